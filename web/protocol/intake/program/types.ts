/** What is read from program text and debug prints. */
import type { JsonNode, JsonProblem, JsonValue } from '../../json/types.ts';
import type { Span } from '../../types.ts';

/** The notations that are read. `teaching`: JSON with comments, elisions, placeholders and headings, as tutorials print it. */
export type Language =
  | 'python'
  | 'javascript'
  | 'typescript'
  | 'java'
  | 'kotlin'
  | 'csharp'
  | 'go'
  | 'rust'
  | 'ruby'
  | 'php'
  | 'elixir'
  | 'swift'
  | 'c'
  | 'yaml'
  | 'shell'
  | 'powershell'
  | 'teaching';

/** How a program holds a value: `literal` in its own notation, `string` as JSON text, `repr` as printed, `constructor` as a call. */
export type ProgramValueKind = 'literal' | 'string' | 'repr' | 'constructor';

/** A value that a program sends, receives or prints. */
export interface ProgramValue {
  /** The literal in the pasted text, without the code around it. */
  readonly span: Span;
  /** The plain value; holes are null. */
  readonly value: JsonValue;
  /**
   * Its tree, with positions in the pasted text. Variables, calls and interpolations are `hole` nodes; containers with elided or
   * spread parts are `incomplete`.
   */
  readonly tree: JsonNode;
  /** What differs from JSON, as phrases for one note, in order of appearance. Empty for strict JSON. */
  readonly notation: readonly string[];
  /** The subset of `notation` that a JSON parser would reject if the text were sent as it is. */
  readonly wire: readonly string[];
  readonly kind: ProgramValueKind;
  /** Problems of JSON text inside a string: the receiver of that string has them too. Positions in the pasted text. */
  readonly problems: readonly JsonProblem[];
  /** The sender, if an arrow or a comment heading names it. */
  readonly from?: 'client' | 'server';
  /** The name of the printed or constructed type, e.g. `CallToolResult`. */
  readonly typeName?: string;
  /** The values are types: a sketch of a message, not a message. */
  readonly schematic?: true;
}

/** The values of a program text, in text order. */
export interface ProgramReading {
  readonly language: Language;
  /** One sentence: what the language was recognized by. */
  readonly because: string;
  readonly values: readonly ProgramValue[];
}

/** Limits the work on one text: every step that may repeat earlier work is paid for. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** True once the steps are used up: the reading must end. */
  get exhausted(): boolean {
    return this.#left <= 0;
  }

  /** False once the steps are used up. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left > 0;
  }
}
