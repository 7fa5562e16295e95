/** A text under repair: which ranges of the original it still has, and what was inserted between them. */
import type { TextEdit } from '../types.ts';

type Piece = { text: string; start: number; end: number };

/** A text to which edits are applied one after another, and which can return their combined effect. */
export class EditedText {
  readonly #original: string;
  #pieces: Piece[];

  constructor(original: string) {
    this.#original = original;
    this.#pieces = [{ text: original, start: 0, end: original.length }];
  }

  /** The text in its current state. */
  get text(): string {
    return this.#pieces.map((piece) => piece.text).join('');
  }

  /** Applies one edit, whose offsets refer to the current text. */
  apply(edit: TextEdit): void {
    const fresh: Piece[] = edit.text === '' ? [] : [{ text: edit.text, start: -1, end: -1 }];
    this.#pieces = [...this.#range(0, edit.start), ...fresh, ...this.#range(edit.end, Number.POSITIVE_INFINITY)];
  }

  #range(from: number, to: number): Piece[] {
    let at = 0;
    return this.#pieces.flatMap((piece) => {
      const start = at;
      at += piece.text.length;
      return cut(piece, Math.max(from - start, 0), Math.min(to - start, piece.text.length));
    });
  }

  /** All edits so far as edits of the original, ascending, non-overlapping, with `offset` added. */
  edits(offset: number): TextEdit[] {
    const edits: TextEdit[] = [];
    let at = 0;
    let text = '';
    const flush = (to: number): void => {
      const edit = trimEdit(this.#original, { start: at, end: to, text });
      if (edit.start < edit.end || edit.text !== '') {
        edits.push({ start: edit.start + offset, end: edit.end + offset, text: edit.text });
      }
      text = '';
    };
    for (const piece of this.#pieces) {
      if (piece.start < 0) {
        text += piece.text;
      } else {
        flush(piece.start);
        at = piece.end;
      }
    }
    flush(this.#original.length);
    return edits;
  }
}

function cut(piece: Piece, from: number, to: number): Piece[] {
  if (from >= to) return [];
  const text = piece.text.slice(from, to);
  return [piece.start < 0 ? { text, start: -1, end: -1 } : { text, start: piece.start + from, end: piece.start + to }];
}

/** Removes the parts of an edit that leave the text unchanged. */
function trimEdit(original: string, edit: TextEdit): TextEdit {
  let { start, end, text } = edit;
  while (start < end && text !== '' && original.charCodeAt(end - 1) === text.charCodeAt(text.length - 1)) {
    end -= 1;
    text = text.slice(0, -1);
  }
  while (start < end && text !== '' && original.charCodeAt(start) === text.charCodeAt(0)) {
    start += 1;
    text = text.slice(1);
  }
  return { start, end, text };
}
