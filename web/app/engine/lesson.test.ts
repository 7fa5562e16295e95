/** Tests lessons through the worker’s side of the engine, as the page calls it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODE_EXERCISES } from '../../course/code.ts';
import { EXERCISES } from '../../course/grade.ts';
import { WALKTHROUGHS } from '../../course/play.ts';
import type { Outcome, CustomReading } from './learn.ts';
import { tutor } from './tutor.ts';
import { NO_TEXT } from './wire.ts';

const about = { version: NO_TEXT } as const;
const lesson = (id: string) => tutor({ ...about, name: 'lesson', args: [id] });

describe('an exercise prepared for display', () => {
  it.each(EXERCISES.map(({ id }) => id))('%s: its displayed solution is the correct answer', async (id) => {
    const shown = await lesson(id);
    if (typeof shown !== 'object' || shown === null || !('kind' in shown) || shown.kind === 'code')
      throw new Error(`${id} is not shown`);
    const answer =
      shown.kind === 'order-session'
        ? shown.solution.join(' ')
        : shown.kind === 'find-mistake'
          ? JSON.stringify(shown.solution)
          : String(shown.solution);
    expect(await tutor({ ...about, name: 'grade', args: [id, answer] })).toMatchObject({ exercise: id, passed: true });
    expect(structuredClone(shown)).toEqual(shown);
  });

  it.each(CODE_EXERCISES.map(({ id }) => id))('%s: its tests have names and start with a load', async (id) => {
    expect(await lesson(id)).toMatchObject({ kind: 'code', id });
    expect(await tutor({ ...about, name: 'tests', args: [id, 'python', [[]]] })).toEqual({ call: { do: 'load' } });
    const stopped: Outcome = { kind: 'stopped', why: 'time', says: 'It took too long.', output: '' };
    const given = await tutor({ ...about, name: 'tests', args: [id, 'python', [[stopped]]] });
    expect(given).toMatchObject({ grade: { passed: false, feedback: [{ text: 'It took too long.' }] } });
  });

  it('shows HTTP messages unchanged, labeled by their first line and their message', async () => {
    const labels = async (id: string) => {
      const shown = await lesson(id);
      if (typeof shown !== 'object' || shown === null || !('kind' in shown)) throw new Error(`${id} is not shown`);
      const rows = shown.kind === 'find-mistake' ? shown.log : shown.kind === 'choose-error' ? shown.messages : [];
      return rows.map(({ kind, label }) => `${kind}: ${label}`);
    };
    expect(await labels('torn-event')).toEqual([
      'request: POST /mcp · initialize, id 1',
      'response: 200 OK · result to 1',
      'notification: POST /mcp · notifications/initialized',
      'response: 202 Accepted',
      'request: POST /mcp · tools/list, id 2',
      'response: 200 OK · result to 2',
      'request: POST /mcp · tools/call, id 3',
      'response: 200 OK · result to 3',
    ]);
    expect(await labels('lost-session')).toContain('request: DELETE /mcp');
    expect(await labels('forgotten-print')).toContain('notification: notifications/message');
    expect(await labels('bad-json')).toContain('invalid: not a message');
  });

  it('has status codes where the transport responds', async () => {
    const requests = EXERCISES.flatMap((one) =>
      one.kind === 'choose-error' ? [[one.id, one.http === true] as const] : [],
    );
    expect(requests.filter(([, http]) => http).length).toBeGreaterThan(0);
    for (const [id, statuses] of requests) expect(await lesson(id), id).toMatchObject({ statuses });
  });

  it('is none for an unknown id', async () => {
    expect(await lesson('no-such-exercise')).toBe('none');
    expect(await tutor({ ...about, name: 'grade', args: ['no-such-exercise', ''] })).toBe('none');
    expect(await tutor({ ...about, name: 'tests', args: ['no-such-exercise', 'python', [[]]] })).toBe('none');
  });
});

describe('a file of custom exercises', () => {
  const file = readFileSync(new URL('../../../public/own-exercises.json', import.meta.url), 'utf8');
  const request = (id: string) => tutor({ ...about, name: 'lesson', args: [id, file] });

  it('is read with its exercises, each displayed and graded like ours, and marked as custom', async () => {
    const reading = await tutor({ ...about, name: 'customSet', args: [file, true] });
    expect(reading).toMatchObject({ title: 'One of each kind', problems: [] });
    const { items } = reading as CustomReading;
    expect(items).toHaveLength(7);
    for (const { id, kind, title } of items) {
      const shown = await request(id);
      expect(shown).toMatchObject({ id, kind, title, custom: true });
      expect(structuredClone(shown)).toEqual(shown);
      expect(await lesson(id)).toBe('none');
    }
    const answer = '{"jsonrpc":"2.0","id":5,"method":"tools/list"}';
    expect(await tutor({ ...about, name: 'grade', args: ['own-list-tools', answer, file] })).toMatchObject({
      passed: true,
    });
    expect(await tutor({ ...about, name: 'grade', args: ['own-list-tools', answer] })).toBe('none');
    expect(await request('own-make-ping')).toMatchObject({ languages: ['python', 'javascript'] });
    expect(await tutor({ ...about, name: 'tests', args: ['own-make-ping', 'python', [[]], file] })).toEqual({
      call: { do: 'load' },
    });
  });

  it('is reported with the positions of its problems, and verified on request', async () => {
    const wrong = file.replace('"title": "Request the tools of a server"', '"titel": "Request the tools of a server"');
    expect(await tutor({ ...about, name: 'customSet', args: [wrong, false] })).toMatchObject({
      items: { length: 6 },
      problems: [{ pointer: '/exercises/0' }, { pointer: '/exercises/0/titel' }],
    });
    const began = '"start": { "jsonrpc": "2.0", "method": "tools" }';
    const started = file.replace(began, '"start": { "jsonrpc": "2.0", "id": 1, "method": "tools/list" }');
    expect(await tutor({ ...about, name: 'customSet', args: [started, false] })).toMatchObject({ problems: [] });
    expect(await tutor({ ...about, name: 'customSet', args: [started, true] })).toMatchObject({
      problems: [{ pointer: '/exercises/0/start', says: expect.stringContaining('already') }],
    });
    expect(await tutor({ ...about, name: 'lesson', args: ['null-id', 'no file at all'] })).toMatchObject({
      custom: false,
    });
  });
});

it('a walkthrough continues from the state that the page holds', async () => {
  for (const { id, revisions } of WALKTHROUGHS) {
    const [revision] = revisions;
    if (!revision) throw new Error(`${id} has no revision`);
    const begun = await tutor({ ...about, name: 'play', args: [{ do: 'begin', walkthrough: id, revision }] });
    if (typeof begun !== 'object' || begun === null || !('play' in begun)) throw new Error(`${id} does not begin`);
    expect(begun.view).toMatchObject({ walkthrough: id, at: 0 });
    const gone = await tutor({ ...about, name: 'play', args: [{ do: 'go', play: begun.play, answer: 0 }] });
    if (typeof gone !== 'object' || gone === null || !('play' in gone)) throw new Error(`${id} does not go on`);
    expect(gone.play).not.toEqual(begun.play);
    expect(await tutor({ ...about, name: 'play', args: [{ do: 'back', play: gone.play }] })).toMatchObject({
      play: { at: 0, revealed: false },
    });
  }
  expect(
    await tutor({ ...about, name: 'play', args: [{ do: 'begin', walkthrough: 'none', revision: '2025-11-25' }] }),
  ).toBe('none');
});
