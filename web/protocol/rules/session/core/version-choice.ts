import type { Call, Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { client, discovery, server, talk } from '../../../testing/conversation.ts';
import { get, has, objectAt } from '../../../json/object.ts';
import { VERSION } from '../../envelope/stateless-keys.ts';
import { code } from '../../../json/describe.ts';
import { LISTED, requestIn, openedIn } from './examples.ts';
import { codeIn, isUnpublished, stringsIn, versionIn } from './reading.ts';

const PATH = ['params', '_meta', VERSION];
const REFUSED = server(
  '"id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"1900-01-01"}}',
);
const UNKNOWN = 'version/unknown-revision-in-meta';
const again = (version: string): string => client(`⟦{"jsonrpc":"2.0","id":2,${openedIn(version)}}⟧`);

/**
 * The versions that a client continues with, and those that a server accepts.
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#protocol-version-negotiation
 */
export const versionChoice = defineSessionRule({
  id: 'version/choice',
  requirements: ['version/retry-unlisted', 'version/ignores-discovered', 'version/unsupported-accepted'],
  class: 'spec',
  title: 'Requests {must} use a version that the server lists',
  why: 'A server must reject any other version, because otherwise the two sides follow different rules.',
  how: 'Choose one of the versions that the server lists in its discovery or in the error -32022. As a server, reject all others.',
  examples: {
    good: [
      {
        revision: '2026-07-28',
        text: talk(requestIn('1', '1900-01-01'), REFUSED, requestIn('2', '2026-07-28'), server(`"id":2,${LISTED}`)),
        besides: [UNKNOWN],
      },
      { revision: '2026-07-28', text: talk(discovery(), requestIn('1', '2026-07-28')) },
      { revision: '2026-07-28', text: talk(requestIn('1', '2026-07-28'), server(`"id":1,${LISTED}`)) },
    ],
    bad: [
      {
        revision: '2026-07-28',
        text: talk(requestIn('1', '1900-01-01'), REFUSED, again('1900-01-01')),
        besides: [UNKNOWN],
      },
      {
        revision: '2026-07-28',
        text: talk(discovery(), again('DRAFT-2027'))
          .replace('⟦{', '{')
          .replace('}⟧', '}')
          .replace('"DRAFT-2027"', '⟦"DRAFT-2027"⟧'),
      },
      { revision: '2026-07-28', text: talk(discovery(), again('2027-01-01')), besides: [UNKNOWN] },
      {
        revision: '2026-07-28',
        text: talk(requestIn('1', '1900-01-01'), server(`⟦{"jsonrpc":"2.0","id":1,${LISTED}}⟧`)),
        besides: [UNKNOWN],
      },
    ],
  },
  begin(session, report) {
    let offered: { at: Ref; list: readonly string[]; refused: string | null } | null = null;
    let discovered: { at: Ref; list: readonly string[] } | null = null;
    /** Requests with unknown versions, until they are answered. */
    const odd = new Map<Call, string>();
    const reported = new Set<string>();
    return {
      'response server/discover'({ result, ref }) {
        const list = stringsIn(get(result, 'supportedVersions'));
        if (list && list.length > 0) discovered = { at: ref, list };
      },
      request({ call, params, from, ref: at, name, method }) {
        const version = from === 'server' ? null : versionIn(params);
        if (!call || version === null) return;
        if (isUnpublished(session, version)) odd.set(call, version);
        const refusal = offered?.list.includes(version) === false ? offered : null;
        const source =
          refusal ?? (method !== 'server/discover' && discovered?.list.includes(version) === false ? discovered : null);
        if (!source || reported.has(version)) return;
        reported.add(version);
        // A problem of the version itself is reported at its value; a version that is not from the list is reported for the
        // message.
        const place =
          isUnpublished(session, version) || session.model.published.get(version) === 'handshake' ? {} : { path: PATH };
        const list = source.list
          .map((one) => code(one))
          .slice(0, 4)
          .join(', ');
        const verb = refusal?.refused === version ? 'retries the rejected one' : 'uses another one';
        report({
          requirement: refusal ? 'version/retry-unlisted' : 'version/ignores-discovered',
          at,
          ...place,
          what: refusal
            ? `${name} uses the version ${code(version)}, but ${session.describe(source.at)} lists the supported versions (${list}); the client ${verb}.`
            : `${name} uses the version ${code(version)}. The server supports ${list}, as listed in ${session.describe(source.at)}.`,
          ties: [{ at: source.at }],
        });
      },
      response({ call, result, ref: at, name, altered }) {
        const version = call && odd.get(call);
        if (!call || version === undefined || version === null) return;
        odd.delete(call);
        if (altered || call.method === 'server/discover' || !has(result, 'resultType')) return;
        report({
          requirement: 'version/unsupported-accepted',
          at,
          title: 'An unknown version {must} be rejected',
          what: `${name} serves ${session.describe(call.ref)}, which uses ${code(version)}. No such revision is published; the correct response is the error -32022.`,
          ties: [{ at: call.ref, path: PATH }],
        });
      },
      error(step) {
        const { call, error, ref } = step;
        if (call) odd.delete(call);
        if (codeIn(step) !== -32022 || !call) return;
        const list = stringsIn(get(objectAt(error, 'data'), 'supported'));
        if (list && list.length > 0) offered = { at: ref, list, refused: versionIn(call.params) };
      },
    };
  },
});
