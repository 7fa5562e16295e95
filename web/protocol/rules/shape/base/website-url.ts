import type { FixPlan } from '../../../json/plan.ts';
import { fits } from '../../../schema/formats.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { hello, LEGACY, welcome, where } from './example-texts.ts';

/** The URL with its scheme, when only the scheme is missing. */
function whole(url: string): string | null {
  const bare = url.trim().replace(/^\/\//u, '');
  const host = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#].*)?$/iu.test(bare);
  return host && fits('uri', `https://${bare}`) ? `https://${bare}` : null;
}

/** The website of a client or server. */
export const websiteUrl = defineShapeRule({
  id: 'implementation/website-url-format',
  requirements: ['implementation/website-url-format'],
  class: 'spec',
  types: ['Implementation'],
  cues: [{ at: 'websiteUrl' }],
  title: '`websiteUrl` {must} be an absolute URL',
  why: 'A URL without a scheme is relative, so a link to it opens nothing or the wrong page.',
  how: 'Write the complete URL, with `https://` before the host.',
  examples: {
    good: [
      hello('', LEGACY, ',"websiteUrl":"https://example.com"'),
      welcome('', LEGACY, ',"websiteUrl":"https://example.com/a?b=c#d"'),
    ],
    bad: [
      hello('', LEGACY, ',"websiteUrl":⟦"example.com/about"⟧'),
      welcome('', LEGACY, ',"websiteUrl":⟦"/about"⟧'),
      welcome('', LEGACY, ',"websiteUrl":⟦"https://example.com/my page"⟧'),
    ],
  },
  judge(place) {
    const url = get(place.value, 'websiteUrl');
    if (typeof url !== 'string' || fits('uri', url)) return;
    const value = whole(url);
    const path = ['websiteUrl'];
    const fix: FixPlan | null =
      value === null
        ? null
        : { says: `Write ${code(value)}.`, safety: 'safe', steps: [{ do: 'replace', path, value }] };
    place.report({
      requirement: 'implementation/website-url-format',
      path,
      what: `${where(place, path)} is ${code(url)}; it must be an absolute URL such as \`https://example.com/about\`.`,
      ...(fix ? { fix } : {}),
    });
  },
});
