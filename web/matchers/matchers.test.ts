/** The matcher in Vitest and in the `expect` of Jest: what passes, and what a failing test prints. */
import { expect as jestExpect } from 'expect';
import { afterAll, describe, expect, it, vi } from 'vitest';
import './vitest.ts';
import { toBeValidMcp, type ValidMcpOptions } from './jest.ts';

const GOOD = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const BAD = { jsonrpc: '2.0', id: null, method: 'tools/list' };

/** The message of a failing expectation. */
function failure(run: () => void): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('nothing failed');
}

describe('toBeValidMcp', () => {
  it('accepts a message, messages, entries and texts', () => {
    expect(GOOD).toBeValidMcp();
    expect([GOOD, { jsonrpc: '2.0', id: 1, result: { tools: [] } }]).toBeValidMcp({ revision: '2025-11-25' });
    expect([
      { from: 'client', message: GOOD },
      { from: 'server', text: '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}' },
    ]).toBeValidMcp();
    expect(JSON.stringify(GOOD)).toBeValidMcp();
    expect([]).toBeValidMcp();
  });

  it.each([
    [BAD],
    [[GOOD, BAD]],
    [[{ from: 'client', message: BAD }]],
    [JSON.stringify(BAD)],
    ['hello'],
    ['Nothing but prose, and nothing to judge.'],
    [undefined],
    [() => GOOD],
  ])('rejects %j', (received) => {
    expect(received).not.toBeValidMcp();
    expect(() => expect(received).toBeValidMcp()).toThrow(/^Expected \d messages? to be valid/u);
  });

  it('judges by the revision of the caller', () => {
    expect(GOOD).not.toBeValidMcp({ revision: '2026-07-28' });
  });

  it('judges an array of messages as a conversation, and an array in it as a batch', () => {
    const batch = [{ jsonrpc: '2.0', id: 1, method: 'ping' }];
    expect([batch]).toBeValidMcp({ revision: '2025-03-26' });
    expect([batch]).not.toBeValidMcp({ revision: '2025-11-25' });
  });

  it('lets warnings pass unless they should fail', () => {
    const unusual = { jsonrpc: '2.0', id: 1, method: 'my/method' };
    expect(unusual).toBeValidMcp({ revision: '2025-11-25' });
    expect(unusual).not.toBeValidMcp({ revision: '2025-11-25', warnings: true });
  });

  it('prints what is wrong, where, and how to fix it', () => {
    expect(failure(() => expect([GOOD, { ...BAD, method: 'ping' }]).toBeValidMcp({ revision: '2025-11-25' }))).toBe(
      [
        'Expected 2 messages to be valid MCP 2025-11-25 (chosen by hand).',
        '',
        '  error in message 2, /id (ids/null-id)',
        '    Message 2 requests `ping` with `"id": null`, so its response cannot be matched to it.',
        '    Fix: Use the id 2, the next free one.',
        '    https://modelcontextprotocol.io/specification/2025-11-25/basic/index#requests',
      ].join('\n'),
    );
    expect(failure(() => expect(GOOD).not.toBeValidMcp())).toBe(
      'Expected 1 message not to be valid MCP 2025-11-25, but nothing is wrong with them.',
    );
  });

  it('counts the findings that it does not print', () => {
    const many = Array.from({ length: 14 }, () => BAD);
    expect(failure(() => expect(many).toBeValidMcp({ revision: '2025-11-25' }))).toMatch(/\n\n… and \d+ more$/u);
  });
});

/** The matchers of Jest’s `expect`, whose types know ours only in a project with Jest. */
function jestMatchers(received: unknown): { toBeValidMcp(options?: ValidMcpOptions): void } {
  const made: unknown = jestExpect(received);
  return made as { toBeValidMcp(options?: ValidMcpOptions): void };
}

describe('Jest', () => {
  afterAll(() => vi.unstubAllGlobals());

  it('gets the matcher from a setup file', async () => {
    vi.stubGlobal('expect', jestExpect);
    vi.resetModules();
    await import('./jest.ts');
    jestMatchers(GOOD).toBeValidMcp({ revision: '2025-11-25' });
    expect(failure(() => jestMatchers(BAD).toBeValidMcp())).toContain('error in message 1, /id (ids/null-id)');
  });

  it('has it for an own `expect` too', () => {
    expect(toBeValidMcp(GOOD).pass).toBe(true);
  });
});
