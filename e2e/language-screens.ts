/** Every screen of a page in another language, and the texts on it. Names are in that language, so nothing is found by name. */
import type { Page } from '@playwright/test';
import { CURRICULUM } from '../web/course/index.ts';
import { REFERENCE_PAGES } from '../web/app/state/reference-pages.ts';
import { expect } from './fixtures.ts';

const ITEMS = CURRICULUM.flatMap(({ items }) => items);
/** The first item of the course of each kind. */
const FIRSTS = ITEMS.filter(({ kind }, at) => ITEMS.findIndex((one) => one.kind === kind) === at);
const addressOf = ({ id }: { id: string }): string => `#/learn/${id}`;
const PAGES = REFERENCE_PAGES.map(({ id }) => `#/reference/${id}`);

/** A log with an error, a failed call and a tool that a host refuses, so that every tab of the report has content. */
const LOG = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}',
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"b","version":"1"}}}',
  '{"jsonrpc":"2.0","method":"initialized"}',
  '{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","arguments":{}}}',
  '{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"x"}}',
].join('\n');

/** Screens of each kind: the report with each tab, the server, the course with one item of each kind, the reference. */
export const KINDS: readonly string[] = [
  '#/check',
  ...['problems', 'messages', 'sequence', 'anatomy', 'hosts'].map(
    (tab) => `#/check?text=${encodeURIComponent(LOG)}&tab=${tab}`,
  ),
  '#/server',
  '#/learn',
  '#/learn/teachers',
  ...FIRSTS.map(addressOf),
  '#/reference',
  ...PAGES,
  '#/reference/rules',
  '#/reference/rules/ids/null-id',
  '#/reference/methods/tools/call',
  '#/reference/types/Tool',
];

/** All other items of the course. */
export const OTHER_ITEMS: readonly string[] = ITEMS.filter((item) => !FIRSTS.includes(item)).map(addressOf);

/** Goes to a screen of the open page, and waits until it is there. */
export async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * The texts for a person, visible or as a name, without code, quotations and texts that are marked as English, such as those of messages.
 */
export async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const QUOTED =
      'code, pre, kbd, samp, q, blockquote, script, style, noscript, textarea, [lang="en"], .view-lines, #boot';
    const isQuoted = (element: Element | null): boolean => element?.closest(QUOTED) !== null;
    const out = new Set<string>();
    const add = (text: string | null): void => {
      const plain = (text ?? '')
        .replaceAll(/“[^”]*(?:”|$)|`[^`]*`/gu, '“”')
        .replaceAll(/\s+/gu, ' ')
        .trim();
      if (/\p{L}{2}/u.test(plain)) out.add(plain);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isQuoted(node.parentElement)) add(node.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (isQuoted(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name));
    }
    return [...out];
  });
}
