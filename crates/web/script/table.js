// A live table: it listens, fetches what is new, has it shown, and sends what is decided.

let source, waiting, delay = 0.4, newest = 0, revision = Number(table()?.dataset.revision);
function listen() {
  clearTimeout(waiting);
  source?.close();
  source = new EventSource(`/t/${table().dataset.table}/events`);
  source.onopen = () => setSilent(false);
  source.onmessage = ({ data }) => {
    delay = 0.4;
    newest = Number(data);
    catchUp();
  };
  source.addEventListener("away", ({ data }) => setAway(data.split(" ")));
  source.addEventListener("watching", ({ data }) => setWatching(Number(data)));
  source.addEventListener("waits", ({ data }) => setWaits(data));
  source.addEventListener("time", ({ data }) => setTime(Number(data)));
  source.addEventListener("phrases", ({ data }) => overhear(Number(data)));
  source.onerror = () => {
    source.close();
    setSilent(true);
    // Not all at once: a server that stops sends everybody to another.
    waiting = setTimeout(listen, delay * 1000 * (0.5 + Math.random()));
    delay = Math.min(delay * 2, 30);
  };
}

// That nothing arrives is a sign of its own, at once when the browser knows that it is offline.
let silence;
function setSilent(isSilent) {
  clearTimeout(silence);
  const show = () => { one("#line").hidden = !isSilent; };
  if (isSilent && navigator.onLine) silence = setTimeout(show, 1500);
  else show();
}
addEventListener("offline", () => table() && setSilent(true));
addEventListener("online", () => table() && listen());

// How many look on, in the bar.
function setWatching(count) {
  const sign = one("#watching");
  sign.hidden = !count;
  one("b", sign).textContent = count;
}

// How many games wait, in the bar. The words for two are those for more.
function setWaits(count) {
  const sign = one("#waits"), { one: single, two } = sign.dataset;
  sign.hidden = count === "0";
  one("b", sign).textContent = count;
  one("span", sign).textContent = count === "1" ? single : two.replace("2", count);
}

// Whoever opens a page again was not away; whoever was and comes back is greeted for a moment.
let away = [], back = [], leaving, greeting;
function setAway(seats) {
  clearTimeout(leaving);
  const returned = away.filter(seat => !seats.includes(seat));
  if (returned.length) {
    clearTimeout(greeting);
    back = returned;
    greeting = setTimeout(() => {
      back = [];
      markAway();
    }, 8000);
  }
  away = seats.filter(seat => away.includes(seat));
  markAway();
  leaving = setTimeout(() => {
    away = seats;
    markAway();
  }, 4000);
}
function markAway() {
  for (const sign of all("[data-away]")) sign.hidden = !away.includes(sign.dataset.away);
  for (const sign of all("[data-back]")) sign.hidden = !back.includes(sign.dataset.back);
}

// The answer to what was sent brings the news itself: a page swapped twice would lose a click in between.
let isFetching;
async function catchUp() {
  if (isFetching || isSending || newest <= revision) return;
  isFetching = true;
  // Whoever answers may not have heard of it yet.
  const headers = { "x-heard": newest };
  const asked = fetch(table().dataset.live + revision, { headers });
  const page = await asked.then(response => response.ok && parse(response)).catch(() => false);
  await letGo;
  if (page && !isSending) await show(page);
  isFetching = false;
  setTimeout(catchUp, page ? 0 : 3000);
}

// What was pressed must still be there when it is let go of, or nothing was clicked. News wait for that, though not forever.
let letGo;
on("pointerdown", () => {
  letGo = new Promise(resolve => {
    // The click comes right after.
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(resolve), { once: true });
    setTimeout(resolve, 10_000);
  });
});

async function show(page, isOwn) {
  const next = one("#table", page);
  if (!next) return note(one("main p", page)?.textContent);
  const news = next.dataset.revision - revision;
  if (news < 0) return;
  revision += news;
  await tell(document.adoptNode(next), isOwn || !news);
}

// Whether somebody decides by keys in the dock. While others move nothing there can have the focus; when asked again, they are
// at the choices again.
let isAtChoices;
on("focusin", ({ target }) => {
  if (target !== table()) isAtChoices = !!target.closest(".ask") && target.matches(":focus-visible");
});

function replace(next) {
  const prior = table(), focused = document.activeElement, hadFocus = prior.contains(focused);
  const isLater = next.dataset.revision !== prior.dataset.revision;
  for (const details of all("details[id]:not(.pop)", next)) {
    if (isLater && details.matches(".kind")) continue;
    details.open = one("#" + details.id)?.open ?? (details.open && !tight.matches);
  }
  keepTalk(prior, next);
  prior.replaceWith(next);
  closeCard();
  document.body.className = next.className;
  document.title = document.title.replace(prior.dataset.title, next.dataset.title);
  sayArrived();
  point();
  settle();
  setPace();
  markLines();
  toTheNewest();
  markAway();
  hear();
  countDown();
  drawHint();
  putAway();
  if (hadFocus || (isAtChoices && focused === document.body)) refocus(focused);
  if (prior.dataset.turn !== "mine" && next.dataset.turn === "mine") call();
  window.akhet?.badge?.(next.dataset.turn === "mine");
  one("#news").replaceChildren();
  requestAnimationFrame(() => one("#news").replaceChildren(one("#said").textContent));
}

function refocus({ id, value, dataset: { grid } }) {
  const same = [["id", id], ["data-grid", grid], ["value", value]].flatMap(([name, value]) => value ? having(name, value) : []);
  const isAsked = isAtChoices && table().dataset.turn === "mine";
  const place = same.find(place => place !== table()) ?? (isAsked ? one(".ask .offer:not(.not)") : undefined);
  (place ?? table()).focus({ preventScroll: true });
}

// The board is one tab stop.
function settle() {
  const grid = all(":is(#table, #main) [data-grid]"), stop = grid.find(({ name }) => name === "step") ?? grid[0];
  for (const place of grid) place.tabIndex = place === stop ? 0 : -1;
  attend();
}

// Nobody is asked for what goes without saying: to sit down on a chair that was kept, and to show what one is bound to.
// Each is tried once for each secret of the server.
const attended = new Set();
function attend() {
  const form = one("form[data-auto], form[data-reveal]"), what = form && form.action + form.elements.commitment.value;
  if (!form || isSending || attended.has(what)) return;
  attended.add(what);
  form.requestSubmit();
}

// The three sentences about the goal, until they are put away for good, and what was explained in another game.
function putAway() {
  const goal = one("#goal");
  if (goal) goal.hidden = isOn("goal-" + goal.dataset.game);
  for (const told of all("[data-once]")) {
    const first = localStorage["akhet-once-" + told.dataset.once] ??= table().dataset.table;
    told.hidden = first !== table().dataset.table;
  }
}

// ---- Your turn.

function call() {
  const { call, title } = table().dataset;
  window.akhet?.sound?.("turn");
  if (!document.hidden) return;
  document.title = `● ${call} – ${title}`;
  if (isOn("notify") && window.Notification?.permission === "granted") new Notification(call, { body: title });
}

on("visibilitychange", () => {
  if (document.hidden || !table()) return;
  document.title = document.title.replace(/^● .*? – /, "");
  if (source.readyState !== EventSource.OPEN) listen();
});

// Pages to go back to keep their streams, and a browser has six in all.
addEventListener("pagehide", () => source?.close());

// ---- Sending without leaving the page.

on("submit", event => {
  const form = event.target;
  if (form.matches(".sit")) commit(form);
  if (form.matches(".reveal") && !reveal(form)) return event.preventDefault();
  if (!form.matches("#table [method=post]:not([data-plain])")) return;
  event.preventDefault();
  send(form.getAttribute("action"), new URLSearchParams(new FormData(form, event.submitter)), event.submitter);
});

// What was pressed shows at once that it was taken, and a second press is answered.
let isSending;
async function send(address, body, button) {
  if (isSending) return note(template("#sending"), 1);
  isSending = true;
  endShow();
  button?.classList.add("sent");
  table().ariaBusy = true;
  const slow = setTimeout(() => one("#state")?.replaceChildren(template("#sending")), 400);
  const arrived = () => {
    clearTimeout(slow);
    button?.classList.remove("sent");
    table().ariaBusy = null;
    one("#state")?.replaceChildren();
  };
  try {
    const response = await fetch(address, { method: "POST", body, headers: { "x-fragment": "1" } });
    note();
    arrived();
    await show(await parse(response), true);
  } catch {
    arrived();
    note(template("#offline"), 1e6);
    one("[data-retry]").onclick = () => send(address, body);
    if (address.endsWith("/reveal")) setTimeout(send, 3000, address, body);
  }
  isSending = false;
  catchUp();
  attend();
}
