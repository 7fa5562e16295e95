import { named } from '../../../json/describe.ts';
import { defineWireRule, type Request } from '../define.ts';
import { requestBody, post, request } from '../../../testing/wire.ts';

const REQUESTED = requestBody('2025-06-18', 1, 'tools/list');
const CURL = 'curl http://localhost:3000/mcp';
const BOTH = ['application/json', 'text/event-stream'] as const;

/** Every POST must accept both response types by name. */
export const accept = defineWireRule({
  id: 'http/accept',
  requirements: ['http/accept-missing', 'http/accept-incomplete', 'http/accept-wildcard'],
  class: 'spec',
  title: 'A POST {must} accept JSON and event streams',
  why: 'The server decides whether it responds with one JSON object or with a stream, and many servers return 406 unless the header names both.',
  how: 'Send `Accept: application/json, text/event-stream` with every POST.',
  examples: {
    good: [
      { revision: '2025-06-18', text: post('2025-06-18', REQUESTED) },
      { revision: '2026-07-28', text: post('2026-07-28', requestBody('2026-07-28', 1, 'tools/list')) },
      {
        revision: '2025-06-18',
        text: post('2025-06-18', REQUESTED, { Accept: 'text/event-stream;q=0.5, Application/JSON' }),
        says: 'Order, letter case and weights do not matter.',
      },
      {
        revision: '2025-06-18',
        text: post('2025-06-18', REQUESTED, { Accept: '*/*, application/json, text/event-stream' }),
        says: 'Additional types are allowed.',
      },
      {
        revision: '2025-06-18',
        text: `${CURL} -H 'Accept: application/json, text/event-stream' -d '${REQUESTED}'`,
      },
      {
        revision: '2025-06-18',
        text: `${CURL} -K mcp.conf -d '${REQUESTED}'`,
        says: 'The header may be in the file that the command names.',
      },
      { revision: '2025-06-18', text: request('DELETE', '2025-06-18', '', { 'Mcp-Session-Id': 'a-1' }) },
    ],
    bad: [
      { revision: '2025-06-18', text: post('2025-06-18', REQUESTED, { '': '⟦POST /mcp HTTP/1.1⟧', Accept: null }) },
      { revision: '2025-06-18', text: post('2025-06-18', REQUESTED, { Accept: '⟦application/json⟧' }) },
      { revision: '2025-11-25', text: post('2025-11-25', REQUESTED, { Accept: '⟦text/event-stream⟧' }) },
      { revision: '2025-03-26', text: post('2025-03-26', REQUESTED, { Accept: '⟦*/*⟧' }) },
      { revision: '2025-06-18', text: post('2025-06-18', REQUESTED, { Accept: '⟦application/*, text/event-stream⟧' }) },
      {
        revision: '2025-06-18',
        text: `⟦${CURL} -H 'Content-Type: application/json' -d '${REQUESTED}'⟧`,
        says: 'Without an `Accept` option, curl sends `*/*`.',
      },
      { revision: '2025-06-18', text: `${CURL} -H 'Accept: ⟦application/json⟧' -d '${REQUESTED}'` },
      { revision: '2025-11-25', text: `⟦${CURL} --json '${requestBody('2025-11-25', 1, 'tools/list')}'⟧` },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      if (request.method !== 'POST' || !request.mcp) return;
      const header = request.header('accept');
      const sent = header ? valuesOf(request) : request.accepts;
      const add = { says: 'Name both types.', safety: 'safe', steps: [setBoth] } as const;
      if (sent === null) {
        const what = `${request.name} has no \`Accept\` header.`;
        report({ requirement: 'http/accept-missing', at: request, place: { of: 'head' }, what, fix: add });
        return;
      }
      const types = typesIn(sent);
      const missing = BOTH.filter((type) => !types.includes(type));
      if (missing.length === 0) return;
      const wild = missing.every((type) => types.includes('*/*') || types.includes(`${type.split('/')[0]}/*`));
      const lacks = missing.map(named).join(' and ');
      const requirement = wild ? 'http/accept-wildcard' : 'http/accept-incomplete';
      if (!header) {
        const what = `${request.name} has no \`Accept\` option, so the command sends ${named(sent)}, which does not name ${lacks}.`;
        report({ requirement, at: request, place: { of: 'line' }, what, fix: add });
        return;
      }
      const what = `${request.name} accepts ${named(header.value)}, ${wild ? 'which does not name' : 'but not'} ${lacks}.`;
      report({ requirement, at: request, place: { of: 'header', header }, what, fix: add });
    },
  }),
});

const setBoth = { do: 'set', header: 'Accept', value: BOTH.join(', ') } as const;

function valuesOf(request: Request): string {
  const own = request.headers.filter(({ name }) => name.toLowerCase() === 'accept');
  return own.map(({ value }) => value).join(',');
}

/** The media types in an `Accept` header, in lower case, without weights. */
function typesIn(value: string): string[] {
  return value.split(',').map((type) => type.replace(/;.*$/s, '').trim().toLowerCase());
}
