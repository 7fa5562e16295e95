/** “Sequence” as a user operates it, and conversations to draw. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openWith, status, tab } from './screen.ts';

/** The drawing: a list of rows to select from. */
export const drawing = (page: Page): Locator => page.getByRole('listbox', { name: 'Sequence', exact: true });

/** One row, by its name. */
export const row = (page: Page, name: string | RegExp): Locator => drawing(page).getByRole('option', { name });

/** The selected row. */
export const current = (page: Page): Locator => drawing(page).getByRole('option', { selected: true });

/** The search field. */
export const find = (page: Page): Locator => page.getByLabel('Find in the sequence');

/** A line of a log with timestamps. */
export const lineOf = (from: string, message: object, ms: number): string =>
  `14:02:${String(7 + Math.floor(ms / 1000)).padStart(2, '0')}.${String(ms % 1000).padStart(3, '0')} ${from} ${JSON.stringify({ jsonrpc: '2.0', ...message })}`;

/** A handshake. */
export const HELLO = [
  lineOf(
    '>',
    {
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'trip-planner', version: '1.4.0' },
      },
    },
    118,
  ),
  lineOf(
    '<',
    {
      id: 1,
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'weather', version: '0.9.2' },
      },
    },
    160,
  ),
  lineOf('>', { method: 'notifications/initialized' }, 161),
];

/** A conversation with a finding and waiting requests. */
export const TALK = [
  ...HELLO,
  lineOf('>', { id: 2, method: 'tools/list' }, 163),
  lineOf('<', { id: 2, result: { tools: [] } }, 2049),
  lineOf('>', { id: null, method: 'tools/call', params: { name: 'forecast' } }, 2052),
  lineOf('>', { id: 7, method: 'ping' }, 2060),
].join('\n');

/** Many calls, some with many progress notifications, one without a response. */
export function long(messages: number): string {
  const lines = [...HELLO];
  for (let id = 10; lines.length < messages; id++) {
    lines.push(
      lineOf(
        '>',
        { id, method: 'tools/call', params: { name: 'a', arguments: {}, _meta: { progressToken: id } } },
        lines.length,
      ),
    );
    for (let n = id % 7 === 0 ? 1 : 30; n < 30; n++)
      lines.push(
        lineOf('<', { method: 'notifications/progress', params: { progressToken: id, progress: n } }, lines.length),
      );
    if (id !== 13) lines.push(lineOf('<', { id, result: { content: [] } }, lines.length));
  }
  return lines.join('\n');
}

/** Opens Check with a text and its sequence visible. */
export async function openTalk(page: Page, text = TALK): Promise<void> {
  await openWith(page, text);
  await expect(status(page)).not.toContainText('loading');
  await tab(page, 'Sequence').click();
  await expect(drawing(page)).toBeVisible();
}

/** A name that contains markup. */
export const HOSTILE = '</text><script>alert(1)</script><img src=x onerror="alert(2)">';
