/**
 * The `check` command: the same engine as in the page, for files or standard input. Only reports go to stdout; stderr gets one line
 * for anything unusable. `scripts/check.mjs` bundles and starts it. What a plain check of one file does not need is loaded on demand.
 */
import { relative, resolve } from 'node:path';
import { checkLazily } from '../protocol/check-lazily.ts';
import type { CheckOptions, Report } from '../protocol/types.ts';
import { Unusable, readArguments, type Command, type FileFormat, type FilesCommand } from './arguments.ts';
import { findSettings, NO_SETTINGS, optionsWith, type Settings } from './check/find-settings.ts';
import { callerFolder, readInput, type Input } from './input.ts';
import { hasColors, note, write } from './output.ts';

/** Formats that one file is printed in without further code. */
const PLAIN: readonly (FileFormat | null)[] = [null, 'json', 'sarif', 'markdown', 'text'];

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
    if (error instanceof Unusable) for (const line of error.message.split('\n')) note(line);
    else note(`internal error in the checker: ${String(error)}`);
    process.exitCode = 2;
  }
}

async function answer(command: Command): Promise<number> {
  if (command.do === 'help') {
    await write((await import('./usage.ts')).USAGE);
    return 0;
  }
  const base = resolve(callerFolder());
  const settings = await settingsOf(command, base);
  if (command.do === 'stream') {
    const { runStream } = await import('./check/stream.ts');
    return runStream(process.stdin, { ...command, options: optionsWith(settings, null, command.options) });
  }
  if (command.do === 'batch') {
    const { text } = await read(command.file);
    return answerCases(text, optionsWith(settings, null, command.options));
  }
  if (command.watch) return (await import('./check/watch.ts')).watchFiles(command, settings, base);
  const file = await onlyFile(command, settings, base);
  if (file === null) return (await import('./check/files-run.ts')).runFiles(command, settings, base);
  return answerFile(file, command, optionsWith(settings, file === '-' ? null : resolve(base, file), command.options));
}

/** The settings that a command names, or the nearest ones. Throws `Unusable`, with a line for each mistake in them. */
async function settingsOf({ settings }: Exclude<Command, { do: 'help' }>, base: string): Promise<Settings> {
  if (settings === 'none') return NO_SETTINGS;
  const path = settings === 'nearest' ? findSettings(base) : resolve(base, settings.file);
  if (path === null) return NO_SETTINGS;
  const { readSettings } = await import('./check/settings.ts');
  return readSettings(path, relative(base, path));
}

/** The only file of a command that prints its report alone; null if more than that is asked for. */
async function onlyFile(command: FilesCommand, settings: Settings, base: string): Promise<string | null> {
  const { files, format, outputs, baseline, writeBaseline, maxWarnings } = command;
  const [file] = files;
  const wantsMore = outputs.length > 0 || writeBaseline || (baseline ?? settings.baseline) !== null;
  const counts = (maxWarnings ?? settings.maxWarnings) !== null;
  if (file === undefined || files.length > 1 || wantsMore || counts || !PLAIN.includes(format)) return null;
  return file === '-' || (await (await import('./check/targets.ts')).isOneFile(file, base)) ? file : null;
}

async function read(file: string): Promise<Input> {
  const input = await readInput(file);
  if (input.note !== null) note(input.note);
  return input;
}

async function answerFile(file: string, { format }: FilesCommand, options: CheckOptions): Promise<number> {
  const { text } = await read(file);
  const report = await checkLazily(text, options);
  await write(await written(report, text, file === '-' ? 'stdin' : file, format, options));
  return report.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** The report in the format that the caller wants. Each format is loaded on its own: most runs need one. */
async function written(
  report: Report,
  text: string,
  name: string,
  format: FileFormat | null,
  options: CheckOptions,
): Promise<string> {
  switch (format) {
    case 'sarif':
      return (await import('../protocol/exports.ts')).reportSarif(report, text, name);
    case 'markdown':
      return (await import('../protocol/exports.ts')).reportMarkdown(report, text, name, options);
    case 'text':
      return (await import('./report-text.ts')).reportText(report, text, { name, colors: hasColors() });
    default:
      return (await import('../protocol/export/json.ts')).reportJson(report, text);
  }
}

/** One output line for each input line, in order. An unusable line also makes the exit code 1. */
async function answerCases(text: string, options: CheckOptions): Promise<number> {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  if (lines.at(-1)?.trim() === '') lines.pop();
  let clean = true;
  const { judgeCase } = await import('./batch.ts');
  for (const line of lines) {
    const judged = judgeCase(line, options);
    clean &&= judged.clean;
    await write(`${judged.line}\n`);
  }
  return clean ? 0 : 1;
}
