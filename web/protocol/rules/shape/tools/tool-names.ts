import { get } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner, MODERN, namedTool } from './example-messages.ts';

const MAX = 128;
const NAME = /^[A-Za-z0-9_.-]{1,128}$/u;
const ODD = /[^A-Za-z0-9_.-]/gu;

/** The same words as a name that every host accepts. */
function fixed(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_.-]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
}

/** Tool names are identifiers, not titles. */
export const toolNames = defineShapeRule({
  id: 'tool-names/form',
  requirements: ['tool-names/allowed-characters', 'tool-names/spaces-or-commas', 'tool-names/length'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'name', when: (name) => typeof name === 'string' && !NAME.test(name) }],
  title: 'Tool names {must} be short and use a limited set of characters',
  why: 'Model providers and gateways reject other names, so clients cannot call the tool through them.',
  how: 'Use 1 to 128 ASCII letters, digits, `_`, `-` and `.`; put the display name into `title`.',
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
        title: spaced
          ? 'Tool names {must} not have spaces or commas'
          : 'Tool names {must} use only ASCII letters, digits, `_`, `-`, `.`',
        what: `In ${inner(place)}, the tool name ${code(name)} contains ${signs}.`,
        ...(value === '' || value.length > MAX
          ? {}
          : {
              fix: {
                says: `Rename it to ${code(value)} and update its callers.`,
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
      title: 'Tool names {must} have 1 to 128 characters',
      what: `In ${inner(place)}, ${name === '' ? 'the name of a tool is empty' : `the tool name ${code(name, 40)} has ${name.length} characters`}.`,
    });
  },
});
