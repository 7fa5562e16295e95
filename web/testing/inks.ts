/** What is visible, as far as contrast is concerned: axe takes most of its time for that, and screens show the same again and again. */

/** What an element contributes to the contrast of a text in it. */
interface Ground {
  /** Background and opacity of the element and of what is below it, down to the first that is opaque. */
  readonly below: string;
  /** All opacities other than 1, of the element and of those around it. */
  readonly faint: string;
  readonly kind: string;
}

declare global {
  /** Provided by `inks`: an element for each line that it returned last, in the same order. */
  var inked: Element[] | undefined;
}

/**
 * All that decides about the contrast of each visible text and control, one line for each different one: its kind, color and
 * size, whether it is disabled, and the grounds below it down to the first that is opaque. It uses nothing outside of
 * itself, so that it can be sent to a page. Linear in the number of elements.
 */
export function inks(): string[] {
  const grounds = new Map<Element, Ground>();
  const own = (element: Element): { ground: string; opaque: boolean; opacity: string } => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const opaque = backgroundColor.startsWith('rgb(') && opacity === '1';
    return { ground: `${backgroundColor} ${backgroundImage.slice(0, 80)} ${opacity}`, opaque, opacity };
  };
  const groundOf = (element: Element): Ground => {
    const known = grounds.get(element);
    if (known) return known;
    const around = element.parentElement ? groundOf(element.parentElement) : { below: '', faint: '', kind: '' };
    const { ground, opaque, opacity } = own(element);
    const made = {
      below: opaque ? ground : `${ground}, ${around.below}`,
      faint: opacity === '1' ? around.faint : `${opacity} ${around.faint}`,
      kind: `${element.tagName}.${element.getAttribute('class') ?? ''}`,
    };
    grounds.set(element, made);
    return made;
  };
  /** The grounds of what is painted at the middle of a box; only what is in sight can be found there. */
  const painted = (element: Element, box: DOMRect): string => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'out of sight';
    const stack = document.elementsFromPoint(x, y);
    if (!stack.includes(element)) return 'covered';
    const found: string[] = [];
    for (const one of stack) {
      const { ground, opaque } = own(one);
      found.push(ground);
      if (opaque) break;
    }
    return found.join();
  };
  const found = new Map<string, Element>();
  const look = (element: Element, box: DOMRect | undefined): void => {
    if (!box || box.width === 0 || box.height === 0 || !element.checkVisibility({ visibilityProperty: true })) return;
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
    const { below, faint, kind } = groundOf(element);
    const parent = element.parentElement;
    const around = parent ? `${groundOf(parent).kind} ${getComputedStyle(parent).color}` : '';
    const off = element.closest(':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"]') !== null;
    const link = element.closest('a') !== null;
    const ink = [kind, around, color, fontSize, fontWeight, textDecorationLine, textShadow, faint, off, link, below];
    const line = `${ink.join('|')}|${painted(element, box)}`;
    if (!found.has(line)) found.set(line, element);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if ((node.textContent ?? '').trim() === '' || !node.parentElement) continue;
    range.selectNodeContents(node);
    look(node.parentElement, range.getClientRects()[0]);
  }
  for (const one of document.querySelectorAll('input, textarea, select')) look(one, one.getBoundingClientRect());
  globalThis.inked = [...found.values()];
  return [...found.keys()];
}
