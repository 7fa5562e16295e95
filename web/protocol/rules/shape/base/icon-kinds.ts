import type { FixPlan } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { dataUriOf, kindOfImage, plainType, schemeOf } from './icon-uri.ts';
import { icon, inner, MODERN, where } from './example-texts.ts';

/** Image types that clients must or should support. */
const SHOWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp']);
const BY_ENDING: Readonly<Record<string, string>> = {
  bmp: 'image/bmp',
  gif: 'image/gif',
  ico: 'image/x-icon',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  avif: 'image/avif',
  heic: 'image/heic',
};

/** The media types that an icon declares or contains. */
interface Kinds {
  /** The value of `mimeType` when it is a string. */
  declared: string | null;
  /** The media type of the `src`, when it is a `data:` URI. */
  address: string | null;
  /** The media type of the first bytes, when `src` contains them. */
  bytes: string | null;
  ending: string | null;
}

function kindsOf(src: JsonValue | undefined, mimeType: JsonValue | undefined): Kinds {
  const declared = typeof mimeType === 'string' ? mimeType : null;
  if (typeof src !== 'string') return { declared: declared, address: null, bytes: null, ending: null };
  if (schemeOf(src) !== 'data') {
    const ending = /\.([A-Za-z0-9]{2,5})(?:[?#]|$)/u.exec(src)?.[1]?.toLowerCase() ?? '';
    return {
      declared: declared,
      address: null,
      bytes: null,
      ending: Object.hasOwn(BY_ENDING, ending) ? (BY_ENDING[ending] ?? null) : null,
    };
  }
  const data = dataUriOf(src);
  const bytes = data?.base64 === true ? kindOfImage(data.payload) : null;
  return { declared: declared, address: data?.mimeType === '' ? null : (data?.mimeType ?? null), bytes, ending: null };
}

function writing(mimeType: string): FixPlan {
  return {
    says: `Use ${code(mimeType)}.`,
    safety: 'unsafe',
    steps: [{ do: 'replace', path: ['mimeType'], value: mimeType }],
  };
}

/** The media types of an icon agree, and clients support the format. */
export const iconKinds = defineShapeRule({
  id: 'icons/kinds',
  requirements: ['icons/mime-mismatch', 'icons/mime-uncommon'],
  class: 'spec',
  types: ['Icon'],
  title: 'Icons in a mislabeled or uncommon image format',
  why: 'Clients inspect the bytes and drop an image that does not match its media type, or that they cannot render.',
  how: 'Use PNG, JPEG, SVG or WebP, and declare the media type of the actual bytes.',
  examples: {
    good: [
      icon('"src":"data:image/png;base64,iVBORw0KGgo=","mimeType":"image/png"'),
      icon('"src":"https://example.com/i","mimeType":"image/jpg"'),
      icon('"src":"https://example.com/i.webp","sizes":["any"]', MODERN),
    ],
    bad: [
      icon('"src":"data:image/png;base64,iVBORw0KGgo=","mimeType":⟦"image/svg+xml"⟧'),
      icon('"src":⟦"data:image/jpeg;base64,iVBORw0KGgo="⟧'),
      icon('"src":"https://example.com/i.gif","mimeType":⟦"image/gif"⟧'),
      icon('"src":⟦"https://example.com/favicon.ico"⟧', MODERN),
      icon('"src":"https://example.com/i","mimeType":⟦"application/pdf"⟧', MODERN),
    ],
  },
  judge(place) {
    const kinds = kindsOf(get(place.value, 'src'), get(place.value, 'mimeType'));
    const real = kinds.bytes ?? (kinds.address === null ? null : plainType(kinds.address));
    const claimed = kinds.declared ?? kinds.address;
    const path = [kinds.declared === null ? 'src' : 'mimeType'];
    if (place.wrong(['src']) || place.wrong(['mimeType'])) return;
    if (real !== null && claimed !== null && claimed !== '' && plainType(claimed) !== real) {
      place.report({
        requirement: 'icons/mime-mismatch',
        path,
        title: 'The media type of the icon does not match its data',
        what: `${where(place, path)} is ${named(plainType(claimed))}, but ${kinds.bytes === null ? 'the type in `src` is' : 'the bytes are'} ${named(real)}.`,
        ...(kinds.declared === null ? {} : { fix: writing(real) }),
      });
      return;
    }
    const kind = kinds.declared ?? kinds.address ?? kinds.ending;
    if (kind === null || kind === '' || SHOWN.has(plainType(kind))) return;
    place.report({
      requirement: 'icons/mime-uncommon',
      path,
      title: 'Clients need not support this icon format',
      why: 'Clients must support PNG and JPEG and should support SVG and WebP, and most of them show nothing for other formats.',
      what: `The icon in ${inner(place)} has the type ${named(kind)}, which clients need not support.`,
    });
  },
});
