import css from './AskBox.module.css';
import type { Ask } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { FormFields } from './FormFields.tsx';
import { Inline } from './Inline.tsx';

// The answer to a question of the server with what somebody filled in. Pure.

/** The prepared answer `text` with `content` in it: of the result, or of the input under `key`. Unchanged where it has no place for it. */
function filledAnswer(text: string, key: string | null, content: object): string {
  return JSON.stringify(
    JSON.parse(text, function put(this: unknown, name: string, value: unknown): unknown {
      const here = key === null ? name === 'result' : name === key;
      return here && typeof value === 'object' && value !== null && 'action' in value ? { ...value, content } : value;
    }),
    null,
    2,
  );
}

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
