// Ready-made phrases: they come without touching anything else on the page.

// How much was said at the table on this page, and how much of it the reader has met.
let heard;
const talk = within => one("#phrases", within);
const said = box => Number(box?.dataset.said ?? 0);

let isListening;
async function overhear(newest) {
  if (isListening || !talk() || newest <= said(talk())) return;
  isListening = true;
  // Whoever answers may not have heard of it yet.
  const headers = { "x-said": newest };
  const response = await fetch(`/t/${table().dataset.table}/phrases`, { headers }).catch(() => ({}));
  if (response.ok) putTalk(talk(await parse(response)));
  isListening = false;
}

function putTalk(next) {
  const prior = talk(), focused = document.activeElement, hadFocus = prior?.contains(focused);
  if (!prior || !next || said(next) < said(prior)) return;
  prior.replaceWith(document.adoptNode(next));
  if (hadFocus) (focused.value && one(`button[value="${CSS.escape(focused.value)}"]`, next) || one("button, [tabindex]", next))?.focus({ preventScroll: true });
  hear();
}

// What others said since is read out, and shown for a moment where the list is folded.
let hushing;
function hear() {
  const lines = all("#phrases li[data-n]"), last = said(talk());
  const fresh = lines.filter(({ dataset }) => "mine" in dataset ? false : Number(dataset.n) > (heard ?? last));
  heard = Math.max(heard ?? 0, last);
  const list = one("#phrases .heard");
  if (list) list.scrollTop = list.scrollHeight;
  if (!fresh.length) return;
  const toast = one("#heard");
  toast.replaceChildren(fresh.map(line => line.textContent.trim()).join(" "));
  toast.classList.toggle("sr", !!list?.checkVisibility());
  clearTimeout(hushing);
  hushing = setTimeout(() => {
    toast.replaceChildren();
    toast.classList.add("sr");
  }, 8000);
}

// A page of an earlier moment takes nothing back that was heard since.
function keepTalk(prior, next) {
  if (said(talk(next)) < said(talk(prior))) talk(next)?.replaceWith(talk(prior));
}

let isSaying;
on("submit", async event => {
  const form = event.target, button = event.submitter;
  if (!form.matches("[data-say]")) return;
  event.preventDefault();
  if (isSaying) return;
  isSaying = true;
  const body = new URLSearchParams(new FormData(form, button));
  try {
    const response = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "x-fragment": "1" } });
    const page = await parse(response), next = talk(page);
    if (next) putTalk(next);
    else note(one("main p", page)?.textContent);
    // Where it lies over the board, it folds once it has done its work.
    const sheet = one("#sheet-phrases");
    if (response.ok && sheet && tight.matches) {
      sheet.open = false;
      one("summary", sheet).focus({ preventScroll: true });
    }
  } catch {
    note(template("#offline"), 1e6);
    one("[data-retry]").onclick = () => { note(); form.requestSubmit(button); };
  }
  isSaying = false;
});
