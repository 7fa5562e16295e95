// A SCORM package in a learning system: launched, solved, suspended, launched again; and its manifest as a browser reads it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { writeScorm } from '../scripts/scorm/package.mjs';
import { serve } from '../scripts/serve.mjs';
import { cleanInBoth } from './axe.ts';
import { expect, separate } from './fixtures.ts';
import { playerPage, playerScript, type LmsCall } from './scorm-player.ts';

/** Two items, so that a half of the score can arrive. */
const ITEMS = 'unknown-tool,no-method';

/** A server with the player at `/`, and the unzipped package at `/content/`. */
interface Player {
  readonly url: string;
  /** Paths of all files in the zip file. */
  readonly files: readonly string[];
}

const test = separate.extend<{ version: string; player: Player }>({
  version: ['1.2', { option: true }],
  player: async ({ version }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'scorm-'));
    const put = (path: string, content: string | Uint8Array): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    };
    const dist = resolve(process.env['PLAYGROUND_DIST'] ?? 'dist');
    const { file } = await writeScorm({ version, items: ITEMS, out: join(folder, 'package.zip'), dist });
    const content = unzipSync(readFileSync(file));
    for (const [path, bytes] of Object.entries(content)) put(`content/${path}`, bytes);
    put('index.html', playerPage('content/scorm.html'));
    put('player.js', playerScript(version));
    const { url, close } = await serve({ folder, quality: 1 });
    await use({ url, files: Object.keys(content) });
    await close();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ player }, use) => use(player.url),
});

/** The launch page, and the lesson inside it. */
const launched = (page: Page): FrameLocator => page.frameLocator('iframe[title="Package"]');
const lesson = (around: FrameLocator | Page): FrameLocator => around.locator('iframe').contentFrame();
const count = (around: FrameLocator | Page) => around.getByRole('status').first();
const calls = (page: Page): Promise<LmsCall[]> => page.evaluate(() => globalThis.lmsCalls ?? []);

/** The value that the package set last, null if it set none. */
async function lastSet(page: Page, element: string): Promise<string | null> {
  const found = (await calls(page)).findLast(({ name, given }) => name.endsWith('SetValue') && given[0] === element);
  return found?.given[1] ?? null;
}

async function launch(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Launch' }).click();
  return launched(page);
}

/** Chooses a code as the answer to the visible exercise, and submits it. */
async function answer(within: FrameLocator, name: RegExp): Promise<void> {
  await within.getByRole('radio', { name }).check();
  await within.getByRole('button', { name: 'Check answer' }).click();
}

const ELEMENTS = {
  '1.2': { score: 'cmi.core.score.raw', status: 'cmi.core.lesson_status', half: '50', whole: '100' },
  '2004': { score: 'cmi.score.scaled', status: 'cmi.completion_status', half: '0.5', whole: '1' },
} as const;

for (const version of ['1.2', '2004'] as const)
  test.describe(`SCORM ${version}`, () => {
    test.use({ version });
    const { score, status, half, whole } = ELEMENTS[version];

    test('score, completion and progress arrive; a second launch resumes; the manifest is well formed; alone it works too', async ({
      page,
      player,
    }) => {
      await page.goto('./');
      let course = await launch(page);
      await expect(count(course)).toHaveText('0 of 2 solved');
      await expect(course.getByRole('alert')).toBeEmpty();
      expect(await lastSet(page, status)).toBe('incomplete');
      await answer(lesson(course), /-32602/);
      await expect(count(course)).toHaveText('1 of 2 solved');
      await expect.poll(() => lastSet(page, score)).toBe(half);
      expect(await lastSet(page, status)).toBe('incomplete');

      await course.getByRole('button', { name: /unknown method/ }).click();
      await lesson(course)
        .getByRole('radio', { name: /-32600/ })
        .check();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(async () => (await calls(page)).at(-1)?.name).toMatch(/^(LMSFinish|Terminate)$/);
      expect(await lastSet(page, version === '1.2' ? 'cmi.core.exit' : 'cmi.exit')).toBe('suspend');

      // Another learner on this computer leaves nothing behind: only the learning system decides what is resumed.
      await page.evaluate(() => sessionStorage.setItem('mcp-playground/progress', '{"version":1,"items":{}}'));
      course = await launch(page);
      await expect(count(course)).toHaveText('1 of 2 solved');
      await expect(course.getByRole('button', { name: /unknown method/ })).toHaveAttribute('aria-current', 'page');
      await expect(lesson(course).getByRole('radio', { name: /-32600/ })).toBeChecked();
      await course.getByRole('button', { name: /unknown tool \(solved\)/ }).click();
      await expect(lesson(course).getByRole('radio', { name: /-32602/ })).toBeChecked();
      await course.getByRole('button', { name: /unknown method/ }).click();
      await answer(lesson(course), /-32601/);
      await expect(count(course)).toHaveText('2 of 2 solved');
      await expect.poll(() => lastSet(page, score)).toBe(whole);
      expect(await lastSet(page, status)).toBe('completed');

      await page.getByRole('button', { name: 'Close' }).click();
      await expect
        .poll(async () => (await calls(page)).filter(({ name }) => /Finish|Terminate/.test(name)))
        .toHaveLength(2);
      // The standard’s state machine accepted everything; an element without a value is read once.
      const refused = (await calls(page)).filter(({ code }) => code !== '0' && code !== '403');
      expect(refused).toEqual([]);
      const sizes = (await calls(page))
        .filter(({ given }) => given[0] === 'cmi.suspend_data')
        .map(({ given }) => given[1]?.length ?? 0);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);

      await test.step('the manifest is well formed, in the order of the schemas, and lists every file', async () => {
        const text = await page.evaluate(async () => (await fetch('content/imsmanifest.xml')).text());
        const read = await page.evaluate((xml) => {
          const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
          const outline = (one: Element): unknown[] => [
            one.localName,
            Object.fromEntries(
              [...one.attributes]
                .filter(({ name }) => !name.startsWith('xmlns'))
                .map(({ name, value }) => [name, value]),
            ),
            ...(one.children.length === 0
              ? [one.textContent]
              : [...one.children].filter((child) => child.localName !== 'file').map(outline)),
          ];
          const files = [...root.getElementsByTagName('file')].map((file) => file.getAttribute('href') ?? '');
          return {
            namespace: root.namespaceURI,
            outline: outline(root),
            files,
            adl: root.lookupNamespaceURI('adlcp'),
          };
        }, text);
        const old = version === '1.2';
        const title = ['title', {}, 'MCP Protocol Playground: lessons'];
        expect({ namespace: read.namespace, adl: read.adl }).toEqual({
          namespace: old ? 'http://www.imsproject.org/xsd/imscp_rootv1p1p2' : 'http://www.imsglobal.org/xsd/imscp_v1p1',
          adl: old ? 'http://www.adlnet.org/xsd/adlcp_rootv1p2' : 'http://www.adlnet.org/xsd/adlcp_v1p3',
        });
        expect(read.outline).toEqual([
          'manifest',
          { identifier: expect.stringMatching(/^mcp-playground\.[\da-f]{12}$/), version: '1.0' },
          ['metadata', {}, ['schema', {}, 'ADL SCORM'], ['schemaversion', {}, old ? '1.2' : '2004 3rd Edition']],
          [
            'organizations',
            { default: 'course' },
            [
              'organization',
              { identifier: 'course' },
              title,
              ['item', { identifier: 'lessons', identifierref: 'page', isvisible: 'true' }, title],
            ],
          ],
          [
            'resources',
            {},
            [
              'resource',
              {
                identifier: 'page',
                type: 'webcontent',
                [`adlcp:${old ? 'scormtype' : 'scormType'}`]: 'sco',
                href: 'scorm.html',
              },
            ],
          ],
        ]);
        const files = read.files.map(decodeURI);
        expect(files.toSorted()).toEqual(player.files.filter((path) => path !== 'imsmanifest.xml').toSorted());
        // A service worker would show an old version after an update of the package.
        expect(files).not.toContain('sw.js');
      });
      await test.step('messages of other windows count nothing', async () => {
        await page.goto('./content/scorm.html');
        await expect(lesson(page).getByRole('button', { name: 'Check answer' })).toBeVisible();
        await page.evaluate(async () => {
          const forged = { source: 'mcp-playground', version: 1, type: 'solved', item: 'unknown-tool' };
          postMessage(forged, '*');
          // Messages arrive in order: after this one, the forged one has been handled.
          await new Promise((arrived) => {
            addEventListener('message', ({ data }) => data === 'last' && arrived(null));
            postMessage('last', '*');
          });
        });
        await expect(count(page)).toHaveText('0 of 2 solved');
      });
      await test.step('without a learning system the lessons work, and a notice states that nothing is reported', async () => {
        await page.goto('./content/scorm.html');
        await expect(page.getByRole('alert')).toHaveText(/^No learning system was found\./);
        await answer(lesson(page), /-32602/);
        await expect(count(page)).toHaveText('1 of 2 solved');
        await cleanInBoth(page, 'the launch page');
      });
    });
  });
