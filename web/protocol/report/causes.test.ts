/** What a judgment keeps and drops beside the causes of a text. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';

const rules = (text: string): string[] => checkOne(text).diagnostics.map(({ rule }) => rule);

describe('errors of JSON beside a cause', () => {
  it.each([
    ['a message', '{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Session not found"}', 'json-unclosed'],
    ['a record of a logger', '{"level":"error","msg":"spawn npx ENOENT",}', 'json-trailing-comma'],
    ['a record in single quotes', `{"level":"error","msg":'spawn npx ENOENT'}`, 'json-single-quotes'],
    [
      'a part of a result',
      '{"content":[{"type":"text","text":"Error: spawn npx ENOENT"},],"isError":true}',
      'json-trailing-comma',
    ],
    ['parameters', '{"params":{"a":"Error: spawn npx ENOENT",}}', 'json-trailing-comma'],
  ])('are kept for %s, which was meant as JSON', (_, text, rule) => {
    const found = rules(text);
    expect(found).toContain(rule);
    expect(found.length).toBeGreaterThan(1);
  });

  it.each([
    ['an error line', '[2026-02-03 10:11:12] ERROR: spawn npx ENOENT {"context":"connection"'],
    [
      'a line of an API',
      '✕ [API Error: {"error":{"message":"reference to undefined schema at properties.a","code":400}}]',
    ],
    [
      'a report of Zod that is cut off',
      '[\n  {\n    "code": "invalid_type",\n    "expected": "array",\n    "received": "undefined",\n    "path": [\n      "content"\n    ],\n    "message": "Requi',
    ],
  ])('are dropped for %s', (_, text) => {
    const { diagnostics } = checkOne(text);
    expect(diagnostics[0]?.class).toBe('cause');
    expect(diagnostics.filter(({ rule, severity }) => rule.startsWith('json-') && severity === 'error')).toEqual([]);
  });

  it('come without a cause for a configuration that only mentions an error', () => {
    const text = '{"mcpServers":{"a":{"command":"npx","args":["-y","b"],"env":{"NOTE":"Error: spawn npx ENOENT"}},}}';
    const { diagnostics } = checkOne(text);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['config/trailing-comma']);
  });
});
