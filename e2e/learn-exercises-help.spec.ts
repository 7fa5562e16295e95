// Help in an exercise: the editor, hints, the solution; and its saved state: drafts, solved items, the next item.
import {
  checkAnswer,
  editor,
  openExercise,
  piece,
  solved,
  pane,
  tabTo,
  feedback,
  verdict,
  write,
} from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';
import { expectHover } from './screen.ts';

test('the editor leads to a finding, suggests what fits, and judges by the revision of the exercise', async ({
  page,
}) => {
  await test.step('a finding leads to its position in the editor', async () => {
    await openExercise(page, 'null-id');
    await write(page, '{\n  "jsonrpc": "2.0",\n  "id": null,\n  "method": "ping"\n}');
    await expect(verdict(page)).toHaveText(/1 error in 2025-11-25/);
    await checkAnswer(page).click();
    await pane(page).getByRole('button', { name: 'Show it on line 3' }).click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('"a"');
    await expect(verdict(page)).toHaveText('Valid in 2025-11-25');
    await page.keyboard.press('Control+Enter');
    await expect(solved(page)).toBeVisible();
  });
  await test.step('the editor suggests what fits, and describes members', async () => {
    await openExercise(page, 'ask-for-tools');
    await write(page, '{"jsonrpc":"2.0","id":1,"method":"tools/"}');
    await expect(verdict(page)).not.toBeEmpty();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    await expect(page.locator('.suggest-widget.visible')).toContainText('tools/list');
    await page.keyboard.press('Escape');
    const name = pane(page).locator('.view-line span', { hasText: /^"jsonrpc"$/ });
    await expectHover(page, name.first(), '2.0');
  });
  await test.step('the exercise is judged by its own revision, whatever revision its link names', async () => {
    await openExercise(page, 'null-id', '?revision=2026-07-28');
    await expect(page.getByText('Fix the message. Judged by MCP 2025-11-25.')).toBeVisible();
    const picker = page.getByRole('button', { name: /^Revision/ });
    await expect(picker).toHaveCount(0);
    await write(page, '{"jsonrpc":"2.0","id":1,"method":"ping"}');
    await expect(verdict(page)).toHaveText('Valid in 2025-11-25');
    await checkAnswer(page).click();
    await expect(solved(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Server' }).click();
    await expect(picker).toHaveText('MCP 2025-11-25');
  });
});

test('hints appear one by one, and the solution asks for confirmation before the first try; by keyboard only, the focus is never lost', async ({
  page,
}) => {
  await test.step('hints appear one by one; the solution asks for confirmation before the first try', async () => {
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
    await expect(page.getByText('You have not tried yet.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Solution as text' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Try first' }).click();
    await write(page, '{"jsonrpc":"2.0","id":1,"method":"list_tools"}');
    await checkAnswer(page).click();
    await expect(feedback(page)).toBeVisible();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expect(page.getByRole('region', { name: 'Solution as text' })).toContainText('"tools/list"');
    await page.reload();
    await expect(hints).toHaveCount(3);
    await write(page, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
    await checkAnswer(page).click();
    await expect(page.getByText('Done, after viewing the solution')).toBeVisible();
  });
  await test.step('hints and solution by keyboard only: the focus is never lost', async () => {
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
});

test('what was written, moved and selected survives a reload; previous messages can be read, and solved exercises are remembered', async ({
  page,
}) => {
  await test.step('what was written, moved and selected survives a reload; “Reset” discards it and can be undone', async () => {
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
    await expect(pane(page).locator('.view-lines')).toContainText('77');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(pane(page).locator('.view-lines')).toContainText('null');
    await page.getByRole('button', { name: 'Undo reset' }).click();
    await expect(pane(page).locator('.view-lines')).toContainText('77');
  });
  await test.step('previous feedback can be read, and solved exercises are remembered', async () => {
    await openExercise(page, 'same-id');
    const before = page.getByRole('list', { name: 'Previous messages' });
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
    await expect(page.getByText('A response has the id of its request, type included.')).toBeVisible();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
  });
  await test.step('in an embedding page, navigation stays inside the frame', async () => {
    await page.goto('about:blank');
    await openExercise(page, 'null-id', '?embed=1');
    await expect(page.getByRole('link', { name: /^Next: / })).toHaveAttribute('href', /embed=1/);
  });
});
