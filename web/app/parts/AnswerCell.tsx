import type { MouseEvent } from 'react';
import type { Answer } from './answers.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { SLOW, grouped, durationText } from './text.ts';
import css from './AnswerCell.module.css';

/** The response state of a message. A click on the other message’s number selects it; so does Space. */
export function AnswerCell(props: { answer: Answer; wrong: boolean; onSelect: (index: number) => void }) {
  const { answer, wrong, onSelect } = props;
  if (answer.state === 'none') {
    return (
      <span className={css.quiet}>
        <Label long={answer.text} short={answer.text === '' ? '' : 'none'} />
      </span>
    );
  }
  if (answer.state === 'waiting') {
    return (
      <span className={css.open}>
        <span className={css.ring} aria-hidden="true" />
        waiting
      </span>
    );
  }
  if (answer.state === 'refused') {
    return (
      <span title="HTTP refused this request.">
        <Label long={`HTTP ${answer.status}`} short={answer.status.slice(0, 3)} />
      </span>
    );
  }
  if (answer.state === 'orphan') {
    return (
      <span className={css.open} title="It matches no request of this session.">
        {wrong ? <SeverityIcon severity="error" word="error: " /> : <span className={css.ring} aria-hidden="true" />}
        orphan
      </span>
    );
  }
  const answered = answer.state === 'answered';
  const other = answered ? answer.by : answer.to;
  const go = (event: MouseEvent) => {
    event.stopPropagation();
    onSelect(other);
  };
  return (
    // Not in the Tab order, as for all cells of a grid. The pointer does not move the focus.
    <button
      type="button"
      tabIndex={-1}
      className={css.other}
      title={`Go to message ${grouped(other + 1)} (Space)`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={go}
    >
      <Label long={answered ? 'answered by' : 'answers'} short={answered ? 'by' : 'to'} />{' '}
      <span>{grouped(other + 1)}</span>
    </button>
  );
}

/** The long text for a wide table and the short one for a narrow table. Screen readers always get the long one. */
function Label({ long, short }: { long: string; short: string }) {
  return (
    <span className={css.either} data-short={short}>
      <span>{long}</span>
    </span>
  );
}

/** The time until the response. Slow times are ochre, with a word for screen readers. */
export function TookCell({ took }: { took: number | undefined }) {
  if (took === undefined) return null;
  if (took < SLOW) return durationText(took);
  return (
    <b>
      {durationText(took)}
      <span className="vh">, slow</span>
    </b>
  );
}
