/** `ping`. */
import type { Handler } from './define.ts';

/** Returns an empty result. */
export const ping: Handler = (turn, request) =>
  turn.result(request, {}, { says: 'A ping is answered at once with an empty result, even before the handshake.' });
