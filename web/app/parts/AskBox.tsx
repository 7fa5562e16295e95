import type { Ask } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { filledAnswer } from './filledAnswer.ts';
import { FormFields } from './FormFields.tsx';
import { Inline } from './Inline.tsx';
import css from './AskBox.module.css';

/** A question of the server that waits for the client: a form to fill in where it asks for one, prepared answers to send as they are, or to edit first. */
export function AskBox(props: { ask: Ask; onSend: (text: string) => void; onEdit: (text: string) => void }) {
  const { ask, onSend, onEdit } = props;
  const [first] = ask.choices;
  const { form } = ask;
  return (
    <div className={css.box} role="group" aria-label={`Answer ${ask.methods.join(', ')}`}>
      <p>
        <Inline text={`The server waits for your answer to \`${ask.methods.join('`, `')}\`.`} />
        {ask.says === null ? null : <q className={css.says}>{ask.says}</q>}
      </p>
      {form === null || first === undefined ? null : (
        <FormFields fields={form.fields} onAccept={(content) => onSend(filledAnswer(first.text, form.key, content))} />
      )}
      {form === null ? null : <p className={css.says}>Or send an answer that is ready:</p>}
      <div className={css.choices}>
        {ask.choices.map(({ title, text }) => (
          <Button key={title} onClick={() => onSend(text)}>
            {title}
          </Button>
        ))}
        {first === undefined ? null : (
          <Button look="quiet" onClick={() => onEdit(first.text)}>
            Edit the answer first
          </Button>
        )}
      </div>
    </div>
  );
}
