/** “Save”: a recording as a file in JSON Lines, without redacted secrets. Loaded on demand. */
import { useEffect, useRef, useState } from 'react';
import { Download } from 'lucide-react';
import { createClient, newWorker } from '../../engine/client.ts';
import type { SecretSort } from '../../engine/types.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogFrame } from '../../parts/DialogFrame.tsx';
import { Note } from '../../parts/Note.tsx';
import { SecretSorts } from '../../parts/SecretSorts.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { count } from '../../parts/text.ts';
import type { SecretKind } from '../../state/export.ts';
import { saveText } from '../../state/save-file.ts';
import { textOf } from './live.ts';
import css from './Live.module.css';
import { board, currentRun } from './live-store.ts';
import { runName } from './text.ts';

/** The dialog. Its content is the recording at the moment when it opens. */
export function SaveDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <DialogFrame open={open} onOpenChange={onOpenChange} title="Save the recording">
      <Content onDone={() => onOpenChange(false)} />
    </DialogFrame>
  );
}

function Content({ onDone }: { onDone: () => void }) {
  const [run] = useState(() => currentRun(board.getState()));
  const [several] = useState(() => board.getState().runs.length > 1);
  const [all, setAll] = useState(false);
  if (!run) return null;
  return (
    <>
      <p>
        One record per line, as JSON: messages with their times, other output, HTTP without bodies, and the end. Check
        reads the file.
      </p>
      {several ? (
        <Segments
          label="What to save"
          items={[
            { id: 'one', label: runName(run) },
            { id: 'all', label: 'All sessions' },
          ]}
          value={all ? 'all' : 'one'}
          onPick={(id) => setAll(id === 'all')}
        />
      ) : null}
      <Saving key={String(all)} run={all ? 'all' : run.run} onDone={onDone} />
    </>
  );
}

function Saving({ run, onDone }: { run: number | 'all'; onDone: () => void }) {
  const [text] = useState(() => textOf(run));
  const engine = useRef<ReturnType<typeof createClient> | null>(null);
  const [sorts, setSorts] = useState<readonly SecretSort[] | 'unknown' | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<SecretKind>>(new Set());
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const mine = createClient(newWorker, () => undefined);
    mine.setText(text, 1);
    engine.current = mine;
    void mine.secrets(1).then((found) => {
      if (!current) return;
      setHidden(new Set(found?.map(({ kind }) => kind)));
      setSorts(found ?? 'unknown');
    });
    return () => {
      current = false;
      mine.stop();
    };
  }, [text]);
  const save = async (): Promise<void> => {
    setWorking(true);
    const saved = hidden.size === 0 ? text : ((await engine.current?.redact([...hidden], 1)) ?? null);
    setWorking(false);
    setFailed(saved === null);
    if (saved === null) return;
    saveText(run === 'all' ? 'sessions.jsonl' : `session-${run}.jsonl`, 'application/jsonl', saved);
    onDone();
  };
  const found = sorts !== null && sorts !== 'unknown' && sorts.length > 0 ? sorts : null;
  return (
    <div className={css.saving}>
      {sorts === null ? <p>Searching for secrets.</p> : null}
      {sorts === 'unknown' ? (
        <Note severity="warning">The checker is not running, so the recording was not searched for secrets.</Note>
      ) : null}
      {found ? <SecretSorts sorts={found} hidden={hidden} onHidden={setHidden} before="save" /> : null}
      {sorts !== null && sorts !== 'unknown' && !found ? <p>No secrets were found in it.</p> : null}
      {failed ? <Note severity="error">The secrets could not be hidden, so nothing was saved. Try again.</Note> : null}
      <div>
        <Button look="primary" icon={<Download />} disabled={sorts === null || working} onClick={() => void save()}>
          {hidden.size === 0 ? 'Save' : `Hide ${count(hidden.size, 'kind')} and save`}
        </Button>
      </div>
    </div>
  );
}
