/** Results of tools: an object as structured content, and the same object as JSON text, within limits. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { Unusable } from '../arguments.ts';

/** A result that clients of every revision can read. `says`: a few lines for people and models, before the JSON. */
export function resultOf(says: string, json: string): CallToolResult {
  const structuredContent: Record<string, unknown> = JSON.parse(json);
  const text = (words: string) => ({ type: 'text' as const, text: words });
  return { content: [...(says === '' ? [] : [text(says)]), text(json)], structuredContent };
}

/** A failure that the model can correct: one or more plain sentences. */
export function failure(says: string): CallToolResult {
  return { content: [{ type: 'text', text: says }], isError: true };
}

/** Runs a tool. What its caller can correct, and even an internal error, is a result: the session goes on. */
export async function answered(work: () => CallToolResult | Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unusable) return failure(`${error.message}.`);
    return failure(`This could not be done because of an internal error: ${clipped(String(error), 300)}.`);
  }
}

/** `text`, or its first `max` UTF-16 units and how many are left out. */
export function clipped(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max)}… (${many(text.length - max, 'more character')})`;
}

/** “1 finding”, “1,385 findings”. */
export function many(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
