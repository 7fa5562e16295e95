/** @module-tag property */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { requirementIn } from '../protocol/catalog.ts';
import { isObject } from '../protocol/values.ts';
import { MCP_REVISIONS } from './eras.ts';
import { prepare } from './server.ts';
import { FIXTURES, SERVERS } from './servers/index.ts';
import { Chaos, moves } from './testing/chaos.ts';
import { Conversation, wordsOf } from './testing/converse.ts';
import { shop } from './testing/shop.ts';
import type { Json } from './types.ts';

const DEFINITIONS = [...[...SERVERS, ...FIXTURES].map(({ definition }) => definition), shop];
const RUNS = runs(40);
/**
 * The same conversations each time: a failure here is caused by the current change. Change the seed and the number for a wider
 * search.
 */
const SEED = 20260728;

beforeAll(() => prepare());

describe.each(MCP_REVISIONS)('any client input in %s', (revision) => {
  it.each(DEFINITIONS.map((definition) => [definition.info.name, definition] as const))(
    '%s never throws, responds to each request once and to no notification, and sends nothing that check reports',
    (_, definition) => {
      fc.assert(
        fc.property(moves, fc.integer({ min: 0, max: 9 }), fc.boolean(), fc.boolean(), (list, start, alone, able) => {
          const talk = new Conversation(definition, revision, {
            ...(alone || start === 0 ? {} : { settings: { revisions: MCP_REVISIONS } }),
            ...(able ? {} : { capabilities: {} }),
          });
          if (start > 0) talk.greet(9999);
          const chaos = new Chaos(talk);
          chaos.play(list);
          const transcript = talk.lines.map(({ from, text }) => `${from}: ${text}`).join('\n');
          if (talk.lines.length > 0) expect(wordsOf(talk.reported()), transcript).toEqual([]);
          expect(wronglyAnswered(chaos), transcript).toEqual([]);
          expect(strangeReasons(talk), transcript).toEqual([]);
          expect(
            talk.lines.filter(({ from, text }) => from === 'server' && text.includes('"Internal error"')),
            transcript,
          ).toEqual([]);
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
    60_000,
  );
});

/**
 * What was sent, judged without the simulator's own parser: how many responses each id needs, and how many errors without an id
 * are allowed.
 */
function owed(texts: readonly string[], batches: boolean): { ids: Map<string, number>; nameless: number } {
  const ids = new Map<string, number>();
  let nameless = 0;
  for (const text of texts) {
    const value = parsed(text);
    const items = batches && Array.isArray(value) && value.length > 0 ? value : [value];
    for (const item of items) {
      if (!isObject(item)) nameless += 1;
      else if (item.method === undefined && ('result' in item || 'error' in item)) continue;
      else if (typeof item.id === 'string' ? !/\p{Surrogate}/u.test(item.id) : Number.isSafeInteger(item.id)) {
        const id = JSON.stringify(item.id);
        ids.set(id, (ids.get(id) ?? 0) + 1);
      } else if ('id' in item || typeof item.method !== 'string') nameless += 1;
    }
  }
  return { ids, nameless };
}

function parsed(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Ids with too few or too many responses, as messages. */
function wronglyAnswered({ talk, texts }: Chaos): string[] {
  const { ids, nameless } = owed(texts, talk.revision === '2025-03-26');
  const answers = talk.lines
    .filter(({ from }) => from === 'server')
    .flatMap(({ text }) => parsed(text) ?? [])
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isObject)
    .filter((one) => one.method === undefined);
  const wrong: string[] = [];
  if (answers.filter((one) => one.id === undefined).length > nameless) wrong.push('too many errors without an id');
  const counts = new Map<string, number>();
  for (const { id } of answers)
    if (id !== undefined) counts.set(JSON.stringify(id), (counts.get(JSON.stringify(id)) ?? 0) + 1);
  counts.delete('9999');
  for (const [id, count] of counts)
    if (count > (ids.get(id) ?? 0)) wrong.push(`${id} has ${count} answers, but came ${ids.get(id) ?? 0} times`);
  const excused = new Set([...talk.state.running, ...talk.state.listening].map(({ id }) => JSON.stringify(id)));
  for (const text of texts) {
    const value = parsed(text);
    for (const one of Array.isArray(value) ? value : [value])
      if (isObject(one) && one.method === 'notifications/cancelled' && isObject(one.params))
        excused.add(JSON.stringify(one.params.requestId));
  }
  for (const [id, count] of ids)
    if (!excused.has(id) && (counts.get(id) ?? 0) < count)
      wrong.push(`${id} came ${count} times, but has ${counts.get(id) ?? 0} answers`);
  return wrong;
}

/** Requirements that reasons name but no revision of the server knows. */
function strangeReasons({ steps, revision, state }: Conversation): string[] {
  const supported = [revision, ...state.settings.revisions];
  const named = steps
    .flatMap(({ why, outputs }) => [why, ...outputs.map((output) => output.why)])
    .map((why) => why?.requirement);
  return [...new Set(named)]
    .filter((id): id is string => id !== undefined)
    .filter((id) => !supported.some((one) => requirementIn(one, id) !== null));
}
