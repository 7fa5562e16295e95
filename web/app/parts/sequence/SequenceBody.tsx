import type { Picture, PictureLooks } from './picture.ts';
import type { SessionSummary } from '../../../protocol/types.ts';
import type { ShownEntry } from '../../engine/types.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sessionName } from '../sessionText.ts';
import { placesOf, stepTo } from './find.ts';
import { NARROW } from './geometry.ts';
import { layoutOf } from './layout.ts';
import type { Row } from './rows.ts';
import type { LayoutChoice } from './layout.ts';
import { pictureOf } from './picture.ts';
import { planOf } from './plan.ts';
import { SequenceDrawing } from './SequenceDrawing.tsx';
import { SequenceTools } from './SequenceTools.tsx';
import { useFolds } from './useFolds.ts';
import { useFound } from './useFound.ts';
import css from './Sequence.module.css';

/** Props of the sequence diagram. */
export interface SequenceProps {
  entries: readonly ShownEntry[];
  sessions: readonly SessionSummary[];
  /** False while responses are not yet matched with requests: then no request is marked as waiting. */
  followed: boolean;
  /** Index of the first message that is drawn; default: the first one. */
  since?: number;
  /** Index into `entries`. */
  selected: number | null;
  onSelect: (index: number) => void;
  /** Enter or a double click: opens the anatomy. */
  onOpen: (index: number) => void;
  /** Index of the only visible session; `null` shows all of them, one after the other. */
  session: number | null;
  onSession: (session: number | null) => void;
  /** Saves a file; `draw` creates the picture of the currently expanded rows in steps. */
  onSave: (format: 'svg' | 'png', draw: (looks: PictureLooks) => Generator<undefined, Picture>) => void;
  /** Status message about the saved file. */
  saved: string | null;
}

/** Tools and drawing, once the available width is known: `width` px. */
export function SequenceBody(props: SequenceProps & { width: number }) {
  const { entries, sessions, followed, since = 0, selected, session, onSelect, onOpen, onSave, width } = props;
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { isOpen, fold, all } = useFolds();
  // The key of the run that has the keyboard focus; `null` for the selected message.
  const [atRun, setAtRun] = useState<number | null>(null);

  const narrow = width < NARROW;
  const plan = useMemo(() => planOf(entries, sessions, followed, since), [entries, sessions, followed, since]);
  const choice = useMemo<LayoutChoice>(
    () => ({ session: session ?? 'all', isOpen, narrow }),
    [session, isOpen, narrow],
  );
  const layout = useMemo(() => layoutOf(plan, choice), [plan, choice]);
  const marked = useMemo(() => placesOf(layout), [layout]);
  const { query, setQuery, hits, hitsNow, byRow } = useFound(entries, layout);

  const runRow = atRun === null ? -1 : layout.rows.findIndex((row) => row.type === 'fold' && row.run.key === atRun);
  const active = runRow >= 0 ? runRow : selected === null ? -1 : (layout.rowOf[selected] ?? -1);

  // Expands the run of a message that was selected elsewhere; the user may collapse it again.
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const row = layout.rows[layout.rowOf[selected ?? -1] ?? -1];
    if (selected !== shown.current && row?.type === 'fold') fold(row.run, true);
    if (selected !== shown.current) setAtRun(null);
    shown.current = selected;
  }, [selected, layout, fold]);

  const from = selected ?? -1;
  const go = (index: number | null) => {
    if (index === null) return;
    setAtRun(null);
    onSelect(index);
  };
  const walk = (row: Row) => {
    if (row.type === 'fold') setAtRun(row.run.key);
    else go(row.entry.index);
  };
  const save = (format: 'svg' | 'png') => {
    const wide = narrow ? layoutOf(plan, { ...choice, narrow: false }) : layout;
    onSave(format, (looks) => pictureOf(wide, entries, Math.max(0, active), looks));
  };
  return (
    <>
      <SequenceTools
        query={query}
        onQuery={setQuery}
        hits={hits.length}
        hit={hits.indexOf(from) + 1}
        onHit={(step) => go(stepTo(hitsNow(), from, step))}
        onDown={() => list.current?.focus()}
        field={field}
        findings={marked.findings.length}
        worst={marked.errors ? 'error' : marked.findings.length > 0 ? 'warning' : null}
        onFinding={() => go(stepTo(marked.findings, from, 1))}
        waiting={marked.waiting.length}
        onWaiting={() => go(stepTo(marked.waiting, from, 1))}
        runs={layout.runs.length}
        closed={!layout.runs.every(isOpen)}
        onFoldAll={(folded) => all(!folded)}
        kinds={marked.kinds}
        sessions={sessions.map(sessionName)}
        session={session}
        onSession={props.onSession}
        onSave={save}
        saved={props.saved}
      />
      <div className={css.figure}>
        <SequenceDrawing
          entries={entries}
          layout={layout}
          width={width}
          active={active}
          found={byRow}
          onWalk={walk}
          onOpen={(row) => (row.type === 'message' ? onOpen(row.entry.index) : undefined)}
          onFold={(row, open) => (row.type === 'fold' ? fold(row.run, open ?? !row.open) : undefined)}
          onFind={() => field.current?.focus()}
          list={list}
        />
      </div>
    </>
  );
}
