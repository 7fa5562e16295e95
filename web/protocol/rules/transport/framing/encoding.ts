import { isObject } from '../../../json/object.ts';
import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { defineWireRule } from '../define.ts';

const LOST = '\ufffd';
const quoted = (text: string): string =>
  `{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":${text}}]}}\n`;
/** The maximum number of values checked in one message. */
const MAX_EXAMINED = 20_000;

/** Bytes that are not UTF-8 leave a replacement character. */
export const notUtf8 = defineWireRule({
  id: 'stdio/not-utf8',
  requirements: ['stdio/not-utf8'],
  // A guess: the recorder may have lost the bytes, so at most a warning.
  class: 'host',
  title: 'Messages over stdio {must} be UTF-8',
  why: 'Bytes in another encoding do not decode: strings arrive corrupted, and some parsers stop.',
  how: 'Set the encoding of stdin and stdout to UTF-8, especially on Windows.',
  examples: {
    good: [
      { revision: '2025-06-18', text: quoted('"Grüße 🙂"'), transport: 'stdio' },
      {
        revision: '2025-06-18',
        text: quoted('"\\ufffd"'),
        transport: 'stdio',
        says: 'Written as an escape, it is intended.',
      },
    ],
    bad: [
      { revision: '2025-06-18', text: quoted(`⟦"Gr${LOST}${LOST}e"⟧`), transport: 'stdio' },
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
        what: `${line.name} contains a \`${LOST}\`, which replaces bytes that are not UTF-8.`,
      });
    },
  }),
});

/** The first string that contains the mark. */
function pathTo(value: JsonValue): Path | null {
  const open: { value: JsonValue; path: Path }[] = [{ value, path: [] }];
  for (let seen = 0; seen < MAX_EXAMINED; seen++) {
    const next = open.shift();
    if (!next) return null;
    if (typeof next.value === 'string' && next.value.includes(LOST)) return next.path;
    const inner = Array.isArray(next.value) || isObject(next.value) ? Object.entries(next.value) : [];
    for (const [name, item] of inner) {
      if (open.length < MAX_EXAMINED)
        open.push({ value: item, path: [...next.path, Array.isArray(next.value) ? Number(name) : name] });
    }
  }
  return null;
}
