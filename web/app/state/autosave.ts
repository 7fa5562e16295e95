/** Decides when to save the text: small texts at once, large ones through the worker with a journal of later edits. */
import type { Change } from '../engine/change.ts';
import type { EngineClient } from '../engine/client.ts';
import { bigKey, noteBig, saveJournal, saveSmall, SMALL } from './saved.ts';

/** Maximum size of the journal, UTF-16 units; beyond it the worker saves the whole text earlier. */
const JOURNAL = 500_000;
const SMALL_DELAY = 250;
const BIG_DELAY = 1500;
/**
 * When the page closes it cannot wait for the database: texts up to this length, UTF-16 units, are then saved like small ones.
 */
const IN_A_HURRY = 2_000_000;

/** Observes the text and saves it. */
export interface Autosave {
  /** The text changed by these edits; `null` when all of it was replaced. */
  changed(edits: readonly Change[] | null, length: number, version: number): void;
  /** Saves unsaved changes, as far as that is possible synchronously. */
  flush(): void;
}

/** Creates an autosave; `read` returns the text. */
export function createAutosave(engine: EngineClient, read: () => string): Autosave {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let length = 0;
  let version = 0;
  /** Version in the database, and the edits since then; `null` when they are too many or unknown. */
  let base = -1;
  let steps: (readonly Change[])[] | null = null;
  let size = 0;
  /** Version that was saved last, in either way. */
  let stored = 0;

  async function storeLarge(): Promise<void> {
    const about = version;
    const done = await engine.save(bigKey(), about);
    if (done !== true) {
      if (version === about && engine.state !== 'running') return;
      plan(BIG_DELAY);
      return;
    }
    base = about;
    stored = about;
    steps = [];
    size = 0;
    noteBig(length);
    saveJournal(base, steps);
  }

  function storeNow(): void {
    timer = null;
    if (length > SMALL) void storeLarge();
    else if (saveSmall(read())) stored = version;
  }

  function plan(delay: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(storeNow, delay);
  }

  return {
    changed(edits, nextLength, nextVersion) {
      length = nextLength;
      version = nextVersion;
      if (edits === null) steps = null;
      else if (steps !== null) {
        steps.push(edits);
        for (const edit of edits) size += edit.text.length;
        if (size > JOURNAL) steps = null;
      }
      // A large text that was replaced completely has no saved version yet.
      plan(length <= SMALL || edits === null || steps === null ? SMALL_DELAY : BIG_DELAY);
    },
    flush() {
      if (stored === version) return;
      if (timer !== null) clearTimeout(timer);
      if (length <= SMALL) storeNow();
      else if (steps !== null && saveJournal(base, steps)) stored = version;
      else if (length <= IN_A_HURRY && saveSmall(read())) stored = version;
      else storeNow();
    },
  };
}
