// Clocks: the server says until when somebody's time runs, and this goes on counting between its answers.

// How far the server's clock is ahead of this one.
let ahead;
function setTime(now) {
  ahead = now - Date.now();
  countDown();
}

// As the server writes it: a line breaks nowhere but between a turn and the reserve.
const two = number => String(number).padStart(2, "0");
function tellTime(left, { days, hours, minutes }) {
  const minute = Math.floor(left / 60000), hour = Math.floor(minute / 60), day = Math.floor(hour / 24);
  if (day) return [day, days, hour % 24, hours].join("\u00a0");
  if (hour) return [hour, hours, minute % 60, minutes].join("\u00a0");
  return `${minute}:${two(Math.floor(left / 1000) % 60)}`;
}

let nextCount, lastLeft;
function countDown() {
  clearTimeout(nextCount);
  const words = one("#clock-words")?.dataset;
  if (!words) return;
  if (!one(".clock")) one("#clock-said").textContent = "";
  ahead ??= Number(words.now) - Date.now();
  const now = Date.now() + ahead;
  for (const clock of all(".clock[data-until]")) {
    const left = Math.max(0, clock.dataset.until - now), turn = left - clock.dataset.reserve;
    const text = +clock.dataset.reserve && turn > 0 ? `${tellTime(turn, words)} +\u00a0${tellTime(+clock.dataset.reserve, words)}` : tellTime(left, words);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("low", left < clock.dataset.low);
    if ("own" in clock.dataset) warn(left, words);
  }
  for (const claim of all("[data-up]")) claim.hidden = now <= claim.dataset.up;
  nextCount = setTimeout(countDown, 1000 - now % 1000);
}

// One minute and ten seconds before the end are said aloud.
function warn(left, { minute, ten }) {
  const passes = seconds => lastLeft > seconds * 1000 && left <= seconds * 1000;
  const warning = passes(10) ? ten : passes(60) && minute;
  if (warning) {
    one("#clock-said").textContent = warning;
    window.akhet?.sound?.("turn");
  }
  lastLeft = left;
}
