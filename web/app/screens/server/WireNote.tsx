/** What became of the conversation when something around it changed. */
import css from './Server.module.css';
import { Button } from '../../parts/Button.tsx';
import { count } from '../../parts/text.ts';
import { isOwn } from '../../../simulator/inputs.ts';
import { useBoard, board, faultsNow, resume } from './server-store.ts';
import { pushRoute } from '../../state/address.ts';
import { put } from '../../state/store.ts';
import { fillNext } from './compose.ts';

// A conversation that ended is brought back: address, switches and all that was sent.

/** Brings back the one before this. */
async function bringBack(): Promise<void> {
  const { former } = board.getState();
  if (!former) return;
  const { setup, secret } = former;
  const faults = faultsNow(former).filter((id) => id !== secret);
  const resumed = resume(former);
  put({ revision: setup.revision, stage: { server: setup.server, transport: setup.transport, faults } });
  pushRoute();
  const run = await resumed;
  if (run) fillNext(run);
}

/** A line below the bar of the wire; empty most of the time. */
export function WireNote() {
  const former = useBoard((state) => state.former);
  const carried = useBoard((state) => state.carried);
  const fresh = useBoard((state) => state.run !== null && !state.inputs.some(isOwn));
  const offered = former !== null && fresh;
  return (
    <div className={css.changed} role="status">
      {carried === null ? null : (
        <p>{`The same conversation, played again over ${carried === 'http' ? 'HTTP' : 'stdio'}. Nothing that you sent is lost.`}</p>
      )}
      {offered ? (
        <p>
          {`The conversation began anew. The one before had ${count(former.inputs.filter(isOwn).length, 'step')}, with ${former.setup.server} in ${former.setup.revision}. `}
          <Button look="link" onClick={() => void bringBack()}>
            Bring it back
          </Button>
        </p>
      ) : null}
    </div>
  );
}
