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
// Most people live where their browser says.
const zones = one("select[data-zone]");
if (zones) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zones.options].some(({ value }) => value === here)) zones.value = here;
}
if (table()) {
  markLines();
  toTheNewest();
  drawHint();
  putAway();
  hear();
  countDown();
  listen();
}
poll();
countWait();
meet();
sayArrived();
// In a lesson, what matters may lie in a part of the board that is out of sight.
[".board :is([name=step], [data-pick])", ".offers :is(button, summary)"].flatMap(targets => all(`#main.learning ${targets}`))
  .find(choice => choice.checkVisibility())
  ?.scrollIntoView({ block: "nearest", inline: "center" });
one(".lesson-said.wrong, #main:has(#onward) .lesson-said")?.scrollIntoView({ block: "nearest" });
