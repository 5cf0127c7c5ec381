// What a program can find out about a page that a person would stumble over. Evaluated in the page by audit.rs.

globalThis.audit = (() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const isShown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = element => {
    const id = element.id && "#" + element.id, kind = [...element.classList].map(each => "." + each).join("");
    const words = (element.getAttribute("aria-label") ?? element.innerText ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${element.localName}${id}${kind}> ‘${words}’ in ${where(element.parentElement)}`;
  };
  const where = element => {
    const path = [];
    for (let each = element; each && path.length < 3 && each !== document.body; each = each.parentElement) {
      path.unshift(each.localName + (each.id ? "#" + each.id : "") + (each.classList[0] ? "." + each.classList[0] : ""));
    }
    return path.join(" > ");
  };

  /** One first heading, none left out, a language, and a label for every field. */
  function structure() {
    const problems = [];
    const headings = all("h1, h2, h3, h4, h5, h6").filter(isShown);
    const levels = headings.map(heading => Number(heading.localName[1]));
    if (levels.filter(level => level === 1).length !== 1) problems.push(`has ${levels.filter(level => level === 1).length} h1`);
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? 0;
      if (level > before + 1) problems.push(`goes from h${before} to ${name(headings[index])}`);
    });
    if (!/^(en|fr|hu)$/.test(document.documentElement.lang)) problems.push(`has the language ‘${document.documentElement.lang}’`);
    if (all("main").length !== 1) problems.push(`has ${all("main").length} main elements`);
    const isLabelled = field => field.labels?.length || field.hasAttribute("aria-label") || field.hasAttribute("aria-labelledby");
    for (const field of all("input:not([type=hidden]), select, textarea")) {
      if (!isLabelled(field)) problems.push(`has no label for ${name(field)} (${field.name})`);
    }
    const ids = all("[id]").map(element => element.id);
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) problems.push(`has the id ‘${id}’ twice`);
    return problems;
  }

  const CAN_HAVE_FOCUS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex='-1'])";

  /** Whatever scrolls must be within reach of the keyboard: it can have the focus, or something in it can. */
  function scrollers() {
    const scrolls = element => {
      const { overflowX, overflowY } = getComputedStyle(element), { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth + 1) || (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight + 1);
    };
    const isInReach = element => element.matches(CAN_HAVE_FOCUS) || all(CAN_HAVE_FOCUS, element).some(isShown);
    const found = all("body *").filter(element => isShown(element) && scrolls(element) && !isInReach(element));
    return found.map(element => `scrolls out of reach of the keyboard: ${name(element)}`);
  }

  /** Who speaks to a page says what they see, so a name has all the words that can be seen. Drawings have no words. */
  function labels() {
    const plain = text => text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    const problems = [];
    for (const element of all("a[aria-label], button[aria-label], summary[aria-label], [role=button][aria-label], [role=link][aria-label]").filter(isShown)) {
      const label = ` ${plain(element.getAttribute("aria-label"))} `, walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode, words = plain(data);
        if (!/\p{L}/u.test(words) || parentElement.closest("svg") || !isShown(parentElement)) continue;
        if (!label.includes(` ${words} `)) problems.push(`has the words ‘${data.trim()}’ in ${name(element)}, whose name lacks them`);
      }
    }
    return problems;
  }

  /** What sticks out at the right. */
  function overflow() {
    // A phone shows a page that is too wide in smaller letters, so that only the layout knows.
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = all("body *").filter(element => element.getBoundingClientRect().right > clientWidth + 0.5);
    const first = out.filter(element => !out.some(other => other !== element && other.contains(element))).slice(0, 4);
    return [`is ${scrollWidth} wide on a screen of ${clientWidth}: ${first.map(name).join("; ")}`];
  }

  /** Words that are cut off, by a box that hides the rest, or that stick out of the card or button they stand on. Tables and
      boards, where things lie over each other, are looked at by screens.js. */
  function cutOff() {
    const isForReaders = element => element.closest("main#table, .board, .sr, .skip, svg, script, style, template")
      || getComputedStyle(element).clipPath.startsWith("inset(50%");
    const found = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !isShown(element) || isForReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width < 3) continue;
      for (let each = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX)) break;
        const around = each.getBoundingClientRect(), isOut = right > around.right + 2 || left < around.left - 2;
        if (isOut && /hidden|clip/.test(overflowX)) found.add(`is cut off: ${name(element)}`);
        if (isOut && each.matches(".card, button, .btn, td, th")) found.add(`sticks out of ${each.localName}: ${name(element)}`);
      }
    }
    return [...found];
  }

  const isInText = element => element.matches("a") && getComputedStyle(element).display === "inline"
    && element.closest("p, li, dd, td, figcaption, h1, h2, h3, blockquote")?.innerText.trim() !== element.innerText.trim();

  /** Whatever can be tapped and is smaller than a finger. What lies around a thing and belongs to it counts. */
  function targets() {
    const problems = [];
    const isHidden = element => element.matches("input[type=radio], input[type=checkbox]") && element.closest("label");
    const things = all("a[href], button:not([aria-disabled=true]), input:not([type=hidden]), select, textarea, summary, label:has(input)");
    for (const thing of things) {
      if (!isShown(thing) || thing.closest(".skip") || isHidden(thing) || isInText(thing)) continue;
      thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y, width, height } = thing.getBoundingClientRect();
      if (!width || !height) continue;
      const least = thing.dataset.tap === "preview" || thing.dataset.pick ? 32 : 44;
      const wide = Math.max(width, reach(thing, x + width / 2, y + height / 2, 1, 0));
      const high = Math.max(height, reach(thing, x + width / 2, y + height / 2, 0, 1));
      if (wide < least - 0.5 || high < least - 0.5) problems.push(`has a target of ${Math.round(wide)} × ${Math.round(high)}: ${name(thing)}`);
    }
    scrollTo(0, 0);
    return problems;
  }

  function reach(thing, x, y, right, down) {
    const belongs = step => thing.contains(document.elementFromPoint(x + step * right, y + step * down));
    let back = 0, on = 0;
    while (back < 24 && belongs(-back - 1)) back++;
    while (on < 24 && belongs(on + 1)) on++;
    return back + on + 1;
  }

  /** The part of a box that those around it do not cut off. */
  function clipped(element, box) {
    let { left, top, right, bottom } = box;
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflow === "visible" && style.clipPath === "none") continue;
      const around = each.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, around.left), Math.max(top, around.top), Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom };
  }

  function opacity(element) {
    let left = 1;
    for (let each = element; each; each = each.parentElement) left *= Number(getComputedStyle(each).opacity);
    return left;
  }

  /** Whether it cannot be used, or is a piece that is drawn faded because it is gone, which is told beside it. */
  function isInactive(element) {
    const piece = element.closest("svg");
    return element.closest("[aria-disabled=true], :disabled, template, script") || (piece && opacity(piece) < 1);
  }

  /** Every line of text on the screen: where it is, its colour, and the contrast that it needs. */
  function texts() {
    for (const moving of document.getAnimations()) if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish();
    const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !isShown(element) || isInactive(element)) continue;
      // A list that follows what is told scrolls by itself between reading and painting; where all of it is in sight, it is judged.
      const list = element.closest(".lines");
      if (list && list.scrollHeight > list.clientHeight) continue;
      const style = getComputedStyle(element), size = parseFloat(style.fontSize) * (element.getScreenCTM?.().a ?? 1);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const color = element.closest("svg") ? style.fill : style.color;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        const { left, top, right, bottom } = clipped(element, box);
        const isWhole = (right - left) * (bottom - top) > 0.95 * box.width * box.height && box.width > 2 && box.height > 4;
        if (!isWhole || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue;
        // What lies partly under something else is not read there.
        const isCovered = (x, y) => {
          const hit = document.elementFromPoint(x, y);
          return hit && !hit.contains(element) && !element.contains(hit);
        };
        const spots = [[(left + right) / 2, (top + bottom) / 2], [left + 1, top + 1], [right - 1, top + 1], [left + 1, bottom - 1], [right - 1, bottom - 1]];
        if (spots.some(([x, y]) => isCovered(x, y))) continue;
        found.push({ box: [left, top, right, bottom], color: rgba(color), opacity: opacity(element), least, name: name(element) });
      }
    }
    return found;
  }

  /** Any colour as numbers, by painting it. */
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  function rgba(color) {
    if (!known.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      known.set(color, [...canvas.getImageData(0, 0, 1, 1).data]);
    }
    return known.get(color);
  }

  /** Leaves everything but the letters, so that a picture shows what lies behind them. */
  const paper = new CSSStyleSheet();
  paper.replaceSync(`* { color: transparent !important; text-shadow: none !important; transition: none !important; animation: none !important;
    text-decoration-color: transparent !important; } text, tspan { fill: transparent !important; stroke: transparent !important; }`);
  function hideLetters() { document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper]; }
  function showLetters() { document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== paper); }

  return { structure, overflow, cutOff, scrollers, labels, targets, texts, hideLetters, showLetters };
})();
