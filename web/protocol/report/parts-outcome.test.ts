/** The outcome of texts with other parts than messages, in words. */
import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { dependsOnRevision, partsOutcome } from './parts-outcome.ts';

const TOOL = '{"name": "add", "inputSchema": {"type": "object"}}';
const outcome = (text: string) => partsOutcome(check(text, { revision: '2025-11-25' }));

describe('the outcome', () => {
  it('is “Nothing to judge” for text without messages, with what to paste instead', () => {
    expect(outcome('The server does not start on my machine.')).toMatchObject({
      head: 'Nothing to judge',
      severity: 'none',
      instead: expect.stringContaining('Paste a JSON-RPC message') as string,
    });
    expect(outcome('Error: spawn npx ENOENT')?.head).toBe('The command must be on the PATH of the host');
  });

  it('names a document and counts its problems', () => {
    const good = '{"servers": {"docs": {"type": "http", "url": "https://docs.example.com/mcp"}}}';
    expect(outcome(good)?.head).toMatch(/VS Code.*: no problems$/);
    expect(outcome(good.replace('"url"', '"uri"'))?.head).toMatch(/VS Code.*: \d problems?$/);
    expect(dependsOnRevision(check(good))).toBe(false);
  });

  it('names a fragment and the revision', () => {
    expect(outcome(TOOL)).toMatchObject({ head: 'A tool: valid in 2025-11-25', severity: 'ok' });
    expect(outcome(TOOL.replace('"object"', '"array"'))).toMatchObject({
      head: expect.stringMatching(/^A tool: \d errors? in 2025-11-25/) as string,
      severity: 'error',
    });
    expect(dependsOnRevision(check(TOOL))).toBe(true);
  });

  it('does not count a message without `jsonrpc` twice', () => {
    expect(outcome('{"id": 1, "method": "tools/list"}')).toBeNull();
  });

  it('counts parts and messages that stand together', () => {
    const text = `{"jsonrpc":"2.0","id":1,"method":"ping"}\n\n${TOOL}\n`;
    expect(outcome(text)?.head).toBe('1 message and a tool: no problems');
    expect(outcome(`${TOOL}\n\n${TOOL}\n`)?.head).toBe('2 parts: no problems');
  });

  it('is left to the words for messages where there are only messages, or broken JSON', () => {
    for (const text of ['', '{"jsonrpc":"2.0","id":1,"method":"ping"}', '{"jsonrpc":', '{"a" 1']) {
      expect(outcome(text), text).toBeNull();
    }
  });
});
