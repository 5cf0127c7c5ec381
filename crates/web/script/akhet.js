// Live tables, previews, keys. Without this script every action is still a button; page.rs of `game` tells the attributes.

const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const one = (selector, within = document) => within.querySelector(selector);
const having = (name, value) => all(`[${name}="${CSS.escape(value)}"]`);
const on = (event, react) => document.addEventListener(event, react);
const is = query => matchMedia(query).matches;
const isOn = key => localStorage["akhet-" + key] === "on";
const parse = async response => new DOMParser().parseFromString(await response.text(), "text/html");
const template = id => one(id).content.cloneNode(true);
const table = () => one("main#table");
// Where there is no room for score and log beside the board, they open one at a time.
const tight = matchMedia("not all and (min-width: 1400px) and (min-height: 840px)");
const popping = () => all(tight.matches ? "details.pop, details.sheet" : "details.pop");
document.documentElement.classList.add("js");

let noteTimer;
function note(content = "", seconds = 5) {
  clearTimeout(noteTimer);
  one("#note").replaceChildren(content);
  if (content) noteTimer = setTimeout(note, seconds * 1000);
}
