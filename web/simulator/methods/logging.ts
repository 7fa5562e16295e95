/** `logging/setLevel` (until 2025-11-25). */
import type { Handler } from './define.ts';

/** Sets the minimum level of the logs that the client receives. An unknown level is already rejected by the type check. */
export const setLevel: Handler = (turn, request) => {
  const { level } = request.params;
  if (typeof level !== 'string') return;
  turn.put({ logLevel: level });
  turn.result(
    request,
    {},
    {
      says: `The client now receives logs of level \`${level}\` and above. The result is empty.`,
      requirement: 'logging/below-requested-level',
    },
  );
};
