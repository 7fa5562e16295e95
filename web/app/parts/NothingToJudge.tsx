import type { ShownPart } from '../engine/types.ts';
import { Linked } from './Linked.tsx';
import css from './EmptyState.module.css';

/** Below “Nothing to judge”: what the text is, and what to paste instead. */
export function NothingToJudge({ report, instead }: { report: { parts: readonly ShownPart[] }; instead: string }) {
  const reasons = [...new Set(report.parts.map(({ because }) => because))].slice(0, MAX_REASONS);
  return (
    <div className={css.empty}>
      {reasons.map((because) => (
        <p key={because}>
          <Linked text={because} />
        </p>
      ))}
      <p>{instead}</p>
    </div>
  );
}

const MAX_REASONS = 4;
