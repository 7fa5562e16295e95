import { defineRule } from '../define.ts';
import { get, isObject } from '../../json/object.ts';
import type { FixStep } from '../../json/plan.ts';
import { named } from '../../json/describe.ts';
import { OTHER_VERSION } from './cues.ts';
import { misspelt, present, roleOf, SINGLE } from './members.ts';

/** Every message needs the version marker. https://www.jsonrpc.org/specification#request_object */
export const envelopeJsonrpcMissing = defineRule({
  id: 'envelope/jsonrpc-missing',
  requirements: ['envelope/jsonrpc-missing'],
  class: 'spec',
  kinds: SINGLE,
  cues: [OTHER_VERSION],
  title: 'Every message {must} have `"jsonrpc": "2.0"`',
  why: 'The member distinguishes JSON-RPC 2.0 from 1.0, so without it a receiver may drop the message or apply the rules of 1.0.',
  how: 'Add `"jsonrpc": "2.0"` to every message, including responses.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦{"id":1,"method":"ping"}⟧' },
      { revision: '2025-11-25', text: '⟦{"id":1,"result":{}}⟧', says: 'Responses need it too.' },
      {
        revision: 'jsonrpc-2.0',
        text: '⟦{"json_rpc":"2.0","id":1,"method":"sum"}⟧',
        says: 'A misspelled member name.',
      },
    ],
  },
  judge(message) {
    const { object } = message;
    if (!isObject(message.value) || present(object, 'jsonrpc') || roleOf(object) === 'none') return;
    const other = misspelt(object, 'jsonrpc');
    const near = other !== null && get(object, other) === '2.0' ? other : null;
    const step: FixStep =
      near === null
        ? { do: 'insert', path: [], key: 'jsonrpc', value: '2.0', after: 'first' }
        : { do: 'rename', path: [near], to: 'jsonrpc' };
    message.report({
      requirement: 'envelope/jsonrpc-missing',
      mark: 'missing',
      what:
        near === null
          ? `${message.name} has no \`jsonrpc\` member.`
          : `${message.name} has no \`jsonrpc\` member; ${named(near)} is similar, but a different name.`,
      fix: {
        says: near === null ? 'Add `"jsonrpc": "2.0"`.' : 'Rename it to `jsonrpc`.',
        safety: 'safe',
        steps: [step],
      },
    });
  },
});
