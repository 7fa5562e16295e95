/** A small input for text: a text box at first, replaced by Monaco when it has loaded. */
import { lazy, Suspense } from 'react';
import css from './EditorBox.module.css';
import { EditorNet } from './EditorNet.tsx';
import type { SmallEditorProps } from './SmallEditor.tsx';

const SmallEditor = lazy(() => import('./SmallEditor.tsx').then((file) => ({ default: file.SmallEditor })));

/** Properties of the full editor, which calls back when it is ready. */
export type LateEditorProps = Omit<SmallEditorProps, 'onReady'>;

/** Either of the two editors, in a container of the caller’s. */
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

/** The same in its own container. `height` is a CSS length, 16rem by default. */
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
