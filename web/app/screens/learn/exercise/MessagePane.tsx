/** The pane of exercises whose answer is a message. */
import { useEffect } from 'react';
import type { ShownMessageExercise } from '../../../engine/learn.ts';
import { Button } from '../../../parts/Button.tsx';
import { SeverityIcon } from '../../../parts/SeverityIcon.tsx';
import { AnswerEditor } from './AnswerEditor.tsx';
import { AnswerFoot } from './AnswerFoot.tsx';
import { useItem, useItemStore } from './item.ts';
import { judge } from './message.ts';
import { Result } from './Result.tsx';
import { PaneHead } from './PaneHead.tsx';
import { verdictOf } from './text.ts';
import css from './Exercise.module.css';

/** The editor, the checker's verdict, the result. */
export function MessagePane({ shown }: { shown: ShownMessageExercise }) {
  const item = useItemStore();
  useEffect(() => judge(item), [item]);
  return (
    <>
      <div className={css.box}>
        <PaneHead title={titleOf(shown)} shown={shown} />
        <AnswerEditor />
        <AnswerFoot>
          <Verdict />
        </AnswerFoot>
      </div>
      <Result shown={shown} />
    </>
  );
}

function titleOf({ wire, from }: ShownMessageExercise): string {
  if (wire === 'http') return from === 'server' ? 'HTTP response' : 'HTTP request';
  return from === 'server' ? 'Server message' : 'Client message';
}

function Verdict() {
  const item = useItemStore();
  const report = useItem((state) => state.report);
  if (!report) return <p className={css.verdict} role="status" aria-label="Verdict" />;
  const { severity, text } = verdictOf(report);
  const first = report.blank ? undefined : report.diagnostics.find((one) => one.severity !== 'info');
  return (
    <div className={css.verdict}>
      <SeverityIcon severity={severity} />
      <p role="status" aria-label="Verdict">
        {text}
      </p>
      {first === undefined ? null : (
        <Button look="link" onClick={() => item.setState({ place: { ...first.range } })}>
          {`line ${first.range.startLine}`}
        </Button>
      )}
    </div>
  );
}
