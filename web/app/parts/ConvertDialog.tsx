import { useRef, useState } from 'react';
import { Copy } from 'lucide-react';
import type { Converted } from '../engine/types.ts';
import { Button } from './Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { Inline } from './Inline.tsx';
import css from './ConvertDialog.module.css';

/** Props of the dialog with a converted configuration. Import this component lazily. */
export interface ConvertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The host that it is for. */
  host: string;
  converted: Converted;
}

/** A configuration as another host writes it, where it belongs, and what could not be carried. */
export function ConvertDialog({ open, onOpenChange, host, converted }: ConvertDialogProps) {
  return (
    <DialogFrame open={open} onOpenChange={onOpenChange} title={`Configuration for ${host}`}>
      <Result key={converted.text} host={host} converted={converted} />
    </DialogFrame>
  );
}

function Result({ host, converted: { text, file, notes } }: Pick<ConvertDialogProps, 'host' | 'converted'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [done, setDone] = useState<'no' | 'copied' | 'refused'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone('copied');
    } catch {
      field.current?.select();
      setDone('refused');
    }
  };
  return (
    <div className={css.result}>
      <p>
        Save it as <code>{file}</code>.
      </p>
      <textarea
        ref={field}
        readOnly
        rows={Math.min(16, text.split('\n').length)}
        value={text}
        spellCheck={false}
        aria-label={`Configuration for ${host}`}
      />
      {notes.length > 0 ? (
        <ul>
          {notes.map((note) => (
            <li key={note}>
              <Inline text={note} />
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button look="primary" icon={<Copy />} onClick={() => void copy()}>
          {done === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p aria-live="polite">
        {done === 'copied' ? <span className="vh">The configuration is copied.</span> : null}
        {done === 'refused'
          ? 'The browser did not allow copying. The text is selected: copy it with Ctrl C or Cmd C.'
          : null}
      </p>
    </div>
  );
}
