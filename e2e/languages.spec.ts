// The page in other languages: how a person selects one, and that no screen has a text in English.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildLanguage } from '../scripts/build.mjs';
import { LANGUAGES, PSEUDO } from '../scripts/languages/catalog.mjs';
import { root } from '../scripts/sources.mjs';
import { isEnglish } from '../web/testing/english.ts';
import { expect, test } from './fixtures.ts';
import { KINDS, OTHER_ITEMS, show, textsOn } from './language-screens.ts';
import { editor, open, write } from './screen.ts';
import { expectFitIn } from './width.ts';

/** Three lowercase words in a row: others are names, such as those of products and types. */
const SENTENCE = /\b\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u;
/** Texts in marks; one that is cut off has only one of them. */
const MARKED = /^[^⟦]*⟧|⟦[^⟧]*(?:⟧|$)/gu;
/** Alternatives of types, which are names: “array of string or object”. */
const TYPES = /(?:\w+ (?:or|of) \(?)+\w+/gu;
test(
  'a person selects Español: the same text and screen, remembered, and back again',
  { tag: '@journey' },
  async ({ page }) => {
    await open(page, '#/check');
    await write(page, '{"jsonrpc":"2.0","id":null,"method":"ping"}');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\.html#\/check/u);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('.monaco-editor .view-line').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'El id de una solicitud' })).toBeVisible();
    // The address without a language opens the selected one.
    await page.goto('./#/learn');
    await expect(page).toHaveURL(/\/es\.html#\/learn/u);
    await page.getByRole('button', { name: 'Idioma: Español' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/#\/learn$/u);
    await expect(page.getByRole('heading', { name: 'Learn the protocol on the wire' })).toBeVisible();
    await page.goto('./#/check');
    await expect(editor(page)).toBeVisible();
    await expect(page.getByText('"method":"ping"')).toBeVisible();
  },
);

for (const language of LANGUAGES)
  test(`in ${language}, no screen has a sentence in English but code and quotations`, async ({ page }) => {
    // The unit tests read every translation; what the catalog leaves in English by mistake shows here alone.
    await page.goto(`./${language}.html`);
    for (const address of KINDS) {
      await show(page, address);
      const found = (await textsOn(page)).filter(isEnglish);
      expect.soft(found, address).toEqual([]);
    }
  });

test('a language that is half as long again, and runs from right to left, is whole on every screen, which is no wider than the window', async ({
  page,
}) => {
  // It builds the page in this language first.
  test.slow();
  const folder = join(root, 'node_modules/.cache/playground/pseudo');
  mkdirSync(folder, { recursive: true });
  await buildLanguage(PSEUDO, { outDir: folder });
  await page.route(
    (url) => url.pathname.includes(PSEUDO),
    (route) => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`./${PSEUDO}.html`);
  // Of the other items of the course every fourth: each kind is there, and the unit tests read all their texts.
  for (const address of [...KINDS, ...OTHER_ITEMS.filter((_, at) => at % 4 === 0)]) {
    // Documents are translated whole, and this language has none of its own.
    if (address === '#/learn/teachers') continue;
    await show(page, address);
    const plain = (await textsOn(page)).filter((text) =>
      SENTENCE.test(text.replaceAll(MARKED, '').replaceAll(TYPES, '')),
    );
    expect.soft(plain, address).toEqual([]);
    await expectFitIn(page, [375, 1280], address);
  }
});
