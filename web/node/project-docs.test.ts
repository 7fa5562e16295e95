/**
 * `docs/project.md` as a reader follows it: its server and its client run with the SDK, the recording is valid, the line for the
 * exercise solves it, and its commands can be read.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { exerciseNamed, grade } from '../course/grade.ts';
import { checkOne } from '../protocol/check.ts';
import { readTapArguments } from './tap/arguments.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(join(root, 'docs/project.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'gu'))].map(([, code = '']) => code);
const [server = '', client = ''] = blocks('js');
const [messages = ''] = blocks('text');

// Below node_modules, so that the SDK is found as in a folder where it is installed.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'project-'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
for (const [name, content] of [
  ['server.js', server],
  ['client.js', client],
  ['messages.txt', messages],
] as const)
  writeFileSync(join(folder, name), content);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const talk = async (): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['client.js', process.execPath, 'server.js'], {
    cwd: folder,
  });
  return stdout.trim().split('\n');
};

describe('docs/project.md', () => {
  it('has a server whose session is valid, and whose tools solve the exercise', async () => {
    const lines = await talk();
    expect(lines).toHaveLength(3);
    const sent = messages.trim().split('\n');
    const session = [sent[0], lines[0], sent[1], sent[2], lines[1], sent[3], lines[2]].join('\n');
    const { diagnostics } = checkOne(session, { revision: 'auto' });
    expect(diagnostics.filter(({ severity }) => severity !== 'info').map(({ what }) => what)).toEqual([]);
    const exercise = exerciseNamed('own-tools');
    expect(exercise && grade(exercise, lines[1] ?? '')).toMatchObject({ passed: true, feedback: [] });
  });

  it('has a server that responds to wrong messages, and stays alive', async () => {
    const wrong = [
      '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"add_item","arguments":{}}}',
      '{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"nothing"}}',
      '{"jsonrpc":"2.0","id":7,"method":"nothing"}',
      '{"jsonrpc":"2.0","id":8,"method":"ping"}',
    ];
    writeFileSync(join(folder, 'messages.txt'), `${messages}${wrong.join('\n')}\n`);
    const answers = (await talk()).slice(3).join('\n');
    expect(answers).toContain('"isError":true');
    expect(answers.match(/"error":\{"code":-326\d\d/gu)).toHaveLength(2);
    expect(answers).toMatch(/"result":\{\}.*"id":8|"id":8.*"result":\{\}/u);
  });

  it('has a server that serves HTTP, but no pages', async () => {
    const child = spawn(process.execPath, ['server.js', '--http'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PORT: '0' },
    });
    try {
      const [line] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string];
      const url = /http:\/\/\S+/u.exec(line)?.[0] ?? '';
      const post = (headers: Record<string, string>) =>
        fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
          body: '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
        });
      expect(await (await post({})).text()).toContain('"add_item"');
      expect((await post({ Origin: 'http://page.example' })).status).toBe(403);
    } finally {
      child.kill();
    }
  });

  it('has commands that tap understands', () => {
    const taps = blocks('sh')
      .join('')
      .split('\n')
      .flatMap((line) => /mcp-protocol-playground tap (.*)$/u.exec(line)?.[1] ?? []);
    expect(taps).toHaveLength(2);
    for (const line of taps) expect(readTapArguments(line.split(' '), '/')).toMatchObject({ do: 'tap' });
  });
});
