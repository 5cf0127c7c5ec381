// What happens as soon as the page is there.

(tight.onchange = () => {
  for (const sheet of all("details.sheet")) sheet.open = !tight.matches;
  setPace();
})();
showMove();
for (const box of all("[data-switch]")) box.checked = isOn(box.dataset.switch);
apply();
if (one("#own")) one(`[data-own=${compareDraws(one("#own"))}]`).hidden = false;
settle();
if (table()) {
  markLines();
  toTheNewest();
  drawHint();
  putAway();
  listen();
}
poll();
