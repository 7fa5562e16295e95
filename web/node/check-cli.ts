/**
 * The `check` command: the same engine as in the page, for a file or standard input. Only the report goes to stdout; stderr
 * gets one line for anything unusable. `scripts/check.mjs` bundles and starts it.
 */
import { once } from 'node:events';
import { checkLazily } from '../protocol/check-lazily.ts';
import type { Report } from '../protocol/types.ts';
import { Unusable, USAGE, readArguments, type Command } from './arguments.ts';
import { readInput, type Input } from './input.ts';

/** Runs the command and sets the exit code: 0 no errors, 1 errors found, 2 unusable arguments or file. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader closed the pipe, as `| head` does: nothing more to print.
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 0);
  });
  try {
    process.exitCode = await answer(readArguments(args));
  } catch (error) {
    const words = error instanceof Unusable ? error.message : `internal error in the checker: ${String(error)}`;
    process.stderr.write(`check: ${words.replaceAll('\n', ' ')}\n`);
    process.exitCode = 2;
  }
}

async function answer(command: Command): Promise<number> {
  if (command.do === 'help') {
    await write(USAGE);
    return 0;
  }
  const { text, note }: Input = await readInput(command.file);
  if (note !== null) process.stderr.write(`check: ${note}\n`);
  if (command.do === 'batch') return answerCases(text, command);

  const report = await checkLazily(text, { ...command.options, today: today() });
  await write(await written(report, text, command));
  return report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** The report in the format that the caller wants. Each format is loaded on its own: most runs need one. */
async function written(report: Report, text: string, command: Command & { do: 'one' }): Promise<string> {
  const name = command.file === '-' ? 'stdin' : command.file;
  switch (command.format) {
    case 'json':
      return (await import('../protocol/export/json.ts')).reportJson(report, text);
    case 'sarif':
      return (await import('../protocol/exports.ts')).reportSarif(report, text, name);
    case 'markdown':
      return (await import('../protocol/exports.ts')).reportMarkdown(report, text, name, command.options);
    case 'text': {
      const { reportText } = await import('./report-text.ts');
      return reportText(report, text, { name, colors: process.stdout.isTTY && !process.env['NO_COLOR'] });
    }
  }
}

/** The day in UTC, as `YYYY-MM-DD`. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** One output line for each input line, in order. An unusable line also makes the exit code 1. */
async function answerCases(text: string, command: Command & { do: 'batch' }): Promise<number> {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  if (lines.at(-1)?.trim() === '') lines.pop();
  let clean = true;
  const day = today();
  const { judgeCase } = await import('./batch.ts');
  for (const line of lines) {
    const judged = judgeCase(line, { ...command.options, today: day });
    clean &&= judged.clean;
    await write(`${judged.line}\n`);
  }
  return clean ? 0 : 1;
}

/** Writes to stdout and waits while the pipe is full, so that no output is lost at the end. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
