/**
 * The one change that `tap` makes to the traffic: in the older transport (HTTP+SSE) a server may send the client its absolute
 * address for messages. It becomes the address of `tap`, or the client would go past it.
 */

/** A longer first event is not an address; it is forwarded unchanged. In bytes. */
const LONGEST = 16_384;
/** How the lines of an event with an absolute address begin. */
const BEGINNINGS = ['event:endpoint', 'event: endpoint', 'data:http', 'data: http'];

/** Changes the bytes of one stream. */
export interface Rewriter {
  /** What to pass on for these bytes. Bytes are held back only while they may be an address. */
  pass(bytes: Buffer): Buffer;
  /** What is still held back when the stream ends. */
  rest(): Buffer;
}

/**
 * Changes an absolute address of the server in an event `endpoint` at the beginning of a stream, and nothing else. `from` and
 * `to` are origins.
 */
export function endpointRewriter(from: string, to: string): Rewriter {
  let held: Buffer | null = Buffer.alloc(0);
  const release = (): Buffer => {
    const all = held ?? Buffer.alloc(0);
    held = null;
    return all;
  };
  return {
    pass(bytes) {
      if (held === null) return bytes;
      held = Buffer.concat([held, bytes]);
      const text = held.toString('latin1');
      const state = held.length > LONGEST ? 'other' : stateOf(text);
      if (state === 'open') return Buffer.alloc(0);
      return state === 'address' ? replaced(release(), text, from, to) : release();
    },
    rest: release,
  };
}

/** Whether the text is an event with an absolute address, may become one, or is something else. */
function stateOf(text: string): 'address' | 'open' | 'other' {
  const lines = text.split(/\r\n|\n|\r/u);
  const partial = lines.pop() ?? '';
  const fields = lines.filter((line) => line !== '' && !line.startsWith(':'));
  if (!fields.every((line) => BEGINNINGS.some((beginning) => line.startsWith(beginning)))) return 'other';
  const named = fields.some((line) => /^event: ?endpoint$/u.test(line));
  const last = lines.lastIndexOf('');
  const ended = fields.length > 0 && last > lines.findIndex((line) => line === fields[0]);
  if (ended) return named && fields.some((line) => line.startsWith('data:')) ? 'address' : 'other';
  const possible = BEGINNINGS.some((beginning) => beginning.startsWith(partial) || partial.startsWith(beginning));
  return partial.startsWith(':') || possible ? 'open' : 'other';
}

function replaced(bytes: Buffer, text: string, from: string, to: string): Buffer {
  const found = /((?:^|[\r\n])data: ?)(https?:\/\/[^\r\n]*)/iu.exec(text);
  const address = found?.[2] ?? '';
  if (!found || !URL.canParse(address) || new URL(address).origin !== from) return bytes;
  const start = found.index + (found[1]?.length ?? 0);
  const { pathname, search, hash } = new URL(address);
  const changed = Buffer.from(to + pathname + search + hash);
  return Buffer.concat([bytes.subarray(0, start), changed, bytes.subarray(start + address.length)]);
}
