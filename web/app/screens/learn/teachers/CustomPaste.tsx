import { useId, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { takeCustomSet } from './custom-set.ts';
import css from './Custom.module.css';

/** A box for the text of a file. */
export function CustomPaste({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={css.paste}>
      <label htmlFor={id}>File content</label>
      <textarea
        id={id}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={css.buttons}>
        <Button
          onClick={() => {
            void takeCustomSet(text, 'file').then(onDone);
          }}
        >
          Read it
        </Button>
        <Button look="quiet" onClick={onDone}>
          Close
        </Button>
      </div>
    </div>
  );
}
