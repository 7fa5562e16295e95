/** What a division needs of the reader of program text. */
import type { JsonNode, JsonValue } from '../../json/types.ts';
import type { Span } from '../../types.ts';
import type { RawEntry } from '../types.ts';

/** A message or fragment inside program text. */
export interface ProgramPart {
  readonly span: Span;
  readonly value: JsonValue;
  readonly tree: JsonNode;
  /** The same as a message. */
  readonly entry: RawEntry;
}

/** Program text and the values in it. */
export interface ProgramParts {
  readonly language: string;
  readonly title: string;
  readonly because: string;
  /** True for debug output, as printed by a program. */
  readonly isPrint: boolean;
  readonly values: readonly ProgramPart[];
}

/** Reads program text; null if the range is something else. `hint`: the language that a fence names. */
export type ProgramReader = (text: string, span: Span, hint: string) => ProgramParts | null;
