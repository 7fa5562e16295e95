/** Fixes from the report, and where the focus is after keys in the report, in tabs and in menus. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  editor,
  expectCount,
  filter,
  focus,
  grid,
  openCheck,
  press,
  problem,
  report,
  row,
  status,
  tab,
  testCheck,
} from '../../../testing/check.tsx';
import { FIRST_TEXT } from '../../state/first.ts';

testCheck();

const button = (name: string | RegExp) => report.getByRole('button', { name });
const fix = report.getByRole('button', { name: 'Fix', exact: true }).first();

/** The text without white space. */
const squeezed = (): string => {
  const box = editor.element();
  return box instanceof HTMLTextAreaElement ? box.value.replaceAll(/\s/g, '') : '';
};
const expectText = (text: string) => expect.poll(squeezed).toBe(text.replaceAll(/\s/g, ''));

/** A pasted text, its format family, and the fixed text. */
const FIXED: readonly (readonly [family: string, text: string, after: string])[] = [
  [
    'comments',
    '{\n  // the id ties the answer to it\n  "jsonrpc": "2.0", /* always */\n  "id": 1,\n  "method": "tools/list"\n}',
    '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}',
  ],
  [
    'trailing comma',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list",}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ],
  [
    'null id',
    '{"jsonrpc":"2.0","id":4,"method":"ping"}\n{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":4,"method":"ping"}\n{"jsonrpc":"2.0","id":5,"method":"tools/list"}',
  ],
  [
    'a notification with an id',
    '{"jsonrpc":"2.0","id":2,"method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  ],
  [
    'a shortened name',
    '{"jsonrpc":"2.0","method":"initialized"}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  ],
  [
    'capitals in a method',
    '{"jsonrpc":"2.0","id":1,"method":"Tools/List"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ],
  [
    'null error beside a result',
    '{"jsonrpc":"2.0","id":1,"result":{},"error":null}',
    '{"jsonrpc":"2.0","id":1,"result":{}}',
  ],
  [
    'null result beside an error',
    '{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":-32601,"message":"Method not found"}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
  ],
  [
    'null params',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":null}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ],
  ['no version', '{"id":1,"method":"tools/list"}', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
  [
    'version as a number',
    '{"jsonrpc":2.0,"id":1,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  ],
  [
    'an error code in quotes',
    '{"jsonrpc":"2.0","id":1,"error":{"code":"-32601","message":"Method not found"}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
  ],
];

/** Notation of programs that is no mistake by itself, and the strict JSON that it stands for. */
const PRINTED: typeof FIXED = [
  [
    'Python',
    "{'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call', 'params': {'name': 'a', 'arguments': {'deep': True, 'to': None}}}",
    '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "a", "arguments": {"deep": true, "to": null}}}',
  ],
  ['unquoted keys', '{jsonrpc:"2.0",id:1,method:"tools/list"}', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'],
];

describe('fixes', () => {
  it.each(FIXED)('“Fix all safe” corrects %s', async (_family, text, after) => {
    await openCheck(text);
    await expect.element(status).toHaveTextContent(/^\d+ error/);
    await button('Fix all safe').click();
    await expect.element(status).toHaveTextContent(/^(?:Valid|All rules kept;)/);
    await expectText(after);
  });

  it.each(PRINTED)('%s is valid as printed, and fixed where it is chosen to be JSON', async (_family, text, after) => {
    await openCheck(text);
    await expect.element(status).toHaveTextContent(/^(?:Valid|All rules kept;)/);
    await expect.element(problem('Notation of lessons and programs, not of the wire')).toBeVisible();
    await expectCount(button('Fix all safe'), 0);
    await openCheck(text, { format: 'json' });
    await expect.element(status).toHaveTextContent(/^\d+ error/);
    await button('Fix all safe').click();
    await expect.element(status).toHaveTextContent(/^(?:Valid|All rules kept;)/);
    await expectText(after);
  });

  it('add missing members in 2026-07-28', async () => {
    await openCheck('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', { revision: '2026-07-28' });
    await fix.click();
    await expect.element(status).toHaveTextContent(/^(?:Valid|All rules kept;)/);
    expect(squeezed()).toContain('"io.modelcontextprotocol/clientCapabilities":{}');
    await openCheck('{"jsonrpc":"2.0","id":1,"result":{"content":[]}}', { revision: '2026-07-28' });
    await expect.element(status).toHaveTextContent(/^\d error/);
    await fix.click();
    await expect.poll(squeezed).toContain('"resultType":"complete"');
  });
});

describe('the focus', () => {
  it('goes through tabs by arrow keys, through messages and members by Up and Down', async () => {
    await openCheck(FIRST_TEXT);
    await focus(tab('Problems'));
    await press('{ArrowRight}');
    await expect.element(tab('Messages')).toHaveFocus();
    await expect.element(tab('Messages')).toHaveAttribute('aria-selected', 'true');
    await focus(filter.getByLabelText('Text in messages'));
    await press('{ArrowDown}');
    await expect.element(grid).toHaveFocus();
    await press('{Home}{ArrowDown}');
    await expect.element(row(2)).toHaveAttribute('aria-selected', 'true');
    await expect.element(grid).toHaveAttribute('aria-activedescendant', 'message-1');
    await press('{Enter}');
    await expect.element(tab('Anatomy')).toHaveAttribute('aria-selected', 'true');
    const members = page.getByRole('list', { name: 'Members', exact: true });
    await expect.element(members).toBeVisible();
    // The table is gone, the focus is not.
    await expect.element(tab('Anatomy')).toHaveFocus();
    const member = () => [...document.querySelectorAll<HTMLElement>('button[data-member]')];
    await expect.poll(() => member().length).toBeGreaterThan(2);
    member()[0]?.focus();
    await press('{End}');
    await expect.poll(() => document.activeElement === member().at(-1)).toBe(true);
    await focus(tab('Anatomy'));
    for (const [key, name] of [
      ['{ArrowRight}', 'Hosts'],
      ['{ArrowRight}', 'Problems'],
      ['{End}', 'Hosts'],
    ] as const) {
      await press(key);
      await expect.element(tab(name)).toHaveFocus();
    }
  });

  it('returns from a menu that was opened by Enter or Down and closed by Escape or a choice', async () => {
    await openCheck(FIRST_TEXT);
    const revision = page.getByRole('button', { name: 'Revision' });
    const menu = page.getByRole('menu');
    await focus(revision);
    await press('{ArrowDown}');
    await expect.element(menu).toBeVisible();
    await press('{Escape}');
    await expectCount(menu, 0);
    await expect.element(revision).toHaveFocus();
    await press('{Enter}');
    await expect.element(page.getByRole('menuitemradio', { name: 'Auto' })).toHaveFocus();
    await press('{ArrowDown}');
    await expect.element(page.getByRole('menuitemradio', { name: 'JSON-RPC 2.0' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(status).toHaveTextContent('judged by JSON-RPC 2.0');
    await expect.element(revision).toHaveFocus();
  });
});
