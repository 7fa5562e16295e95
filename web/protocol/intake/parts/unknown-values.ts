/** What the values of unknown kinds in a text may be: messages that went wrong, or JSON of other programs. */
import type { JsonProblem, JsonValue } from '../../json/types.ts';
import { MINOR } from './limits.ts';
import { isOtherJson, mayBeMeant } from './other-json.ts';

/** Collects the values of one text. */
export class UnknownValues {
  /** True if a value is neither whole nor known: its writer probably meant a message. */
  isBroken = false;
  /** True if a value may be a message that went wrong. */
  mayBeMessage = false;
  /** False if no value beside messages may be one. */
  isClear = true;
  /** The first problem of each broken value. */
  readonly problems: JsonProblem[] = [];

  add(value: JsonValue | undefined, problems: readonly JsonProblem[]): void {
    const serious = problems.find(({ code }) => !MINOR.has(code));
    if (serious) this.problems.push(serious);
    this.isBroken ||= serious !== undefined;
    // Settings have comments, and what is lenient enough for these.
    const isSettings = serious === undefined && problems.some(({ code }) => code === 'json-comment');
    this.mayBeMessage ||= (problems.length > 0 && !isSettings) || !isOtherJson(value);
    this.isClear &&= serious === undefined && !mayBeMeant(value);
  }
}
