/** “Sequence”: the lifelines of client and server, operated by pointer and keys, folded, searched. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { long, HELLO, HOSTILE, lineOf, TALK } from '../../../testing/talk.ts';
import {
  expectCount,
  expectLooks,
  focus,
  grid,
  openCheck,
  pick,
  place,
  press,
  report,
  row as messageRow,
  status,
  tab,
  testCheck,
  write,
} from '../../../testing/check.tsx';

testCheck();

const drawing = page.getByRole('listbox', { name: 'Sequence', exact: true });
const options = drawing.getByRole('option');
const row = (name: string | RegExp) => drawing.getByRole('option', { name });
const current = drawing.getByRole('option', { selected: true });
const find = page.getByLabelText('Find in the sequence');
const button = (name: string) => page.getByRole('button', { name });

async function openTalk(text = TALK): Promise<void> {
  await openCheck(text, { tab: 'sequence' });
  await expect.element(drawing).toBeVisible();
}

async function expectCurrent(name: RegExp): Promise<void> {
  await expect.element(current).toHaveAccessibleName(name);
}

it('labels both sides with their names, the phases and the durations, and says where the text ends', async () => {
  await openTalk();
  await expectCount(options, 7);
  const figure = report.getByRole('tabpanel');
  for (const label of [
    'Client',
    'Server',
    'trip-planner 1.4.0',
    'weather 0.9.2',
    'Handshake',
    'Operation',
    '42 ms',
    '1.89 s',
    /the text ends here/,
  ])
    await expect.element(figure.getByText(label).first()).toBeVisible();
});

it('is operated by Up, Down, Home, End, Page Up and Down, Enter and Escape', async () => {
  await openTalk();
  await focus(drawing);
  await press('{Home}');
  await expectCurrent(/^Message 1,/);
  await press('{ArrowDown}');
  await expectCurrent(/^Message 2,/);
  await expect.element(place).toHaveTextContent(/^Line 2, column/);
  await expect.element(drawing).toHaveAttribute('aria-activedescendant', current.element().id);
  for (const [key, number] of [
    ['{PageDown}', 7],
    ['{PageUp}', 1],
    ['{End}', 7],
    ['{ArrowUp}', 6],
  ] as const) {
    await press(key);
    await expectCurrent(new RegExp(`^Message ${number},`));
  }
  await press('{Escape}');
  await expect.element(tab('Sequence')).toHaveFocus();
  await focus(drawing);
  await press('{Enter}');
  await expect.element(tab('Anatomy')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('heading', { name: 'Message 6' })).toBeVisible();
});

it('jumps to the next finding, the next waiting request and the next search match', async () => {
  await openTalk();
  await row(/^Message 1,/).click();
  await button('Next finding').click();
  await expectCurrent(/1 error/);
  await button('Next waiting').click();
  await expectCurrent(/waiting/);
  await focus(drawing);
  await press('{Control>}f{/Control}');
  await expect.element(find).toHaveFocus();
  await press('tools/');
  await expect.element(page.getByText('2', { exact: true }).last()).toBeVisible();
  await press('{Enter}');
  await expectCurrent(/^Message 4,/);
  await press('{Enter}');
  await expectCurrent(/^Message 6,/);
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  await press('{Shift>}{Enter}{/Shift}');
  await expectCurrent(/^Message 4,/);
  await find.fill('#3');
  await press('{Enter}');
  await expectCurrent(/^Message 3,/);
  await find.fill('nobody says this');
  await expect.element(page.getByText('not found')).toBeVisible();
  await press('{Escape}');
  await expect.element(find).toHaveValue('');
  await press('{ArrowDown}');
  await expect.element(drawing).toHaveFocus();
});

it('folds runs into one row; Enter, a jump into them and one button expand them', async () => {
  await openTalk(long(200));
  await expect.element(row(/^28 more notifications\/progress, .*folded$/).first()).toBeVisible();
  await expectCount(row(/^Message 20,/), 0);
  await find.fill('#20');
  await press('{Enter}');
  await expectCurrent(/^Message 20,/);
  await find.fill('');
  await focus(drawing);
  await press('{Home}');
  while (!current.element().ariaLabel?.endsWith('unfolded')) {
    const before = current.element().id;
    await press('{ArrowDown}');
    await expect.poll(() => current.element().id).not.toBe(before);
  }
  await press('{Enter}');
  await expectCurrent(/progress, .* folded$/);
  await press('{ArrowRight}');
  await expectCurrent(/unfolded$/);
  await press('{ArrowLeft}');
  await expectCurrent(/ folded$/);
  await button('Unfold all').click();
  await expectCount(row(/, folded$/), 0);
  await button('Fold all').click();
  await expectCount(row(/unfolded$/), 0);
});

it('draws only visible rows of 15,000 messages, and each end is one key away', { tags: ['all'] }, async () => {
  await openTalk(long(15_000));
  await expect.element(status).toHaveTextContent(/15,0\d\d messages/);
  await button('Unfold all').click();
  // The rows render after the click, when the page is idle.
  await expect.element(button('Fold all')).toBeVisible();
  const expectFew = () => expect.poll(() => options.elements().length).toBeLessThan(120);
  await expectFew();
  const last = options.first().element().ariaSetSize;
  expect(Number(last)).toBeGreaterThan(15_000);
  await focus(drawing);
  await press('{End}');
  await expect.element(current).toHaveAttribute('aria-posinset', last);
  await expect.element(current).toBeInViewport();
  await press('{Home}');
  await expectCurrent(/^Message 1,/);
  await expect.element(current).toBeInViewport();
  await find.fill('#12345');
  await press('{Enter}');
  await expectCurrent(/^Message 12,345,/);
  await expect.element(current).toBeInViewport();
  await expectFew();
});

it('shows several sessions in order under their names, or only one', async () => {
  const line = (server: string, side: string, message: object): string =>
    `2026-01-01T14:02:07.100Z [${server}] [info] Message from ${side}: ${JSON.stringify({ jsonrpc: '2.0', ...message })} { metadata: undefined }`;
  const text = ['filesystem', 'github', 'filesystem', 'github'].flatMap((server, at) => [
    line(server, 'client', { id: at, method: 'tools/list' }),
    line(server, 'server', { id: at, result: { tools: [] } }),
  ]);
  await openTalk(text.join('\n'));
  await expectCount(drawing.getByRole('group'), 2);
  const first = drawing.getByRole('group', { name: 'Session filesystem' });
  await expect.element(first.getByRole('option').nth(2)).toHaveAccessibleName(/^Message 5,/);
  await pick(button('Session: all'), 'github');
  await expectCount(options, 4);
  await expect.element(options.first()).toHaveAccessibleName(/^Message 3,/);
});

it('selects the same message as the table, and a double click opens its anatomy', async () => {
  await openTalk();
  await row(/^Message 4,/).click();
  await expect.element(place).toHaveTextContent(/^Line 4, column/);
  await tab('Messages').click();
  await expect.element(grid.getByRole('row', { selected: true })).toHaveTextContent('tools/list');
  await messageRow(2).click();
  await tab('Sequence').click();
  await expectCurrent(/^Message 2,/);
  await row(/^Message 7,/).dblClick();
  await expect.element(tab('Anatomy')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('heading', { name: 'Message 7' })).toBeVisible();
});

it('links the method of the selected message to its page, and a click still selects', { tags: ['all'] }, async () => {
  await openTalk(
    '{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":"add"}}\n{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  );
  const links = report.getByRole('link', { name: /^Reference: / });
  await options.nth(1).click();
  await expectCurrent(/tools\/list/);
  await expect.element(links).toHaveAccessibleName('Reference: tools/list');
  const { width, height } = links.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await press('{ArrowUp}');
  await expect.element(links).toHaveAccessibleName('Reference: tools/call');
  await expectLooks([1280], 'names in the sequence');
  await focus(drawing);
  await press('{Tab}');
  await expect.element(links).toHaveFocus();
  await expect.element(links).toHaveAttribute('href', '#/reference/methods/tools%2Fcall');
});

describe('in every width', () => {
  it.each([1280, 375, 320])(
    '%i px: axe reports nothing, nothing is wider than the page',
    { tags: ['all'] },
    async (width) => {
      await openTalk(
        `${TALK}\n${lineOf('<', { id: 99, result: {} }, 2080)}\n${lineOf('>', { id: 9, method: HOSTILE.repeat(9) }, 2090)}`,
      );
      await row(/^Message 6,/).click();
      await find.fill('tools');
      await expect.element(page.getByText(/of 2$/)).toBeVisible();
      // Row 6 was scrolled into view, which may leave half of the buttons below the sticky field: axe would measure that half.
      page.getByRole('tabpanel').element().scrollTo(0, 0);
      await expectLooks([width], 'the sequence');
      await expectCount(status, 1);
    },
  );
});

it('follows a change of the text at once, and an empty text clears it', async () => {
  await openTalk(HELLO.join('\n'));
  await expectCount(options, 3);
  await write(TALK);
  await expectCount(options, 7);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(status).toHaveTextContent(/^Nothing to check$/);
  await expectCount(drawing, 0);
});
