// What a failed program shows: its line in the editor, the call, what was expected and what came, the traceback, the output.
import type { Page } from '@playwright/test';
import { clean, cleanInBoth } from './axe.ts';
import { feedback, openExercise, runTests, result, pane, whenFull, write } from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';
import { expectFit } from './width.ts';

const failed = (page: Page) => pane(page).getByRole('list', { name: 'Failed tests' });

async function run(page: Page, program: string): Promise<void> {
  await write(page, program);
  await runTests(page).click();
  await expect(result(page)).toContainText('Not solved yet');
}

const THROWS = `function build_request(id, method, params) {
  console.log('called', method);
  throw new RangeError('too far');
}
`;

test('the line, the call, “Expected”, “Got”, the traceback, the output; axe reports nothing, wide and in 320 px', async ({
  page,
}) => {
  await openExercise(page, 'build-request', '?language=javascript');
  await whenFull(page);
  await run(page, THROWS);
  await expect(pane(page).locator('.squiggly-error').first()).toBeAttached();
  const first = failed(page).getByRole('listitem').first();
  await expect(first).toContainText('build_request(7, "tools/call", {"name": "add", "arguments": {"a": 2, "b": 3}})');
  for (const label of ['Call', 'Expected', 'Got']) await expect(first.getByText(label, { exact: true })).toBeVisible();
  await expect(first.getByRole('definition').last()).toHaveText('RangeError: too far');
  await expect(first.getByRole('region', { name: /^Traceback of / })).toContainText('line 3');
  // One cause, one row: the other tests are named below it.
  await first.getByText('The same result in 3 other tests').click();
  await expect(first).toContainText('A tools/list request with the id 1');
  await expect(pane(page).getByRole('region', { name: 'Program output' })).toContainText('called tools/call');

  await test.step('axe reports nothing, wide and in 320 px', async () => {
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await cleanInBoth(page, 'wide');
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(failed(page)).toBeVisible();
    await expectFit(page);
    await clean(page, '320 px');
    if (wide) await page.setViewportSize(wide);
  });

  await test.step('an edit makes the mark out of date', async () => {
    await whenFull(page);
    await write(page, `${THROWS}// more`);
    await expect(pane(page).locator('.squiggly-error')).toHaveCount(0);
  });

  await test.step('the test with an exception is shown alone; what failed otherwise is folded', async () => {
    await run(page, 'function build_request(id, method) {\n  if (id === 1) throw method.nothing.x;\n  return id;\n}\n');
    await expect(feedback(page)).toContainText('The code failed on line 2 with TypeError');
    await expect(feedback(page)).toContainText('The call was build_request(1, "tools/list", {})');
    const rows = failed(page).locator('> li');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('tools/list');
    await expect(rows.getByRole('region', { name: /^Traceback of / })).toContainText('line 2');
    const others = pane(page).getByRole('list', { name: 'Other failed tests' });
    await expect(others).toBeHidden();
    await pane(page).getByText('3 other tests failed, perhaps for the same reason').click();
    await expect(others.locator('> li')).toHaveCount(3);
    await clean(page, 'with the others');
  });
});
