/** A run as the text of a link: restored exactly, and refused where anything in it is not what the screen writes. */
import { describe, expect, it } from 'vitest';
import type { ServerDefinition } from '../../../simulator/types.ts';
import { readRun, writeRun } from './run-link.ts';
import type { SharedRun } from './run-link.ts';

const DEFINITION: ServerDefinition = { info: { name: 'mine', version: '1' } };
const RUN: SharedRun = {
  setup: {
    server: 'notes',
    definition: DEFINITION,
    revision: '2025-11-25',
    transport: 'http',
    faults: ['string-ids'],
    plays: { handshake: true, answers: false },
  },
  inputs: [
    { kind: 'send', at: 0, text: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
    { kind: 'send', at: 5, text: 'not JSON', headers: { 'mcp-session-id': null, authorization: 'Bearer x' } },
    { kind: 'tick', at: 6 },
    { kind: 'faults', at: 7, faults: [] },
    { kind: 'plays', at: 7, plays: { handshake: true, answers: true } },
    { kind: 'act', at: 8, act: { act: 'log', level: 'debug', data: 'a', logger: 'b' } },
    { kind: 'act', at: 8, act: { act: 'define', definition: DEFINITION } },
    { kind: 'close', at: 9, exchange: 'e1' },
  ],
  secret: 'wrong-id',
};
/** Accepts the one definition of these tests. */
const define = (text: string): Promise<ServerDefinition | null> =>
  Promise.resolve(text === JSON.stringify(DEFINITION) ? DEFINITION : null);

describe('a run in a link', () => {
  it('is restored exactly', async () => {
    expect(await readRun(writeRun(RUN), define)).toEqual(RUN);
  });

  it('has each message on its own line, so that secrets in it are found', () => {
    expect(writeRun(RUN).split('\n')).toContain('{"jsonrpc":"2.0","id":1,"method":"ping"}');
  });

  const text = writeRun(RUN);
  it.each([
    ['another format', text.replace('"run":1', '"run":2')],
    ['an unknown revision', text.replace('"2025-11-25"', '"1999-01-01"')],
    ['a definition with problems', text.replace('"mine"', '7')],
    ['time that runs backward', text.replace('"at":9', '"at":1')],
    ['a header with a line break', text.replace('Bearer x', String.raw`x\nevil: 1`)],
    ['an unknown action', text.replace('"act":"log"', '"act":"run"')],
    ['a send without a message', text.split('\n').slice(0, 2).join('\n')],
    ['no JSON', 'hello'],
    ['nothing', ''],
  ])('is refused with %s', async (_, changed) => {
    expect(changed).not.toBe(text);
    expect(await readRun(changed, define)).toBeNull();
  });
});
