/** Icons inside drawings. Pure. */
import type { Kind, Severity } from '../../../protocol/types.ts';
import { KIND_PATHS } from '../KindIcon.tsx';
import type { Mark } from './marks.ts';

/** The icon of a kind; `size` px. */
export function kindMark(kind: Kind, x: number, y: number, size: number): Mark {
  return { shape: 'path', d: KIND_PATHS[kind], stroke: `kind-${kind}`, width: 1.5, move: [x, y, size / 16] };
}

/** The icon of a finding; `size` px. */
export function severityMarks(severity: Severity, x: number, y: number, size: number): Mark[] {
  const move = [x, y, size / 16] as const;
  if (severity === 'error') {
    return [
      { shape: 'circle', x: x + size / 2, y: y + size / 2, r: (6.75 * size) / 16, fill: 'error' },
      { shape: 'path', d: 'M5.75 5.75l4.5 4.5M10.25 5.75l-4.5 4.5', stroke: 'error-on', width: 1.6, move },
    ];
  }
  return [
    { shape: 'path', d: 'M8 2.2 14.6 13.6H1.4z', fill: 'warning', stroke: 'warning', width: 1.2, move },
    { shape: 'path', d: 'M8 6.4v3.1M8 11.6v.01', stroke: 'warning-on', width: 1.6, move },
  ];
}
