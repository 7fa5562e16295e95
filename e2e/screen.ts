/** The Check screen as a user operates it: all elements are found by role and name. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The editor, text box or Monaco. */
export const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Message editor' });

/** The right pane. */
export const report = (page: Page): Locator => page.getByRole('region', { name: 'Report' });

/** The status line; the only element of the page with role `status`. */
export const status = (page: Page): Locator => page.getByRole('status');

/** A tab of the report. */
export const tab = (page: Page, name: 'Problems' | 'Parts' | 'Messages' | 'Sequence' | 'Anatomy' | 'Hosts'): Locator =>
  page.getByRole('tab', { name });

/** The verdict of one revision. */
export const chip = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Verdict per revision' }).getByRole('button', { name });

/** One finding, by its title. */
export const problem = (page: Page, title: string | RegExp): Locator =>
  report(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** Waits until Monaco replaces the text box. */
export async function whenReady(page: Page): Promise<void> {
  await expect(page.locator('.monaco-editor .view-line').first()).toBeVisible();
  await expect(page.locator('textarea.plain-editor')).toHaveCount(0);
}

/** Describes the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'nothing';
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
    return (labelled || element.getAttribute('aria-label') || element.textContent).replaceAll(/\s+/g, ' ').trim();
  });

/** Opens the page and waits for the full editor. */
export async function open(page: Page, address = ''): Promise<void> {
  await page.goto(`./${address}`);
  await whenReady(page);
}

/** Opens the page with a text, like a course link. The page is left first: it would show the report of its text for a while. */
export async function openWith(page: Page, text: string, more = ''): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await open(page, `#/check?text=${encodeURIComponent(text)}${more}`);
}

/** Points at a part of the editor’s text until its description has this text. Markers that arrive meanwhile close a description. */
export async function expectHover(page: Page, part: Locator, text: string): Promise<void> {
  const shown = page.locator('.monaco-hover:visible').filter({ hasText: text });
  await expect(async () => {
    await page.mouse.move(5, 5);
    await part.hover();
    await expect(shown.first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Delays the schemas until the returned function is called. Call it before the page is opened. */
export async function holdTypes(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/shapes-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Pastes at the caret, replacing the selection. */
export async function paste(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Pastes a text, replacing the current one. */
export async function write(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('Control+A');
  if (text === '') await page.keyboard.press('Delete');
  else await paste(page, text);
}

/** The visible lines, top to bottom; wrapped lines are separate, leading space is kept. */
export function lines(page: Page): Promise<string[]> {
  return page.locator('.monaco-editor .view-lines .view-line').evaluateAll((found) =>
    found
      .map((line) => ({ top: parseFloat((line as HTMLElement).style.top), text: line.textContent }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text.replaceAll('\u00a0', ' ')),
  );
}

/** Without white space, and without a byte order mark, which the editor draws as a symbol. */
const squeeze = (text: string): string => text.replace(/^[\ufeff\ufffd]/, '').replaceAll(/\s/g, '');
const OFTEN = { intervals: [30] };

/** Expects that the editor shows this text, ignoring white space. For texts short enough to be completely visible. */
export async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(async () => squeeze((await lines(page)).join('')), OFTEN).toBe(squeeze(text));
}

/** Expects that the editor shows this fragment, ignoring white space. */
export async function expectHolds(page: Page, piece: string): Promise<void> {
  await expect.poll(async () => squeeze((await lines(page)).join('')), OFTEN).toContain(squeeze(piece));
}

/** Expects this verdict in the status, such as “Valid” or “2 errors, 1 warning”. */
export async function expectVerdict(page: Page, verdict: string): Promise<void> {
  // A failed request breaks no rule, but “Valid” does not stand alone above it.
  const head = verdict === 'Valid' ? '(?:Valid|All rules kept; .+?)' : verdict;
  // Without messages the kinds of the parts follow, or nothing.
  const rest = { 'Nothing to check': '$', 'Nothing to judge': ' ' }[verdict] ?? ' [\\d,]+ messages?,';
  const whole = new RegExp(`^${head}${rest}`);
  await expect(status(page)).toHaveText(whole);
}

/** Opens a file with “Open file”. */
export async function openFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByLabel('File to check').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: typeof content === 'string' ? Buffer.from(content) : content,
  });
}

/** Drops a file onto the page. */
export async function dropFile(page: Page, name: string, content: string): Promise<void> {
  await page.evaluate(
    ([fileName, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], fileName));
      const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
      for (const type of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      }
    },
    [name, content] as const,
  );
}
