// Pointing at a choice shows what it brings about; some are made up of several things.

let pointed, armed;
function point(value) {
  if (value === pointed) return;
  pointed = value;
  for (const shown of all("[data-for].on")) shown.classList.remove("on");
  if (value) for (const hidden of having("data-for", value)) hidden.classList.add("on");
}
const stepOf = target => target.closest?.("[name=step]")?.value;
const picked = () => all("[data-pick][aria-pressed=true]");
const wanted = ({ dataset }) => dataset.picks.split(" ");
// What is left to pick of a choice; nothing if something picked is no part of it. Of things with one name each will do.
function left(choice, picks) {
  const names = wanted(choice);
  return picks.every(({ dataset }) => names.includes(dataset.pick) && names.splice(names.indexOf(dataset.pick), 1)) && names;
}
const choices = picks => all("[data-picks]").filter(choice => left(choice, picks));
const composed = picks => choices(picks).find(choice => !left(choice, picks).length);

on("pointerover", ({ target, pointerType }) => {
  if (pointerType === "touch") return;
  const pick = target.closest("[data-pick]");
  point(stepOf(target) ?? (pick && composed([...picked(), pick])?.value) ?? stepOf(document.activeElement));
});
on("focusin", ({ target }) => point(stepOf(target) ?? armed));

// The first tap on what says so only shows, and for those who want to confirm every first click.
function onlyShows(step) {
  const asks = isOn("confirm") || (step.dataset.tap && is("(pointer: coarse)"));
  armed = asks && armed !== step.value && !step.matches(".tap") ? step.value : undefined;
  point(step.value);
  if (armed) one(".pvw.on .tap")?.scrollIntoView({ block: "nearest" });
  return armed;
}

function pick(thing) {
  thing.ariaPressed = thing.ariaPressed !== "true";
  if (!choices(picked()).length) for (const other of picked()) other.ariaPressed = other === thing;
  const whole = composed(picked());
  whole?.form.requestSubmit(whole);
}

// ---- Clicks.

on("click", event => {
  const { target } = event, button = target.closest("button"), data = button?.dataset ?? {};
  if (button?.name === "step") {
    if (onlyShows(button)) event.preventDefault();
  } else {
    armed = undefined;
    if (data.pick) pick(button);
    else point();
  }
  for (const details of popping()) details.open &&= details.contains(target);
  const kind = target.closest("summary[data-filter]");
  if (kind) filter(kind);
  if (target.closest("#again")) again();
  if (target.closest("#skip")) endShow();
  if (target.closest("#next")) hurry?.();
  if (data.line) again(button.closest("li"));
  if (data.why) note(data.why);
  if (data.copy) copy(button);
  if (data.dialog) one("#" + data.dialog).showModal();
});

// A kind of thing to do leaves only its targets bright, and one kind is open at a time.
function filter(summary) {
  const isOpening = !summary.parentElement.open;
  for (const other of all("details.kind[open]")) other.open = other === summary.parentElement;
  light(isOpening ? summary.dataset.filter : undefined);
}

function light(kind) {
  const previews = all(".pvw"), values = new Set(previews.filter(({ dataset }) => dataset.kind === kind).map(({ dataset }) => dataset.for));
  table()?.classList.toggle("lighting", !!kind);
  for (const step of all("[name=step]")) step.classList.toggle("lit", values.has(step.value) && !step.closest(".dock"));
}
const opened = () => one("details.kind[open] > summary")?.dataset.filter;
on("pointerover", ({ target, pointerType }) => {
  if (pointerType !== "touch" && one(".offers")) light(target.closest("[data-offer]")?.dataset.offer ?? opened());
});

// Not by the newer clipboard, which is there with https only.
function copy(button) {
  const field = document.createElement("textarea");
  button.after(field);
  field.value = button.dataset.copy;
  field.select();
  document.execCommand("copy");
  field.remove();
  button.focus();
  const isOfNoUse = one("#copied-here") && button.dataset.copy.startsWith(location.origin);
  note(template(isOfNoUse ? "#copied-here" : "#copied"));
}

// A menu opens above what opens it, and below where there is no room above.
document.addEventListener("toggle", ({ target }) => {
  const menu = target.open && one(".menu", target);
  if (!menu) return;
  menu.classList.remove("down");
  menu.classList.toggle("down", menu.getBoundingClientRect().top < 0);
}, true);
