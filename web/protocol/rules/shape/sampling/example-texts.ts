/** Building blocks for the examples of this area. */
import type { RevisionId } from '../../../types.ts';
import type { Example } from '../../define.ts';
import { LEGACY, MODERN, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';

/** The last revision in which the server sends requests; it has tools in sampling. */
export { LEGACY };
/** The last revision without tools in sampling. */
export const PLAIN: RevisionId = '2025-06-18';

/** A message of the user. */
export const HI = '{"role":"user","content":{"type":"text","text":"Is it raining in Lima?"}}';
/** A member: one available tool. */
export const TOOLS =
  '"tools":[{"name":"rain","inputSchema":{"type":"object","properties":{"city":{"type":"string"}}}}]';

/** A call of that tool. */
export function call(id: string): string {
  return `{"type":"tool_use","id":"${id}","name":"rain","input":{"city":"Lima"}}`;
}

/** The result of the call. */
export function gave(id: string): string {
  return `{"type":"tool_result","toolUseId":"${id}","content":[{"type":"text","text":"No rain"}]}`;
}

/** A message of the conversation; `content` is its value. */
export function turn(role: string, content: string): string {
  return `{"role":"${role}","content":${content}}`;
}

/** A request from the server; `more` follows the messages. */
export function requestText(
  messages: readonly string[],
  more = '"maxTokens":200',
  revision: RevisionId = LEGACY,
): Example {
  return {
    revision,
    text: request('sampling/createMessage', `"messages":[${messages.join(',')}],${more}`),
    from: 'server',
  };
}

/** A request about a conversation with tools. */
export function talk(...messages: string[]): Example {
  return requestText([HI, ...messages], `"maxTokens":200,${TOOLS}`);
}

/** A result from the client; `inside` is its content. */
export function sampled(inside: string, revision: RevisionId = LEGACY): Example {
  return { revision, text: response(inside), from: 'client' };
}

/** The same request among the input requests of the stateless revision. */
export function asInput(messages: readonly string[], more = '"maxTokens":200'): Example {
  const params = `"messages":[${messages.join(',')}],${more}`;
  const requested = `"inputRequests":{"next":{"method":"sampling/createMessage","params":{${params}}}}`;
  return {
    revision: MODERN,
    text: response(`"resultType":"input_required",${requested},${SERVER_META}`),
    from: 'server',
  };
}
