import { useId } from 'react';
import type { MouseEvent } from 'react';
import type { Span } from '../../protocol/types.ts';
import type { ShownDiagnostic } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { RelatedPlaces } from './RelatedPlaces.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import css from './ProblemRow.module.css';

/** Properties of one finding. */
export interface ProblemRowProps {
  problem: ShownDiagnostic;
  /** The one that lies on the sheet. */
  current: boolean;
  /** The page of its rule: the address, and the id that stands there. */
  page: { href: string; id: string };
  /** Shows the place in the editor. */
  onGo: () => void;
  onFix: () => void;
  /** Shows another place that the finding ties to. */
  onPlace: (entry: number, span: Span) => void;
}

/** A ruled row: severity in the margin, title and place, what and why, the fix, where it is written. */
export function ProblemRow({ problem, current, page, onGo, onFix, onPlace }: ProblemRowProps) {
  const { severity, title, what, why, fix, level, spec, specTitle } = problem;
  const id = useId();
  const onClick = (event: MouseEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (!onControl && document.getSelection()?.isCollapsed !== false) onGo();
  };
  return (
    // The title is a button that does the same; a click anywhere in the row only spares the way there.
    <li className={css.row} aria-current={current || undefined} onClick={onClick}>
      <span className={css.sign}>
        <SeverityIcon severity={severity} word={severity} />
      </span>
      <article aria-labelledby={id}>
        <div className={css.head}>
          <h3 id={id}>
            <button type="button" onClick={onGo}>
              <Inline text={title} />
            </button>
          </h3>
          <span className={css.place}>{placeText(problem)}</span>
        </div>
        <p>
          <Inline text={what} />{' '}
          <span className={css.why}>
            <Inline text={why} />
          </span>
        </p>
        {fix === undefined ? null : (
          <div className={css.fix}>
            <Button look={current ? 'primary' : 'plain'} aria-describedby={`${id} ${id}-says`} onClick={onFix}>
              Fix
            </Button>
            <Preview preview={problem.preview} />
            <span className={css.says} id={`${id}-says`}>
              <Inline text={fix.says} />
              {fix.safety === 'unsafe' ? ' This is a guess.' : null}
            </span>
          </div>
        )}
        <RelatedPlaces problem={problem} onPlace={onPlace} />
        <div className={css.refs}>
          <span className={css.level}>{level}</span>
          <a href={spec} target="_blank" rel="noopener">
            {specTitle}
            <span className="vh"> (opens a new tab)</span>
          </a>
          <a href={page.href} className={css.rule} aria-label={`The rule ${page.id}`}>
            <code>{page.id}</code>
          </a>
        </div>
      </article>
    </li>
  );
}

function Preview({ preview }: { preview: ShownDiagnostic['preview'] }) {
  if (preview === undefined) return null;
  return (
    <span className={css.diff}>
      {preview.before === '' ? null : (
        <del>
          <span className="vh">before: </span>
          {preview.before}
        </del>
      )}
      {preview.after === '' ? null : (
        <ins>
          <span className="vh">after: </span>
          {preview.after}
        </ins>
      )}
    </span>
  );
}

/** «line 4, /method»; without a pointer only the line. */
function placeText({ range, pointer }: ShownDiagnostic): string {
  return pointer === '' ? `line ${range.startLine}` : `line ${range.startLine}, ${pointer}`;
}
