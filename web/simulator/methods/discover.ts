/** `server/discover` (2026-07-28). */
import { capabilitiesOf } from '../capabilities.ts';
import { spokenBy } from '../eras.ts';
import type { JsonRecord } from '../types.ts';
import { freshness } from './pages.ts';
import type { Handler } from './define.ts';

/** Says what the server speaks and can do. */
export const discover: Handler = (turn, request) => {
  const { definition, settings } = turn.state;
  const { instructions } = definition;
  const result: JsonRecord = {
    supportedVersions: spokenBy(settings.revisions),
    capabilities: capabilitiesOf(turn.state, request.revision),
    ...(instructions === undefined ? {} : { instructions }),
    ...freshness(definition),
  };
  turn.result(request, result, { says: 'What the server speaks and can do, for a client that does not know it yet.' });
};
