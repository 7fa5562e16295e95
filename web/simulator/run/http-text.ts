/** Events of a stream as text, and what is said of HTTP without a message. */
import type { HttpPart } from './play.ts';

/** The data of an event. */
export function dataOf(event: string): string {
  return event
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /, '')] : []))
    .join('\n');
}

/** Why there is HTTP without a message. */
export function bareText({ head, event }: HttpPart, text: string): string {
  if (event?.includes('event: endpoint'))
    return 'The first event of the stream says where the client posts its messages.';
  if (event !== null && text !== '') return 'An event whose data is no message.';
  if (event === '') return 'The stream is open; its events come when there is something to say.';
  if (event !== null)
    return 'An event without a message: its `id` lets the client come back to this stream, `retry` says after how long.';
  if (head?.startsWith('HTTP/1.1 202'))
    return 'The message is taken. Nothing is due in return, so the answer has no body.';
  return 'The answer of HTTP says it all; there is no message in it.';
}
