/** The Check screen as a person uses it: everything is found by its role and name. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The editor, whichever of the two is there. */
export const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Message editor' });

/** The right pane. */
export const report = (page: Page): Locator => page.getByRole('region', { name: 'Report' });

/** The headline; the only status of the page. */
export const status = (page: Page): Locator => page.getByRole('status');

/** A tab of the report. */
export const tab = (page: Page, name: 'Problems' | 'Messages' | 'Sequence' | 'Anatomy'): Locator =>
  page.getByRole('tab', { name });

/** The verdict of one revision. */
export const chip = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Verdict per revision' }).getByRole('button', { name });

/** One finding, by the words of its title. */
export const problem = (page: Page, title: string | RegExp): Locator =>
  report(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** Waits until Monaco has taken the text box's place. */
export async function whenReady(page: Page): Promise<void> {
  await expect(page.locator('.monaco-editor .view-line').first()).toBeVisible();
  await expect(page.locator('textarea.plain-editor')).toHaveCount(0);
}

/** What has the focus, in a reader's words. */
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

/** Opens the page with a text in it, as a course link does. */
export async function openWith(page: Page, text: string, more = ''): Promise<void> {
  await open(page, `#/check?text=${encodeURIComponent(text)}${more}`);
}

/** Keeps the types from arriving until what it returns is called. Before the page is opened. */
export async function holdTypes(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/shapes-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Pastes at the caret, over what is selected. */
export async function paste(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Pastes a text over the one that is there. */
export async function write(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('Control+A');
  if (text === '') await page.keyboard.press('Delete');
  else await paste(page, text);
}

/** The lines in sight, top to bottom; wrapped ones as they are wrapped, leading space kept. */
export function lines(page: Page): Promise<string[]> {
  return page.locator('.monaco-editor .view-lines .view-line').evaluateAll((found) =>
    found
      .map((line) => ({ top: parseFloat((line as HTMLElement).style.top), text: line.textContent }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text.replaceAll('\u00a0', ' ')),
  );
}

/** Without white space, and without a mark at the beginning, which the editor draws as a sign of its own. */
const squeeze = (text: string): string => text.replace(/^[\ufeff\ufffd]/, '').replaceAll(/\s/g, '');
const OFTEN = { intervals: [30] };

/** The editor shows this text, white space aside. For texts short enough to be in sight as a whole. */
export async function expectText(page: Page, text: string): Promise<void> {
  await expect.poll(async () => squeeze((await lines(page)).join('')), OFTEN).toBe(squeeze(text));
}

/** The editor shows this somewhere, white space aside. */
export async function expectHolds(page: Page, piece: string): Promise<void> {
  await expect.poll(async () => squeeze((await lines(page)).join('')), OFTEN).toContain(squeeze(piece));
}

/** The status says this verdict, e.g. «Valid» or «2 errors, 1 warning». */
export async function expectVerdict(page: Page, verdict: string): Promise<void> {
  const whole =
    verdict === 'Nothing to check' ? /^Nothing to check$/ : new RegExp(`^${verdict} [\\d\u00a0]+ messages?,`);
  await expect(status(page)).toHaveText(whole);
}

/** Hands a file over with “Open file”. */
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
