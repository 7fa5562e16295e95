import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button } from './Button.tsx';
import css from './CopyText.module.css';

/** A text to copy. If the browser blocks the clipboard, the text can still be selected by hand. */
export function CopyText({ label, text, wrap = false }: { label: string; text: string; wrap?: boolean }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <div className={css.copy} data-wrap={wrap || undefined}>
      <pre role="region" aria-label={label} tabIndex={0}>
        <code>{text}</code>
      </pre>
      <div>
        <Button
          look="quiet"
          icon={state === 'copied' ? <Check /> : <Copy />}
          aria-label={`Copy: ${label}`}
          onClick={() => void copy()}
        >
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className={css.status}>
        {state === 'refused' ? 'This browser does not allow the page to copy. Select the text and copy it.' : ''}
      </p>
    </div>
  );
}
