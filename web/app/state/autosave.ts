/** Decides when to save the text: small texts at once, large ones through the worker with a journal of later edits. */
import type { Change } from '../engine/change.ts';
import type { EngineClient } from '../engine/client.ts';
import { bigKey, noteBig, saveJournal, saveSmall, SMALL, type Step } from './saved.ts';

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
export function createAutosave(engine: Pick<EngineClient, 'state' | 'save'>, read: () => string): Autosave {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let length = 0;
  let version = 0;
  /** Version in the database; `null` if it holds none from which `steps` lead to the current text. */
  let base: number | null = null;
  /** The edits since version `start`, the oldest that they apply to. */
  let steps: Step[] = [];
  let start = 0;
  let size = 0;
  /** Version that was saved last, in either way. */
  let stored = 0;

  function forget(): void {
    base = null;
    steps = [];
    start = version;
    size = 0;
  }

  async function storeLarge(): Promise<void> {
    const about = version;
    const done = await engine.save(bigKey(), about);
    if (done !== true) {
      if (version === about && engine.state !== 'running') return;
      plan(BIG_DELAY);
      return;
    }
    // A text that replaced the saved one meanwhile is saved by the next call.
    if (about < start) return;
    // Edits that came while it was saved are not in the database.
    steps = steps.filter((step) => step.version > about);
    size = steps.reduce((sum, { edits }) => sum + lengthOf(edits), 0);
    base = start = stored = about;
    noteBig(length);
    saveJournal(base, steps);
  }

  /** Saves the text like a small one: the one in the database is no longer that of the page. */
  function storeSmall(): boolean {
    if (!saveSmall(read())) return false;
    forget();
    stored = version;
    return true;
  }

  function storeNow(): void {
    timer = null;
    if (length > SMALL) void storeLarge();
    else storeSmall();
  }

  function plan(delay: number): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(storeNow, delay);
  }

  return {
    changed(edits, nextLength, nextVersion) {
      length = nextLength;
      version = nextVersion;
      if (edits === null) forget();
      else {
        steps.push({ version, edits });
        size += lengthOf(edits);
        if (size > JOURNAL) forget();
      }
      // A large text that was replaced completely has no saved version yet.
      plan(length <= SMALL || base === null ? SMALL_DELAY : BIG_DELAY);
    },
    flush() {
      if (stored === version) return;
      if (timer !== null) clearTimeout(timer);
      if (length <= SMALL) storeNow();
      else if (base !== null && saveJournal(base, steps)) stored = version;
      else if (length > IN_A_HURRY || !storeSmall()) storeNow();
    },
  };
}

function lengthOf(edits: readonly Change[]): number {
  return edits.reduce((sum, { text }) => sum + text.length, 0);
}
