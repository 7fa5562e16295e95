/** “Anatomy”: the current message member by member; the member under the pointer is highlighted here and in the editor. */
import { lazy, Suspense, useEffect } from 'react';
import { viewPartyOf } from '../../../protocol/session-types.ts';
import type { ShownReport } from '../../engine/types.ts';
import { engine } from '../../state/session.ts';
import { goToEntry, goToSpan, light } from '../../state/actions.ts';
import { optionsOf, put, store } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';

const Anatomy = lazy(() => import('../../parts/Anatomy.tsx').then((file) => ({ default: file.Anatomy })));

/** The list, connected to the editor and the engine. */
export function AnatomyView({ report }: { report: ShownReport }) {
  const index = useApp((state) => state.entry);
  const anatomy = useApp((state) => state.anatomy);
  const lit = useApp((state) => state.lit);
  const entry = report.entries[index];
  useEffect(() => {
    let wanted = true;
    void engine.anatomy(index, optionsOf(store.getState()), report.version).then((made) => {
      if (wanted && made) put({ anatomy: made });
    });
    return () => {
      wanted = false;
    };
  }, [index, report]);
  useEffect(() => () => put({ anatomy: null, lit: null }), []);
  if (!entry) return null;
  const rows = anatomy?.entry === index ? anatomy.rows : [];
  const spanOf = (pointer: string) => rows.find((row) => row.pointer === pointer)?.span ?? null;
  return (
    <Suspense fallback={null}>
      <Anatomy
        anatomy={anatomy?.entry === index ? anatomy : null}
        entry={entry}
        party={viewPartyOf(entry, report.sessions[entry.session])}
        count={report.entries.length}
        onStep={(by) => goToEntry(index + by)}
        lit={lit?.pointer ?? null}
        onLight={(pointer) => light(pointer === null ? null : { pointer, span: spanOf(pointer) })}
        typeHref={(type) => `#/reference/types/${report.revision}/${type}`}
        onGo={(pointer) => {
          const span = spanOf(pointer);
          if (span) goToSpan(span);
        }}
      />
    </Suspense>
  );
}
