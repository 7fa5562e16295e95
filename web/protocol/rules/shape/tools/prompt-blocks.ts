import { get, has, isObject } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { isIn } from './around.ts';
import { FIRST, inner, LEGACY, MODERN, PLAIN, prompted } from './example-messages.ts';

const block = (resource: string) => `{"type":"resource",${resource}}`;
const LINK = '{"type":"resource_link","uri":"file:///a.md","name":"a.md"}';

/** The prompts page asks more of embedded resources than the schema does. */
export const promptEmbedded = defineShapeRule({
  id: 'content/prompt-embedded-mime',
  requirements: ['content/prompt-embedded-mime'],
  class: 'spec',
  types: ['EmbeddedResource'],
  title: 'A resource in a prompt says its media type',
  why: 'The client cannot tell code, text and other bytes apart when it shows them to a model.',
  how: 'Add `mimeType` beside the `uri` of the resource.',
  examples: {
    good: [
      prompted(block('"resource":{"uri":"file:///a.md","mimeType":"text/markdown","text":"# A"}')),
      prompted(block('"resource":{"uri":"file:///a.bin","mimeType":"application/zip","blob":"UEs="}'), MODERN),
    ],
    bad: [
      prompted(block('⟦"resource"⟧:{"uri":"file:///a.md","text":"# A"}'), LEGACY),
      prompted(block('⟦"resource"⟧:{"uri":"file:///a.bin","blob":"UEs="}'), FIRST),
    ],
  },
  cues: [{ at: 'resource', when: (resource) => !isObject(resource) || !has(resource, 'mimeType') }],
  judge(place) {
    const resource = get(place.value, 'resource');
    if (!isObject(resource) || has(resource, 'mimeType') || !isIn(place, 'PromptMessage')) return;
    const value = has(resource, 'blob') ? 'application/octet-stream' : 'text/plain';
    place.report({
      requirement: 'content/prompt-embedded-mime',
      path: ['resource'],
      mark: 'missing',
      what: `In ${inner(place)}, a resource within a prompt has no \`mimeType\`. Elsewhere it may be left out, in prompts it may not.`,
      fix: {
        says: `Add \`mimeType\`, here as \`${value}\`.`,
        safety: 'unsafe',
        steps: [{ do: 'insert', path: ['resource'], key: 'mimeType', value, after: 'uri' }],
      },
    });
  },
});

/** Schema and prompts page did not agree on links before 2026-07-28. */
export const promptLinks = defineShapeRule({
  id: 'content/resource-link-prompt-page',
  requirements: ['content/resource-link-prompt-page'],
  class: 'spec',
  types: ['ResourceLink'],
  title: 'Not every client expects links in prompts',
  why: 'The schema allows them here, the page about prompts does not name them yet; some clients show nothing.',
  how: 'Embed the resource if the prompt does not make sense without it.',
  examples: {
    good: [prompted(LINK, MODERN)],
    bad: [prompted(`⟦${LINK}⟧`, LEGACY), prompted(`⟦${LINK}⟧`, PLAIN)],
  },
  // Messages of prompts stand in the answer to `prompts/get` alone.
  cues: [{ value: (_, { asked }) => asked === null || asked.method === 'prompts/get' }],
  judge(place) {
    if (!isIn(place, 'PromptMessage')) return;
    place.report({
      requirement: 'content/resource-link-prompt-page',
      what: `In ${inner(place)}, a prompt holds a \`resource_link\`, which the page about prompts names only from 2026-07-28 on.`,
    });
  },
});
