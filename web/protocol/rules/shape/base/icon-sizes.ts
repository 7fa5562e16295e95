import type { FixPlan } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { icon, MODERN, where } from './example-texts.ts';

/** The size that was probably meant: a single number, another separator, another case. */
function meant(size: string): string | null {
  if (size.length > 60) return null;
  const text = size.trim();
  if (/^any$/iu.test(text)) return 'any';
  const [, width, height] = /^(\d{1,5})\s*(?:px)?\s*(?:[x×*,:/]\s*(\d{1,5})\s*(?:px)?)?$/iu.exec(text) ?? [];
  if (width === undefined || Number(width) === 0 || Number(height ?? width) === 0) return null;
  return `${Number(width)}x${Number(height ?? width)}`;
}

/** Icon sizes must be machine-readable. */
export const iconSizes = defineShapeRule({
  id: 'icons/sizes-format',
  requirements: ['icons/sizes-format'],
  class: 'spec',
  types: ['Icon'],
  title: 'An icon size {must} be `any` or a value such as `48x48`',
  why: 'Clients choose an icon by its size and cannot read other formats.',
  how: 'Write the width and height in pixels with an `x` between them, or `any` for a scalable image.',
  examples: {
    good: [
      icon('"src":"https://example.com/i.png","sizes":["48x48","512x256"]'),
      icon('"src":"https://example.com/i.svg","sizes":["any"]', MODERN),
    ],
    bad: [
      icon('"src":"https://example.com/i.png","sizes":["48x48",⟦"96"⟧]'),
      icon('"src":"https://example.com/i.png","sizes":[⟦"64×64"⟧]', MODERN),
      icon('"src":"https://example.com/i.png","sizes":[⟦"large"⟧]'),
      icon('"src":"https://example.com/i.png","sizes":[⟦"16x16 32x32"⟧]'),
    ],
  },
  judge(place) {
    const sizes = get(place.value, 'sizes');
    if (!Array.isArray(sizes)) return;
    for (const [index, size] of sizes.slice(0, 40).entries()) {
      if (typeof size !== 'string' || /^(?:[1-9]\d*x[1-9]\d*|any)$/u.test(size)) continue;
      const path = ['sizes', index];
      const value = meant(size);
      const fix: FixPlan | null =
        value === null
          ? null
          : { says: `Write ${code(value)}.`, safety: 'safe', steps: [{ do: 'replace', path, value }] };
      place.report({
        requirement: 'icons/sizes-format',
        path,
        what: `${where(place, path)} is ${code(size)}; a size is a width and a height such as \`48x48\`, or \`any\`.`,
        ...(fix ? { fix } : {}),
      });
    }
  },
});
