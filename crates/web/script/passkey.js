// Passkeys. The browser takes and gives bytes; what travels is text.

const said = document.querySelector("#passkey-said");
const bytes = text => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), sign => sign.charCodeAt(0));
const text = bytes => bytes && btoa(String.fromCharCode(...new Uint8Array(bytes)))
  .replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

function take({ challenge, user, excludeCredentials = [], allowCredentials = [], ...options }) {
  const named = list => list.map(each => ({ ...each, id: bytes(each.id) }));
  return {
    ...options, challenge: bytes(challenge), user: user && { ...user, id: bytes(user.id) },
    excludeCredentials: named(excludeCredentials), allowCredentials: named(allowCredentials),
  };
}

function give({ id, rawId, type, response }) {
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const given = parts.map(part => [part, text(response[part])]);
  return JSON.stringify({ id, rawId: text(rawId), type, response: Object.fromEntries(given) });
}

// Asks the server what the passkey has to answer, until it wants no more. Returns everything that is to be sent.
async function answer(start, fields) {
  for (;;) {
    const response = await fetch(start, { method: "POST", body: new URLSearchParams(fields) });
    const asked = await response.json();
    // What stands in a field is told beside it, by the page that the form leads to.
    if (asked.isField) return;
    if (!response.ok) throw asked;
    fields.set("passkey", give(await navigator.credentials[asked.how]({ publicKey: take(asked.options) })));
    fields.set("state", asked.state);
    if (asked.isLast) return;
  }
}

function send(action, fields) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of fields) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

let isBusy = false;
async function use(form, button, start, action) {
  if (isBusy) return;
  isBusy = said.hidden = true;
  const fields = new FormData(form);
  try {
    await answer(start, fields);
    send(action, fields);
  } catch ({ name, sentence }) {
    const { cancelled, known, failed } = said.dataset;
    const told = { NotAllowedError: cancelled, AbortError: cancelled, InvalidStateError: known }[name] ?? sentence ?? failed;
    button.after(said);
    said.hidden = false;
    said.textContent = told;
  } finally {
    isBusy = false;
  }
}

if (window.PublicKeyCredential) {
  for (const hidden of document.querySelectorAll(".passkey[hidden]")) hidden.hidden = false;
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    form.addEventListener("submit", event => {
      // Who has typed the password needs no passkey to show who they are.
      if (form.dataset.proof !== undefined && form.querySelector("[autocomplete=current-password]")?.value) return;
      event.preventDefault();
      use(form, event.submitter ?? form.lastElementChild, form.dataset.passkey, form.action);
    });
  }
  for (const button of document.querySelectorAll("button[data-passkey]")) {
    button.addEventListener("click", () => {
      const fields = [...button.form.elements].filter(field => field.type !== "password");
      if (fields.every(field => field.reportValidity())) use(button.form, button, button.dataset.passkey, button.dataset.to);
    });
  }
}
