/** Writes a translated text: JSON Lines with the sender of each message, or one message in the layout of the original. */
import { formatJson } from '../json/format.ts';
import type { Prepared } from '../report/phases.ts';
import type { RecordedSession } from '../recorded/sessions.ts';
import { httpText, wireOf } from './http.ts';
import { MODERN } from './modern-rounds.ts';
import type { Notes } from './steps.ts';
import type { Target, TranslatedSession } from './types.ts';

/** The text of the translation. */
export function writtenLike(
  prepared: Prepared,
  originals: readonly RecordedSession[],
  sessions: readonly TranslatedSession[],
  to: Target,
  notes: Notes,
): string {
  const wire = wireOf(prepared);
  if (wire && to === MODERN) return sessions.map(({ messages }) => httpText(messages, wire, notes)).join('---\n');
  if (wire) {
    const says =
      'The messages are written without the HTTP around them, because its streams and sessions cannot be derived.';
    notes.add('lost', says, { entry: -1 });
  }
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
