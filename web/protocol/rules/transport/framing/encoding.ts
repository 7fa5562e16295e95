import { isObject } from '../../../json/object.ts';
import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { defineWireRule } from '../define.ts';

const LOST = '\ufffd';
const said = (text: string): string =>
  `{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":${text}}]}}\n`;
/** Values looked at in one message. */
const LOOK_AT = 20_000;

/** Bytes that are no UTF-8 leave a mark behind. */
export const notUtf8 = defineWireRule({
  id: 'stdio/not-utf8',
  requirements: ['stdio/not-utf8'],
  class: 'spec',
  title: 'A pipe carries UTF-8',
  why: 'Bytes of another code page do not decode: names and texts arrive as garbage, and some readers stop.',
  how: 'Set the encoding of stdin and stdout to UTF-8, above all on Windows.',
  examples: {
    good: [
      { revision: '2025-06-18', text: said('"Grüße 🙂"'), transport: 'stdio' },
      {
        revision: '2025-06-18',
        text: said('"\\ufffd"'),
        transport: 'stdio',
        says: 'Written as an escape, it was meant.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: said(`⟦"Gr${LOST}${LOST}e"⟧`), transport: 'stdio' },
      {
        revision: '2025-03-26',
        text: `{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":⟦"M${LOST}ller"⟧}}\n`,
        transport: 'stdio',
      },
    ],
  },
  begin: (_, report) => ({
    line(line) {
      if (!line.holds(LOST)) return;
      const [message] = line.messages;
      const path = message?.value === undefined ? null : pathTo(message.value);
      report({
        requirement: 'stdio/not-utf8',
        at: line,
        ...(message && path ? { place: { of: 'message', at: message.ref, path } } : {}),
        what: `${line.name} holds a \`${LOST}\`, which stands for bytes that are no UTF-8.`,
      });
    },
  }),
});

/** The first text that holds the mark. */
function pathTo(value: JsonValue): Path | null {
  const open: { value: JsonValue; path: Path }[] = [{ value, path: [] }];
  for (let seen = 0; seen < LOOK_AT; seen++) {
    const next = open.shift();
    if (!next) return null;
    if (typeof next.value === 'string' && next.value.includes(LOST)) return next.path;
    const inner = Array.isArray(next.value) || isObject(next.value) ? Object.entries(next.value) : [];
    for (const [name, item] of inner) {
      if (open.length < LOOK_AT)
        open.push({ value: item, path: [...next.path, Array.isArray(next.value) ? Number(name) : name] });
    }
  }
  return null;
}
