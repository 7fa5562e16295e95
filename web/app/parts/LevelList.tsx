import { ExternalLink } from 'lucide-react';
import type { Level, RevisionId, Severity } from '../../protocol/types.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { revisionShort } from './text.ts';
import css from './LevelList.module.css';

/** A requirement in one revision; without a level it does not apply there. */
export interface LevelRow {
  revision: RevisionId;
  level?: Level;
  severity?: Severity;
  url?: string;
  place?: string;
}

/** One row per revision: the requirement level, and a link to its clause. */
export function LevelList({ rows }: { rows: readonly LevelRow[] }) {
  return (
    <ul className={css.list}>
      {rows.map(({ revision, level, severity, url, place }) => (
        <li key={revision} data-absent={level === undefined || undefined}>
          <span className={css.name}>{revisionShort(revision)}</span>
          {level === undefined || severity === undefined ? (
            <span className={css.none}>does not apply</span>
          ) : (
            <>
              <SeverityIcon severity={severity} />
              <span className={css.level}>{level}</span>
              {url === undefined ? null : (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  title={place}
                  aria-label={`${place ?? 'The clause'} in ${revisionShort(revision)} (opens a new tab)`}
                >
                  <ExternalLink />
                </a>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
