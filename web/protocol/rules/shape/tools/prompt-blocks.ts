import { get, has, isObject } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { isIn } from './around.ts';
import { FIRST, inner, LEGACY, MODERN, PLAIN, prompted } from './example-messages.ts';

const block = (resource: string) => `{"type":"resource",${resource}}`;
const LINK = '{"type":"resource_link","uri":"file:///a.md","name":"a.md"}';

/** The specification’s page about prompts requires more of embedded resources than the schema. */
export const promptEmbedded = defineShapeRule({
  id: 'content/prompt-embedded-mime',
  requirements: ['content/prompt-embedded-mime'],
  class: 'spec',
  types: ['EmbeddedResource'],
  title: 'A resource in a prompt {must} have a `mimeType`',
  why: 'Without it, the client cannot distinguish code, text and binary data when it passes them to a model.',
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
      what: `In ${inner(place)}, a resource in a prompt has no \`mimeType\`. The member is optional elsewhere, but not in prompts.`,
      fix: {
        says: `Add \`mimeType\` with the value \`${value}\`.`,
        safety: 'unsafe',
        steps: [{ do: 'insert', path: ['resource'], key: 'mimeType', value, after: 'uri' }],
      },
    });
  },
});

/** The schema and the page about prompts disagree about links before 2026-07-28. */
export const promptLinks = defineShapeRule({
  id: 'content/resource-link-prompt-page',
  requirements: ['content/resource-link-prompt-page'],
  class: 'spec',
  types: ['ResourceLink'],
  title: 'Some clients do not support links in prompts',
  why: 'The schema allows links here, but the page about prompts does not mention them yet, and some clients show nothing.',
  how: 'Embed the resource if the prompt needs it to make sense.',
  examples: {
    good: [prompted(LINK, MODERN)],
    bad: [prompted(`⟦${LINK}⟧`, LEGACY), prompted(`⟦${LINK}⟧`, PLAIN)],
  },
  // Prompt messages occur only in the response to `prompts/get`.
  cues: [{ value: (_, { request }) => request === null || request.method === 'prompts/get' }],
  judge(place) {
    if (!isIn(place, 'PromptMessage')) return;
    place.report({
      requirement: 'content/resource-link-prompt-page',
      what: `In ${inner(place)}, a prompt contains a \`resource_link\`, which the page about prompts mentions only since 2026-07-28.`,
    });
  },
});
