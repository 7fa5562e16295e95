import { get } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { observeRounds } from './rounds.ts';
import { begin } from './example-messages.ts';
import { server, talk } from '../../../testing/conversation.ts';
import { asks, call, done, FORM } from './example-texts.ts';

const GIVEN = '{"action":"accept","content":{"name":"Ana"}}';
const ONE = talk(call(1), asks(1, `"who":{${FORM}}`));
const NONE = call(2, ',"inputResponses":{}');
const MORE = call(2, `,"inputResponses":{"who":${GIVEN},"more":{"action":"decline"}}`);
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const fails = (id: number, error: string) => server(`"id":${id},"error":${error}`);

/** Right and wrong ones. */
const inputErrorsExamples: SessionRule['examples'] = {
  good: [
    example(ONE, NONE, asks(2, `"who":{${FORM}}`)),
    example(ONE, MORE, done(2)),
    {
      ...example(ONE, NONE, fails(2, '{"code":-32603,"message":"Database is down"}')),
      says: 'It fails for another reason.',
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

/** True when a text has one of these keys in it, as a word of its own. */
function namesOne(text: string, keys: readonly string[]): boolean {
  const words = new Set(text.split(/[^\w.-]+/u).map((word) => word.replaceAll(/^[.-]+|[.-]+$/gu, '')));
  return keys.some((key) => words.has(key));
}

/** What a second try lacks is asked for again; what it has too much is passed over. Neither is an error. */
export const inputErrors = defineSessionRule({
  id: 'mrtr/input-errors',
  requirements: ['mrtr/error-for-missing-input', 'mrtr/error-for-extra-input'],
  class: 'spec',
  title: 'Answers that are missing are asked for again',
  why: 'The operation is lost over one answer, and the person has to begin anew.',
  how: 'Return `input_required` once more, with the questions that are still open, and ignore keys you did not ask for.',
  examples: inputErrorsExamples,
  begin(session, report) {
    return observeRounds(session, {
      answered({ round, at, missing, extra, responses }, { kind, error, ref, altered }) {
        if (kind !== 'error' || altered || !responses) return;
        const said = get(error, 'message');
        const message = typeof said === 'string' ? said : '';
        const invalid = get(error, 'code') === INVALID;
        const ties = [{ at, path: ['params', 'inputResponses'] }, { at: round.at }];
        const described = `${begin(session.said(ref))} is an error, ${code(message)}`;
        if (missing.length > 0) {
          if (!invalid && !LACKS.test(message) && !namesOne(message, missing)) return;
          report({
            requirement: 'mrtr/error-for-missing-input',
            at: ref,
            path: ['error'],
            what: `${described}, because ${session.said(at)} does not answer ${listed(missing)}; better ask for it again.`,
            ties,
          });
        } else if (extra.length > 0 && (namesOne(message, extra) || (invalid && TOO_MUCH.test(message)))) {
          report({
            requirement: 'mrtr/error-for-extra-input',
            at: ref,
            path: ['error'],
            title: 'Answers nobody asked for are passed over',
            why: 'An operation that had all it needed fails over something harmless.',
            what: `${described}, because ${session.said(at)} answers ${listed(extra)} too, which nobody asked for.`,
            ties,
          });
        }
      },
    });
  },
});
