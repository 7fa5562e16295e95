/** What could not be judged, said plainly: not observed is not the same as right. */
import type { CheckOptions, EntryRow, NotObserved } from '../types.ts';

/** The list for a report. */
export function notObserved(rows: readonly EntryRow[], options: CheckOptions): NotObserved[] {
  const out: NotObserved[] = [];
  const kinds = new Set(rows.flatMap((row) => (row.items ? row.items.map((item) => item.kind) : [row.kind])));
  if (kinds.size === 1 && kinds.has('invalid')) return out;
  out.push({
    what: 'What stands inside `params` and `result`',
    because: 'Only the envelope, `_meta` and error objects are judged here, not the members of each method.',
  });
  if (kinds.has('response') || kinds.has('error')) {
    out.push({
      what: 'Whether each answer fits its request',
      because: 'Messages are judged one by one; answers are not compared with the requests before them.',
    });
  }
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
