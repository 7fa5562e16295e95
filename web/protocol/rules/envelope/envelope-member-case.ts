import { defineRule, type Message } from '../define.ts';
import { has } from '../../json/object.ts';
import type { FixPlan } from '../../json/plan.ts';
import { named } from '../../json/describe.ts';
import { OTHER_MEMBER } from './cues.ts';
import { memberOf, miscased, MAX_MEMBERS, SINGLE, type MemberName } from './members.ts';

/** The requirement violated by the missing member: the need for that member, or otherwise only the spelling. */
function brokenBy(message: Message, name: MemberName): string {
  const lacks = has(message.object, name) ? null : LACKS[name](message);
  return lacks !== null && message.model.ledger.has(lacks) ? lacks : 'envelope/member-case';
}

const subject = ({ kind }: Message): string | null => (kind === 'invalid' ? 'envelope/unclassifiable' : null);
const LACKS: Record<MemberName, (message: Message) => string | null> = {
  jsonrpc: () => 'envelope/jsonrpc-missing',
  method: subject,
  result: subject,
  error: subject,
  id({ kind, row }) {
    if (kind === 'notification') return row?.kind === 'request' ? 'ids/missing-id' : null;
    return kind === 'error' ? 'responses/error-id-required' : 'responses/id-missing';
  },
  params: () => null,
};

/** Member names are case-sensitive. https://www.jsonrpc.org/specification#conventions */
export const envelopeMemberCase = defineRule({
  id: 'envelope/member-case',
  requirements: [
    'envelope/member-case',
    'envelope/jsonrpc-missing',
    'envelope/unclassifiable',
    'ids/missing-id',
    'responses/id-missing',
    'responses/error-id-required',
  ],
  class: 'spec',
  kinds: SINGLE,
  cues: [OTHER_MEMBER],
  title: 'Member names {must} be lower case',
  why: 'Member names are case-sensitive, so the receiver sees an unknown member and misses the one it needs.',
  how: 'Write `jsonrpc`, `id`, `method`, `params`, `result` and `error` in lower case.',
  examples: {
    good: [{ revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    bad: [
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,⟦"Method"⟧:"ping"}' },
      { revision: '2025-11-25', text: '{"jsonrpc":"2.0",⟦"ID"⟧:7,"method":"tools/list"}' },
      { revision: 'jsonrpc-2.0', text: '{⟦"JsonRPC"⟧:"2.0","id":1,"method":"subtract","params":[42,23]}' },
      { revision: '2025-03-26', text: '{"jsonrpc":"2.0","id":1,⟦"Result"⟧:{}}' },
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0",⟦"Id"⟧:1,"result":{}}' },
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0",⟦"Id"⟧:1,"error":{"code":-32603,"message":"Internal error"}}' },
      { revision: '2025-06-18', text: '{"jsonrpc":"2.0","id":1,"method":"tools/list",⟦"Params"⟧:{}}' },
    ],
  },
  judge(message) {
    let reported = 0;
    for (const key of Object.keys(message.object)) {
      const name = memberOf(key);
      if (name === null || name === key || reported >= MAX_MEMBERS) continue;
      reported += 1;
      const fix: FixPlan | undefined =
        miscased(message.object, name) === key
          ? { says: `Write \`${name}\`.`, safety: 'safe', steps: [{ do: 'rename', path: [key], to: name }] }
          : undefined;
      message.report({
        requirement: brokenBy(message, name),
        path: [key],
        mark: 'key',
        what: `${message.name} has ${named(key)} ${has(message.object, name) ? `next to \`${name}\`` : `instead of \`${name}\``}. To a receiver ${named(key)} is an unknown member.`,
        ...(fix ? { fix } : {}),
      });
    }
  },
});
