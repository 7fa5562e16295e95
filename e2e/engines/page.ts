/** One page in one browser, as the journeys use it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver } from './driver.ts';
import type { Library, Target } from './roles.ts';
import { makeLibrary, sent } from './roles.ts';

declare global {
  /** The library of the journeys, once it was needed. */
  var journeyLibrary: Library | undefined;
  /** Errors of the page since the journeys last read them: collected by `observer.js`, which the host of the journeys adds. */
  var observed: string[] | undefined;
}

/** A function that runs in the page. It uses its arguments and nothing else of its module. */
type InPage<A extends readonly unknown[], T> = (library: Library, ...args: A) => T | Promise<T>;

/** The focused element’s name; of the editor, its label. */
const focusedName = (library: Library): string => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body ? 'nothing' : library.nameOf(activeElement);
};

/** The page. Every wait is for a state; it rejects with what was there instead. */
export class Page {
  readonly #driver: Driver;
  readonly #folder: string;
  readonly #log: string[] = [];
  /** The address of the host, with a slash at its end. */
  readonly home: string;

  constructor(driver: Driver, home: string, folder: string) {
    this.#driver = driver;
    this.#folder = folder;
    this.home = home;
  }

  /** Runs a function in the page, or in its first frame. */
  async run<A extends readonly unknown[], T>(work: InPage<A, T>, ...args: A): Promise<T> {
    return this.#run('page', work, args);
  }

  /** Runs a function in the first frame of the page. */
  async runInFrame<A extends readonly unknown[], T>(work: InPage<A, T>, ...args: A): Promise<T> {
    return this.#run('frame', work, args);
  }

  async #run<A extends readonly unknown[], T>(where: 'page' | 'frame', work: InPage<A, T>, args: A): Promise<T> {
    const call = `(${work.toString()})(globalThis.journeyLibrary ??= (${makeLibrary.toString()})(), ...${JSON.stringify(args)})`;
    const text = await this.#driver.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`, where);
    return JSON.parse(text) as T;
  }

  /** Loads a document of the host, or of another one, also if it differs from the present one in its fragment alone. */
  async load(address = ''): Promise<void> {
    await this.#collect();
    const { href } = new URL(address, this.home);
    const present = await this.run(() => location.href);
    await this.#driver.load(href);
    if (present !== 'about:blank' && present.split('#')[0] === href.split('#')[0]) await this.#driver.reload();
  }

  /** Loads the document again. */
  async reload(): Promise<void> {
    await this.#collect();
    await this.#driver.reload();
  }

  /** Waits until the page and its editor are complete. */
  whole(): Promise<void> {
    return this.has('.monaco-editor .view-line');
  }

  /** Goes to a place of the page without loading it again, as a link does. */
  async open(place: string): Promise<void> {
    await this.run((_, hash) => void (location.hash = hash), place);
  }

  /** Errors that the page or its browser reported since the last call. */
  async takeErrors(): Promise<readonly string[]> {
    await this.#collect();
    return [...this.#log.splice(0), ...this.#driver.takeLog()];
  }

  /** Reads the errors of the document before it is gone. */
  async #collect(): Promise<void> {
    this.#log.push(...(await this.run(() => globalThis.observed?.splice(0) ?? [])));
  }

  /** The address and the first words of the page, for messages. */
  excerpt(): Promise<string> {
    return this.run(() => `${location.href}: ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
  }

  /** Waits until an element is visible; with `text` until its text, or the value of its field, matches. */
  async shows(target: Target, text: RegExp | string = ''): Promise<void> {
    const pattern = text instanceof RegExp ? text : new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    await this.run(
      ({ all, until, described }, wanted, source, flags) => {
        const read = (one: HTMLElement): string => {
          const value = one instanceof HTMLInputElement ? one.value : one.textContent;
          return value.replaceAll(/\s+/g, ' ').trim();
        };
        return until(
          () => all(wanted).some((one) => new RegExp(source, flags).test(read(one))),
          () => `/${source}/ was never shown by ${described(wanted)}, but: ${all(wanted).map(read).join(' | ')}`,
        );
      },
      sent(target),
      pattern.source,
      pattern.flags,
    );
  }

  /** Waits until no such element is visible. */
  async lacks(target: Target): Promise<void> {
    await this.run(
      ({ all, until, described }, wanted) =>
        until(
          () => all(wanted).length === 0,
          () => `Still there: ${described(wanted)}`,
        ),
      sent(target),
    );
  }

  /** How many such elements are visible now. */
  async count(target: Target): Promise<number> {
    return this.run(({ all }, wanted) => all(wanted).length, sent(target));
  }

  /** The text of an element that is visible, or the value of a field. */
  async textOf(target: Target): Promise<string> {
    await this.shows(target);
    return this.run(({ all }, wanted) => {
      const [one] = all(wanted);
      return (one instanceof HTMLInputElement ? one.value : (one?.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
    }, sent(target));
  }

  /** Waits until an element matches a selector: for states that have no role, such as the lines of an editor. */
  async has(selector: string, text = ''): Promise<void> {
    await this.run(
      ({ until }, wanted, part) => {
        const texts = (): string[] =>
          [...document.querySelectorAll(wanted)].map((one) => one.textContent.replaceAll('\u00a0', ' '));
        return until(
          () => texts().some((one) => one.includes(part)),
          () => `No ${wanted} shows “${part}”, but: ${texts().join(' | ').slice(0, 300)}`,
        );
      },
      selector,
      text,
    );
  }

  /** Clicks an element as soon as it can be clicked. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.run(({ reach }, wanted) => reach(wanted), sent(target));
    await this.#driver.click(x, y);
  }

  /** Presses a key or a combination. */
  press(keys: string): Promise<void> {
    return this.#driver.press(keys);
  }

  /** Types where the focus is. */
  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Waits for the editor whose name begins like this, and puts the focus into it. */
  async focus(editor: string): Promise<void> {
    await this.run(
      ({ until }, name) =>
        until(
          () => {
            const fields = [...document.querySelectorAll<HTMLElement>('.monaco-editor [aria-label]')];
            const field = fields.find((one) => one.ariaLabel?.startsWith(name));
            field?.focus();
            return field !== undefined && field.closest('.monaco-editor.focused') !== null;
          },
          () => `There is no editor “${name}” to focus`,
        ),
      editor,
    );
  }

  /** The name of the focused element. */
  focused(): Promise<string> {
    return this.run(focusedName);
  }

  /** Puts a text into the clipboard by copying it from a field, and pastes it over the text of the editor with this name. */
  async write(editor: string, text: string): Promise<void> {
    await this.focus(editor);
    await this.run((_, copied) => {
      const field = document.createElement('textarea');
      field.id = 'journey-copy';
      field.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
      field.value = copied;
      document.body.append(field);
      field.focus();
      field.select();
    }, text);
    await this.press('Control+C');
    await this.run(() => document.getElementById('journey-copy')?.remove());
    await this.focus(editor);
    await this.press('Control+A');
    await this.press('Control+V');
    await this.holds(text);
  }

  /** Waits until an editor shows this text, or a visible part of a long one. White space and breaks of lines do not count. */
  async holds(text: string): Promise<void> {
    await this.run(
      ({ until }, wanted) => {
        const textIn = (lines: Element): string =>
          [...lines.querySelectorAll<HTMLElement>('.view-line')]
            .toSorted((a, b) => parseFloat(a.style.top) - parseFloat(b.style.top))
            .map((line) => line.textContent)
            .join('')
            .replaceAll(/\s/g, '');
        const shown = (): string[] => [...document.querySelectorAll('.monaco-editor .view-lines')].map(textIn);
        // Shorter parts, such as the brace in the line of a folded object, prove nothing.
        const isPart = (part: string): boolean => part.length > 20 && wanted.includes(part);
        return until(
          () => shown().some((one) => one.includes(wanted) || isPart(one)),
          () => `No editor shows “${wanted}”, but: ${shown().join(' | ').slice(0, 300)}`,
        );
      },
      text.replaceAll(/\s/g, ''),
    );
  }

  /** Chooses a file of this name and content in the field with this selector. */
  async chooseFile(selector: string, name: string, content: string): Promise<void> {
    const path = join(this.#folder, name);
    writeFileSync(path, content);
    await this.#driver.chooseFile(selector, path);
  }
}
