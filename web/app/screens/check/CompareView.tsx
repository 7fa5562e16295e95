/** Comparison of two revisions, in place of the problems. Its code is loaded on first use. */
import { useEffect, useState } from 'react';
import type { Comparison as Compared, ShownReport } from '../../engine/types.ts';
import { Comparison } from '../../parts/Comparison.tsx';
import { sessionName } from '../../parts/sessionText.ts';
import { loadSchemas, engine } from '../../state/session.ts';
import { optionsOf, store } from '../../state/store.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { compareWith, filterBy, useBoard } from './board.ts';
import { showPlace } from './places.ts';

/**
 * The engine's findings of both revisions, including schema findings: waits for the schemas. The previous result stays until
 * the next one is available.
 */
export function CompareView({ report, beside }: { report: ShownReport; beside: RevisionId }) {
  const chosen = useBoard((board) => board.filter.session);
  const session = report.sessions.length > 1 ? report.sessions[chosen ?? -1] : undefined;
  const [compared, setCompared] = useState<Compared | null>(null);
  const { revision } = report;
  const only = session?.index ?? null;
  useEffect(() => {
    if (!report.deep) {
      loadSchemas();
      return undefined;
    }
    let wanted = true;
    void engine.compare(report.revision, beside, only, optionsOf(store.getState()), report.version).then((made) => {
      if (wanted && made) setCompared(made);
    });
    return () => {
      wanted = false;
    };
  }, [report, beside, only]);
  const current = compared?.a === revision && compared.b === beside ? compared : null;
  return (
    <Comparison
      a={revision}
      b={beside}
      compared={current}
      early={!report.deep}
      session={session ? sessionName(session) : null}
      onEverything={() => filterBy({ session: null })}
      onPick={compareWith}
      onClose={() => compareWith(null)}
      onGo={({ entry, span }) => showPlace(entry, span)}
    />
  );
}
