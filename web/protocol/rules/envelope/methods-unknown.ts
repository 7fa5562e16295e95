import { type Finding, type Message, type Rule, defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { get, isObject } from '../../json/object.ts';
import type { FixPlan, FixStep } from '../../json/plan.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { example, LEGACY, META, MODERN, request } from './meaning-examples.ts';
import { LANGUAGE_SERVER } from '../../model/method-names.ts';
import { isServerRequest, renamePlan, verdictOf } from './methods-verdict.ts';

/** A method that is meant as the answer to a request. */
const ANSWERING =
  /^(?:elicitation|sampling|roots|tools?|resources?|prompts?|completion|tasks|ping|initialize)(?:\/\w{1,40})?[/_.-](?:response|result|reply|answer|error)$/iu;
/** Names as tools have them: in snake case or camel case, without a namespace. */
const TOOL_NAME = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+|[A-Z][a-z0-9]*)+$/u;

/** Turns a request whose method is the name of a tool into a call of that tool; null if its `params` are no arguments. */
function callPlan({ object, model }: Message, name: string): FixPlan | null {
  const params = get(object, 'params');
  if (!model.methods.has('tools/call') || (params !== undefined && !isObject(params))) return null;
  const meta = isObject(params) ? get(params, '_meta') : undefined;
  const given = Object.entries(params ?? {}).filter(([key]) => key !== '_meta');
  const value = { name, arguments: Object.fromEntries(given), ...(meta === undefined ? {} : { _meta: meta }) };
  const step: FixStep =
    params === undefined
      ? { do: 'insert', path: [], key: 'params', value, after: 'method' }
      : { do: 'replace', path: ['params'], value };
  return {
    says: `Call the tool ${named(name)} with \`tools/call\`.`,
    safety: 'unsafe',
    steps: [{ do: 'replace', path: ['method'], value: 'tools/call' }, step],
  };
}

/** The finding about a name that no revision defines, with the nearest name of this revision. */
function judgeUnknown(message: Message, requirement: string): void {
  const verdict = verdictOf(message);
  if (verdict?.is !== 'unknown' || isServerRequest(message)) return;
  const { right, sure, elsewhere } = verdict;
  const name = message.method ?? '';
  const problem =
    name === ''
      ? `${message.name} has an empty string as its \`method\`.`
      : `${message.name} has the method ${named(name)}, which no revision of MCP defines.`;
  const finding: Finding = { requirement, path: ['method'], what: problem };
  if (right !== null) {
    finding.what = sure
      ? `${problem} The correct name is ${named(right)}.`
      : `${problem} The most similar name is ${named(right)}.`;
    finding.fix = renamePlan(message, right, sure ? 'safe' : 'unsafe');
  } else if (elsewhere) {
    finding.what = `${problem} It resembles a method of another revision: ${elsewhere.says}`;
  } else if (LANGUAGE_SERVER.test(name)) {
    finding.what = `${problem} It looks like a name from the Language Server Protocol.`;
  } else if (ANSWERING.test(name)) {
    finding.what = `${problem} A response has no method: it is \`{"jsonrpc": "2.0", "id": …, "result": {…}}\`, with the \`id\` of the request.`;
  } else if (message.kind === 'request' && TOOL_NAME.test(name)) {
    finding.what = `${problem} If it is the name of a tool, the method is \`tools/call\`, with this name in \`params.name\`.`;
    const plan = callPlan(message, name);
    if (plan) finding.fix = plan;
  }
  message.report(finding);
}

const shared: Pick<Rule, 'class' | 'how'> = {
  class: 'spec',
  how: 'Check the spelling. If the method is your own extension, both sides must support it; a name with your domain makes it unique.',
};

/** A request for a method that no revision defines. */
export const methodsUnknownRequest = defineRule({
  ...shared,
  id: 'methods/unknown-request',
  requirements: ['methods/unknown-request'],
  kinds: ['request'],
  cues: [UNKNOWN_METHOD],
  title: 'A request {must} use a method that MCP defines',
  why: 'Unless both sides support it as an extension, the response is the error -32601 (Method not found).',
  examples: {
    good: [
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'),
      example('jsonrpc-2.0', '{"jsonrpc":"2.0","id":1,"method":"list_tools"}'),
    ],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"list_tools"⟧}'),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"acme/report"⟧}'),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"com.example/report"⟧}'),
      example('2025-03-26', request('tools/execute', '"name":"add"').replace('"tools/execute"', '⟦"tools/execute"⟧')),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"resources/lst"⟧}'),
      example(MODERN, `{"jsonrpc":"2.0","id":1,"method":⟦"tool/list"⟧,"params":{${META}}}`),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"get_weather"⟧,"params":{"city":"Lima"}}'),
      example(LEGACY, '{"jsonrpc":"2.0","id":1,"method":⟦"elicitation/response"⟧,"params":{"action":"accept"}}'),
    ],
  },
  judge: (message) => judgeUnknown(message, 'methods/unknown-request'),
});

/** A notification that no revision defines. */
export const methodsUnknownNotification = defineRule({
  ...shared,
  id: 'methods/unknown-notification',
  requirements: ['methods/unknown-notification'],
  kinds: ['notification'],
  cues: [UNKNOWN_METHOD],
  title: 'A notification {must} use a name that MCP defines',
  why: 'A receiver ignores an unknown notification without a response, so a misspelled name goes unnoticed.',
  examples: {
    good: [
      example(LEGACY, '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'),
      example('jsonrpc-2.0', '{"jsonrpc":"2.0","method":"update","params":[1,2]}'),
    ],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","method":⟦"logging/message"⟧,"params":{"level":"info","data":"Ready"}}'),
      example(LEGACY, '{"jsonrpc":"2.0","method":⟦"notifications/acme/ready"⟧}'),
      example(LEGACY, '{"jsonrpc":"2.0","method":⟦"textDocument/didOpen"⟧}'),
      example(LEGACY, '{"jsonrpc":"2.0","method":⟦"list_tools"⟧}'),
    ],
  },
  judge: (message) => judgeUnknown(message, 'methods/unknown-notification'),
});
