/** Restores a conversation completely: address, switches and all inputs. */
import { pushRoute } from '../../state/address.ts';
import { put, store } from '../../state/store.ts';
import { fillNext } from './compose.ts';
import { faultsNow, resume } from './server-store.ts';
import type { Former } from './server-store.ts';

/** Runs all inputs of a conversation again, and prepares its next message. */
export async function restoreRun(former: Former): Promise<void> {
  const { setup, secret } = former;
  const faults = faultsNow(former).filter((id) => id !== secret);
  const resumed = resume(former);
  const chosen = { ...store.getState().chosen, server: setup.revision };
  put({ chosen, serverSetup: { server: setup.server, transport: setup.transport, faults } });
  pushRoute();
  const run = await resumed;
  if (run) fillNext(run);
}
