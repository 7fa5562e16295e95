/** The examples of the claims are their tests; true statements in the words of specifications and guides raise nothing. */
import { describe, expect, it } from 'vitest';
import { unmark } from '../../testing/marked.ts';
import { REVISION_IDS, type RevisionId } from '../../types.ts';
import { clauseOf } from './define.ts';
import { isAboutMcp, judgeClaims } from './judge.ts';
import { claims } from './list.ts';

function judged(text: string, revision: RevisionId): { rule: string; cut: string }[] {
  return judgeClaims(text, [{ start: 0, end: text.length }], revision).map(({ rule, span }) => ({
    rule,
    cut: text.slice(span.start, span.end),
  }));
}

describe.each(claims.map((claim) => [claim.id, claim] as const))('%s', (id, claim) => {
  const revisions = REVISION_IDS.filter((revision) => clauseOf(claim, revision) !== null);
  const newest = revisions.at(-1) ?? '2025-11-25';

  it('has a headline, reasons and clauses', () => {
    expect(claim.title.length).toBeLessThanOrEqual(75);
    if (claim.level !== 'INFO') expect(claim.title).toMatch(/\b(?:must|should|may)\b/);
    expect(claim.why).toMatch(/\.$/);
    expect(revisions.length).toBeGreaterThan(0);
    expect(clauseOf(claim, 'jsonrpc-2.0')).toBeNull();
  });

  it.each(claim.examples.bad)('reports %j', (marked) => {
    const { text, start, end } = unmark(marked);
    const own = judged(text, newest).filter(({ rule }) => rule === id);
    expect(own.map(({ cut }) => cut)).toEqual([text.slice(start, end)]);
    const [finding] = judgeClaims(text, [{ start: 0, end: text.length }], newest);
    expect(finding?.severity).not.toBe('error');
    expect(finding?.what).toMatch(/^The text says “.*”\. .*\.$/s);
    expect(finding?.spec).toMatch(new RegExp(`^https://modelcontextprotocol\\.io/specification/${newest}/`));
  });

  it.each(claim.examples.good)('accepts %j', (text) => {
    expect(judged(text, newest)).toEqual([]);
  });
});

/** True statements, in the words of specifications, SDKs and guides or close to them. */
const TRUE = [
  'Requests MUST include a string or integer ID.',
  'Unlike base JSON-RPC, the ID MUST NOT be `null`.',
  'The request ID MUST NOT have been previously used by the requestor within the same session.',
  'Notifications MUST NOT include an ID.',
  'Error responses MUST include the same ID as the request (except in error cases where the ID could not be read).',
  'The `result` MAY follow any JSON object structure.',
  'MCP constraint on id: Base JSON-RPC 2.0 allows null as an id. MCP explicitly forbids it.',
  '| `id` type | String, number, or `null` in base JSON-RPC | Must be string or number - never `null` |',
  'After successful initialization, the client MUST send an `initialized` notification (`notifications/initialized`).',
  'Tools use two mechanisms: protocol errors such as unknown tools (-32602), and results with `isError: true`.',
  '-32700 Parse error, -32600 Invalid Request, -32601 Method not found, -32602 Invalid params, -32603 Internal error',
  '| -32601 | Method not found | The method does not exist / is not available. |',
  '- `-32000 to -32099 Server error`: Reserved for implementation-defined server-errors.',
  'export const METHOD_NOT_FOUND = -32601;',
  'Clients see -32001 “Request timed out” when no response arrives in time.',
  'A null id marks the response to an unreadable request.',
  'The value of `structuredContent` can be any JSON value.',
  'The `data` member may contain any JSON value with extra context.',
  'Each item is a string, a number, or null.',
  'The arguments are an object or array of options for the command line.',
  'Once the handshake is complete, the client can call `tools/list`.',
  'TLS begins with a handshake.',
  'JSON-RPC batching was removed in 2025-06-18.',
  'The queue sends an array of metrics.',
  'Servers are in `src/tools/run.ts`, and `/resources/get/1` is a URL of ours.',
  'The server is initialized and ready.',
];

describe('true statements', () => {
  it.each(TRUE)('%s', (text) => {
    for (const revision of REVISION_IDS) expect(judged(text, revision)).toEqual([]);
  });
});

describe('judging', () => {
  it('distinguishes revisions', () => {
    const text = 'Implementations MUST support receiving batches of JSON-RPC.';
    expect(judged(text, '2025-03-26')).toEqual([]);
    expect(judged(text, '2025-06-18').map(({ rule }) => rule)).toEqual(['claims/batching']);
    expect(judged('-32002: Resource not found', '2025-11-25')).toEqual([]);
    expect(judged('-32002: Resource not found', '2026-07-28')).toHaveLength(1);
    expect(judged('-32002: Resource not found', 'jsonrpc-2.0')).toEqual([]);
  });

  it('is about MCP only', () => {
    expect(isAboutMcp('The Model Context Protocol has tools.')).toBe(true);
    expect(isAboutMcp('In JSON-RPC, params may be an object or array.')).toBe(false);
  });

  it('carries the subject into a sentence that goes on about it', () => {
    const text = 'result: The result of the method call. This can be any JSON value.';
    expect(judged(text, '2025-11-25')).toEqual([{ rule: 'claims/result-any', cut: 'can be any JSON value' }]);
  });

  it('does not repeat secrets', () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const [finding] = judgeClaims(`-32001 Tool not found ${token}`, [{ start: 0, end: 80 }], '2025-11-25');
    expect(finding?.rule).toBe('claims/unknown-tool-code');
    expect(finding?.what).not.toContain(token);
  });
});
