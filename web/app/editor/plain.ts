/**
 * The plain text box “Message editor”: available first, and permanently where Monaco cannot load. The element comes from
 * `index.html`, works before React, and is moved but never replaced.
 */
import type { Change } from '../engine/change.ts';
import { differenceBetween } from '../engine/change.ts';
import type { EditorEvents, EditorHandle } from './handle.ts';

/** A text box is slow with longer texts, UTF-16 units; they wait for Monaco. */
export const MAX_PLAIN = 2_000_000;

/** A text box with its listeners attached. */
export interface PlainEditor extends EditorHandle {
  readonly element: HTMLTextAreaElement;
  readonly kind: 'plain';
  /** Removes the listeners: another editor takes over. */
  leave(): void;
}

/** Attaches the listeners; `text` is inserted without an event. */
export function plainEditor(element: HTMLTextAreaElement, text: string, events: EditorEvents): PlainEditor {
  let held = text;
  /** True while the text is too long for the box and is only stored here. */
  let waiting = text.length > MAX_PLAIN;
  fill();

  function fill(): void {
    element.readOnly = waiting;
    const shown = waiting ? held.slice(0, 2000) : held;
    if (element.value !== shown) element.value = shown;
    // The box converts every line end to \n; offsets must refer to its content.
    if (!waiting) held = element.value;
  }

  function onInput(): void {
    if (waiting) return;
    const change = differenceBetween(held, element.value);
    if (!change) return;
    held = element.value;
    events.edited([change], held.length);
    onMove();
  }

  function onMove(): void {
    const offset = element.selectionEnd;
    const before = held.slice(0, offset);
    events.moved(offset, before.split('\n').length, offset - before.lastIndexOf('\n'));
  }

  function insert(change: Change): void {
    element.setSelectionRange(change.start, change.end);
    // The only way to edit a text box that keeps its native undo history.
    const done = document.execCommand(change.text === '' ? 'delete' : 'insertText', false, change.text);
    if (!done) element.setRangeText(change.text, change.start, change.end, 'end');
  }

  element.addEventListener('input', onInput);
  element.addEventListener('keyup', onMove);
  element.addEventListener('pointerup', onMove);

  return {
    kind: 'plain',
    element,
    text: () => held,
    replace(next, how) {
      if (how === 'undoable' && !waiting && next.length <= MAX_PLAIN) {
        element.focus();
        insert({ start: 0, end: held.length, text: next });
        onInput();
        element.setSelectionRange(0, 0);
        return;
      }
      held = next;
      waiting = next.length > MAX_PLAIN;
      fill();
      events.replaced(held);
    },
    apply(edits) {
      const active = document.activeElement;
      element.focus();
      for (const edit of [...edits].sort((a, b) => b.start - a.start)) insert(edit);
      onInput();
      if (active instanceof HTMLElement && active !== element) active.focus();
    },
    undo() {
      element.focus();
      document.execCommand('undo');
      onInput();
    },
    focus: () => element.focus(),
    selectAll: () => element.select(),
    selectsAll: () => element.selectionStart === 0 && element.selectionEnd === element.value.length,
    reveal(span, how) {
      if (how.focus) element.focus();
      element.setSelectionRange(span.start, Math.min(span.end, span.start + 200));
      onMove();
    },
    lineAt(offset) {
      const before = held.slice(0, offset);
      const start = before.lastIndexOf('\n') + 1;
      const next = held.indexOf('\n', start);
      return { line: before.split('\n').length, text: held.slice(start, next < 0 ? held.length : next) };
    },
    revealLine(line) {
      let at = 0;
      for (let left = line; left > 1 && at >= 0; left--) at = held.indexOf('\n', at) + 1 || held.length;
      element.focus();
      element.setSelectionRange(at, at);
      onMove();
    },
    leave() {
      element.removeEventListener('input', onInput);
      element.removeEventListener('keyup', onMove);
      element.removeEventListener('pointerup', onMove);
    },
  };
}
