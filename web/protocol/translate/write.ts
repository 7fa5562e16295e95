/** Writes a translated text: JSON Lines with the sender of each message, or one message in the layout of the original. */
import { formatJson } from '../json/format.ts';
import type { Prepared } from '../report/phases.ts';
import type { RecordedSession } from '../recorded/sessions.ts';
import type { Target, TranslatedSession } from './types.ts';

/** The text of the translation. */
export function writtenLike(
  prepared: Prepared,
  originals: readonly RecordedSession[],
  sessions: readonly TranslatedSession[],
  _to: Target,
): string {
  const [only, second] = sessions.flatMap(({ messages }) => messages);
  const originally = originals.reduce((sum, { messages }) => sum + messages.length, 0);
  // A message that was pasted alone stays alone.
  if (only && !second && originally === 1 && prepared.intake.format.id === 'json') {
    const json = JSON.stringify(only.message);
    const isLaidOut = prepared.text.trim().includes('\n');
    return `${isLaidOut ? (formatJson(json, 0, json.length, 2) ?? json) : json}\n`;
  }
  return sessions
    .flatMap(({ label, messages }) => messages.map((message) => lineOf(label, message)))
    .map((line) => `${line}\n`)
    .join('');
}

function lineOf(label: string, { from, message }: TranslatedSession['messages'][number]): string {
  const json = JSON.stringify(message);
  if (from === 'unknown') return json;
  const session = label === '' ? '' : `"session":${JSON.stringify(label)},`;
  return `{${session}"from":"${from}","message":${json}}`;
}
