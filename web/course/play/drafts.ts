/** From the draft of a step to the text in the editor, and from there to the wire. */
import { isObject } from '../../protocol/values.ts';
import { dressed, fullCapabilities } from '../../simulator/client.ts';
import { nowOf, view, type Run } from '../../simulator/run.ts';
import type { Json, McpRevision, ServerDefinition } from '../../simulator/types.ts';
import type { Draft, Walkthrough, WalkStep } from '../walkthrough.ts';

/** The steps of a walkthrough in a revision. */
export function stepsIn({ steps }: Walkthrough, revision: McpRevision): WalkStep[] {
  return steps.filter(({ only }) => only?.includes(revision) ?? true);
}

/** Inserts the revision. */
export function named(text: string, revision: McpRevision): string {
  return text.replaceAll('$revision', revision);
}

/** The initial text of a step, after the earlier messages; empty if it cannot be created. */
export function draftText(draft: Draft, run: Run, revision: McpRevision): string {
  if ('text' in draft) return named(draft.text, revision);
  if ('message' in draft)
    return named(formatted(ready(draft.message, revision, nowOf(run).state.definition)), revision);
  if ('bare' in draft) return named(formatted(draft.bare), revision);
  if ('http' in draft) return withReceived(named(draft.http, revision), run);
  const { offers, openRequests } = view(run);
  if ('offer' in draft) {
    const exact = offers.find(({ title }) => title === draft.offer);
    return (exact ?? offers.findLast(({ title }) => title.startsWith(`${draft.offer} `)))?.text ?? '';
  }
  return openRequests[0]?.choices.find(({ title }) => title === draft.answer)?.text ?? '';
}

/** Inserts what the client received, from the authorization server too. A value that nobody sent remains a placeholder. */
function withReceived(text: string, run: Run): string {
  const { http, sent } = nowOf(run);
  const named = (['client', 'code', 'refresh'] as const).reduce(
    (all, name) => all.replaceAll(`$${name}`, () => encodeURIComponent(http?.auth?.[name] ?? `$${name}`)),
    text,
  );
  const events = sent.flatMap((line) => /^id: (.+)$/mu.exec(line.http?.event ?? '')?.[1] ?? []);
  return named
    .replaceAll('$session', () => http?.session ?? '$session')
    .replaceAll('$event', () => events.at(-1) ?? '$event');
}

function ready(message: Json, revision: McpRevision, server: ServerDefinition): Json {
  if (Array.isArray(message)) return message.map((one) => ready(one, revision, server));
  return isObject(message) ? dressed(message, revision, fullCapabilities(revision, server)) : message;
}

function formatted(value: Json): string {
  return JSON.stringify(value, null, 2);
}

/**
 * Maps a position in the wire’s text to the formatted text. Both have the same characters in the same order, except for white
 * space.
 */
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
