/** The outcome of a step: feedback on the choice, what to observe, the rule it shows, and its source. */
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { QuestionView, StepView } from '../../../engine/learn.ts';
import { Linked } from '../../../parts/Linked.tsx';
import { Prose } from '../../../parts/lesson/Prose.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Note } from '../../../parts/Note.tsx';
import { referenceHref } from '../../../state/route.ts';
import css from './Walk.module.css';
import { replyIn, showRow } from './rows.ts';
import { titleOf } from './titles.ts';
import { useWalk } from './walk.ts';
import { WalkExchange } from './WalkExchange.tsx';

/** Below the question; the first part is announced when it appears. */
export function WalkOutcome({ step, revealed }: { step: StepView; revealed: boolean }) {
  const { question, exchange, remark, shows, links } = step;
  const ref = useInViewport(revealed);
  return (
    <>
      <div ref={ref} className={css.outcome} aria-live="polite" data-revealed={revealed || undefined}>
        {revealed && question ? <About question={question} /> : null}
        <WalkExchange exchange={exchange} />
        {remark === null ? null : <Prose text={remark} />}
        {revealed ? <Reply /> : null}
      </div>
      {shows === null || (question !== null && !revealed) ? null : (
        <Note>
          This step breaks a rule on purpose:{' '}
          <a href={referenceHref('rules', shows)}>
            <code>{shows}</code>
          </a>
        </Note>
      )}
      {links.length === 0 ? null : (
        <p className={css.links}>
          Specification:{' '}
          {links.map(({ title, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              {title}
              <ExternalLink aria-hidden="true" />
              <span className="vh"> (opens a new tab)</span>
            </a>
          ))}
        </p>
      )}
    </>
  );
}

function About({ question: { options, chosen, right, says } }: { question: QuestionView }) {
  if (right === null) return null;
  return (
    <p>
      <b>
        <Linked text={chosen === right ? 'Correct.' : `The correct answer is “${options[right] ?? ''}”.`} />
      </b>{' '}
      {says === null ? null : <Linked text={chosen === right ? says : `About your choice: ${says}`} />}
    </p>
  );
}

/** On narrow screens the wire is not visible: shows the response, with a link to it. */
function Reply() {
  const row = useWalk(replyIn);
  const silent = useWalk(({ view }) => view?.verdict != null);
  if (!row) return silent ? <p className={css.reply}>The server sends nothing.</p> : null;
  return (
    <p className={css.reply}>
      The server sends: <Linked text={`\`${titleOf(row)}\``} />.{' '}
      <Button look="link" onClick={() => showRow(row.index)}>
        Show it
      </Button>
    </p>
  );
}

/** Scrolls a new outcome into view, but not that of an earlier step. */
function useInViewport(revealed: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(revealed);
  useEffect(() => {
    if (revealed && !before.current) ref.current?.scrollIntoView({ block: 'nearest' });
    before.current = revealed;
  }, [revealed]);
  return ref;
}
