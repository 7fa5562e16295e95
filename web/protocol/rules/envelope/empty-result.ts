/** The result used in a fixed response. */
import type { JsonObject } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';

/** The smallest result a revision accepts: `{}`, or an object with `resultType` where results require it. */
export function emptyResult(model: RevisionModel): JsonObject {
  return model.resultTypes.includes('complete') ? { resultType: 'complete' } : {};
}
