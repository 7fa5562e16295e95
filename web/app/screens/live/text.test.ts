/** How sessions and connections are described. */
import { describe, expect, it } from 'vitest';
import type { EndRecord } from '../../../protocol/recording-types.ts';
import { ageText, endText, isFailure, linkText } from './text.ts';

const end = (members: Partial<EndRecord>): EndRecord => ({
  seq: 1,
  at: '2026-01-01T10:00:00.000Z',
  run: 1,
  kind: 'end',
  by: 'server',
  ...members,
});
const STDIO = { transport: 'stdio', by: 'host' } as const;
const HTTP = { transport: 'http', by: 'host' } as const;

describe('the end of a session', () => {
  it.each([
    [end({ code: 0, signal: null }), STDIO, 'The server exited with code 0', false],
    [end({ code: 3 }), STDIO, 'The server exited with code 3', true],
    [end({ code: 127 }), STDIO, 'The server exited with code 127, the command was not found', true],
    [
      end({ code: null, signal: 'SIGKILL' }),
      STDIO,
      'The server was ended by SIGKILL, killed, by a person or because memory ran out',
      true,
    ],
    [end({ signal: 'SIGODD' }), STDIO, 'The server was ended by SIGODD', true],
    [end({ error: 'spawn npx ENOENT' }), STDIO, 'The server failed: spawn npx ENOENT', true],
    [end({ by: 'host', code: 0 }), STDIO, 'The host closed the connection; the server exited with code 0', false],
    [
      end({ by: 'host', signal: 'SIGTERM' }),
      STDIO,
      'The host closed the connection; the server was ended by SIGTERM, asked to end',
      false,
    ],
    [end({ by: 'hand' }), { ...STDIO, by: 'hand' }, 'This page closed the connection', false],
    [end({}), HTTP, 'The server ended the session', false],
    [end({ error: 'connect ECONNREFUSED' }), HTTP, 'The connection failed: connect ECONNREFUSED', true],
  ] as const)('%j', (record, run, text, failed) => {
    expect(endText(record, run)).toBe(text);
    expect(isFailure(record)).toBe(failed);
  });
});

describe('the connection', () => {
  it('is lost at first, and later does not respond', () => {
    const lost = { state: 'lost', wait: 500, problem: null } as const;
    expect(linkText({ ...lost, attempt: 1 })).toBe('Connection lost');
    expect(linkText({ ...lost, attempt: 5 })).toBe('tap does not respond');
  });
});

describe('the age of a request', () => {
  it('is in whole seconds', () => {
    expect(ageText(400)).toBe('under 1 s');
    expect(ageText(1999)).toBe('1 s');
    expect(ageText(65_400)).toBe('1 min 5 s');
  });
});
