import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import type { Severity } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import css from './Notice.module.css';

/** A line below the bar, e.g. for an invalid address or a file that is not text. It is announced once and can be dismissed. */
export function Notice(props: { severity?: Severity; children: ReactNode; onDismiss: () => void }) {
  const { severity = 'warning', children, onDismiss } = props;
  return (
    <div className={css.notice} data-severity={severity}>
      <SeverityIcon severity={severity} />
      <p role="alert">{children}</p>
      <Button look="quiet" square aria-label="Dismiss" onClick={onDismiss}>
        <X />
      </Button>
    </div>
  );
}
