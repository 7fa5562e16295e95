import { expect, it } from 'vitest';
import { check } from '../../check.ts';
import { applyEdits } from '../../json/edits.ts';
import { testExamples } from '../testing/examples.ts';
import { hostConfig } from './index.ts';

testExamples(hostConfig);

it('keeps an argument that is written as a string when the words of a command line become arguments', () => {
  const text = '{"mcpServers": {"a": {"command": "npx -y files-mcp", "args": "/srv/docs"}}}';
  const found = check(text).diagnostics.find(({ rule }) => rule === 'config/command-line');
  expect(JSON.parse(applyEdits(text, found?.fix?.edits ?? []))).toEqual({
    mcpServers: { a: { command: 'npx', args: ['-y', 'files-mcp', '/srv/docs'] } },
  });
});

it('reads null as a member that is left out, where a server has a URL and the host is unknown', () => {
  const rules = (text: string): string[] =>
    check(text)
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ rule }) => rule);
  expect(rules('{"mcpServers": {"a": {"command": null, "url": "https://a.example.com/mcp"}}}')).toEqual([]);
  expect(rules('{"mcpServers": {"a": {"command": null}}}')).toContain('config/member-type');
});
