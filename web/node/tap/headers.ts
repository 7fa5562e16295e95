/** Headers as they were sent, and those that belong to one connection only. */
import type { IncomingMessage } from 'node:http';

/** Headers about the connection, which a proxy does not pass on (RFC 9110, section 7.6.1). */
const CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Names and values in turns, as they were sent. */
export function rawHeaders({ rawHeaders }: IncomingMessage): readonly string[] {
  return rawHeaders;
}

/** The headers that a proxy passes on, without those in `less` (lower case). Names and values in turns. */
export function passedHeaders(message: IncomingMessage, less: readonly string[] = []): string[] {
  const named = (message.headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const out: string[] = [];
  for (let at = 0; at + 1 < message.rawHeaders.length; at += 2) {
    const [name, value] = [message.rawHeaders[at] ?? '', message.rawHeaders[at + 1] ?? ''];
    const lower = name.toLowerCase();
    if (!CONNECTION.has(lower) && !named.includes(lower) && !less.includes(lower)) out.push(name, value);
  }
  return out;
}
