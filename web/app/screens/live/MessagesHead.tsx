/** The toolbar of the messages: their view, pause and follow, and what to do with the session. */
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Download, Play } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { openInCheck } from './hand-over.ts';
import { ClearIcon, FollowIcon, PauseIcon } from './icons.tsx';
import css from './Live.module.css';
import { board, clearView, currentRun, pause, shownRun, useBoard } from './live-store.ts';

const SaveDialog = lazy(() => import('./SaveDialog.tsx').then((file) => ({ default: file.SaveDialog })));

/** The toolbar. */
export function MessagesHead() {
  const show = useBoard((state) => state.show);
  const paused = useBoard((state) => state.paused !== null);
  const follow = useBoard((state) => state.follow);
  const empty = useBoard((state) => (currentRun(state)?.length ?? 0) === 0);
  const visible = useBoard((state) => {
    const run = shownRun(state);
    return run !== null && run.entries.length > (state.cleared.get(run.run) ?? 0);
  });
  const saving = useBoard((state) => state.saving);
  const [opened, setOpened] = useState(false);
  if (saving && !opened) setOpened(true);
  return (
    <div className={css.head}>
      <h2 id="live-messages">Messages</h2>
      <Segments
        label="Show as"
        items={[
          { id: 'list', label: 'List' },
          { id: 'sequence', label: 'Sequence' },
        ]}
        value={show}
        onPick={(id) => board.setState({ show: id === 'sequence' ? 'sequence' : 'list' })}
      />
      <div className={css.tools}>
        <Tool
          label={paused ? 'Resume' : 'Pause'}
          icon={paused ? <Play /> : <PauseIcon />}
          disabled={empty}
          onClick={() => pause(!paused)}
        />
        <Tool
          label="Follow"
          icon={<FollowIcon />}
          disabled={empty}
          pressed={follow && !paused}
          onClick={() => (paused ? pause(false) : board.setState({ follow: !follow }))}
        />
        <Tool label="Clear view" icon={<ClearIcon />} disabled={!visible} onClick={clearView} />
        <Tool label="Save" icon={<Download />} disabled={empty} onClick={() => board.setState({ saving: true })} />
        <Button disabled={empty} onClick={openInCheck}>
          Open in Check
        </Button>
      </div>
      {opened ? (
        <Suspense fallback={null}>
          <SaveDialog open={saving} onOpenChange={(open) => board.setState({ saving: open })} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** An action with its icon; the word is hidden where the pane is narrow. */
function Tool(props: { label: string; icon: ReactNode; disabled: boolean; pressed?: boolean; onClick: () => void }) {
  const { label, pressed, ...rest } = props;
  return (
    <Button look="quiet" aria-label={label} aria-pressed={pressed} title={label} {...rest}>
      <span className={css.word}>{label}</span>
    </Button>
  );
}
