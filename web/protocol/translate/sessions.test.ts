/**
 * Valid sessions of every revision translated to every other one: the checker has nothing to report about the result, and the official SDK of
 * that era accepts each message of it.
 *
 * @module-tag all
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { modernCodec, rejectedBySdk } from '../../testing/sdk-eras.ts';
import { checkOne } from '../check.ts';
import { checker } from '../report/full.ts';
import { pairSessions, simulatedSessions, walkthroughSessions, type GivenSession } from './testing/sessions.ts';
import { translatePrepared } from './translate.ts';
import type { Target, Translation } from './types.ts';

const TARGETS: readonly Target[] = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];

/**
 * What the older revisions forbid and 2026-07-28 does not, so that such a session cannot be valid in them: a client that uses what the server
 * has not declared, a change of a resource beside the subscribed one, and a cursor of another list.
 */
const FORBIDDEN_BEFORE = new Set([
  'tools-not-declared',
  'capabilities/tools-list',
  'capabilities/resources-list',
  'capabilities/completion-complete',
  'resource-subscribe/updated-without-subscribe',
  'pagination/invented-cursor',
  'pagination/invalid-cursor-code',
]);

function translated(text: string, revision: GivenSession['revision'], to: Target): Translation {
  const made = translatePrepared(checker.prepare(text, { revision }), { to });
  if ('problem' in made) throw new Error(made.problem);
  return made;
}

/** Errors and warnings about a translation, without those that cannot be avoided. */
function findings(text: string, to: Target, from: string): string[] {
  return (
    checkOne(text, { revision: to })
      .diagnostics.filter(({ severity }) => severity !== 'info')
      // Ids of tasks are those of the recording.
      .filter(({ requirement }) => requirement !== 'tasks-ext/id-guessable')
      .filter(({ requirement, rule }) => from !== '2026-07-28' || !FORBIDDEN_BEFORE.has(requirement ?? rule))
      .map(({ severity, requirement, rule, entry, what }) => `${severity} ${requirement ?? rule} @${entry}: ${what}`)
  );
}

let codec: Awaited<ReturnType<typeof modernCodec>>;
beforeAll(async () => {
  codec = await modernCodec();
});

const rejected = ({ sessions }: Translation, to: Target): string[] =>
  sessions.flatMap(({ messages }) => rejectedBySdk(messages, to, codec));

const SIMULATED = simulatedSessions();
const WALKED = walkthroughSessions();
const ALL: readonly GivenSession[] = [...pairSessions(), ...SIMULATED, ...WALKED];
const CASES = ALL.flatMap((session) =>
  TARGETS.filter((to) => to !== session.revision).map((to) => [`${session.name} → ${to}`, session, to] as const),
);

describe('every translation', () => {
  it('has enough sessions, of each kind', () => {
    expect(CASES.filter(([, , to]) => to === '2026-07-28').length).toBeGreaterThanOrEqual(40);
    expect(CASES.filter(([, { revision }]) => revision === '2026-07-28').length).toBeGreaterThanOrEqual(40);
    expect(SIMULATED.filter(({ name }) => name.startsWith('everything'))).toHaveLength(TARGETS.length);
    expect(WALKED.length).toBeGreaterThan(10);
  });

  it.each(CASES)('is clean and accepted: %s', (_name, { text, revision }, to) => {
    const made = translated(text, revision, to);
    expect(findings(made.text, to, revision), made.text).toEqual([]);
    expect(rejected(made, to), made.text).toEqual([]);
  });
});

describe('a translation to 2026-07-28 and back', () => {
  const handshakes = ALL.filter(({ revision }) => revision !== '2026-07-28' && revision !== 'jsonrpc-2.0');

  it.each(handshakes.map((session) => [session.name, session] as const))(
    'is clean: %s',
    (_name, { text, revision }) => {
      const there = translated(text, revision, '2026-07-28');
      if (there.text === '') {
        // A request of the server alone: nothing of it can be sent, and the notes say so.
        expect(there.notes.map(({ kind }) => kind)).toContain('lost');
        return;
      }
      const to = TARGETS.find((one) => one === revision) ?? '2025-11-25';
      const back = translated(there.text, '2026-07-28', to);
      expect(findings(back.text, to, '2026-07-28'), back.text).toEqual([]);
      expect(rejected(back, to), back.text).toEqual([]);
    },
  );
});

describe('the judges', () => {
  it('reject a session that one word makes wrong', () => {
    const session = SIMULATED.find(({ name }) => name === 'everything in 2025-11-25');
    const made = translated(session?.text ?? '', '2025-11-25', '2026-07-28');
    const broken = (from: string, by: string): Translation =>
      JSON.parse(JSON.stringify(made).replaceAll(from, by)) as Translation;
    expect(rejected(made, '2026-07-28')).toEqual([]);
    expect(rejected(broken('"resultType"', '"kind"'), '2026-07-28').length).toBeGreaterThan(10);
    expect(rejected(broken('clientCapabilities', 'capabilities'), '2026-07-28').length).toBeGreaterThan(10);
    expect(rejected(broken('"cacheScope":"private"', '"cacheScope":"mine"'), '2026-07-28').length).toBeGreaterThan(2);
    const older = translated(session?.text ?? '', '2025-11-25', '2025-06-18');
    const wrong = JSON.parse(JSON.stringify(older).replaceAll('"inputSchema":{', '"schema":{')) as Translation;
    expect(rejected(older, '2025-06-18')).toEqual([]);
    expect(rejected(wrong, '2025-06-18').length).toBeGreaterThan(0);
  });
});
