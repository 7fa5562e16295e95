/** Each requirement of an extension with a text that keeps it and one that breaks it, judged as `check` does. */
import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';
import { extensionRequirement, listedIn } from '../model/extensions/index.ts';
import { headline } from '../model/headline.ts';
import { severityOf } from '../rules/run.ts';
import type { Diagnostic } from '../types.ts';
import { EXAMPLES, type Pair } from './examples/index.ts';

const brief = (found: readonly Diagnostic[]): string =>
  found.map(({ severity, requirement, rule, pointer }) => `${severity} ${requirement ?? rule} ${pointer}`).join('; ') ||
  'nothing';

/** How the findings of a pair differ from the expected ones; null if they do not. */
function problem({ id, good, bad, revision }: Pair): string | null {
  const listed = listedIn(id);
  if (!listed) return `${id} is not in the table`;
  const right = checkOne(good, { revision }).diagnostics.filter(
    (one) => one.severity !== 'info' || one.requirement === id,
  );
  if (right.some((one) => one.class !== 'cause')) return `${id}: the good text has ${brief(right)}`;
  const wrong = checkOne(bad, { revision }).diagnostics;
  const severity = severityOf(listed.level, 'spec');
  const own = wrong.find((one) => one.requirement === id && one.severity === severity);
  return own ? null : `${id} (${severity}): the bad text has ${brief(wrong)}`;
}

describe.each(Object.entries(EXAMPLES))('%s', (_name, pairs) => {
  it('texts that keep a requirement have no finding, texts that break it have it', () => {
    expect(pairs.flatMap((pair) => problem(pair) ?? [])).toEqual([]);
  });

  it('findings name the place, the clause and the consequence', () => {
    for (const { id, bad, revision } of pairs) {
      const found = checkOne(bad, { revision }).diagnostics.find(({ requirement }) => requirement === id);
      const row = extensionRequirement(id)?.row;
      expect(found?.why, id).not.toBe('');
      expect(found?.spec, id).toMatch(/^https:\/\//u);
      expect(found?.title, id).toBe(headline({ title: row?.says ?? '' }, found?.severity ?? 'info'));
    }
  });
});

describe('a text with methods of an extension alone', () => {
  it('is judged by MCP, not by JSON-RPC alone', () => {
    for (const method of ['ui/initialize', 'ui/notifications/size-changed', 'skills/list']) {
      const { revision } = checkOne(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: {} }));
      expect(revision, method).toBe('2025-11-25');
    }
    expect(checkOne('{"jsonrpc":"2.0","id":1,"method":"ui/repaint"}').revision).toBe('jsonrpc-2.0');
  });
});

describe('tasks', () => {
  const meta = (capabilities: string): string =>
    `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},"io.modelcontextprotocol/clientCapabilities":${capabilities}}`;
  const poll = `{"jsonrpc":"2.0","id":1,"method":"tasks/get","params":{"taskId":"t",${meta('{}')}}}`;
  const requirements = (text: string): string[] =>
    checkOne(text, { revision: '2026-07-28' }).diagnostics.map(
      ({ severity, rule, requirement }) => `${severity} ${rule} ${requirement}`,
    );
  const undeclared = 'error tasks-ext/client-undeclared-on-poll tasks-ext/client-undeclared-on-poll';

  it('a poll without the extension is an error, unless the server refuses it for this reason', () => {
    const refused =
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Missing capability","data":{"requiredCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}}}}}';
    expect(requirements(poll)).toContain(undeclared);
    expect(requirements(`${poll}\n${refused}`)).not.toContain(undeclared);
  });

  it('an id that counts up is an error, one that only looks guessable a warning', () => {
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"build",${meta('{"extensions":{"io.modelcontextprotocol/tasks":{}}}')}}}`;
    const created = (id: string): string =>
      `${call}\n{"jsonrpc":"2.0","id":1,"result":{"resultType":"task","taskId":"${id}","status":"working","createdAt":"2026-01-01T00:00:00Z","lastUpdatedAt":"2026-01-01T00:00:00Z","ttlMs":null,"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"s","version":"1"}}}}`;
    const severityFor = (id: string): string | undefined =>
      requirements(created(id)).find((one) => one.includes('tasks-ext/id-guessable'));
    expect(severityFor('task-17')).toMatch(/^error/u);
    expect(severityFor('nightly-build')).toMatch(/^warning/u);
    expect(severityFor('786512e2-9e0d-44bd-8f29-789f320fe840')).toBeUndefined();
  });

  it('long ids and comments before a document take no time', () => {
    const long = `${'a'.repeat(39)}!`;
    expect(requirements(poll.replace('"t"', `"${long}"`))).toContain(undeclared);
    const html = JSON.stringify(`${'<!-- a -->'.repeat(2000)}<p>`);
    const resource = `{"jsonrpc":"2.0","id":2,"result":{"contents":[{"uri":"ui://a","mimeType":"text/html;profile=mcp-app","text":${html}}]}}`;
    expect(checkOne(resource, { revision: '2025-11-25' }).entries).toHaveLength(1);
  });
});
