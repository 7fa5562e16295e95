/** Messages for conversations, and the findings in them. */
import { handshake, SERVED, server, talk } from '../../../../testing/conversation.ts';
import type { RevisionId, Transport } from '../../../../types.ts';
import { requestIn } from '../examples.ts';

/** A conversation: what it shows, and `requirement in message` for each finding. */
export interface Transcript {
  readonly says: string;
  readonly revision: RevisionId;
  readonly transport?: Transport;
  readonly text: string;
  readonly findings: readonly string[];
}

/** A revision with a handshake. */
export const OLD = '2025-06-18';
/** The revision without a handshake. */
export const NEW = '2026-07-28';
/** A handshake of the former. */
export const OPEN = handshake(OLD, {
  server: '{"tools":{},"prompts":{},"resources":{}}',
  client: '{"roots":{},"sampling":{}}',
});
/** A handshake of 2025-11-25. */
export const LATE = handshake('2025-11-25', { server: '{"tools":{}}' });
/** Members of a ping. */
export const ping = (id: string): string => `"id":${id},"method":"ping"`;
/** Members of its response. */
export const pong = (id: string): string => `"id":${id},"result":{}`;
/** Members of an empty list of tools. */
export const tools = (id: string): string => `"id":${id},"result":{"tools":[]}`;
/** Members of the request for it. */
export const list = (id: string): string => `"id":${id},"method":"tools/list"`;
/** Members of a call, with members of its `_meta`. */
export const call = (id: string, meta = ''): string =>
  `"id":${id},"method":"tools/call","params":{"name":"slow"${meta === '' ? '' : `,"_meta":{${meta}}`}}`;
/** Members of its response. */
export const content = (id: string): string => `"id":${id},"result":{"content":[]}`;
/** Members of an error. */
export const fails = (id: string, code: number, message: string, data = ''): string =>
  `"id":${id},"error":{"code":${code},"message":"${message}"${data === '' ? '' : `,"data":${data}`}}`;
/** The same without an id. */
export const nameless = (code: number, message: string): string => `"error":{"code":${code},"message":"${message}"}`;
/** Members of a cancellation. */
export const cancels = (id: string): string => `"method":"notifications/cancelled","params":{"requestId":${id}}`;
/** Members of a progress notification. */
export const progressOf = (token: string, progress: number): string =>
  `"method":"notifications/progress","params":{"progressToken":${token},"progress":${progress}}`;
/** A `server/discover` request. */
export const discovers = (id: string, version = NEW): string => requestIn(id, version, 'server/discover');
/** Its response, with the versions as JSON. */
export const found = (id: string, versions: string): string =>
  server(
    `"id":${id},"result":{"resultType":"complete","supportedVersions":${versions},"capabilities":{"tools":{}},"ttlMs":0,"cacheScope":"private",${SERVED}}`,
  );
/** An error that rejects a version. */
export const refused = (id: string, supported: string, requested: string): string =>
  server(fails(id, -32022, 'Unsupported protocol version', `{"supported":${supported},"requested":"${requested}"}`));
/** A line of a log with timestamps. */
export const at = (seconds: number, line: string): string => {
  const [, from = '', message = ''] = /^\{"from":"(\w+)","message":(.*)\}$/u.exec(line) ?? [];
  return `2026-08-09T04:08:${String(seconds).padStart(2, '0')}.000Z [demo] [info] Message from ${from}: ${message} { metadata: undefined }`;
};

/** A conversation. */
export const one = (
  says: string,
  revision: RevisionId,
  findings: readonly string[],
  ...lines: readonly string[]
): Transcript => ({
  says,
  revision,
  findings,
  text: talk(...lines),
});
