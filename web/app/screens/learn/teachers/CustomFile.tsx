/** Custom exercises: opens, drops or pastes a file, shows its problems and its content, and creates a link for others. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FolderOpen } from 'lucide-react';
import { Button } from '../../../parts/Button.tsx';
import { FileButton } from '../../../parts/FileButton.tsx';
import { count } from '../../../parts/text.ts';
import { CustomPaste } from './CustomPaste.tsx';
import { CustomProblems } from './CustomProblems.tsx';
import { CustomSetList } from './CustomSetList.tsx';
import { openCustomFile, takeCustomSet } from './custom-set.ts';
import { customStore, useCustomSet } from './custom-store.ts';
import css from './Custom.module.css';
import page from './Teachers.module.css';

/** The region for an exercise file. */
export function CustomFile() {
  const busy = useCustomSet((state) => state.busy);
  const reading = useCustomSet((state) => state.reading);
  const refused = useCustomSet((state) => state.refused);
  const trouble = useCustomSet((state) => state.trouble);
  const [pasting, setPasting] = useState(false);
  return (
    <DropArea>
      <div className={css.buttons}>
        <FileButton
          look={reading ? 'plain' : 'primary'}
          icon={<FolderOpen />}
          name="Exercise file"
          accept=".json,application/json"
          onFile={(file) => void openCustomFile(file)}
        >
          Open a file
        </FileButton>
        <Button aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          Paste text
        </Button>
        <Button look="quiet" onClick={() => void openSample()}>
          Open the sample
        </Button>
        <span className={css.hint}>or drop a file here</span>
      </div>
      {pasting ? <CustomPaste onDone={() => setPasting(false)} /> : null}
      <p role="status" className={css.state}>
        {busy ? 'Reading the file and testing its answers.' : stateText(reading, refused, trouble)}
      </p>
      {refused ? <CustomProblems problems={refused.problems} /> : null}
      {reading && !refused ? <CustomProblems problems={reading.problems} /> : null}
      {reading ? <CustomSetList reading={reading} /> : null}
    </DropArea>
  );
}

type Reading = ReturnType<typeof customStore.getState>['reading'];

function stateText(reading: Reading, refused: Reading, trouble: string | null): string {
  if (trouble !== null) return trouble;
  if (refused)
    return `This file has no valid exercise: ${count(refused.problems.length, 'problem')}.${reading ? ' The previous set stays.' : ''}`;
  if (!reading) return 'No file is open. The sample has one exercise of each kind. You can save and edit it.';
  const problems = reading.problems.length;
  return `${count(reading.items.length, 'exercise')}, ${problems === 0 ? 'no problem' : count(problems, 'problem')}.`;
}

async function openSample(): Promise<void> {
  try {
    const answer = await fetch('own-exercises.json');
    if (!answer.ok) throw new Error(String(answer.status));
    await takeCustomSet(await answer.text(), 'file');
  } catch {
    customStore.setState({ trouble: 'The sample could not be loaded. Check your connection and try again.' });
  }
}

/** Accepts files dropped anywhere in it. */
function DropArea({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = area.current;
    const onOver = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (): void => setOver(false);
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void openCustomFile(file);
    };
    element?.addEventListener('dragover', onOver);
    element?.addEventListener('dragleave', onLeave);
    element?.addEventListener('drop', onDrop);
    return () => {
      element?.removeEventListener('dragover', onOver);
      element?.removeEventListener('dragleave', onLeave);
      element?.removeEventListener('drop', onDrop);
    };
  }, []);
  return (
    <section ref={area} className={page.box} aria-label="Custom exercises">
      {children}
      {over ? <div className={css.veil}>Drop the file to open it</div> : null}
    </section>
  );
}
