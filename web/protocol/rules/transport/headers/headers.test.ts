/** The catalog's examples of this area, if MCP_SPEC_DIR contains them, and our own pairs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../testing/check-rules.ts';
import { deepOf } from '../../../model/deep.ts';
import { answer, requestBody, blocks, fails, post, results } from '../../../testing/wire.ts';
import { judgedExamples, lost } from '../../../testing/wire-catalogue.ts';
import { headerRules } from './index.ts';
import { called, listed, marked } from './params.examples.ts';
import { encoded, needsEncoding, readValue, written } from './sentinel.ts';
import { headers } from '../../../model/requirements/headers.ts';
import { unreportedIn } from '../../../model/requirements/index.ts';

const withoutRule = unreportedIn(headers);

const folder = process.env['MCP_SPEC_DIR'];
const ids = new Set([...deepOf('2026-07-28').ledger.keys()].filter((id) => id.startsWith('http-headers/')));

describe.runIf(folder)('the catalogue', () => {
  const judged = judgedExamples(folder ? readFileSync(join(folder, 'requirements.jsonl'), 'utf8') : '', ids);

  it('reports no error in its correct examples', () => {
    const wrong = judged.flatMap(({ id, good }) =>
      good
        .filter(({ severity, requirement }) => severity === 'error' || requirement === id)
        .map(({ what }) => `${id}: ${what}`),
    );
    expect(wrong).toEqual([]);
    expect(judged.length).toBeGreaterThan(15);
  });

  it('reports the fault in its wrong examples', () => {
    expect(lost(judged, withoutRule)).toEqual([]);
  });
});

describe.skipIf(folder)('the catalogue', () => {
  it('reports that the catalog is absent', () => {
    console.log('MCP_SPEC_DIR is not set: its examples of headers were not judged.');
    expect(headerRules.length).toBeGreaterThan(5);
  });
});

const NOW = '2026-07-28';
const found = (text: string): (string | null)[] =>
  checkOne(text, { revision: NOW, transport: 'http' })
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ requirement }) => requirement);
const call = (name: string, id = 1) => requestBody(NOW, id, 'tools/call', `"name":"${name}","arguments":{}`);
const done = (id: number) => answer('200 OK', results(NOW, id, '"content":[]'));

describe('pairs', () => {
  it.each([
    ['a prompt', requestBody(NOW, 1, 'prompts/get', '"name":"review"'), 'http-headers/name-missing-tool'],
    ['a resource', requestBody(NOW, 1, 'resources/read', '"uri":"file:///a.md"'), 'http-headers/name-missing-resource'],
  ])('requires the name for %s', (_, body, id) => {
    expect(found(post(NOW, body, { 'Mcp-Name': null }))).toEqual([id]);
    const name = /"(?:name|uri)":"([^"]*)"/.exec(body)?.[1] ?? '';
    expect(found(post(NOW, body, { 'Mcp-Name': written(name) }))).toEqual([]);
  });

  it('reports both the client and the server that did not check', () => {
    const text = blocks(post(NOW, call('build'), { 'Mcp-Name': 'deploy' }), done(1));
    expect(found(text)).toEqual(['http-headers/name-mismatch', 'http-headers/mismatch-accepted']);
  });

  it('only warns if the server rejected the request correctly', () => {
    const text = blocks(
      post(NOW, call('build'), { 'Mcp-Name': 'deploy' }),
      answer('400 Bad Request', fails(1, -32020, 'No')),
    );
    const [only] = checkOne(text, { revision: NOW, transport: 'http' }).diagnostics;
    expect([only?.requirement, only?.severity]).toEqual(['http-headers/name-mismatch', 'warning']);
  });

  it('compares integers as numbers', () => {
    const list = listed(marked('count', 'integer', 'Count'));
    expect(found(blocks(list, called('{"count":42.0}', { 'Mcp-Param-Count': '42' }), done(2)))).toEqual([]);
    expect(found(blocks(list, called('{"count":42}', { 'Mcp-Param-Count': '0x2A' })))).toEqual([
      'http-headers/param-integer-format',
    ]);
    expect(found(blocks(list, called('{"count":42}', { 'Mcp-Param-Count': '43' })))).toEqual([
      'http-headers/param-mismatch',
    ]);
  });

  it('reports characters outside ASCII as the fault, on both sides', () => {
    const list = listed(marked('region', 'string', 'Region'));
    const text = blocks(list, called('{"region":"größe"}', { 'Mcp-Param-Region': 'größe' }), done(2));
    const { diagnostics } = checkOne(text, { revision: NOW, transport: 'http' });
    const problems = diagnostics.filter(({ severity }) => severity !== 'info').map(({ what }) => what);
    expect(problems).toEqual([
      expect.stringContaining('characters outside ASCII, which must be sent as `=?base64?…?=`'),
      expect.stringContaining('contains characters outside ASCII: `größe`'),
    ]);
  });

  it('finds the header that the error names among several, in lower case', () => {
    const small = { 'MCP-Protocol-Version': null, 'mcp-protocol-version': NOW, 'Mcp-Method': null };
    const text = blocks(
      post(NOW, requestBody(NOW, 1, 'tools/list'), { ...small, 'mcp-method': 'tools/list' }),
      answer('400 Bad Request', fails(1, -32020, 'Missing required header: Mcp-Method')),
    );
    const { diagnostics } = checkOne(text, { revision: NOW, transport: 'http' });
    expect(diagnostics.find(({ rule }) => rule === 'http-headers/wrongly-refused')?.what).toContain('`mcp-method`');
  });

  it('does not report redacted values', () => {
    expect(found(post(NOW, call('build'), { 'Mcp-Name': '<name>' }))).toEqual([]);
  });
});

describe('encoded values', () => {
  it.each(['us-west1', 'größe', ' padded ', 'line1\nline2', '=?base64?literal?=', '世界', ''])(
    'round-trips %j',
    (text) => {
      expect(readValue(written(text)).text).toBe(text);
      expect(readValue(encoded(text))).toEqual({ how: 'encoded', text });
    },
  );

  it('are distinguished from plain values', () => {
    expect(['a', 'ä', ' a', 'a\n', '=?base64?YQ==?='].map(needsEncoding)).toEqual([
      null,
      'ascii',
      'blanks',
      'control',
      'looks',
    ]);
    expect(readValue('=?base64?SGVsbG8sIOS4lueVjA==?=').text).toBe('Hello, 世界');
  });
});
