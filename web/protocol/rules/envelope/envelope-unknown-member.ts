import { defineRule } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import type { FixPlan } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import { named } from '../../json/describe.ts';
import { OTHER_MEMBER } from './cues.ts';
import { hasSubject, meantBy, MAX_MEMBERS, present, SINGLE, unknownKeys } from './members.ts';

/** Only six top-level members of a message have a meaning. https://www.jsonrpc.org/specification#request_object */
export const envelopeUnknownMember = defineRule({
  id: 'envelope/unknown-member',
  requirements: ['envelope/unknown-member'],
  class: 'spec',
  kinds: SINGLE,
  cues: [OTHER_MEMBER],
  title: 'This message has a top-level member that is not defined',
  why: 'Receivers read `jsonrpc`, `id`, `method`, `params`, `result` and `error`, and ignore all other top-level members.',
  how: 'Move the data of a request into `params`, and the data of a response into `result`.',
  examples: {
    good: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"greet"}}' },
    ],
    bad: [
      {
        revision: '2025-06-18',
        text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add"},⟦"arguments"⟧:{"a":1}}',
        says: 'Arguments next to `params` instead of inside it.',
      },
      {
        revision: 'jsonrpc-2.0',
        text: '{"jsonrpc":"2.0","id":1,"method":"sum",⟦"parms"⟧:[1,2]}',
        says: 'A typing error.',
      },
      { revision: '2025-11-25', text: '{"jsonrpc":"2.0","id":1,"result":{},⟦"timestamp"⟧:"10:00"}' },
    ],
  },
  judge(message) {
    const { object } = message;
    if (!hasSubject(object)) return;
    const explained = message.model.ledger.has('meta/top-level') ? '_meta' : '';
    let reported = 0;
    for (const key of unknownKeys(object)) {
      if (reported >= MAX_MEMBERS) return;
      const meant = meantBy(key);
      const absent = meant !== null && !SUBJECTS.has(meant) && !present(object, meant);
      if (key === explained || (meant === 'jsonrpc' && absent)) continue;
      reported += 1;
      const fix = absent
        ? rename(key, meant)
        : has(object, 'method')
          ? moveInto(object, key, 'params')
          : moveInto(object, key, 'result');
      message.report({
        requirement: 'envelope/unknown-member',
        path: [key],
        mark: 'key',
        what: `${message.name} has the top-level member ${named(key)}, which JSON-RPC does not define${absent ? `; \`${meant}\` is perhaps meant` : ''}.`,
        ...(fix ? { fix } : {}),
      });
    }
  },
});

/** Members that exclude each other: if one is present, the others cannot be the intended name. */
const SUBJECTS: ReadonlySet<string> = new Set(['method', 'result', 'error']);

function rename(key: string, to: string): FixPlan {
  return { says: `Rename it to \`${to}\`.`, safety: 'unsafe', steps: [{ do: 'rename', path: [key], to }] };
}

function moveInto(object: JsonObject, key: string, member: 'params' | 'result'): FixPlan | undefined {
  const target = get(object, member);
  const room = target === undefined ? member === 'params' : isObject(target) && !has(target, key);
  if (!room) return undefined;
  return {
    says: `Move it into \`${member}\`.`,
    safety: 'unsafe',
    steps: [{ do: 'move', path: [key], to: [member, key] }],
  };
}
