/** The reason for which a client rejects a request, according to its error. */
import type { JsonObject } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';

const NO =
  'reject|declin|den(?:y|ied)|refus|disapprov|disallow|cancel|dismiss|abort|turned? (?:it )?down|said no|not approve|not allow';
const PERSON = 'user|human|person|operator';
const BY_PERSON = new RegExp(
  `\\b(?:${PERSON})\\b.{0,40}\\b(?:${NO})|\\b(?:${NO})\\w*\\b.{0,20}\\bby (?:the |a )?(?:${PERSON})\\b`,
  'iu',
);

/** The code for a refusal by the user. */
export const REJECTED = -1;
/** The code for invalid parameters. */
export const INVALID = -32602;
/** The code for an unknown method. */
export const NO_METHOD = -32601;

/** The message of an error, shortened to the part that rules read. */
export function messageOf(error: JsonObject): string {
  const message = get(error, 'message');
  return typeof message === 'string' ? message.slice(0, 500) : '';
}

/** True for an error that reports a refusal by the user. */
export function isByPerson(error: JsonObject): boolean {
  return BY_PERSON.test(messageOf(error));
}

/** The code of an error; null if it is not a number. */
export function codeOf(error: JsonObject): number | null {
  const code = get(error, 'code');
  return typeof code === 'number' ? code : null;
}
