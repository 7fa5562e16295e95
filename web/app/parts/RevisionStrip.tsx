import { REVISION_IDS } from '../../protocol/types.ts';
import type { RevisionId, Verdict } from '../../protocol/types.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { count, revisionShort, verdictText } from './text.ts';
import css from './RevisionStrip.module.css';

/** Props of the six cells. */
export interface RevisionStripProps {
  /** A missing revision has no verdict yet. */
  verdicts: Partial<Record<RevisionId, Verdict>>;
  /** The revision whose findings are shown. */
  current: RevisionId | null;
  onPick: (id: RevisionId) => void;
  /** True when there is nothing to judge: the cells show a dash and no progress. */
  idle?: boolean;
}

/** Six buttons, one per revision, each with its verdict; a click judges by that revision. */
export function RevisionStrip({ verdicts, current, onPick, idle = false }: RevisionStripProps) {
  return (
    <div className={css.strip} role="group" aria-label="Verdict per revision">
      {REVISION_IDS.map((id) => {
        const verdict = verdicts[id];
        const result = verdict === undefined ? (idle ? 'nothing to check' : 'waiting') : verdictText(verdict);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === current}
            aria-label={`${revisionShort(id)}: ${result.replace(/^Valid/, 'valid')}`}
            onClick={() => onPick(id)}
          >
            <span className={css.name}>{revisionShort(id)}</span>
            <Cell verdict={verdict} idle={idle} />
          </button>
        );
      })}
    </div>
  );
}

function Cell({ verdict, idle }: { verdict: Verdict | undefined; idle: boolean }) {
  if (verdict === undefined) return <span className={css.cell}>{idle ? '–' : '– waiting'}</span>;
  const severity = verdict.errors > 0 ? 'error' : 'ok';
  return (
    <span className={css.cell} data-severity={severity}>
      <SeverityIcon severity={severity} />
      {verdict.errors > 0 ? count(verdict.errors, 'error') : 'Valid'}
    </span>
  );
}
