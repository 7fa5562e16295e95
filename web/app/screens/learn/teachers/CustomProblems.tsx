import type { CustomReading } from '../../../engine/learn.ts';
import { Inline } from '../../../parts/Inline.tsx';
import { SeverityIcon } from '../../../parts/SeverityIcon.tsx';
import css from './Custom.module.css';

/** The problems of a file, each with its line and its path. */
export function CustomProblems({ problems }: { problems: CustomReading['problems'] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems} aria-label="Problems in the file">
      {problems.map(({ says, pointer, line }, at) => (
        <li key={at}>
          <SeverityIcon severity="error" />
          <p>
            <Inline text={says} />
            <span className={css.place}>
              Line {line}
              {pointer === '' ? null : (
                <>
                  , <code>{pointer}</code>
                </>
              )}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
