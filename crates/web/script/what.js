// What a thing is: a card beside it after a moment of pointing, with `i`, after a long press, or in the mode "What is?".

const REST = 450, LONG = 500;
let resting, explained, pressing, isHeld, seenAt;
const home = () => table() ?? one("#main");
const thingAt = target => target.closest?.("#table [data-what], #main [data-what]");

async function explain(thing, isKept) {
  clearTimeout(resting);
  const address = home()?.dataset.whatIs;
  if (!thing || !address || (explained === thing && !isKept)) return;
  const response = await fetch(address + encodeURIComponent(thing.dataset.what)).catch(() => ({}));
  if (!response.ok || !thing.isConnected) return;
  const card = one("#card"), content = one(".what-card", await parse(response));
  if (!content) return;
  closeCard();
  explained = thing;
  card.replaceChildren(content);
  card.classList.toggle("kept", !!isKept);
  thing.classList.add("asked");
  card.hidden = false;
  place(card, thing);
  one("#news").textContent = content.innerText;
}

// Beside the thing, where there is room; on a phone it is a sheet from below, and the page slides so that the thing stays
// in sight above it.
function place(card, thing) {
  card.style.left = card.style.top = "";
  if (is("(max-width: 600px)")) {
    const under = thing.getBoundingClientRect().bottom - card.getBoundingClientRect().top + 12;
    if (under > 0) scrollBy({ top: under });
    return;
  }
  const at = thing.getBoundingClientRect(), { width, height } = card.getBoundingClientRect(), gap = 12;
  const right = at.right + gap + width < innerWidth, left = at.left - gap - width > 0;
  const x = right ? at.right + gap : left ? at.left - gap - width : Math.max(gap, Math.min(at.left, innerWidth - width - gap));
  const y = right || left ? at.top + at.height / 2 - height / 2 : at.bottom + gap + height < innerHeight ? at.bottom + gap : at.top - gap - height;
  card.style.left = x + "px";
  card.style.top = Math.max(gap, Math.min(y, innerHeight - height - gap)) + "px";
}

function closeCard() {
  const card = one("#card");
  if (!card || card.hidden) return false;
  card.hidden = true;
  for (const asked of all(".asked")) asked.classList.remove("asked");
  explained = undefined;
  return true;
}

function isPlayable(target) {
  const button = target.closest("button, a, summary, input, label");
  return button && button.ariaDisabled !== "true";
}

const isAsking = () => one("#what")?.ariaPressed === "true";
function askMode(isOn) {
  if (one("#what")) one("#what").ariaPressed = isOn;
  home()?.classList.toggle("asking", isOn);
}

// A pointer that lies still while the page changes under it asks for nothing.
on("pointerover", ({ target, pointerType, clientX, clientY }) => {
  clearTimeout(resting);
  if (pointerType === "touch") return;
  const thing = thingAt(target), at = `${clientX} ${clientY}`, hasMoved = at !== seenAt;
  seenAt = at;
  if (hasMoved && thing && thing !== explained) resting = setTimeout(explain, REST, thing);
  const isElsewhere = explained && !one("#card").classList.contains("kept") && !thing && !target.closest("#card");
  if (isElsewhere) closeCard();
});
// Whoever walks by keys is told why something cannot be played. A focus that is only put back says nothing.
let isWalking;
on("keydown", ({ key }) => { isWalking = key === "Tab" || key.startsWith("Arrow"); });
on("focusin", ({ target }) => {
  const thing = thingAt(target), isLeft = explained && thing !== explained && !one("#card").classList.contains("kept");
  if (isLeft) closeCard();
  if (!isWalking) return;
  clearTimeout(resting);
  if (thing && !isPlayable(target)) resting = setTimeout(explain, REST, thing);
  isWalking = false;
});
on("scroll", () => one("#card")?.classList.contains("kept") || closeCard());
on("pointerdown", ({ target, pointerType, clientX, clientY }) => {
  seenAt = `${clientX} ${clientY}`;
  isHeld = false;
  clearTimeout(pressing);
  clearTimeout(resting);
  const thing = thingAt(target);
  if (pointerType !== "touch" || !thing) return;
  pressing = setTimeout(() => {
    isHeld = true;
    explain(thing, true);
  }, LONG);
});
for (const event of ["pointerup", "pointercancel", "pointermove"]) {
  on(event, ({ movementX = 0, movementY = 0 }) => Math.abs(movementX) + Math.abs(movementY) > 4 || event !== "pointermove" ? clearTimeout(pressing) : 0);
}
on("contextmenu", event => isHeld && event.preventDefault());

// A click explains in the mode for it, after a long press, and on whatever cannot be played.
document.addEventListener("click", event => {
  const { target } = event, thing = thingAt(target);
  if (target.closest("#card .shut")) return void closeCard();
  if (target.closest("#card")) return;
  if (target.closest("#what")) return askMode(!isAsking());
  if (isHeld || (thing && (isAsking() || !isPlayable(target)))) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isHeld) explain(thing, true);
    isHeld = false;
    return;
  }
  closeCard();
}, true);
