// Akhet in the browser: live tables, previews and keys. Everything can also be done without this script: every action is
// the button of a form. What the elements mean to each other is told in crates/game/src/page.rs.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const having = (name, value, within) => $$(`[${name}="${CSS.escape(value)}"]`, within);
const matches = query => matchMedia(query).matches;
const isPhone = () => matches("(max-width: 599px)");
const isCalm = () => matches("(prefers-reduced-motion: reduce)");
const table = () => $("#table");
const revision = () => Number(table().dataset.revision);
const isOn = key => localStorage.getItem("akhet-" + key) === "on";
document.documentElement.classList.add("js");

// ---- Sentences outside the page: what was copied, why a button does nothing, that the server is away.

let noteTimer;
function note(content, stays) {
  clearTimeout(noteTimer);
  $("#note").replaceChildren(...(content ? [content] : []));
  if (content && !stays) noteTimer = setTimeout(note, 5000);
}
const template = id => $("#" + id)?.content.cloneNode(true);

function offline(retry) {
  const content = template("offline");
  if (!content) return;
  $("[data-retry]", content).onclick = () => { note(); retry(); };
  note(content, true);
}

// ---- The table goes on: listen, fetch, swap.

let source, wait, delay = 1000;
function listen() {
  clearTimeout(wait);
  source?.close();
  source = new EventSource(`/t/${table().dataset.table}/events`);
  source.onmessage = event => {
    delay = 1000;
    if (Number(event.data) > revision()) catchUp();
  };
  source.onerror = () => {
    source.close();
    wait = setTimeout(() => { listen(); catchUp(); }, delay);
    delay = Math.min(delay * 2, 30000);
  };
}

let isFetching = false, isStale = false;
async function catchUp() {
  isStale = true;
  if (isFetching) return;
  isFetching = true;
  try {
    while (isStale) {
      isStale = false;
      const { table: id, revision: since, hold } = table().dataset;
      const query = new URLSearchParams({ since, ...(hold && { hold }) });
      const response = await fetch(`/t/${id}/live?${query}`);
      if (response.ok) await show(response);
    }
  } catch {
    // The stream notices as well, and comes back here.
  } finally {
    isFetching = false;
  }
}

async function show(response) {
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const next = $("#table", page);
  if (!next) return note($("main p", page)?.textContent);
  if (Number(next.dataset.revision) >= revision()) swap(document.adoptNode(next));
}

let transition;
function swap(next) {
  const moves = (next.dataset.moves ?? "").split(" ").filter(Boolean).map(move => move.split(">"));
  const flies = moves.length && document.startViewTransition && !isCalm() && !document.hidden;
  transition?.skipTransition();
  if (!flies) {
    replace(next);
    if (isCalm()) for (const [, to] of moves) piece(to)?.classList.add("flash");
    return;
  }
  const named = [];
  const name = side => moves.forEach((move, index) => {
    const flying = piece(move[side]);
    if (!flying || flying.style.viewTransitionName) return;
    flying.style.viewTransitionName = `piece-${index}`;
    named.push(flying);
  });
  name(0);
  const current = transition = document.startViewTransition(() => {
    for (const flown of named.splice(0)) flown.style.viewTransitionName = "";
    replace(next);
    name(1);
  });
  current.finished.finally(() => {
    for (const flown of named) flown.style.viewTransitionName = "";
    if (transition === current) transition = undefined;
  });
}

/** What flies from or to a place: the piece that lies there, or the place itself. */
function piece(place) {
  const at = place && having("data-at", place)[0];
  return at && (at.matches("svg") ? at : $("svg", at) ?? at);
}

function replace(next) {
  const prior = table();
  const focus = prior.contains(document.activeElement) && document.activeElement;
  for (const details of $$("details[id]", next)) {
    const before = document.getElementById(details.id);
    if (before) details.open = before.open && !details.matches(".more");
  }
  if (!$("details", prior)) fold(next);
  prior.replaceWith(next);
  point();
  settle();
  if (focus) keepFocus(focus);
  if (prior.dataset.turn !== "mine" && next.dataset.turn === "mine") call();
  document.title = document.title.replace(prior.dataset.title, next.dataset.title);
  document.body.className = next.className;
  const news = $("#news");
  news.textContent = "";
  requestAnimationFrame(() => { news.textContent = $("#said").textContent; });
}

/** The same thing has the focus as before, or what took its place; at least the table. */
function keepFocus(old) {
  const { id, value, dataset } = old;
  const found = (id && document.getElementById(id))
    || (dataset.grid && having("data-grid", dataset.grid)[0])
    || (value && having("value", value, table())[0])
    || (dataset.filter && having("data-filter", dataset.filter)[0]);
  (found || table()).focus({ preventScroll: true });
}

/** After every swap: one tab stop on the board, no sheets in the way, a chair for whoever made the table. */
function settle() {
  const grid = $$("#table [data-grid]");
  const stop = grid.find(place => place.matches("[name=step]")) ?? grid[0];
  for (const place of grid) place.tabIndex = place === stop ? 0 : -1;
  const auto = $("form[data-auto]");
  if (auto && !settle.sat) {
    settle.sat = true;
    auto.requestSubmit();
  }
}

function fold(within) {
  if (isPhone()) for (const sheet of $$("details.sheet", within)) sheet.open = false;
}

// ---- Your turn, when you look elsewhere.

function call() {
  const { call, title } = table().dataset;
  if (isOn("sound")) chime();
  if (!document.hidden) return;
  document.title = `● ${call} – ${title}`;
  if (isOn("notify") && window.Notification?.permission === "granted") new Notification(call, { body: title, tag: "akhet" });
}

function chime() {
  const audio = new AudioContext();
  [523, 659].forEach((frequency, index) => {
    const tone = audio.createOscillator(), volume = audio.createGain(), start = audio.currentTime + index * 0.16;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || !table()) return;
  document.title = document.title.replace(/^● .*? – /, "");
  if (source?.readyState !== EventSource.OPEN) listen();
  catchUp();
});

// ---- Forms of the table are sent without leaving the page.

document.addEventListener("submit", event => {
  const form = event.target;
  for (const field of $$("[data-entropy]", form)) {
    field.value = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, "0")).join("");
  }
  if (form.method !== "post" || form.hasAttribute("data-plain") || !form.closest("#table")) return;
  event.preventDefault();
  send(form.getAttribute("action"), new URLSearchParams(new FormData(form, event.submitter)));
});

let isSending = false;
async function send(address, body) {
  if (isSending) return;
  isSending = true;
  try {
    const response = await fetch(address, { method: "POST", body, headers: { "x-fragment": "1" } });
    note();
    await show(response);
  } catch {
    offline(() => send(address, body));
  } finally {
    isSending = false;
  }
}

// ---- Pointing at a choice shows what it would bring about.

let pointed, armed;
function point(value) {
  if (value === pointed) return;
  pointed = value;
  for (const shown of $$(".on[data-for]")) shown.classList.remove("on");
  if (value) for (const hidden of having("data-for", value)) hidden.classList.add("on");
}
const stepOf = target => target.closest?.("[name=step]");

document.addEventListener("pointerover", event => {
  if (event.pointerType === "touch") return;
  const pick = event.target.closest?.("[data-pick]");
  point(stepOf(event.target)?.value ?? (pick && composed([...picked(), pick])?.value) ?? stepOf(document.activeElement)?.value);
});
document.addEventListener("focusin", event => point(stepOf(event.target)?.value ?? armed));

/** Whether a click only shows: the first tap on what says so, or the first click for those who want to confirm. */
function onlyShows(step) {
  const asks = isOn("confirm") || (step.dataset.tap === "preview" && matches("(pointer: coarse)"));
  const isFirst = asks && armed !== step.value && !step.matches(".tap");
  armed = isFirst ? step.value : undefined;
  if (isFirst) point(step.value);
  return isFirst;
}

// ---- Choices made up of several things.

const picked = () => $$("[data-pick][aria-pressed=true]");
const composed = picks => $$("[data-picks]").find(({ dataset }) => {
  const wanted = dataset.picks.split(" ");
  return wanted.length === picks.length && picks.every(pick => wanted.includes(pick.dataset.pick));
});
function pick(thing) {
  const wasPressed = thing.ariaPressed === "true";
  thing.ariaPressed = String(!wasPressed);
  const names = picked().map(other => other.dataset.pick);
  const goesTogether = $$("[data-picks]").some(({ dataset }) => names.every(name => dataset.picks.split(" ").includes(name)));
  if (!goesTogether) for (const other of picked()) other.ariaPressed = String(other === thing);
  const whole = composed(picked());
  if (whole) whole.form.requestSubmit(whole);
}

// ---- Clicks.

document.addEventListener("click", event => {
  const on = selector => event.target.closest(selector);
  const step = stepOf(event.target);
  if (step ? onlyShows(step) : on("a[aria-disabled]")) event.preventDefault();
  if (!step) { armed = undefined; if (!on("[data-pick]")) point(); }
  for (const open of $$("details.more[open], details.picks[open]")) if (!open.contains(event.target)) open.open = false;
  const sheet = on("details.sheet");
  if (isPhone()) for (const open of $$("details.sheet[open]")) if (open !== sheet) open.open = false;
  const why = on("[data-why]"), filtered = on("[data-filter]"), copied = on("[data-copy], [data-copy-text]"), dialog = on("[data-dialog]");
  if (why) note(why.dataset.why);
  if (filtered) filter(filtered);
  if (on("[data-pick]")) pick(on("[data-pick]"));
  if (copied) copy(copied);
  if (dialog) $("#" + dialog.dataset.dialog).showModal();
});

function filter(button) {
  const kind = button.ariaPressed === "true" ? "" : button.dataset.filter;
  for (const other of $$("[data-filter]")) other.ariaPressed = String(other.dataset.filter === kind);
  for (const preview of $$(".pvw")) {
    for (const step of having("value", preview.dataset.for, table())) step.classList.toggle("dim", Boolean(kind) && preview.dataset.kind !== kind);
  }
}

async function copy({ dataset }) {
  const field = dataset.copy ? document.getElementById(dataset.copy) : document.body.appendChild(document.createElement("textarea"));
  if (dataset.copyText) field.value = dataset.copyText;
  field.select();
  // Without https there is no clipboard but this old one.
  await navigator.clipboard?.writeText(field.value) ?? document.execCommand("copy");
  if (dataset.copyText) field.remove();
  note(template("copied") ?? "✓");
}

// ---- Keys.

const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
let typed = "", typing;

document.addEventListener("keydown", event => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input, select, textarea") || $("dialog[open]")) return;
  const go = { "[": "left", "]": "right", ArrowLeft: "left", ArrowRight: "right", Home: "first", End: "last" }[key];
  if (target.dataset.grid && ARROWS[key]) walk(target, ARROWS[key]);
  else if (go && $("#go-" + go)) $("#go-" + go).click();
  else if (key === "Escape") escape();
  else if (key === "?") $("#keys")?.showModal();
  else if (key.length !== 1 || key === " " || !type(key.toLowerCase())) {
    if (key === "z") $("#undo")?.click();
    return;
  }
  event.preventDefault();
});

function walk(from, [down, right]) {
  const [row, column] = from.dataset.grid.split(" ").map(Number);
  const far = place => {
    const [r, c] = place.dataset.grid.split(" ").map(Number);
    const along = (r - row) * down + (c - column) * right, across = Math.abs((r - row) * right + (c - column) * down);
    return along > 0 ? along + 3 * across : Infinity;
  };
  const next = $$("[data-grid]").sort((one, other) => far(one) - far(other))[0];
  if (far(next) === Infinity) return;
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Typed notation: pressed as soon as it can mean nothing else. Whether it can mean anything. */
function type(letter) {
  const keys = $$("[data-key]");
  const begins = text => keys.filter(({ dataset }) => dataset.key.startsWith(text));
  typed = begins(typed + letter).length ? typed + letter : letter;
  clearTimeout(typing);
  typing = setTimeout(() => { typed = ""; }, 1500);
  const [first, ...others] = begins(typed);
  if (!first) typed = "";
  else if (!others.length && first.dataset.key === typed) {
    typed = "";
    first.focus();
    first.click();
  }
  return Boolean(first);
}

function escape() {
  const open = $$("details.more[open], details.picks[open]");
  if (!open.length && !picked().length) $("#cancel")?.click();
  for (const details of open) details.open = false;
  for (const thing of picked()) thing.ariaPressed = "false";
  armed = undefined;
  point();
}

// ---- Forms of other pages: options that do not apply, the score pad, what this device keeps.

function apply() {
  for (const option of $$("[data-when]")) {
    const [name, ...values] = option.dataset.when.split(" ");
    const field = option.closest("form").elements[name];
    option.hidden = field && !values.includes(field.value);
  }
}

let counting;
function count(form) {
  clearTimeout(counting);
  counting = setTimeout(async () => {
    const address = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
    const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
    const result = $("#result", page);
    if (result) $("#result").replaceChildren(...result.childNodes);
    history.replaceState(null, "", address);
  }, 250);
}

document.addEventListener("input", ({ target }) => {
  apply();
  if (target.form?.id === "pad") count(target.form);
  if (!target.dataset.switch) return;
  localStorage.setItem("akhet-" + target.dataset.switch, target.checked ? "on" : "off");
  if (target.dataset.switch === "notify" && target.checked) window.Notification?.requestPermission();
});

// ---- The page is here.

for (const box of $$("[data-switch]")) box.checked = isOn(box.dataset.switch);
apply();
if (table()) {
  fold(table());
  settle();
  listen();
}
