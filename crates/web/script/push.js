// Lets this browser be pushed to. What it gives is sent like any other form.

const form = document.querySelector("[data-push]");
const bytes = text => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), sign => sign.charCodeAt(0));
const text = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes)))
  .replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

async function subscribe({ push, worker }) {
  if (await Notification.requestPermission() !== "granted") throw new Error("not allowed");
  const registration = await navigator.serviceWorker.register(worker);
  await navigator.serviceWorker.ready;
  const given = await registration.pushManager.subscribe({
    userVisibleOnly: true, applicationServerKey: bytes(push),
  });
  return {
    kind: "push", address: given.endpoint,
    public: text(given.getKey("p256dh")), secret: text(given.getKey("auth")),
  };
}

if (form && "serviceWorker" in navigator && "PushManager" in window) {
  let isBusy = false;
  form.addEventListener("submit", async event => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    try {
      for (const [name, value] of Object.entries(await subscribe(form.dataset))) {
        const field = document.createElement("input");
        field.type = "hidden";
        field.name = name;
        field.value = value;
        form.append(field);
      }
      form.submit();
    } catch {
      form.querySelector("[role=alert]").hidden = false;
      isBusy = false;
    }
  });
} else {
  form?.remove();
}
