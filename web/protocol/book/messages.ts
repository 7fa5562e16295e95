/** The kinds of messages: how to distinguish them, and a sample of each for every revision. */
import { modelOf } from '../model/index.ts';
import type { EnvelopeMember } from '../model/define.ts';
import type { Kind, RevisionId } from '../types.ts';

/** One kind on the cheat sheet. */
export interface KindDoc {
  kind: Exclude<Kind, 'invalid'>;
  title: string;
  /** The members that identify it. */
  summary: string;
  /** What it does. */
  says: string;
  /** How the receiver responds. */
  answer: string;
}

/** In the order of a conversation. */
export const KIND_DOCS: readonly KindDoc[] = [
  {
    kind: 'request',
    title: 'Request',
    summary: 'has `method` and `id`',
    says: 'Asks the other side to do something.',
    answer: 'Exactly one response or error with the same `id`.',
  },
  {
    kind: 'notification',
    title: 'Notification',
    summary: 'has `method` and no `id`',
    says: 'Informs the other side.',
    answer: 'No message, not even an error.',
  },
  {
    kind: 'response',
    title: 'Response',
    summary: 'has `result` and `id`, no `method`',
    says: 'The result of a request.',
    answer: 'No message. It ends the exchange.',
  },
  {
    kind: 'error',
    title: 'Error',
    summary: 'has `error`, no `result` and no `method`',
    says: 'Why a request failed.',
    answer: 'No message. It ends the exchange.',
  },
  {
    kind: 'batch',
    title: 'Batch',
    summary: 'an array of messages',
    says: 'Several messages sent as one.',
    answer: 'One array with a response for each request in it.',
  },
];

/** The members of a kind in a revision; empty for a batch, which is an array. */
export function envelopeOf(revision: RevisionId, kind: KindDoc['kind']): readonly EnvelopeMember[] {
  return kind === 'batch' ? [] : modelOf(revision).envelope[kind];
}

/** The members of an error object. */
export function errorObjectOf(revision: RevisionId): readonly EnvelopeMember[] {
  return modelOf(revision).errorObject;
}

const SERVER_META = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"demo","version":"1.0.0"}}';
const META =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"demo","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}';

/** A valid message of the kind; null if the revision does not have this kind. */
export function sampleOf(revision: RevisionId, kind: KindDoc['kind']): string | null {
  const { era, batches } = modelOf(revision);
  const plain = era === 'json-rpc';
  const stateless = era === 'stateless';
  switch (kind) {
    case 'request':
      if (plain) return '{"jsonrpc":"2.0","id":1,"method":"subtract","params":[42,23]}';
      return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_forecast","arguments":{"city":"Oslo"}${stateless ? `,${META}` : ''}}}`;
    case 'notification':
      if (plain) return '{"jsonrpc":"2.0","method":"update","params":[1,2,3]}';
      return '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"The user closed the window."}}';
    case 'response':
      if (plain) return '{"jsonrpc":"2.0","id":1,"result":19}';
      return `{"jsonrpc":"2.0","id":1,"result":{${stateless ? '"resultType":"complete",' : ''}"content":[{"type":"text","text":"Rain in the evening"}]${stateless ? `,${SERVER_META}` : ''}}}`;
    case 'error':
      return '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown city: Olso"}}';
    case 'batch':
      if (batches !== 'allowed') return null;
      if (plain)
        return '[{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]},{"jsonrpc":"2.0","method":"update","params":[3]}]';
      return '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"tools/list"}]';
  }
}

/** Who sends the sample. */
export function senderOfSample(kind: KindDoc['kind']): 'client' | 'server' {
  return kind === 'response' || kind === 'error' ? 'server' : 'client';
}
