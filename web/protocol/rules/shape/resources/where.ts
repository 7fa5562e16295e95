/** How the sentences of this area refer to a place. */
import { within } from '../flows/example-texts.ts';
import type { Path } from '../../../json/plan.ts';
import { placeText } from '../../../schema/expected.ts';
import type { Place } from '../define.ts';

/** “In message 3, `result.resources[0].uri`”: a path relative to a value. */
export function placed(place: Place, inner: Path): string {
  return `In ${within(place)}, ${placeText([...place.path, ...inner], 'the message')}`;
}
