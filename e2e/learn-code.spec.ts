// Exercises in code: solved in each language, single tests, output and traceback, endless loops, appearance.
import type { Page } from '@playwright/test';
import { cleanInBoth } from './axe.ts';
import {
  editor,
  openExercise,
  result,
  runTests,
  solved,
  pane,
  tabTo,
  feedback,
  whenFull,
  write,
} from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';
import { expectFit } from './width.ts';

const ID = 'build-request';

/** A correct and a wrong program in each language, different from our solution. */
const PROGRAMS = [
  {
    language: 'Python',
    right: `from json import dumps
def build_request(id, method, params):
    message = dict(jsonrpc="2.0", id=id, method=method)
    message["params"] = params
    return dumps(message)
`,
    wrong: `import json
def build_request(id, method, params):
    print("hello from python")
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
`,
  },
  {
    language: 'TypeScript',
    right: `interface Message { jsonrpc: '2.0'; id: number | string; method: string; params: object }
function build_request(id: number | string, method: string, params: object): string {
  const message: Message = { jsonrpc: '2.0', id, method, params };
  return JSON.stringify(message);
}
`,
    wrong: `function build_request(id: number | string, method: string, params: object): object {
  console.log('hello from typescript');
  return { jsonrpc: '2.0', id, method, params };
}
`,
  },
  {
    language: 'JavaScript',
    // It uses the standard globals that the sandbox adds.
    right: `const build_request = (id, method, params) => {
  const url = new URL('/mcp?a=b', 'https://example.com');
  const headers = new Headers({ 'X-Id': crypto.randomUUID() });
  const { signal } = new AbortController();
  if (url.searchParams.get('a') !== 'b' || headers.get('x-id').length !== 36 || signal.aborted) return '';
  return new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(structuredClone({ method, params, id, jsonrpc: '2.0' }))));
};
`,
    wrong: `function build_request(id, method, params) {
  console.log('hello from javascript');
  return { jsonrpc: '2.0', id, method, params };
}
`,
  },
] as const;

const tests = (page: Page) => pane(page).getByRole('list', { name: 'Failed tests' });
const language = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Language' }).getByRole('button', { name, exact: true });

/** Opens the exercise in a language. */
async function open(page: Page, name: string): Promise<void> {
  await openExercise(page, ID);
  await language(page, name).click();
  await expect(language(page, name)).toHaveAttribute('aria-pressed', 'true');
  await whenFull(page);
}

/** A wrong program is explained, a correct one solves the exercise, and is there again after a reload. */
async function solve(page: Page, { language: name, right, wrong }: (typeof PROGRAMS)[number]): Promise<void> {
  await test.step('a wrong program is explained', async () => {
    await write(page, wrong);
    await runTests(page).click();
    await expect(feedback(page)).toContainText('The function returns an object. Return a JSON string instead');
    await expect(tests(page)).toContainText('Expected');
    await expect(tests(page)).toContainText('a JSON string with a request that breaks no rule');
    await pane(page).getByText('1 test passed').click();
    await expect(pane(page).getByRole('list', { name: 'Passed tests' })).toHaveText('The code loads');
    await expect(pane(page).getByRole('region', { name: 'Program output' })).toContainText(
      `hello from ${name.toLowerCase()}`,
    );
  });
  await test.step('a correct one solves the exercise, and survives a reload', async () => {
    await write(page, right);
    await runTests(page).click();
    await expect(solved(page)).toBeVisible();
    await expect(result(page)).toHaveText('Solved.');
    await expect(tests(page)).toHaveCount(0);
    const chapters = page.getByRole('navigation', { name: 'Chapters' });
    await expect(chapters.getByRole('link', { name: /: Build a request\s*, exercise, done$/ })).toBeVisible();
    await page.reload();
    await expect(language(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(pane(page).locator('.view-lines')).toContainText(right.slice(0, 12).trim().split(' ')[0] ?? '');
  });
}

/** Requests a hint inside the page, without the test's own delays; true if the run was still in progress when the hint was shown. */
const hintWhileRunning = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const named = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    const hints = () => document.querySelectorAll('[aria-label="Hints"] li').length;
    const before = hints();
    named('Show a hint')?.click();
    while (hints() === before) await new Promise(requestAnimationFrame);
    return named('Stop') !== undefined;
  });

/** An endless loop is stopped, the page stays responsive, and the next run works. */
async function stopLoop(
  page: Page,
  source: string,
  right: string,
  look = (): Promise<void> => Promise.resolve(),
): Promise<void> {
  await write(page, source);
  await runTests(page).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await hintWhileRunning(page), 'the hint is shown before the run ends').toBe(true);
  await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
  await look();
  await expect(feedback(page)).toContainText(/second/);
  await expect(result(page)).toContainText('Not solved yet');
  await write(page, right);
  await runTests(page).click();
  await expect(solved(page)).toBeVisible();
}

const traceback = (page: Page) =>
  pane(page)
    .getByRole('region', { name: /^Traceback of / })
    .first();

test('Python: loaded only on request; wrong and correct programs, exceptions, and an endless loop', async ({
  page,
}) => {
  test.slow();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/pyodide|python_stdlib/.test(request.url())) requested.push(request.url());
  });
  await test.step('“Load Python” shows its progress', async () => {
    await open(page, 'Python');
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: 'Load Python' }).click();
    await expect(
      pane(page)
        .getByText(/^Python is (loading, \d+\.\d of \d+\.\d MB|starting)$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load Python' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    expect(requested.length).toBeGreaterThan(0);
    await expect(result(page)).toHaveText('');
  });
  await test.step('an exception marks the line where the program ended', async () => {
    await write(page, 'def build_request(id, method, params):\n    return params["nothing like it"]\n');
    await runTests(page).click();
    await expect(feedback(page)).toContainText('The code failed on line 2 with KeyError');
    await expect(traceback(page)).toContainText('line 2');
    await expect(traceback(page)).toContainText("KeyError: 'nothing like it'");
    await language(page, 'JavaScript').click();
    await expect(traceback(page)).toHaveCount(0);
    await language(page, 'Python').click();
    await whenFull(page);
  });
  await test.step('the call in the notation of the language, and a syntax error on its line', async () => {
    const message = '{"jsonrpc": "2.0", "id": id, "method": method, "params": params}';
    await write(
      page,
      `import json\ndef build_request(id, method, params):\n    return None if id == 0 else json.dumps(${message})\n`,
    );
    await runTests(page).click();
    await expect(tests(page)).toContainText('{"quiet": False, "nothing": None, "lines": []}');
    await expect(tests(page).getByRole('definition').last()).toHaveText('None');
    await write(page, 'def build_request(id, method, params)\n    return None\n');
    await runTests(page).click();
    await expect(pane(page).locator('.squiggly-error').first()).toBeAttached();
    await expect(pane(page).getByText('4 tests not run.')).toBeVisible();
  });
  await test.step('an endless loop', () => stopLoop(page, 'while True:\n    pass\n', PROGRAMS[0].right));
  await solve(page, PROGRAMS[0]);
});

test('TypeScript: types are not checked; wrong and correct programs', async ({ page }) => {
  await open(page, 'TypeScript');
  await expect(pane(page)).toContainText('Types are removed before the program runs; they are not checked.');
  await solve(page, PROGRAMS[1]);
  await language(page, 'JavaScript').click();
  await expect(pane(page)).not.toContainText('they are not checked');
});

test(
  'JavaScript: wrong and correct programs, an endless loop, and “Stop”; axe reports nothing',
  { tag: '@journey' },
  async ({ page }) => {
    test.slow();
    await open(page, 'JavaScript');
    await cleanInBoth(page, 'as it begins');
    await test.step('“Stop” ends a run at once, without a grade', async () => {
      await write(page, 'while (true) {}');
      await runTests(page).click();
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(runTests(page)).toBeFocused();
      await expect(feedback(page)).toHaveText(/The run was stopped, so nothing was graded/);
      await expect(tests(page)).toHaveCount(0);
    });
    await test.step('an endless loop', () =>
      stopLoop(page, 'while (true) {}', PROGRAMS[2].right, () => cleanInBoth(page, 'running')));
    await cleanInBoth(page, 'solved');
    await solve(page, PROGRAMS[2]);
  },
);

test('by keyboard only, from the choice of the language to the result', async ({ page }) => {
  await openExercise(page, ID);
  await whenFull(page);
  await tabTo(page, language(page, 'JavaScript'));
  await page.keyboard.press('Enter');
  await expect(language(page, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
  await whenFull(page);
  await tabTo(page, editor(page));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(
    'const build_request = (id, method, params) => JSON.stringify({ jsonrpc: "2.0", id, method, params });',
  );
  await page.keyboard.press('Control+Enter');
  await expect(result(page)).toHaveText('Solved.');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await tabTo(page, runTests(page));
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('Solved.');
});

test('the program of each language is saved separately, across a change and a reload', async ({ page }) => {
  await open(page, 'JavaScript');
  await write(page, '// one in JavaScript');
  await language(page, 'TypeScript').click();
  await expect(pane(page).locator('.view-lines')).toContainText('function build_request(id: number');
  await write(page, '// one in TypeScript');
  await language(page, 'JavaScript').click();
  await expect(pane(page).locator('.view-lines')).toContainText('one in JavaScript');
  await page.reload();
  await expect(language(page, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
  await expect(pane(page).locator('.view-lines')).toContainText('one in JavaScript');
  await language(page, 'TypeScript').click();
  await expect(pane(page).locator('.view-lines')).toContainText('one in TypeScript');
  // A link may name the language; another choice replaces it in the address.
  await openExercise(page, ID, '?language=javascript');
  await expect(language(page, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
  await language(page, 'Python').click();
  await expect(page).toHaveURL(/language=python/);
});

test('the editor suggests names of the language, expected names, and members of messages', async ({ page }) => {
  await open(page, 'Python');
  await write(page, '');
  const offers = page.locator('.suggest-widget.visible');
  await page.keyboard.type('json.du');
  await expect(offers).toContainText('dumps');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pane(page).locator('.view-lines')).toContainText('json.dumps');
  await page.keyboard.type(' + build_r');
  await expect(offers).toContainText('build_request');
  // Enter ends the line if no suggestion was selected.
  await page.keyboard.press('Enter');
  await page.keyboard.type('x = {"jso');
  await expect(offers).toContainText('jsonrpc');
  await expect(pane(page).locator('.view-line')).toHaveCount(2);
});

// 640 × 400 is the viewport of a 1280 × 800 screen at 200% zoom.
test('320 px, and 200% zoom: nothing is wider than the page', async ({ page }) => {
  test.slow();
  const inBoth = async (expected: (about: string) => Promise<void>): Promise<void> => {
    for (const size of [
      { width: 640, height: 400 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await expected(`${size.width} px`);
    }
  };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of [ID, 'batch-manager', 'http-client']) {
    await openExercise(page, id, '?language=javascript');
    await inBoth((width) => expectFit(page, `${id} begins, ${width}`));
    await runTests(page).click();
    await expect(result(page)).toContainText('Not solved yet');
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await inBoth((width) => expectFit(page, `${id} wrong, ${width}`));
  }
});
