/** Streams: one result for each line, in order, in the bytes of the batch mode, and with flat memory. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { GOOD, jsonLines, newCheckFolder, NULL_ID, UNKNOWN } from '../../testing/check-folder.ts';
import { LineSplitter, type Line } from './line-splitter.ts';

const folder = newCheckFolder();
const { check } = folder;
afterAll(() => folder.remove());
const script = fileURLToPath(new URL('../../../scripts/check.mjs', import.meta.url));
const generator = fileURLToPath(new URL('../../../scripts/pipelines/lines.mjs', import.meta.url));

describe('--stream lines', () => {
  it('judges each line on its own: the result is that of the line as a file, with its number', async () => {
    const lines = [GOOD, NULL_ID, 'no message', '', `2026-01-01T00:00:00Z [server] ${UNKNOWN}`, '{"jsonrpc":'];
    const { status, stdout, stderr } = await check(['--stream', 'lines'], `${lines.join('\n')}\n`);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const results = stdout.trimEnd().split('\n');
    expect(results).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) {
      const alone = (await check(['-'], line)).stdout.trimEnd();
      expect(results[index]).toBe(`{"line":${index + 1},${alone.slice(1)}`);
    }
  });

  it('passes if no line has an error; warnings may be limited', async () => {
    expect((await check(['--stream', 'lines'], `${GOOD}\n${UNKNOWN}\n`)).status).toBe(0);
    expect((await check(['--stream', 'lines', '--max-warnings', '1'], `${GOOD}\n${UNKNOWN}\n`)).status).toBe(0);
    const { status, stderr } = await check(['--stream', 'lines', '--max-warnings', '0'], UNKNOWN);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'check: 1 warning; at most 0 allowed\n' });
  });

  it('reads what is not UTF-8, and CRLF', async () => {
    const input = Buffer.concat([
      Buffer.from(`${GOOD}\r\n{"jsonrpc":"2.0","id":1,"method":"`),
      Buffer.from([0xff]),
      Buffer.from('"}\r\n'),
    ]);
    const results = jsonLines((await check(['--stream', 'lines'], input)).stdout);
    expect(results).toMatchObject([
      { messages: [{ range: { endColumn: GOOD.length + 1 } }] },
      { messages: [{ method: '\ufffd' }] },
    ]);
  });

  it('is empty for an empty input', async () => {
    expect(await check(['--stream', 'lines'], '')).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});

describe('--stream cases', () => {
  it('prints the bytes that the batch mode prints, with the same exit code', async () => {
    const lines = [
      JSON.stringify({ id: 1, text: GOOD }),
      JSON.stringify({ id: 'b', text: NULL_ID, revision: '2025-06-18', from: 'client' }),
      'not json',
      '',
      '{"id":3}',
      JSON.stringify({ id: { a: 1 }, text: UNKNOWN, hosts: ['vscode'] }),
    ];
    for (const input of [`${lines.join('\n')}\n`, `\ufeff${lines.join('\r\n')}`, lines[0] ?? '', '']) {
      folder.put({ 'cases.jsonl': input });
      const batch = await check(['--batch-file', 'cases.jsonl', '--format', 'jsonl']);
      expect(await check(['--stream', 'cases'], input)).toEqual(batch);
      expect(await check(['--stream', 'cases', '--format', 'jsonl'], input)).toEqual(batch);
    }
  });
});

describe('lines', () => {
  const split = (chunks: readonly string[], max?: number): Line[] => {
    const splitter = new LineSplitter(max);
    return [...chunks.flatMap((one) => [...splitter.push(Buffer.from(one))]), ...splitter.end()];
  };

  it('are the same however the bytes arrive', () => {
    const text = 'one\r\n\ntwo ä😀\n\n three';
    const bytes = Buffer.from(text);
    for (let size = 1; size <= bytes.length; size++) {
      const splitter = new LineSplitter();
      const lines: Line[] = [];
      for (let at = 0; at < bytes.length; at += size) lines.push(...splitter.push(bytes.subarray(at, at + size)));
      lines.push(...splitter.end());
      expect(lines).toEqual(['one', '', 'two ä😀', '', ' three']);
    }
  });

  it('do not end with a blank one', () => {
    expect(split(['a\n'])).toEqual(['a']);
    expect(split(['a\n', ' '])).toEqual(['a']);
    expect(split(['a\n\n'])).toEqual(['a', '']);
  });

  it('are not kept beyond a limit, and the next one is read', () => {
    expect(split(['123456', '789\nab', 'cd\n12345678901'], 8)).toEqual([null, 'abcd', null]);
    expect(split(['12345678\n'], 8)).toEqual(['12345678']);
  });
});

/** Runs a stream of generated lines through pipes; its lines, its exit code, and its largest memory in megabytes. */
async function streamed(
  args: readonly string[],
  heap: number,
): Promise<{ lines: string[]; code: unknown; memory: number }> {
  const report = 'process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
  const source = spawn(process.execPath, [generator, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heap}`, '--import', `data:text/javascript,${report}`, script, '--stream', 'lines'],
    { stdio: 'pipe' },
  );
  source.stdout.pipe(child.stdin);
  const ended = once(child, 'close');
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  let out = '';
  child.stdout.setEncoding('utf8');
  for await (const part of child.stdout) out += String(part);
  const [code] = (await ended) as unknown[];
  return { lines: out.trimEnd().split('\n'), code, memory: Number(errors) / 1024 };
}

describe('a stream of many lines', () => {
  it('has one result for each, in order, and the exit code of the worst', { tags: ['all'] }, async () => {
    const { stdout } = spawnSync(process.execPath, [generator, '--megabytes', '3', '--count']);
    const { lines, code } = await streamed(['--megabytes', '3'], 500);
    expect(lines).toHaveLength(Number(String(stdout)));
    expect(lines.findIndex((line, index) => !line.startsWith(`{"line":${index + 1},`))).toBe(-1);
    const errors = lines.flatMap((line, index) => (line.includes('"severity":"error"') ? [index + 1] : []));
    expect({ code, errors }).toEqual({ code: 1, errors: [1000] });
    expect((await streamed(['--megabytes', '0.1', '--clean'], 500)).code).toBe(0);
  });

  it('needs no more memory for more of it', { tags: ['all'] }, async () => {
    // The heap is smaller than the input: a command that kept the lines would end here.
    const [some, more] = [
      await streamed(['--megabytes', '10', '--long'], 64),
      await streamed(['--megabytes', '70', '--long'], 64),
    ];
    expect([some.code, more.code]).toEqual([0, 0]);
    expect(more.lines.length).toBeGreaterThan(3 * some.lines.length);
    expect(more.memory - some.memory).toBeLessThan(60);
  });
});
