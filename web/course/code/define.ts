/** How code exercises are written: calls into the learner’s code as data, and functions that judge the outcomes. */
import type { Json, JsonRecord } from '../../simulator/types.ts';

/** The languages that a learner can choose. */
export type CodeLanguage = 'python' | 'typescript' | 'javascript';

/** A text for each language. */
export type InLanguages = Readonly<Record<CodeLanguage, string>>;

/**
 * One operation on the learner’s code. `load` runs it in a fresh environment. Arguments are JSON. An object with `$listener` is
 * replaced by a function that records its arguments: `{"$listener": "progress"}`. With `later`, the function is asynchronous,
 * and records at its end a second call, of `progress, awaited`. An object with `$peer` is replaced by an
 * object whose methods return the listed answers in turn: `{"$peer": "client", "answers": {"send": [{…}]}}`.
 */
export type Call =
  | { readonly do: 'load' }
  | { readonly do: 'call'; readonly name: string; readonly args: readonly Json[] }
  | { readonly do: 'make'; readonly name: string; readonly args: readonly Json[]; readonly as: string }
  | { readonly do: 'method'; readonly of: string; readonly name: string; readonly args: readonly Json[] };

/** A recorded call of a listener or a peer. */
export interface HandlerCall {
  /** `progress`, or `client.send`. */
  readonly by: string;
  readonly args: readonly Json[];
  /** False if the call returned a promise that the code has not awaited so far. */
  readonly awaited?: boolean;
}

/** The outcome of a call. */
export type Outcome =
  | {
      readonly kind: 'value';
      /** Null if the value is not JSON. */
      readonly value: Json;
      /** `object`, `array`, `string`, `number`, `boolean`, `null`, or the name of a type that does not exist in JSON. */
      readonly type: string;
      /** The value in the notation of its language, truncated. */
      readonly shown: string;
      /** Whether the call returned something to await. */
      readonly promised?: boolean;
      readonly heard: readonly HandlerCall[];
      readonly output: string;
    }
  | {
      readonly kind: 'error';
      /** Name of the exception; `Missing` if the code does not define the name, `Syntax` if the code cannot be parsed. */
      readonly type: string;
      /** The names of its classes, the most specific first; empty if the code raised nothing. */
      readonly classes: readonly string[];
      readonly message: string;
      readonly traceback: string;
      /** The members and properties of the exception that are JSON, e.g. a code. */
      readonly members: JsonRecord;
      readonly heard: readonly HandlerCall[];
      readonly output: string;
    }
  | {
      /** The code and its environment were terminated from outside. */
      readonly kind: 'stopped';
      readonly why: 'time' | 'memory' | 'crash';
      /** One sentence. */
      readonly says: string;
      readonly output: string;
    };

/** Why a test failed. */
export interface Failure {
  got: string;
  /** The id of the mistake that explains it. */
  mistake?: string;
  /** The code raised an exception that the test does not expect. */
  crashed?: boolean;
}

/** One hidden test: it makes its calls one by one and then judges the outcomes. */
export interface CodeTest {
  readonly name: string;
  readonly expected: string;
  /** The next call after these outcomes; null when there are no more calls. */
  readonly next: (came: readonly Outcome[]) => Call | null;
  /** Null if the test passed. */
  readonly judge: (came: readonly Outcome[]) => Failure | null;
}

/** A typical wrong program, recognized by its behavior. */
export interface CodeMistake {
  readonly id: string;
  readonly says: string;
  readonly examples: InLanguages;
}

/** Write code. The answer is a program in one of the languages; this module never runs it. */
export interface CodeExercise {
  readonly id: string;
  readonly kind: 'code';
  readonly title: string;
  /** Paragraphs with code in backticks. */
  readonly task: string;
  /** The supported languages, if not all of them; the texts of the others are empty. */
  readonly languages?: readonly CodeLanguage[];
  readonly signatures: InLanguages;
  /** Names that the tests look up in the code. */
  readonly names: readonly string[];
  readonly start: InLanguages;
  /** From a small hint to almost the answer; at least two. */
  readonly hints: readonly string[];
  readonly solution: InLanguages;
  readonly lesson: string;
  readonly links: readonly { title: string; url: string }[];
  /** At least three, the most specific first. */
  readonly mistakes: readonly CodeMistake[];
  readonly tests: readonly CodeTest[];
}

/**
 * Builds TypeScript and JavaScript from one source: text between `«` and `»` is only in the TypeScript version. `«: number»` is
 * an annotation there and nothing in JavaScript.
 */
export function both(python: string, marked: string): InLanguages {
  const tidy = (text: string): string => text.replace(/^\n/u, '').replace(/\s*$/u, '\n');
  return {
    python: tidy(python),
    typescript: tidy(marked.replaceAll(/[«»]/gu, '')),
    javascript: tidy(marked.replaceAll(/«[^»]*»/gu, '')),
  };
}

/** A program with one replacement in each language: `[old text, new text]`. Throws if the old text is not in the program. */
export function changed(
  program: InLanguages,
  python: readonly [string, string],
  script: readonly [string, string],
): InLanguages {
  const swap = (text: string, [from, to]: readonly [string, string]): string => {
    if (!text.includes(from)) throw new Error(`The program does not contain ${JSON.stringify(from)}`);
    return text.replaceAll(from, () => to);
  };
  return {
    python: swap(program.python, python),
    typescript: swap(program.typescript, script),
    javascript: swap(program.javascript, script),
  };
}
