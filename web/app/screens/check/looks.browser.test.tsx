/** Check in each of its states and widths: axe reports nothing, light and dark, and nothing is wider than the page. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanInBoth, expectHeadingsInOrder, expectNoSideways, resize } from '../../../testing/browser.tsx';
import {
  editor,
  expectCount,
  expectLooks,
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
  write,
} from '../../../testing/check.tsx';
import { FIRST_TEXT } from '../../state/first.ts';
import { showNotice } from '../../state/actions.ts';

testCheck();

const button = (name: string | RegExp) => page.getByRole('button', { name });
const menu = page.getByRole('menu');
const members = page.getByRole('list', { name: 'Members' });

const openFirst = (): Promise<void> => openCheck(FIRST_TEXT, { intro: true });

describe('axe reports nothing', () => {
  it('on a first visit, after a fix, for a valid and an empty text, and for every severity', async () => {
    await openFirst();
    await expect.element(status).toHaveTextContent(/^2 errors/);
    await cleanInBoth('first visit');
    expectHeadingsInOrder('first visit');
    await report.getByRole('button', { name: 'Fix', exact: true }).first().click();
    await expect.element(report.getByText('Fixed, undo')).toBeVisible();
    await cleanInBoth('after a fix');
    await report.getByRole('button', { name: 'Fix all safe' }).click();
    await expect.element(status).toHaveTextContent(/^Valid/);
    await cleanInBoth('valid');
    await write('');
    await expect.element(status).toHaveTextContent(/^Nothing to check$/);
    await cleanInBoth('empty');
    await write('{"jsonrpc":"1.0","id":null,"id":null,"method":"a","extra":1,} // and so on');
    await expect.element(status).toHaveTextContent('error');
    await cleanInBoth('errors, warnings, infos');
  });

  it('in the anatomy with a member lit, and in long lists', { tags: ['all'] }, async () => {
    await openCheck(FIRST_TEXT, { tab: 'anatomy' });
    await focus(members.getByRole('button', { name: 'method', exact: true }));
    await cleanInBoth('anatomy, a member lit');
    await write(Array.from({ length: 150 }, (_, id) => `[{"id":${id},"method":"ping"},1]`).join('\n'));
    await tab('Messages').click();
    await expect.element(row(9)).toBeVisible();
    await cleanInBoth('rows drawn as they come in sight');
    await tab('Problems').click();
    await expect.element(report.getByRole('button', { name: /more like this/ }).first()).toBeVisible();
    await cleanInBoth('folded problems');
  });

  it('with a notice, a menu, the examples, the palette and the shortcuts', { tags: ['all'] }, async () => {
    await openFirst();
    showNotice({ text: 'There is no page at “/nowhere”. This is Check.', tone: 'warning' });
    await expect.element(page.getByText('There is no page')).toBeVisible();
    await cleanInBoth('a notice');
    for (const name of ['Revision', 'Sender']) {
      await button(name).click();
      await expect.element(menu).toBeVisible();
      await cleanInBoth(`menu ${name}`);
      await press('{Escape}');
      await expectCount(menu, 0);
    }
    await button('Examples').click();
    await expect.element(page.getByRole('dialog', { name: 'Examples' }).getByRole('option').first()).toBeVisible();
    await cleanInBoth('examples');
    await press('{Escape}');
    await press('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    await expect.element(palette).toBeVisible();
    await cleanInBoth('palette');
    await press('nothing has these words');
    await expectCount(palette.getByRole('option'), 0);
    await cleanInBoth('palette without a hit');
    await press('{Escape}');
    await button('Keyboard shortcuts').click();
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await cleanInBoth('shortcuts');
    await press('{Escape}');
  });

  it('in 320 px: the text, the views of the report, and the menu', { tags: ['all'] }, async () => {
    await resize(320, 700);
    await openFirst();
    await cleanInBoth('message');
    expectNoSideways('message');
    await button(/^Report/).click();
    await expect.element(status).toHaveTextContent(/^2 errors/);
    await cleanInBoth('report');
    await tab('Messages').click();
    await expect.element(row(6)).toBeVisible();
    await cleanInBoth('messages');
    await tab('Anatomy').click();
    await expect.element(members).toHaveTextContent('method');
    await cleanInBoth('anatomy');
    await button(/^More/).click();
    await expect.element(menu).toBeVisible();
    await cleanInBoth('menu');
    await press('{Escape}');
    await expectCount(menu, 0);
  });
});

describe('nothing is wider than the page', () => {
  const LONG =
    '{"jsonrpc":"2.0","id":null,"method":"aVeryLongMethodNameWithoutAnyPlaceToBreakItWhichStillHasToFitOnASmallScreen/andMore","_not-a-member-that-anybody-knows-of-with-a-long-name":1}';

  it.each([320, 375, 768, 900, 1440, 2560])(
    'in %i px: every view, a menu and the palette',
    { tags: ['all'] },
    async (width) => {
      await resize(width, 780);
      await openCheck(`${LONG}\n${LONG}`);
      expectNoSideways('message');
      if (width < 900) await button(/^Report/).click();
      await expect.element(status).toHaveTextContent('2 messages');
      for (const name of ['Problems', 'Messages', 'Anatomy'] as const) {
        await tab(name).click();
        await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
        await expect.element(report.getByRole('tabpanel')).not.toBeEmptyDOMElement();
        expectNoSideways(name);
      }
      await button(/^Revision /).click();
      await expect.element(menu).toBeInViewport({ ratio: 0.99 });
      expectNoSideways('menu');
      await press('{Escape}');
      await expectCount(menu, 0);
      await press('{Control>}k{/Control}');
      await expect.element(page.getByRole('dialog')).toBeInViewport({ ratio: 0.99 });
      expectNoSideways('palette');
      await press('{Escape}');
      await expectCount(page.getByRole('dialog'), 0);
    },
  );
});

describe('on a phone', () => {
  it('verdict and first problem are in sight, and the revisions are folded', async () => {
    await resize(375, 667);
    await openFirst();
    await button(/^Report/).click();
    const first = report.getByRole('article').first();
    await expect.element(status).toBeInViewport({ ratio: 1 });
    await expect.element(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect.element(first.getByRole('button', { name: 'Fix' })).toBeInViewport({ ratio: 1 });
    const chips = page.getByRole('group', { name: 'Verdict per revision' }).getByRole('button');
    await expectCount(chips, 0);
    const fold = report.getByRole('button', { name: 'Revisions: valid in 1 of 6' });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await focus(fold);
    await press('{Enter}');
    await expectCount(chips, 6);
    await chips.nth(1).click();
    await focus(fold);
    await press('{Enter}');
    await expectCount(chips, 0);
    await expect.element(report.getByRole('button', { name: 'Back to auto' })).toBeVisible();
    // The line below the verdict has the full width.
    const line = status.element();
    expect(line.lastElementChild?.getBoundingClientRect().width).toBe(
      line.parentElement?.getBoundingClientRect().width,
    );
  });

  it('“Message” and “Report” with its error count are one at a time, and positions lead to the text', async () => {
    await resize(375, 780);
    await openFirst();
    const switcher = button(/^Report/);
    await expect.element(switcher).toHaveAccessibleName('Report, 2 errors');
    await expect.element(button('Message')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(editor).toBeVisible();
    await expectCount(report, 0);
    await switcher.click();
    await expectCount(editor, 0);
    await problem(/id of a request/)
      .getByRole('heading')
      .getByRole('button')
      .click();
    await expect.element(editor).toBeVisible();
    await expect.element(page.getByText(/^Line 6, column/)).toBeVisible();
    await switcher.click();
    await report.getByRole('button', { name: 'Fix all safe' }).click();
    await expect.element(status).toHaveTextContent(/^Valid/);
    await expect.element(switcher).toHaveAccessibleName('Report');
  });

  it('an empty text has no error count', async () => {
    await resize(375, 780);
    await openFirst();
    await expect.element(button(/^Report/)).toHaveAccessibleName('Report, 2 errors');
    await button('Clear').click();
    await expect.element(button(/^Report/)).toHaveAccessibleName('Report');
  });
});

it('a turn of the screen keeps the text and the open view', async () => {
  await openCheck(FIRST_TEXT, { tab: 'messages' });
  await expect.element(grid).toBeVisible();
  await resize(375, 700);
  await button(/^Report/).click();
  await expect.element(tab('Messages')).toHaveAttribute('aria-selected', 'true');
  await button('Message').click();
  await expect.element(editor).toHaveValue(FIRST_TEXT);
});

it('the width of the panes can be changed, and everything stays visible at 900 px', async () => {
  await resize(900, 780);
  await openFirst();
  await expect.element(editor).toBeVisible();
  await expect.element(report).toBeVisible();
  const bar = page.getByRole('separator', { name: 'Width of the panes' });
  const before = report.element().getBoundingClientRect().width;
  await focus(bar);
  await press('{End}');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '70');
  await expect.poll(() => report.element().getBoundingClientRect().width).toBeLessThan(before - 100);
  expectNoSideways('wide text');
});

it('below 900 px theme, shortcuts and commands are one menu', { tags: ['all'] }, async () => {
  await resize(600, 780);
  await openFirst();
  await expectCount(button(/^Theme/), 0);
  const more = button('More: share, theme, keyboard shortcuts');
  await more.click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.element(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await expect.element(more).toHaveFocus();
  await more.click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await press('{Escape}');
  await expect.element(more).toHaveFocus();
  await resize(1000, 780);
  await expectCount(more, 0);
  await expect.element(button('Theme: dark')).toBeVisible();
  await expectLooks([1000], 'dark');
});
