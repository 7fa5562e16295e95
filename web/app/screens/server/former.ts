/** A conversation that ended is brought back: address, switches and all that was sent. */
import { pushRoute } from '../../state/address.ts';
import { put } from '../../state/store.ts';
import { fillNext } from './compose.ts';
import { board, faultsNow, resume } from './stage.ts';

/** Brings back the one before this. */
export async function bringBack(): Promise<void> {
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
