/** What the screen can ask of an editor, whichever is there: the plain text box, Monaco, or windows onto a huge text. Knows none of them. */
import type { Change } from '../engine/change.ts';
import type { Span } from '../../protocol/types.ts';

/** An editor, ready for use. */
export interface EditorHandle {
  readonly kind: 'plain' | 'monaco' | 'windows';
  /** The whole text; long ones cost time, so ask rarely. */
  text(): string;
  /** Puts another text in. `undoable` keeps it one step of undo away; `fresh` begins anew (for very long texts). */
  replace(text: string, how: 'undoable' | 'fresh'): void;
  /** Applies edits as one step of undo; offsets speak of the text before. */
  apply(edits: readonly Change[]): void;
  undo(): void;
  focus(): void;
  /** Brings a place into sight and selects its start; `tint` colors it for a second. */
  reveal(span: Span, how: { focus: boolean; tint: boolean }): void;
  /** The line of an offset: its number, from 1, and what stands there. */
  lineAt(offset: number): { line: number; text: string };
  /** Brings a line into sight, from 1. */
  revealLine(line: number): void;
}

/** What an editor tells. */
export interface EditorEvents {
  /** True while `edited` may be called before the editor has the text. */
  readsAhead(): boolean;
  /** Edits, in terms of the text before them. */
  edited(edits: readonly Change[], length: number): void;
  /** The whole text is another. */
  replaced(text: string): void;
  /** The caret moved: offset, line and column from 1. */
  moved(offset: number, line: number, column: number): void;
}

let current: EditorHandle | null = null;
let covering: EditorHandle | null = null;

/** Says which editor is in use. */
export function attach(handle: EditorHandle): void {
  current = handle;
}

/** Puts another one over the editor for a while, or takes it away. What is attached meanwhile goes beneath it. */
export function cover(handle: EditorHandle | null): void {
  covering = handle;
}

/** The editor in use; `null` before the first paint. */
export function editor(): EditorHandle | null {
  return covering ?? current;
}

/** The editor that takes typing, also while it is covered. */
export function beneath(): EditorHandle | null {
  return current;
}
