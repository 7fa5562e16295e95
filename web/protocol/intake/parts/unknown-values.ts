/** What the values of unknown kinds in a text may be: messages that went wrong, or JSON of other programs. */
import type { JsonProblem, JsonValue } from '../../json/types.ts';
import { MINOR } from './limits.ts';
import { isOtherJson, isOtherRecord, mayBeMeant } from './other-json.ts';

/** Collects the values of one text. */
export class UnknownValues {
  /** True if a value is neither whole nor known: its writer probably meant a message. */
  isBroken = false;
  /** False if no value beside messages may be one. */
  isClear = true;
  /** The first problem of each broken value. */
  readonly problems: JsonProblem[] = [];

  #count = 0;
  #areOthers = true;
  #areRecords = true;

  /** True if a value may be a message that went wrong. */
  get mayBeMessage(): boolean {
    return this.problems.length > 0 || !(this.#areOthers || (this.#areRecords && this.#count > 1));
  }

  add(value: JsonValue | undefined, problems: readonly JsonProblem[]): void {
    const serious = problems.find(({ code }) => !MINOR.has(code));
    if (serious) this.problems.push(serious);
    this.isBroken ||= serious !== undefined;
    // Settings have comments, and what is lenient enough for these; a record with other problems was meant as JSON.
    const isSettings = serious === undefined && problems.some(({ code }) => code === 'json-comment');
    const isSound = problems.length === 0 || isSettings;
    const isOther = isSound && isOtherJson(value);
    this.#count++;
    this.#areOthers &&= isOther;
    this.#areRecords &&= isOther || (isSound && isOtherRecord(value));
    this.isClear &&= serious === undefined && !mayBeMeant(value);
  }
}
