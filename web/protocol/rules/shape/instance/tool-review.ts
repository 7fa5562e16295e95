/**
 * The parts of a tool’s schemas that are not judged, or are difficult for other validators, as entries of a report’s list of
 * unobserved things.
 */
import type { JsonObject } from '../../../json/types.ts';
import { reviewRemembered } from '../../../schema/instance/remember.ts';
import type { NotObserved } from '../../../types.ts';
import { get, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';

/** Entries for one tool, at most `max`; empty for most tools. */
export function unjudgedOf(tool: JsonObject, max = 3): NotObserved[] {
  const name = get(tool, 'name');
  const out: NotObserved[] = [];
  for (const member of ['inputSchema', 'outputSchema']) {
    const schema = get(tool, member);
    if (!isObject(schema)) continue;
    const whole = `the ${named(member)} of ${typeof name === 'string' ? named(name) : 'a tool'}`;
    for (const { because, at, judged } of reviewRemembered(schema)) {
      if (out.length >= max) return out;
      const place = at.length === 0 ? '' : ` (At ${named(at.join('.'))}.)`;
      const what = judged ? `How other validators handle ${whole}` : `Whether values match ${whole} completely`;
      out.push({ what, because: because + place });
    }
  }
  return out;
}
