import type { FixPlan } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { gave, talk, turn, call } from './example-texts.ts';
import { inner, reporter, turnsOf, turnText, type Block, type Report, type Turn } from './turns.ts';

const NOTE = '{"type":"text","text":"Here it is."}';

/** Moves what is no tool result to a message of its own, right behind. */
function split({ value }: Place, { path, blocks, results }: Turn): FixPlan | null {
  const messages = get(value, 'messages');
  const index = Number(path.at(-1));
  if (!Array.isArray(messages) || !keepsDigits(messages)) return null;
  const rest: JsonValue[] = blocks.filter(({ type }) => type !== 'tool_result').map((block) => block.value);
  const [first] = rest;
  if (first === undefined || rest.length + results.length !== blocks.length) return null;
  const two = [
    { role: 'user', content: results.map((block) => block.value) },
    { role: 'user', content: rest.length === 1 ? first : rest },
  ];
  return {
    says: 'Move the rest to a message of its own, right behind.',
    safety: 'unsafe',
    steps: [{ do: 'replace', path: ['messages'], value: messages.toSpliced(index, 1, ...two) }],
  };
}

function judgeMixed(place: Place, report: Report, now: Turn): void {
  const rest = now.blocks.filter(({ type }) => type !== 'tool_result');
  const [first] = rest;
  if (!first || !now.sound) return;
  const finding = {
    requirement: 'sampling/tool-result-mixed',
    path: first.path,
    title: 'Tool results stand alone in their message',
    why: 'Some providers put tool results into a role of their own and cannot mix them with anything; clients refuse the request.',
    what: `In ${inner(place)}, ${turnText(now)} has tool results and beside them ${rest.length === 1 ? `a block of type ${named(first.type)}` : `${rest.length} blocks that are none`}.`,
  };
  report(finding, () => (now.uses.length === 0 ? split(place, now) : null));
}

/** The role is wrong when all blocks say so; else the first block that does not belong there. */
function judgeRole(place: Place, report: Report, now: Turn, [first]: readonly Block[], whole: boolean): void {
  if (!first) return;
  const path = [...now.path, 'role'];
  const result = first.type === 'tool_result';
  const role = result ? 'user' : 'assistant';
  const finding = {
    requirement: result ? 'sampling/tool-result-wrong-role' : 'sampling/tool-use-wrong-role',
    path: whole ? path : first.path,
    title: result ? 'Tool results are messages of the user' : 'Calls of tools are messages of the assistant',
    why: result
      ? 'The assistant is the model. What a tool gave comes from outside, and providers refuse it in the model’s name.'
      : 'The model calls tools. A call in the user’s name confuses it, and providers refuse it.',
    what: `In ${inner(place)}, ${turnText(now)} has the role ${named(now.role ?? '')} and ${result ? 'holds what a tool gave' : 'calls a tool'}.`,
  };
  report(finding, () =>
    whole
      ? { says: `Use the role ${named(role)}.`, safety: 'safe', steps: [{ do: 'replace', path, value: role }] }
      : null,
  );
}

/** Who calls tools, who answers, and that answers stand alone. */
export const toolRoles = defineShapeRule({
  id: 'sampling/tool-roles',
  requirements: ['sampling/tool-result-mixed', 'sampling/tool-result-wrong-role', 'sampling/tool-use-wrong-role'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: 'The assistant calls tools, the user answers',
  why: 'Providers map the two roles to roles of their own and refuse blocks that do not belong there.',
  how: 'Put calls into messages of the assistant, results into messages of the user, and nothing beside results.',
  examples: {
    good: [
      talk(turn('assistant', `[${NOTE},${call('c1')}]`), turn('user', `[${gave('c1')}]`), turn('user', NOTE)),
      talk(turn('assistant', call('c1')), turn('user', gave('c1'))),
    ],
    bad: [
      talk(turn('assistant', `[${call('c1')}]`), turn('user', `[${gave('c1')},⟦${NOTE}⟧]`)),
      talk(turn('assistant', `[${call('c1')}]`), turn('user', `[⟦${NOTE}⟧,${gave('c1')}]`)),
      talk(turn('assistant', `[${call('c1')}]`), `{"role":⟦"assistant"⟧,"content":${gave('c1')}}`),
      talk(turn('assistant', call('c1')), turn('assistant', `[⟦${gave('c1')}⟧,${NOTE}]`)),
      talk(`{"role":⟦"user"⟧,"content":${call('c1')}}`, turn('user', gave('c1'))),
    ],
  },
  judge(place) {
    const report = reporter(place);
    for (const now of turnsOf(place.value)) {
      const { role, uses, results, blocks } = now;
      if (role === 'assistant') {
        judgeRole(place, report, now, results, now.sound && results.length === blocks.length);
      } else if (results.length > 0) {
        judgeMixed(place, report, now);
      } else if (role === 'user') {
        judgeRole(place, report, now, uses, now.sound);
      }
    }
  },
});
