/** Messages as programs have them. */
import type { GivenMessage } from '../protocol/check.ts';

/** A message and its sender, if that is known: as a value, or as the text that was sent, which shows more mistakes. */
export type MessageEntry = {
  /** The side that sent it. Without it, the checker infers the side from the message. */
  readonly from?: 'client' | 'server';
} & (
  | {
      /** The value, as `JSON.parse` returns it. */
      readonly message: unknown;
      readonly text?: never;
    }
  | {
      /** The JSON text as it was sent, without its line feed. */
      readonly text: string;
      readonly message?: never;
    }
);

/** The entry as the checker takes it, whatever a program written in JavaScript passes. */
export function givenOf(entry: MessageEntry): GivenMessage {
  const { from, message, text }: { from?: unknown; message?: unknown; text?: unknown } = Object(entry);
  const sent = { text: typeof text === 'string' ? text : textOf(message) };
  return from === 'client' || from === 'server' ? { from, ...sent } : sent;
}

/** The JSON text of a value. A value without one, such as a function or a circle, has its description, which is no JSON either. */
function textOf(value: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(value);
    return text ?? typeof value;
  } catch {
    return typeof value;
  }
}
