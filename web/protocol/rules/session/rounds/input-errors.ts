import { get } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { observeRounds } from './rounds.ts';
import { begin } from './example-messages.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { requests, call, done, FORM } from './example-texts.ts';

const GIVEN = '{"action":"accept","content":{"name":"Ana"}}';
const ONE = talk(call(1), requests(1, `"who":{${FORM}}`));
const NONE = call(2, ',"inputResponses":{}');
const MORE = call(2, `,"inputResponses":{"who":${GIVEN},"more":{"action":"decline"}}`);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const fails = (id: number, error: string) => server(`"id":${id},"error":${error}`);

/** Correct and incorrect examples. */
const inputErrorsExamples: SessionRule['examples'] = {
  good: [
    example(ONE, NONE, requests(2, `"who":{${FORM}}`)),
    example(ONE, MORE, done(2)),
    {
      ...example(ONE, NONE, fails(2, '{"code":-32603,"message":"Database is down"}')),
      says: 'The request fails for another reason.',
    },
  ],
  bad: [
    example(ONE, NONE, fails(2, '⟦{"code":-32602,"message":"Missing input: who"}⟧')),
    example(ONE, NONE, fails(2, '⟦{"code":-32603,"message":"A name is required"}⟧')),
    example(ONE, MORE, fails(2, '⟦{"code":-32602,"message":"Unexpected input: more"}⟧')),
  ],
};

const INVALID = -32602;
const LACKS = /\b(?:missing|required?|needs?|lacks?|without|incomplete|provide|not answered)\b/iu;
const TOO_MUCH =
  /\b(?:unexpected|unknown|unrecogni[sz]ed|extra|additional|superfluous|invalid|not (?:asked|requested|expected|allowed))\b/iu;

/** True if a text contains one of these keys as a separate word. */
function namesOne(text: string, keys: readonly string[]): boolean {
  const words = new Set(text.split(/[^\w.-]+/u).map((word) => word.replaceAll(/^[.-]+|[.-]+$/gu, '')));
  return keys.some((key) => words.has(key));
}

/** A server asks again for missing input responses and ignores extra ones. Neither is an error. */
export const inputErrors = defineSessionRule({
  id: 'mrtr/input-errors',
  requirements: ['mrtr/error-for-missing-input', 'mrtr/error-for-extra-input'],
  class: 'spec',
  title: 'Missing input responses {must} be requested again',
  why: 'One missing response ends the whole operation, and the user has to start over.',
  how: 'Return `input_required` again with the input requests that are still open, and ignore keys you did not request.',
  examples: inputErrorsExamples,
  begin(session, report) {
    return observeRounds(session, {
      answered({ round, at, missing, extra, responses }, { kind, error, ref, altered }) {
        if (kind !== 'error' || altered || !responses) return;
        const errorMessage = get(error, 'message');
        const message = typeof errorMessage === 'string' ? errorMessage : '';
        const invalid = get(error, 'code') === INVALID;
        const ties = [{ at, path: ['params', 'inputResponses'] }, { at: round.at }];
        const described = `${begin(session.describe(ref))} is an error, ${code(message)}`;
        if (missing.length > 0) {
          if (!invalid && !LACKS.test(message) && !namesOne(message, missing)) return;
          report({
            requirement: 'mrtr/error-for-missing-input',
            at: ref,
            path: ['error'],
            what: `${described}, because ${session.describe(at)} has no response for ${listed(missing)}. Request it again instead.`,
            ties,
          });
        } else if (extra.length > 0 && (namesOne(message, extra) || (invalid && TOO_MUCH.test(message)))) {
          report({
            requirement: 'mrtr/error-for-extra-input',
            at: ref,
            path: ['error'],
            title: 'Extra input responses {must} be ignored',
            why: 'An operation with all the input it needs fails because of a harmless extra member.',
            what: `${described}, because ${session.describe(at)} also has ${listed(extra)}, which the server did not request.`,
            ties,
          });
        }
      },
    });
  },
});
