/**
 * What is recorded for each message while a text is read. This class records what the text and envelope checks need; `log.ts`,
 * which is loaded with the shape phase, also follows sessions.
 */
import type { EntryList, RawEntry, Taken } from '../intake/types.ts';
import type { CheckOptions, EntryRow, Kind, SessionSummary } from '../types.ts';
import { classify } from './classify.ts';
import type { ObservedMessage } from './message-records.ts';
import { concluded, gather, noEvidence, type RevisionGuess } from './revision.ts';
import type { Present, RowList } from './row-list.ts';
import { rowOf } from './rows.ts';
import { Senders } from './sender.ts';

/** Observes the entries of a text in order. */
export interface Listener {
  /** Created on first use. */
  readonly rows: EntryRow[];
  /** The same, row by row. */
  readonly rowList: RowList;
  /** The contents of the rows, which are known earlier. */
  readonly present: Present;
  /** An entry as passed to rules about several messages. */
  observed(index: number): ObservedMessage | undefined;
  /** The session of an entry. */
  sessionOf(index: number): number;
  /** The revision to judge by, once all entries are observed. */
  readonly guess: RevisionGuess;
  /** Observes the next entry. `place` as in `See`: returns true if it stores the entry itself, in `entries`. */
  see(entry: RawEntry, index: number, place?: true): boolean | void;
  /** All entries, if it stores them. */
  readonly entries?: EntryList;
  /** The sessions, once all entries are observed. */
  summaries(intake: Taken): SessionSummary[];
}

/** Records rows and the revision. */
export class Reading implements Listener {
  readonly rows: EntryRow[] = [];
  readonly #text: string;
  readonly #senders: Senders;
  readonly #evidence = noEvidence();
  readonly #options: CheckOptions;

  constructor(text: string, options: CheckOptions) {
    this.#text = text;
    this.#options = options;
    this.#senders = new Senders(options.from);
  }

  get rowList(): RowList {
    return this.rows;
  }

  get present(): Present {
    return {
      kinds: new Set(this.rows.flatMap((row): { kind: Kind }[] => row.items ?? [row]).map(({ kind }) => kind)),
      unsure: this.rows.some(({ inferred, from }) => inferred && from === 'unknown'),
    };
  }

  get guess(): RevisionGuess {
    return guessWith(this.#options, () => concluded(this.#evidence));
  }

  see(entry: RawEntry, index: number): void {
    const { value } = entry;
    const classified = classify(value);
    const sender = this.#senders.guess(entry, value, classified.kind, index);
    this.rows.push(rowOf(this.#text, entry, value, index, classified, sender, 0));
    gather(this.#evidence, value, index, entry);
  }

  observed(index: number): ObservedMessage | undefined {
    return this.rows[index];
  }

  sessionOf(): number {
    return 0;
  }

  summaries(): SessionSummary[] {
    return [];
  }
}

/** The caller’s choice, otherwise the revision inferred from the text. */
export function guessWith({ revision = 'auto' }: CheckOptions, shown: () => RevisionGuess): RevisionGuess {
  return revision === 'auto' ? shown() : { revision, because: 'chosen by hand', how: 'chosen' };
}
