/** Commands of HTTPie: their items are the message, and its positions are those of the items. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../testing/check-rules.ts';
import { messages } from '../testing/read-back.ts';

const LIST = 'http POST :3000/mcp Accept:application/json,text/event-stream jsonrpc=2.0 id:=1 method=tools/list';

describe('a command of HTTPie', () => {
  it.each([
    LIST,
    `$ ${LIST}`,
    LIST.replace('http POST ', 'xh '),
    LIST.replaceAll(/ (?=\w+:?=)/g, ' \\\n  '),
    LIST.replace('http ', 'https --verbose ').replace(':3000', 'example.com'),
  ])('is a request without errors: %s', (text) => {
    const { entries, diagnostics } = checkOne(text);
    expect(entries.map(({ from, method }) => `${from} ${method}`)).toEqual(['client tools/list']);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is read with its response', () => {
    const answer = 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';
    expect(messages(`${LIST}\n${answer}\n`)).toEqual(['client tools/list', 'server response']);
  });

  it('has JSON in an item, and a mistake in it at its place', () => {
    const text = LIST.replace('tools/list', `tools/call params:='{"name": 7, "arguments": {}}'`);
    const found = checkOne(text).diagnostics.find(({ pointer }) => pointer === '/params/name');
    expect(found?.severity).toBe('error');
    expect(text.slice(found?.span.start, found?.span.end)).toBe('7');
  });

  it('sends a string for an item without a colon', () => {
    const { diagnostics } = checkOne(LIST.replace('jsonrpc=2.0', 'jsonrpc:=2.0'));
    expect(diagnostics.some(({ pointer, severity }) => pointer === '/jsonrpc' && severity === 'error')).toBe(true);
  });

  it('lacks an event stream in what it accepts by itself', () => {
    const { diagnostics } = checkOne(LIST.replace(/ Accept:\S+/, ''));
    expect(diagnostics.map(({ rule }) => rule)).toContain('http/accept');
  });

  it('without a message is none', () => {
    expect(messages('http POST :3000/items name=a count:=2')).toEqual([]);
  });
});
