// Strangers: whoever waits is led to their table, whatever page they are on, and the open tables are fetched when they change.

let meeting, meetingAgain, meetingDelay = 0.5;
function meet() {
  clearTimeout(meetingAgain);
  meeting?.close();
  if (!one("#seeks, [data-lobby], [data-tournament], [data-called]")) return;
  meeting = new EventSource("/lobby/events");
  meeting.onopen = () => { meetingDelay = 0.5; };
  meeting.addEventListener("search", ({ data }) => setSearch(data));
  meeting.addEventListener("lobby", () => lookAgain(Math.random()));
  meeting.onerror = () => {
    meeting.close();
    meetingAgain = setTimeout(meet, meetingDelay * 1000 * (0.5 + Math.random()));
    meetingDelay = Math.min(meetingDelay * 2, 30);
  };
}

let searchKnown;
function setSearch(state) {
  const sign = one("#seeks"), isFound = state.startsWith("/t/");
  const words = one("#meeting-words")?.dataset.found ?? one("[data-called]")?.dataset.called;
  if (isFound && location.pathname !== state) {
    window.akhet?.sound?.("turn");
    if (document.hidden && isOn("notify") && window.Notification?.permission === "granted") new Notification(words ?? document.title);
    // Whoever looks at how a game has ended is left a moment.
    if (!one("#table.over")) return leadTo(state);
    note(words, 8);
    return setTimeout(() => leadTo(state), 8000);
  }
  // Somebody did not come to the table, so the search goes on.
  if (state === "waiting" && sign?.dataset.found === location.pathname) return location.assign("/lobby");
  if (state === "-") sign?.remove();
  const isNews = searchKnown !== undefined && state !== searchKnown;
  searchKnown = state;
  if (one("[data-lobby]") && (isNews || (state === "waiting") !== !!one("#search[data-waiting]"))) lookAgain(0);
}

// What has happened is said where one arrives, once one sits there.
function leadTo(table) {
  const words = one("#meeting-words")?.dataset.arrived;
  try {
    if (words) sessionStorage["akhet-arrived"] = words;
  } catch { /* Then it is not said. */ }
  location.assign(table);
}

function sayArrived() {
  try {
    if (!one("#table.playing") || !sessionStorage["akhet-arrived"]) return;
    note(sessionStorage["akhet-arrived"], 8);
    delete sessionStorage["akhet-arrived"];
  } catch { /* Nothing can be kept here. */ }
}

let lookingAgain;
function lookAgain(seconds) {
  clearTimeout(lookingAgain);
  lookingAgain = setTimeout(async () => {
    const response = await fetch(location.pathname + location.search, { headers: { "x-fragment": "1" } }).catch(() => ({}));
    if (!response.ok) return;
    if (response.redirected) return location.assign(response.url);
    const page = await parse(response), focused = document.activeElement?.id;
    putPart("#dares", page);
    putPart("#open", page);
    // What somebody has chosen in the form stays.
    if (one("#search[data-waiting]") || one("#search[data-waiting]", page)) putPart("#search", page);
    if (focused) one("#" + CSS.escape(focused))?.focus({ preventScroll: true });
    countWait();
  }, seconds * 1000);
}

function putPart(id, page) {
  const next = one(id, page);
  if (next) one(id)?.replaceWith(document.adoptNode(next));
}

// How long it has been goes on by itself; when the range widens, it is asked for.
let waitCounter, widening;
function countWait() {
  clearInterval(waitCounter);
  clearTimeout(widening);
  const time = one("[data-waited]"), wider = one("[data-wider]");
  if (!time) return;
  const start = performance.now() - time.dataset.waited;
  waitCounter = setInterval(() => {
    const seconds = Math.floor((performance.now() - start) / 1000), minutes = Math.floor(seconds / 60);
    if (minutes < 60) time.textContent = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  }, 1000);
  if (wider) widening = setTimeout(lookAgain, Number(wider.dataset.wider) + 300, 0);
}

addEventListener("pagehide", () => meeting?.close());
addEventListener("pageshow", ({ persisted }) => persisted && meet());
