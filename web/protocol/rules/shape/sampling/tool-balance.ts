import type { FixPlan } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { get } from '../../../json/object.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { listed } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { gave, HI, talk, turn, call } from './example-texts.ts';
import {
  answeredId,
  callId,
  callText,
  inner,
  reporter,
  turnsOf,
  turnText,
  type Block,
  type Report,
  type Turn,
} from './turns.ts';

const DONE = turn('assistant', '{"type":"text","text":"It is dry."}');

/** Adds empty results for these calls after `at`: to the next message when `into`, otherwise as a new message. */
function answers({ value }: Place, at: number, open: readonly Block[], into: boolean): FixPlan | null {
  const messages = get(value, 'messages');
  const ids = open.map(callId).filter((id) => id !== null);
  if (!Array.isArray(messages) || ids.length < open.length) return null;
  const results = ids.map((toolUseId) => ({ type: 'tool_result', toolUseId, content: [] }));
  const says = `Add ${ids.length === 1 ? 'an empty result' : 'empty results'} and fill in the content.`;
  if (!into) {
    if (!keepsDigits(messages)) return null;
    const whole = messages.toSpliced(at + 1, 0, { role: 'user', content: results });
    return { says, safety: 'unsafe', steps: [{ do: 'replace', path: ['messages'], value: whole }] };
  }
  const blocks = turnsOf(value)[at + 1]?.blocks ?? [];
  const content: JsonValue[] = [...blocks.map((block) => block.value), ...results];
  const path = ['messages', at + 1, 'content'];
  return keepsDigits(content) ? { says, safety: 'unsafe', steps: [{ do: 'replace', path, value: content }] } : null;
}

/** Calls without a result in the next message. A result that matches no call counts as a typo in the id. */
function unanswered(now: Turn, next: Turn, known: ReadonlySet<string>): readonly Block[] {
  const given = new Set(next.results.map(answeredId));
  if (given.has(null)) return [];
  const open = now.uses.filter((block) => {
    const id = callId(block);
    return id !== null && !given.has(id);
  });
  const unmatched = [...given].filter((id) => id !== null && !known.has(id));
  return unmatched.length >= open.length ? [] : open;
}

function judgeTurn(place: Place, report: Report, turns: readonly Turn[], at: number, known: ReadonlySet<string>): void {
  const [now, next] = [turns[at], turns[at + 1]];
  const [first] = now?.uses ?? [];
  if (!now || !first || now.role !== 'assistant' || now.results.length > 0) return;
  const apart = (): FixPlan | null => answers(place, at, now.uses, false);
  if (!next) {
    const finding = {
      requirement: 'sampling/tool-use-at-end',
      path: now.path,
      mark: 'missing' as const,
      title: 'A conversation {must} not end with an open tool call',
      what: `In ${inner(place)}, the messages end with ${callText(first)}, which has no result.`,
    };
    report(finding, apart);
  } else if (next.sound && next.results.length === 0) {
    const finding = {
      requirement: 'sampling/tool-use-not-followed',
      path: next.path,
      title: 'Tool results {must} directly follow their calls',
      what: `In ${inner(place)}, ${turnText(next)} follows ${callText(first)} but has no result for it.`,
    };
    report(finding, apart);
  } else if (next.sound) {
    const open = unanswered(now, next, known);
    const [lost] = open;
    if (!lost) return;
    const ids = listed(open.map((block) => callId(block) ?? ''));
    const finding = {
      requirement: 'sampling/tool-result-missing',
      path: [...next.path, 'content'],
      mark: 'missing' as const,
      title: 'Every tool call {must} have a result',
      what: `In ${inner(place)}, ${turnText(next)} has no result for ${open.length === 1 ? callText(lost) : `the calls ${ids}`}.`,
    };
    report(finding, () => answers(place, at, open, true));
  }
}

/** Every tool call has a result in the next message. */
export const toolBalance = defineShapeRule({
  id: 'sampling/tool-balance',
  requirements: ['sampling/tool-use-at-end', 'sampling/tool-use-not-followed', 'sampling/tool-result-missing'],
  class: 'spec',
  types: ['CreateMessageRequestParams'],
  title: 'Every tool call {must} have a result in the next message',
  why: 'Providers reject a conversation with an open call, so the client answers the whole request with an error.',
  how: 'After a message with calls, add a user message with one result for each of them.',
  examples: {
    good: [
      talk(turn('assistant', `[${call('c1')},${call('c2')}]`), turn('user', `[${gave('c2')},${gave('c1')}]`), DONE, HI),
      talk(DONE, HI),
    ],
    bad: [
      talk(`⟦${turn('assistant', call('c1'))}⟧`),
      talk(turn('assistant', `[${call('c1')}]`), `⟦${DONE}⟧`, HI),
      talk(turn('assistant', call('c1')), `⟦${HI}⟧`),
      talk(turn('assistant', `[${call('c1')},${call('c2')}]`), `{"role":"user",⟦"content"⟧:[${gave('c1')}]}`),
    ],
  },
  judge(place) {
    const turns = turnsOf(place.value);
    const known = new Set(turns.flatMap(({ uses }) => uses.map(callId)).filter((id) => id !== null));
    const report = reporter(place);
    for (let at = 0; at < turns.length; at++) judgeTurn(place, report, turns, at, known);
  },
});
