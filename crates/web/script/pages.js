// Options, the score pad, settings, replays.

function apply() {
  for (const more of all("details.each")) more.hidden = false;
  for (const option of all("[data-when]")) {
    const [name, ...values] = option.dataset.when.split(" "), form = option.closest("form");
    const isAsked = all(`[name=${name}]`, form).some(field => !field.disabled);
    option.hidden = !isAsked || !values.includes(form.elements[name].value);
    // What is hidden is not sent.
    for (const field of all("input, select", option)) field.disabled = !!field.closest("[hidden]");
  }
  // A choice that is gone gives way to the first that is there.
  for (const gone of all("label[hidden]")) {
    if (gone.control.checked) one("label:not([hidden])", gone.parentElement).control.checked = true;
  }
  // More options are offered only where there are some.
  for (const more of all("details.each")) more.hidden = all("input, select", more).every(field => field.disabled);
}

let counting;
function count(form) {
  clearTimeout(counting);
  counting = setTimeout(async () => {
    const address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
    one("#result").replaceChildren(...one("#result", await parse(await fetch(address))).childNodes);
    history.replaceState(null, "", address);
  }, 250);
}

on("input", ({ target: { form, name, value, checked, dataset } }) => {
  apply();
  if (form?.id === "pad") count(form);
  if (name === "pace") localStorage["akhet-pace"] = value;
  if (dataset.never !== undefined) localStorage["akhet-goal-" + one("#goal").dataset.game] = checked ? "on" : "off";
  if (dataset.switch) localStorage["akhet-" + dataset.switch] = checked ? "on" : "off";
  if (dataset.switch === "notify" && checked) window.Notification?.requestPermission();
});
