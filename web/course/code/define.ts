/** How exercises in code are written: calls into the learner's code as data, and judges of what comes back. */
import type { Json, JsonRecord } from '../../simulator/types.ts';

/** The languages that a learner may choose. */
export type CodeLanguage = 'python' | 'typescript' | 'javascript';

/** A text in each language. */
export type InLanguages = Readonly<Record<CodeLanguage, string>>;

/**
 * One thing to do with the learner's code. `load` runs it anew in a world of its own. Arguments are JSON; an object with
 * `$listener` stands for a function that keeps what it is called with, one with `$peer` for an object whose methods give the
 * listed answers in turn: `{"$listener": "progress"}`, `{"$peer": "client", "answers": {"send": [{…}]}}`.
 */
export type Call =
  | { readonly do: 'load' }
  | { readonly do: 'call'; readonly name: string; readonly args: readonly Json[] }
  | { readonly do: 'make'; readonly name: string; readonly args: readonly Json[]; readonly as: string }
  | { readonly do: 'method'; readonly of: string; readonly name: string; readonly args: readonly Json[] };

/** A call that a listener or a peer got. */
export interface Heard {
  /** `progress`, or `client.send`. */
  readonly by: string;
  readonly args: readonly Json[];
}

/** What came of a call. */
export type Outcome =
  | {
      readonly kind: 'value';
      /** Null where the value is no JSON. */
      readonly value: Json;
      /** `object`, `array`, `string`, `number`, `boolean`, `null`, or the name of a type that JSON does not have. */
      readonly type: string;
      /** The value as its language writes it, cut where it is long. */
      readonly shown: string;
      readonly heard: readonly Heard[];
      readonly output: string;
    }
  | {
      readonly kind: 'error';
      /** Name of the exception; `Missing` where the code has no such name, `Syntax` where it cannot be read. */
      readonly type: string;
      readonly message: string;
      readonly traceback: string;
      /** What the exception carries, e.g. a code, as far as it is JSON. */
      readonly members: JsonRecord;
      readonly heard: readonly Heard[];
      readonly output: string;
    }
  | {
      /** The code was ended from outside, and its world with it. */
      readonly kind: 'stopped';
      readonly why: 'time' | 'memory' | 'crash';
      /** One sentence. */
      readonly says: string;
      readonly output: string;
    };

/** Why a test is not passed. */
export interface Failure {
  got: string;
  /** The named mistake that explains it. */
  mistake?: string;
}

/** One hidden test: it makes its calls one by one and then judges what came. */
export interface CodeTest {
  readonly name: string;
  readonly expected: string;
  /** The call after what came so far; null when there is nothing more to ask. */
  readonly next: (came: readonly Outcome[]) => Call | null;
  /** Null where the test is passed. */
  readonly judge: (came: readonly Outcome[]) => Failure | null;
}

/** A typical wrong program, known by what it does. */
export interface CodeMistake {
  readonly id: string;
  readonly says: string;
  readonly examples: InLanguages;
}

/** Write code. The answer is a program in one of the languages; it is never run by this room. */
export interface CodeExercise {
  readonly id: string;
  readonly kind: 'code';
  readonly title: string;
  /** Paragraphs with code between backticks. */
  readonly task: string;
  /** Languages that it can be answered in, where it is not all of them; texts in the others are empty. */
  readonly languages?: readonly CodeLanguage[];
  readonly signatures: InLanguages;
  /** Names that the tests look for in the code. */
  readonly names: readonly string[];
  readonly start: InLanguages;
  /** From a nudge to nearly the answer; at least two. */
  readonly hints: readonly string[];
  readonly solution: InLanguages;
  readonly lesson: string;
  readonly links: readonly { title: string; url: string }[];
  /** At least three, those that explain most first. */
  readonly mistakes: readonly CodeMistake[];
  readonly tests: readonly CodeTest[];
}

/**
 * TypeScript and JavaScript out of one text: what stands between `«` and `»` is for TypeScript alone. `«: number»` is an
 * annotation there and nothing in JavaScript.
 */
export function both(python: string, marked: string): InLanguages {
  const tidy = (text: string): string => text.replace(/^\n/u, '').replace(/\s*$/u, '\n');
  return {
    python: tidy(python),
    typescript: tidy(marked.replaceAll(/[«»]/gu, '')),
    javascript: tidy(marked.replaceAll(/«[^»]*»/gu, '')),
  };
}

/** A program with one place changed in each language: `[what stands there, what shall stand there]`. Says so where there is no such place. */
export function changed(
  program: InLanguages,
  python: readonly [string, string],
  script: readonly [string, string],
): InLanguages {
  const swap = (text: string, [from, to]: readonly [string, string]): string => {
    if (!text.includes(from)) throw new Error(`There is no ${JSON.stringify(from)} in the program`);
    return text.replaceAll(from, () => to);
  };
  return {
    python: swap(program.python, python),
    typescript: swap(program.typescript, script),
    javascript: swap(program.javascript, script),
  };
}
