import type { ReactNode } from 'react';
import type { Severity } from '../../protocol/types.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import css from './Note.module.css';

/** One or two sentences on the soft background of their severity. At most one is visible. */
export function Note({ severity = 'info', children }: { severity?: Severity | 'ok'; children: ReactNode }) {
  return (
    <div className={css.note} data-severity={severity} role="note">
      <SeverityIcon severity={severity} />
      <div>{children}</div>
    </div>
  );
}
