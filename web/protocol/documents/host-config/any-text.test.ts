import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeDocument, readDocument } from '../testing/read-document.ts';
import { HOSTS } from './hosts/index.ts';
import { hostConfig } from './index.ts';
import { wrapBare } from './wrap.ts';

const UNITS = [
  '{"mcpServers":{',
  '"a":{"command":"npx","args":["b c"]},',
  '"mcpServers": {"a": {"command": "x"}}\n',
  '{"mcp":',
  '[{"name":"a","command":"b","args":[]},',
  '{"projects":{"a":',
  '"__proto__":{"command":"x","__proto__":1},',
  '// .mcp.json\n',
  '[mcp_servers.a]\n',
  'mcpServers:\n  - name: a\n',
  '${input:a}',
  '~/',
  '<a',
  'C:\\U',
  '“',
];

/** Texts in which the unit is at the place of a server, a name, a command and an argument. */
const around = (text: string): string[] => [
  text,
  `{"mcpServers":{${text}`,
  `{"mcpServers":{"a":{"command":${JSON.stringify(text)},"args":[${JSON.stringify(text)}],"env":{"K":${JSON.stringify(text)}}}}}`,
  `{"mcpServers":{${JSON.stringify(text)}:{"url":${JSON.stringify(text)},"type":${JSON.stringify(text)}}}}`,
];

describe('any text', () => {
  it.each(UNITS)('is judged quickly when it repeats %j', (unit) => {
    for (const text of around(unit.repeat(Math.ceil(32_000 / unit.length)))) {
      const subject = readDocument(text);
      const start = process.cpuUsage();
      judgeDocument(hostConfig, subject);
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
    }
  });

  it('with many servers is judged quickly', () => {
    const entry = (index: number): string =>
      `"s ${index}":{"command":"npx -x","args":["./a.js"],"foo":1,"env":{"A":2}}`;
    const subject = readDocument(
      `{"mcpServers":{${Array.from({ length: 2000 }, (_, index) => entry(index)).join(',')}}}`,
    );
    const start = process.cpuUsage();
    expect(judgeDocument(hostConfig, subject)?.findings.length).toBeGreaterThan(100);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
  });

  it('never throws, and has findings within the text', { tags: ['property'] }, () => {
    const piece = fc.constantFrom(
      ...UNITS,
      '"command"',
      '"url"',
      ':',
      ',',
      '{',
      '}',
      '[',
      ']',
      '"',
      ' ',
      '\n',
      'null',
      '1',
      '"type":"http"',
    );
    const clue = fc.constantFrom(...HOSTS.map(({ id }) => id));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), clue, (pieces, host) => {
        const text = pieces.join('');
        const judged = judgeDocument(hostConfig, readDocument(text, [host]));
        for (const { span } of judged?.findings ?? [])
          expect([span.start >= 0, span.start <= span.end, span.end <= text.length]).toEqual([true, true, true]);
      }),
      { numRuns: 600 },
    );
  });

  it('that is a value and no text of a configuration is never one', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(hostConfig.recognize(readDocument(text))).toBeNull();
      }),
    );
  });
});

describe('members without braces', () => {
  const wrap = (text: string) => wrapBare(text, { start: 0, end: text.length });

  it('are read with the offsets of the text', () => {
    const text = 'x "mcpServers": {"a": {"command": "b"}},\n';
    const read = wrapBare(text, { start: 2, end: text.length });
    expect(read?.tree).toMatchObject({
      type: 'object',
      members: [{ key: 'mcpServers', keySpan: { start: 2, end: 14 } }],
    });
    expect(read?.problems.map(({ code }) => code)).toEqual(['json-missing-braces']);
  });

  it('may be a map in square brackets', () => {
    expect(wrap('"context_servers": [\n  "a": {"command": "b"}\n],')?.problems.map(({ code }) => code)).toEqual([
      'json-missing-braces',
      'json-map-in-brackets',
    ]);
  });

  it('are nothing else', () => {
    for (const text of ['', '{"a": 1}', '"just a string"', 'key: value', '"a": 1', '["a"]'])
      expect(wrap(text)).toBeNull();
  });
});

describe('a secret', () => {
  it('is never shown', () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const text = `{"mcpServers":{"a":{"command":"npx ${token}","args":["--token","${token}","~/${token}"],"env":{"TOKEN":"${token}","${token}":1},"url":"x.example/${token}"}}}`;
    for (const host of ['any', 'claude-code', 'vscode', 'codex', 'opencode', 'goose', 'claude-desktop']) {
      const judged = judgeDocument(hostConfig, readDocument(text, [host]));
      const problems = judged?.findings.map(({ finding }) => finding.what).join('\n') ?? '';
      expect(problems).not.toContain(token.slice(0, 12));
    }
  });
});
