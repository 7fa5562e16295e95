/** How servers say that there is no tool or prompt of a name. */
import type { JsonObject } from '../../../json/types.ts';
import { get, isObject } from '../../../json/object.ts';

const MISSING = "not found|does(?:n[’']t| not) exist|is unknown|not (?:registered|available|recogni[sz]ed|known)";

const RESOURCE = '(?:resource|file|document|uri|path)';

/** A text that says so: «Unknown tool», «tool x not found», «no such prompt». */
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

/** A text that says that there is no such resource, under one of the names that resources have in servers. */
export const NO_RESOURCE: RegExp = new RegExp(
  `^\\W*not found\\W*$|\\b(?:no such|unknown|nonexistent|(?:cannot|can[’']t|could not|couldn[’']t) find(?: the)?)\\s+${RESOURCE}\\b|\\b${RESOURCE}\\b(?:\\W{1,3}\\S{1,200}?)?\\W{1,3}(?:was |is |could )?(?:${MISSING}|not be found)\\b`,
  'iu',
);

/** The text says so and nothing else. */
export const BARELY_UNKNOWN = /^\W*(?:error\W*)?(?:unknown tool|tool not found|no such tool)\W*$/iu;

/** The first text among the blocks of a result, shortened to what is worth looking at. */
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
