import { requestBody, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';

const CALL = requestBody('2025-06-18', 1, 'tools/list');

/** The `Content-Type` of a POST, which the specification does not require but every server expects. */
export const requestContentType = defineWireRule({
  id: 'http/request-content-type',
  requirements: ['http/request-content-type'],
  class: 'spec',
  title: 'This POST does not declare its body as JSON',
  why: 'The specification does not require the header, but many frameworks parse a body as JSON only with this type.',
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
          ? `${request.name} declares its body as ${named(header.value)}.`
          : `${request.name} does not declare the type of its body.`,
        fix: {
          says: 'Use `application/json`.',
          safety: 'safe',
          steps: [{ do: 'set', header: 'Content-Type', value: 'application/json' }],
        },
      });
    },
  }),
});
