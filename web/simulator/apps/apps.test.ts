/** A host and its view: correct runs are judged clean, and each fault is reported by its own requirement alone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOne } from '../../protocol/check.ts';
import { AppPlay, CALL, EVERYTHING, movesFor, type AppMove } from '../testing/app-play.ts';
import { APP_FAULTS, appFaultNamed } from './faults.ts';
import { createHost, stepHost } from './host.ts';

const findings = (play: AppPlay): string[] =>
  checkOne(play.log(), { revision: '2025-11-25' }).diagnostics.map(
    ({ severity, rule, requirement, entry, what }) => `${severity} ${requirement ?? rule} at ${entry}: ${what}`,
  );
const loud = (found: readonly string[]): string[] => found.filter((one) => !one.startsWith('info '));
const methods = (play: AppPlay): string[] =>
  play.lines.map(({ from, message }) => `${from} ${typeof message.method === 'string' ? message.method : 'answer'}`);

const move: fc.Arbitrary<AppMove> = fc.constantFrom(
  ...EVERYTHING,
  { look: { theme: 'light' } },
  { look: { width: 320 } },
);

test('a view opens, receives the data of its call, is used, and ends', () => {
  const play = new AppPlay(null).open().play(EVERYTHING);
  expect(methods(play)).toEqual([
    'sandbox ui/notifications/sandbox-proxy-ready',
    'host ui/notifications/sandbox-resource-ready',
    'view ui/initialize',
    'host answer',
    'view ui/notifications/initialized',
    'host ui/notifications/tool-input',
    'host ui/notifications/tool-result',
    'view ui/notifications/size-changed',
    'view tools/call',
    'host answer',
    'view ui/message',
    'host answer',
    'view ui/open-link',
    'host answer',
    'view ui/request-display-mode',
    'host answer',
    'host ui/notifications/host-context-changed',
    'view ui/notifications/size-changed',
    'host ui/resource-teardown',
    'view answer',
  ]);
  expect(play.view.input).toEqual({ city: 'Oslo' });
  expect(play.view.result).toEqual(CALL.result);
  expect(play.view.context).toMatchObject({ theme: 'dark', displayMode: 'inline' });
  expect(play.shown.map((what) => what.do)).toEqual(['size', 'message', 'link', 'mode', 'size', 'remove']);
  expect([play.host.phase, play.view.phase]).toEqual(['ended', 'ended']);
  expect(loud(findings(play))).toEqual([]);
});

test('whatever the user does, a correct run has no finding', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
      expect(loud(findings(new AppPlay(null).open().play(moves)))).toEqual([]);
    }),
    { numRuns: 30, seed: 20260126 },
  );
});

test('there are faults of both sides, each with its own name, title and explanation', () => {
  expect(APP_FAULTS.filter(({ view }) => view).length).toBeGreaterThan(5);
  expect(APP_FAULTS.filter(({ host }) => host).length).toBeGreaterThan(5);
  for (const key of ['id', 'title', 'says'] as const)
    expect(new Set(APP_FAULTS.map((one) => one[key])).size).toBe(APP_FAULTS.length);
  for (const { id, says, title } of APP_FAULTS) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    expect(title.length, id).toBeLessThan(65);
    expect(says, id).toMatch(/\. A correct (?:host|view) /u);
  }
  expect(appFaultNamed('no-such-fault')).toBeNull();
});

describe.each(APP_FAULTS.map((fault) => [fault.id, fault] as const))('%s', (id, { requirement }) => {
  test('is reported by its requirement alone', () => {
    const play = new AppPlay(id).open().play(movesFor(id));
    const found = findings(play);
    expect(found.filter((one) => one.includes(` ${requirement} at `)).length, play.log()).toBeGreaterThan(0);
    expect(loud(found).filter((one) => !one.includes(` ${requirement} at `))).toEqual([]);
    expect(loud(findings(new AppPlay(null).open().play(movesFor(id))))).toEqual([]);
  });

  test('is reported in a longer run too', () => {
    const found = findings(new AppPlay(id).open().play(EVERYTHING));
    expect(found.filter((one) => one.includes(` ${requirement} at `)).length).toBeGreaterThan(0);
    expect(loud(found).filter((one) => !one.includes(` ${requirement} at `))).toEqual([]);
  });
});

test('a host never throws, whatever a view sends, and answers each request at most once', () => {
  const looks = { theme: 'light', displayMode: 'inline', width: 300 } as const;
  const message = fc.oneof(
    fc
      .record(
        {
          id: fc.oneof(fc.nat(5), fc.string()),
          method: fc.constantFrom(
            'ui/initialize',
            'ui/notifications/initialized',
            'ui/message',
            'ui/open-link',
            'tools/call',
            'ui/request-display-mode',
            'ui/notifications/size-changed',
            'ui/notifications/sandbox-proxy-ready',
          ),
          params: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((one) => ({ jsonrpc: '2.0', ...one })),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(
      fc.array(message, { maxLength: 12 }),
      fc.constantFrom(null, ...APP_FAULTS.map(({ id }) => id)),
      (list, fault) => {
        let state = createHost(CALL, looks, fault);
        for (const one of list) {
          const value = JSON.parse(JSON.stringify(one));
          const stepped = stepHost(state, { kind: 'message', message: value });
          const answers = stepped.outputs.filter(
            (output) => output.kind === 'send' && output.message.method === undefined,
          );
          expect(answers.length).toBeLessThanOrEqual(1);
          state = stepped.state;
        }
        expect(structuredClone(state)).toEqual(state);
      },
    ),
    { numRuns: 300 },
  );
});

test('a host closes a view that is not initialized at once, and removes one that does not respond at the second time', () => {
  const early = new AppPlay('never-initialized').open().play([{ close: true }]);
  expect(early.shown.at(-1)).toEqual({ do: 'remove' });
  expect(methods(early)).not.toContain('host ui/resource-teardown');
  const deaf = new AppPlay('ignores-teardown').open().play([{ close: true }]);
  expect(deaf.host.phase).toBe('ending');
  deaf.play([{ close: true }]);
  expect(deaf.host.phase).toBe('ended');
});
