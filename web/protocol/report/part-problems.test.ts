import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';

/** Severity and rule of what is wrong with the text of the parts, without the findings of their kinds. */
const found = (text: string): string[] =>
  check(text, { revision: '2025-11-25' })
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

  it('is left to the host in a configuration', () => {
    expect(found('{"mcpServers": {"a": {"command": "x" "args": []}}}')).toEqual([]);
  });
});
