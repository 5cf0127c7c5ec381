// Showing what happened: line by line, at the pace that each person chooses, with the pieces flying from place to place.

const PACES = { slow: 2500, normal: 1300, quick: 450, step: Infinity, once: 0 };
const pace = () => Object.hasOwn(PACES, localStorage["akhet-pace"]) ? localStorage["akhet-pace"] : "normal";
const movesOf = lines => lines.flatMap(({ dataset }) => [...dataset.moves.matchAll(/(\S*)>(\S*)/g)]);

// ---- One change of the page, with what moves.

// A transition that was skipped still calls back, later than what came after it.
let latest, transition;
const land = () => all(":is(#table, #main) [style]").forEach(flown => flown.removeAttribute("style"));
function animate(moves, change) {
  latest = change;
  transition?.skipTransition();
  land();
  if (!moves.length || document.hidden || is("(prefers-reduced-motion: reduce)") || !document.startViewTransition) return change();
  const name = side => moves.forEach((move, index) => {
    const style = piece(move[side])?.style;
    if (style) style.viewTransitionName ||= "piece-" + index;
  });
  name(1);
  transition = document.startViewTransition(() => {
    if (latest !== change) return;
    change();
    land();
    name(2);
  });
  transition.ready.catch(() => {});
  transition.finished.then(() => latest === change && land());
}

// What flies from or to a place: the piece that lies there, or the space for one. A piece is not stretched to a whole row.
const MOST = 160;
function piece(place) {
  const at = place && having("data-at", place)[0];
  if (!at || at.matches("svg, [data-piece]")) return at;
  const found = one("svg", at) ?? at.firstElementChild ?? at;
  return found.getBoundingClientRect().width > MOST ? undefined : found;
}

// ---- One line after the other.

// The show under way. Whoever acts, or has seen enough, ends it.
let showing, hurry;
function endShow() {
  if (showing) showing.isOver = true;
  showing = undefined;
  hurry?.();
}

function beginShow() {
  endShow();
  showing = { isOver: false };
  for (const [id, isHidden] of [["#again", true], ["#skip", false], ["#next", pace() !== "step"]]) {
    if (one(id)) one(id).hidden = isHidden;
  }
  return showing;
}

const rest = time => new Promise(done => {
  hurry = done;
  if (time < Infinity) setTimeout(done, time);
});

// What others did is shown step by step; what one did oneself, at once, unless it ends the game. The last line stands on the
// board with which one plays on, so nobody waits for it.
async function tell(next, isOwn) {
  const lines = all("#told li[data-fresh]", next), groups = Map.groupBy(lines, ({ dataset }) => dataset.frame);
  const isAtOnce = ({ dataset }) => isOwn && "mine" in dataset && !next.matches(".over");
  const isPaced = !lines.every(isAtOnce) && PACES[pace()] && !document.hidden && table().matches(".playing") && one("#told");
  if (!isPaced) {
    endShow();
    lines.forEach(sound);
    return animate(movesOf(lines), () => replace(next));
  }
  const told = document.importNode(one("#told", next), true);
  one("#told").replaceWith(told);
  // What was asked has been answered.
  point();
  for (const kind of all("details.kind[open]")) kind.open = false;
  for (const ask of all(".ask")) ask.inert = !!isOwn;
  setPace();
  const show = beginShow(), shown = all("li[data-fresh]", told);
  for (const line of shown) line.classList.add("later");
  const last = next.matches(".playing") ? lines.at(-1).dataset.frame : undefined;
  let number = 0;
  for (const [frame, group] of groups) {
    const after = frame === last ? next : await past(frame);
    for (const line of group) {
      if (show.isOver) break;
      const isLast = line === group.at(-1);
      follow(shown[number++]);
      sound(line);
      if (isLast && after === next) break;
      animate(movesOf([line]), isLast ? () => put(after) : () => hide(line));
      if (!isAtOnce(line)) await rest(PACES[pace()]);
    }
  }
  const isSkipped = show.isOver;
  if (showing === show) endShow();
  if (next.dataset.revision < revision) return;
  animate(isSkipped ? [] : movesOf(groups.get(last)?.slice(-1) ?? []), () => replace(next));
  if (!isSkipped) follow(all("#told li").at(-1));
  setTimeout(fromTheFirst, PACES.slow, one("#told .lines"));
}

// Once the last line was read, the panel begins with the first again. During one's own turn it ends with the newest.
function fromTheFirst(list) {
  if (list && !showing && !list.closest("[data-newest]")) list.scrollTop = 0;
}
function toTheNewest() {
  const list = one("[data-newest] .lines");
  if (list) list.scrollTop = list.scrollHeight;
}

// Plays the lines that are told once more, or one of them, and puts everything back.
async function again(only) {
  const time = () => PACES[pace()] || PACES.normal;
  const lines = only ? [only] : all("#told li"), show = beginShow(), kept = parts(), home = table();
  if (!only) for (const line of lines) line.classList.add("later");
  for (const [frame, group] of Map.groupBy(lines, ({ dataset }) => dataset.frame)) {
    const before = await past(frame - 1), after = await past(frame);
    if (show.isOver) break;
    if (before) put(before);
    for (const line of group) {
      if (show.isOver) break;
      follow(line);
      sound(line);
      animate(movesOf([line]), line === group.at(-1) && after ? () => put(after) : () => hide(line));
      await rest(time());
    }
  }
  if (showing === show) endShow();
  if (table() !== home) return;
  for (const line of lines) line.classList.remove("later", "cur");
  animate([], () => putParts(kept));
  one("#again").hidden = false;
  one("#skip").hidden = one("#next").hidden = true;
  settle();
  markLines();
}

// How the table stood after a step.
async function past(number) {
  const response = await fetch(one("#told").dataset.frames + number).catch(() => ({}));
  return response.ok ? one("#frame", await parse(response)) : undefined;
}

// Seats and board, as they are or as they were. The dock stays.
const boards = within => [...one(".col-c", within).children].filter(part => !part.matches(".dock, .sr"));
const parts = (within = table()) => ({ seats: one(".col-l", within), boards: boards(within) });
function putParts({ seats, boards: next }) {
  const [first, ...others] = boards(table());
  one(".col-l", table()).replaceWith(seats);
  for (const other of others) other.remove();
  first.replaceWith(...next);
}
function put(frame) {
  putParts(parts(frame));
  markLines();
}

// A piece that has flown is gone from where it was until the board catches up.
function hide(line) {
  for (const [, from, to] of movesOf([line])) if (to) piece(from)?.classList.add("flown");
}

// ---- Lines and the places on the board that they are about.

function follow(line) {
  for (const other of all("#told li.cur")) other.classList.remove("cur");
  line?.classList.remove("later");
  line?.classList.add("cur");
  const list = line?.parentElement;
  if (list) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight + line.clientHeight;
  markLines();
}

function markLines() {
  for (const old of all("[data-told]")) {
    delete old.dataset.told;
    old.classList.remove("rel", "told-now", "told-empty");
  }
  for (const line of all("#told li[data-place]:not(.later)")) {
    const place = having("data-at", line.dataset.place)[0], at = place?.closest("svg")?.parentElement ?? place;
    if (!at) continue;
    at.dataset.told = one("[data-line]", line).dataset.line;
    at.classList.toggle("rel", getComputedStyle(at).position === "static");
    at.classList.toggle("told-now", line.matches(".cur"));
    at.classList.toggle("told-empty", !one("svg", at) && !at.textContent.trim());
  }
}

// There is one switch. Where what was told has no room for it, it stands in the menu.
function setPace() {
  const [last, ...others] = all("#table .pace").reverse(), menu = tight.matches && one("#menu .menu");
  for (const other of others) other.remove();
  if (last && menu) menu.prepend(last);
  else if (last) one("#told").append(last);
  for (const radio of all("[name=pace]")) radio.checked = radio.value === pace();
}

const sound = ({ dataset }) => dataset.sound && window.akhet?.sound?.(dataset.sound);
