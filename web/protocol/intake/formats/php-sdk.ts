/** Monolog lines of `php-mcp/server`: a sentence, then its context as JSON with the message two levels down. */
import type { Line, Payload } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';
import { messagesAt, RecordView } from '../record-view.ts';
import { endOfMessage } from '../payload.ts';
import type { RawEntry } from '../types.ts';
import { findMessages } from './nested.ts';

const HEAD =
  /^\[(\d{4}-\d\d-\d\d[T ][^\]]+)\]\s+([\w.-]+)\.(?:DEBUG|INFO|NOTICE|WARNING|ERROR|CRITICAL|ALERT|EMERGENCY):\s+/;

/** The log is the server’s own: messages it received came from the client. */
export const phpSdk = logFormat({
  id: 'php-sdk',
  title: 'PHP SDK log (Monolog)',
  called: 'lines of a Monolog log',
  sure: 90,
  vague: 40,
  trust: 'normalised',
  advice:
    'These lines contain no messages. Set the level of the server’s logger to DEBUG: each message is then in the context after the sentence.',
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (!head) return null;
    const [all, time = ''] = head;
    const rest = line.slice(all.length);
    const context = rest.indexOf('{');
    if (context < 0 || !rest.includes('"jsonrpc"')) return { skip: 'A log line without a message.' };
    return { body: all.length + context, time, read: readContext, ...sideOf(rest.slice(0, context)) };
  },
});

/** What a client writes about its messages. */
const OF_CLIENT = /\b(?:to|from) (?:the )?server\b/i;

function sideOf(sentence: string): Pick<Line, 'from' | 'because'> {
  const verb = /\b(received|receiving|incoming|sent|sending|outgoing|queued|response)\b/i.exec(sentence)?.[1];
  if (verb === undefined) return {};
  const isReceived = /^(?:rec|inc)/i.test(verb);
  if (OF_CLIENT.test(sentence))
    return { from: isReceived ? 'server' : 'client', because: `The line contains “${sentence.trim()}”.` };
  const from = isReceived ? 'client' : 'server';
  return { from, because: `The server keeps this log, and the line contains “${sentence.trim()}”.` };
}

function readContext(text: string, start: number, stop: number): Payload | null {
  const end = endOfMessage(text, start, stop);
  if (end < 0) return null;
  const entries: RawEntry[] = [];
  const take = (found: readonly RawEntry[], { channel, at }: { channel?: string; at?: number }): void => {
    for (const entry of found) {
      if (channel !== undefined) entry.channel = channel;
      if (at !== undefined) entry.at = at;
      entries.push(entry);
    }
  };
  const record = RecordView.at(text, { start, end });
  if (record.names.includes('jsonrpc')) take(messagesAt(text, { start, end }), {});
  else findMessages(record, { text, take, leaveOut() {} });
  return { entries, end };
}
