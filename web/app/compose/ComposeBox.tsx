/** The composed message: a text box, the checker's verdict, and “Send”. */
import { useMemo } from 'react';
import { SendHorizontal } from 'lucide-react';
import { EditorBox } from '../editor/EditorBox.tsx';
import { marksOf } from '../editor/small.ts';
import { Button } from '../parts/Button.tsx';
import { Linked } from '../parts/Linked.tsx';
import { SeverityIcon } from '../parts/SeverityIcon.tsx';
import css from './Compose.module.css';
import { useComposed } from './composer.ts';
import type { Composer } from './composer.ts';
import { verdictOf } from './verdict.ts';

/** Props of the box. */
export interface ComposeBoxProps {
  composer: Composer;
  /** The name of the editor's model, unique in the page. */
  name: string;
  onSend: () => void;
}

/** Text, verdict, button, and the first problem. */
export function ComposeBox({ composer, name, onSend }: ComposeBoxProps) {
  return (
    <>
      <ComposeEditor composer={composer} name={name} onSend={onSend} />
      <div className={css.send}>
        <Verdict composer={composer} />
        <Button look="primary" onClick={onSend} aria-keyshortcuts="Control+Enter">
          Send
          <SendHorizontal />
        </Button>
      </div>
      <FirstTexts composer={composer} />
    </>
  );
}

function ComposeEditor({ composer, name, onSend }: ComposeBoxProps) {
  const text = useComposed(composer, (state) => state.text);
  const filled = useComposed(composer, (state) => state.filled);
  const report = useComposed(composer, (state) => state.report);
  const marks = useMemo(() => marksOf(report), [report]);
  return (
    <EditorBox
      name={name}
      label="Message to send"
      text={text}
      filled={filled}
      side={composer.side}
      marks={marks}
      onText={composer.typed}
      onSend={onSend}
    />
  );
}

function Verdict({ composer }: Pick<ComposeBoxProps, 'composer'>) {
  const report = useComposed(composer, (state) => state.report);
  if (!report) return <p className={css.verdict} role="status" />;
  const { severity, text } = verdictOf(report);
  return (
    <p className={css.verdict} role="status">
      <SeverityIcon severity={severity} />
      <span>{text}</span>
    </p>
  );
}

function FirstTexts({ composer }: Pick<ComposeBoxProps, 'composer'>) {
  const report = useComposed(composer, (state) => state.report);
  const first = report ? verdictOf(report).first : null;
  return first === null ? null : (
    <p className={css.first}>
      <Linked text={first} />
    </p>
  );
}
