import { defineShapeRule } from '../define.ts';
import { annotationsOf } from './headers.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { argument, LEGACY, PLAIN, within } from './example-messages.ts';

/** Header arguments exist since the stateless protocol. */
export const headerVersion = defineShapeRule({
  id: 'x-mcp-header/version',
  requirements: ['x-mcp-header/version'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: '`x-mcp-header` exists since 2026-07-28',
  why: 'Clients of this revision do not send such headers, so servers and proxies that rely on them receive nothing.',
  how: 'Read the argument from the body of the message.',
  examples: {
    good: [argument('{"type":"string","x-order":1}', LEGACY)],
    bad: [
      argument('{"type":"string",⟦"x-mcp-header"⟧:"Region"}', LEGACY),
      argument('{"type":"string",⟦"x-mcp-header"⟧:"Region"}', PLAIN),
    ],
  },
  judge(place) {
    const [first] = annotationsOf(place);
    if (!first) return;
    place.report({
      requirement: 'x-mcp-header/version',
      path: first.path,
      mark: 'key',
      what: `${within(place, first.path)} has no meaning in this revision.`,
    });
  },
});
