import type { FixPlan } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { gave, talk, turn, call } from './example-texts.ts';
import { inner, reporter, turnsOf, turnText, type Block, type Report, type Turn } from './turns.ts';

const NOTE = '{"type":"text","text":"Here it is."}';

/** Moves blocks that are not tool results to a new message directly after this one. */
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
    says: 'Move the other blocks to a new message after this one.',
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
    title: 'A message with tool results {must} contain nothing else',
    why: 'Some providers use a separate role for tool results and cannot mix them with other content, so clients reject the request.',
    what: `In ${inner(place)}, ${turnText(now)} has tool results and also ${rest.length === 1 ? `a block of type ${named(first.type)}` : `${rest.length} other blocks`}.`,
  };
  report(finding, () => (now.uses.length === 0 ? split(place, now) : null));
}

/** The role is wrong when all blocks require the other one; otherwise, the first misplaced block is wrong. */
function judgeRole(place: Place, report: Report, now: Turn, [first]: readonly Block[], whole: boolean): void {
  if (!first) return;
  const path = [...now.path, 'role'];
  const result = first.type === 'tool_result';
  const role = result ? 'user' : 'assistant';
  const finding = {
    requirement: result ? 'sampling/tool-result-wrong-role' : 'sampling/tool-use-wrong-role',
    path: whole ? path : first.path,
    title: result ? 'Tool results {must} be in user messages' : 'Tool calls belong in assistant messages',
    why: result
      ? 'The assistant is the model. Tool results come from outside, so providers reject them in assistant messages.'
      : 'The model calls tools. A tool call in a user message confuses it, and providers reject it.',
    what: `In ${inner(place)}, ${turnText(now)} has the role ${named(now.role ?? '')} and ${result ? 'contains a tool result' : 'contains a tool call'}.`,
  };
  report(finding, () =>
    whole
      ? { says: `Use the role ${named(role)}.`, safety: 'safe', steps: [{ do: 'replace', path, value: role }] }
      : null,
  );
}

/** Roles of tool calls and results; results are not mixed with other content. */
export const toolRoles = defineShapeRule({
  id: 'sampling/tool-roles',
  requirements: ['sampling/tool-result-mixed', 'sampling/tool-result-wrong-role', 'sampling/tool-use-wrong-role'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: 'Tool calls and results {must} use the right roles',
  why: 'Providers map the two roles to their own and reject blocks in the wrong role.',
  how: 'Put calls into assistant messages and results into user messages, with nothing beside results.',
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
