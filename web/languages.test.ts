/** The page in other languages: how the texts of a source are found and replaced, and whether the catalogs are whole. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import { catalogOf, LANGUAGES, PSEUDO } from '../scripts/languages/catalog.mjs';
import { language, textsOfPage, translatedHtml } from '../scripts/languages/plugin.mjs';
import { textsIn, translated } from '../scripts/languages/texts.mjs';
import { root } from '../scripts/sources.mjs';
import { validators } from '../scripts/validators.mjs';
import { LANGUAGES as OFFERED } from './app/state/languages.ts';
import type { check } from './protocol/check.ts';
import { messageRules } from './protocol/rules/index.ts';
import { sessionRules } from './protocol/rules/session/index.ts';
import { shapeRules } from './protocol/rules/shape/index.ts';
import { textRules } from './protocol/rules/text/index.ts';
import { wireRules } from './protocol/rules/transport/index.ts';
import { isEnglish } from './testing/english.ts';

/**
 * Texts that a catalog may lack: they appear in English until someone translates them, so that a new rule needs no second
 * language. `npm run texts` lists them.
 */
const MAX_MISSING = 40;

const texts = textsOfPage();

/** The source with these translations, as one line. */
function inOther(source: string, target: Record<string, string>): string | undefined {
  return translated('a.tsx', source, ({ key }) => target[key] ?? null)?.code;
}

describe('texts of a source', () => {
  const keys = (source: string): string[] =>
    textsIn('a.tsx', source).flatMap(({ key, isText }) => (isText ? [key] : []));

  it('are sentences, templates with numbered holes, labels, and what is between tags', () => {
    expect(keys("const a = 'The text is empty.';")).toEqual(['The text is empty.']);
    expect(keys('const a = `Message ${at} has ${n} parts.`;')).toEqual(['Message {0} has {1} parts.']);
    expect(keys("const a = { label: 'copy', id: 'copy', title: 'Copy' };")).toEqual(['copy', 'Copy']);
    expect(keys('<p className="a b">\n  Read <b>this</b>\n  and that.\n</p>')).toEqual(['Read ', 'this', 'and that.']);
    expect(keys("`${n} ${n === 1 ? 'line' : 'lines'}`")).toEqual(['line', 'lines']);
  });

  it('are no code: names, modules, keys, addresses, JSON, calls', () => {
    expect(
      keys(`import a from 'a b c'; x['some key here'] = y; const z = { 'a key of it': 1 };
        const url = 'https://example.org/a b c'; const json = '{"a": "b c d"}'; const call = 'tools/list';
        const css = <i className="one two three" />;`),
    ).toEqual([]);
  });
});

describe('a translation', () => {
  it('replaces the text, with its holes in any order, and texts inside of holes', () => {
    expect(inOther("f('The text is empty.')", { 'The text is empty.': 'El texto "está" vacío.' })).toBe(
      'f("El texto \\"está\\" vacío.")',
    );
    expect(
      inOther("`${whose('The client')} sends ${n} lines.`", {
        '{0} sends {1} lines.': 'Envía {1} líneas $ `x`: {0}.',
        'The client': 'El cliente',
      }),
    ).toBe('`Envía ${n} líneas $ \\`x\\`: ${whose("El cliente")}.`');
    expect(
      inOther('<p title="Read this now">Read it.</p>', { 'Read this now': 'Lee "esto"', 'Read it.': 'Lee.' }),
    ).toBe('<p title={"Lee \\"esto\\""}>{"Lee."}</p>');
  });

  it('selects singular or plural, and looks up words', () => {
    const code = inOther('const out = `${n} lines of ${kind}`;', {
      '{0} lines of {1}': '{0} {0:línea|líneas} de {1#}',
    });
    const run = (n: number, kind: string): unknown =>
      runInNewContext(`${code ?? ''} out`.replace('const ', ''), {
        n,
        kind,
        __word: (english: unknown) => `<${String(english)}>`,
      });
    expect(run(1, 'request')).toBe('1 línea de <request>');
    expect(run(3, 'batch')).toBe('3 líneas de <batch>');
    expect(translated('a.ts', 'const a = `kind: ${b}`;', () => 'tipo: {0#}')?.needsWord).toBe(true);
  });

  it('that has a hole too many is refused, and a source without texts stays', () => {
    expect(() => inOther('`${a} is missing here`', { '{0} is missing here': 'falta {1}' })).toThrow(/hole \{1\}/u);
    expect(inOther('const a = 1;', {})).toBeUndefined();
  });

  it('of HTML keeps markup and spaces', () => {
    const catalog = catalogOf(PSEUDO);
    expect(translatedHtml('a.html', '<p title="Read this now">\n  Read <a href="#a">this page</a></p>', catalog)).toBe(
      '<p title="⟦Reeaad thiis noow⟧">\n  Read <a href="#a">⟦thiis paagee⟧</a></p>',
    );
  });

  it('of the module of words replaces the language and its words', () => {
    const plugin = language({ ...catalogOf(PSEUDO), words: { line: 'línea' } });
    const path = join(root, 'web/protocol/words.ts');
    const hook = plugin.transform;
    if (typeof hook !== 'function') throw new Error('The plugin has no transform');
    const made: unknown = Reflect.apply(hook, {}, [readFileSync(path, 'utf8'), path]);
    expect(made).toMatchObject({ code: expect.stringContaining('{"line":"línea"}') });
    expect(made).toMatchObject({ code: expect.stringContaining(`LANGUAGE: string = "${PSEUDO}"`) });
  });
});

describe.each(LANGUAGES)('the catalog %s', (tag) => {
  const catalog = catalogOf(tag);
  for (const text of texts) catalog.translate(text.path, text);

  it('is offered on the page', () => {
    expect(OFFERED.map(({ id }) => id)).toContain(tag);
  });

  it('has an entry for nearly every text', () => {
    const missing = [...catalog.missing].map(([key, path]) => `${path}: ${key}`);
    expect(missing.slice(MAX_MISSING), `${missing.length} texts appear in English`).toEqual([]);
  });

  it('has no English in its translations but code and quotations', () => {
    const translations = [...catalog.texts.values()].filter((text) => text !== null);
    expect(translations.length).toBeGreaterThan(1000);
    expect(translations.filter((text) => isEnglish(text.replaceAll(/“[^”]*”|`[^`]*`|"[^"]*"/gu, '“”')))).toEqual([]);
  });

  it('keeps the holes, the code and the modal of each text', () => {
    const problems: string[] = [];
    const sorted = (found: RegExpMatchArray | null): string => [...new Set(found ?? [])].sort().join(' ');
    for (const [key, target] of catalog.texts) {
      if (target === null) continue;
      const holes = [key, target].map((one) => sorted(one.replaceAll(/(?<=\{\d+)[#:][^{}]*/gu, '').match(/\{\d+\}/gu)));
      if (holes[0] !== holes[1]) problems.push(`holes: ${target}`);
      if (sorted(key.match(/`[^`]*`/gu)) !== sorted(target.match(/`[^`]*`/gu))) problems.push(`code: ${target}`);
      if (key.includes('{must}') !== /\{musts?\}/u.test(target)) problems.push(`modal: ${target}`);
      if (/^\s/u.test(key) !== /^\s/u.test(target) || /\s$/u.test(key) !== /\s$/u.test(target))
        problems.push(`spaces at an end: ${target}`);
    }
    expect(problems).toEqual([]);
  });

  // A text that code compares must not be translated in one place only.
  it('changes no verdict: the same findings, places and fixes as in English', { tags: ['all'] }, async () => {
    const [{ check: english }, other] = await Promise.all([import('./protocol/check.ts'), checkerIn(catalog)]);
    const examples = [...messageRules, ...sessionRules, ...shapeRules, ...wireRules, ...textRules].flatMap((rule) => {
      const { good, bad } = rule.examples;
      return [...good, ...bad].map((one) => (typeof one === 'string' ? one : one.text));
    });
    // Every sixteenth one, of all rules.
    const some = examples.filter((text, at) => typeof text === 'string' && at % 16 === 0);
    expect(some.length).toBeGreaterThan(125);
    for (const text of some) {
      const [before, after] = [english(text), other(text)].map(({ diagnostics }) =>
        diagnostics.map(({ rule, severity, span, fix }) => ({ rule, severity, span, edits: fix?.edits })),
      );
      expect(after, text).toEqual(before);
    }
  });
});

/** The checker of commands with the texts of a catalog. */
async function checkerIn(catalog: ReturnType<typeof catalogOf>): Promise<typeof check> {
  const { module } = await runnerImport<{ check: typeof check }>(join(root, 'web/protocol/check.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [language(catalog), validators()],
  });
  return module.check;
}
