/** The editor for a message. */
import { useMemo } from 'react';
import { EditorBox } from '../../../editor/EditorBox.tsx';
import { marksOf } from '../../../editor/small.ts';
import { useItem, useItemStore } from './item.ts';
import { typed, useSide } from './message.ts';
import { submit } from './submit.ts';

/** The editor of the answer. */
export function AnswerEditor() {
  const item = useItemStore();
  const { id } = item.getState();
  const text = useItem((state) => state.answer);
  const filled = useItem((state) => state.filled);
  const place = useItem((state) => state.place);
  const report = useItem((state) => state.report);
  const side = useSide();
  const marks = useMemo(() => marksOf(report), [report]);
  return (
    <EditorBox
      name={`exercise-${id}`}
      label="Your message"
      text={text}
      filled={filled}
      side={side}
      marks={marks}
      place={place}
      sends="Check answer"
      onText={(next) => typed(item, next)}
      onSend={() => void submit(item)}
    />
  );
}
