/** What a repaired response carries as its result. */
import type { JsonObject } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';

/** The smallest result a revision accepts: `{}`, or one that names its type where results must. */
export function emptyResult(model: RevisionModel): JsonObject {
  return model.resultTypes.includes('complete') ? { resultType: 'complete' } : {};
}
