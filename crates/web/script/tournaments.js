// Tournaments: the page of one is fetched again whenever something has changed there.

const tournament = () => one("[data-tournament]");
let tournamentStream, tournamentAgain, tournamentDelay = 0.5, tournamentTimer;
function hearTournament() {
  clearTimeout(tournamentAgain);
  tournamentStream?.close();
  if (!tournament()) return;
  tournamentStream = new EventSource(tournament().dataset.tournament + "/events");
  tournamentStream.onopen = () => { tournamentDelay = 0.5; };
  tournamentStream.onmessage = ({ data }) => {
    if (data !== tournament().dataset.revision) lookAtTournament(Math.random() / 2);
  };
  tournamentStream.onerror = () => {
    tournamentStream.close();
    tournamentAgain = setTimeout(hearTournament, tournamentDelay * 1000 * (0.5 + Math.random()));
    tournamentDelay = Math.min(tournamentDelay * 2, 30);
  };
}

function lookAtTournament(seconds) {
  clearTimeout(tournamentTimer);
  tournamentTimer = setTimeout(async () => {
    const response = await fetch(tournament().dataset.look, { headers: { "x-fragment": "1" } }).catch(() => ({}));
    if (!response.ok) return;
    const next = one("[data-tournament]", await parse(response)), now = tournament(), said = one("#tournament-said");
    if (!next) return;
    const focused = document.activeElement?.id, open = all("details[open][id]", now).map(({ id }) => id);
    // What is announced has to stay where it is.
    const words = one("#tournament-said", next).textContent;
    one("#tournament-said", next).remove();
    for (const part of [...now.children]) if (part !== said) part.remove();
    now.append(...[...next.children].map(part => document.adoptNode(part)));
    if (said.textContent !== words) said.textContent = words;
    now.dataset.revision = next.dataset.revision;
    for (const id of open) one("#" + CSS.escape(id))?.setAttribute("open", "");
    if (focused) one("#" + CSS.escape(focused))?.focus({ preventScroll: true });
  }, seconds * 1000);
}

hearTournament();
addEventListener("pagehide", () => tournamentStream?.close());
addEventListener("pageshow", ({ persisted }) => persisted && hearTournament());
