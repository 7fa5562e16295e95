import css from './OpenRequestBox.module.css';
import type { Ask } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { FormFields } from './FormFields.tsx';
import { Linked } from './Linked.tsx';

// Builds the response to a server request from form values. Pure.

/**
 * The prepared response `text` with `content` inserted: into the result, or into the input under `key`. Unchanged if it has no
 * place for it.
 */
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

/** A pending server request: a form if it needs one, and prepared responses to send unchanged or to edit first. */
export function OpenRequestBox(props: {
  request: Ask;
  onSend: (text: string) => void;
  onEdit: (text: string) => void;
}) {
  const { request, onSend, onEdit } = props;
  const [first] = request.choices;
  const { form } = request;
  return (
    <div className={css.box} role="group" aria-label={`Answer ${request.methods.join(', ')}`}>
      <p>
        <Linked text={`The server is waiting for your response to \`${request.methods.join('`, `')}\`.`} />
        {request.says === null ? null : <q className={css.says}>{request.says}</q>}
      </p>
      {form === null || first === undefined ? null : (
        <FormFields fields={form.fields} onAccept={(content) => onSend(filledAnswer(first.text, form.key, content))} />
      )}
      {form === null ? null : <p className={css.says}>Or send a prepared response:</p>}
      <div className={css.choices}>
        {request.choices.map(({ title, text }) => (
          <Button key={title} onClick={() => onSend(text)}>
            {title}
          </Button>
        ))}
        {first === undefined ? null : (
          <Button look="quiet" onClick={() => onEdit(first.text)}>
            Edit the response first
          </Button>
        )}
      </div>
    </div>
  );
}
