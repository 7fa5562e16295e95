/** The kinds of messages: how to tell each, and one of each for every revision. */
import { modelOf } from '../model/index.ts';
import type { EnvelopeMember } from '../model/define.ts';
import type { Kind, RevisionId } from '../types.ts';

/** One kind on the cheat sheet. */
export interface KindDoc {
  kind: Exclude<Kind, 'invalid'>;
  title: string;
  /** By which members one knows it. */
  summary: string;
  /** What it does. */
  says: string;
  /** How it is answered. */
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
    says: 'Tells the other side something.',
    answer: 'Nothing, not even an error.',
  },
  {
    kind: 'response',
    title: 'Response',
    summary: 'has `result` and `id`, no `method`',
    says: 'What a request brought.',
    answer: 'Nothing. It ends the exchange.',
  },
  {
    kind: 'error',
    title: 'Error',
    summary: 'has `error`, no `result` and no `method`',
    says: 'Why a request could not be done.',
    answer: 'Nothing. It ends the exchange.',
  },
  {
    kind: 'batch',
    title: 'Batch',
    summary: 'an array of messages',
    says: 'Several messages sent as one.',
    answer: 'One array with an answer for each request in it.',
  },
];

/** The members of a kind in a revision; none for a batch, which is an array. */
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

/** A right message of the kind; null where the revision has no such thing. */
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
