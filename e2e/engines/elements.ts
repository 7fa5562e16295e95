/** Elements of the page by role and name. */
import type { Page } from './page.ts';
import type { Target } from './roles.ts';

/** A button by name; in an element if one is named. */
export const button = (name: string | RegExp, within?: Target): Target =>
  within ? { role: 'button', name, within } : { role: 'button', name };
/** A radio button by name. */
export const radio = (name: string | RegExp): Target => ({ role: 'radio', name });
/** A region by name. */
export const region = (name: string): Target => ({ role: 'region', name });
/** A tab by name. */
export const tab = (name: RegExp): Target => ({ role: 'tab', name });

/** The verdict on the text of Check. */
export const status: Target = { role: 'status' };
/** The report of Check. */
export const report = region('Report');
/** The editor of Check, as `Page.write` names it. */
export const EDITOR = 'Message editor';

/** Opens Check with a text, as a link does, and waits for its verdict. */
export async function openText(page: Page, text: string, verdict: RegExp, more = ''): Promise<void> {
  await page.open(`#/check?text=${encodeURIComponent(text)}${more}`);
  await page.holds(text);
  await page.shows(status, verdict);
}
