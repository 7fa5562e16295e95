/** `server/discover` (2026-07-28). */
import { capabilitiesOf } from '../capabilities.ts';
import { versionsOf } from '../eras.ts';
import type { JsonRecord } from '../types.ts';
import { freshness } from './pages.ts';
import type { Handler } from './define.ts';

/** Returns the server's revisions and capabilities. */
export const discover: Handler = (turn, request) => {
  const { definition, settings } = turn.state;
  const { instructions } = definition;
  const result: JsonRecord = {
    supportedVersions: versionsOf(settings.revisions),
    capabilities: capabilitiesOf(turn.state, request.revision),
    ...(instructions === undefined ? {} : { instructions }),
    ...freshness(definition),
  };
  turn.result(request, result, {
    says: 'The server’s revisions and capabilities, for a client that does not know it yet.',
  });
};
