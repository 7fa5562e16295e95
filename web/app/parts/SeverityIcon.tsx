import type { ReactNode } from 'react';
import type { Severity } from '../../protocol/types.ts';
import css from './SeverityIcon.module.css';
import { word as inLanguage } from '../../protocol/words.ts';

const DRAWINGS: Record<Severity | 'ok', ReactNode> = {
  error: (
    <>
      <circle className={css.ground} cx="8" cy="8" r="6.75" />
      <path className={css.mark} d="M5.75 5.75l4.5 4.5M10.25 5.75l-4.5 4.5" />
    </>
  ),
  warning: (
    <>
      <path className={css.edge} d="M8 2.2 14.6 13.6H1.4z" />
      <path className={css.mark} d="M8 6.4v3.1M8 11.6v.01" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 7.5v3.75M8 4.9v.01" />
    </>
  ),
  ok: <path strokeWidth="1.8" d="M3 8.5 6.5 12 13 4.5" />,
};

/**
 * Shape and color of a severity, 1 em square. `word` is its text for screen readers; without it, a visible label is required
 * beside it.
 */
export function SeverityIcon({ severity, word }: { severity: Severity | 'ok'; word?: string }) {
  return (
    <>
      <svg className={css.icon} data-severity={severity} viewBox="0 0 16 16" aria-hidden="true">
        {DRAWINGS[severity]}
      </svg>
      {word === undefined ? null : <span className="vh">{word.replace(severity, inLanguage(severity))}</span>}
    </>
  );
}
