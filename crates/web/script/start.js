// What happens as soon as the page is there.

(tight.onchange = () => all("details.sheet").forEach(sheet => { sheet.open = !tight.matches; }))();
showMove();
for (const box of all("[data-switch]")) box.checked = isOn(box.dataset.switch);
apply();
if (one("#own")) one(`[data-own=${compareDraws(one("#own"))}]`).hidden = false;
setPace();
settle();
if (table()) {
  markLines();
  drawHint();
  putAway();
  listen();
}
poll();
