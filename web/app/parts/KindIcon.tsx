import type { Kind } from '../../protocol/types.ts';
import css from './KindIcon.module.css';

/** SVG paths of the kinds, 16 × 16, to be stroked with round caps and width 1.5. */
export const KIND_PATHS: Record<Kind, string> = {
  // The dot is a ring without a hole.
  request: 'M2.5 8a.75.75 0 1 0 1.5 0a.75.75 0 1 0-1.5 0M5.5 8H13M9.75 4.5 13.25 8l-3.5 3.5',
  notification: 'M2 8h1.5M6 8h1.5M10 8h3.25M9.75 4.5 13.25 8l-3.5 3.5',
  response: 'M13 3.25v3.5a2 2 0 0 1-2 2H3M6.25 5.25 2.75 8.75l3.5 3.5',
  error: 'M13.25 3.25v3.5a2 2 0 0 1-2 2H8.5M2.75 6.5l4.5 4.5M7.25 6.5 2.75 11',
  batch: 'M4.75 2.75h-2v10.5h2M11.25 2.75h2v10.5h-2M6 5.5h4M6 8h4M6 10.5h4',
  invalid:
    'M6 2.75C4.5 2.75 4.5 4 4.5 5.25S4 7.5 2.75 8C4 8.5 4.5 9.5 4.5 10.75S4.5 13.25 6 13.25M10 2.75c1.5 0 1.5 1.25 1.5 2.5M11.5 10.75c0 1.25 0 2.5-1.5 2.5M9.5 6.75l3 2.5M12.5 6.75l-3 2.5',
};

/** The icon of a kind, 1 em square, in its color. It needs a label beside it. */
export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg className={css.icon} data-kind={kind} viewBox="0 0 16 16" aria-hidden="true">
      <path d={KIND_PATHS[kind]} />
    </svg>
  );
}
