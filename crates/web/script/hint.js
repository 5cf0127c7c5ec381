// A hint on the board: a ring round the piece and round where it goes, and an arrow from one to the other.

const SVG = "http://www.w3.org/2000/svg";
function drawHint() {
  for (const old of all(".hinted, .doubted, .arrow")) old.matches(".arrow") ? old.remove() : old.classList.remove("hinted", "doubted");
  const { hint, hintKind, doubt } = one(".ask")?.dataset ?? {};
  const onBoard = value => having("value", value).filter(button => !button.closest(".dock"));
  if (doubt) {
    for (const target of onBoard(doubt)) target.classList.add("doubted");
    one("#wait")?.scrollIntoView({ block: "center" });
  }
  if (hint) {
    // Of several pieces that move, it is the one that goes where the button is.
    const [button] = onBoard(hint), moves = movesOf(having("data-for", hint).filter(({ dataset }) => dataset.moves));
    const move = moves.find(([, , to]) => to && having("data-at", to)[0]?.contains(button)) ?? moves[0], from = piece(move?.[1]);
    const listed = having("value", hint).find(each => each.closest(".dock") && !each.matches(".tap"));
    if (button) bringUp(button, from);
    else if (listed) bringIntoSight(listed);
    const to = button?.checkVisibility() ? button : piece(move?.[2]), ringed = button ? [from, to] : [from, to, listed];
    for (const part of ringed) part?.classList.add("hinted");
    if (from && to) drawArrow(from.getBoundingClientRect(), to.getBoundingClientRect());
  } else if (hintKind) {
    for (const { dataset } of all(`.pvw[data-kind="${hintKind}"]`)) for (const target of onBoard(dataset.for)) target.classList.add("hinted");
    one(`[data-offer="${hintKind}"]`)?.classList.add("hinted");
  }
}

// What shows only once a piece is chosen: the piece is chosen, as one would.
function bringUp(button, from) {
  const chosen = from?.closest("[data-pick]");
  if (chosen && !button.checkVisibility()) for (const thing of [...picked(), chosen]) thing.ariaPressed = thing === chosen;
}

function bringIntoSight(listed) {
  const folded = listed.closest("details");
  if (folded) folded.open = true;
  listed.scrollIntoView({ block: "nearest" });
}

// From edge to edge, with a bend, so that it does not lie over what is between. Twice: a pale case and the line itself.
function drawArrow(from, to) {
  const home = table().getBoundingClientRect(), middle = ({ left, top, width, height }) => [left + width / 2 - home.left, top + height / 2 - home.top];
  const [a, b] = [middle(from), middle(to)], way = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (way < (from.width + to.width) / 2) return;
  const towards = (p, q, by) => p.map((at, axis) => at + (q[axis] - at) * by / way);
  const start = towards(a, b, Math.min(from.width, from.height) / 2), end = towards(b, a, Math.min(to.width, to.height) / 2 + 8);
  const bend = [(start[0] + end[0]) / 2 - (end[1] - start[1]) * 0.16, (start[1] + end[1]) / 2 + (end[0] - start[0]) * 0.16];
  const arrow = document.createElementNS(SVG, "svg");
  arrow.setAttribute("class", "arrow");
  arrow.setAttribute("aria-hidden", "true");
  const angle = Math.atan2(end[1] - bend[1], end[0] - bend[0]), wing = turn => [end[0] - 13 * Math.cos(angle + turn), end[1] - 13 * Math.sin(angle + turn)];
  const path = `M${start} Q${bend} ${end} M${wing(0.5)} L${end} L${wing(-0.5)}`;
  for (const kind of ["case", "line"]) {
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("class", kind);
    line.setAttribute("d", path);
    arrow.append(line);
  }
  table().append(arrow);
}
addEventListener("resize", () => one(".arrow") && drawHint());
