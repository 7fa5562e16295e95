import { get } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner, MODERN, namedTool } from './example-messages.ts';

const MAX = 128;
const NAME = /^[A-Za-z0-9_.-]{1,128}$/u;
const ODD = /[^A-Za-z0-9_.-]/gu;

/** A name of the same words that every host takes. */
function fixed(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_.-]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
}

/** Names of tools are identifiers, not titles. */
export const toolNames = defineShapeRule({
  id: 'tool-names/form',
  requirements: ['tool-names/allowed-characters', 'tool-names/spaces-or-commas', 'tool-names/length'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'name', when: (name) => typeof name === 'string' && !NAME.test(name) }],
  title: 'Tool names are plain and not too long',
  why: 'Model providers and gateways refuse other names, and the tool cannot be called through them.',
  how: 'Use 1 to 128 letters of ASCII, digits, `_`, `-` and `.`; what people should read goes into `title`.',
  examples: {
    good: [namedTool('"DATA_EXPORT-v2.1"'), namedTool(`"${'a'.repeat(MAX)}"`, MODERN)],
    bad: [
      namedTool('⟦"users/list"⟧'),
      namedTool('⟦"météo"⟧', MODERN),
      namedTool('⟦"list users"⟧'),
      namedTool('⟦""⟧'),
      namedTool(`⟦"${'a'.repeat(MAX + 1)}"⟧`, MODERN),
    ],
  },
  judge(place) {
    const name = get(place.value, 'name');
    if (typeof name !== 'string') return;
    const odd = [...new Set(name.slice(0, 1000).match(ODD) ?? [])];
    if (odd.length > 0) {
      const spaced = odd.some((sign) => /[\s,;]/u.test(sign));
      const value = fixed(name);
      const signs = odd.every((sign) => /^\s$/u.test(sign))
        ? 'spaces'
        : listed(odd.map((sign) => (sign === ' ' ? 'a space' : sign)));
      place.report({
        requirement: spaced ? 'tool-names/spaces-or-commas' : 'tool-names/allowed-characters',
        path: ['name'],
        title: spaced ? 'Tool names have no spaces or commas' : 'Tool names have plain letters, digits, `_`, `-`, `.`',
        what: `In ${inner(place)}, the tool name ${code(name)} has ${signs} in it.`,
        ...(value === '' || value.length > MAX
          ? {}
          : {
              fix: {
                says: `Name it ${code(value)}; whoever calls the tool has to know.`,
                safety: 'unsafe',
                steps: [{ do: 'replace', path: ['name'], value }],
              },
            }),
      });
      return;
    }
    if (name !== '' && name.length <= MAX) return;
    place.report({
      requirement: 'tool-names/length',
      path: ['name'],
      title: 'Tool names have 1 to 128 characters',
      what: `In ${inner(place)}, ${name === '' ? 'the name of a tool is empty' : `the tool name ${code(name, 40)} has ${name.length} characters`}.`,
    });
  },
});
