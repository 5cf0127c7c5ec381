// What does not fit on a screen: evaluated in the page of a table by screens.rs.

globalThis.screens = (() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = selector => all(selector).find(isShown);
  const isShown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = element => {
    const kind = [...element.classList].slice(0, 2).map(each => "." + each).join("");
    const words = (element.innerText ?? element.getAttribute("aria-label") ?? "").trim().replace(/\s+/g, " ").slice(0, 28);
    return `${element.localName}${element.id && "#" + element.id}${kind} ‘${words}’`;
  };
  const few = list => list.slice(0, 4).map(each => typeof each === "string" ? each : name(each)).join("; ") + (list.length > 4 ? `; … (${list.length})` : "");

  /** Words that only screen readers get are a pixel wide. */
  const isForReaders = element => Boolean(element.closest(".sr, .tale, [hidden], template, dialog:not([open])")) || getComputedStyle(element).clipPath.startsWith("inset(50%");
  const isRead = element => { for (let each = element; each; each = each.parentElement) if (isForReaders(each)) return true; return false; };

  /** The part of a box that is in sight, inside whatever scrolls or cuts off around it. */
  function inSight(element, box = element.getBoundingClientRect()) {
    let { left, top, right, bottom } = box;
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflowX === "visible" && style.overflowY === "visible" && !style.contain.includes("paint")) continue;
      const around = each.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, around.left), Math.max(top, around.top), Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  /** Every line of words outside drawings: the element and the box. */
  function lines() {
    const found = [], walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || element.closest("svg, script, style") || !isShown(element) || isRead(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        const seen = inSight(element, box);
        if (seen.width > 3 && seen.height > 5) found.push({ element, box, seen });
      }
    }
    return found;
  }

  /** What lies above the rest while it scrolls. */
  const layer = element => { for (let each = element; each; each = each.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(each).position)) return each; return null; };
  const common = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

  /** Words over words, and the large parts of the page over each other. */
  function overlaps(lines) {
    const found = [];
    lines.forEach(({ element, seen }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.element === element || element.contains(other.element) || other.element.contains(element)) continue;
        const shared = common(seen, other.seen), least = Math.min(seen.width * seen.height, other.seen.width * other.seen.height);
        if (shared > 0.25 * least && layer(element) === layer(other.element)) found.push(`${name(element)} and ${name(other.element)}`);
      }
    });
    for (const picture of all(".board .gc").filter(isShown)) {
      const hidden = lines.filter(({ element, seen }) => !picture.contains(element) && layer(picture) === layer(element) && common(seen, inSight(picture)) > 0.25 * seen.width * seen.height);
      found.push(...hidden.map(({ element }) => `${name(picture)} and ${name(element)}`));
    }
    const parts = all("header.top, main .seat, main .arch, main .board, main .goal, main .dock, main .rnav, main .sheet:not([open]) > summary").filter(isShown);
    parts.forEach((part, index) => {
      for (const other of parts.slice(index + 1)) {
        const [here, there] = [inSight(part), inSight(other)];
        const across = Math.min(here.right, there.right) - Math.max(here.left, there.left), down = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
        const stand = layer(part) === layer(other) || part.matches(".seat") && other.matches(".seat");
        if (across > 2 && down > 2 && stand && !part.contains(other)) found.push(`${name(part)} and ${name(other)}`);
      }
    });
    return found.length ? [["over something", few([...new Set(found)])]] : [];
  }

  /** Words that are cut off, by a box that hides the rest or by the card they stand on. */
  function clipped(lines) {
    const cut = new Set(all(".crumb").filter(each => isShown(each) && each.scrollWidth > each.clientWidth + 1)), out = new Set();
    for (const { element, box } of lines) {
      for (let each = element; each && each.localName !== "main"; each = each.parentElement) {
        const style = getComputedStyle(each), scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        if (scrolls) break;
        const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
        if (hides && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3)) cut.add(each);
        const around = each.getBoundingClientRect();
        if (each.matches(".card, .seat, .offer, .btn") && (box.right > around.right + 2 || box.left < around.left - 2 || box.bottom > around.bottom + 3)) out.add(element);
      }
    }
    return [...cut.size ? [["cut off", few([...cut])]] : [], ...out.size ? [["out of its card", few([...out])]] : []];
  }

  function small(lines) {
    const found = new Set(lines.filter(({ element }) => parseFloat(getComputedStyle(element).fontSize) < 11.95).map(({ element }) => element));
    return found.size ? [["under 12 px", few([...found])]] : [];
  }

  /** The heading of the dock stands in one line, or two, beside its button. */
  function headings() {
    const high = all(".told h2").filter(isShown).filter(each => each.clientHeight > 2.5 * parseFloat(getComputedStyle(each).lineHeight));
    return high.length ? [["heading of three lines", few(high)]] : [];
  }

  function sideways() {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = all("main *").filter(each => {
      if (!isShown(each) || isRead(each) || each.closest("svg") !== null && each.localName !== "svg") return false;
      const { left, right, width } = inSight(each);
      return width > 2 && (right > clientWidth + 1.5 || left < -1.5);
    });
    const outer = out.filter(each => !out.some(other => other !== each && other.contains(each)));
    return [...scrollWidth > clientWidth + 1 ? [["scrolls sideways", `${scrollWidth} on ${clientWidth}`]] : [], ...outer.length ? [["out of the window", few(outer)]] : []];
  }

  const question = () => one(".ask .idle b") ?? one(".ask .pa b");
  const offers = () => all(".ask .offer, .ask .offers button, .ask .scbc").filter(isShown);
  /** The bar stays at the foot of the dock, over what would have to be scrolled. */
  const isInSight = element => {
    const { width, height } = element.getBoundingClientRect(), seen = inSight(element);
    const foot = element.closest(".ask") && !element.matches(".bar") ? one(".ask .bar")?.getBoundingClientRect().top : undefined;
    const high = Math.min(seen.bottom, foot ?? innerHeight, innerHeight) - Math.max(seen.top, 0);
    return seen.width > width - 4 && high > height - 4;
  };

  /** The decision and one's own things, without scrolling; on a phone, at most one screen below. */
  function reach(isPhone) {
    if (isPhone) {
      const { scrollHeight } = document.documentElement;
      return scrollHeight > 2 * innerHeight ? [["more than one screen to scroll", `${scrollHeight} on ${innerHeight}`]] : [];
    }
    const things = [question(), ...offers(), one(".ask .bar"), one(".seat.near")];
    const hidden = things.filter(each => each && !isInSight(each));
    // The number of what was told may stand out by half.
    const board = one(".board"), below = getComputedStyle(board).overflowY === "visible" ? 0 : board.scrollHeight - board.clientHeight;
    return [...things[0] ? [] : [["no question", ""]], ...below > 10 ? [["board has to be scrolled", `${below} px`]] : [], ...hidden.length ? [["not in sight", few(hidden)]] : []];
  }

  /** How far the question is from the farthest of its buttons. */
  function distance() {
    const asked = question();
    if (!asked) return [];
    const { bottom, left } = asked.getBoundingClientRect();
    const far = offers().map(each => each.getBoundingClientRect()).map(box => Math.max(0, box.top - bottom, box.left - left - 700));
    const most = Math.round(Math.max(0, ...far) / (asked.currentCSSZoom ?? 1));
    return most > 300 ? [["question far from its buttons", `${most} px`]] : [];
  }

  /** One switch, beside what was told or in the menu. */
  function paces() {
    const switches = all("#table .pace"), isThere = switches.length === 1 && (isShown(switches[0]) || switches[0].matches("#menu .pace, .told:has(> .goal:not([hidden])) .pace"));
    return isThere ? [] : [["no switch for the pace", `${switches.length}`]];
  }

  function measure(isPhone) {
    for (const moving of document.getAnimations()) if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish();
    scrollTo(0, 0);
    const words = lines();
    if (words.length < 10) return [["no words", `${words.length}`]];
    return [...sideways(), ...overlaps(words), ...clipped(words), ...small(words), ...headings(), ...paces(), ...reach(isPhone), ...distance()];
  }

  return { measure };
})();
