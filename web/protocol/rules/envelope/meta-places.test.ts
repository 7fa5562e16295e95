import { expect, test } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';

const found = (text: string): string[] =>
  checkOne(text, { revision: '2025-11-25' })
    .diagnostics.filter((d) => d.rule.startsWith('meta/'))
    .map((d) => d.pointer);

test('finds `_meta` where the protocol defines it, and never in user data', () => {
  const free = '{"_meta":{"_x":1}}';
  expect(
    found(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":${free},"_meta":{"_a":1}}}`),
  ).toEqual(['/params/_meta/_a']);
  expect(found(`{"jsonrpc":"2.0","id":1,"result":{"action":"accept","content":${free}}}`)).toEqual([]);
  expect(found(`{"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":${free}}}`)).toEqual([]);
  expect(
    found(`{"jsonrpc":"2.0","id":1,"result":{"contents":[{"uri":"file:///a","text":"","_meta":{"_b":1}}]}}`),
  ).toEqual(['/result/contents/0/_meta/_b']);
});

test('a very deeply nested message is processed without delay', () => {
  const deep = `${'{"content":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  expect(found(`{"jsonrpc":"2.0","id":1,"result":${deep}}`)).toEqual([]);
});
