/** When to keep the text: small ones at once, large ones through the worker with a journal of what came after. */
import type { Change } from '../engine/change.ts';
import type { EngineClient } from '../engine/client.ts';
import { bigKey, noteBig, saveJournal, saveSmall, SMALL } from './saved.ts';

/** Edits kept in the journal at most, UTF-16 units; beyond it the worker keeps the whole text sooner. */
const JOURNAL = 500_000;
const SMALL_DELAY = 250;
const BIG_DELAY = 1500;
/** A page that goes away waits for no database: texts up to this length, UTF-16 units, then go where small ones are. */
const IN_A_HURRY = 2_000_000;

/** Watches the text and keeps it. */
export interface Autosave {
  /** The text changed by these edits; `null` when all of it is new. */
  changed(edits: readonly Change[] | null, length: number, version: number): void;
  /** Keeps what is not kept yet, as far as that can be done at once. */
  flush(): void;
}

/** Makes a keeper; `read` gives the text. */
export function createAutosave(engine: EngineClient, read: () => string): Autosave {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let length = 0;
  let version = 0;
  /** Version the database has, and the edits since then; `null` when they are too many or unknown. */
  let base = -1;
  let steps: (readonly Change[])[] | null = null;
  let size = 0;
  /** Version that is kept, by whatever means. */
  let kept = 0;

  async function storeLarge(): Promise<void> {
    const about = version;
    const done = await engine.save(bigKey(), about);
    if (done !== true) {
      if (version === about && engine.state !== 'running') return;
      plan(BIG_DELAY);
      return;
    }
    base = about;
    kept = about;
    steps = [];
    size = 0;
    noteBig(length);
    saveJournal(base, steps);
  }

  function storeNow(): void {
    timer = null;
    if (length > SMALL) void storeLarge();
    else if (saveSmall(read())) kept = version;
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
      // A large text that is all new has nothing to fall back on.
      plan(length <= SMALL || edits === null || steps === null ? SMALL_DELAY : BIG_DELAY);
    },
    flush() {
      if (kept === version) return;
      if (timer !== null) clearTimeout(timer);
      if (length <= SMALL) storeNow();
      else if (steps !== null && saveJournal(base, steps)) kept = version;
      else if (length <= IN_A_HURRY && saveSmall(read())) kept = version;
      else storeNow();
    },
  };
}
