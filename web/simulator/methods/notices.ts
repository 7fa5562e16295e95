/** Client notifications that have little effect on a server: progress, and changed roots. */
import { requestByHand } from '../server-requests.ts';
import { hasCapability } from '../capabilities.ts';
import type { Notice } from './define.ts';

/** `notifications/progress`: progress on a request of the server. */
export const progressed: Notice = (turn) => {
  turn.because({
    says: 'The client reports progress. The server sent no `progressToken`, so it ignores the notification.',
  });
};

/** `notifications/roots/list_changed`: a server that uses roots requests them again. */
export const rootsChanged: Notice = (turn) => {
  const { definition, handshake } = turn.state;
  const requests = definition.can?.roots === true && hasCapability(handshake.clientCapabilities, 'roots');
  if (requests && handshake.phase === 'ready') requestByHand(turn, 'roots/list', {});
  turn.because({
    says: 'The client’s roots have changed. This server does not use roots, so it requests nothing.',
  });
};
