// Live tables, previews, keys. Without this script every action is still a button; page.rs of `game` tells the attributes.

const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const one = (selector, within = document) => within.querySelector(selector);
const having = (name, value) => all(`[${name}="${CSS.escape(value)}"]`);
const on = (event, react) => document.addEventListener(event, react);
const is = query => matchMedia(query).matches;
const isOn = key => localStorage["akhet-" + key] === "on";
const parse = async response => new DOMParser().parseFromString(await response.text(), "text/html");
const template = id => one(id).content.cloneNode(true);
const table = () => one("#table");
const phone = matchMedia("(max-width: 600px)");
document.documentElement.classList.add("js");

let noteTimer;
function note(content = "", seconds = 5) {
  clearTimeout(noteTimer);
  one("#note").replaceChildren(content);
  if (content) noteTimer = setTimeout(note, seconds * 1000);
}

// ---- Listen, fetch, swap.

let source, waiting, delay = 1, newest = 0, revision = Number(table()?.dataset.revision);
function listen() {
  clearTimeout(waiting);
  source?.close();
  source = new EventSource(`/t/${table().dataset.table}/events`);
  source.onmessage = ({ data }) => {
    delay = 1;
    newest = Number(data);
    catchUp();
  };
  source.onerror = () => {
    source.close();
    waiting = setTimeout(listen, delay * 1000);
    delay = Math.min(delay * 2, 30);
  };
}

// The answer to what was sent brings the news itself: a page swapped twice would lose a click in between.
let isFetching;
async function catchUp() {
  if (isFetching || isSending || newest <= revision) return;
  isFetching = true;
  const response = await fetch(table().dataset.live + revision).catch(() => ({}));
  if (response.ok) await show(response);
  isFetching = false;
  setTimeout(catchUp, response.ok ? 0 : 3000);
}

async function show(response) {
  const page = await parse(response), next = one("#table", page);
  if (!next) return note(one("main p", page)?.textContent);
  const news = next.dataset.revision - revision;
  if (news < 0) return;
  revision += news;
  swap(document.adoptNode(next), news ? [...(next.dataset.moves ?? "").matchAll(/(\S*)>(\S*)/g)] : []);
}

// A transition that was skipped still calls back, later than what came after it.
let latest, transition;
const land = () => all("[style]").forEach(flown => flown.removeAttribute("style"));
function swap(next, moves) {
  latest = next;
  transition?.skipTransition();
  land();
  if (!moves.length || document.hidden || is("(prefers-reduced-motion: reduce)") || !document.startViewTransition) return replace(next);
  const name = side => moves.forEach((move, index) => {
    const style = piece(move[side])?.style;
    if (style) style.viewTransitionName ||= "piece-" + index;
  });
  name(1);
  transition = document.startViewTransition(() => {
    if (latest !== next) return;
    replace(next);
    name(2);
  });
  transition.ready.catch(() => {});
  transition.finished.then(() => latest === next && land());
}

// What flies from or to a place: the piece that lies there, or the place itself.
function piece(place) {
  const at = place && having("data-at", place)[0];
  return at && (at.matches("svg") ? at : one("svg", at) ?? at);
}

function replace(next) {
  const prior = table(), focused = document.activeElement, hadFocus = prior.contains(focused);
  for (const details of all("details[id]:not(.pop)", next)) {
    details.open = one("#" + details.id)?.open ?? (details.open && !phone.matches);
  }
  prior.replaceWith(next);
  document.body.className = next.className;
  document.title = document.title.replace(prior.dataset.title, next.dataset.title);
  point();
  settle();
  if (hadFocus) refocus(focused);
  if (prior.dataset.turn !== "mine" && next.dataset.turn === "mine") call();
  one("#news").replaceChildren();
  requestAnimationFrame(() => one("#news").replaceChildren(one("#said").textContent));
}

function refocus({ id, value, dataset: { grid } }) {
  const same = [["id", id], ["data-grid", grid], ["value", value]].flatMap(([name, value]) => value ? having(name, value) : []);
  (same[0] ?? table()).focus({ preventScroll: true });
}

// The board is one tab stop.
function settle() {
  const grid = all("#table [data-grid]"), stop = grid.find(({ name }) => name === "step") ?? grid[0];
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

// ---- What this browser puts into the draws. docs/fair-draws.md tells what is hashed.

const shelf = id => "akhet-draws-" + id;
const keep = (id, kept) => { localStorage[shelf(id)] = JSON.stringify(kept); };
const kept = id => JSON.parse(localStorage[shelf(id)] ?? "{}");
const random = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => (byte % 16).toString(16)).join("");
const bind = (id, commitment, entropy) => sha256(`akhet entropy 2\n${id}\n${commitment}\n${entropy}\n`);

// What cannot be kept could not be shown later, so it is shown at once. Two windows that sit down together are one.
function commit({ elements: { commitment, commit, entropy } }) {
  const id = table().dataset.table;
  let digits = random();
  try {
    const own = kept(id);
    if (own.commitment === commitment.value) digits = own.entropy;
    keep(id, { commitment: commitment.value, entropy: digits });
    commit.value = bind(id, commitment.value, digits);
  } catch {
    entropy.value = digits;
  }
}

// Before it shows anything, it keeps what everybody else is bound to.
function reveal({ elements: { commitment, entropy }, dataset: { bound, round } }) {
  const id = table().dataset.table, own = kept(id);
  if (own.commitment !== commitment.value) return false;
  entropy.value = own.entropy;
  keep(id, { ...own, bound, round });
  return true;
}

function compareDraws({ dataset: { table: id, commitment, entropy, commits, round } }) {
  const own = kept(id), words = entropy.split(" "), bound = commits.split(" ");
  if (!own.entropy) return "none";
  const place = bound.indexOf(bind(id, commitment, own.entropy));
  const shown = words.map((word, place) => bound[place] === "-" ? word : "commit:" + bound[place]).join(" ");
  const isSame = own.commitment === commitment && words[place] === own.entropy && own.bound === shown && own.round === round;
  return isSame ? "same" : "other";
}

// By hand, because browsers have it with https only, and not at once.
function sha256(text) {
  const turn = (word, by) => word >>> by | word << 32 - by, fraction = root => root % 1 * 2 ** 32 | 0, primes = [];
  for (let number = 2; primes.length < 64; number++) if (primes.every(prime => number % prime)) primes.push(number);
  const constants = primes.map(prime => fraction(Math.cbrt(prime))), hash = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
  const bytes = new TextEncoder().encode(text), { length } = bytes, words = new Int32Array(((length + 8 >> 6) + 1) * 16);
  [...bytes, 128].forEach((byte, index) => { words[index >> 2] |= byte << 24 - index % 4 * 8; });
  words[words.length - 1] = length * 8;
  for (let start = 0; start < words.length; start += 16) {
    const w = [...words.subarray(start, start + 16)];
    let [a, b, c, d, e, f, g, h] = hash;
    for (let n = 0; n < 64; n++) {
      const x = w[n - 15], y = w[n - 2];
      w[n] ??= (turn(x, 7) ^ turn(x, 18) ^ x >>> 3) + (turn(y, 17) ^ turn(y, 19) ^ y >>> 10) + w[n - 16] + w[n - 7] | 0;
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + constants[n] + w[n];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c);
      [a, b, c, d, e, f, g, h] = [one + two | 0, a, b, c, d + one | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => { hash[index] = hash[index] + word | 0; });
  }
  return hash.map(word => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

// ---- Your turn.

function call() {
  const { call, title } = table().dataset;
  window.akhet.sound("turn");
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
  send(form.getAttribute("action"), new URLSearchParams(new FormData(form, event.submitter)));
});

let isSending;
async function send(address, body) {
  if (isSending) return;
  isSending = true;
  try {
    const response = await fetch(address, { method: "POST", body, headers: { "x-fragment": "1" } });
    note();
    await show(response);
  } catch {
    note(template("#offline"), 1e6);
    one("[data-retry]").onclick = () => send(address, body);
    if (address.endsWith("/reveal")) setTimeout(send, 3000, address, body);
  }
  isSending = false;
  catchUp();
  attend();
}

// ---- Pointing at a choice shows what it brings about; some are made up of several things.

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
const choices = picks => all("[data-picks]").filter(choice => picks.every(({ dataset }) => wanted(choice).includes(dataset.pick)));
const composed = picks => choices(picks).find(choice => wanted(choice).length === picks.length);

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
  for (const details of all(phone.matches ? "details.pop, details.sheet" : "details.pop")) details.open &&= details.contains(target);
  if (data.filter) filter(button);
  if (data.why) note(data.why);
  if (data.copy) copy(button);
  if (data.dialog) one("#" + data.dialog).showModal();
});

function filter(button) {
  const only = button.ariaPressed !== "true" && button.dataset.filter;
  for (const other of all("[data-filter]")) other.ariaPressed = other.dataset.filter === only;
  for (const { dataset: { for: value, kind } } of all(".pvw")) {
    for (const step of having("value", value)) step.classList.toggle("dim", only && kind !== only);
  }
}

// Not by the newer clipboard, which is there with https only.
function copy(button) {
  const field = document.createElement("textarea");
  button.after(field);
  field.value = button.dataset.copy;
  field.select();
  document.execCommand("copy");
  field.remove();
  button.focus();
  note(template("#copied"));
}

// ---- Keys.

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
    if (key === "z") one("#undo")?.click();
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
  const open = all("details.pop[open]"), pressed = picked();
  if (!open.length && !pressed.length) one("#cancel")?.click();
  for (const details of open) details.open = false;
  for (const thing of pressed) thing.ariaPressed = false;
  point(armed = undefined);
}

// ---- Options, the score pad, settings, replays.

function apply() {
  for (const option of all("[data-when]")) {
    const [name, ...values] = option.dataset.when.split(" "), form = option.closest("form");
    const isAsked = all(`[name=${name}]`, form).some(field => !field.disabled);
    option.hidden = !isAsked || !values.includes(form.elements[name].value);
    // What is hidden is not sent.
    for (const field of all("input, select", option)) field.disabled = !!field.closest("[hidden]");
  }
  // A choice that is gone gives way to the first that is there.
  for (const gone of all("label[hidden]")) {
    if (gone.control.checked) one("label:not([hidden])", gone.parentElement).control.checked = true;
  }
}

let counting;
function count(form) {
  clearTimeout(counting);
  counting = setTimeout(async () => {
    const address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
    one("#result").replaceChildren(...one("#result", await parse(await fetch(address))).childNodes);
    history.replaceState(null, "", address);
  }, 250);
}

on("input", ({ target: { form, checked, dataset } }) => {
  apply();
  if (form?.id === "pad") count(form);
  if (dataset.switch) localStorage["akhet-" + dataset.switch] = checked ? "on" : "off";
  if (dataset.switch === "notify" && checked) window.Notification?.requestPermission();
});

// A review that is under way says how far it is.
async function poll() {
  if (!one("[data-poll]")) return;
  const next = one("#review", await fetch(location).then(parse).catch(() => document));
  if (next) one("#review").replaceWith(next);
  setTimeout(poll, 700);
}

(phone.onchange = () => all("details.sheet").forEach(sheet => { sheet.open = !phone.matches; }))();
const move = one("a.mv.cur"), log = move?.closest(".moves-box");
if (log) log.scrollTop += move.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 2;
for (const box of all("[data-switch]")) box.checked = isOn(box.dataset.switch);
apply();
if (one("#own")) one(`[data-own=${compareDraws(one("#own"))}]`).hidden = false;
if (table()) {
  settle();
  listen();
}
poll();
