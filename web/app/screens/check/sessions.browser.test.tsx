/** The summary of sessions above “Messages”, and the comparison of two revisions. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectCount,
  expectLooks,
  focus,
  grid,
  filter,
  message,
  openCheck,
  pick,
  place,
  press,
  problem,
  report,
  row,
  status,
  tab,
  testCheck,
  write,
} from '../../../testing/check.tsx';

testCheck();

const session = (server: string): string[] => [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"roots":{"listChanged":true}},"clientInfo":{"name":"trip-planner","version":"1.4.0"}}}',
  `{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"${server}","version":"0.9.2"}}}`,
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
];
const ONE = session('weather').join('\n');
const TWO = [...session('weather'), ...session('github')].join('\n');

const facts = report.getByLabelText('Session', { exact: true });
/** A fact of the session, as its text: the name, then the value. */
const fact = (name: string) => facts.getByText(name, { exact: true });
/** The value beside it. */
const valueOf = (name: string): string => fact(name).query()?.parentElement?.textContent ?? '';
/** The line that unfolds the summary. */
const line = () => page.elementLocator(report.element().querySelector('summary') ?? document.body);
const github = report.getByRole('list', { name: 'Sessions' }).getByRole('button', { name: 'github' });
const compare = page.getByRole('button', { name: 'Compare with 2026-07-28' });
const compared = (a: string, b: string) => report.getByRole('region', { name: `${a} beside ${b}` });

async function unfold(text: string): Promise<void> {
  await openCheck(text, { tab: 'messages' });
  await expect.poll(() => report.element().querySelector('summary')).not.toBeNull();
  // The page keeps it unfolded from text to text.
  const box = line().element().parentElement;
  if (box instanceof HTMLDetailsElement && !box.open) await line().click();
}

describe('the summary', () => {
  it('marks an excerpt as one, and one message has none', async () => {
    await unfold('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n{"jsonrpc":"2.0","id":2,"method":"ping"}');
    await expect.poll(() => valueOf('State')).toContain('An excerpt');
    await expect.poll(() => valueOf('No response shown')).toContain('tools/list');
    await expect.poll(() => valueOf('No response shown')).toContain('message 1');
    await write('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
    await expectCount(facts, 0);
    await expectCount(grid.getByRole('row'), 2);
  });

  it('lists several sessions, shows one of them, and goes back', async () => {
    await unfold(TWO);
    await expect.element(line()).toHaveTextContent('2 sessions');
    await expect.element(message).toHaveTextContent('8 messages, 2 sessions');
    await expect.element(row(5)).toHaveTextContent('to github');
    await expectCount(report.getByRole('list', { name: 'Sessions' }).getByRole('listitem'), 2);
    await github.click();
    await expect.poll(() => valueOf('Server')).toContain('github 0.9.2');
    await expectCount(grid.getByRole('row'), 5);
    await expect.element(filter).toHaveTextContent('4 of 8 messages');
    await report.getByRole('button', { name: 'All 2 sessions' }).click();
    await expectCount(grid.getByRole('row'), 9);
  });
});

describe('the comparison of two revisions', () => {
  it('has the findings of either revision only and of both; a click goes there', async () => {
    await openCheck(`${ONE}\n{"jsonrpc":"2.0","id":null,"method":"ping"}`);
    await compare.click();
    const region = compared('MCP 2025-11-25', 'MCP 2026-07-28');
    await expect.element(region.getByRole('heading', { name: 'Only in 2026-07-28' })).toBeVisible();
    await region.getByRole('button', { name: 'A method must be defined by the revision in use' }).first().click();
    await expect.element(place).toHaveTextContent(/^Line 1,/);
    await pick(region.getByRole('button', { name: 'Beside: MCP 2026-07-28' }), 'JSON-RPC 2.0');
    const other = compared('MCP 2025-11-25', 'JSON-RPC 2.0');
    await expect.element(other.getByText('warning in JSON-RPC 2.0')).toBeVisible();
    await other.getByRole('button', { name: 'Close the comparison' }).click();
    await expect.element(problem('The id of a request must not be null')).toBeVisible();
  });

  it('is of one session if one is selected', async () => {
    await unfold(TWO);
    await github.click();
    await compare.click();
    const region = compared('MCP 2025-11-25', 'MCP 2026-07-28');
    await expect.element(region).toHaveTextContent('Session github.');
    await expect.element(region.getByText('message 5, line 5').first()).toBeVisible();
    await expectCount(region.getByText('message 1, line 1'), 0);
    await region.getByRole('button', { name: 'Compare the whole text' }).click();
    await expect.element(region.getByText('message 1, line 1').first()).toBeVisible();
  });

  it('is opened and closed by keyboard, and the focus goes on in the list', async () => {
    await openCheck('{"jsonrpc":"2.0","id":null,"method":"ping"}');
    await focus(compare);
    await press('{Enter}');
    const region = report.getByRole('region', { name: / beside / });
    await expect.element(region).toBeVisible();
    await focus(region.getByRole('button', { name: 'Close the comparison' }));
    await press('{Enter}');
    await expectCount(region, 0);
    await expect.poll(() => document.activeElement?.matches('li[aria-current] h3 button')).toBe(true);
  });
});

it('axe reports nothing in summary and comparison', { tags: ['all'] }, async () => {
  await unfold(TWO);
  await expectLooks([1280], 'several sessions');
  await github.click();
  await expect.element(facts).toBeVisible();
  await expectLooks([1280], 'one of them');
  await compare.click();
  await expect.element(report.getByRole('region', { name: / beside / })).toHaveTextContent('message 5');
  await expectLooks([1280], 'compared');
  await tab('Problems').click();
  await expect.element(status).toBeVisible();
});
