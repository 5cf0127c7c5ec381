// The form that makes a table begins with what was chosen last, game by game. It is kept on this device.

const form = document.querySelector(".newg"), game = form?.elements.game.value, shelf = "akhet-chosen-" + game;

function read(key) {
  try { return localStorage[key] } catch { return undefined }
}

function keep() {
  const chosen = new URLSearchParams(new FormData(form));
  chosen.delete("name");
  try {
    localStorage[shelf] = chosen;
    localStorage["akhet-game"] = game;
  } catch {
    // Whoever lets nothing be kept begins with the defaults.
  }
}

function choose([name, value]) {
  for (const field of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
    // A level that the game does not have any more plays as another one.
    if (field.type === "radio") field.checked ||= field.value === value || !!field.dataset.as?.split(" ").includes(value);
    else if (field.type === "checkbox") field.checked = field.value === value;
    else if ([...field.options ?? []].some(option => option.value === value)) field.value = value;
  }
}

// An address that says more than the game has been chosen by somebody, and so has what was refused.
const asked = [...new URLSearchParams(location.search).keys()].filter(key => key !== "game");
if (form && !asked.length && location.pathname === "/") {
  const last = read("akhet-game"), link = document.querySelector(`a.game[href="/?game=${CSS.escape(last ?? "")}"]`);
  if (!location.search && last !== game && link) location.replace(link.href);
  const folded = form.querySelector("details.each"), usual = folded && values(folded);
  for (const pair of new URLSearchParams(read(shelf) ?? "")) choose(pair);
  if (folded && values(folded) !== usual) folded.open = true;
  form.elements.game.dispatchEvent(new Event("input", { bubbles: true }));
}
form?.addEventListener("submit", keep);

// On a phone the games stand in a row that is wider than the screen.
document.querySelector("a.game[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });

function values(part) {
  return [...part.querySelectorAll("select, input:checked")].map(field => field.value).join();
}
