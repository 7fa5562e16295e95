import type { Finding } from '../../define.ts';
import { get, has } from '../../../json/object.ts';
import { nearest } from '../../../json/nearest.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { LEGACY, PLAIN, sampled, call } from './example-texts.ts';
import { inner, turnOf } from './turns.ts';

const PATH = ['stopReason'];
const TOOL = 'toolUse';
const COMMON = ['endTurn', 'stopSequence', 'maxTokens'];
const letters = (text: string): string => text.replaceAll(/[^A-Za-z]/gu, '').toLowerCase();
const members = '"role":"assistant","content":{"type":"text","text":"It is dry."},"model":"small-2"';
const called = `"role":"assistant","content":[${call('c1')}],"model":"small-2"`;

/** The predefined reason that a string was meant to be, if it is not one of them. */
function meant(reason: string, known: readonly string[]): string | null {
  if (known.includes(reason) || reason.length > 40) return null;
  return known.find((word) => letters(word) === letters(reason)) ?? nearest(reason, known);
}

/** Content and stop reason must agree about tools. */
function judgeTools(place: Place, reason: string | null): Finding | null {
  const { uses, sound } = turnOf(place.value, []);
  if (uses.length > 0 && reason !== TOOL) {
    const toolUse = {
      requirement: 'sampling/stop-reason-tool-use',
      title: 'A result with tool calls has another stop reason',
      why: 'Servers run the tools when they read `toolUse`, and treat any other reason as the end of the turn.',
    };
    const what = `The sampling result in ${inner(place)} calls a tool`;
    const says = `Use ${named(TOOL)}.`;
    if (reason === null) {
      const step = { do: 'insert', path: [], key: 'stopReason', value: TOOL } as const;
      return {
        ...toolUse,
        mark: 'missing',
        what: `${what} but has no \`stopReason\`.`,
        fix: { says: 'Add `"stopReason": "toolUse"`.', safety: 'safe', steps: [step] },
      };
    }
    const fix = { says, safety: 'unsafe', steps: [{ do: 'replace', path: PATH, value: TOOL }] } as const;
    return { ...toolUse, path: PATH, what: `${what} but has the stop reason ${code(reason)}.`, fix };
  }
  if (reason !== TOOL || !sound || uses.length > 0 || place.wrong(['content'])) return null;
  return {
    requirement: 'sampling/stop-reason-without-tool-use',
    path: PATH,
    title: 'A result without tool calls has the stop reason `toolUse`',
    why: 'The server looks for calls to run, finds none and cannot continue.',
    what: `The sampling result in ${inner(place)} has the stop reason \`toolUse\`, but its \`content\` has no tool call.`,
    fix: { says: 'Use `endTurn`.', safety: 'unsafe', steps: [{ do: 'replace', path: PATH, value: 'endTurn' }] },
  };
}

/** Why a model stopped: the predefined reasons, and whether they match the content. */
export const stopReason = defineShapeRule({
  id: 'sampling/stop-reason',
  requirements: [
    'sampling/stop-reason-spelling',
    'sampling/stop-reason-tool-use',
    'sampling/stop-reason-without-tool-use',
  ],
  class: 'spec',
  types: ['CreateMessageResult'],
  title: 'The stop reason is unusual for this content',
  why: 'Any string is allowed here, so a server recognizes only the exact predefined reasons.',
  how: 'Use `endTurn`, `stopSequence`, `maxTokens` or `toolUse`; with tool calls, use `toolUse`.',
  examples: {
    good: [
      sampled(`${members},"stopReason":"endTurn"`),
      sampled(`${members},"stopReason":"content_filter"`),
      sampled(`${called},"stopReason":"toolUse"`),
      sampled(members, PLAIN),
      sampled(`${members},"stopReason":"tool_use"`, PLAIN),
    ],
    bad: [
      sampled(`${members},"stopReason":⟦"end_turn"⟧`, PLAIN),
      sampled(`${members},"stopReason":⟦"MAX_TOKENS"⟧`, LEGACY),
      sampled(`${called},"stopReason":⟦"tool_use"⟧`),
      sampled(`${called},"stopReason":⟦"endTurn"⟧`),
      sampled(`${members},"stopReason":⟦"toolUse"⟧`),
    ],
  },
  judge(place) {
    const reason = get(place.value, 'stopReason');
    const tools = place.deep.ledger.has('sampling/stop-reason-tool-use');
    if (has(place.value, 'stopReason') && typeof reason !== 'string') return;
    const right = typeof reason === 'string' ? meant(reason, tools ? [...COMMON, TOOL] : COMMON) : null;
    if (right === null) {
      const finding = tools ? judgeTools(place, typeof reason === 'string' ? reason : null) : null;
      if (finding) place.report(finding);
      return;
    }
    place.report({
      requirement: 'sampling/stop-reason-spelling',
      path: PATH,
      title: 'The stop reason is misspelled',
      what: `The sampling result in ${inner(place)} has the stop reason ${code(reason ?? null)}; the predefined reason is ${named(right)}.`,
      fix: { says: `Use ${named(right)}.`, safety: 'safe', steps: [{ do: 'replace', path: PATH, value: right }] },
    });
  },
});
