import { fits } from '../../../schema/formats.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { brought, inner, LEGACY, MODERN, prompted } from './example-messages.ts';

const PREFIX = /^data:[^,]{0,200},/iu;
/** The value is cut to this length for the mistake checks; the whole value is only compared. */
const HEAD = 300;

interface CommonMistake {
  says: string;
  /** The same bytes in standard base64; null when they cannot be determined. */
  fixed: string | null;
  urlSafe: boolean;
  /** True when the fix only removes a prefix. */
  dropped?: true;
}

function padded(text: string): string {
  return text.endsWith('=') ? text : text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

/** Describes why a string is not standard base64. */
function mistakeOf(data: string): CommonMistake {
  const head = data.slice(0, HEAD);
  if (PREFIX.test(head)) {
    const rest = data.replace(PREFIX, '');
    const fixed = /;base64,$/iu.test(PREFIX.exec(head)?.[0] ?? '') && fits('base64', rest) ? rest : null;
    const says = 'begins like a `data:` URI; only the part after the comma belongs here';
    return { says, fixed, urlSafe: false, dropped: true };
  }
  if (/^(?:https?|file|blob):/iu.test(head)) {
    return { says: 'is a URL; the encoded bytes belong here', fixed: null, urlSafe: false };
  }
  if (/base64/iu.test(head) && data.length < 80) {
    return { says: 'is a placeholder; the encoded bytes belong here', fixed: null, urlSafe: false };
  }
  if (/^(?:0x)(?:[0-9a-f]{2})+$/iu.test(data)) {
    return { says: 'is encoded in hexadecimal', fixed: null, urlSafe: false };
  }
  if (/[\r\n]/u.test(data)) {
    const joined = data.replaceAll(/[\r\n]/gu, '');
    return { says: 'contains line breaks', fixed: fits('base64', joined) ? joined : null, urlSafe: false };
  }
  if (/^[A-Za-z0-9_-]*={0,2}$/u.test(data)) {
    const standard = padded(data.replaceAll('-', '+').replaceAll('_', '/'));
    const says = /[-_]/u.test(data) ? 'uses the URL-safe alphabet, with `-` and `_`' : 'lacks characters at its end';
    return { says, fixed: fits('base64', standard) && data.length % 4 !== 1 ? standard : null, urlSafe: true };
  }
  return { says: 'contains characters outside the base64 alphabet', fixed: null, urlSafe: false };
}

const image = (data: string) => `{"type":"image","data":${data},"mimeType":"image/png"}`;
const audio = (data: string) => `{"type":"audio","data":${data},"mimeType":"audio/wav"}`;

/** Binary data is sent as standard base64: RFC 4648, section 4. */
export const base64 = defineShapeRule({
  id: 'content/base64',
  requirements: ['content/image-base64', 'content/image-base64-url-safe', 'content/audio-base64'],
  class: 'spec',
  types: ['ImageContent', 'AudioContent'],
  title: 'Binary data {must} be standard base64',
  why: 'Decoders reject it or produce other bytes: a broken image or silence.',
  how: 'Encode the bytes with `A` to `Z`, `a` to `z`, digits, `+` and `/`, in one line, with `=` padding and without a prefix.',
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
              says: commonMistake.dropped ? 'Keep only the part after the comma.' : 'Convert it to standard base64.',
              safety: 'safe',
              steps: [{ do: 'replace', path: ['data'], value: commonMistake.fixed }],
            },
          }),
    });
  },
});
