// Exercises: one of each kind solved by mouse and by keyboard alone, a wrong answer of each with what is said of it,
// hints, solutions, drafts, progress; axe in both themes; narrow screens.
import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import {
  checkAnswer,
  editor,
  openExercise,
  piece,
  result,
  sideways,
  stage,
  tabTo,
  told,
  verdict,
  whenFull,
  write,
} from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';

/** An exercise whose answer is a message: a wrong one with what is said of it, and a right one in other words than ours. */
const MESSAGES = [
  {
    kind: 'fix the message',
    id: 'null-id',
    wrong: '{"jsonrpc":"2.0","id":null,"method":"ping","params":{}}',
    says: 'The id is still null, and MCP has no null ids.',
    right: '{"method":"ping","id":41,"jsonrpc":"2.0"}',
  },
  {
    kind: 'write a message',
    id: 'ask-for-tools',
    wrong: '{"jsonrpc":"2.0","id":1,"method":"list_tools"}',
    says: 'That is the name of a function in a library.',
    right: '{"jsonrpc":"2.0","id":"first","method":"tools/list"}',
  },
  {
    kind: 'answer as the server',
    id: 'same-id',
    wrong: '{"jsonrpc":"2.0","id":7,"result":{}}',
    says: '7 and "7" are two ids. The client sent a text and waits for that text.',
    right: '{"id":"7","jsonrpc":"2.0","result":{}}',
  },
];

const solved = (page: Page) => stage(page).getByRole('heading', { name: 'Solved', exact: true });

/** The mark of an item beside the lesson. */
const mark = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: new RegExp(`: ${title}\\s*, exercise, done$`) });

/** Drags a message to the place of another one. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const rows = page.getByRole('list', { name: 'Messages in order' }).getByRole('listitem');
  const start = await rows.nth(from).locator('span').first().boundingBox();
  const end = await rows.nth(to).boundingBox();
  if (!start || !end) throw new Error('A row is out of sight');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 20, end.y + (to < from ? 2 : end.height - 2), { steps: 8 });
  await page.mouse.up();
}

for (const { kind, id, wrong, says, right } of MESSAGES) {
  test(`${kind}: a wrong answer is explained, a right one solves it`, async ({ page }) => {
    await openExercise(page, id);
    await write(page, wrong);
    await checkAnswer(page).click();
    await expect(told(page)).toContainText(says);
    await expect(result(page)).toContainText('Not solved yet');
    await expect(stage(page).getByRole('list', { name: 'Tests' }).getByText('not yet').first()).toBeVisible();
    await expect(solved(page)).toHaveCount(0);
    await write(page, right);
    await expect(verdict(page)).toHaveText(/^Valid in /);
    await checkAnswer(page).click();
    await expect(solved(page)).toBeVisible();
    await expect(result(page)).toHaveText('Solved.');
    await expect(checkAnswer(page)).toBeFocused();
    await expect(page.getByRole('link', { name: /\(opens a new tab\)/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\//,
    );
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(mark(page, title)).toBeVisible();
    await stage(page)
      .getByRole('link', { name: /^Next: / })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  });

  test(`${kind}: by keyboard alone`, async ({ page }) => {
    await openExercise(page, id);
    await whenFull(page);
    await tabTo(page, editor(page));
    for (const [text, said] of [
      [wrong, 'Not solved yet'],
      [right, 'Solved.'],
    ] as const) {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
      await page.keyboard.press('Control+Enter');
      await expect(result(page)).toContainText(said);
      await expect(editor(page)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await tabTo(page, stage(page).getByRole('link', { name: /^Next: / }));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
  });
}

test('order: dragged and moved by buttons', async ({ page }) => {
  await openExercise(page, 'handshake-order');
  await checkAnswer(page).click();
  await expect(told(page)).toContainText('The client asks for tools before initialize was answered');
  await expect(stage(page).getByRole('list', { name: 'More about it' })).toContainText(
    'The first message is initialize, whatever comes later.',
  );
  await drag(page, 4, 0);
  await expect(piece(page, /^1 of 5: Request initialize/)).toBeVisible();
  await checkAnswer(page).click();
  await expect(result(page)).toContainText('The client asks for tools before initialize was answered');
  const down = page.getByRole('button', { name: 'Move down: Request tools/list' });
  await down.click();
  await down.click();
  await expect(piece(page, /^4 of 5: Request tools\/list/)).toBeVisible();
  await piece(page, /^4 of 5/).click();
  await expect(stage(page).getByRole('region', { name: /^Text of Request tools\/list/ })).toContainText('"tools/list"');
  await checkAnswer(page).click();
  await expect(solved(page)).toBeVisible();
  await expect(mark(page, 'First things first')).toBeVisible();
});

test('order: a drag that is broken off leaves everything as it was', async ({ page }) => {
  await openExercise(page, 'handshake-order');
  const rows = page.getByRole('list', { name: 'Messages in order' }).getByRole('listitem');
  const grip = await rows.nth(4).locator('span').first().boundingBox();
  const top = await rows.nth(0).boundingBox();
  if (!grip || !top) throw new Error('A row is out of sight');
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(top.x + 20, top.y + 2, { steps: 5 });
  await expect(piece(page, /^1 of 5: Request initialize/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(piece(page, /^5 of 5: Request initialize/)).toBeVisible();
  await page.mouse.up();
});

test('order: by keyboard alone, each move is said', async ({ page }) => {
  await openExercise(page, 'handshake-order');
  await tabTo(page, piece(page, /^5 of 5: Request initialize/));
  for (let step = 0; step < 4; step++) await page.keyboard.press('Alt+ArrowUp');
  await expect(piece(page, /^1 of 5: Request initialize/)).toBeFocused();
  await expect(stage(page).getByText(/^Request initialize.* is now 1 of 5\.$/)).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(stage(page).getByText('is first already.')).toBeAttached();
  await tabTo(page, page.getByRole('button', { name: 'Move down: Request tools/list' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move down: Request tools/list' })).toBeFocused();
  await tabTo(page, checkAnswer(page));
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('Solved.');
});

test('find the mistake: by mouse', async ({ page }) => {
  await openExercise(page, 'undeclared');
  await checkAnswer(page).click();
  await expect(told(page)).toHaveText(/Choose the message that is wrong, and what is wrong with it/);
  const messages = page.getByRole('group', { name: 'Which message?' });
  await messages.getByRole('button', { name: 'Text of message 7' }).click();
  await expect(messages.getByRole('region', { name: 'Message 7 as text' })).toContainText('-32601');
  await messages.getByRole('radio', { name: /Message 7/ }).check();
  await page.getByRole('radio', { name: 'The code of the error is wrong' }).check();
  await checkAnswer(page).click();
  await expect(told(page)).toContainText('-32601 is right for a method that the server does not have.');
  await expect(stage(page).getByRole('list', { name: 'More about it' })).toContainText('Message 7 is right');
  await messages.getByRole('radio', { name: /Message 6/ }).check();
  await page.getByRole('radio', { name: 'The other side has not declared what is asked for' }).check();
  await checkAnswer(page).click();
  await expect(solved(page)).toBeVisible();
  await expect(mark(page, 'Not on the menu')).toBeVisible();
});

test('find the mistake: by keyboard alone', async ({ page }) => {
  await openExercise(page, 'undeclared');
  await tabTo(page, page.getByRole('radio', { name: /Message 1/ }));
  await page.keyboard.press('Space');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Message 6/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'The other side has not declared what is asked for' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(result(page)).toHaveText('Solved.');
});

test('choose the error: by mouse', async ({ page }) => {
  await openExercise(page, 'unknown-tool');
  await checkAnswer(page).click();
  await expect(told(page)).toHaveText(/Choose one of the codes/);
  await expect(stage(page).getByRole('region', { name: 'Text of message 1' })).toContainText('square_root');
  await page.getByRole('radio', { name: '-32601 Method not found' }).check();
  await checkAnswer(page).click();
  await expect(told(page)).toContainText('What does not exist is the tool, and its name is a parameter.');
  await page.getByRole('radio', { name: '-32602 Invalid params' }).check();
  await checkAnswer(page).click();
  await expect(solved(page)).toBeVisible();
  await expect(mark(page, 'A tool that is not there')).toBeVisible();
});

test('choose the error: by keyboard alone', async ({ page }) => {
  await openExercise(page, 'unknown-tool');
  await tabTo(page, page.getByRole('radio', { name: '-32700 Parse error' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(result(page)).toContainText('The text is right JSON; the server could read it.');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await tabTo(page, checkAnswer(page));
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('Solved.');
  await expect(checkAnswer(page)).toBeFocused();
});

test('a finding leads to its place in the editor', async ({ page }) => {
  await openExercise(page, 'null-id');
  await write(page, '{\n  "jsonrpc": "2.0",\n  "id": null,\n  "method": "ping"\n}');
  await expect(verdict(page)).toHaveText(/1 error in 2025-03-26/);
  await checkAnswer(page).click();
  await stage(page).getByRole('button', { name: 'Show it in line 3' }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('"a"');
  await expect(verdict(page)).toHaveText('Valid in 2025-03-26');
  await page.keyboard.press('Control+Enter');
  await expect(solved(page)).toBeVisible();
});

test('the editor offers what fits, and says what a member is', async ({ page }) => {
  await openExercise(page, 'ask-for-tools');
  await write(page, '{"jsonrpc":"2.0","id":1,"method":"tools/"}');
  await expect(verdict(page)).not.toBeEmpty();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  await expect(page.locator('.suggest-widget.visible')).toContainText('tools/list');
  await page.keyboard.press('Escape');
  await stage(page)
    .locator('.view-line span', { hasText: /^"jsonrpc"$/ })
    .first()
    .hover();
  await expect(page.locator('.monaco-hover:visible').first()).toContainText('2.0');
});

test('the exercise is judged in its own revision, whatever the page has chosen', async ({ page }) => {
  await openExercise(page, 'null-id', '?revision=2026-07-28');
  await expect(page.getByText('Fix the message. Judged by MCP 2025-03-26.')).toBeVisible();
  await write(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
  await expect(verdict(page)).toHaveText('Valid in 2025-03-26');
  await checkAnswer(page).click();
  await expect(solved(page)).toBeVisible();
});

test('hints come one by one; the solution asks first where nothing was tried', async ({ page }) => {
  await openExercise(page, 'ask-for-tools');
  const hints = page.getByRole('list', { name: 'Hints' }).getByRole('listitem');
  await expect(page.getByText('3 hints')).toBeVisible();
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await expect(hints).toHaveCount(1);
  await expect(page.getByText('1 of 3 shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show the next hint' }).click();
  await page.getByRole('button', { name: 'Show the next hint' }).click();
  await expect(hints).toHaveCount(3);
  await expect(page.getByText('No more hints')).toBeVisible();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByText('Nothing was tried yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Solution as text' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try first' }).click();
  await write(page, '{"jsonrpc":"2.0","id":1,"method":"list_tools"}');
  await checkAnswer(page).click();
  await expect(told(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('region', { name: 'Solution as text' })).toContainText('"tools/list"');
  await page.reload();
  await expect(hints).toHaveCount(3);
  await write(page, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
  await checkAnswer(page).click();
  await expect(page.getByText('Done, with a look at the solution')).toBeVisible();
});

test('hints and solution by keyboard alone: the focus is never lost', async ({ page }) => {
  await openExercise(page, 'unknown-tool');
  await tabTo(page, page.getByRole('button', { name: 'Show a hint' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'No more hints' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Show the solution' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show it anyway' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One solution' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Solution', exact: true })).toContainText('-32602 Invalid params');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show the solution' })).toBeFocused();
});

test('what was written, moved and chosen survives a reload; “Reset” takes it away and gives it back', async ({
  page,
}) => {
  await openExercise(page, 'null-id');
  await write(page, '{"jsonrpc":"2.0","id":77,"method":"ping"}');
  await openExercise(page, 'handshake-order');
  await page.getByRole('button', { name: 'Move down: Request tools/list' }).click();
  await openExercise(page, 'unknown-tool');
  await page.getByRole('radio', { name: '-32603 Internal error' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: '-32603 Internal error' })).toBeChecked();
  await openExercise(page, 'handshake-order');
  await expect(piece(page, /^2 of 5: Request tools\/list/)).toBeVisible();
  await openExercise(page, 'null-id');
  await page.reload();
  await expect(stage(page).locator('.view-lines')).toContainText('77');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(stage(page).locator('.view-lines')).toContainText('null');
  await page.getByRole('button', { name: 'Undo reset' }).click();
  await expect(stage(page).locator('.view-lines')).toContainText('77');
});

test('what was said before can be read, and what was solved is remembered', async ({ page }) => {
  await openExercise(page, 'same-id');
  const before = page.getByRole('list', { name: 'What was said before' });
  const row = before.getByRole('button', { name: /^Message 1: Request ping/ });
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(before.getByRole('region', { name: 'Text of message 1' })).toContainText('"7"');
  await row.click();
  await expect(before.getByRole('region')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What to remember' })).toHaveCount(0);
  await write(page, '{"jsonrpc":"2.0","id":"7","result":{}}');
  await checkAnswer(page).click();
  await expect(solved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('An answer carries the id of its request, type included.')).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
});

test('inside somebody’s page the way on stays inside', async ({ page }) => {
  await openExercise(page, 'null-id', '?embed=1');
  await expect(page.getByRole('link', { name: /^Next: / })).toHaveAttribute('href', /embed=1/);
});

/** Exercises with a wrong answer and a right one, for looks. */
const LOOKS: readonly { id: string; wrong: (page: Page) => Promise<void>; right: (page: Page) => Promise<void> }[] = [
  ...MESSAGES.map(({ id, wrong, right }) => ({
    id,
    wrong: (page: Page) => write(page, wrong),
    right: (page: Page) => write(page, right),
  })),
  {
    id: 'handshake-order',
    wrong: async (page) => piece(page, /^1 of 5/).click(),
    right: async (page) => {
      for (let step = 0; step < 4; step++)
        await page.getByRole('button', { name: 'Move up: Request initialize' }).click();
      for (let step = 0; step < 2; step++)
        await page.getByRole('button', { name: 'Move down: Request tools/list' }).click();
    },
  },
  {
    id: 'undeclared',
    wrong: async (page) => {
      await page.getByRole('button', { name: 'Text of message 1' }).click();
      await page.getByRole('radio', { name: /Message 7/ }).check();
      await page.getByRole('radio', { name: 'The code of the error is wrong' }).check();
    },
    right: async (page) => {
      await page.getByRole('radio', { name: /Message 6/ }).check();
      await page.getByRole('radio', { name: 'The other side has not declared what is asked for' }).check();
    },
  },
  {
    id: 'unknown-tool',
    wrong: (page) => page.getByRole('radio', { name: '-32601 Method not found' }).check(),
    right: (page) => page.getByRole('radio', { name: '-32602 Invalid params' }).check(),
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const { id, wrong, right } of LOOKS) {
      test(`${id}: axe finds nothing, wrong and solved`, async ({ page }) => {
        await openExercise(page, id);
        await clean(page, 'as it begins');
        await page.getByRole('button', { name: 'Show a hint' }).click();
        await wrong(page);
        await checkAnswer(page).click();
        await expect(result(page)).toContainText('Not solved yet');
        await page.getByRole('button', { name: 'Show the solution' }).click();
        await expect(page.getByRole('region', { name: 'Solution', exact: true })).toBeVisible();
        await clean(page, 'wrong, with a hint and the solution');
        await right(page);
        await checkAnswer(page).click();
        await expect(result(page)).toHaveText('Solved.');
        await clean(page, 'solved');
      });
    }
  });
}

// 640 × 400 is what a screen of 1280 × 800 shows at 200 %.
for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 1024, height: 768 },
]) {
  test(`${width} px: nothing is wider than the page`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const { id, wrong, right } of LOOKS) {
      await openExercise(page, id);
      expect(await sideways(page), `${id} begins`).toBe(0);
      await page.getByRole('button', { name: 'Show a hint' }).click();
      await wrong(page);
      await checkAnswer(page).click();
      await expect(result(page)).toContainText('Not solved yet');
      await page.getByRole('button', { name: 'Show the solution' }).click();
      expect(await sideways(page), `${id} wrong`).toBe(0);
      await right(page);
      await checkAnswer(page).click();
      await expect(solved(page)).toBeInViewport();
      expect(await sideways(page), `${id} solved`).toBe(0);
    }
    await clean(page, `${width} px`);
  });
}
