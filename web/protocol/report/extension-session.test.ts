/** Extensions in a session whose messages arrive one at a time, compared with the whole conversation. */
import { describe, expect, it } from 'vitest';
import { checkGiven, type GivenMessage, type GivenParty } from '../check.ts';
import { appsMessagePairs } from '../extensions/examples/apps-messages.ts';
import { appsServerPairs } from '../extensions/examples/apps-server.ts';
import { appsStartPairs } from '../extensions/examples/apps-start.ts';
import { skillPairs } from '../extensions/examples/skills.ts';
import { taskPairs } from '../extensions/examples/tasks.ts';
import type { CheckOptions, Diagnostic } from '../types.ts';
import { shapes } from './messages.ts';
import { OneByOne } from './one-by-one.ts';

const PARTIES: readonly GivenParty[] = ['client', 'server', 'view', 'host', 'sandbox'];

/** The messages of a text of lines, each a message or `{"from","message"}`; null for other texts. */
function givenOf(text: string): GivenMessage[] | null {
  const out: GivenMessage[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    if (!line.startsWith('{')) return null;
    const value: { from?: string; message?: unknown } = JSON.parse(line);
    const from = PARTIES.find((one) => one === value.from);
    out.push(from === undefined ? { text: line } : { from, text: JSON.stringify(value.message) });
  }
  return out;
}

const brief = (found: readonly Diagnostic[]): string[] =>
  found
    .filter((one) => one.class !== 'cause')
    .map(({ severity, requirement, rule, entry, pointer, what }) =>
      [severity, requirement ?? rule, entry, pointer, what].join(' '),
    )
    .toSorted();

function oneByOne(given: readonly GivenMessage[], options: CheckOptions): Diagnostic[] {
  const session = new OneByOne(shapes, options);
  const shown = [...given.flatMap((one) => session.see(one)), ...session.end()];
  const gone = new Set(shown.flatMap(({ replaces }) => replaces));
  return shown.map(({ finding }) => finding).filter((finding) => !gone.has(finding));
}

const conversations = [...appsStartPairs, ...appsServerPairs, ...appsMessagePairs, ...skillPairs, ...taskPairs].flatMap(
  ({ id, good, bad, revision }) =>
    [good, bad].flatMap((text) => {
      const given = givenOf(text);
      return given ? [{ id, given, options: { revision } }] : [];
    }),
);

describe('messages one at a time that use extensions', () => {
  it('have the findings of the whole', () => {
    const different = conversations.flatMap(({ id, given, options }) => {
      const found = brief(oneByOne(given, options));
      const expected = brief(checkGiven(given, options).diagnostics);
      return JSON.stringify(found) === JSON.stringify(expected)
        ? []
        : [
            {
              id,
              lacks: expected.filter((one) => !found.includes(one)),
              more: found.filter((one) => !expected.includes(one)),
            },
          ];
    });
    expect(conversations.length).toBeGreaterThan(400);
    expect(different).toEqual([]);
  });
});
