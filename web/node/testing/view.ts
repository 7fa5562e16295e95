/** Runs the script of a view without a browser: the few parts of a document that the demo server’s view uses. */
import { createContext, runInContext } from 'node:vm';

type Message = Record<string, unknown>;

/** A view in progress. */
export interface RunningView {
  /** Delivers a message of the host. */
  receive(message: unknown): void;
  /** Presses a button by its id. */
  press(id: string): void;
  /** The text of an element by its id. */
  text(id: string): string;
}

function copied(message: unknown): Message {
  const copy: Message = JSON.parse(JSON.stringify(message));
  return copy;
}

class FakeElement {
  textContent = '';
  disabled = true;
  readonly children: unknown[] = [];
  readonly style = { setProperty: (): void => undefined, colorScheme: '' };
  #click: () => void = () => undefined;
  append(...parts: unknown[]): void {
    this.children.push(...parts);
  }
  replaceChildren(...parts: unknown[]): void {
    this.children.splice(0, Infinity, ...parts);
  }
  addEventListener(_name: string, listener: () => void): void {
    this.#click = listener;
  }
  click(): void {
    this.#click();
  }
  get innerText(): string {
    return this.children
      .map((part) => (part instanceof FakeElement ? part.textContent + part.innerText : String(part)))
      .join(' ');
  }
  getBoundingClientRect(): { width: number; height: number } {
    return { width: 400, height: 200 };
  }
}

/** Starts the script of an HTML document; `post` receives what it sends to its host. */
export function runView(html: string, post: (message: Message) => void): RunningView {
  const elements = new Map<string, FakeElement>();
  const byId = (id: string): FakeElement => {
    const known = elements.get(id) ?? new FakeElement();
    elements.set(id, known);
    return known;
  };
  const listeners: ((event: { source: unknown; data: unknown }) => void)[] = [];
  // Objects of another context have other prototypes; JSON has none.
  const parent = { postMessage: (message: unknown): void => post(copied(message)) };
  const window = {
    parent,
    addEventListener: (_name: string, listener: (typeof listeners)[0]) => void listeners.push(listener),
  };
  const document = {
    documentElement: new FakeElement(),
    getElementById: byId,
    createElement: () => new FakeElement(),
    querySelectorAll: () => [...elements.values()],
  };
  const script = /<script>([\s\S]*)<\/script>/u.exec(html)?.[1] ?? '';
  runInContext(script, createContext({ window, document, Map, Promise, Math, Error, Object }));
  return {
    receive: (message) => {
      for (const listener of listeners) listener({ source: parent, data: JSON.parse(JSON.stringify(message)) });
    },
    press: (id) => byId(id).click(),
    text: (id) => byId(id).textContent || byId(id).innerText,
  };
}
