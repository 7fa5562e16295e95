/** `check --stream`: one line in, one line out, in order, in constant memory, so that a pipe can be spread over processes. */
import { check } from '../../protocol/check.ts';
import { reportObject, toJson } from '../../protocol/exports.ts';
import { REVISION_IDS, type CheckOptions } from '../../protocol/types.ts';
import { loadValidators } from '../../protocol/values.ts';
import type { StreamOf } from '../arguments.ts';
import { judgeCase, type JudgedCase } from '../batch.ts';
import { note, write } from '../output.ts';
import { many } from './formats/judged.ts';
import { LineSplitter, MAX_LINE, type Line } from './line-splitter.ts';

/** Output is written when it has this many characters, and whenever all input so far is judged. */
const FLUSH_AT = 1 << 16;

/** What a stream is judged with. */
export interface StreamOptions {
  readonly of: StreamOf;
  readonly options: CheckOptions;
  readonly maxWarnings: number | null;
}

/** Judges the lines of an input and writes the results. Returns the exit code: 1 for errors, unusable lines, or too many warnings. */
export async function runStream(input: AsyncIterable<Uint8Array | string>, about: StreamOptions): Promise<number> {
  // Worth their time only for many texts.
  await Promise.all(REVISION_IDS.map(loadValidators));
  const splitter = new LineSplitter();
  let number = 0;
  let clean = true;
  let warnings = 0;
  let out = '';
  const flush = async (): Promise<void> => {
    const text = out;
    out = '';
    await write(text);
  };
  const judge = async (lines: Iterable<Line>): Promise<void> => {
    for (const line of lines) {
      number++;
      const judged = judgeLine(line, number, about);
      clean &&= judged.clean;
      warnings += judged.warnings;
      out += `${judged.line}\n`;
      if (out.length > FLUSH_AT) await flush();
    }
    await flush();
  };
  for await (const part of input) await judge(splitter.push(typeof part === 'string' ? Buffer.from(part) : part));
  await judge(splitter.end());
  const isOver = about.maxWarnings !== null && warnings > about.maxWarnings;
  if (isOver) note(`${many(warnings, 'warning')}; at most ${about.maxWarnings} allowed`);
  return clean && !isOver ? 0 : 1;
}

function judgeLine(line: Line, number: number, { of, options }: StreamOptions): JudgedCase {
  if (line === null) {
    const key = of === 'cases' ? { id: null } : { line: number };
    const problem = `The line is longer than ${MAX_LINE / 1024 / 1024} MB; check it alone, as a file`;
    return { line: toJson({ ...key, problem }), clean: false, warnings: 0 };
  }
  if (of === 'cases') return judgeCase(number === 1 ? line.replace(/^\ufeff/u, '') : line, options);
  const report = check(line, options);
  const count = (severity: string): number => report.diagnostics.filter((one) => one.severity === severity).length;
  return {
    line: toJson({ line: number, ...reportObject(report, line) }),
    clean: count('error') === 0,
    warnings: count('warning'),
  };
}
