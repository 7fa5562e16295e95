/** Recorders that write one record for each message: mcpsnoop, mcp-trace-validator, mcp-reticle, mcp-use, language server traces. */
import type { Transport } from '../../types.ts';
import { timeOf } from '../clock.ts';
import type { RecordView } from '../record-view.ts';
import { recordFormat, type RecordSink, type RecordDetails } from '../records.ts';
import type { RawEntry } from '../types.ts';

const C2S =
  /^"?(?:c2s|client[-_ ]?(?:to|->|→)[-_ ]?server|from[-_ ]?client|to[-_ ]?server|host[-_ ]?to[-_ ]?server)"?$/i;
const S2C = /^"?(?:s2c|server[-_ ]?(?:to|->|→)[-_ ]?(?:client|host)|from[-_ ]?server|to[-_ ]?client)"?$/i;

/** The sender that a direction word stands for. */
function way(word: string): RecordDetails {
  const from = C2S.test(word) ? 'client' : S2C.test(word) ? 'server' : null;
  if (from) return { from, fromBecause: `The record contains “${word}”.` };
  return word === '' ? {} : { way: word };
}

function transportOf(word: string): { transport?: Transport } {
  if (/stdio/i.test(word)) return { transport: 'stdio' };
  if (/sse/i.test(word)) return { transport: 'sse' };
  return /http/i.test(word) ? { transport: 'http' } : {};
}

function timed(value: unknown): { at?: number } {
  const at = timeOf(value);
  return at === undefined ? {} : { at };
}

/** Sessions of `kerlenton/mcpsnoop`. Content that it truncated or redacted is not judged. */
export const mcpsnoop = recordFormat({
  id: 'mcpsnoop',
  title: 'mcpsnoop session',
  called: 'frames of mcpsnoop',
  sure: 95,
  fits: (members) =>
    /^"(?:c2s|s2c|stderr|meta)"$/.test(members.get('direction') ?? '') &&
    (members.has('raw') || members.has('text') || members.has('session_id')),
  read(frame, sink) {
    const direction = frame.string('direction');
    if (direction === 'stderr') return sink.leaveOut(frame.span, 'Server output on standard error.');
    if (direction === 'meta') return sink.leaveOut(frame.span, 'A note of the recorder.');
    const raw = frame.messages('raw');
    const entries = raw.length > 0 ? raw : frame.messages('text');
    if (entries.length === 0) return sink.leaveOut(frame.span, 'A frame without a readable message.');
    const session = frame.string('session_id');
    const server = frame.string('server_label');
    const channel = server !== '' && session !== '' ? `${server} (${session})` : server || session;
    const hidden = frame.value('truncated') === true || isSet(frame.value('redacted'));
    for (const entry of entries) {
      sink.take([entry], {
        ...way(direction),
        ...timed(frame.value('ts')),
        ...transportOf(frame.string('transport')),
        ...(channel === '' ? {} : { channel }),
        ...(hidden ? { trust: 'altered', blurred: [entry.span] } : {}),
      });
    }
  },
});

function isSet(value: unknown): boolean {
  return value === true || (Array.isArray(value) && value.length > 0) || (typeof value === 'number' && value > 0);
}

/** The neutral trace of `mcp-trace-validator`: also the format in which this page writes a trace. */
export const trace = recordFormat({
  id: 'trace',
  title: 'MCP trace',
  called: 'records of an MCP trace',
  sure: 96,
  fits: (members) =>
    (/^"(?:client-to-server|server-to-client)"$/.test(members.get('direction') ?? '') && members.has('payload')) ||
    (/^"(?:message|http|lifecycle)"$/.test(members.get('kind') ?? '') && members.has('seq') && !members.has('run')),
  read(record, sink) {
    const kind = record.string('kind');
    const entries = kind === '' || kind === 'message' ? record.messages('payload') : [];
    if (entries.length === 0) {
      const what =
        kind === 'http' ? 'A record about HTTP around the messages.' : 'A record about the connection, not a message.';
      return sink.leaveOut(record.span, what);
    }
    const session = record.string('session') || record.string('sessionId') || record.string('session_id');
    sink.take(entries, {
      ...way(record.string('direction')),
      ...timed(record.value('timestamp') ?? record.value('ts') ?? record.value('time')),
      ...transportOf(record.string('transport')),
      ...(session === '' ? {} : { channel: session }),
    });
  },
});

/** Sessions of `mcp-reticle`. */
export const reticle = recordFormat({
  id: 'reticle',
  title: 'mcp-reticle session',
  called: 'a session of mcp-reticle',
  sure: 94,
  trust: 'normalised',
  fits: (members) =>
    (members.has('messages') && (members.has('started_at') || members.has('ended_at'))) ||
    (members.has('direction') &&
      members.has('content') &&
      (members.has('timestamp_micros') || members.has('relative_time_ms'))),
  read(record, sink) {
    if (record.place('messages') === null) return reticleMessage(record, sink, '');
    const label = record.string('name') || record.string('id');
    for (const message of record.objects('messages')) reticleMessage(message, sink, label);
  },
});

function reticleMessage(record: RecordView, sink: RecordSink, label: string): void {
  const entries = record.messages('content');
  if (entries.length === 0) return sink.leaveOut(record.span, 'The content here is not JSON.');
  const micros = record.value('timestamp_micros');
  const relative = record.value('relative_time_ms');
  sink.take(entries, {
    ...way(record.string('direction')),
    ...(typeof micros === 'number' ? { at: micros / 1000 } : typeof relative === 'number' ? { at: relative } : {}),
    ...(label === '' ? {} : { channel: label }),
  });
}

const USE: Readonly<Record<string, 'client' | 'server'>> = { send: 'client', receive: 'server' };

/** `RpcLogEntry` of mcp-use, whose hooks are clients. */
export const rpcLog = recordFormat({
  id: 'rpc-log',
  title: 'mcp-use RPC log',
  called: 'RPC log entries of mcp-use',
  sure: 93,
  trust: 'normalised',
  fits: (members) => /^"(?:send|receive)"$/.test(members.get('direction') ?? '') && members.has('message'),
  read(record, sink) {
    const direction = record.string('direction');
    const from = USE[direction];
    const server = record.string('serverId');
    const entries = record.messages('message');
    if (entries.length === 0) return sink.leaveOut(record.span, 'An entry without a message.');
    sink.take(entries, {
      ...(from ? { from, fromBecause: `The entry contains “${direction}”, and mcp-use is a client.` } : {}),
      ...timed(record.value('timestamp')),
      ...(server === '' ? {} : { channel: server }),
    });
  },
});

const LSP = /^"(send|receive)-(?:request|response|notification)"$/;

/** Language server traces as JSON: the same JSON-RPC with another protocol in it. */
export const lspJson = recordFormat({
  id: 'lsp-json',
  title: 'Language server trace (JSON)',
  called: 'records of a language server’s trace',
  sure: 93,
  fits: (members) => LSP.test(members.get('type') ?? '') && members.has('message'),
  read(record, sink) {
    const type = record.string('type');
    const entries: RawEntry[] = record.messages('message');
    if (entries.length === 0) return sink.leaveOut(record.span, 'A record without a message.');
    sink.take(entries, {
      from: type.startsWith('send') ? 'client' : 'server',
      fromBecause: `The record contains “${type}”, and the editor, a client, keeps it.`,
      ...timed(record.value('timestamp')),
    });
  },
});
