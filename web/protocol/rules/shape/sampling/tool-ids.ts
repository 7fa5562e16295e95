import type { FixPlan } from '../../../json/plan.ts';
import { nearest } from '../../../json/nearest.ts';
import { code } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { gave, talk, sampled, turn, call } from './example-texts.ts';
import { answeredId, callId, inner, reporter, turnOf, turnsOf, type Block, type Report, type Turn } from './turns.ts';

/** Calls seen so far. */
interface Calls {
  /** The number of calls and results with each id. */
  readonly ids: Map<string, { called: number; answered: number }>;
  /** True when a call has no id. */
  blurred: boolean;
}

function judgeUse(place: Place, report: Report, block: Block, calls: Calls): void {
  const id = callId(block);
  if (id === null) {
    calls.blurred = true;
    return;
  }
  const before = calls.ids.get(id);
  if (!before) {
    calls.ids.set(id, { called: 1, answered: 0 });
    return;
  }
  before.called += 1;
  report({
    requirement: 'sampling/tool-use-duplicate-id',
    path: [...block.path, 'id'],
    title: 'Two tool calls have the same id',
    why: 'Results are matched to calls only by id, so the receiver cannot determine which call a result belongs to.',
    what: `In ${inner(place)}, an earlier call already has the id ${code(id)}.`,
  });
}

function repair(path: Block['path'], id: string, { ids }: Calls): FixPlan | null {
  const open = [...ids].flatMap(([known, { called, answered }]) => (answered < called ? [known] : []));
  const to = nearest(id, open) ?? (open.length === 1 ? open[0] : null) ?? null;
  if (to === null) return null;
  return { says: `Use ${code(to)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: to }] };
}

function judgeResult(place: Place, report: Report, block: Block, calls: Calls): void {
  const id = answeredId(block);
  if (id === null) return;
  const path = [...block.path, 'toolUseId'];
  const call = calls.ids.get(id);
  if (!call) {
    if (calls.blurred) return;
    const finding = {
      requirement: 'sampling/tool-result-unknown-id',
      path,
      title: 'A tool result {must} refer to an earlier tool call',
      why: 'This id links a result to its call, so clients reject a result without a call, and the call remains open.',
      what: `In ${inner(place)}, a result refers to the call ${code(id)}, but no earlier call has that \`id\`.`,
    };
    report(finding, () => repair(path, id, calls));
    return;
  }
  call.answered += 1;
  if (call.answered <= call.called) return;
  report({
    requirement: 'sampling/tool-result-duplicate',
    path,
    title: 'A tool call has more than one result',
    why: 'With two results for one call, the model may read contradictory facts.',
    what: `In ${inner(place)}, the call ${code(id)} already has a result.`,
  });
}

function judgeTurns(place: Place, turns: readonly Turn[]): void {
  const report = reporter(place);
  const calls: Calls = { ids: new Map(), blurred: false };
  for (const { blocks, sound } of turns) {
    for (const block of blocks) {
      if (block.type === 'tool_use') judgeUse(place, report, block, calls);
      else if (block.type === 'tool_result') judgeResult(place, report, block, calls);
    }
    if (!sound) calls.blurred = true;
  }
}

/** Calls and results are matched by id. */
export const toolIds = defineShapeRule({
  id: 'sampling/tool-ids',
  requirements: ['sampling/tool-result-unknown-id', 'sampling/tool-result-duplicate', 'sampling/tool-use-duplicate-id'],
  class: 'spec',
  types: ['CreateMessageRequestParams', 'CreateMessageResult'],
  title: 'Calls and results {must} be matched by id',
  why: 'Only the id shows which call a result belongs to.',
  how: 'Give every call a unique id, and give every result the id of its call in `toolUseId`, once.',
  examples: {
    good: [
      talk(turn('assistant', `[${call('c1')},${call('c2')}]`), turn('user', `[${gave('c1')},${gave('c2')}]`)),
      sampled(`"role":"assistant","content":[${call('c1')},${call('c2')}],"model":"small-2","stopReason":"toolUse"`),
    ],
    bad: [
      talk(turn('user', gave('c9').replace('"c9"', '⟦"c9"⟧'))),
      talk(turn('assistant', call('call_1')), turn('user', gave('call-1').replace('"call-1"', '⟦"call-1"⟧'))),
      talk(turn('assistant', call('c1')), turn('user', `[${gave('c1')},${gave('c1').replace('"c1"', '⟦"c1"⟧')}]`)),
      sampled(
        `"role":"assistant","content":[${call('c1')},${call('c1').replace('"c1"', '⟦"c1"⟧')}],"model":"small-2","stopReason":"toolUse"`,
      ),
    ],
  },
  judge(place) {
    judgeTurns(place, place.type === 'CreateMessageResult' ? [turnOf(place.value, [])] : turnsOf(place.value));
  },
});
