import type { SessionFinding } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { get, objectAt } from '../../../json/object.ts';
import { VERSION } from '../../envelope/stateless-keys.ts';
import { code, cut } from '../../../json/describe.ts';
import { requests, requestIn } from './examples.ts';
import { OF_CODES } from '../features/shared.ts';
import { codeIn, refusesVersion, versionIn, errorText } from './reading.ts';

const REQUEST = requestIn('1', '1900-01-01');
const UNKNOWN = 'version/unknown-revision-in-meta';
const PATH = ['params', '_meta', VERSION];
const refusal = (number: string, requested: string): string =>
  server(
    `"id":1,"error":{"code":${number},"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":${requested}}}`,
  );

/**
 * How a version is rejected.
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#protocol-version-negotiation
 */
export const versionRefusal = defineSessionRule({
  id: 'version/refusal',
  requirements: ['version/unsupported-wrong-code', 'version/unsupported-requested-mismatch'],
  class: 'spec',
  title: 'An unsupported version {must} be rejected with -32022',
  why: 'This code shows the client that the server is modern, while any other code makes it try an older handshake.',
  how: 'Return the code -32022. Copy the version of the request into `data.requested`, and list your versions in `data.supported`.',
  examples: {
    good: [
      { revision: '2026-07-28', text: talk(REQUEST, refusal('-32022', '"1900-01-01"')), besides: [UNKNOWN] },
      {
        revision: '2026-07-28',
        text: talk(
          REQUEST,
          server('"id":1,"error":{"code":-32000,"message":"Bad Request: Unsupported protocol version"}'),
          requests('2', '2025-11-25'),
        ),
        says: 'An older server, as the handshake after it shows.',
        besides: [UNKNOWN, 'errors/legacy-band', 'methods/initialize-removed', 'version/probe-first'],
      },
    ],
    bad: [
      { revision: '2026-07-28', text: talk(REQUEST, refusal('⟦-32602⟧', '"1900-01-01"')), besides: [UNKNOWN] },
      { revision: '2026-07-28', text: talk(requestIn('1', '2026-07-28'), refusal('⟦-32600⟧', '"2026-07-28"')) },
      {
        revision: '2026-07-28',
        text: talk(REQUEST, refusal('⟦-32004⟧', '"1900-01-01"')),
        says: 'The code of an early draft.',
        besides: [UNKNOWN],
      },
      { revision: '2026-07-28', text: talk(REQUEST, refusal('-32022', '⟦"2000-01-01"⟧')), besides: [UNKNOWN] },
    ],
  },
  begin(session, report) {
    const held: SessionFinding[] = [];
    let legacy = false;
    return {
      'request initialize'({ from }) {
        if (from !== 'server') legacy = true;
      },
      error(step) {
        const { call, error, ref: at, name } = step;
        const number = codeIn(step);
        if (!call || number === null || call.method === 'initialize' || call.from === 'server') return;
        const message = errorText(step);
        const ties = [{ at: call.ref, path: PATH }];
        if (number === -32022) {
          const requested = get(objectAt(error, 'data'), 'requested');
          const version = versionIn(call.params);
          if (
            typeof requested !== 'string' ||
            version === null ||
            requested === version.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
          )
            return;
          report({
            requirement: 'version/unsupported-requested-mismatch',
            at,
            path: ['error', 'data', 'requested'],
            title: '`data.requested` {must} repeat the rejected version',
            why: 'A different version there misleads the search for the incorrect request.',
            what: `${name} rejects ${code(requested)}, but ${session.describe(call.ref)} uses ${code(version)}.`,
            fix: {
              says: `Use ${code(version)}.`,
              safety: 'safe',
              steps: [{ do: 'replace', path: ['error', 'data', 'requested'], value: version }],
            },
            ties,
          });
        } else if (number !== -32020 && number !== -32601 && /version/iu.test(message)) {
          const version = versionIn(call.params);
          if (version === null || !refusesVersion(message, version)) return;
          held.push({
            requirement: 'version/unsupported-wrong-code',
            at,
            path: ['error', 'code'],
            what: `${name} rejects the version of ${session.describe(call.ref)} (“${cut(message, 60)}”) with the code ${number}. The code for that is -32022.`,
            ties,
            instead: OF_CODES,
          });
        }
      },
      end() {
        if (!legacy) for (const finding of held) report(finding);
      },
    };
  },
});
