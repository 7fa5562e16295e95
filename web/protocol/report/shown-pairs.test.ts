/** Whether a text shows a request and a response with different ids as a pair. */
import { expect, it } from 'vitest';
import { checkOne } from '../check.ts';

const LIST = '{"jsonrpc":"2.0","id":5,"method":"tools/list"}';
const LISTED = '{"jsonrpc":"2.0","id":10,"result":{"tools":[]}}';

/** The severities of the findings about the id of the response, in 2025-06-18. */
function found(text: string): string[] {
  const { diagnostics } = checkOne(text, { revision: '2025-06-18' });
  return diagnostics.filter(({ rule }) => rule === 'responses/id').map(({ severity }) => severity);
}

it('is certain where a lesson, arrows or HTTP pair them', () => {
  const head = 'Content-Type: application/json\nAccept: application/json, text/event-stream';
  expect(found(`Request:\n\n${LIST}\n\nResponse:\n\n${LISTED}\n`)).toEqual(['error']);
  expect(found(`--> ${LIST}\n<-- ${LISTED}`)).toEqual(['error']);
  const post = `POST /mcp HTTP/1.1\nHost: example.com\nMCP-Protocol-Version: 2025-06-18\n${head}\n\n${LIST}`;
  expect(found(`${post}\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n${LISTED}`)).toEqual(['error']);
});

it('is likely for two messages alone, with sides or without', () => {
  expect(found(`${LIST}\n${LISTED}`)).toEqual(['warning']);
  expect(found(`[client] ${LIST}\n[server] ${LISTED}`)).toEqual(['warning']);
  expect(found(`[client] ${LIST}\n[server] ${LISTED.replace('10', '4')}`)).toEqual([]);
});

it('is as certain if messages follow, and if the result is not shown completely', () => {
  const ping = '{"jsonrpc":"2.0","id":11,"method":"ping"}';
  expect(found(`Request:\n\n${LIST}\n\nResponse:\n\n${LISTED}\n\nThen:\n\n${ping}\n`)).toEqual(['error']);
  const shortened = LISTED.replace('[]', '[...]');
  expect(found(`Request:\n\n${LIST}\n\nResponse:\n\n${shortened}\n\nThen:\n\n${ping}\n`)).toEqual(['error']);
  expect(found(`${LIST}\n${shortened}`)).toEqual(['warning']);
  expect(found(`Request:\n\n${LIST}\n\nResponse:\n\n${shortened.replace('10', '...')}\n`)).toEqual([]);
  expect(found(`${LIST}\n${LISTED}\n${ping}`)).toEqual([]);
});

it.each([
  'The server responds to this request:',
  'The server sends back:',
  'And you get:',
  'What the client receives:',
])('is certain after “%s”', (label) => {
  expect(found(`First:\n\n${LIST}\n\n${label}\n\n${LISTED}\n\nThat is all.`)).toEqual(['error']);
});

it.each(['The response to another request:', 'You send later:'])('is not after “%s”', (label) => {
  expect(found(`First:\n\n${LIST}\n\n${label}\n\n${LISTED}\n\nThat is all.`)).not.toContain('error');
});
