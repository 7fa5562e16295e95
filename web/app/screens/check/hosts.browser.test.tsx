/** “Hosts”: what hosts do with pasted tools: the table, the choice of hosts, the reasons with their sources, and sizes. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  editor,
  expectCount,
  expectLooks,
  focus,
  openCheck,
  press,
  report,
  tab,
  testCheck,
} from '../../../testing/check.tsx';
import { TOOLS } from '../../../testing/report-texts.ts';

testCheck();

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

const table = report.getByRole('table', { name: 'What hosts do with it' });
const summary = report.getByText('Choose hosts:');

async function openHosts(text: string): Promise<void> {
  await openCheck(text, { tab: 'hosts' });
  await expect.element(table).toBeVisible();
}

it('shows the reason of a host with its source, its limits, and the largest tools', async () => {
  await openHosts(TOOLS);
  await expect.element(table.getByRole('row', { name: /^VS Code 1/ })).toBeVisible();
  await table.getByRole('button', { name: 'VS Code', exact: true }).click();
  const reason = report
    .getByRole('article')
    .filter({ hasText: 'fails the whole chat request if a schema of type array has no items' });
  await expect.element(reason).toHaveTextContent('not a rule of the specification');
  await expect.element(reason.getByRole('link', { name: /seen on \d{4}-\d\d-\d\d/ })).toBeVisible();
  const sizes = report.getByRole('table', { name: 'Largest tools' });
  await expect.element(sizes.getByRole('row').nth(1)).toHaveTextContent('large');
  await expect.element(report.getByText(/characters?, about [\d,]+ to [\d,]+ tokens/)).toBeVisible();
  const limits = report.getByRole('table', { name: 'Limits of hosts' });
  await expect.element(limits.getByRole('row', { name: /Claude Code .*2.048/ })).toHaveTextContent('more');
});

it('is there for a response whose request is not shown, too', async () => {
  await openHosts(`{"jsonrpc":"2.0","id":1,"result":${TOOLS}}`);
  await expect.element(table.getByRole('row', { name: /^VS Code 1/ })).toBeVisible();
});

it('is there only for tools, results and configurations', async () => {
  await openCheck(PING);
  await expect.element(tab('Anatomy')).toBeVisible();
  await expectCount(tab('Hosts'), 0);
});

it('is operated by keyboard: the choice of hosts, rows, reasons', async () => {
  await openCheck(TOOLS);
  await expect.element(tab('Hosts')).toBeVisible();
  await focus(tab('Problems'));
  await press('{End}');
  await expect.element(tab('Hosts')).toHaveFocus();
  await focus(summary);
  await press('{Enter}{Tab}');
  await expect.element(report.getByRole('checkbox', { name: 'Claude Code' })).toHaveFocus();
  await press(' ');
  const row = report.getByRole('button', { name: 'Claude Code', exact: true });
  await focus(row);
  await press('{Enter}');
  await expect.element(row).toHaveAttribute('aria-pressed', 'true');
  await focus(report.getByRole('article').first().getByRole('heading').getByRole('button'));
  await press('{Enter}');
  await expect.element(editor).toHaveFocus();
});

it('shows only the chosen hosts', async () => {
  await openHosts(TOOLS);
  await summary.click();
  await report.getByRole('checkbox', { name: 'VS Code' }).click();
  await expect
    .poll(() =>
      table
        .getByRole('row')
        .elements()
        .map(({ textContent }) => /^(?:Host|VS Code)/.exec(textContent)?.[0]),
    )
    .toEqual(['Host', 'VS Code']);
  await report.getByRole('button', { name: 'Show all hosts' }).click();
  await expect.poll(() => table.getByRole('row').elements().length).toBeGreaterThan(3);
});

it('axe reports nothing, light and dark, and it fits 375 and 320 px', { tags: ['all'] }, async () => {
  // Many hosts refuse this name, and the addresses of some sources are long.
  await openHosts(
    JSON.stringify({
      tools: [
        {
          name: 'find.book in the library',
          description: 'Finds.',
          inputSchema: { type: 'object', $ref: '#/$defs/A', $defs: { A: {} } },
        },
      ],
    }),
  );
  await expect.element(report.getByRole('article').first()).toBeVisible();
  await summary.click();
  await expectLooks([1280, 375, 320], 'hosts');
  await expect.element(page.getByRole('table', { name: 'What hosts do with it' })).toBeVisible();
});
