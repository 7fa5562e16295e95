import { Lock } from 'lucide-react';
import { MAP_HREF } from './contents.ts';
import { useProgress } from './progress.ts';
import css from './Learn.module.css';

/** Where progress is stored, beside the chapters. */
export function ProgressNote() {
  const stored = useProgress((state) => state.stored);
  return (
    <p className={css.note}>
      <Lock size={14} aria-hidden="true" />{' '}
      {stored ? (
        <>
          Progress stays on this machine. <a href={MAP_HREF}>Export</a>
        </>
      ) : (
        'This browser does not store anything: progress is lost when you close this page.'
      )}
    </p>
  );
}
