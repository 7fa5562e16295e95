/** The editor for a program. */
import { useEffect, useMemo } from 'react';
import { EditorBox } from '../../../editor/EditorBox.tsx';
import { NO_SIDE } from '../../../editor/small.ts';
import { run } from './code.ts';
import { failedLines } from './failed-lines.ts';
import { answered, useItem, useItemStore } from './item.ts';

/** The editor of the program. Mount it again for another language. */
export function CodeEditor() {
  const item = useItemStore();
  const text = useItem((state) => state.answer);
  const filled = useItem((state) => state.filled);
  const language = useItem((state) => state.language);
  const names = useItem(({ shown }) => (shown !== 'none' && shown?.kind === 'code' ? shown.names : null));
  const marks = useMarks();
  const name = `program-${item.getState().id}`;
  useEffect(() => {
    if (!names) return;
    void import('../../../editor/program-keywords.ts').then(
      ({ offerNames }) => offerNames(`inmemory://playground/${name}.${language}`, names),
      // Without it the editor only lacks suggestions.
      () => undefined,
    );
  }, [name, language, names]);
  return (
    <EditorBox
      height="clamp(14rem, 46vh, 30rem)"
      name={name}
      label="Your program"
      text={text}
      filled={filled}
      side={NO_SIDE}
      marks={marks}
      inset={8}
      language={language}
      sends="Run tests"
      onText={(next) => answered(item, next)}
      onSend={() => void run(item)}
    />
  );
}

/** The lines on which the program failed in its last run, until it is edited. */
function useMarks() {
  const text = useItem((state) => state.answer);
  const ran = useItem((state) => state.ran);
  const runs = useItem((state) => state.runs);
  const tests = useItem((state) => state.grade?.tests);
  return useMemo(() => (text === ran ? failedLines(text, runs, tests ?? []) : NO_MARKS), [text, ran, runs, tests]);
}

const NO_MARKS: readonly never[] = [];
