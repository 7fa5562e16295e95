/** Notifications of the client that mean little to a server: progress, and changed roots. */
import { askByHand } from '../server-requests.ts';
import { hasCapability } from '../capabilities.ts';
import type { Notice } from './define.ts';

/** `notifications/progress`: how far the client is with what the server asked for. */
export const progressed: Notice = (turn) => {
  turn.because({
    says: 'The client says how far it is. The server gave out no `progressToken`, so it drops this, and stays silent.',
  });
};

/** `notifications/roots/list_changed`: a server that works with roots asks for them again. */
export const rootsChanged: Notice = (turn) => {
  const { definition, handshake } = turn.state;
  const asks = definition.can?.roots === true && hasCapability(handshake.clientCapabilities, 'roots');
  if (asks && handshake.phase === 'ready') askByHand(turn, 'roots/list', {});
  turn.because({
    says: 'The client has other roots than before. This server does not work with them, so it has nothing to ask.',
  });
};
