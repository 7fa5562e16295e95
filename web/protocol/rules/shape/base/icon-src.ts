import type { FixPlan } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { icon, LEGACY, MODERN, welcome, where } from './example-texts.ts';
import { fits } from '../../../schema/formats.ts';
import { dataUriOf, schemeOf } from './icon-uri.ts';

// Possible faults of an icon’s `src`.

/** A fault of the URL; `says` continues “… is "…"; ”. */
interface Trouble {
  requirement: string;
  title: string;
  why: string;
  says: string;
  instead?: string;
}

const notAbsolute = (says: string, instead?: string): Trouble => ({
  requirement: 'icons/src-not-absolute',
  title: 'An icon’s `src` {must} be an absolute URL',
  why: 'A relative URL has no base here, so clients cannot fetch the image.',
  says,
  ...(instead === undefined ? {} : { instead }),
});

/** The most important fault of an icon’s `src`, or null. */
function troubleOf(src: string): Trouble | null {
  const scheme = schemeOf(src);
  if (scheme === null) {
    const host = /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}\/.+)$/iu.exec(src)?.[1];
    const web = host === undefined || !fits('uri', `https://${host}`) ? undefined : `https://${host}`;
    return notAbsolute(
      'it has no scheme such as `https:`',
      src.includes('//') || /^[^/]+\.(?:com|org|net|io|dev)\//iu.test(src) ? web : undefined,
    );
  }
  if (scheme === 'data') return dataTrouble(src);
  if (scheme === 'http') {
    return {
      requirement: 'icons/plain-http',
      title: 'An icon’s `src` {must} be an `https:` URL or a `data:` URI',
      why: 'Clients must accept only `https:` and `data:`, so this icon is not shown.',
      says: 'only `https:` and `data:` are accepted',
      instead: `https${src.slice('http'.length)}`,
    };
  }
  if (scheme !== 'https') {
    return {
      requirement: 'icons/unsafe-scheme',
      title: 'An icon’s `src` {must} be an `https:` URL or a `data:` URI',
      why: 'Such a URL could run code or read local files, so clients must reject it.',
      says: `${code(`${scheme}:`)} is not one of the two safe schemes, \`https:\` and \`data:\``,
    };
  }
  return fits('uri', src) && /^https:\/\/[^/?#]/iu.test(src) ? null : notAbsolute('it is not a valid URL');
}

function dataTrouble(src: string): Trouble | null {
  const data = dataUriOf(src);
  if (!data?.base64) {
    return {
      requirement: 'icons/data-not-base64',
      title: 'Image data in a `data:` URI {must} be base64-encoded',
      why: 'The specification describes this field only with base64; clients that expect base64 cannot show the icon.',
      says: data ? 'it has no `;base64` before the comma' : 'it has no comma before the image data',
    };
  }
  if (data.payload !== '' && fits('base64', data.payload)) return null;
  return {
    requirement: 'icons/data-bad-base64',
    title: 'The base64 data of an icon {must} be valid',
    why: 'Clients show a broken image when they cannot decode the data.',
    says: data.payload === '' ? 'it has no data after the comma' : 'the data after the comma is not padded base64',
  };
}

const at = (src: string) => icon(`"src":${src}`);

/** The URL of an image, or the image data itself. */
export const iconSrc = defineShapeRule({
  id: 'icons/src',
  requirements: [
    'icons/src-not-absolute',
    'icons/plain-http',
    'icons/unsafe-scheme',
    'icons/data-not-base64',
    'icons/data-bad-base64',
  ],
  class: 'spec',
  types: ['Icon'],
  title: 'An icon’s `src` {must} be an `https:` URL or a base64 `data:` URI',
  why: 'Clients reject all other URLs because fetching them can be unsafe.',
  how: 'Serve the image over HTTPS, or embed it as base64 in a `data:` URI.',
  examples: {
    good: [
      at('"https://cdn.example.com/i.png?v=2"'),
      at('"data:image/png;base64,iVBORw0KGgo="'),
      icon('"src":"data:image/svg+xml;charset=utf-8;base64,PHN2Zy8+"', MODERN),
    ],
    bad: [
      at('⟦"/static/icon.png"⟧'),
      at('⟦"cdn.example.com/icon.png"⟧'),
      icon('"src":⟦"icon.svg"⟧', MODERN),
      at('⟦"https://"⟧'),
      at('⟦"http://example.com/icon.png"⟧'),
      at('⟦"javascript:alert(1)"⟧'),
      welcome('', LEGACY, ',"icons":[{"src":⟦"app://icon"⟧}]'),
      at('⟦"data:image/svg+xml,%3Csvg%2F%3E"⟧'),
      at('⟦"data:image/png;base64,iVBORw0KGgo"⟧'),
      at('⟦"data:image/png;base64,"⟧'),
    ],
  },
  judge(place) {
    const src = get(place.value, 'src');
    const trouble = typeof src === 'string' ? troubleOf(src) : null;
    if (!trouble || typeof src !== 'string') return;
    const { says, instead, ...rest } = trouble;
    const fix: FixPlan | null =
      instead === undefined
        ? null
        : {
            says: `Write ${code(instead)}.`,
            safety: 'unsafe',
            steps: [{ do: 'replace', path: ['src'], value: instead }],
          };
    place.report({
      ...rest,
      path: ['src'],
      what: `${where(place, ['src'])} is ${code(src)}; ${says}.`,
      ...(fix ? { fix } : {}),
    });
  },
});
