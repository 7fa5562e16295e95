/** Finds elements of a page by role and name, as a person or a screen reader does. */

/** An element to find. A name that is a string is the whole name; white space counts once. */
export interface Target {
  role: string;
  name?: string | RegExp;
  /** The element that contains it. */
  within?: Target;
  /** The one with this place among those that match; the first by default. */
  nth?: number;
}

/** A target whose patterns have been written as strings, so that it can be sent to a browser. */
export interface SentTarget {
  role: string;
  name: string | { source: string; flags: string } | null;
  within: SentTarget | null;
  nth: number | null;
}

/** What the functions that run in the page receive. */
export interface Library {
  /** All visible elements that match, in the order of the document. */
  all(target: SentTarget): HTMLElement[];
  /** The accessible name of an element, as far as the page uses names. */
  nameOf(element: Element): string;
  /** Calls a function until it returns something else than null, false or undefined; rejects with `what` if it never does. */
  until<T>(check: () => T | null | false | undefined, what: () => string): Promise<T>;
  /** Waits until an element can be clicked and stays where it is; returns its center. */
  reach(target: SentTarget): Promise<{ x: number; y: number }>;
  /** What a target is called in messages, and the names of all that have its role. */
  described(target: SentTarget): string;
}

/** Writes the patterns of a target as strings. */
export const sent = ({ role, name, within, nth }: Target): SentTarget => ({
  role,
  name: name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null),
  within: within ? sent(within) : null,
  nth: nth ?? null,
});

/** Makes the library. Its source is sent to the browser, so it uses nothing outside of itself. */
export function makeLibrary(): Library {
  /** Milliseconds after which a wait fails: a guard against what never happens, for machines ten times slower. */
  const LIMIT_MS = 120_000;
  const TAGS: Readonly<Record<string, string>> = {
    ARTICLE: 'article',
    BUTTON: 'button',
    DIALOG: 'dialog',
    HEADER: 'banner',
    IMG: 'img',
    LI: 'listitem',
    MAIN: 'main',
    NAV: 'navigation',
    OL: 'list',
    OPTION: 'option',
    OUTPUT: 'status',
    PROGRESS: 'progressbar',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    UL: 'list',
  };
  const INPUTS: Readonly<Record<string, string>> = {
    checkbox: 'checkbox',
    radio: 'radio',
    text: 'textbox',
    search: 'searchbox',
  };

  const roleOf = (element: Element): string => {
    const given = element.getAttribute('role');
    if (given) return given;
    if (/^H[1-6]$/.test(element.tagName)) return 'heading';
    if (element instanceof HTMLAnchorElement) return element.hasAttribute('href') ? 'link' : '';
    if (element instanceof HTMLInputElement) return INPUTS[element.type] ?? '';
    if (element.tagName === 'SECTION') return nameOf(element) === '' ? '' : 'region';
    return TAGS[element.tagName] ?? '';
  };

  const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

  /** The text of a subtree as it is announced. */
  const spoken = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : '');
    if (label) return ` ${label} `;
    const inner = [...node.childNodes].map(spoken).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };

  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => spoken(document.getElementById(id) ?? document.createTextNode(''))).join(' ');
    if (squeeze(labelled)) return squeeze(labelled);
    const label = element.getAttribute('aria-label');
    if (label) return squeeze(label);
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
    if (labels.length > 0) return squeeze(labels.map(spoken).join(' '));
    const named = /^(button|link|heading|option|tab|radio|checkbox|switch|menuitem\w*|row|listitem|note)$/;
    const role = element.tagName === 'SECTION' ? 'region' : roleOf(element);
    return squeeze(named.test(role) ? spoken(element) : '') || (element.getAttribute('title') ?? '');
  };

  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  const all = (target: SentTarget): HTMLElement[] => {
    const { role, name, within, nth } = target;
    const roots: (Document | HTMLElement)[] = within ? all(within) : [document];
    const pattern = name !== null && typeof name === 'object' ? new RegExp(name.source, name.flags) : null;
    const matches = (element: Element): boolean => {
      if (roleOf(element) !== role || !isVisible(element)) return false;
      if (name === null) return true;
      return pattern ? pattern.test(nameOf(element)) : nameOf(element) === name;
    };
    const found = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')].filter(matches));
    return nth === null ? found : found.slice(nth, nth + 1);
  };

  const titleOf = ({ role, name, within }: SentTarget): string => {
    const title = name !== null && typeof name === 'object' ? `/${name.source}/` : name;
    return `${role}${title === null ? '' : ` “${title}”`}${within ? ` in ${titleOf(within)}` : ''}`;
  };

  const described = (target: SentTarget): string => {
    const others = all({ ...target, name: null, within: null, nth: null }).map(nameOf);
    return `${titleOf(target)} (of ${others.map((name) => `“${name}”`).join(', ')})`;
  };

  const until: Library['until'] = async (check, what) => {
    const started = performance.now();
    for (;;) {
      const found = check();
      if (found !== null && found !== undefined && found !== false) return found;
      if (performance.now() - started > LIMIT_MS) throw new Error(what());
      await new Promise((next) => setTimeout(next, 20));
    }
  };

  const frame = (): Promise<number> => new Promise(requestAnimationFrame);

  const reach: Library['reach'] = async (target) => {
    let last = '';
    const center = (): { x: number; y: number } | null => {
      const [element] = all(target);
      if (!element || element.matches(':disabled, [aria-disabled="true"]')) return null;
      let box = element.getBoundingClientRect();
      if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        box = element.getBoundingClientRect();
      }
      // A line of a text that wraps has several boxes, and the middle of their hull may lie beside it.
      const [first = box] = element.getClientRects();
      const [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
      const there = `${x} ${y}`;
      const stays = there === last;
      last = there;
      const hit = document.elementFromPoint(x, y);
      const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      return stays && isHit ? { x, y } : null;
    };
    const started = performance.now();
    for (;;) {
      const found = center();
      if (found) return found;
      if (performance.now() - started > LIMIT_MS) throw new Error(`Cannot be clicked: ${described(target)}`);
      await frame();
    }
  };

  return { all, nameOf, until, reach, described };
}
