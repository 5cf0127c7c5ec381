// Reviews under way, and replays that go on by themselves.

// A review that is under way shows what it has found; once it is done, it is another page.
async function poll() {
  if (!one("[data-poll]")) return;
  const next = await fetch(location).then(parse).catch(() => undefined);
  if (next && !one("[data-poll]", next)) return location.reload();
  if (next) one("#review").replaceWith(document.adoptNode(one("#review", next)));
  setTimeout(poll, 700);
}

// Each position is fetched as a page, and its board takes the place of the last one.
let playing;
async function autoplay() {
  clearTimeout(playing);
  const address = one("#go-right")?.href, wait = PACES[pace()];
  if (!address) return stopPlaying();
  const page = await fetch(address).then(parse).catch(() => undefined), next = page && one("#main", page);
  if (!next || !isPlaying()) return stopPlaying();
  const moves = [...(next.dataset.moves ?? "").matchAll(/(\S*)>(\S*)/g)];
  animate(moves, () => turnTo(document.adoptNode(next), address));
  if (wait < Infinity) playing = setTimeout(autoplay, Math.max(wait, PACES.quick));
  else stopPlaying();
}

const isPlaying = () => one("#autoplay")?.ariaPressed === "true";
function stopPlaying() {
  clearTimeout(playing);
  if (one("#autoplay")) one("#autoplay").ariaPressed = "false";
}

function turnTo(next, address) {
  const hadFocus = document.activeElement?.id;
  closeCard();
  one("#main").replaceWith(next);
  settle();
  history.replaceState(null, "", address);
  setPace();
  if (one("#autoplay")) one("#autoplay").ariaPressed = "true";
  if (hadFocus) one("#" + CSS.escape(hadFocus))?.focus({ preventScroll: true });
  showMove();
}

// The log scrolls to the move that is shown.
function showMove() {
  const move = one("a.mv.cur"), log = move?.closest(".moves-box");
  if (log) log.scrollTop += move.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 2;
}

on("click", ({ target }) => {
  const button = target.closest("#autoplay");
  if (!button) return;
  if (isPlaying()) return stopPlaying();
  button.ariaPressed = "true";
  autoplay();
});
