import { answer, requestBody, blocks, post, results } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { isServed } from './requested.ts';
import { faultsOf, type Fault } from './faults.ts';
import { called, listed, marked } from './params.examples.ts';

const NOW = '2026-07-28';
const REGION = listed(marked('region', 'string', 'Region'));
const DONE = results(NOW, 2, '"content":[]');
const SERVED = (id: number) => answer('', results(NOW, id, '"content":[]'), { '': 'HTTP/1.1 ⟦200⟧ OK' });
const CALL = requestBody(NOW, 1, 'tools/call', '"name":"build","arguments":{}');
const CLIENTS = [
  'http-headers/name-mismatch',
  'http-headers/method-missing',
  'http-headers/param-missing',
  'http-headers/param-mismatch',
  'http-headers/name-not-ascii',
];

const BY: Readonly<Record<Fault['kind'], string>> = {
  missing: 'http-headers/missing-header-accepted',
  'missing-param': 'http-headers/missing-param-accepted',
  characters: 'http-headers/invalid-characters-accepted',
  mismatch: 'http-headers/mismatch-accepted',
  version: 'http-headers/mismatch-accepted',
};

/** A server that reads the body must reject headers that do not match it. */
export const accepted = defineWireRule({
  id: 'http-headers/accepted',
  requirements: [...new Set(Object.values(BY))],
  class: 'spec',
  title: 'A server {must} reject headers that do not match the body',
  why: 'A gateway and a server that act on different values let a client bypass a policy.',
  how: 'Compare the headers with the body, and return `400 Bad Request` with the error -32020.',
  examples: {
    good: [
      {
        revision: NOW,
        text: blocks(REGION, called('{"region":"eu"}', { 'Mcp-Param-Region': 'eu' }), answer('200 OK', DONE)),
      },
      { revision: NOW, text: blocks(post(NOW, CALL), answer('200 OK', results(NOW, 1, '"content":[]'))) },
    ],
    bad: [
      { revision: NOW, text: blocks(post(NOW, CALL, { 'Mcp-Name': 'deploy' }), SERVED(1)), besides: CLIENTS },
      { revision: NOW, text: blocks(post(NOW, CALL, { 'Mcp-Method': null }), SERVED(1)), besides: CLIENTS },
      { revision: NOW, text: blocks(REGION, called('{"region":"eu"}', {}), SERVED(2)), besides: CLIENTS },
      {
        revision: NOW,
        text: blocks(REGION, called('{"region":"größe"}', { 'Mcp-Param-Region': 'größe' }), SERVED(2)),
        besides: CLIENTS,
      },
    ],
  },
  begin: (view, report) => ({
    response(response) {
      const { request } = response;
      if (!request || !isServed(request)) return;
      const [fault] = faultsOf(request, view);
      if (!fault) return;
      const header = request.header(fault.name);
      report({
        requirement: BY[fault.kind],
        at: response,
        place: { of: 'status' },
        what: header
          ? `${response.name} accepts the request, although its ${named(fault.name)} ${fault.kind === 'characters' ? `contains characters outside ASCII: ${named(header.value)}` : `is ${named(header.value)} and does not match the body`}.`
          : `${response.name} accepts the request, although it has no ${named(fault.name)} header.`,
        ties: [{ at: request, ...(header ? { place: { of: 'header', header } as const } : {}) }],
      });
    },
  }),
});
