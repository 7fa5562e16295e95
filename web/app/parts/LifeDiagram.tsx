import type { LifeState } from '../engine/types.ts';
import css from './LifeDiagram.module.css';

const STEP = 66;
const TOP = 22;

/**
 * The states of a server in a column: past ones with a check mark, the current one filled, later ones dashed, with labeled
 * transitions between them.
 */
export function LifeDiagram({ states, name }: { states: readonly LifeState[]; name: string }) {
  const description = states.map(({ title, place }) => (place === 'now' ? `${title} (now)` : title)).join(', ');
  return (
    <svg
      className={css.figure}
      viewBox={`0 0 280 ${TOP + STEP * (states.length - 1) + 20}`}
      role="img"
      aria-label={`${name}: ${description}`}
    >
      {states.map((state, at) => (
        <State key={state.title} state={state} next={states[at + 1]} y={TOP + STEP * at} />
      ))}
    </svg>
  );
}

function State({ state, next, y }: { state: LifeState; next: LifeState | undefined; y: number }) {
  const { title, place, edge } = state;
  const walked = next !== undefined && next.place !== 'ahead';
  return (
    <>
      {next === undefined ? null : (
        <>
          <path className={css.edge} data-walked={walked || undefined} d={`M18 ${y + 11}V${y + STEP - 16}`} />
          <path className={css.head} data-walked={walked || undefined} d={`M13.5 ${y + STEP - 19}l4.5 7 4.5-7z`} />
        </>
      )}
      {edge === undefined ? null : (
        <text className={css.label} x="42" y={y + 37}>
          {edge}
        </text>
      )}
      <circle className={css.state} data-place={place} cx="18" cy={y} r={place === 'now' ? 10 : 9} />
      {place === 'passed' ? <path className={css.tick} d={`M14 ${y + 0.5}l3 3 5-6`} /> : null}
      {place === 'now' ? <circle className={css.core} cx="18" cy={y} r="3.5" /> : null}
      <text className={css.title} data-place={place} x="42" y={y + 5}>
        {title}
      </text>
    </>
  );
}
