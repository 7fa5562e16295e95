// For teachers: custom exercises opened, explained when invalid, linked and solved; addresses created; axe in both themes.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CURRICULUM } from '../web/course/index.ts';
import { clean, cleanInBoth } from './axe.ts';
import { checkAnswer, runTests, solved, feedback, write } from './exercise-screen.ts';
import { expect, test } from './fixtures.ts';
import { expectFitIn } from './width.ts';

const sample = await readFile(new URL('../public/own-exercises.json', import.meta.url), 'utf8');
const own = (page: Page) => page.getByRole('region', { name: 'Custom exercises', exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Exercises in the file' });
const problems = (page: Page) => page.getByRole('list', { name: 'Problems in the file' }).getByRole('listitem');
const NOTICE = /These exercises are from a link and are not part of the course/;

async function openTeachers(page: Page): Promise<void> {
  await page.goto('./#/learn/teachers');
  await expect(page.getByRole('heading', { name: 'For teachers', level: 1 })).toBeVisible();
}

async function openFile(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.getByLabel('Exercise file').setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer });
}

test('a file of exercises is opened, its exercises are solved, saved, and removed', async ({ page }) => {
  await openTeachers(page);
  await openFile(page, sample);
  await expect(own(page).getByText('7 exercises, no problem.')).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(7);
  await list(page).getByRole('link', { name: 'Request the tools of a server' }).click();
  await expect(page.getByRole('heading', { name: 'Request the tools of a server', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Request the tools of a server/);
  await write(page, '{"jsonrpc":"2.0","id":1,"method":"list_tools"}');
  await checkAnswer(page).click();
  await expect(feedback(page).first()).toContainText('That is not an MCP method');
  await write(page, '{"method":"tools/list","id":"mine","jsonrpc":"2.0"}');
  await checkAnswer(page).click();
  await expect(solved(page)).toBeVisible();
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await expect(chapters.getByRole('img', { name: '1 of 7 done' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Request the tools of a server', level: 1 })).toBeVisible();
  await chapters.getByRole('link', { name: 'All chapters' }).click();
  await expect(page.getByRole('heading', { name: 'One of each kind' })).toBeVisible();
  const all = CURRICULUM.flatMap(({ items }) => items).length + 7;
  await expect(page.getByText(`1 of ${all} done`)).toBeVisible();

  await openTeachers(page);
  await test.step('a program runs only on request', async () => {
    await list(page).getByRole('link', { name: 'Build a ping request' }).click();
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'JavaScript' }).click();
    await write(page, 'const make_ping = (id) => ({ jsonrpc: "2.0", id, method: "ping" });');
    await runTests(page).click();
    await expect(feedback(page).first()).toContainText('The function returns an object. Return a JSON string instead.');
    await write(page, 'const make_ping = (id) => JSON.stringify({ method: "ping", id, jsonrpc: "2.0" });');
    await runTests(page).click();
    await expect(solved(page)).toBeVisible();
  });
  await openTeachers(page);
  await own(page).getByRole('button', { name: 'Remove' }).click();
  await expect(list(page)).toHaveCount(0);
  await page.goto('./#/learn/own-list-tools');
  await expect(page.getByRole('heading', { name: 'Unknown lesson' })).toBeVisible();
});

test('problems of a file are reported with their line, and the previous set stays; a file is dropped, pasted, and copied from the sample', async ({
  page,
}) => {
  await test.step('problems of a file are reported with their line, and the previous set stays', async () => {
    await openTeachers(page);
    await openFile(
      page,
      sample.replace('"title": "Request the tools of a server"', '"titel": "Request the tools of a server"'),
    );
    await expect(own(page).getByText('6 exercises, 2 problems.')).toBeVisible();
    await expect(problems(page)).toHaveText([
      /`?title`? is missing: the title of the exercise\..*Line 6, \/exercises\/0$/,
      /titel is not a known member\. Did you mean title\?.*Line 9, \/exercises\/0\/titel$/,
    ]);
    await test.step('axe reports nothing, wide and narrow, and nothing is wider than the page', async () => {
      await own(page).getByRole('button', { name: 'Create a link to “Build a ping request”' }).click();
      await expect(page.getByRole('region', { name: 'Link with the exercises' })).toBeVisible();
      await cleanInBoth(page, 'wide');
      await expectFitIn(page, [1440, 1024, 375, 320]);
      await clean(page, '320 px');
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await openFile(page, sample.replace('"oneOf":', '"matches":'));
    await expect(problems(page).filter({ hasText: 'matches is not a known member' })).toBeVisible();
    await openFile(page, '{\n  "format": "mcp-playground-exercises",,\n}');
    await expect(own(page).getByText(/This file has no valid exercise: .* The previous set stays\./)).toBeVisible();
    await expect(problems(page).first()).toContainText('Line 2');
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
    // The claims of a file are verified: this start already passes.
    const began = '"start": { "jsonrpc": "2.0", "method": "tools" }';
    await openFile(page, sample.replace(began, '"start": { "jsonrpc": "2.0", "id": 1, "method": "tools/list" }'));
    await expect(problems(page)).toHaveText([/The start is already a correct answer.*\/exercises\/0\/start$/]);
  });
  await test.step('a file is dropped, pasted, and copied from the sample', async () => {
    const data = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'own.json', { type: 'application/json' }));
        return transfer;
      },
      sample.replace('One of each kind', 'Dropped'),
    );
    await own(page).dispatchEvent('dragover', { dataTransfer: data });
    await expect(page.getByText('Drop the file to open it')).toBeVisible();
    await own(page).dispatchEvent('drop', { dataTransfer: data });
    await expect(own(page).getByRole('heading', { name: 'Dropped' })).toBeVisible();

    await own(page).getByRole('button', { name: 'Paste text' }).click();
    await own(page).getByLabel('File content').fill(sample.replace('One of each kind', 'Pasted'));
    await own(page).getByRole('button', { name: 'Read it' }).click();
    await expect(own(page).getByRole('heading', { name: 'Pasted' })).toBeVisible();

    await own(page).getByRole('button', { name: 'Open the sample' }).click();
    await expect(own(page).getByRole('heading', { name: 'One of each kind' })).toBeVisible();
  });
});

test('a link opens the exercises in another browser, which states where they are from', async ({
  page,
  browser,
  baseURL,
}) => {
  await openTeachers(page);
  await openFile(page, sample);
  await own(page).getByRole('button', { name: 'Create a link to “Choose the code for a missing tool”' }).click();
  const link = await page.getByRole('region', { name: 'Link with the exercises' }).innerText();
  expect(link.startsWith(`${baseURL}/#/learn/own-which-code?own=`)).toBe(true);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText(NOTICE)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Choose the code for a missing tool', level: 1 })).toBeVisible();
  await other.getByRole('radio', { name: /-32601/ }).check();
  await checkAnswer(other).click();
  await expect(feedback(other).first()).toContainText('The method is tools/call, and the server has it.');
  await other.getByRole('radio', { name: /-32602/ }).check();
  await checkAnswer(other).click();
  await expect(solved(other)).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('mcp-playground/own'))).toBeNull();
  // The other exercises of the set are available too, and a program does not run until the learner runs it.
  await other
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: /Build a ping request/ })
    .click();
  const languages = other
    .getByRole('group', { name: 'Language' })
    .or(other.getByRole('radiogroup', { name: 'Language' }));
  await expect(languages).toContainText('Python');
  await expect(languages).toContainText('JavaScript');
  await expect(languages).not.toContainText('TypeScript');
  await expect(other.getByRole('button', { name: 'Run tests' })).toBeVisible();
  expect(other.frames()).toHaveLength(1);
  await other.context().close();

  await page.goto(link.slice(0, -40));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
  await expect(page.getByText(/truncated or damaged/)).toBeVisible();
});

test('an address is created for a lesson; by keyboard only, the sample is opened, and an exercise of it', async ({
  page,
  baseURL,
}) => {
  await openTeachers(page);
  await test.step('an address is created for a lesson, in a language, for an iframe', async () => {
    const maker = page.getByRole('region', { name: 'Lesson address' });
    await maker.getByLabel('Lesson', { exact: true }).selectOption('build-request');
    await maker.getByLabel('Language').selectOption('Python');
    await maker.getByLabel('for an iframe').check();
    const address = `${baseURL}/#/learn/build-request?language=python&embed=1`;
    await expect(maker.getByRole('region', { name: 'Address of the lesson' })).toHaveText(address);
    await expect(maker.getByRole('region', { name: 'Iframe with the lesson' })).toContainText(
      'language=python&amp;embed=1',
    );
    await expect(maker.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', address);
  });
  await own(page).getByRole('button', { name: 'Open the sample' }).focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('listitem')).toHaveCount(7);
  const first = list(page).getByRole('link').first();
  for (let pressed = 0; pressed < 10 && !(await first.evaluate((one) => one === document.activeElement)); pressed++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/learn\/own-list-tools$/);
  await expect(page.getByRole('heading', { name: 'Request the tools of a server', level: 1 })).toBeVisible();
});
