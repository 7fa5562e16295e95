/** A small text to write: a text box at once, Monaco in its place when it is there. */
import { lazy, Suspense } from 'react';
import css from './EditorBox.module.css';
import { EditorNet } from './EditorNet.tsx';
import type { SmallEditorProps } from './SmallEditor.tsx';

const SmallEditor = lazy(() => import('./SmallEditor.tsx').then((file) => ({ default: file.SmallEditor })));

/** Properties of the full editor, which tells by itself when it is ready. */
export type LateEditorProps = Omit<SmallEditorProps, 'onReady'>;

/** Whichever of the two editors there is, in a box of the caller's. */
export function LateEditor(props: LateEditorProps) {
  return (
    <EditorNet plain={<PlainText {...props} />}>
      {(onReady) => (
        <Suspense fallback={null}>
          <SmallEditor {...props} onReady={onReady} />
        </Suspense>
      )}
    </EditorNet>
  );
}

/** The same in a box of its own; `height` in CSS, 16rem without. */
export function EditorBox({ height, ...props }: LateEditorProps & { height?: string }) {
  return (
    <div className={css.box} style={{ height }}>
      <LateEditor {...props} />
    </div>
  );
}

function PlainText({ label, text, onText, onSend }: LateEditorProps) {
  return (
    <textarea
      aria-label={label}
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSend();
      }}
    />
  );
}
