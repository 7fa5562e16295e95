import type { JsonValue } from '../../../json/types.ts';
import type { Ref } from '../../../session/call.ts';
import { defineSessionRule, type SessionExample } from '../define.ts';
import { get, has, objectAt } from '../../../json/object.ts';
import { codeIn, namesVersion, stringsIn, versionIn, errorText } from './reading.ts';
import { client, discovery, modern, server, talk } from '../../../testing/conversation.ts';
import { agrees, requests, CONFIRMS, initialize, LISTED, requestIn } from './examples.ts';

const R = '2026-07-28';
const OLD = '2025-11-25';
const REMOVED = 'methods/initialize-removed';
const PROBE = client(`"id":1,"method":"server/discover","params":{${modern()}}`);
const NOT_FOUND = '"error":{"code":-32601,"message":"Method not found"}';
const REFUSED = (supported: string): string =>
  server(
    `"id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":[${supported}],"requested":"${R}"}}`,
  );
const FALLBACK = client(`⟦{"jsonrpc":"2.0","id":2,${initialize(OLD)}}⟧`);

/** Correct and incorrect examples. */
const versionErasExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    {
      revision: R,
      text: talk(PROBE, server(`"id":1,${NOT_FOUND}`), requests('2', OLD), agrees('2', OLD)),
      says: 'The client probes first and finds an older server.',
      besides: [REMOVED, 'result-type/missing', 'result-type/result-missing', 'stateless/server-info-missing'],
    },
    {
      revision: R,
      text: talk(PROBE, REFUSED('"2027-01-01","2025-11-25"'), requests('2', OLD)),
      says: 'The server lists a version with a handshake.',
      besides: [REMOVED],
    },
    { revision: R, text: talk(discovery('{"tools":{}}'), requestIn('1', R), server(`"id":1,${LISTED}`)) },
    {
      revision: R,
      text: talk(
        requests('0', OLD),
        server('"id":0,"error":{"code":-32601,"message":"This server supports 2026-07-28"}'),
      ),
      besides: [REMOVED],
    },
  ],
  bad: [
    { revision: R, text: talk(PROBE, REFUSED('"2027-01-01"'), FALLBACK), besides: [REMOVED] },
    { revision: R, text: talk(discovery(), FALLBACK), besides: [REMOVED] },
    {
      revision: R,
      text: talk(
        client(`⟦{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"pay",${modern()}}}⟧`),
        server('"id":1,"error":{"code":-32602,"message":"Invalid request"}'),
        requests('2', OLD),
      ),
      besides: [REMOVED],
    },
    {
      revision: R,
      text: talk(
        requests('0', OLD),
        server('"id":0,"error":⟦{"code":-32601,"message":"Method not found"}⟧')
          .replace('⟦{"code"', '{"code"')
          .replace('}⟧', '}')
          .replace('"error"', '⟦"error"⟧'),
      ),
      besides: [REMOVED],
    },
    {
      revision: R,
      text: talk(
        requests('0', OLD),
        agrees('0', OLD),
        CONFIRMS,
        requestIn('1', R).replace('"message":{', '"message":⟦{').replace(/\}$/u, '⟧}'),
        server(`"id":1,${LISTED}`),
      ),
      besides: [
        REMOVED,
        'methods/initialized-removed',
        'result-type/missing',
        'result-type/result-missing',
        'stateless/server-info-missing',
      ],
    },
  ],
};

/** Error codes that only modern servers send. */
const MODERN = new Set([-32020, -32021, -32022]);

/**
 * Clients and servers of two eras.
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#backward-compatibility-with-initialization-based-versions
 */
export const versionEras = defineSessionRule({
  id: 'version/eras',
  requirements: [
    'version/fallback-after-modern-error',
    'version/probe-first',
    'version/initialize-error-names-versions',
    'stateless/mixed-eras',
  ],
  class: 'spec',
  title: 'A client {must} find out the era of its server',
  why: 'A modern server rejects the handshake, and an older one interprets modern requests by its own rules, so a wrong guess breaks the connection.',
  how: 'On stdio, send `server/discover` first. A result or one of the codes -32020 to -32022 shows a modern server; only after any other response try `initialize`.',
  examples: versionErasExamples,
  begin(session, report) {
    let first: { ref: Ref; method: string } | null = null;
    /** The message that shows that the server is modern and has no version with a handshake. */
    let proof: Ref | null = null;
    let served: Ref | null = null;
    let mixed = false;
    const mix = (at: Ref, other: Ref, what: string): void => {
      if (!mixed)
        report({
          requirement: 'stateless/mixed-eras',
          at,
          title: 'One session contains requests of two eras',
          why: 'Each request is judged by its own era, so the handshake does not apply to requests with their own metadata.',
          what,
          ties: [{ at: other }],
        });
      mixed = true;
    };
    const modernOnly = (list: JsonValue | undefined): boolean =>
      (stringsIn(list) ?? []).every((version) => session.model.published.get(version) !== 'handshake');
    return {
      request({ call, from, params, ref: at, name, method }) {
        if (!call || from === 'server' || method === null) return;
        if (method !== 'initialize') {
          if (versionIn(params) === null) return;
          first ??= { ref: at, method };
          const { answered } = session.handshake;
          if (answered)
            mix(
              at,
              answered,
              `${name} has its own metadata, in a session that began with the handshake of ${session.describe(answered)}.`,
            );
        } else if (proof) {
          report({
            requirement: 'version/fallback-after-modern-error',
            at,
            title: 'A client {must} not send `initialize` to a modern server',
            what: `${name} sends \`initialize\`, although ${session.describe(proof)} shows that the server is modern.`,
            ties: [{ at: proof }],
          });
        } else if (served) {
          mix(
            at,
            served,
            `${name} begins a handshake after the server accepted requests with their own metadata, as in ${session.describe(served)}.`,
          );
        } else if (
          first &&
          first.method !== 'server/discover' &&
          session.transport !== 'http' &&
          session.transport !== 'sse'
        ) {
          report({
            requirement: 'version/probe-first',
            at: first.ref,
            title: 'A client of both eras {must} send `server/discover` first',
            why: 'An older server may execute a call such as `tools/call` by the rules of its own era before the client detects the mismatch.',
            what: `Message ${first.ref.entry + 1} sends \`${first.method}\` to a server of unknown era; ${session.describe(at)} then falls back to \`initialize\`.`,
            ties: [{ at }],
          });
        }
      },
      response({ result, ref, method }) {
        if (served || method === 'initialize' || !has(result, 'resultType')) return;
        served = ref;
        if (method === 'server/discover' && modernOnly(get(result, 'supportedVersions'))) proof ??= ref;
      },
      error(step) {
        const { call, error, ref: at, name, method } = step;
        const number = codeIn(step);
        if (!call || number === null) return;
        const data = get(error, 'data');
        if (MODERN.has(number) && method !== 'initialize') {
          if (modernOnly(get(objectAt(error, 'data'), 'supported'))) proof ??= at;
        } else if (method === 'initialize' && call.from !== 'server' && (proof || served || number === -32601)) {
          if (namesVersion(errorText(step)) || namesVersion(data, 3)) return;
          report({
            requirement: 'version/initialize-error-names-versions',
            at,
            path: ['error'],
            mark: 'missing',
            title: 'An error for `initialize` {must} list the supported versions',
            why: 'Older clients cannot continue on their own, and the message of this error is the only hint for their users.',
            what: `${name} rejects \`initialize\` and names no version in its message or in \`data\`.`,
            ties: [{ at: call.ref }],
          });
        }
      },
    };
  },
});
