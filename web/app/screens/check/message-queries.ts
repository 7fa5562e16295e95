/** What the table of messages requests from the engine, which has the text. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownReport } from '../../engine/types.ts';
import { countedResults, type FailedResults } from '../../parts/outcomes.ts';
import { engine } from '../../state/session.ts';
import { optionsOf, store } from '../../state/store.ts';

/**
 * Indices of messages whose text contains `query`; `null` without a search or a result. During typing the previous result
 * stays: it includes the next one.
 */
export function useHolding(query: string, version: number): ReadonlySet<number> | null {
  const [known, setKnown] = useState<{ query: string; found: ReadonlySet<number> } | null>(null);
  useEffect(() => {
    if (query === '') return undefined;
    let wanted = true;
    void engine.find(query, optionsOf(store.getState()), version).then((found) => {
      if (wanted && found) setKnown({ query, found: new Set(found) });
    });
    return () => {
      wanted = false;
    };
  }, [query, version]);
  return query !== '' && known && query.startsWith(known.query) ? known.found : null;
}

const NONE: FailedResults = new Map();

/** The results of failed tool calls; empty until they are known. */
export function useFailed(report: ShownReport): FailedResults {
  const [known, setKnown] = useState<{ of: string; found: FailedResults } | null>(null);
  const of = keyOf(report);
  useEffect(() => {
    let wanted = true;
    void engine.failed(optionsOf(store.getState()), report.version).then((found) => {
      if (wanted && found) setKnown({ of, found: found.length === 0 ? NONE : countedResults(found) });
    });
    return () => {
      wanted = false;
    };
  }, [of, report.version]);
  return known?.of === of ? known.found : NONE;
}

/** The messages of a text change with its version and with the way it is read. */
function keyOf({ version, format, deep, entries }: ShownReport): string {
  return `${version} ${format.id} ${deep} ${entries.length}`;
}

const NO_LINES: ReadonlyMap<number, string> = new Map();

/** Lines about the content of messages. `need` requests those of the visible rows; one request runs at a time. */
export function useBriefs(report: ShownReport): {
  briefs: ReadonlyMap<number, string>;
  need: (indices: readonly number[]) => void;
} {
  const of = keyOf(report);
  const [known, setKnown] = useState<{ of: string; lines: ReadonlyMap<number, string> }>({ of, lines: NO_LINES });
  const state = useRef({ of, lines: NO_LINES, wanted: [] as readonly number[], running: false });
  const { version } = report;
  const need = useCallback(
    (indices: readonly number[]) => {
      const now = state.current;
      if (now.of !== of) state.current = { of, lines: NO_LINES, wanted: indices, running: false };
      else now.wanted = indices;
      const mine = state.current;
      const request = async (): Promise<void> => {
        const missing = mine.wanted.filter((index) => !mine.lines.has(index));
        // Set here, not after the promise: the next rows can be needed before it settles.
        mine.running = missing.length > 0 && state.current === mine;
        if (!mine.running) return;
        const lines = await engine.briefs(missing, optionsOf(store.getState()), version);
        if (lines === null) mine.running = false;
        if (lines === null) return;
        mine.lines = new Map([...mine.lines, ...missing.map((index, at) => [index, lines[at] ?? ''] as const)]);
        if (state.current === mine) setKnown({ of, lines: mine.lines });
        await request();
      };
      if (!mine.running) void request();
    },
    [of, version],
  );
  return { briefs: known.of === of ? known.lines : NO_LINES, need };
}
