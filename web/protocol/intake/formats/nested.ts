/**
 * JSON records of any kind that contain a message somewhere, also as a string: cloud logs, hosts’ debug files, test reports.
 */
import type { JsonValue } from '../../json/types.ts';
import type { Sender, Span } from '../../types.ts';
import { timeOf } from '../clock.ts';
import { messagesAt, type RecordView } from '../record-view.ts';
import { isMcpLike } from '../payload.ts';
import { recordFormat, type RecordSink, type RecordDetails } from '../records.ts';
import type { RawEntry } from '../types.ts';

/** Maximum depth at which messages are searched for, and maximum number of objects searched in one record. */
const MAX_DEPTH = 6;
const MAX = 2000;
const TIMES = ['timestamp', 'time', 'ts', '@timestamp', 'date', 'at', 'startedDateTime', 'receiveTimestamp'];
const CHANNELS = [
  'sessionId',
  'session_id',
  'session',
  'server',
  'serverName',
  'server_name',
  'serverId',
  'logger',
  'container',
  'unit',
];
/** Keys whose value shows the direction of a message, as a word or a sentence. */
const WAYS = ['direction', 'dir', 'from', 'sender', 'source', 'origin', 'event', 'type', 'msg', 'message', 'debug'];
const CLIENT = /^(?:c2s|client|client[-_ ]?(?:to|->|→)[-_ ]?server)$|\b(?:from client|client (?:->|→|to) server)\b/i;
const SERVER = /^(?:s2c|server|server[-_ ]?(?:to|->|→)[-_ ]?client)$|\b(?:from server|server (?:->|→|to) client)\b/i;
const NAMED = /\\*"jsonrpc\\*"\s*:/;

/** Finds the messages of one record. Members around a message provide its time and session, if they have common names. */
export function findMessages(record: RecordView, sink: RecordSink): number {
  const details = around(record, {});
  let found = 0;
  let left = MAX;
  /** The messages in strings so far: errors are often printed twice in one record, as its message and in its stack. */
  const quoted: JsonValue[] = [];
  const look = (object: RecordView, depth: number, knows: RecordDetails): void => {
    for (const name of object.names) {
      const place = object.place(name);
      if (!place || --left < 0 || !mayHold(object.text, place)) continue;
      const inner = object.object(name);
      if (inner && !inner.names.includes('jsonrpc')) {
        if (depth < MAX_DEPTH) look(inner, depth + 1, around(inner, knows));
        continue;
      }
      const entries = object.messages(name).filter(({ value }) => isMcpLike(value) || Array.isArray(value));
      if (entries.some(({ value }) => Array.isArray(value) && !value.some(isMcpLike))) {
        for (const item of object.objects(name)) one(item, depth + 1, knows);
        continue;
      }
      const own = object.text.charAt(place.start) === '"' ? entries.filter((one) => isFirst(one, quoted)) : entries;
      found += own.length;
      sink.take(own, knows);
    }
  };
  const one = (item: RecordView, depth: number, knows: RecordDetails): void => {
    if (item.names.includes('jsonrpc')) {
      const entries = messagesAt(item.text, item.span);
      found += entries.length;
      sink.take(entries, knows);
    } else if (depth < MAX_DEPTH) look(item, depth, around(item, knows));
  };
  look(record, 0, details);
  return found;
}

/** Adds the value of a message to these; false if it is among them. */
function isFirst({ value = null }: RawEntry, seen: JsonValue[]): boolean {
  if (seen.length > 0) {
    const source = JSON.stringify(value);
    if (seen.some((one) => JSON.stringify(one) === source)) return false;
  }
  seen.push(value);
  return true;
}

function mayHold(text: string, { start, end }: Span): boolean {
  const first = text.charAt(start);
  return (
    (first === '{' || first === '[' || first === '"') && end - start > 12 && text.slice(start, end).includes('jsonrpc')
  );
}

/** The details in an object’s common members, added to the details of the objects around it. */
function around(object: RecordView, outer: RecordDetails): RecordDetails {
  const details: RecordDetails = { ...outer };
  for (const name of TIMES) {
    const at = object.place(name) ? timeOf(object.value(name)) : undefined;
    if (at !== undefined) details.at = at;
    if (at !== undefined) break;
  }
  const channel = CHANNELS.map((name) => object.string(name)).find((text) => text !== '' && text.length < 100);
  if (channel !== undefined) details.channel = channel;
  for (const name of WAYS) {
    const word = object.string(name).slice(0, 80);
    const from = sideIn(word);
    if (!from) continue;
    details.from = from;
    details.fromBecause = `The record has “${word.slice(0, 40)}” in \`${name}\`.`;
    break;
  }
  return details;
}

function sideIn(word: string): Exclude<Sender, 'unknown'> | null {
  const [client, server] = [CLIENT.test(word), SERVER.test(word)];
  if (client === server) return null;
  return client ? 'client' : 'server';
}

/** Members of messages themselves, and of the wrapper that plain lines may have. */
const OWN = ['jsonrpc', 'method', 'result', 'error', 'params'];

/** The reader for records without a reader of their own. */
export const nested = recordFormat({
  id: 'nested',
  title: 'JSON records with messages inside',
  called: 'records with a message inside',
  sure: 76,
  advice:
    'These records contain only descriptions of JSON-RPC messages. If the program can log the messages it sends and receives, enable that. Otherwise put a recording proxy (such as `mcpsnoop`) in between.',
  fits: (members, whole) =>
    members.size > 0 &&
    !OWN.some((name) => members.has(name)) &&
    !(
      members.has('from') &&
      members.has('message') &&
      /^"(?:client|server|view|host|sandbox)"$/.test(members.get('from') ?? '')
    ) &&
    NAMED.test(whole),
  read(record, sink) {
    if (findMessages(record, sink) === 0) sink.leaveOut(record.span, 'A record without a message.');
  },
});

const STATUS = /^"(?:SUCCESS|FAILURE|WARNING|SKIPPED|INFO|PASS|FAIL|pass|fail|passed|failed)"$/;

/** `checks.json` of the conformance suite: which checks passed and failed, with their messages. */
export const conformance = recordFormat({
  id: 'conformance',
  title: 'Conformance suite results',
  called: 'checks of the conformance suite',
  sure: 93,
  trust: 'normalised',
  advice:
    'These check results do not include the messages. Run the suite with an output folder and open the details of each check.',
  fits: (members) =>
    STATUS.test(members.get('status') ?? '') &&
    (members.has('specReferences') || (members.has('id') && members.has('name') && members.has('description'))),
  read(record, sink) {
    const name = record.string('name') || record.string('id');
    const passed = /^(?:success|pass)/i.test(record.string('status'));
    const says = `The check “${name}” ${passed ? 'passed' : `ended as ${record.string('status')}`}`;
    const reason = record.string('errorMessage').slice(0, 200);
    const found = findMessages(record, { ...sinkFor(sink, name), leaveOut: sink.leaveOut.bind(sink) });
    const sentence = reason === '' ? `${says}.` : `${says}: ${reason.replace(/\.?$/, '.')}`;
    if (found === 0) sink.leaveOut(record.span, sentence);
    else if (!passed) sink.leaveOut(record.place('errorMessage') ?? record.place('status') ?? record.span, sentence);
  },
});

/** Each check is a separate session. */
function sinkFor(sink: RecordSink, channel: string): Pick<RecordSink, 'text' | 'take'> {
  return { text: sink.text, take: (entries, details) => sink.take(entries, { ...details, channel }) };
}
