/** The program of the package: how it finds a command, and what it says if it finds none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { VERSION } from '../protocol/product.ts';
import { inProcess, type Answer } from '../testing/in-process.ts';
import { COMMANDS, main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: readonly string[], input = ''): Promise<Answer> => inProcess(main, args, { folder, input });

describe('the program', () => {
  it.each(['--help', '-h'])('lists every command for %s', async (option) => {
    const { status, stdout, stderr } = await run([option]);
    for (const { name, summary } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} +${summary}$`, 'mu'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.each(['--version', '-v'])('prints its version for %s', async (option) => {
    expect(await run([option])).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: '' });
  });

  it('passes the other arguments and standard input to the command, and keeps its exit code', async () => {
    const { status, stdout } = await run(
      ['check', '--format', 'text', '-'],
      '{"jsonrpc":"2.0","id":null,"method":"ping"}',
    );
    expect(stdout).toContain('must not be null');
    expect(status).toBe(1);
  });

  it.each(COMMANDS.map(({ name }) => name))('reaches the usage text of %s', async (name) => {
    const { status, stdout } = await run([name, '--help']);
    expect(stdout.startsWith(name)).toBe(true);
    expect(status).toBe(0);
  });

  it.each([
    ['chek', 'mcp-protocol-playground: "chek" is an unknown command; the nearest is check; see --help\n'],
    ['Serve', 'mcp-protocol-playground: "Serve" is an unknown command; the nearest is serve; see --help\n'],
  ])('names the nearest command for %s', async (name, stderr) => {
    expect(await run([name])).toEqual({ status: 2, stdout: '', stderr });
  });

  it('lists the commands if none is near', async () => {
    const { status, stderr } = await run(['entirely-else']);
    expect(stderr).toBe(
      `mcp-protocol-playground: "entirely-else" is an unknown command; it must be one of ${COMMANDS.map(({ name }) => name).join(', ')}; see --help\n`,
    );
    expect(status).toBe(2);
  });
});
