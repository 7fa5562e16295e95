/** How servers report that no tool or prompt has a name. */
import type { JsonObject } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';

const MISSING = "not found|does(?:n[’']t| not) exist|is unknown|not (?:registered|available|recogni[sz]ed|known)";

const RESOURCE = '(?:resource|file|document|uri|path)';

/** A message that reports it: “Unknown tool”, “tool x not found”, “no such prompt”. */
export const UNKNOWN: Readonly<Record<'tool' | 'prompt', RegExp>> = {
  tool: unknown('tool'),
  prompt: unknown('prompt'),
};

function unknown(thing: string): RegExp {
  return new RegExp(
    `\\b(?:unknown|unrecogni[sz]ed|no such|nonexistent)\\s+${thing}\\b|\\binvalid ${thing} name\\b|\\b${thing}\\b(?: named?| name)?(?:\\W{1,3}\\S{1,80}?)?\\W{1,3}(?:was |is |could )?(?:${MISSING})\\b`,
    'iu',
  );
}

/** A message that reports a missing resource, under one of the terms that servers use for resources. */
export const NO_RESOURCE: RegExp = new RegExp(
  `^\\W*not found\\W*$|\\b(?:no such|unknown|nonexistent|(?:cannot|can[’']t|could not|couldn[’']t) find(?: the)?)\\s+${RESOURCE}\\b|\\b${RESOURCE}\\b(?:\\W{1,3}\\S{1,200}?)?\\W{1,3}(?:was |is |could )?(?:${MISSING}|not be found)\\b`,
  'iu',
);

/** A message that reports this and nothing else. */
export const BARELY_UNKNOWN = /^\W*(?:error\W*)?(?:unknown tool|tool not found|no such tool)\W*$/iu;

/** The first text in the content blocks of a result, shortened to the relevant part. */
export function firstText(result: JsonObject): string {
  const blocks = get(result, 'content');
  if (!Array.isArray(blocks)) return '';
  for (let at = 0; at < blocks.length && at < 5; at++) {
    const block = blocks[at];
    const text = isObject(block) ? get(block, 'text') : undefined;
    if (typeof text === 'string') return text.slice(0, 300);
  }
  return '';
}
