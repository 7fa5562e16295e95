import { type Finding, type Message, type Rule, defineRule } from '../define.ts';
import { named } from '../../json/describe.ts';
import { UNKNOWN_METHOD } from './cues.ts';
import { example, LEGACY, META, MODERN, request } from './meaning-examples.ts';
import { LANGUAGE_SERVER } from '../../model/method-names.ts';
import { isServerRequest, renamePlan, verdictOf } from './methods-verdict.ts';

/** The finding about a name that no revision defines, with the nearest name of this revision. */
function judgeUnknown(message: Message, requirement: string): void {
  const verdict = verdictOf(message);
  if (verdict?.is !== 'unknown' || isServerRequest(message)) return;
  const { right, sure, elsewhere } = verdict;
  const name = message.method ?? '';
  const said =
    name === ''
      ? `${message.name} has an empty string as its \`method\`.`
      : `${message.name} has the method ${named(name)}, which no revision of MCP defines.`;
  const finding: Finding = { requirement, path: ['method'], what: said };
  if (right !== null) {
    finding.what = sure
      ? `${said} The correct name is ${named(right)}.`
      : `${said} The most similar name is ${named(right)}.`;
    finding.fix = renamePlan(message, right, sure ? 'safe' : 'unsafe');
  } else if (elsewhere) {
    finding.what = `${said} It resembles a method of another revision: ${elsewhere.says}`;
  } else if (LANGUAGE_SERVER.test(name)) {
    finding.what = `${said} It looks like a name from the Language Server Protocol.`;
  }
  message.report(finding);
}

const words: Pick<Rule, 'class' | 'how'> = {
  class: 'spec',
  how: 'Check the spelling. If the method is your own extension, both sides must support it; a name with your domain makes it unique.',
};

/** A request for a method that no revision defines. */
export const methodsUnknownRequest = defineRule({
  ...words,
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
    ],
  },
  judge: (message) => judgeUnknown(message, 'methods/unknown-request'),
});

/** A notification that no revision defines. */
export const methodsUnknownNotification = defineRule({
  ...words,
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
