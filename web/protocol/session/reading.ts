/**
 * What is noted of each message while a text is being read. This one notes what text and envelope need; `log.ts`, which comes
 * with the shape stage, follows sessions too.
 */
import type { EntryList, RawEntry, Taken } from '../intake/types.ts';
import type { CheckOptions, EntryRow, Kind, SessionSummary } from '../types.ts';
import { classify } from './classify.ts';
import type { ObservedMessage } from './message-records.ts';
import { concluded, gather, noEvidence, type RevisionGuess } from './revision.ts';
import type { Present, RowList } from './row-list.ts';
import { rowOf } from './rows.ts';
import { Senders } from './sender.ts';

/** Hears the entries of a text in order. */
export interface Listener {
  /** Made when first asked for. */
  readonly rows: EntryRow[];
  /** The same, one by one. */
  readonly rowList: RowList;
  /** What they hold, which is known sooner. */
  readonly present: Present;
  /** What rules about several messages are told of an entry. */
  heard(index: number): ObservedMessage | undefined;
  /** The session of an entry. */
  sessionOf(index: number): number;
  /** The revision to judge in, once all entries are seen. */
  readonly guess: RevisionGuess;
  /** Hears of the next entry. `place` as in `See`: true where it keeps that itself, among `entries`. */
  see(entry: RawEntry, index: number, place?: true): boolean | void;
  /** All entries, where it keeps them. */
  readonly entries?: EntryList;
  /** The sessions, once all entries are seen. */
  summaries(intake: Taken): SessionSummary[];
}

/** Notes rows and revision. */
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
    gather(this.#evidence, value, index);
  }

  heard(index: number): ObservedMessage | undefined {
    return this.rows[index];
  }

  sessionOf(): number {
    return 0;
  }

  summaries(): SessionSummary[] {
    return [];
  }
}

/** The choice of the caller, else what the text shows. */
export function guessWith({ revision = 'auto' }: CheckOptions, shown: () => RevisionGuess): RevisionGuess {
  return revision === 'auto' ? shown() : { revision, because: 'chosen by hand', how: 'chosen' };
}
