/** Stream events as text, and descriptions of HTTP without a message. */
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
    return 'The first event of the stream contains the URL to which the client posts its messages.';
  if (event !== null && text !== '') return 'An event whose data is not a message.';
  if (event === '') return 'The stream is open; the server sends events when it has messages.';
  if (event !== null)
    return 'An event without a message: its `id` lets the client resume this stream, and `retry` is the delay before it reconnects.';
  if (head?.startsWith('HTTP/1.1 202'))
    return 'The server accepted the message. No response is due, so the HTTP response has no body.';
  return 'The HTTP response contains no message.';
}
