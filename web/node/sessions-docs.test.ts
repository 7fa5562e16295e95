/** The examples of `docs/sessions.md` do what the page says. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/sources.mjs';
import { main as diff } from './diff-cli.ts';
import { main as fixture } from './fixture-cli.ts';
import { inProcess } from '../testing/in-process.ts';
import { main as serve } from './serve.ts';
import { main as translate } from './translate-cli.ts';

const page = readFileSync(join(root, 'docs/sessions.md'), 'utf8');
const blocks = [...page.matchAll(/<!-- ([\w-]+(?: of)?(?:: [^>]+?)?) -->\n\n```\w+\n([^]*?)```\n/gu)].map(
  ([, remark = '', code = '']) => ({ remark, code }),
);

const folder = mkdtempSync(join(tmpdir(), 'sessions-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// In place of the program that fetches the package: it runs the checkout.
mkdirSync(join(folder, 'bin'));
writeFileSync(
  join(folder, 'bin/npx'),
  `#!/bin/sh\nshift\nname="$1"\nshift\n[ "$name" = serve ] && name=serve-sim\nINIT_CWD="$PWD" exec "${process.execPath}" "${join(root, 'scripts')}/$name.mjs" "$@"\n`,
);
chmodSync(join(folder, 'bin/npx'), 0o755);

const sh = (code: string) =>
  spawnSync('bash', ['-e', '-o', 'pipefail', '-c', code], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`, HOME: folder, LC_ALL: 'C.UTF-8' },
    encoding: 'utf8',
  });

describe('docs/sessions.md', () => {
  it('has examples whose exit code and output are those of the commands', { tags: ['all'] }, () => {
    const counts = { run: 0, output: 0, errors: 0, parts: 0 };
    let answer = { stdout: '', stderr: '' };
    for (const { remark, code } of blocks) {
      const [kind = '', value = ''] = remark.split(': ');
      if (kind === 'file') writeFileSync(join(folder, value), code);
      else if (kind === 'run') {
        const { status, stdout, stderr } = sh(code);
        expect([code, status, stderr]).toEqual([code, Number(value), stderr]);
        answer = { stdout, stderr };
        counts.run++;
      } else if (kind === 'output') {
        expect(answer.stdout).toBe(code);
        counts.output++;
      } else if (kind === 'errors') {
        expect(answer.stderr).toBe(code);
        counts.errors++;
      } else {
        expect([kind, readFileSync(join(folder, value), 'utf8')]).toEqual([
          'part of',
          expect.stringContaining(code) as string,
        ]);
        counts.parts++;
      }
    }
    expect(counts).toEqual({ run: 5, output: 2, errors: 1, parts: 2 });
  });

  it.each([
    ['diff', diff, ['--breaking-only', '--format']],
    ['translate', translate, ['--to', '--no-discover', '--format', '--revision']],
    ['serve', serve, ['--stdio', '--replay', '--session']],
    ['fixture', fixture, ['--pytest', '--command', '--url', '--ignore', '--exact', '--out', '--session']],
  ] as const)('names options that %s has', async (name, main, options) => {
    const { stdout } = await inProcess(main, ['--help'], { folder });
    for (const option of options) {
      expect(stdout).toContain(option);
      expect([name, page]).toEqual([name, expect.stringContaining(option) as string]);
    }
  });
});
