/** The editor for the message. */
import { useMemo } from 'react';
import { EditorBox } from '../../editor/EditorBox.tsx';
import { marksOf } from '../../editor/small.ts';
import { composeSide, sendNow, typed, useCompose } from './compose.ts';

/** The editor of the composed message. */
export function ComposeEditor() {
  const text = useCompose((state) => state.text);
  const filled = useCompose((state) => state.filled);
  const report = useCompose((state) => state.report);
  const marks = useMemo(() => marksOf(report), [report]);
  return (
    <EditorBox
      name="message"
      label="Message to send"
      text={text}
      filled={filled}
      side={composeSide}
      marks={marks}
      onText={typed}
      onSend={() => void sendNow()}
    />
  );
}
