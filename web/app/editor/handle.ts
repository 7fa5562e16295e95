/** The interface of all editors: the plain text box, Monaco, and windows onto a huge text. It depends on none of them. */
import type { Change } from '../engine/change.ts';
import type { Span } from '../../protocol/types.ts';

/** An editor that is ready for use. */
export interface EditorHandle {
  readonly kind: 'plain' | 'monaco' | 'windows';
  /** The whole text. This is slow for long texts, so call it rarely. */
  text(): string;
  /**
   * Replaces the text. `undoable` keeps the old text one undo step away; `fresh` clears the undo history (for very long texts).
   */
  replace(text: string, how: 'undoable' | 'fresh'): void;
  /** Applies edits as one undo step. Offsets refer to the text before the edits. */
  apply(edits: readonly Change[]): void;
  undo(): void;
  focus(): void;
  /** Selects the whole text, for a paste that replaces it. */
  selectAll(): void;
  /** Whether the next paste replaces the whole text; true for an empty one. */
  selectsAll(): boolean;
  /** Scrolls to a span and places the caret at its start; `tint` highlights it for one second. */
  reveal(span: Span, how: { focus: boolean; tint: boolean }): void;
  /** The line that contains an offset: its number, from 1, and its content. */
  lineAt(offset: number): { line: number; text: string };
  /** Scrolls to a line, numbered from 1. */
  revealLine(line: number): void;
}

/** Events that an editor emits. */
export interface EditorEvents {
  /** True while `edited` may be called before the editor has the text. */
  readsAhead(): boolean;
  /** Edits, with offsets into the text before them. */
  edited(edits: readonly Change[], length: number): void;
  /** The whole text was replaced. */
  replaced(text: string): void;
  /** The caret moved: offset, line and column from 1. */
  moved(offset: number, line: number, column: number): void;
}

let current: EditorHandle | null = null;
let covering: EditorHandle | null = null;

/** Sets the editor in use. */
export function attach(handle: EditorHandle): void {
  current = handle;
}

/** Covers the editor with another one, or removes the cover. An editor attached meanwhile stays beneath it. */
export function cover(handle: EditorHandle | null): void {
  covering = handle;
}

/** The editor in use; `null` before the first paint. */
export function editor(): EditorHandle | null {
  return covering ?? current;
}

/** The editor that accepts typing, also while it is covered. */
export function beneath(): EditorHandle | null {
  return current;
}
