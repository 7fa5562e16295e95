/** Notes about the conversation after its setup changed. */
import css from './Server.module.css';
import { Button } from '../../parts/Button.tsx';
import { count } from '../../parts/text.ts';
import { isOwn } from '../../../simulator/inputs.ts';
import { useBoard, board } from './server-store.ts';
import { restoreRun } from './restore.ts';

/** Restores the previous conversation. */
async function bringBack(): Promise<void> {
  const { former } = board.getState();
  if (former) await restoreRun(former);
}

/** A line below the toolbar of the wire; usually empty. */
export function WireNote() {
  const former = useBoard((state) => state.former);
  const carried = useBoard((state) => state.carried);
  const fresh = useBoard((state) => state.run !== null && !state.inputs.some(isOwn));
  const offered = former !== null && fresh;
  return (
    <div className={css.changed} role="status">
      {carried === null ? null : (
        <p>{`The conversation was replayed over ${carried === 'http' ? 'HTTP' : 'stdio'}. None of your messages was lost.`}</p>
      )}
      {offered ? (
        <p>
          {`A new conversation started. The previous one had ${count(former.inputs.filter(isOwn).length, 'step')}, with ${former.setup.server} in ${former.setup.revision}.`}
          <Button look="link" onClick={() => void bringBack()}>
            Restore it
          </Button>
        </p>
      ) : null}
    </div>
  );
}
