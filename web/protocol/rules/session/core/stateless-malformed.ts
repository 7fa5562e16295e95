import type { Call } from '../../../session/call.ts';
import { type SessionFinding, defineSessionRule, type SessionRule } from '../define.ts';
import { get, has } from '../../../json/object.ts';
import { cut, listed } from '../../../json/describe.ts';
import { codeIn, requestText, wantsHandshake, errorText } from './reading.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { requests, LISTED, requestIn } from './examples.ts';

const R = '2026-07-28';
const META =
  '"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"}';
const LACKING = client(`"id":1,"method":"tools/list","params":{"_meta":{${META}}}`);
const MISSING = 'stateless/capabilities-missing';
const NOT_YET = server('"id":1,"error":⟦{"code":-32600,"message":"Server not initialized"}⟧');

/** Conversations with and without a finding of this rule. */
const statelessMalformedExamples: SessionRule['examples'] = {
  good: [
    { revision: R, text: talk(requestIn('1', R), server(`"id":1,${LISTED}`)) },
    {
      revision: R,
      text: talk(LACKING, server('"id":1,"error":{"code":-32602,"message":"clientCapabilities missing"}')),
      besides: [MISSING],
    },
    {
      revision: R,
      text: talk(requestIn('1', R), NOT_YET.replace(/[⟦⟧]/gu, ''), requests('2', '2025-11-25')),
      says: 'An older server, as the handshake after it shows.',
      besides: ['methods/initialize-removed', 'version/probe-first'],
    },
  ],
  bad: [
    { revision: R, text: talk(LACKING, server(`⟦{"jsonrpc":"2.0","id":1,${LISTED}}⟧`)), besides: [MISSING] },
    {
      revision: R,
      text: talk(client('"id":1,"method":"tools/list","params":{}'), server(`⟦{"jsonrpc":"2.0","id":1,${LISTED}}⟧`)),
      besides: ['stateless/meta-missing', 'stateless/params-missing'],
    },
    {
      revision: R,
      text: talk(LACKING, server('"id":1,"error":{"code":⟦-32600⟧,"message":"Bad metadata"}')),
      besides: [MISSING],
    },
    { revision: R, text: talk(requestIn('1', R), NOT_YET) },
  ],
};

/** Each request is judged by its own metadata. https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta */
export const statelessMalformed = defineSessionRule({
  id: 'stateless/malformed',
  requirements: ['stateless/malformed-accepted', 'stateless/malformed-error-code', 'stateless/handshake-demanded'],
  class: 'spec',
  title: 'A server {must} judge each request by its own metadata',
  why: 'Without it, the server would have to guess, or use metadata of earlier requests that may come from another client.',
  how: 'Serve a complete request independently of earlier ones. Reject a request that lacks the version or the capabilities with -32602.',
  examples: statelessMalformedExamples,
  begin(session, report) {
    const { model } = session;
    const required = [...model.metaKeys.values()].filter(({ on, need }) => on === 'request' && need === 'required');
    /** The missing keys of each request, until it is answered. */
    const lacking = new Map<Call, readonly string[]>();
    const held: SessionFinding[] = [];
    let legacy = false;
    return {
      request({ call, from, method, object, meta, altered }) {
        if (method === 'initialize' && from !== 'server') legacy = true;
        if (!call || from === 'server' || altered || !model.methods.has(method ?? '')) return;
        // A message that is not JSON-RPC 2.0 is rejected for that reason.
        if (get(object, 'jsonrpc') !== '2.0') return;
        const missing = required.filter(({ key }) => !has(meta, key)).map(({ key }) => key);
        if (missing.length > 0) lacking.set(call, missing);
      },
      response({ call, ref: at, name, result }) {
        const missing = call && lacking.get(call);
        if (!call || !missing) return;
        lacking.delete(call);
        // A result without a type comes from an older server, which requires no metadata.
        if (!has(result, 'resultType')) return;
        held.push({
          requirement: 'stateless/malformed-accepted',
          at,
          title: 'A request without its metadata {must} be rejected',
          what: `${name} serves ${requestText(session, call)}, whose \`_meta\` lacks ${listed(missing)}. The correct response is an error with the code -32602.`,
          ties: [{ at: call.ref }],
        });
      },
      error(step) {
        const { call, ref: at, name } = step;
        if (!call || call.from === 'server' || call.method === 'initialize') return;
        const number = codeIn(step);
        const message = errorText(step);
        const missing = lacking.get(call);
        const ties = [{ at: call.ref }];
        lacking.delete(call);
        if (missing) {
          const headers = number === -32020 && session.transport === 'http';
          if (number === null || number === -32602 || number === -32601 || number === -32700 || headers) return;
          if (wantsHandshake(message)) return;
          held.push({
            requirement: 'stateless/malformed-error-code',
            at,
            path: ['error', 'code'],
            title: 'Requests without their metadata {must} be rejected with -32602',
            why: 'Another code looks like a problem of the version, of the headers or of the server, and the client fixes the wrong thing.',
            what: `${name} rejects ${requestText(session, call)} with the code ${number}. Its \`_meta\` lacks ${listed(missing)}; the code for that is -32602.`,
            ties,
          });
        } else if (model.methods.has(call.method) && wantsHandshake(message)) {
          held.push({
            requirement: 'stateless/handshake-demanded',
            at,
            path: ['error'],
            title: 'A server demands a handshake in a revision without one',
            what: `${name} rejects ${requestText(session, call)} with the message “${cut(message, 60)}”. The request contains all required metadata; this revision has no handshake.`,
            ties,
          });
        }
      },
      end() {
        if (!legacy) for (const finding of held) report(finding);
      },
    };
  },
});
