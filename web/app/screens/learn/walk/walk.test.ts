// Pure functions of a walkthrough's view: kinds and positions, changes to try, stored states, bars of the lifelines.
import { describe, expect, it } from 'vitest';
import { begin, go, look, WALKTHROUGHS } from '../../../../course/play.ts';
import { prepare } from '../../../../simulator/server.ts';
import type { Play } from '../../../engine/learn.ts';
import { kindOf, rangeIn } from './message.ts';
import { readPlay } from './plays.ts';
import { barsOf } from './bars.ts';
import { titleOf } from './titles.ts';
import { triedBy, triesFor } from './tries.ts';

const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

describe('properties of a message', () => {
  it.each([
    [list, 'request'],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', 'request'],
    ['{"jsonrpc":"2.0","method":"ping"}', 'notification'],
    ['{"jsonrpc":"2.0","id":1,"result":{}}', 'response'],
    ['{"jsonrpc":"2.0","id":1,"error":{}}', 'error'],
    ['{"jsonrpc":"2.0","id":1,"result":{},"error":{}}', 'invalid'],
    ['{"method":7,"result":{}}', 'invalid'],
    ['[]', 'batch'],
    ['{"id":1}', 'invalid'],
    ['{"method":7}', 'invalid'],
    ['ping', 'invalid'],
    ['', 'invalid'],
    ['null', 'invalid'],
  ] as const)('%s is a %s', (text, kind) => expect(kindOf(text)).toBe(kind));

  it('include positions by line and column', () => {
    const text = '{\n  "id": null\n}';
    const at = text.indexOf('null');
    expect(rangeIn(text, at, at + 4)).toEqual({ startLine: 2, startColumn: 9, endLine: 2, endColumn: 13 });
    expect(rangeIn(text, 0, text.length)).toEqual({ startLine: 1, startColumn: 1, endLine: 3, endColumn: 2 });
    expect(rangeIn(text, 3, 3)).toEqual({ startLine: 2, startColumn: 2, endLine: 2, endColumn: 3 });
    expect(rangeIn('', 5, 9)).toEqual({ startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 });
  });
});

describe('changes to try', () => {
  const ids = (draft: string, wrong = false, step = 0) => triesFor(draft, wrong, step).map(({ id }) => id);

  it('fit the message', () => {
    expect(ids(list)).toEqual(['no-id', 'method', 'null-id']);
    expect(ids(list, true)).toEqual(['fix', 'no-id', 'method']);
    expect(ids('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toEqual(['method', 'with-id', 'no-jsonrpc']);
    expect(ids('{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add"}}')[0]).toBe('tool');
    expect(ids('{"jsonrpc":"2.0","id":2,"result":{"action":"decline"}}')).toEqual(['answer', 'no-jsonrpc']);
    expect(ids('{"jsonrpc":"2.0","id":null,"method":"ping"}')).not.toContain('null-id');
    expect(ids('[{"jsonrpc":"2.0"}]')).toEqual(['shorter']);
    expect(ids('no message', true)).toEqual(['fix']);
    expect(ids('')).toEqual([]);
  });

  it('differ from step to step', () => {
    expect(ids(list, false, 1)).not.toEqual(ids(list, false, 0));
    expect(ids(list, false, 4)).toEqual(ids(list, false, 0));
  });

  it('are detected once they are made, and not before', () => {
    expect(triedBy(list, list, true)).toEqual([]);
    expect(triedBy(list, '{"jsonrpc":"2.0","method":"tools/list"}', true)).toEqual(['fix', 'no-id']);
    expect(triedBy(list, '{"jsonrpc":"2.0","id":null,"method":"tools/list"}', false)).toEqual(['null-id']);
    expect(triedBy(list, '{"jsonrpc":"2.0","id":1,"method":"tools/lst"}', false)).toEqual(['method']);
    expect(triedBy(list, '{"jsonrpc":"2.0","id":1,', false)).toEqual([]);
    expect(triedBy('[{"id":1}]', '[]', false)).toEqual(['shorter']);
  });

  it('exist for each message of the course', () => {
    const written = WALKTHROUGHS.flatMap(({ id, steps }) =>
      steps.flatMap(({ id: step, sends, shows }, at) => {
        const message = sends && 'message' in sends ? sends.message : sends && 'bare' in sends ? sends.bare : null;
        return message === null ? [] : [{ name: `${id} ${step}`, draft: JSON.stringify(message), shows, at }];
      }),
    );
    expect(written.length).toBeGreaterThan(50);
    const without = written.filter(({ draft, shows, at }) => triesFor(draft, shows !== undefined, at).length === 0);
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe('a stored walkthrough state', () => {
  const play: Play = {
    walkthrough: 'handshake',
    revision: '2025-11-25',
    at: 2,
    revealed: true,
    edits: { name: '{}' },
    answers: { before: 1 },
  };

  it('is restored exactly', () => {
    expect(readPlay('handshake', JSON.stringify(play))).toEqual(play);
  });

  it.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['an array', '[]'],
    ['another walkthrough', JSON.stringify({ ...play, walkthrough: 'tools' })],
    ['an unknown revision', JSON.stringify({ ...play, revision: '1999-01-01' })],
    ['a revision without a server', JSON.stringify({ ...play, revision: 'jsonrpc-2.0' })],
    ['a step that is not a number', JSON.stringify({ ...play, at: '2' })],
    ['a step before the first', JSON.stringify({ ...play, at: -1 })],
  ])('is rejected: %s', (_, text) => expect(readPlay('handshake', text)).toBeNull());

  it('omits members of other types', () => {
    const odd = { ...play, edits: { name: '{}', end: 7 }, answers: [1] };
    expect(readPlay('handshake', JSON.stringify(odd))).toEqual({ ...play, answers: {} });
  });
});

describe('rows of the wire', () => {
  const rowsOf = (id: string, revision: Play['revision'] = '2025-11-25') => {
    const walkthrough = WALKTHROUGHS.find((one) => one.id === id);
    if (!walkthrough) throw new Error(id);
    let play = begin(walkthrough, revision);
    for (let count = 0; count < 4; count++) play = go(play, 0);
    return look(play)?.rows ?? [];
  };

  it('have bars from a request to its response', async () => {
    await prepare(['2025-11-25']);
    const rows = rowsOf('handshake');
    expect(rows.map(({ kind }) => kind)).toEqual(['request', 'error', 'request', 'response']);
    expect(barsOf(rows).map(({ server }) => server)).toEqual(['begins', 'ends', 'begins', 'ends']);
    expect(barsOf(rows).every(({ client }) => client === null)).toBe(true);
  });

  it('have bars that continue while a request waits, and one at the client when the server sends a request', async () => {
    await prepare(['2025-11-25']);
    const rows = rowsOf('server-asks').slice(0, -1);
    const isRequest = rows.findIndex(({ method }) => method === 'sampling/createMessage');
    expect(barsOf(rows)[isRequest]).toEqual({ client: 'begins', server: 'through' });
  });

  it('are labeled by their content, a batch by its number of messages', async () => {
    await prepare(['2025-03-26', '2025-11-25']);
    expect(rowsOf('handshake').map(titleOf)).toEqual([
      'tools/list',
      'error of tools/list',
      'initialize',
      'result of initialize',
    ]);
    const batches = rowsOf('batches', '2025-03-26').filter(({ kind }) => kind === 'batch');
    expect(batches.length).toBeGreaterThan(0);
    for (const row of batches) expect(titleOf(row)).toMatch(/^\d messages?$/);
  });
});
