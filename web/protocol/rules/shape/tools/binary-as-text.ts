import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { brought, FIRST, inner, LEGACY } from './example-messages.ts';

const NUL = String.fromCodePoint(0);
const REPLACED = String.fromCodePoint(0xfffd);

const contents = (text: string) => `"contents":[{"uri":"file:///notes.txt","mimeType":"text/plain","text":${text}}]`;

/** Binary data decoded as text leaves traces: NUL, or the replacement character. */
export const binaryAsText = defineShapeRule({
  id: 'content/binary-as-text',
  requirements: ['content/binary-as-text'],
  // A guess from single characters, so at most a warning.
  class: 'host',
  types: ['TextResourceContents'],
  title: '`text` {must} not contain binary data',
  why: 'Bytes that could not be decoded as text are lost.',
  how: 'Send such contents as base64 in `blob`.',
  examples: {
    good: [brought(contents('"naïve\\tcafé\\r\\n"'))],
    bad: [
      brought(contents('⟦"GIF89a\\u0000\\u0001"⟧'), LEGACY),
      brought(contents('⟦"\\ufffdPNG\\r\\n"⟧'), FIRST),
      brought('"content":[{"type":"resource","resource":{"uri":"file:///a.bin","text":⟦"PK\\u0003\\u0004\\u0000"⟧}}]'),
    ],
  },
  judge(place) {
    const text = get(place.value, 'text');
    if (typeof text !== 'string') return;
    const nul = text.includes(NUL);
    if (!nul && !text.includes(REPLACED)) return;
    place.report({
      requirement: 'content/binary-as-text',
      path: ['text'],
      what: `In ${inner(place)}, the \`text\` ${code(text, 30)} contains ${nul ? 'a NUL character' : 'the sign U+FFFD'}: the contents are binary, not text.`,
    });
  },
});
