/** What is visible, as far as contrast is concerned: axe takes most of its time for that, and pages show the same again and again. */

/**
 * All that decides about the contrast of each visible text and control, one line for each different one: its kind, color and
 * size, whether it is disabled, and the grounds below it down to the first that is opaque. It uses nothing outside of
 * itself, so that it can be sent to a page.
 */
export function inks(): string[] {
  const groundsOf = (stack: readonly Element[]): string => {
    const grounds: string[] = [];
    for (const one of stack) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      grounds.push(`${backgroundColor} ${backgroundImage.slice(0, 80)} ${opacity}`);
      if (backgroundColor.startsWith('rgb(') && opacity === '1') break;
    }
    return grounds.join();
  };
  const parentsOf = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) all.push(one);
    return all;
  };
  const found = new Set<string>();
  const look = (element: Element, box: DOMRect | undefined): void => {
    if (!box || box.width === 0 || box.height === 0 || !element.checkVisibility({ visibilityProperty: true })) return;
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
    const parents = parentsOf(element);
    const faint = parents.map((one) => getComputedStyle(one).opacity).filter((opacity) => opacity !== '1');
    const under = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const kinds = parents.slice(0, 3).map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const off = element.closest(':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"]') !== null;
    const link = element.closest('a') !== null;
    found.add(
      [kinds, color, faint, fontSize, fontWeight, textDecorationLine, textShadow, around, off, link]
        .concat(groundsOf(parents), under.includes(element) ? groundsOf(under) : 'covered or out of sight')
        .join('|'),
    );
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if ((node.textContent ?? '').trim() === '' || !node.parentElement) continue;
    range.selectNodeContents(node);
    look(node.parentElement, range.getClientRects()[0]);
  }
  for (const one of document.querySelectorAll('input, textarea, select')) look(one, one.getBoundingClientRect());
  return [...found];
}
