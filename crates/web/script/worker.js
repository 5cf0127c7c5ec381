// Shows what is pushed here, and opens the page that it is about. It does nothing else: no page and no file comes from it.

self.addEventListener("push", event => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // Browsers want something to be shown for everything that is pushed.
  }
  const { title = "Akhet", text = "", link = "/", tag } = told;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: link }));
});

self.addEventListener("notificationclick", event => {
  event.notification.close();
  const link = new URL(event.notification.data, self.location.origin);
  const open = async () => {
    if (link.origin !== self.location.origin) return;
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find(each => new URL(each.url).pathname === link.pathname);
    await (page ? page.focus() : self.clients.openWindow(link.href));
  };
  event.waitUntil(open());
});
