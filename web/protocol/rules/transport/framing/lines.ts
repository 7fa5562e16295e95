import { named } from '../../../json/describe.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { defineWireRule, type Line, type WireStep } from '../define.ts';
import { kindOf } from './kinds.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const LIST = '{"jsonrpc":"2.0","id":2,"method":"tools/list"}';
const FORMATTED = '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": "ping"\n}';
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
  title: 'Each message {must} be one line that ends with a newline',
  why: 'The receiver parses each line of its input, and a message on several lines, or two on one line, is not valid JSON.',
  how: 'Write each message without indentation, and a newline after each, including the last one.',
  examples: {
    good: [
      { revision: '2025-06-18', text: `${PING}\n${LIST}\r\n\n`, ...stdio },
      { revision: '2025-06-18', text: FORMATTED, says: 'The transport is not given.' },
      { revision: '2025-03-26', text: `[${PING},${LIST}]\n`, ...stdio },
    ],
    bad: [
      { revision: '2025-06-18', text: `⟦{⟧${FORMATTED.slice(1)}\n`, ...stdio },
      { revision: '2024-11-05', text: `${LIST}\n⟦{⟧${FORMATTED.slice(1)}\n`, ...stdio },
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
        const what = `${line.name} contains a second message after the first.`;
        const steps: WireStep[] = [{ do: 'before', place, text: '\n' }];
        const fix = { says: 'Put it on a separate line.', safety: 'safe', steps } as const;
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
          what: `${line.name} are one message, ${named(first.method ?? first.kind)}, which must be on one line over stdio.`,
          ...(sure ? { fix: { says: 'Write it on one line.', safety: 'safe', steps: [step] } } : {}),
          unless: ['json-control-character', 'json-unclosed'],
        });
      }
      if (!line.after && !line.ended && view.described && kindOf(line) === null) report(unended(line));
      if (line.batch && messages.every(({ kind }) => kind === 'response' || kind === 'error')) {
        report({
          requirement: 'stdio/batch-of-responses-wording',
          at: line,
          title: 'The stdio page of this revision mentions only batches of requests',
          why: 'The schema of this revision has batches of responses, but its stdio page does not mention them: a receiver may reject them.',
          what: `${line.name} is a batch of responses.`,
        });
      }
    },
  }),
});

function unended(line: Line): Parameters<Parameters<typeof oneLineEach.begin>[1]>[0] {
  return {
    requirement: 'stdio/missing-final-newline',
    at: line,
    what: `${line.name} is the last one, and no newline ends it: the receiver keeps waiting for it.`,
    fix: { says: 'Add a newline.', safety: 'safe', steps: [{ do: 'after', place: { of: 'line' }, text: '\n' }] },
  };
}
