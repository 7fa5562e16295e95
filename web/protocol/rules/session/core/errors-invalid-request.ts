import type { Ref } from '../../../session/call.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { client, server, talk } from '../../../testing/conversation.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { codeIn, isAboutTransport, opposite, errorText } from './reading.ts';

const BROKEN = client('"id":1,"method":1');

/** JSON that is not a request is rejected with Invalid Request. https://www.jsonrpc.org/specification#error_object */
export const errorsInvalidRequest = defineSessionRule({
  id: 'errors/invalid-request-code',
  requirements: ['errors/invalid-request-code'],
  class: 'spec',
  title: 'Invalid requests {must} be rejected with -32600',
  why: 'Another code leads the caller to look for its mistake in the method or the parameters instead of the envelope.',
  how: 'Reject JSON that is not a request with -32600 (Invalid Request), and invalid JSON with -32700.',
  examples: {
    good: [
      {
        revision: 'jsonrpc-2.0',
        text: talk(BROKEN, server('"id":1,"error":{"code":-32600,"message":"Invalid Request"}')),
        besides: ['requests/method-type'],
      },
      {
        revision: '2025-06-18',
        text: talk(client('"id":1,"method":"ping"'), server('"id":1,"result":{}')),
      },
    ],
    bad: [
      {
        revision: 'jsonrpc-2.0',
        text: talk(BROKEN, server('"id":null,"error":{"code":⟦-32601⟧,"message":"Method not found"}')),
        besides: ['requests/method-type'],
      },
      {
        revision: '2025-06-18',
        text: talk(client('"id":1,"params":{}'), server('"id":1,"error":{"code":⟦-32603⟧,"message":"Oops"}')),
        besides: ['requests/method-missing'],
      },
      {
        revision: 'jsonrpc-2.0',
        text: talk(BROKEN, server('"id":1,"error":{"code":⟦-32700⟧,"message":"Parse error"}')),
        besides: ['requests/method-type'],
      },
    ],
  },
  begin(session, report, setActive) {
    /** The last message of a side, if it is not a valid message. */
    const broken = new Map<Step['from'], { ref: Ref; id: string | number | null }>();
    const forget = ({ from, inBatch }: Step): void => {
      if (!inBatch) broken.delete(from);
    };
    return {
      invalid({ value, object, ref, from, id, inBatch, altered }) {
        if (inBatch || altered || (isObject(value) && (has(object, 'result') || has(object, 'error')))) return;
        setActive(true);
        broken.set(from, { ref, id });
        if (from !== 'unknown') broken.set('unknown', { ref, id });
      },
      active: {
        request: forget,
        notification: forget,
        batch: forget,
        error(step) {
          if (broken.size === 0 || step.inBatch || step.call) return;
          const { object, from, ref: at, name } = step;
          const number = codeIn(step);
          const one = broken.get(opposite(from)) ?? broken.get('unknown');
          const nameless = !has(object, 'id') || get(object, 'id') === null;
          if (!one || number === null || !(nameless || one.id === step.id)) return;
          broken.clear();
          // A receiver that repeats the id has parsed the message; one that does not may have failed on what this parser fixed.
          if (number === -32600 || (number === -32700 && nameless) || isAboutTransport(errorText(step))) return;
          if (number < -32768 || number > -32000) return;
          report({
            requirement: 'errors/invalid-request-code',
            at,
            path: ['error', 'code'],
            what: `${name} rejects ${session.describe(one.ref)}, which is not a request, with the code ${number}. The code for that is -32600.`,
            fix: {
              says: 'Use -32600.',
              safety: 'unsafe',
              steps: [{ do: 'replace', path: ['error', 'code'], value: -32600 }],
            },
            ties: [{ at: one.ref }],
          });
        },
      },
    };
  },
});
