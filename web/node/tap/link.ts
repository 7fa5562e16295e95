/**
 * The connection between two taps that share a page: one serves it (the hub), the other sends its records there. Both prove that
 * they know the key of their private file before anything else is sent, since any program may listen on a port.
 */
import { randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isSame, proofOf } from './guard.ts';
import { Lines, textOf, type Frame } from './frames.ts';
import type { Entry } from './journal.ts';
import { LOOPBACK } from './page-server.ts';

/** The protocol of such a connection; taps of other versions do not join. */
const PROTOCOL = 'mcp-protocol-playground-tap/1';
/** Lines are longer than records, since some are JSON inside JSON; in bytes. */
const LINE = 256 * 1024 * 1024;
/** Maximum length of a line before the other side has proved itself, in bytes. */
const FIRST_LINE = 1024;
/** How long each step of the handshake may take, in milliseconds. */
const HANDSHAKE = 3_000;

/** An established connection. Lines are JSON values, or records. */
export interface Link {
  /** Bytes that wait to be sent. */
  readonly waiting: number;
  send(value: object): void;
  /** Sends a record, with the number that it had on the page before (0 if none). */
  sendEntry(entry: Entry, shown: number): void;
  onDrain(listener: () => void): void;
  /** Closes it after what was sent. */
  end(): void;
}

/** What happens on a connection. */
export interface LinkListener {
  value(value: object): void;
  entry(entry: Entry, shown: number): void;
  closed(): void;
}

/** The result of an attempt to join: a connection, `gone` if nothing listens any more, or `foreign` if another program does. */
export type Joined = Link | 'gone' | 'foreign';

/** Connects to the tap that listens on a port. Never rejects. */
export function joinHub(port: number, key: string, listener: LinkListener): Promise<Joined> {
  const challenge = nonce();
  return new Promise((resolve) => {
    const outgoing = httpRequest({
      host: LOOPBACK,
      port,
      path: '/',
      headers: { Connection: 'Upgrade', Upgrade: PROTOCOL, 'X-Tap-Challenge': challenge },
      timeout: HANDSHAKE,
      agent: false,
    });
    outgoing.on('upgrade', (response, socket, head) => {
      const proof = textOfHeader(response, 'x-tap-proof');
      const back = textOfHeader(response, 'x-tap-challenge');
      if (!isSame(proof, proofOf(key, 'hub', challenge))) {
        socket.destroy();
        return resolve('foreign');
      }
      socket.setTimeout(0);
      socket.write(`${proofOf(key, 'tap', back)}\n`);
      resolve(linkOver(socket, head, listener));
    });
    outgoing.on('response', (response) => {
      response.destroy();
      resolve('foreign');
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET' ? 'gone' : 'foreign'),
    );
    outgoing.end();
  });
}

/** Accepts another tap; `joined` is called once it has proved itself. Anything else is closed. */
export function acceptTap(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  key: string,
  joined: (link: Link) => LinkListener,
): void {
  const challenge = textOfHeader(request, 'x-tap-challenge');
  if (request.headers.upgrade !== PROTOCOL || challenge === '') {
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    return;
  }
  const back = nonce();
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${PROTOCOL}\r\nX-Tap-Challenge: ${back}\r\nX-Tap-Proof: ${proofOf(key, 'hub', challenge)}\r\n\r\n`,
  );
  const alarm = setTimeout(() => socket.destroy(), HANDSHAKE);
  let first = head;
  const read = (bytes: Buffer): void => {
    first = Buffer.concat([first, bytes]);
    const end = first.indexOf(10);
    if (end < 0 && first.length <= FIRST_LINE) return;
    clearTimeout(alarm);
    socket.off('data', read);
    const proved = end >= 0 && isSame(first.toString('latin1', 0, end), proofOf(key, 'tap', back));
    if (!proved) return void socket.destroy();
    socket.setTimeout(0);
    let listener: LinkListener | null = null;
    const link = linkOver(socket, first.subarray(end + 1), {
      value: (value) => listener?.value(value),
      entry: (entry, shown) => listener?.entry(entry, shown),
      closed: () => listener?.closed(),
    });
    listener = joined(link);
  };
  socket.on('data', read);
  socket.on('close', () => clearTimeout(alarm));
  if (head.length > 0) read(Buffer.alloc(0));
}

function linkOver(socket: Socket, head: Buffer, listener: LinkListener): Link {
  const lines = new Lines(LINE, (line) => readLine(line, listener));
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  // Sockets of a server may stay half open.
  socket.on('end', () => socket.end());
  socket.on('close', () => listener.closed());
  socket.on('data', (bytes: Buffer) => lines.add(bytes));
  if (head.length > 0) setImmediate(() => lines.add(head));
  return {
    get waiting() {
      return socket.writableLength;
    },
    send: (value) => void socket.write(`${JSON.stringify(value)}\n`),
    sendEntry: ({ seq, at, run, exchange, tail }, shown) =>
      void socket.write(`${seq} ${at} ${run} ${exchange} ${shown} ${tail}\n`),
    onDrain: (call) => void socket.on('drain', call),
    end: () => void socket.end(),
  };
}

const RECORD = /^(\d{1,15}) (\d{1,15}) (\d{1,15}) (\d{1,15}) (\d{1,15}) (?="kind":")/u;

function readLine({ bytes }: Frame, listener: LinkListener): void {
  const { text } = textOf(bytes);
  const found = RECORD.exec(text);
  if (found) {
    const [all, seq, at, run, exchange, shown] = found;
    const entry = { seq: Number(seq), at: Number(at), run: Number(run), exchange: Number(exchange) };
    return listener.entry({ ...entry, tail: text.slice(all.length) }, Number(shown));
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) listener.value(value);
  } catch {
    // Not a line of this protocol.
  }
}

const nonce = (): string => randomBytes(18).toString('base64url');

function textOfHeader({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return typeof value === 'string' && /^[\w-]{1,100}$/u.test(value) ? value : '';
}
