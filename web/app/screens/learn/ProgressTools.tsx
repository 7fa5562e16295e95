/** Exports, imports and clears progress. */
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import { showNotice } from '../../state/actions.ts';
import { saveText } from '../../state/save-file.ts';
import { clearProgress, progress, replaceProgress, useProgress, type Progress } from './progress.ts';
import { exportProgress, importProgress } from './progress-file.ts';

/** The three buttons below the map. */
export function ProgressTools() {
  const empty = useProgress(({ items }) => Object.keys(items).length === 0);
  const [sure, setSure] = useState(false);
  const [before, setBefore] = useState<Progress | null>(null);
  const take = async (file: File): Promise<void> => {
    const read = importProgress(await file.text(), progress.getState());
    if ('problem' in read) {
      showNotice({ text: read.problem, tone: 'error' });
      return;
    }
    replaceProgress(read.progress);
    showNotice({ text: read.says, tone: 'info' });
  };
  const clear = (): void => {
    setBefore({ version: 1, items: progress.getState().items });
    clearProgress();
    setSure(false);
  };
  return (
    <>
      <Button
        look="quiet"
        disabled={empty}
        onClick={() =>
          saveText('mcp-playground-progress.json', 'application/json', exportProgress(progress.getState()))
        }
      >
        Export progress
      </Button>
      <FileButton look="quiet" name="Progress file" accept=".json,application/json" onFile={(file) => void take(file)}>
        Import progress
      </FileButton>
      {sure ? (
        <>
          <Button onClick={clear}>Yes, clear all of it</Button>
          <Button look="quiet" onClick={() => setSure(false)}>
            Cancel
          </Button>
        </>
      ) : (
        <Button look="quiet" disabled={empty} onClick={() => setSure(true)}>
          Clear progress
        </Button>
      )}
      {before ? (
        <Button
          look="link"
          onClick={() => {
            replaceProgress(before);
            setBefore(null);
          }}
        >
          Undo
        </Button>
      ) : null}
    </>
  );
}
