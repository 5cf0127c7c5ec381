// What happens as soon as the page is there.

(phone.onchange = () => all("details.sheet").forEach(sheet => { sheet.open = !phone.matches; }))();
const move = one("a.mv.cur"), log = move?.closest(".moves-box");
if (log) log.scrollTop += move.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 2;
for (const box of all("[data-switch]")) box.checked = isOn(box.dataset.switch);
apply();
if (one("#own")) one(`[data-own=${compareDraws(one("#own"))}]`).hidden = false;
if (table()) {
  settle();
  setPace();
  markLines();
  drawHint();
  putAway();
  listen();
}
poll();
