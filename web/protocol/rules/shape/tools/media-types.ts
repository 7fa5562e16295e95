import { fits } from '../../../schema/formats.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { kindOfImage, plainType } from '../base/icon-uri.ts';
import { isIn } from './around.ts';
import { brought, FIRST, inner, LEGACY, MODERN, prompted } from './example-messages.ts';

/** Common spellings of the usual media types, in lowercase. */
const MEANT: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  wav: 'audio/wav',
  wave: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
};

/** Image types with known signatures. */
const SNIFFED: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);

const image = (mimeType: string) => `{"type":"image","data":"iVBORw0KGgo=","mimeType":${mimeType}}`;
const audio = (mimeType: string) => `{"type":"audio","data":"UklGRg==","mimeType":${mimeType}}`;

/** Receivers choose a decoder by the media type. RFC 6838. */
export const mediaTypes = defineShapeRule({
  id: 'content/mime-type',
  requirements: ['content/mime-type-syntax', 'content/mime-type-family'],
  class: 'spec',
  types: ['ImageContent', 'AudioContent'],
  title: 'Images and audio {must} have a valid media type',
  why: 'Receivers use it to decode the bytes, and model providers reject an invalid media type.',
  how: 'Write the complete media type, such as `image/png` or `audio/wav`.',
  examples: {
    good: [prompted(image('"image/png"')), brought(`"content":[${audio('"audio/wav;codecs=1"')}]`, MODERN)],
    bad: [
      prompted(image('⟦"jpeg"⟧')),
      prompted(audio('⟦".wav"⟧'), MODERN),
      brought(`"content":[${image('⟦"application/pdf"⟧')}]`, LEGACY),
      brought(`"content":[${image('⟦"png"⟧')}]`, FIRST),
      brought(`"content":[${image('⟦"image/jpeg"⟧')}]`, LEGACY),
    ],
  },
  judge(place) {
    const mimeType = get(place.value, 'mimeType');
    if (typeof mimeType !== 'string') return;
    const family = place.type === 'AudioContent' ? 'audio' : 'image';
    const wellFormed = fits('mime-type', mimeType);
    if (wellFormed && mimeType.toLowerCase().startsWith(`${family}/`)) return differing(place, mimeType);
    const strict = !wellFormed && isIn(place, 'PromptMessage');
    const bare = mimeType.toLowerCase().replaceAll(/^[.\s]+|\s+$/gu, '');
    const meant = Object.hasOwn(MEANT, bare) ? MEANT[bare] : undefined;
    place.report({
      requirement: strict ? 'content/mime-type-syntax' : 'content/mime-type-family',
      path: ['mimeType'],
      title: strict ? 'A media type {must} have the form `type/subtype`' : 'The media type does not match the block',
      what: wellFormed
        ? `In ${inner(place)}, a block of type \`${family}\` has the media type ${code(mimeType)}; it should begin with \`${family}/\`.`
        : `In ${inner(place)}, the media type ${code(mimeType)} is invalid: it does not have the form \`${family}/…\`.`,
      ...(meant?.startsWith(family)
        ? {
            fix: {
              says: `Use ${code(meant)}.`,
              safety: 'safe',
              steps: [{ do: 'replace', path: ['mimeType'], value: meant }],
            },
          }
        : {}),
    });
  },
});

/** The type of the bytes differs from the declared media type. */
function differing(place: Place, mimeType: string): void {
  const data = get(place.value, 'data');
  const real = typeof data === 'string' && !place.wrong(['data']) ? kindOfImage(data.slice(0, 1000)) : null;
  const claimed = plainType(mimeType);
  if (real === null || real === claimed || (!SNIFFED.has(claimed) && claimed.startsWith('image/'))) return;
  place.report({
    requirement: 'content/mime-type-family',
    path: ['mimeType'],
    title: 'The media type does not match the bytes',
    what: `In ${inner(place)}, the block has the media type ${code(mimeType)}, but its bytes begin like \`${real}\`.`,
    fix: { says: `Use ${code(real)}.`, safety: 'unsafe', steps: [{ do: 'replace', path: ['mimeType'], value: real }] },
  });
}
