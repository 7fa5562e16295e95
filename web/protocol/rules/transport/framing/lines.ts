import { named } from '../../../json/describe.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { defineWireRule, type Line, type WireStep } from '../define.ts';
import { kindOf } from './kinds.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const LIST = '{"jsonrpc":"2.0","id":2,"method":"tools/list"}';
const LAID_OUT = '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "ping"\n}';
const BATCH = '[{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"result":{}}]';
const stdio = { transport: 'stdio' } as const;

/** One message, one line. */
export const oneLineEach = defineWireRule({
  id: 'stdio/one-line-each',
  requirements: [
    'stdio/embedded-newline',
    'stdio/two-messages-on-a-line',
    'stdio/missing-final-newline',
    'stdio/batch-of-responses-wording',
  ],
  class: 'spec',
  title: 'Each message is one line, and a newline ends it',
  why: 'The reader splits at every newline and parses line by line: what takes several lines, or shares one, is no JSON to it.',
  how: 'Write each message without indentation, and a newline behind each, the last one too.',
  examples: {
    good: [
      { revision: '2025-06-18', text: `${PING}\n${LIST}\r\n\n`, ...stdio },
      { revision: '2025-06-18', text: LAID_OUT, says: 'Nobody says that a pipe carried it.' },
      { revision: '2025-03-26', text: `[${PING},${LIST}]\n`, ...stdio },
    ],
    bad: [
      { revision: '2025-06-18', text: `⟦{⟧${LAID_OUT.slice(1)}\n`, ...stdio },
      { revision: '2024-11-05', text: `${LIST}\n⟦{⟧${LAID_OUT.slice(1)}\n`, ...stdio },
      { revision: '2025-06-18', text: `${PING}⟦${LIST}⟧\n`, ...stdio },
      { revision: '2025-11-25', text: `${PING} ⟦${LIST}⟧\n`, ...stdio },
      { revision: '2025-06-18', text: `${LIST}\n⟦${PING}⟧`, ...stdio },
      { revision: '2025-03-26', text: `⟦${BATCH}⟧\n`, ...stdio, besides: ['responses/id-unknown'] },
    ],
  },
  begin: (view, report) => ({
    line(line) {
      if (view.format === 'frames') return;
      const { messages, lines } = line;
      const [first] = messages;
      const second = messages.find(({ ref }) => ref.entry !== first?.ref.entry);
      if (!first) return;
      if (second) {
        const place = { of: 'message', at: { entry: second.ref.entry, item: null } } as const;
        const what = `${line.name} holds a second message behind the first.`;
        const steps: WireStep[] = [{ do: 'before', place, text: '\n' }];
        const fix = { says: 'Put it on a line of its own.', safety: 'safe', steps } as const;
        report({
          requirement: 'stdio/two-messages-on-a-line',
          at: line,
          place,
          what,
          fix,
          instead: ['json-text-after-end'],
        });
      } else if (lines > 1) {
        const { value } = first;
        const at = { entry: first.ref.entry, item: null };
        const sure = !line.batch && !first.altered && value !== undefined && keepsDigits(value);
        const step: WireStep = { do: 'write', place: { of: 'message', at }, text: JSON.stringify(value) };
        report({
          requirement: 'stdio/embedded-newline',
          at: line,
          what: `${line.name} are one message, ${named(first.method ?? first.kind)}, which a pipe carries on one line.`,
          ...(sure ? { fix: { says: 'Write it on one line.', safety: 'safe', steps: [step] } } : {}),
          unless: ['json-control-character', 'json-unclosed'],
        });
      }
      if (!line.after && !line.ended && view.described && kindOf(line) === null) report(unended(line));
      if (line.batch && messages.every(({ kind }) => kind === 'response' || kind === 'error')) {
        report({
          requirement: 'stdio/batch-of-responses-wording',
          at: line,
          title: 'The page of stdio knows lists of calls alone',
          why: 'The types of this revision have lists of answers, its page of stdio has not: a reader may refuse them.',
          what: `${line.name} is a list of answers.`,
        });
      }
    },
  }),
});

function unended(line: Line): Parameters<Parameters<typeof oneLineEach.begin>[1]>[0] {
  return {
    requirement: 'stdio/missing-final-newline',
    at: line,
    what: `${line.name} is the last, and no newline ends it: the reader goes on waiting for one.`,
    fix: { says: 'Add a newline.', safety: 'safe', steps: [{ do: 'after', place: { of: 'line' }, text: '\n' }] },
  };
}
