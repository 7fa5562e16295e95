/** Check: paste, type, fix, types, revisions, completion. */
import { button, EDITOR, openText, report, status } from './elements.ts';
import type { Step } from './scene.ts';

const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';
const BAD = '{"jsonrpc":"2.0","id":null,"method":"tools/list",}\n{"jsonrpc":"2.0","method":"initialized"}';

/** The steps in Check. */
export const CHECK: readonly Step[] = [
  {
    name: 'the page loads, and judges its first text',
    run: async ({ page }) => {
      await page.whole();
      await page.shows(status, /^2 errors 6 messages, judged by MCP 2025-11-25/);
      await page.shows(button(/^JSON-RPC 2.0: valid/));
      await page.shows(button(/^2026-07-28: \d+ errors?/));
    },
  },
  {
    name: 'typed text is judged; cut, paste and undo work with the real clipboard',
    run: async ({ page }) => {
      await page.open('#/check');
      await page.focus(EDITOR);
      await page.press('Control+A');
      await page.press('Delete');
      await page.shows(status, /^Nothing to check/);
      await page.type(PING);
      await page.shows(status, /^Valid 1 message/);
      await page.press('Control+A');
      await page.press('Control+X');
      await page.shows(status, /^Nothing to check/);
      await page.press('Control+V');
      await page.shows(status, /^Valid 1 message/);
      await page.holds(PING);
      await page.press('Control+Z');
      await page.shows(status, /^Nothing to check/);
    },
  },
  {
    name: 'a pasted text with mistakes is explained, and “Fix all safe” fixes it',
    run: async ({ page }) => {
      await page.write(EDITOR, BAD);
      await page.shows(status, /^3 errors/);
      await page.shows({ role: 'article', within: report }, /must not be null/);
      await page.click(button(/^Fix all safe/, report));
      await page.shows(status, /^Valid 2 messages/);
      await page.has('.view-line', 'notifications/initialized');
    },
  },
  {
    name: 'a missing member is found by the types of the revision',
    run: async ({ page }) => {
      await openText(page, '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}', /^1 error 1 message/);
      await page.shows({ role: 'article', within: report }, /name/);
    },
  },
  {
    name: 'the editor completes a method from the types',
    run: async ({ page }) => {
      await openText(page, '{"jsonrpc":"2.0","id":1,"method":""}', /^Valid, 1 warning/, '&revision=2025-11-25');
      await page.focus(EDITOR);
      await page.press('Control+Home');
      await page.press('End');
      for (let step = 0; step < 2; step++) await page.press('ArrowLeft');
      await page.press('Control+Space');
      await page.has('.suggest-widget.visible .monaco-list-row', 'tools/list');
      await page.type('resources/li');
      await page.has('.suggest-widget.visible .monaco-list-row.focused', 'resources/list');
      await page.press('Enter');
      await page.holds('{"jsonrpc":"2.0","id":1,"method":"resources/list"}');
      await page.shows(status, /^Valid 1 message/);
    },
  },
  {
    name: 'another revision judges the same text',
    run: async ({ page }) => {
      await openText(page, '{"jsonrpc":"2.0","id":1,"method":"server/discover"}', /message/);
      await page.click(button(/^2026-07-28/, { role: 'group', name: 'Verdict per revision' }));
      await page.shows(status, /judged by MCP 2026-07-28/);
    },
  },
];
