import type { JsonValue } from '../../../json/types.ts';
import { defineSessionRule, type SessionExample } from '../define.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { code, cut } from '../../../json/describe.ts';
import { codeIn, isUnpublished, refusesVersion, stringsIn, errorText } from './reading.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { agrees, requests } from './examples.ts';

const V = '2025-06-18';

/** Correct and incorrect examples. */
const versionOfferExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: V, text: talk(requests('0', V), agrees('0', V)) },
    {
      revision: V,
      text: talk(requests('0', V), server('"id":0,"error":{"code":-32603,"message":"Out of memory"}')),
      says: 'The error has another cause.',
    },
    {
      revision: V,
      text: talk(
        requests('0', V),
        server('"id":0,"error":{"code":-32601,"message":"No handshake here; supported versions: 2026-07-28"}'),
      ),
      says: 'A server without handshake versions has nothing to offer.',
    },
  ],
  bad: [
    {
      revision: V,
      text: talk(requests('0', '2099-01-01'), agrees('0', '2099-01-01').replace('"2099-01-01"', '⟦"2099-01-01"⟧')),
    },
    { revision: V, text: talk(requests('0', V), agrees('0', '2099-12-31').replace('"2099-12-31"', '⟦"2099-12-31"⟧')) },
    { revision: V, text: talk(requests('0', V), agrees('0', '2024-11-05').replace('"2024-11-05"', '⟦"2024-11-05"⟧')) },
    { revision: V, text: talk(requests('0', '2025-03-26'), agrees('0', V).replace(`"${V}"`, `⟦"${V}"⟧`)) },
    {
      revision: '2025-11-25',
      text: talk(requests('0', V), agrees('0', '2025-11-25').replace('"2025-11-25"', '⟦"2025-11-25"⟧')),
    },
    {
      revision: V,
      text: talk(
        requests('1', '2025-11-25'),
        server(
          '"id":1,"error":⟦{"code":-32602,"message":"Unsupported protocol version","data":{"expected":"2025-06-18"}}⟧',
        ),
      ),
    },
    {
      revision: '2024-11-05',
      text: talk(
        requests('"a"', '2025-03-26'),
        server('"id":"a","error":⟦{"code":-32600,"message":"Bad request","data":{"supported":["2024-11-05"]}}⟧'),
      ),
    },
  ],
};

/** How a version is negotiated. https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle#version-negotiation */
export const versionOffer = defineSessionRule({
  id: 'version/offer',
  requirements: [
    'version/counter-offer',
    'version/newer-counter-offer',
    'version/error-instead-of-offer',
    'version/unknown-version-agreed',
  ],
  class: 'spec',
  title: 'A server {must} offer another version for an unsupported one',
  why: 'The client continues in the offered version if it supports it and otherwise disconnects, so only an offer that the server supports helps.',
  how: 'As a server, answer `initialize` with a version that you support, not with an error. As a client, follow the version in the response.',
  examples: versionOfferExamples,
  begin(session, report) {
    const { published } = session.model;
    return {
      'response initialize'({ call, again, ref: at, name, from }) {
        const { initialize, wanted, chosen } = session.handshake;
        if (!call || again || call !== initialize || from === 'client' || wanted === null || chosen === null) return;
        const path = ['result', 'protocolVersion'];
        const ties = [{ at: call.ref, path: ['params', 'protocolVersion'] }];
        if (isUnpublished(session, chosen)) {
          const [last = ''] = [...published].findLast(([, era]) => era === 'handshake') ?? [];
          report({
            requirement: 'version/unknown-version-agreed',
            at,
            path,
            title: 'A server {must} agree only to published versions',
            why: 'A server that copies the requested version claims to follow a revision that does not exist.',
            what:
              wanted === chosen
                ? `${name} agrees to ${code(chosen)}, which ${session.describe(call.ref)} requests. No such revision is published.`
                : `${name} selects ${code(chosen)}; ${session.describe(call.ref)} requests ${code(wanted)}. No revision ${code(chosen)} is published.`,
            fix: { says: `Use ${code(last)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: last }] },
            ties,
            instead: ['version/unknown-revision'],
          });
        }
        if (wanted === chosen || !published.has(chosen)) return;
        const newer =
          published.has(wanted) && chosen > wanted && session.deep.ledger.has('version/newer-counter-offer');
        report({
          requirement: newer ? 'version/newer-counter-offer' : 'version/counter-offer',
          at,
          path,
          ...(newer
            ? {
                title: 'The server offers a newer version than the requested one',
                why: 'Clients request the newest version they support, so the client probably does not support this one.',
              }
            : { title: 'The server offers another version' }),
          what: `${name} offers ${code(chosen)}; ${session.describe(call.ref)} requested ${code(wanted)}. The session continues in ${code(chosen)} if the client supports it, and otherwise ends.`,
          ties,
        });
      },
      'error initialize'(step) {
        const { call, again, ref: at, name, from } = step;
        const { initialize, wanted } = session.handshake;
        if (!call || again || call !== initialize || from === 'client') return;
        const message = errorText(step);
        const data = get(step.error, 'data');
        const offered = offeredIn(data);
        const modernOnly =
          offered !== null && offered.length > 0 && offered.every((one) => published.get(one) === 'stateless');
        const number = codeIn(step);
        if (number === -32022 || number === -32601 || modernOnly) return;
        if (offered === null && !refusesVersion(message, wanted)) return;
        const clause = wanted === null ? '' : `, which requests ${code(wanted)}`;
        report({
          requirement: 'version/error-instead-of-offer',
          at,
          path: ['error'],
          what: `${name} rejects ${session.describe(call.ref)}${clause}, with “${cut(message, 60)}”. The correct response to an unsupported version is a result with a supported one.`,
          ties: [{ at: call.ref, path: wanted === null ? [] : ['params', 'protocolVersion'] }],
        });
      },
    };
  },
});

/** The versions that the `data` of an error offers; null if it offers none. */
function offeredIn(data: JsonValue | undefined): readonly string[] | null {
  if (!isObject(data)) return null;
  const holder = objectAt({ data }, 'data');
  for (const name of ['supported', 'supportedVersions', 'expected']) {
    const value = get(holder, name);
    const list = typeof value === 'string' ? [value] : stringsIn(value);
    if (list) return list;
  }
  return null;
}
