import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { dataUriOf, schemeOf, textOf } from './icon-uri.ts';
import { icon, inner, MODERN } from './example-texts.ts';

/** Elements, attributes and URLs with which an SVG image runs code. */
const ACTIVE =
  /<script[\s>/]|\son[a-z]{3,20}\s{0,20}=|(?:href|src)\s{0,20}=\s{0,20}["']?\s{0,20}(?:javascript|data:text\/html)|<foreignObject[\s>]|<iframe[\s>]/iu;
/** Maximum number of bytes searched. */
const LOOK = 200_000;

/** Decodes percent-encoding where it is valid. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An image that can run code. */
export const iconScripts = defineShapeRule({
  id: 'icons/svg-script',
  requirements: ['icons/svg-script'],
  class: 'spec',
  types: ['Icon'],
  title: 'An SVG icon contains a script',
  why: 'Careful clients drop the icon; in other clients the script runs beside the user’s conversation.',
  how: 'Remove scripts and event attributes from the image, or use a PNG.',
  examples: {
    good: [
      icon('"src":"data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4="'),
      icon('"src":"data:image/png;base64,iVBORw0KGgo="', MODERN),
    ],
    bad: [
      icon('"src":⟦"data:image/svg+xml;base64,PHN2Zz48c2NyaXB0PmFsZXJ0KDEpPC9zY3JpcHQ+PC9zdmc+"⟧'),
      icon('"src":⟦"data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+"⟧', MODERN),
    ],
  },
  judge(place) {
    const src = get(place.value, 'src');
    if (typeof src !== 'string' || schemeOf(src) !== 'data') return;
    const data = dataUriOf(src);
    if (!data) return;
    const text = data.base64 ? textOf(data.payload, LOOK) : plain(data.payload.slice(0, LOOK));
    if (!/<svg[\s>]/iu.test(text)) return;
    const found = ACTIVE.exec(text)?.[0];
    if (found === undefined) return;
    place.report({
      requirement: 'icons/svg-script',
      path: ['src'],
      what: `The SVG image in ${inner(place)} contains ${code(found.trim())}, which can run code.`,
    });
  },
});
