/** From what a step is to send to the text in the editor, and from that to the wire. */
import { isObject } from '../../protocol/values.ts';
import { dressed, fullCapabilities } from '../../simulator/client.ts';
import { view, type Run } from '../../simulator/run.ts';
import type { Json, McpRevision } from '../../simulator/types.ts';
import type { Draft, Walkthrough, WalkStep } from '../walkthrough.ts';

/** The steps that a walkthrough has in a revision. */
export function stepsIn({ steps }: Walkthrough, revision: McpRevision): WalkStep[] {
  return steps.filter(({ only }) => only?.includes(revision) ?? true);
}

/** With the revision in its place. */
export function named(text: string, revision: McpRevision): string {
  return text.replaceAll('$revision', revision);
}

/** The text that a step begins with, behind what was said; empty where there is nothing that it could be made of. */
export function draftText(draft: Draft, run: Run, revision: McpRevision): string {
  if ('text' in draft) return named(draft.text, revision);
  if ('message' in draft) return named(laidOut(ready(draft.message, revision)), revision);
  if ('bare' in draft) return named(laidOut(draft.bare), revision);
  const { offers, asks } = view(run);
  if ('offer' in draft) return offers.find(({ title }) => title === draft.offer)?.text ?? '';
  return asks[0]?.choices.find(({ title }) => title === draft.answer)?.text ?? '';
}

function ready(message: Json, revision: McpRevision): Json {
  if (Array.isArray(message)) return message.map((one) => ready(one, revision));
  return isObject(message) ? dressed(message, revision, fullCapabilities(revision)) : message;
}

function laidOut(value: Json): string {
  return JSON.stringify(value, null, 2);
}

/** Where a place of the wire's text is in the text as it was laid out: what is no white space stays in order. */
export function placeIn(text: string, wire: string, offset: number): number {
  const wanted = wire.slice(0, offset).replaceAll(/\s/g, '').length;
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text.charAt(at))) continue;
    if (seen === wanted) return at;
    seen++;
  }
  return text.length;
}
