/**
 * What is noted of each message while a text is being read: its row, the request it answers, and whether it is quiet in the
 * revision that is going to be judged. Most are, and their values are let go of at once: a long log costs little more than
 * reading it.
 */
import type { RawEntry } from '../intake/types.ts';
import { modelOf } from '../model/index.ts';
import { QuickLook, type Around } from '../rules/quick.ts';
import type { ShapeStage } from '../rules/shape/run.ts';
import type { CheckOptions, EntryRow, RevisionId } from '../types.ts';
import { classify } from './classify.ts';
import { concluded, gather, noEvidence, presumed, type RevisionGuess } from './revision.ts';
import { rowOf } from './rows.ts';
import { Senders } from './sender.ts';

/** Hears the entries of a text in order. */
export class Reading {
  readonly rows: EntryRow[] = [];
  /** Per entry: nothing can be found in it in the revision of `look`. */
  quiet: boolean[] = [];
  look: QuickLook | null = null;
  /** What the messages show each other; null where no shape stage is there to ask. */
  readonly context: ReturnType<ShapeStage['newContext']> | null;
  readonly #text: string;
  readonly #stageOf: ((id: RevisionId) => ShapeStage) | null;
  readonly #senders: Senders;
  readonly #evidence = noEvidence();
  readonly #chosen: RevisionId | null;
  /** Entries that asked for a tool no list had shown so far, by its name. */
  readonly #lacking = new Map<string, number[]>();

  /** Without `stageOf` nothing is looked at, and every value stays. */
  constructor(text: string, options: CheckOptions, stageOf: ((id: RevisionId) => ShapeStage) | null) {
    const { revision = 'auto' } = options;
    this.#text = text;
    this.#stageOf = stageOf;
    this.#senders = new Senders(options.from);
    this.#chosen = revision === 'auto' ? null : revision;
    this.context = stageOf?.('2025-11-25').newContext((name) => this.#listed(name)) ?? null;
  }

  /** The revision to judge in, once all entries are seen. */
  get guess(): RevisionGuess {
    return this.#chosen === null ? concluded(this.#evidence) : { revision: this.#chosen, because: 'chosen by hand' };
  }

  /** Hears of the next entry. */
  see(entry: RawEntry, index: number): void {
    const { value } = entry;
    const classified = classify(value);
    const { kind } = classified;
    const sender = this.#senders.guess(entry, value, kind, index);
    this.rows.push(rowOf(this.#text, entry, value, index, classified, sender));
    if (this.#chosen === null) gather(this.#evidence, value, index);
    if (!this.context) return;
    const asked = this.context.see(entry, value, kind, sender.from, index);
    const quiet = this.#lookNow().isQuiet(value, kind, sender.from, index);
    this.quiet.push(quiet);
    if (quiet && !asked) entry.letGo?.();
  }

  /** The look of the revision that is going to be judged, as far as the messages so far tell. */
  #lookNow(): QuickLook {
    const revision = this.#chosen ?? presumed(this.#evidence);
    if (this.look?.model.id !== revision) {
      this.quiet = this.quiet.map(() => false);
      this.look = new QuickLook(modelOf(revision), this.#stageOf?.(revision) ?? null, this.#around);
    }
    return this.look;
  }

  readonly #around: Around = {
    askedOf: (response, entry) => this.context?.askedOf(response, entry) ?? null,
    tool: (name, before) => {
      const found = this.context?.tool(name, before) ?? null;
      if (found) return found;
      const lacking = this.#lacking.get(name);
      if (lacking) lacking.push(before);
      else this.#lacking.set(name, [before]);
      return null;
    },
  };

  /** A tool is listed behind its calls: they are not quiet before they are judged by it. */
  #listed(name: string): void {
    for (const entry of this.#lacking.get(name) ?? []) this.quiet[entry] = false;
    this.#lacking.delete(name);
  }
}
