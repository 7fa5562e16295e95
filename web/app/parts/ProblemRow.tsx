import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Sender, Span } from '../../protocol/types.ts';
import type { ShownDiagnostic } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { Inline } from './Inline.tsx';
import { Linked } from './Linked.tsx';
import { RelatedPlaces } from './RelatedPlaces.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { SENT_BY } from './sides.ts';
import css from './ProblemRow.module.css';

/** Props of one finding. */
export interface ProblemRowProps {
  problem: ShownDiagnostic;
  /** Whether this is the current finding. */
  current: boolean;
  /** The page of its rule: its URL, and the id shown as its text; `null` for a fact about hosts, which is no rule. */
  page: { href: string; id: string } | null;
  /** Where it is, instead of its line and member. */
  place?: string;
  /** Sender of the message with the problem; absent where the text has only one side. */
  side?: Sender | undefined;
  /** The exercise about this mistake; `null` if there is none. */
  practice?: { href: string; title: string } | null;
  /** What to do, where there is no fix; an imperative. */
  advice?: string | null;
  /** Actions for the current finding. */
  actions?: ReactNode;
  /** Reveals the finding in the editor. */
  onGo: () => void;
  onFix: () => void;
  /** Reveals a related position of the finding. */
  onPlace: (entry: number, span: Span) => void;
}

/** A row with severity, title and position, problem and reason, the fix, and links to the specification and the rule. */
export function ProblemRow({
  problem,
  current,
  page,
  place,
  side,
  practice = null,
  advice = null,
  actions,
  onGo,
  onFix,
  onPlace,
}: ProblemRowProps) {
  const { severity, title, what, why, fix, level, spec, specTitle } = problem;
  const isCause = problem.class === 'cause';
  const id = useId();
  const onClick = (event: MouseEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (!onControl && document.getSelection()?.isCollapsed !== false) onGo();
  };
  return (
    // The title is a button with the same action; a click anywhere in the row is only a shortcut.
    <li className={css.row} aria-current={current || undefined} onClick={onClick}>
      <span className={css.sign}>
        <SeverityIcon severity={severity} word={severity} />
      </span>
      <article aria-labelledby={id}>
        <div className={css.head}>
          <h3 id={id}>
            <button type="button" data-next={current || undefined} onClick={onGo}>
              <Inline text={title} />
            </button>
          </h3>
          <span className={css.place}>{place ?? placeText(problem)}</span>
        </div>
        <p>
          <Linked text={what} />{' '}
          <span className={css.why}>
            <Linked text={why} />
          </span>
        </p>
        {fix === undefined ? (
          <Advice text={isCause ? null : advice} />
        ) : (
          <div className={css.fix}>
            <Button look={current ? 'primary' : 'plain'} aria-describedby={`${id} ${id}-says`} onClick={onFix}>
              Fix
            </Button>
            <Preview preview={problem.preview} />
            <span className={css.says} id={`${id}-says`}>
              <Linked text={fix.says} />
              {fix.safety === 'unsafe' ? ' This is a guess.' : null}
            </span>
          </div>
        )}
        <RelatedPlaces problem={problem} onPlace={onPlace} />
        <div className={css.refs}>
          {side === undefined || (isCause && side === 'unknown') ? null : (
            <span className={css.side}>{SENT_BY[side]}</span>
          )}
          {page === null || isCause ? null : <span className={css.level}>{level}</span>}
          <a href={spec} target="_blank" rel="noopener">
            {specTitle}
            <span className="vh"> (opens a new tab)</span>
          </a>
          {page === null || isCause ? null : (
            <a href={page.href} className={css.rule} aria-label={`The rule ${page.id}`}>
              <code>{page.id}</code>
            </a>
          )}
          {practice === null ? null : <a href={practice.href}>Practise: {practice.title}</a>}
        </div>
        {current && actions ? <div className={css.actions}>{actions}</div> : null}
      </article>
    </li>
  );
}

function Advice({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className={css.advice}>
      <Linked text={text} />
    </p>
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

/** E.g. “line 4, /method”; without a pointer only the line. With several parts, the part’s title comes first. */
function placeText({ range, pointer, about }: ShownDiagnostic): string {
  const part = about === undefined ? '' : `${about.replaceAll('`', '')}, `;
  return `${part}line ${range.startLine}${pointer === '' ? '' : `, ${pointer}`}`;
}
