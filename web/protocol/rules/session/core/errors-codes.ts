import { type Step, defineSessionRule, type SessionExample } from '../define.ts';
import { cut } from '../../../json/describe.ts';
import { codeIn, isAboutTransport, requestText, errorText } from './reading.ts';
import { client, modern, server, talk } from '../../../testing/conversation.ts';

const CALL = client('"id":1,"method":"example/unknown"');

/** Correct and incorrect examples. */
const errorsCodesExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    {
      revision: '2025-06-18',
      text: talk(CALL, server('"id":1,"error":{"code":-32601,"message":"Unknown method"}')),
      besides: ['methods/unknown-request'],
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":1,"method":"resources/subscribe","params":{"uri":"file:///a"}'),
        server('"id":1,"error":{"code":-32603,"message":"The payment method was not accepted"}'),
      ),
    },
    {
      revision: '2026-07-28',
      text: talk(
        client(`"id":1,"method":"tools/call","params":{"name":"a",${modern()}}`),
        server('"id":1,"error":{"code":-32020,"message":"Header mismatch: Mcp-Name was not found"}'),
      ),
    },
  ],
  bad: [
    {
      revision: '2025-06-18',
      text: talk(CALL, server('"id":1,"error":{"code":⟦-32603⟧,"message":"Unknown method"}')),
      besides: ['methods/unknown-request'],
    },
    {
      revision: 'jsonrpc-2.0',
      text: talk(CALL, server('"id":1,"error":{"code":⟦-32600⟧,"message":"Method example/unknown is not supported"}')),
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":1,"method":"resources/subscribe","params":{"uri":"file:///a"}'),
        server('"id":1,"error":{"code":⟦-32603⟧,"message":"Invalid params: uri must be https"}'),
      ),
    },
    {
      revision: '2026-07-28',
      text: talk(
        client(`"id":1,"method":"tools/call","params":{"name":"nope",${modern()}}`),
        server('"id":1,"error":{"code":⟦-32020⟧,"message":"Unknown tool: nope"}'),
      ),
    },
  ],
};

const METHOD =
  /\b(?:unknown|unsupported|unrecogni[sz]ed|undefined|no such) (?:\w+[ -])?method\b|\bmethod\b.{0,80}?(?:\b(?:not|isn't|is not) (?:\w+ )?(?:found|supported|implemented|available|recogni[sz]ed|known|defined)|\b(?:is|was) (?:unknown|unsupported)|\bdoes(?:n't| not) exist)/iu;
const PARAMS =
  /\b(?:invalid|bad|malformed|missing|wrong) (?:(?:or missing|required|request|method) )*(?:params?|parameters?|arguments?)\b|\b(?:params?|parameters?|arguments?)\b.{0,40}?\b(?:(?:is|are|was|were) )?(?:missing|required|invalid)\b/iu;
const OTHER_CAUSE =
  /\b(?:unknown|no such) (?:tool|prompt|resource|method)\b|\bnot found\b|\binvalid (?:params?|arguments?)\b/iu;

/** Methods whose errors have requirements on their own pages. */
const ELSEWHERE =
  /^(?:prompts\/get|completion\/complete|logging\/setLevel|roots\/list|sampling\/|elicitation\/|tasks\/|subscriptions\/|initialize$|ping$)/u;
/** Codes that do not name a cause: those of JSON-RPC and those reserved for servers. */
const GENERAL = (code: number): boolean => code >= -32768 && code <= -32000 && code !== -32021 && code !== -32022;

/**
 * The code of an error must match its message.
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/index#error-responses
 */
export const errorsCodes = defineSessionRule({
  id: 'errors/codes',
  requirements: ['errors/method-not-found-code', 'errors/invalid-params-code', 'errors/header-mismatch-code-scope'],
  class: 'spec',
  title: 'The code of an error {must} match its message',
  why: 'Programs read the code, not the message, so with another code a client retries or gives up when it should not.',
  how: 'Use -32601 for unknown methods, -32602 for invalid parameters, and every other code for its own meaning.',
  examples: errorsCodesExamples,
  begin(session, report) {
    return {
      error(step) {
        const { call, ref: at, name, again } = step;
        const number = codeIn(step);
        const message = errorText(step);
        if (!call || again || number === null || message === '') return;
        const found = judge(step, number, message, session.transport === 'stdio');
        if (!found) return;
        const [requirement, right, meant] = found;
        report({
          requirement,
          at,
          path: ['error', 'code'],
          what: `${name} rejects ${requestText(session, call)} with the message “${cut(message, 60)}” and the code ${number}. ${meant}`,
          ...(right === null
            ? {}
            : {
                fix: {
                  says: `Use ${right}.`,
                  safety: 'unsafe',
                  steps: [{ do: 'replace', path: ['error', 'code'], value: right }],
                },
              }),
          ties: [{ at: call.ref }],
        });
      },
    };
  },
});

type Verdict = readonly [requirement: string, right: number | null, meant: string];

function judge({ method }: Step, number: number, message: string, stdio: boolean): Verdict | null {
  if (number === -32020) {
    const scope = 'errors/header-mismatch-code-scope';
    const meant = 'That code means that HTTP headers and body disagree';
    if (stdio) return [scope, null, `${meant}; stdio has no headers.`];
    if (/header|match|mcp-/iu.test(message) || !OTHER_CAUSE.test(message)) return null;
    return [scope, METHOD.test(message) ? -32601 : -32602, `${meant}, but the message does not mention that.`];
  }
  if (!GENERAL(number) || ELSEWHERE.test(method ?? '') || isAboutTransport(message)) return null;
  if (METHOD.test(message) && method !== 'tools/call') {
    return number === -32601
      ? null
      : ['errors/method-not-found-code', -32601, 'The code for an unknown method is -32601.'];
  }
  if (number === -32602 || !PARAMS.test(message)) return null;
  return ['errors/invalid-params-code', -32602, 'The code for invalid parameters is -32602.'];
}
