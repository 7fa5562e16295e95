/** The messages of a run that matter to its client, for the conversation. Each message is read once. Pure apart from that. */
import type { ConversationMessage } from '../../../simulator/conversation.ts';
import { messageText } from './message-text.ts';
import type { LiveRun } from './run-log.ts';

/** Messages with the indices of their rows. */
export interface ClientMessages {
  readonly messages: ConversationMessage[];
  readonly rows: number[];
}

interface Reading extends ClientMessages {
  done: number;
}

/** The last reading of the lines of a run. */
const readings = new WeakMap<readonly string[], Reading>();

/** The messages of both sides, without notifications of the server: they change nothing for its client. */
export function clientMessagesIn(run: LiveRun): ClientMessages {
  const known = readings.get(run.lines);
  const reading: Reading = known ?? { messages: [], rows: [], done: 0 };
  readings.set(run.lines, reading);
  for (; reading.done < run.entries.length; reading.done++) {
    const entry = run.entries[reading.done];
    if (!entry || entry.from === 'unknown') continue;
    if (entry.from === 'server' && entry.kind === 'notification' && entry.method !== TASKS) continue;
    reading.rows.push(entry.index);
    const { text } = messageText(run, entry.index);
    reading.messages.push({ at: (entry.at ?? run.began) - run.began, from: entry.from, text });
  }
  return reading;
}

/** The one that names a task. */
const TASKS = 'notifications/tasks/status';
