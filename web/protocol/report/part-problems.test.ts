import { describe, expect, it } from 'vitest';
import { checkOne } from '../check.ts';

/** Severity and rule of what is wrong with the text of the parts, without the findings of their kinds. */
const found = (text: string): string[] =>
  checkOne(text, { revision: '2025-11-25' })
    .diagnostics.filter(({ rule }) => rule.startsWith('json-'))
    .map(({ severity, rule, part }) => `${severity} ${rule} ${part}`);

const METADATA = '"resource": "https://mcp.example.com/mcp", "authorization_servers": ["https://auth.example.com"]';

describe('the text of a document or fragment', () => {
  it('is judged like that of a message', () => {
    expect(found(`{${METADATA.replace(', "auth', ' "auth')}}`)).toEqual(['error json-missing-comma 0']);
    expect(found(`{${METADATA},}`)).toEqual(['error json-trailing-comma 0']);
    expect(found('{"name": "add", "inputSchema": {"type": "object"} "title": "Add"}')).toEqual([
      'error json-missing-comma 0',
    ]);
  });

  it('may have notation of documentation', () => {
    expect(found(`{${METADATA}\n  // more\n}`)).toEqual(['warning json-comment 0']);
    expect(found(`{${METADATA},\n  ...\n}`)).toEqual(['info json-elision 0']);
    expect(found(`{${METADATA},\n  "scopes_supported": ["a",\n`)).toContain('warning json-unclosed 0');
  });

  it('ends with the bracket that closes it', () => {
    expect(found(`{${METADATA}}\n}`)).toEqual(['error json-text-after-end 0']);
    expect(found(`{${METADATA}}\n`)).toEqual([]);
  });

  it('is left to the host in a configuration', () => {
    expect(found('{"mcpServers": {"a": {"command": "x" "args": []}}}')).toEqual([]);
  });
});

describe('a notification without its prefix', () => {
  it('is judged by the parameters of the one that it means', () => {
    const text = '{"jsonrpc": "2.0", "method": "progress", "params": {"percent": 50}}';
    const after = '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}';
    const rules = checkOne(`${text}\n${after}`, { revision: '2025-11-25' }).diagnostics.map(
      ({ rule, pointer }) => `${rule} ${pointer}`,
    );
    expect(rules).toContain('methods/notification-prefix /method');
    expect(rules.filter((one) => one === 'shape/missing /params')).toHaveLength(2);
  });
});
