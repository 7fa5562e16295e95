/** What 2024-11-05 says of authorization on the wire, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const auth: ShapePart = {
  ledger: {
    added: {
      'auth/not-yet-defined': ['INFO', 'basic/index#auth'],
    },
  },
};
