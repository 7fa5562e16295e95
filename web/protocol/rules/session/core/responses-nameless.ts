import type { Call } from '../../../session/call.ts';
import { type Before, type SessionFinding, type Step, defineSessionRule, type SessionExample } from '../define.ts';
import { get, has } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { codeIn, isAboutTransport, opposite, requestText, errorText } from './reading.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { markedServer } from './examples.ts';

const NOT_FOUND = '"error":{"code":-32601,"message":"Method not found"}';
const BOOM = '"error":{"code":-32603,"message":"boom"}';
const CHANGED = client('"method":"notifications/roots/list_changed"');
const LIST = client('"id":7,"method":"tools/list"');
const TOOLS = server('"id":7,"result":{"tools":[]}');

/** Correct and incorrect examples. */
const responsesNamelessExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-11-25', text: talk(CHANGED, LIST, TOOLS) },
    {
      revision: '2025-11-25',
      text: talk(LIST, server('"error":{"code":-32700,"message":"Parse error"}'), TOOLS),
      says: 'Another message was unreadable.',
    },
    {
      revision: '2025-11-25',
      text: talk(CHANGED, server('"error":{"code":-32600,"message":"Bad Request: session id required"}')),
      says: 'This is the body of an HTTP error, which may also follow a notification.',
    },
    { revision: '2025-11-25', text: talk(LIST, server(BOOM), TOOLS), says: 'The request was answered after all.' },
  ],
  bad: [
    {
      revision: '2025-11-25',
      text: talk(LIST, markedServer(`"id":null,${BOOM}`)),
      says: 'This results in one finding, not two.',
    },
    { revision: '2025-06-18', text: talk(CHANGED, markedServer(NOT_FOUND)) },
    { revision: '2025-11-25', text: talk(CHANGED, markedServer(NOT_FOUND)) },
    {
      revision: 'jsonrpc-2.0',
      text: talk(client('"method":"update","params":[1]'), markedServer(`"id":null,${NOT_FOUND}`)),
    },
    { revision: '2025-11-25', text: talk(LIST, markedServer(BOOM)) },
  ],
};

/** Findings about a response without an id that replace these, because they do not know what it answers. */
const NAMELESS = ['error-id-null-mcp', 'error-id-required', 'id-null', 'id-missing'].map((name) => `responses/${name}`);
/** Error codes that prove that a request was read, including its id. */
const READ = new Set([-32601, -32602, -32603, -32002, -32021, -32022, -32042]);

/**
 * Responses without an id, judged by the messages before them.
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/index#error-responses
 */
export const responsesNameless = defineSessionRule({
  id: 'responses/nameless',
  requirements: ['responses/to-notification', 'responses/error-id-omitted'],
  class: 'spec',
  title: 'A response {must} belong to a request and have its id',
  why: 'The sender cannot match it to a request, so the intended request stays pending, and strict clients close the connection.',
  how: 'Respond only to requests, each with its own `id`. Do not respond to notifications, even to unknown ones.',
  examples: responsesNamelessExamples,
  begin(session, report) {
    const omitted: { request: Call; finding: SessionFinding }[] = [];
    return {
      'nameless answer'(step) {
        const { object, from } = step;
        if (step.inBatch || step.altered || (has(object, 'id') && get(object, 'id') !== null)) return;
        const { ref: at, name } = step;
        const number = codeIn(step);
        const before = session.before(from === 'unknown' ? undefined : opposite(from));
        const ref = { entry: before.entry, item: null };
        if (before.kind === 'notification' && isReply(session.transport, before, number, errorText(step))) {
          report({
            requirement: 'responses/to-notification',
            at,
            title: 'A notification {must} not be answered',
            what: `${name} answers the notification ${named(before.method)} of ${session.describe(ref)}. A notification gets no response, not even an error.`,
            ties: [{ at: ref }],
            instead: NAMELESS,
          });
        } else if (before.kind === 'request' && before.call?.answer === null && isRead(number)) {
          const { call: request } = before;
          const what = `${name} is an error without a request id, directly after ${requestText(session, request)} with the id ${code(request.id)}, which stays pending forever. Its code ${number} shows that the request was read.`;
          const [title, fix] = ['An error {must} repeat the id of its request', idFix(object, request)];
          const ties = [{ at: request.ref, path: ['id'] }];
          const requirement = 'responses/error-id-omitted';
          omitted.push({ request, finding: { requirement, at, title, what, fix, ties, instead: NAMELESS } });
        }
      },
      end() {
        for (const { request, finding } of omitted) if (request.answer === null) report(finding);
      },
    };
  },
});

function isRead(number: number | null): boolean {
  return number !== null && (READ.has(number) || number < -32768 || number > -32000);
}

/** Whether the response answers the notification, and not an unreadable message or the HTTP request around it. */
function isReply(transport: string | null, { method, call }: Before, number: number | null, message: string): boolean {
  if ((method !== '' && message.includes(method)) || /notification/iu.test(message) || number === -32601) return true;
  if (call?.answer === null || number === -32700 || isAboutTransport(message)) return false;
  return transport !== 'http' && transport !== 'sse' && (number === null || isRead(number) || number === -32600);
}

function idFix(object: Step['object'], { id }: Call) {
  const step = has(object, 'id')
    ? { do: 'replace' as const, path: ['id'], value: id }
    : { do: 'insert' as const, path: [], key: 'id', value: id, after: has(object, 'jsonrpc') ? 'jsonrpc' : 'first' };
  return { says: `Use the id ${code(id)}.`, safety: 'unsafe' as const, steps: [step] };
}
