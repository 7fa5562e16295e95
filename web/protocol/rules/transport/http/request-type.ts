import { asks, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';

const CALL = asks('2025-06-18', 1, 'tools/list');

/** What no page says and every server expects: the type of a POST. */
export const requestContentType = defineWireRule({
  id: 'http/request-content-type',
  requirements: ['http/request-content-type'],
  class: 'spec',
  title: 'A POST says that its body is JSON',
  why: 'No page of the specification asks for it, but many frameworks read a body as JSON only where its type says so.',
  how: 'Send `Content-Type: application/json`.',
  examples: {
    good: [
      { revision: '2025-06-18', text: post('2025-06-18', CALL) },
      { revision: '2025-06-18', text: post('2025-06-18', CALL, { 'Content-Type': 'Application/JSON; charset=utf-8' }) },
    ],
    bad: [
      { revision: '2025-06-18', text: post('2025-06-18', CALL, { 'Content-Type': '⟦text/plain⟧' }) },
      { revision: '2025-06-18', text: post('2025-06-18', CALL, { 'Content-Type': null, '': '⟦POST /mcp HTTP/1.1⟧' }) },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      const { method, messages, type } = request;
      if (method !== 'POST' || messages.length === 0 || type === 'application/json') return;
      const header = request.header('content-type');
      report({
        requirement: 'http/request-content-type',
        at: request,
        place: header ? { of: 'header', header } : { of: 'head' },
        what: header
          ? `${request.name} says that its body is ${named(header.value)}.`
          : `${request.name} does not say of what type its body is.`,
        fix: {
          says: 'Say `application/json`.',
          safety: 'safe',
          steps: [{ do: 'set', header: 'Content-Type', value: 'application/json' }],
        },
      });
    },
  }),
});
