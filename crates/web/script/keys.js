// Keys.

const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const REPLAY = { "[": "left", "]": "right", ArrowLeft: "left", ArrowRight: "right" };

on("keydown", event => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input, select, textarea") || one("dialog[open]")) return;
  const link = one("#go-" + REPLAY[key]);
  if (target.dataset.grid && ARROWS[key]) walk(target, ...ARROWS[key]);
  else if (link) link.click();
  else if (key === "Escape") escape();
  else if (key === "?") one("#keys")?.showModal();
  else if (key.length > 1 || key === " " || !type(key.toLowerCase())) {
    const isFree = target === document.body || target === table();
    if (key === "z") one("#undo")?.click();
    else if (key === "h") one("#hint")?.click();
    else if (key === "r") one("#again")?.click();
    else if (key === "n") one("#waits:not([hidden])")?.click();
    else if (key === "i") explain(thingAt(document.activeElement) ?? all("[data-what]:hover").at(-1), !!explained);
    else if (key === " " && showing && isFree) hurry?.();
    else return;
    event.preventDefault();
    return;
  }
  event.preventDefault();
});

function walk(from, down, right) {
  const [row, column] = from.dataset.grid.split(" ");
  const way = ({ dataset: { grid } }) => {
    const [y, x] = grid.split(" "), along = (y - row) * down + (x - column) * right;
    return along > 0 ? along + 3 * Math.abs((y - row) * right + (x - column) * down) : Infinity;
  };
  const next = all("[data-grid]").reduce((best, to) => way(to) < way(best) ? to : best, from);
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

// Typed notation is played as soon as it can mean nothing else.
let typed = "", typing;
function type(letter) {
  const begun = text => all("[data-key]").filter(({ dataset }) => dataset.key.startsWith(text));
  typed = begun(typed + letter).length ? typed + letter : letter;
  clearTimeout(typing);
  typing = setTimeout(() => { typed = ""; }, 1500);
  const [first, other] = begun(typed);
  if (first?.dataset.key === typed && !other) {
    first.focus();
    first.click();
  }
  return first;
}

function escape() {
  if (closeCard()) return point(stepOf(document.activeElement));
  if (showing) return endShow();
  if (isAsking()) return askMode(false);
  const open = popping().filter(({ open }) => open), pressed = picked();
  if (!open.length && !pressed.length) one("#cancel")?.click();
  for (const details of open) details.open = false;
  for (const thing of pressed) thing.ariaPressed = false;
  point(armed = undefined);
}
