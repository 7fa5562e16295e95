/**
 * The Check screen in component tests: the whole page with its checker, and with the plain text box in place of Monaco, which
 * takes most of the time of a page. What is found in it has the same names as in `e2e/screen.ts`.
 */
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { App } from '../app/App.tsx';
import { attach } from '../app/editor/handle.ts';
import { plainEditor } from '../app/editor/plain.ts';
import { replaceText } from '../app/state/actions.ts';
import { events, loadSchemas } from '../app/state/session.ts';
import { store, type State } from '../app/state/store.ts';
import { choose, cleanInBoth, expectNoSideways, hide, resize, show } from './browser.tsx';

vi.mock('../app/editor/Editor.tsx', () => ({ Editor: () => null }));

/** A machine that is busy elsewhere takes a minute to load the checker for the first time, ms. */
const FIRST = 300_000;

/**
 * Renders the page anew with a text and choices, and waits for the complete report. Nothing of an earlier test is left: neither
 * the text nor choices nor what is stored.
 */
export async function openCheck(text: string, choices: Partial<State> = {}): Promise<void> {
  localStorage.clear();
  choose('light');
  const box = document.createElement('textarea');
  box.className = 'plain-editor';
  box.ariaLabel = 'Message editor';
  const { version, texts } = store.getState();
  store.setState({ ...store.getInitialState(), version, texts: texts + 1, ...choices }, true);
  attach(plainEditor(box, text, events));
  show(<App box={box} />);
  events.replaced(text);
  loadSchemas();
  await judged();
}

/**
 * Prepares the tests of a file: the checker is loaded before the first, which a busy machine does in more time than a test has;
 * each begins on a wide screen; after the last, the page is gone.
 */
export function testCheck(): void {
  beforeAll(async () => {
    await resize(1280, 800);
    await openCheck('{"jsonrpc":"2.0","id":1,"method":"ping"}');
  });
  beforeEach(() => resize(1280, 800));
  afterAll(hide);
}

/** Replaces the text, as a paste over all of it does. */
export async function write(text: string): Promise<void> {
  replaceText(text);
  await judged();
}

/** Waits until the current text is judged with schemas. */
export async function judged(): Promise<void> {
  await vi.waitUntil(
    () => {
      const { report, version } = store.getState();
      return report?.version === version && (report.blank || report.deep);
    },
    { timeout: FIRST, interval: 5 },
  );
}

/** The text box. */
export const editor: Locator = page.getByRole('textbox', { name: 'Message editor' });
/** The right pane. */
export const report: Locator = page.getByRole('region', { name: 'Report' });
/** The status line; the only element of the page with role `status`. */
export const status: Locator = page.getByRole('status');
/** The position of the caret. */
export const place: Locator = page.getByText(/^Line [\d,]+, column \d+/);
/** The strip with the detected format. */
export const message: Locator = page.getByRole('region', { name: 'Message', exact: true });
/** The table “Messages”. */
export const grid: Locator = page.getByRole('grid', { name: 'Messages' });
/** A row of it; 0 is its head. */
export const row = (number: number): Locator => grid.getByRole('row').nth(number);
/** Its filter. */
export const filter: Locator = page.getByLabelText('Filter messages');

/** A tab of the report. */
export const tab = (name: 'Problems' | 'Parts' | 'Messages' | 'Sequence' | 'Anatomy' | 'Hosts'): Locator =>
  page.getByRole('tab', { name });

/** One finding, by its title. */
export const problem = (title: string | RegExp): Locator =>
  report.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** Presses a key or several, such as `{ArrowDown}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Moves the focus to an element, once it is there. */
export async function focus(what: Locator): Promise<void> {
  await expect.element(what).toBeInTheDocument();
  const element = what.element();
  if (element instanceof HTMLElement) element.focus();
}

/** Opens a menu by its button, and chooses an entry of it. */
export async function pick(button: Locator, entry: string | RegExp): Promise<void> {
  await button.click();
  await page.getByRole('menuitemradio', { name: entry }).click();
}

/** Expects this many elements. */
export async function expectCount(what: Locator, count: number): Promise<void> {
  await expect.poll(() => what.elements().length).toBe(count);
}

/** In each of these widths: axe reports nothing, light and dark, and nothing is wider than the page. Below 900 px, in the report. */
export async function expectLooks(widths: readonly number[], state: string): Promise<void> {
  for (const width of widths) {
    await resize(width, 800);
    if (width < 900) await page.getByRole('button', { name: /^Report/ }).click();
    await expect.element(status).toBeVisible();
    expectNoSideways(`${state}, ${width} px`);
    await cleanInBoth(`${state}, ${width} px`);
  }
}
