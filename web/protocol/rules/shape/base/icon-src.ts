import type { FixPlan } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { icon, LEGACY, MODERN, welcome, where } from './example-texts.ts';
import { fits } from '../../../schema/formats.ts';
import { dataUriOf, schemeOf } from './icon-uri.ts';

// What can be wrong with the address of an icon.

/** What is wrong with the address; `says` goes on from «… is "…"; ». */
interface Trouble {
  requirement: string;
  title: string;
  why: string;
  says: string;
  instead?: string;
}

const notAbsolute = (says: string, instead?: string): Trouble => ({
  requirement: 'icons/src-not-absolute',
  title: 'The address of an icon is absolute',
  why: 'There is no page whose address could complete it, so nobody can fetch the picture.',
  says,
  ...(instead === undefined ? {} : { instead }),
});

/** The most telling thing that is wrong with the address of an icon, or null. */
function troubleOf(src: string): Trouble | null {
  const scheme = schemeOf(src);
  if (scheme === null) {
    const host = /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}\/.+)$/iu.exec(src)?.[1];
    const web = host === undefined || !fits('uri', `https://${host}`) ? undefined : `https://${host}`;
    return notAbsolute(
      'there is no scheme such as `https:` before it',
      src.includes('//') || /^[^/]+\.(?:com|org|net|io|dev)\//iu.test(src) ? web : undefined,
    );
  }
  if (scheme === 'data') return dataTrouble(src);
  if (scheme === 'http') {
    return {
      requirement: 'icons/plain-http',
      title: 'Icons come over `https:` or as `data:`',
      why: 'Those who show icons have to insist on `https:` or `data:`, so this one is not shown.',
      says: 'only `https:` and `data:` addresses are accepted',
      instead: `https${src.slice('http'.length)}`,
    };
  }
  if (scheme !== 'https') {
    return {
      requirement: 'icons/unsafe-scheme',
      title: 'Icons come over `https:` or as `data:`',
      why: 'Such an address could run code or read local files, so those who show icons have to refuse it.',
      says: `${code(`${scheme}:`)} is none of the two schemes that are safe, \`https:\` and \`data:\``,
    };
  }
  return fits('uri', src) && /^https:\/\/[^/?#]/iu.test(src) ? null : notAbsolute('it is no address that can be read');
}

function dataTrouble(src: string): Trouble | null {
  const data = dataUriOf(src);
  if (!data?.base64) {
    return {
      requirement: 'icons/data-not-base64',
      title: 'Pictures inside an address are written in base64',
      why: 'The field is described for base64 alone, and programs that expect it show no picture.',
      says: data ? 'it does not say `;base64` before the comma' : 'it has no comma behind which the bytes would stand',
    };
  }
  if (data.payload !== '' && fits('base64', data.payload)) return null;
  return {
    requirement: 'icons/data-bad-base64',
    title: 'The base64 of an icon can be decoded',
    why: 'What cannot be decoded shows as a broken picture.',
    says: data.payload === '' ? 'nothing stands behind the comma' : 'what stands behind the comma is no padded base64',
  };
}

const at = (src: string) => icon(`"src":${src}`);

/** Where a picture is, or the picture itself. */
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
  title: 'An icon is an `https:` address or base64 in a `data:` one',
  why: 'Whoever shows icons takes care what it fetches: other addresses are refused.',
  how: 'Serve the picture over https, or put its bytes in base64 into a `data:` address.',
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
