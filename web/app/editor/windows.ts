/**
 * Shows a text that is too long for an editor through read-only windows of lines, with findings, navigation and fixes. Lines
 * are counted in chunks, so that the page stays responsive.
 */
import { applyChange, type Change } from '../engine/change.ts';
import type { EditorEvents, EditorHandle } from './handle.ts';

/** Longer texts are shown through windows, UTF-16 units. Monaco was measured to handle shorter ones well. */
export const WINDOWED = 64_000_000;
/** Lines in one window: as many as a browser can scroll over. */
export const WINDOW_LINES = 500_000;
/** UTF-16 units counted per chunk. */
const STROKE = 8_000_000;

/** State that a view of the windows needs. */
export interface Windows extends EditorHandle {
  readonly kind: 'windows';
  /** Lines counted so far. */
  readonly lines: number;
  /** True while lines are still being counted. */
  readonly counting: boolean;
  /** The current line, from 1. */
  readonly line: number;
  /** Increases when a position should be scrolled into view. */
  readonly calls: number;
  /** Start and end of a line, numbered from 1, without its line feed. */
  spanOf(line: number): { start: number; end: number };
  /** A slice of the text. */
  slice(start: number, end: number): string;
  /** Selects a line. */
  choose(line: number): void;
  /** Subscribes to changes of this state; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Stops the counting. */
  close(): void;
}

/** Opens windows onto `text`. `onShort` receives a text that fits into an editor again; `later` schedules a task. */
export function windowsOnto(
  text: string,
  events: EditorEvents,
  onShort: (text: string, how: 'undoable' | 'fresh') => void,
  later: (task: () => void) => void = (task) => setTimeout(task, 0),
): Windows {
  let held = text;
  /** The text before the last fix. */
  let former: string | null = null;
  let starts: number[] = [0];
  let counted = 0;
  let run = 0;
  let line = 1;
  let calls = 0;
  const listeners = new Set<() => void>();
  const announce = (): void => {
    for (const listener of listeners) listener();
  };

  function count(mine: number): void {
    if (mine !== run) return;
    const stop = Math.min(held.length, counted + STROKE);
    for (let at = held.indexOf('\n', counted); at >= 0 && at < stop; at = held.indexOf('\n', at + 1))
      starts.push(at + 1);
    counted = stop;
    announce();
    if (counted < held.length) later(() => count(mine));
  }

  function begin(next: string): void {
    held = next;
    former = null;
    starts = [0];
    counted = 0;
    line = 1;
    calls++;
    count(++run);
  }

  function lineOf(offset: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  function go(offset: number, to: number): void {
    line = to;
    events.moved(offset, to, offset - (starts[to - 1] ?? 0) + 1);
  }

  begin(text);
  return {
    kind: 'windows',
    get lines() {
      return starts.length;
    },
    get counting() {
      return counted < held.length;
    },
    get line() {
      return line;
    },
    get calls() {
      return calls;
    },
    text: () => held,
    spanOf(of) {
      const start = starts[of - 1] ?? held.length;
      const next = starts[of] ?? held.length + 1;
      const end = next - 1 > start && held.charCodeAt(next - 2) === 13 ? next - 2 : next - 1;
      return { start, end };
    },
    slice: (start, end) => held.slice(start, end),
    choose(to) {
      go(starts[to - 1] ?? 0, to);
      announce();
    },
    replace(next, how) {
      if (next.length <= WINDOWED) {
        onShort(next, how);
        return;
      }
      begin(next);
      events.replaced(next);
    },
    apply(edits: readonly Change[]) {
      const next = applyChange(held, edits);
      const here = line;
      const before = held;
      if (next.length <= WINDOWED) {
        onShort(next, 'fresh');
        return;
      }
      begin(next);
      former = before;
      line = here;
      events.edited(edits, next.length);
    },
    undo() {
      if (former === null) return;
      const text = former;
      begin(text);
      events.replaced(text);
    },
    focus: announce,
    // A paste does not reach a text that is shown through windows.
    selectAll: () => undefined,
    selectsAll: () => false,
    reveal(span) {
      go(span.start, lineOf(span.start));
      calls++;
      announce();
    },
    lineAt(offset) {
      const of = lineOf(offset);
      const start = starts[of - 1] ?? 0;
      return { line: of, text: held.slice(start, (starts[of] ?? held.length + 1) - 1) };
    },
    revealLine(to) {
      const of = Math.max(1, Math.min(starts.length, to));
      go(starts[of - 1] ?? 0, of);
      calls++;
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      run++;
      listeners.clear();
    },
  };
}
