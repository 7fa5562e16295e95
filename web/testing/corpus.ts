/** Every text that this project has as an example, with the options to check it by: what must be equal on all surfaces is compared on these. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXAMPLES } from '../app/screens/check/examples.ts';
import { CRASHES, SESSIONS } from '../protocol/causes/testing/samples.ts';
import { documentKinds } from '../protocol/documents/index.ts';
import { messageRules } from '../protocol/rules/index.ts';
import { sessionRules } from '../protocol/rules/session/index.ts';
import { shapeRules } from '../protocol/rules/shape/index.ts';
import { textRules } from '../protocol/rules/text/index.ts';
import { wireRules } from '../protocol/rules/transport/index.ts';
import { unmark } from '../protocol/testing/marked.ts';
import { HOSTILE } from '../protocol/testing/texts.ts';
import type { CheckOptions } from '../protocol/types.ts';

/** A text with its options. */
export interface Given {
  readonly name: string;
  readonly text: string;
  readonly options: CheckOptions;
}

const samples = fileURLToPath(new URL('../../public/samples/', import.meta.url));

/** The examples of the Check screen, each in its own revision. */
export function screenExamples(): Given[] {
  return EXAMPLES.map(({ id, text, revision }) => ({ name: id, text, options: revision ? { revision } : {} }));
}

/** The logs that the page offers, and texts that show one failure each. */
export function logs(): Given[] {
  const files = readdirSync(samples).map((name) => ({
    name,
    text: readFileSync(join(samples, name), 'utf8'),
    options: {},
  }));
  const failures = [...CRASHES, ...SESSIONS].map(({ name, text }) => ({ name, text, options: {} }));
  return [...files, ...failures];
}

/** The examples of all rules about messages, sessions, transports, texts and documents. */
export function ruleTexts(): Given[] {
  const out: Given[] = [];
  const add = (name: string, marked: string, options: CheckOptions): void => {
    out.push({ name, text: unmark(marked).text, options });
  };
  for (const { id, examples } of messageRules)
    for (const { text, revision, from } of both(examples)) add(id, text, from ? { revision, from } : { revision });
  for (const { id, examples } of shapeRules)
    for (const { text, revision } of both(examples)) add(id, text, { revision });
  for (const { id, examples } of [...sessionRules, ...wireRules])
    for (const { text, revision, transport } of both(examples))
      add(id, text, transport ? { revision, transport } : { revision });
  for (const { id, examples } of textRules) for (const { text } of both(examples)) add(id, text, {});
  for (const { id, examples } of documentKinds.flatMap(({ rules }) => rules))
    for (const text of both(examples)) add(id, text, {});
  return out;
}

/** Texts that are unusual in other ways. */
export function oddTexts(): Given[] {
  return HOSTILE.map((text, index) => ({ name: `odd ${index}`, text, options: {} }));
}

/** All of them. */
export function corpus(): Given[] {
  return [...screenExamples(), ...logs(), ...ruleTexts(), ...oddTexts()];
}

/**
 * The first and the last text of each name: of each rule, a good and a bad one. Enough for what compares the same judge on
 * another surface.
 */
export function corpusOfEach(): Given[] {
  const texts = corpus();
  const ends = new Map<string, number>();
  texts.forEach(({ name }, at) => ends.set(name, at));
  const begun = new Set<string>();
  return texts.filter(({ name }, at) => {
    const first = !begun.has(name);
    begun.add(name);
    return first || ends.get(name) === at;
  });
}

/** The last text of each name: a bad example of each rule. Enough where other tests compare the good ones. */
export function corpusOfBad(): Given[] {
  return [...new Map(corpus().map((one) => [one.name, one])).values()];
}

const both = <Example>({ good, bad }: { good: readonly Example[]; bad: readonly Example[] }): Example[] => [
  ...good,
  ...bad,
];
