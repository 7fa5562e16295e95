import { isObject } from '../../json/object.ts';
import { defineRule } from '../define.ts';
import type { FixPlan, FixStep } from '../../json/plan.ts';
import { emptyResult } from './empty-result.ts';
import { listed, named, short } from '../../json/describe.ts';
import { hasSubject, misspelt, MAX_MEMBERS, roleOf, unknownKeys } from './members.ts';

/** A response has a result or an error. https://www.jsonrpc.org/specification#response_object */
export const responsesNeitherResultNorError = defineRule({
  id: 'responses/neither-result-nor-error',
  requirements: ['responses/neither-result-nor-error'],
  class: 'spec',
  kinds: ['invalid'],
  title: 'A response {must} have a `result` or an `error`',
  why: 'The id identifies the request but not its outcome, so the receiver cannot complete the call.',
  how: 'Add `result`, which may be `{}` in MCP, or `error` with a code and a message. If the message is a request, add its `method`.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"result":{}}' }],
    bad: [
      { revision: '2025-06-18', text: '⟦{"jsonrpc":"2.0","id":1}⟧' },
      {
        revision: '2025-11-25',
        text: '⟦{"jsonrpc":"2.0","id":1,"tools":[]}⟧',
        says: 'The content of `result` is at the top level.',
      },
      { revision: 'jsonrpc-2.0', text: '⟦{"jsonrpc":"2.0","id":1,"results":19}⟧', says: 'A misspelled member name.' },
      { revision: '2025-06-18', text: '⟦{"jsonrpc":"2.0","id":1,"err":{"code":-32603,"message":"Internal error"}}⟧' },
    ],
  },
  judge(message) {
    const { object, model } = message;
    if (!isObject(message.value) || hasSubject(object) || roleOf(object) !== 'reply') return;
    const near = misspelt(object, 'result') ?? misspelt(object, 'error');
    const loose = unknownKeys(object);
    let says = '';
    let fix: FixPlan | null = null;
    if (near !== null) {
      const to = misspelt(object, 'result') === near ? 'result' : 'error';
      says = ` ${named(near)} resembles \`${to}\`, but is a different name.`;
      fix = { says: `Rename it to \`${to}\`.`, safety: 'safe', steps: [{ do: 'rename', path: [near], to }] };
    } else if (loose.length === 0) {
      const value = emptyResult(model);
      const steps: FixStep[] = [{ do: 'insert', path: [], key: 'result', value }];
      fix = { says: `Add \`"result": ${short(value)}\`.`, safety: 'unsafe', steps };
    } else if (loose.length <= MAX_MEMBERS) {
      const many = loose.length > 1;
      says = ` ${listed(loose)} ${many ? 'are' : 'is'} at the top level, where receivers ignore members that JSON-RPC does not define.`;
      const steps = loose.map((key): FixStep => ({ do: 'move', path: [key], to: ['result', key] }));
      fix = { says: `Move ${many ? 'them' : 'it'} into \`result\`.`, safety: 'unsafe', steps };
    }
    message.report({
      requirement: 'responses/neither-result-nor-error',
      mark: 'missing',
      what: `${message.name} has an \`id\` but no \`method\`, \`result\` or \`error\`, so it is a response without an outcome.${says}`,
      ...(fix ? { fix } : {}),
    });
  },
});
