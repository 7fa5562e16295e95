/**
 * The states of a server side by side: passed with a check mark, current filled, future dashed. Stacked if that is too narrow.
 */
import { Check } from 'lucide-react';
import type { LifeState } from '../../../engine/types.ts';
import { LifeDiagram } from '../../../parts/LifeDiagram.tsx';
import css from './StateLine.module.css';

/** `name` states whose states they are. */
export function StateLine({ states, name }: { states: readonly LifeState[]; name: string }) {
  const description = states.map(({ title, place }) => (place === 'now' ? `${title} (now)` : title)).join(', ');
  return (
    <div className={css.box}>
      <div className={css.line} role="img" aria-label={`${name}: ${description}`}>
        {states.map(({ title, place, edge }, at) => (
          <div key={title} className={css.state} data-place={place}>
            {at + 1 < states.length ? (
              <span className={css.edge} data-walked={states[at + 1]?.place !== 'ahead' || undefined}>
                <span>{edge?.replace('notifications/', '…/')}</span>
              </span>
            ) : null}
            <span className={css.node}>{place === 'passed' ? <Check aria-hidden="true" /> : null}</span>
            <span className={css.title}>{title}</span>
          </div>
        ))}
      </div>
      <div className={css.column}>
        <LifeDiagram states={states} name={name} />
      </div>
    </div>
  );
}
