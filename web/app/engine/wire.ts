/** What page and worker say to each other. Text goes over once; afterwards only edits do. */
import type { Engine, ShownEntry } from './types.ts';

/** One edit whose text is `null` when it was sent ahead in parts. */
export interface WireEdit {
  start: number;
  end: number;
  text: string | null;
}

/** Calls that are answered. */
export type CallName = 'check' | 'line' | 'verdicts' | 'anatomy' | 'hover' | 'complete' | 'format' | 'save';
/** The arguments of an answered call. */
export type CallArguments<Name extends CallName> = Parameters<Engine[Name]>;
/** What an answered call answers. */
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<Engine[Name]>>;

/** An answered call as it travels. `version` is the text it speaks of. */
export type WireAsk = {
  [Name in CallName]: { name: Name; version: number; args: CallArguments<Name> };
}[CallName];
/** The call of one name. */
export type AskOf<Name extends CallName> = Extract<WireAsk, { name: Name }>;

/**
 * From the page to the worker. `part` carries a piece of a long text ahead of the `set` or `edit` that uses it. `first`
 * comes from `early.js`, before the page's own code: the text that the page begins with.
 */
export type ToWorker =
  | { say: 'first'; text: string }
  | { say: 'part'; text: string }
  | { say: 'set'; version: number; text: string | null }
  | { say: 'edit'; version: number; edits: WireEdit[] }
  | { say: 'call'; id: number; ask: WireAsk }
  /** Load the types: until then only text and envelope are judged. Answered by `deeper`. */
  | { say: 'deepen' };

/** From the worker to the page. `words` is the verdict on the `first` text, ready to show. `void` answers a call that newer text or a newer call made pointless. */
export type FromWorker =
  | { say: 'words'; words: string }
  /** The types are there: what was judged before is judged deeper now. */
  | { say: 'deeper' }
  | { say: 'answer'; id: number; version: number; value: unknown }
  /** Rows of a long report, ahead of the answer they belong to: many small messages keep the page free. */
  | { say: 'rows'; id: number; rows: ShownEntry[] }
  | { say: 'void'; id: number }
  | { say: 'failed'; id: number; because: string };
