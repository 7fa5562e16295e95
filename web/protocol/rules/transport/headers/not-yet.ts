import { requestBody, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { isModern } from '../reading.ts';

/** Mirrored headers in revisions that do not define them. */
export const notYet = defineWireRule({
  id: 'http-headers/mirrored-headers-not-yet',
  requirements: ['http-headers/mirrored-headers-not-yet'],
  class: 'spec',
  title: 'Mirrored headers are defined only since 2026-07-28',
  why: 'Servers of earlier revisions do not compare them with the body, so no decision should depend on them.',
  how: 'Omit them, or use 2026-07-28.',
  examples: {
    good: [{ revision: '2025-11-25', text: post('2025-11-25', requestBody('2025-11-25', 1, 'tools/list')) }],
    bad: [
      {
        revision: '2025-11-25',
        text: post('2025-11-25', requestBody('2025-11-25', 1, 'tools/list'), { '⟦Mcp-Method': 'tools/list⟧' }),
      },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      if (!request.mcp || isModern(request)) return;
      const header = request.headers.find(({ name }) => /^mcp-(?:method|name|param-.+)$/iu.test(name));
      if (!header) return;
      const what = `${request.name} has ${named(header.name)}, which servers of this revision do not read.`;
      const place = { of: 'header', header, mark: 'whole' } as const;
      report({ requirement: 'http-headers/mirrored-headers-not-yet', at: request, place, what });
    },
  }),
});
