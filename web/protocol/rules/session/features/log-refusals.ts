import { talk } from '../../../testing/conversation.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import type { Observer, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { BAD_PARAMS, codeOf, NO_METHOD, OF_CODES, isOtherMatter } from './shared.ts';
import {
  requestText,
  requestModern,
  content,
  FIRST,
  LAST,
  MODERN,
  refuse,
  respond,
  respondModern,
  THIRD,
} from './example-texts.ts';
import { LOG_LEVEL } from '../../keys.ts';

const SET = requestText(1, 'logging/setLevel', '"level":"warn"');
const CALL = requestModern(1, 'tools/call', '"name":"echo"', '{}', `"${LOG_LEVEL}":"loud"`);
const mark = (text: string): string => text.replace(/\{"jsonrpc".*\}(?=\}$)/u, '⟦$&⟧');
/** Problems of the request itself. */
const besides = [
  'logging/set-level-values',
  'stateless/log-level-value',
  'deprecated/log-level',
  'logging/level-values',
];

/** How a server responds to an unknown log level. */
export const logRefusals = defineSessionRule({
  id: 'logging/refusals',
  requirements: ['logging/invalid-level-accepted', 'logging/invalid-level-code'],
  class: 'spec',
  title: 'An unknown log level {must} be rejected with -32602',
  why: 'The client assumes that its setting applies, and waits for messages of a level that does not exist.',
  how: 'Compare the level with the eight defined ones, and reject any other with the error -32602.',
  examples: {
    good: [
      { revision: LAST, text: talk(SET, refuse(1, -32602, 'Unknown level: warn')), besides },
      { revision: LAST, text: talk(requestText(1, 'logging/setLevel', '"level":"warning"'), respond(1, '')) },
      { revision: FIRST, text: talk(SET, refuse(1, -32601, 'Method not found')), besides },
      {
        revision: LAST,
        text: talk(SET, refuse(1, -32600, 'Not initialized: send initialize first')),
        besides: [...besides, 'lifecycle/first-message'],
      },
    ],
    bad: [
      { revision: LAST, text: talk(SET, mark(respond(1, ''))), besides },
      { revision: THIRD, text: talk(SET, refuse(1, '⟦-32603⟧', 'Unknown level: warn')), besides },
      { revision: MODERN, text: talk(CALL, mark(respondModern(1, content('hi')))), besides },
      { revision: MODERN, text: talk(CALL, refuse(1, '⟦-32603⟧', 'Unknown level: loud')), besides },
    ],
  },
  begin(session, report): Observer {
    const open = new Map<Call, JsonValue>();
    const { logLevels, era } = session.model;
    const path = era === 'stateless' ? ['params', '_meta', LOG_LEVEL] : ['params', 'level'];

    function request(call: Call | null, level: JsonValue | undefined, altered: boolean): void {
      if (!call || level === undefined || altered) return;
      if (typeof level !== 'string' || !logLevels.includes(level)) open.set(call, level);
    }

    function answered(step: Step): void {
      const { call, kind, ref, name } = step;
      const level = call ? open.get(call) : undefined;
      if (!call || level === undefined) return;
      open.delete(call);
      const ties = [{ at: call.ref, path }];
      const which = `the unknown log level ${code(level)} of ${session.describe(call.ref)}`;
      const number = codeOf(step);
      if (kind === 'response') {
        report({
          requirement: 'logging/invalid-level-accepted',
          at: ref,
          what: `${name} accepts ${which} and responds with a result.`,
          ties,
        });
      } else if (number !== null && number !== BAD_PARAMS && number !== NO_METHOD && !isOtherMatter(step, number)) {
        report({
          requirement: 'logging/invalid-level-code',
          at: ref,
          path: ['error', 'code'],
          instead: OF_CODES,
          what: `${name} rejects ${which} with ${code(number)}; the code for that is \`-32602\`.`,
          ties,
          fix: {
            says: 'Use -32602.',
            safety: 'unsafe',
            steps: [{ do: 'replace', path: ['error', 'code'], value: BAD_PARAMS }],
          },
        });
      }
    }

    if (era === 'stateless') {
      return {
        request: ({ call, meta, altered }) => request(call, get(meta, LOG_LEVEL), altered),
        answer: (step) => {
          if (open.size > 0) answered(step);
        },
      };
    }
    return {
      'request logging/setLevel': ({ call, params, altered }) => request(call, get(params, 'level'), altered),
      'answer logging/setLevel': answered,
    };
  },
});
