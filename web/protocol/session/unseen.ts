/** What could not be judged, said plainly: not observed is not the same as right. */
import type { CheckOptions, EntryRow, NotObserved } from '../types.ts';

/** A result whose type nothing in the text names. */
export interface Guess {
  entry: number;
  type: string;
  because: string;
}

/** The list for a report. `judged` says how far the judgement went. */
export function notObserved(
  rows: readonly EntryRow[],
  options: CheckOptions,
  judged: { deep: boolean; guesses: readonly Guess[]; unjudged: readonly NotObserved[] },
): NotObserved[] {
  const out: NotObserved[] = [];
  const kinds = new Set(rows.flatMap((row) => (row.items ? row.items.map((item) => item.kind) : [row.kind])));
  if (kinds.size === 1 && kinds.has('invalid')) return out;
  if (!judged.deep) {
    out.push({
      what: 'What stands inside `params` and `result`',
      because: 'The types of this revision are not loaded yet; the envelope, `_meta` and error objects are judged.',
    });
  }
  for (const { entry, type, because } of judged.guesses) {
    out.push({
      what: `What message ${entry + 1} answers`,
      because: `It is taken for ${/^[AEIOU]/u.test(type) ? 'an' : 'a'} \`${type}\`, since ${because}.`,
    });
  }
  out.push(...judged.unjudged);
  if (rows.length > 1) {
    out.push({
      what: 'The order of the messages',
      because: 'Handshake, capabilities and reused ids are not followed from message to message.',
    });
  }
  if (rows.some((row) => row.inferred && row.from === 'unknown')) {
    out.push({
      what: 'Whether the right side speaks',
      because: 'The text does not show who sent the message; choose the sender to have it judged.',
    });
  }
  if (!options.transport) {
    out.push({
      what: 'Framing on the wire',
      because: 'The text does not show how the messages travelled (stdio, HTTP or SSE).',
    });
  }
  return out;
}
