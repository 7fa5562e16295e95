import type { Call, Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { client, discovery, modern, SERVED, server, talk } from '../../../testing/conversation.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { requests } from './examples.ts';
import { codeIn, stringsIn, versionIn } from './reading.ts';

const REQUEST = client(`"id":1,"method":"server/discover","params":{${modern()}}`);
const lists = (versions: string): string =>
  server(
    `"id":1,"result":{"resultType":"complete","supportedVersions":${versions},"capabilities":{},"ttlMs":0,"cacheScope":"private",${SERVED}}`,
  );

/**
 * Every server answers `server/discover` and lists the version it answers in.
 * https://modelcontextprotocol.io/specification/2026-07-28/server/discover
 */
export const discoverAnswers = defineSessionRule({
  id: 'discover/answers',
  requirements: ['discover/implemented', 'discover/own-version-unlisted'],
  class: 'spec',
  title: 'A server {must} implement `server/discover`',
  why: 'A client learns from it what the server offers, and without it treats the server as one of an older revision.',
  how: 'Answer `server/discover` with versions and capabilities. List the version of the request, or reject the request with -32022.',
  examples: {
    good: [
      { revision: '2026-07-28', text: discovery() },
      {
        revision: '2026-07-28',
        text: talk(
          REQUEST,
          server('"id":1,"error":{"code":-32601,"message":"Method not found"}'),
          requests('2', '2025-11-25'),
        ),
        says: 'The client treats the server as an older one and sends `initialize`.',
        besides: ['methods/initialize-removed'],
      },
    ],
    bad: [
      {
        revision: '2026-07-28',
        text: talk(REQUEST, server('"id":1,"error":{"code":⟦-32601⟧,"message":"Method not found"}')),
      },
      { revision: '2026-07-28', text: talk(REQUEST, lists('⟦["2027-01-01"]⟧')) },
    ],
  },
  begin(session, report) {
    let lacking: { ref: Ref; name: string; call: Call } | null = null;
    let legacy = false;
    return {
      'request initialize'({ from }) {
        if (from !== 'server') legacy = true;
      },
      'error server/discover'(step) {
        if (step.call && codeIn(step) === -32601) lacking ??= { ref: step.ref, name: step.name, call: step.call };
      },
      'response server/discover'({ call, result, ref: at, name, altered }) {
        const list = stringsIn(get(result, 'supportedVersions'));
        const version = call && versionIn(call.params);
        if (!call || altered || !version || !list || list.length === 0 || list.includes(version)) return;
        report({
          requirement: 'discover/own-version-unlisted',
          at,
          path: ['result', 'supportedVersions'],
          title: 'A server {must} list the version it responds in',
          why: 'The client concludes that its version is not supported, although the server has just responded in it.',
          what: `${name} answers ${session.describe(call.ref)}, which uses ${code(version)}, with \`supportedVersions\` ${code(get(result, 'supportedVersions') ?? null)}. That version is not in the list. A server rejects an unsupported version with -32022.`,
          ties: [{ at: call.ref }],
        });
      },
      end() {
        if (!lacking || legacy) return;
        const { ref: at, name, call } = lacking;
        report({
          requirement: 'discover/implemented',
          at,
          path: ['error', 'code'],
          what: `${name} reports that ${session.describe(call.ref)}, \`server/discover\`, is an unknown method. In this revision every server must implement it.`,
          ties: [{ at: call.ref }],
        });
      },
    };
  },
});
