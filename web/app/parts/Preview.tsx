import type { RevisionId } from '../../protocol/types.ts';
import { Button } from './Button.tsx';
import { revisionName } from './text.ts';
import css from './Preview.module.css';

/** Props of the line about a chosen revision. */
export interface PreviewProps {
  revision: RevisionId;
  /** True if the choice applies to every text, not only to this one. */
  pinned: boolean;
  onAuto: () => void;
}

/** Which revision was chosen instead of the text’s own, for how long, and the way back. */
export function Preview({ revision, pinned, onAuto }: PreviewProps) {
  const name = <b>{revisionName(revision)}</b>;
  return (
    <p className={css.line}>
      <span>
        {pinned ? <>{name} judges every text until you change it.</> : <>Preview of {name}, for this text only.</>}
      </span>{' '}
      <Button onClick={onAuto}>Back to auto</Button>
    </p>
  );
}
