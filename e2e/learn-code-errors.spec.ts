// What a failed program shows: its line in the editor, the call, what was expected and what came, the traceback, the output.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import { openExercise, runTests, result, pane, whenFull, write } from './exercise-screen.ts';
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

test(
  'JavaScript: the line, the call, “Expected”, “Got”, the traceback, the output',
  { tag: '@journey' },
  async ({ page }) => {
    await openExercise(page, 'build-request', '?language=javascript');
    await whenFull(page);
    await run(page, THROWS);
    await expect(pane(page).locator('.squiggly-error').first()).toBeAttached();
    const first = failed(page).getByRole('listitem').first();
    await expect(first).toContainText('build_request(7, "tools/call", {"name": "add", "arguments": {"a": 2, "b": 3}})');
    for (const label of ['Call', 'Expected', 'Got'])
      await expect(first.getByText(label, { exact: true })).toBeVisible();
    await expect(first.getByRole('definition').last()).toHaveText('RangeError: too far');
    await expect(first.getByRole('region', { name: /^Traceback of / })).toContainText('line 3');
    // One cause, one row: the other tests are named below it.
    await first.getByText('The same result in 3 other tests').click();
    await expect(first).toContainText('A tools/list request with the id 1');
    await expect(pane(page).getByRole('region', { name: 'Program output' })).toContainText('called tools/call');
    // An edit makes the mark out of date.
    await whenFull(page);
    await write(page, `${THROWS}// more`);
    await expect(pane(page).locator('.squiggly-error')).toHaveCount(0);
  },
);

test('Python: the call in the notation of the language, and a syntax error on its line', async ({ page }) => {
  test.slow();
  await openExercise(page, 'build-request', '?language=python');
  await whenFull(page);
  const message = '{"jsonrpc": "2.0", "id": id, "method": method, "params": params}';
  await run(
    page,
    `import json\ndef build_request(id, method, params):\n    return None if id == 0 else json.dumps(${message})\n`,
  );
  await expect(failed(page)).toContainText('{"quiet": False, "nothing": None, "lines": []}');
  await expect(failed(page).getByRole('definition').last()).toHaveText('None');
  await run(page, 'def build_request(id, method, params)\n    return None\n');
  await expect(pane(page).locator('.squiggly-error').first()).toBeAttached();
  await expect(pane(page).getByText('4 tests not run.')).toBeVisible();
});

test('TypeScript: the page states that types are not checked', async ({ page }) => {
  await openExercise(page, 'build-request', '?language=typescript');
  await expect(pane(page)).toContainText('Types are removed before the program runs; they are not checked.');
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'JavaScript' }).click();
  await expect(pane(page)).not.toContainText('they are not checked');
});

test(`axe reports nothing about a failed run, wide and in 320 px`, async ({ page }) => {
  await openExercise(page, 'build-request', '?language=javascript');
  await whenFull(page);
  await run(page, THROWS);
  await cleanInBoth(page, 'wide');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(failed(page)).toBeVisible();
  await expectFit(page);
  await cleanInBoth(page, '320 px');
});
