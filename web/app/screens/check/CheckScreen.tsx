/** Check, the start screen: the text on the left, the checker's report on the right. */
import { useEffect, useState } from 'react';
import { Intro } from '../../parts/Intro.tsx';
import { PaneSwitch } from '../../parts/PaneSwitch.tsx';
import { Split } from '../../parts/Split.tsx';
import { DropVeil } from '../../parts/DropVeil.tsx';
import { showCheck } from '../../state/actions.ts';
import { put } from '../../state/store.ts';
import type { State } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { openFile } from './files.ts';
import { MessagePane } from './MessagePane.tsx';
import { ReportSide } from './ReportSide.tsx';
import { useExamples } from './use-examples.ts';

/** True while a file is dragged over the page; a drop anywhere opens it. */
function useDrop(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const onOver = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      showCheck();
      void openFile(file);
    };
    addEventListener('dragover', onOver, true);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop, true);
    return () => {
      removeEventListener('dragover', onOver, true);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop, true);
    };
  }, []);
  return over;
}

/** The error count of the status line: an empty text has none, whatever the checker reports. */
function errorsNow({ report, length }: State): number {
  if (!report || report.blank || length === 0) return 0;
  return report.verdicts[report.revision]?.errors ?? 0;
}

/** The screen. `box` is the text box that existed before React. */
export function CheckScreen({ box }: { box: HTMLTextAreaElement | null }) {
  const pane = useApp((state) => state.pane);
  const errors = useApp(errorsNow);
  const intro = useApp((state) => state.intro && !state.embed);
  const over = useDrop();
  const examples = useExamples();
  return (
    <>
      {intro ? <Intro pane={pane} /> : null}
      <PaneSwitch pane={pane} onPane={(next) => put({ pane: next })} errors={errors} />
      <Split
        pane={pane}
        left={<MessagePane box={box} examples={examples} />}
        right={<ReportSide examples={examples} />}
      />
      <DropVeil shown={over} />
    </>
  );
}
