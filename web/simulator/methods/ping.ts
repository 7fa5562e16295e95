/** `ping`. */
import type { Handler } from './define.ts';

/** Are you there? Yes. */
export const ping: Handler = (turn, request) =>
  turn.result(request, {}, { says: 'A ping is answered at once, with an empty result, also before the handshake.' });
