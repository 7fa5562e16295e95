import type { JsonValue } from '../../../json/types.ts';
import type { Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { get, has, objectAt } from '../../../json/object.ts';
import { versionErasExamples } from './version-eras.examples.ts';
import { codeIn, namesVersion, stringsIn, versionIn, wordsIn } from './reading.ts';

/** Codes by which a server shows that it is a modern one. */
const MODERN = new Set([-32020, -32021, -32022]);

/** Programs of two eras that meet. https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#backward-compatibility-with-initialization-based-versions */
export const versionEras = defineSessionRule({
  id: 'version/eras',
  requirements: [
    'version/fallback-after-modern-error',
    'version/probe-first',
    'version/initialize-error-names-versions',
    'stateless/mixed-eras',
  ],
  class: 'spec',
  title: 'A client finds out which era its server is of',
  why: 'A modern server refuses the handshake, and an old one reads modern requests by rules of its own. Wrongly guessed, the connection fails for no reason.',
  how: 'On stdio, ask `server/discover` first. A result or one of the codes -32020 to -32022 shows a modern server; only after anything else try `initialize`.',
  examples: versionErasExamples,
  begin(session, report) {
    let first: { ref: Ref; method: string } | null = null;
    /** What shows that the server is modern and has no version with a handshake. */
    let proof: Ref | null = null;
    let served: Ref | null = null;
    let mixed = false;
    const mix = (at: Ref, other: Ref, what: string): void => {
      if (!mixed)
        report({
          requirement: 'stateless/mixed-eras',
          at,
          title: 'Two eras in one session',
          why: 'Each request is judged by its own era; what the handshake settled does not hold for those that carry their own metadata.',
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
              `${name} carries its own metadata, in a session that began with the handshake of ${session.said(answered)}.`,
            );
        } else if (proof) {
          report({
            requirement: 'version/fallback-after-modern-error',
            at,
            title: 'A modern server is not asked for a handshake',
            what: `${name} tries \`initialize\`, although ${session.said(proof)} shows that the server is a modern one.`,
            ties: [{ at: proof }],
          });
        } else if (served) {
          mix(
            at,
            served,
            `${name} begins a handshake behind requests that carry their own metadata and were served, as in ${session.said(served)}.`,
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
            title: 'A client of both eras asks `server/discover` first',
            why: 'An old server may carry out a call such as `tools/call` by the rules of its own era, before anybody has noticed.',
            what: `Message ${first.ref.entry + 1} sends \`${first.method}\` to a server whose era is not known yet; ${session.said(at)} then falls back to \`initialize\`.`,
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
          if (namesVersion(wordsIn(step)) || namesVersion(data, 3)) return;
          report({
            requirement: 'version/initialize-error-names-versions',
            at,
            path: ['error'],
            mark: 'missing',
            title: 'Whoever refuses `initialize` names the versions there are',
            why: 'Older clients cannot go on by themselves. The words of this error are the only hint that their users get.',
            what: `${name} refuses \`initialize\` and names no version, neither in its words nor in \`data\`.`,
            ties: [{ at: call.ref }],
          });
        }
      },
    };
  },
});
