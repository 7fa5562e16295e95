import { fits } from '../../../schema/formats.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { brought, inner, LEGACY, MODERN, prompted } from './example-messages.ts';

const PREFIX = /^data:[^,]{0,200},/iu;
/** Cut to this before it is looked at for the sentence; the whole value is only compared. */
const HEAD = 300;

interface CommonMistake {
  says: string;
  /** The same bytes, spelt right; null when that cannot be told. */
  fixed: string | null;
  urlSafe: boolean;
  /** True when only what stands before the bytes is taken away. */
  dropped?: true;
}

function padded(text: string): string {
  return text.endsWith('=') ? text : text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

/** What is wrong with a text that is not standard base64. */
function mistakeOf(data: string): CommonMistake {
  const head = data.slice(0, HEAD);
  if (PREFIX.test(head)) {
    const rest = data.replace(PREFIX, '');
    const fixed = /;base64,$/iu.test(PREFIX.exec(head)?.[0] ?? '') && fits('base64', rest) ? rest : null;
    const says = 'begins like a `data:` address; only what follows the comma belongs here';
    return { says, fixed, urlSafe: false, dropped: true };
  }
  if (/^(?:https?|file|blob):/iu.test(head)) {
    return { says: 'is an address; the bytes themselves belong here', fixed: null, urlSafe: false };
  }
  if (/base64/iu.test(head) && data.length < 80) {
    return { says: 'is a placeholder; the encoded bytes themselves belong here', fixed: null, urlSafe: false };
  }
  if (/^(?:0x)(?:[0-9a-f]{2})+$/iu.test(data)) {
    return { says: 'is written in hexadecimal', fixed: null, urlSafe: false };
  }
  if (/[\r\n]/u.test(data)) {
    const joined = data.replaceAll(/[\r\n]/gu, '');
    return { says: 'has line breaks in it', fixed: fits('base64', joined) ? joined : null, urlSafe: false };
  }
  if (/^[A-Za-z0-9_-]*={0,2}$/u.test(data)) {
    const standard = padded(data.replaceAll('-', '+').replaceAll('_', '/'));
    const says = /[-_]/u.test(data) ? 'is in the alphabet of URLs, with `-` and `_`' : 'lacks characters at its end';
    return { says, fixed: fits('base64', standard) && data.length % 4 !== 1 ? standard : null, urlSafe: true };
  }
  return { says: 'has characters in it that base64 does not have', fixed: null, urlSafe: false };
}

const image = (data: string) => `{"type":"image","data":${data},"mimeType":"image/png"}`;
const audio = (data: string) => `{"type":"audio","data":${data},"mimeType":"audio/wav"}`;

/** Bytes travel as standard base64: RFC 4648, section 4. */
export const base64 = defineShapeRule({
  id: 'content/base64',
  requirements: ['content/image-base64', 'content/image-base64-url-safe', 'content/audio-base64'],
  class: 'spec',
  types: ['ImageContent', 'AudioContent'],
  title: 'Bytes are written in standard base64',
  why: 'Decoders refuse it, or make other bytes of it: a broken image, or silence.',
  how: 'Encode the bytes with `A` to `Z`, `a` to `z`, digits, `+` and `/`, in one line, padded with `=`, and nothing before it.',
  examples: {
    good: [brought(`"content":[${image('"+/8="')}]`), prompted(audio('"UklGRg=="'), MODERN)],
    bad: [
      brought(`"content":[${image('⟦"data:image/png;base64,iVBORw0KGgo="⟧')}]`),
      brought(`"content":[${image('⟦"_-8="⟧')}]`, MODERN),
      brought(`"content":[${image('⟦"iVBORw0KGgo"⟧')}]`, LEGACY),
      prompted(audio('⟦"UklG\\nRg=="⟧')),
      brought(`"content":[${audio('⟦"<RIFF>"⟧')}]`),
    ],
  },
  judge(place) {
    const data = get(place.value, 'data');
    if (typeof data !== 'string' || fits('base64', data)) return;
    const commonMistake = mistakeOf(data);
    const image = commonMistake.urlSafe ? 'content/image-base64-url-safe' : 'content/image-base64';
    place.report({
      requirement: place.type === 'AudioContent' ? 'content/audio-base64' : image,
      path: ['data'],
      what: `In ${inner(place)}, the \`data\` ${code(data, 40)} ${commonMistake.says}.`,
      ...(commonMistake.fixed === null
        ? {}
        : {
            fix: {
              says: commonMistake.dropped ? 'Keep only what follows the comma.' : 'Spell it in standard base64.',
              safety: 'safe',
              steps: [{ do: 'replace', path: ['data'], value: commonMistake.fixed }],
            },
          }),
    });
  },
});
