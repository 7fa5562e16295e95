import { get, has, isObject } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { request, LEGACY } from '../../envelope/meaning-examples.ts';
import type { Example } from '../../define.ts';
import { inner } from './forms.ts';

const MODES = ['form', 'url'];

const able = (elicitation: string): Example => ({
  revision: LEGACY,
  text: request(
    'initialize',
    `"protocolVersion":"2025-11-25","capabilities":{${elicitation}},"clientInfo":{"name":"demo","version":"1.0.0"}`,
  ),
  from: 'client',
});

/** A client with elicitation supports at least one mode. */
export const capability = defineShapeRule({
  id: 'elicitation/capability-without-mode',
  requirements: ['elicitation/capability-without-mode'],
  class: 'spec',
  types: ['ClientCapabilities'],
  cues: [{ at: 'elicitation' }],
  title: 'The `elicitation` capability {must} include `form` or `url`',
  why: 'Servers look for a mode that they may use and send no elicitation to a client that declares none.',
  how: 'Declare `form`, `url` or both; an empty object means `form`.',
  examples: {
    good: [able('"elicitation":{}'), able('"elicitation":{"url":{}}'), able('"elicitation":{"form":{},"voice":{}}')],
    bad: [able('⟦"elicitation"⟧:{"voice":{}}'), able('⟦"elicitation"⟧:{"modes":["form","url"]}')],
  },
  judge(place) {
    const declared = get(place.value, 'elicitation');
    if (!isObject(declared) || place.wrong(['elicitation'])) return;
    const names = Object.keys(declared);
    if (names.length === 0 || MODES.some((one) => has(declared, one))) return;
    place.report({
      requirement: 'elicitation/capability-without-mode',
      path: ['elicitation'],
      mark: 'missing',
      what: `The \`elicitation\` capability in ${inner(place)} declares ${listed(names)}, ${code(declared)}, but neither of the modes ${listed(MODES)}.`,
      fix: {
        says: 'Add `"form": {}`.',
        safety: 'unsafe',
        steps: [{ do: 'insert', path: ['elicitation'], key: 'form', value: {}, after: 'first' }],
      },
    });
  },
});
