import { describe, expect, it } from 'vitest';
import { briefOf, failedResultsIn } from './briefs.ts';

describe('the line of a message', () => {
  it.each<[string, unknown, string]>([
    ['a call', { params: { name: 'forecast', arguments: { city: 'Oslo', days: 3 } } }, 'forecast · city: "Oslo"'],
    ['a call without arguments', { params: { name: 'now' } }, 'now'],
    ['a resource', { params: { uri: 'file:///a.txt' } }, 'file:///a.txt'],
    ['a client', { params: { clientInfo: { name: 'trip-planner', version: '1.4.0' } } }, 'trip-planner 1.4.0'],
    ['a log message', { params: { level: 'info', data: { a: 1 } } }, 'level: info · {…}'],
    ['a page', { params: { _meta: {}, cursor: 'x' } }, 'cursor: "x"'],
    ['no params', { method: 'ping' }, ''],
    ['an error', { error: { code: -32602, message: 'Unknown tool: x' } }, '-32602 Unknown tool: x'],
    ['tools', { result: { tools: [{ name: 'a' }, { name: 'b' }, {}, {}] } }, '4 tools: a, b, …'],
    ['no tools', { result: { tools: [] } }, '0 tools'],
    ['content', { result: { content: [{ type: 'text', text: ' two\n lines ' }] } }, 'two lines'],
    ['an image', { result: { content: [{ type: 'image', data: '…' }] } }, 'image'],
    ['a server', { result: { serverInfo: { name: 'weather', version: '0.9' } } }, 'weather 0.9'],
    ['an empty result', { result: {} }, ''],
    ['no message', ['x'], ''],
  ])('%s', (_, message, line) => {
    expect(briefOf(message)).toBe(line);
  });

  it('has one line of limited length, and no half character', () => {
    const line = briefOf({ error: { code: 1, message: '😀'.repeat(5000) } });
    expect(line.length).toBeLessThanOrEqual(160);
    expect(line).toMatch(/…$/);
    expect(line).not.toMatch(/\p{Surrogate}/u);
  });
});

it('a result with `isError` is a failed one', () => {
  expect(failedResultsIn({ result: { isError: true, content: [] } })).toBe(1);
  expect(failedResultsIn({ result: { isError: 'true' } })).toBe(0);
  expect(failedResultsIn({ error: {} })).toBe(0);
  expect(failedResultsIn([{ result: { isError: true } }, { result: {} }, { result: { isError: true } }])).toBe(2);
});
