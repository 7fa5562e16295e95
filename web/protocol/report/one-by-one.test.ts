/** Messages judged one at a time have the findings of the whole conversation. */
import { describe, expect, it } from 'vitest';
import type { GivenMessage } from '../intake/given-messages.ts';
import { LineIndex } from '../json/lines.ts';
import { sessionRules } from '../rules/session/index.ts';
import { unmark } from '../testing/marked.ts';
import type { CheckOptions, Diagnostic } from '../types.ts';
import { withExtensions } from './extensions.ts';
import { messageChecker, shapes } from './messages.ts';
import { OneByOne } from './one-by-one.ts';
import { reportEntries } from './report.ts';

const LINE = /^\{"from":"(client|server)","message":(.*)\}$/u;

/** The messages of a conversation in the notation of the examples; null for other texts. */
function messagesOf(text: string): GivenMessage[] | null {
  const out: GivenMessage[] = [];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, from, message] = LINE.exec(line) ?? [];
    if (message === undefined || (from !== 'client' && from !== 'server')) return null;
    out.push({ from, text: message });
  }
  return out;
}

/** What is compared of a finding: everything but the places of related messages. */
function comparable({ span, related, fix, ...rest }: Diagnostic, text: string): string {
  const at = new LineIndex(text).at(span.start);
  return JSON.stringify({
    ...rest,
    column: at.column,
    length: span.end - span.start,
    related: related.map(({ entry, pointer }) => [entry, pointer]),
    fix: fix?.says.replaceAll(/\d+/gu, 'N'),
  });
}

/** The findings that hold after the last message. */
function oneByOne(given: readonly GivenMessage[], options: CheckOptions): string[] {
  const session = new OneByOne(shapes, options);
  const shown = [...given.flatMap((one) => session.see(one)), ...session.end()];
  const gone = new Set(shown.flatMap(({ replaces }) => replaces));
  return shown.filter(({ finding }) => !gone.has(finding)).map(({ finding, text }) => comparable(finding, text ?? ''));
}

function whole(given: readonly GivenMessage[], options: CheckOptions): string[] {
  const text = given.map((one) => ('text' in one ? one.text : '')).join('\n');
  const checker = { ...messageChecker, extensions: withExtensions };
  return reportEntries(checker, given, options).diagnostics.map((finding) => comparable(finding, text));
}

const conversations = sessionRules.flatMap(({ id, examples }) =>
  [...examples.good, ...examples.bad].flatMap(({ text, revision, transport }) => {
    const given = messagesOf(unmark(text).text);
    return given ? [{ id, given, options: transport ? { revision, transport } : { revision } }] : [];
  }),
);

describe('messages one at a time', () => {
  it('have the findings of the whole, for the examples of all rules about several messages', () => {
    const different = conversations.flatMap(({ id, given, options }) => {
      const [found, expected] = [oneByOne(given, options).toSorted(), whole(given, options).toSorted()];
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ id, given, found, expected }];
    });
    expect(conversations.length).toBeGreaterThan(700);
    expect(different).toEqual([]);
  });
});
