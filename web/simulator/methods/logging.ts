/** `logging/setLevel` (until 2025-11-25). */
import type { Handler } from './define.ts';

/** From now on logs of this level and more serious ones go to the client. An unknown level does not come this far: it is refused with the types. */
export const setLevel: Handler = (turn, request) => {
  const { level } = request.params;
  if (typeof level !== 'string') return;
  turn.put({ logLevel: level });
  turn.result(
    request,
    {},
    {
      says: `From now on the client gets logs of level \`${level}\` and more serious ones. The result is empty: there is nothing more to say.`,
      requirement: 'logging/below-requested-level',
    },
  );
};
