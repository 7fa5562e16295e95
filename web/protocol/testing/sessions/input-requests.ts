/** Building blocks for pairs of conversations in which a server requests input. */
import { client, handshake, modern, SERVED, server } from '../conversation.ts';
import { LAST } from './pieces.ts';

/** A handshake in which both sides declare what is requested. */
export const OPEN = handshake(LAST, {
  client: '{"elicitation":{"form":{},"url":{}},"sampling":{"tools":{}}}',
  server: '{"tools":{}}',
});
/** An elicitation with these parameters. */
export const request = (id: string, params: string) =>
  server(`"id":${id},"method":"elicitation/create","params":{${params}}`);
/** A response from the client. */
export const gives = (id: string, result: string) => client(`"id":${id},"result":${result}`);
/** An error from the client. */
export const fails = (id: string, code: number, message: string) =>
  client(`"id":${id},"error":{"code":${code},"message":"${message}"}`);
/** A message of a sampling request. */
export const HI = '{"role":"user","content":{"type":"text","text":"Sum?"}}';
/** Members of a sampling request. */
export const sample = (more: string, messages = HI) =>
  `"method":"sampling/createMessage","params":{"maxTokens":9,"messages":[${messages}]${more}}`;
/** Its text. */
export const TEXT = '{"type":"text","text":"4"}';
/** The result of a sampling request. */
export const says = (content: string, stop: string) =>
  `{"role":"assistant","model":"m","stopReason":"${stop}","content":${content}}`;
/** A call in 2026-07-28. */
export const call = (id: number | string, more = '', can = '{"elicitation":{}}', name = 'trip') =>
  client(`"id":${JSON.stringify(id)},"method":"tools/call","params":{${modern(can)},"name":"${name}"${more}}`);
/** A result that requests input. */
export const wants = (id: number | string, requests: string, more = '') =>
  server(
    `"id":${JSON.stringify(id)},"result":{${SERVED},"resultType":"input_required","inputRequests":{${requests}}${more}}`,
  );
/** A result that ends the input rounds. */
export const over = (id: number | string) =>
  server(`"id":${JSON.stringify(id)},"result":{${SERVED},"resultType":"complete","content":[]}`);
/** Members of an elicitation. */
export const QUESTION =
  '"method":"elicitation/create","params":{"mode":"form","message":"Sure?","requestedSchema":{"type":"object","properties":{"yes":{"type":"boolean"}}}}';
/** A `resources/read` request in 2026-07-28. */
export const read = (id: number, uri: string, more = '') =>
  client(`"id":${id},"method":"resources/read","params":{${modern('{"elicitation":{}}')},"uri":"${uri}"${more}}`);
