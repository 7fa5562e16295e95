/** Errors that the writer has corrected, members of a server one level too deep, and what words say that something lacks. */
import { describe, expect, it } from 'vitest';
import { causesIn } from './testing/causes-of.ts';

describe('an error that the writer has corrected', () => {
  const FIRST = 'My host showed this:\n\n```\nError POSTing to endpoint (HTTP 404): no such path\n```\n\n';
  const LAST = '```\n2026-03-01 10:00:00 - WARNING - Invalid Host header: notes.example:8000\n```\n';

  it('comes after the one that followed', () => {
    const text = `${FIRST}I figured out that the path had to end in /mcp. Now I get another error:\n\n${LAST}`;
    const [first, ...others] = causesIn(text);
    expect(first).toMatchObject({ id: 'invalid-host-header', severity: 'warning' });
    expect(others.every(({ severity }) => severity === 'info')).toBe(true);
  });

  it('is still the answer if nothing followed it', () => {
    const alone = causesIn(`${FIRST}I changed the path. Now I wait for an answer.`);
    expect(alone[0]?.id).toBe(causesIn(FIRST)[0]?.id);
  });

  it('is not one to which nobody reports a correction', () => {
    const ids = (text: string): string[] => causesIn(text).map(({ id }) => id);
    expect(ids(`${FIRST}The server prints:\n\n${LAST}`)).toEqual(ids(`${FIRST}Now the server prints:\n\n${LAST}`));
  });
});

describe('members of a server inside of another member', () => {
  const config = (entry: object): string =>
    `My server does not find its files.\n\n\`\`\`json\n${JSON.stringify({ mcpServers: { notes: entry } }, null, 2)}\n\`\`\`\n`;

  it('are reported where nothing else explains the failure', () => {
    const [first] = causesIn(config({ command: 'uv', args: ['run', 'a.py'], options: { cwd: '/srv/notes', env: {} } }));
    expect(first).toMatchObject({ id: 'config-not-read', severity: 'info', title: expect.stringContaining('itself') });
  });

  it('are right in the entry itself', () => {
    const text = config({ command: 'uv', args: ['run', '/srv/a.py'], cwd: '/srv/notes', options: { color: 'red' } });
    expect(causesIn(text).filter(({ title }) => title.includes('itself'))).toEqual([]);
  });
});

describe('the words of what is missing', () => {
  const shown = (line: string): string => `My host fails with:\n\n\`\`\`\n${line}\n\`\`\`\n`;

  it.each([
    [shown('Reason: deno: No such file or directory, code: 127'), 'spawn-npx-enoent'],
    [shown("Read mcp.json. Startup failed: [Errno 2] No such file or directory: 'podman'"), 'spawn-npx-enoent'],
    [shown("You are missing the 'notes' package. Install it? [y/N]"), 'python-no-module-mcp'],
    [shown("Exception: The crew failed: '#/properties/notes/items'"), 'schema-reference-unresolved'],
    [shown('Error: {"ok":false,"error":"Key limit exceeded (monthly limit)"}'), 'http-error-status'],
    [shown("NotesException: 'The client at hand does not support sampling.'"), 'client-not-support-sampling'],
    [shown('The bundle was not installed: Invalid manifest: Required'), 'mcpb-validation-failed'],
    [
      'It does not work: the API requires schemas of tools with `additionalProperties`. Each answer has the code 400.',
      'openai-schema-refused',
    ],
  ])('%s', (text, id) => {
    expect(causesIn(text)[0]?.id).toBe(id);
  });

  it('a file that is no JavaScript is no message', () => {
    const text = shown(
      "file:///srv/notes.js:7\nSyntaxError: Unexpected token '>'\n    at compileSourceTextModule (node:internal/modules/esm/utils:338:16)\n\nNode.js v23.5.0",
    );
    expect(causesIn(text).map(({ id }) => id)).toEqual(['program-crashed']);
  });
});
