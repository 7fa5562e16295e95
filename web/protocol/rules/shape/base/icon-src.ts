import type { FixPlan } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { troubleOf } from './icon-address.ts';
import { icon, LEGACY, MODERN, welcome, where } from './texts.ts';

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
