import type { MouseEvent } from 'react';
import type { Answer } from './answers.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { SLOW, grouped, durationText } from './text.ts';
import css from './Messages.module.css';

/** What became of a message. A click on the other message's number goes there; by keyboard Space does. */
export function AnswerCell(props: { answer: Answer; wrong: boolean; onSelect: (index: number) => void }) {
  const { answer, wrong, onSelect } = props;
  if (answer.state === 'none') {
    return (
      <span className={css.quiet}>
        <Words long={answer.words} short={answer.words === '' ? '' : 'none'} />
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
  if (answer.state === 'orphan') {
    return (
      <span className={css.open} title="It answers no request of this session.">
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
    // Out of the order of Tab, as all in a grid is; the pointer leaves the focus where it was.
    <button
      type="button"
      tabIndex={-1}
      className={css.other}
      title={`Go to message ${grouped(other + 1)} (Space)`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={go}
    >
      <Words long={answered ? 'answered by' : 'answers'} short={answered ? 'by' : 'to'} />{' '}
      <span>{grouped(other + 1)}</span>
    </button>
  );
}

/** What a wide table says, and a narrow one, which leaves the long words to screen readers. */
function Words({ long, short }: { long: string; short: string }) {
  return (
    <span className={css.either} data-short={short}>
      <span>{long}</span>
    </span>
  );
}

/** The time an answer took; slow ones in ochre, with a word for who does not see that. */
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
