/** Texts for people keep to the product's language: field's words, subjects first, short sentences, headlines with their modal. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/sources.mjs';
import { documentKinds } from './protocol/documents/index.ts';
import { modelOf } from './protocol/model/index.ts';
import { deepOf } from './protocol/model/deep.ts';
import { messageRules } from './protocol/rules/index.ts';
import { sessionRules } from './protocol/rules/session/index.ts';
import { shapeRules } from './protocol/rules/shape/index.ts';
import { textRules } from './protocol/rules/text/index.ts';
import { wireRules } from './protocol/rules/transport/index.ts';
import { SHAPE_KINDS } from './protocol/schema/kinds.ts';
import { REVISION_IDS } from './protocol/types.ts';
import {
  commentsOf,
  languageProblems,
  termProblems,
  proseOf,
  proseOfHtml,
  proseOfMarkdown,
  sentencesOf,
  wordsOf,
} from './testing/language.ts';
import { EXCEPTIONS } from './testing/language-exceptions.ts';

/** Words of a sentence, on average over all texts. */
const MAX_AVERAGE = 20;

const paths = ['web', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => relative(root, join(root, folder, path)).replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|tsx|js|mjs)$/.test(path) && !/\.test\.tsx?$|\/testing\/|\.d\.m?ts$/.test(path)),
);
const documents = ['README.md', 'CONTRIBUTING.md', 'web/README.md'].concat(
  readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
);
/** Data that people read: strings of JSON are an expression. */
const data = ['public/own-exercises.json', 'public/manifest.webmanifest'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const texts = [
  ...paths.flatMap((path) => proseOf(path, read(path))),
  ...documents.flatMap((path) => proseOfMarkdown(path, read(path))),
  ...data.flatMap((path) => proseOf(`${path}.ts`, `(${read(path)})`)),
  ...proseOfHtml('index.html', read('index.html')),
];

/** Everything that has comments: also tests and styles. */
const commented = ['web', 'scripts', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => relative(root, join(root, folder, path)).replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|tsx|js|mjs|mts|css)$/.test(path)),
);
const configurations = readdirSync(root).filter((name) => name.endsWith('.config.ts'));

describe('comments', () => {
  it('use the terms of the field', () => {
    const problems = [...commented, ...configurations].flatMap((path) =>
      commentsOf(path, read(path)).flatMap(termProblems),
    );
    expect(problems.map(({ path, line, says, text }) => `${path}:${line}: ${says}: ${text}`)).toEqual([]);
  });
});

describe('texts for people', () => {
  it('keep to the language of the product', () => {
    const used = new Set<string>();
    const problems = texts.flatMap(languageProblems).filter(({ path, text }) => {
      const key = Object.keys(EXCEPTIONS[path] ?? {}).find((one) => text.includes(one));
      if (key !== undefined) used.add(`${path}: ${key}`);
      return key === undefined;
    });
    expect(problems.map(({ path, line, says, text }) => `${path}:${line}: ${says}: ${text}`)).toEqual([]);
    const listed = Object.entries(EXCEPTIONS).flatMap(([path, own]) =>
      Object.keys(own).map((key) => `${path}: ${key}`),
    );
    expect(listed.filter((one) => !used.has(one))).toEqual([]);
  });

  it('have short sentences', () => {
    const sentences = texts.flatMap(({ text }) => sentencesOf(text));
    expect(sentences.length).toBeGreaterThan(5000);
    const words = sentences.reduce((sum, one) => sum + wordsOf(one), 0);
    expect(words / sentences.length).toBeLessThan(MAX_AVERAGE);
  });
});

describe('reasons', () => {
  // The code between backticks is no sentence, whatever it contains.
  const WHY = /\bwhy:\s*(['`])((?:\\.|(?!\1)[^\\])*)\1/gsu;
  const ENDS = /[^.][.?!] +[A-Z`“$]/u;

  it('are one sentence each', () => {
    const found = paths
      .filter((path) => /^web\/protocol\/(?:causes|documents|model|rules)\//.test(path))
      .flatMap((path) => [...read(path).matchAll(WHY)].map(([, , why = '']) => ({ path, why })));
    const rules = [...textRules, ...messageRules, ...shapeRules, ...sessionRules, ...wireRules];
    const documentRules = documentKinds.flatMap(({ rules: own }) => own);
    found.push(...[...rules, ...documentRules].map(({ id, why }) => ({ path: id, why })));
    expect(found.length).toBeGreaterThan(700);
    const isLong = (why: string) => ENDS.test(why.replaceAll('\\`', '`').replaceAll(/`[^`]*`/gu, 'X'));
    expect(found.filter(({ why }) => isLong(why)).map(({ path, why }) => `${path}: ${why}`)).toEqual([]);
  });
});

describe('headlines', () => {
  const isInformative = (requirements: readonly string[]): boolean => {
    const levels = REVISION_IDS.flatMap((id) =>
      requirements.flatMap((one) => modelOf(id).ledger.get(one)?.level ?? deepOf(id).ledger.get(one)?.level ?? []),
    );
    return levels.length > 0 && levels.every((level) => level === 'INFO');
  };
  const rules = [
    ...textRules.map(({ id, title, level }) => ({ id, title, informative: level === 'INFO' })),
    ...[...messageRules, ...shapeRules, ...sessionRules, ...wireRules].map(({ id, title, requirements }) => ({
      id,
      title,
      informative: isInformative(requirements),
    })),
    ...documentKinds.flatMap(({ rules: own }) =>
      own.map(({ id, title, level }) => ({ id, title, informative: level === 'INFO' })),
    ),
    ...Object.values(SHAPE_KINDS).map(({ id, title }) => ({ id, title, informative: false })),
  ];

  it.each(rules)('$id says what must hold', ({ title, informative }) => {
    if (!informative) expect(title).toMatch(/\{must\}|\bmust\b|\bshould\b|\bmay\b|\bcan\b/u);
    expect(title).not.toMatch(/\.$/u);
    expect(title.length).toBeLessThan(90);
  });
});
