/** One line of `--batch-file` and of `--stream cases`: one case in, one line of JSON out. */
import { check } from '../protocol/check.ts';
import { RawJson, reportObject, toJson } from '../protocol/exports.ts';
import type { CheckOptions } from '../protocol/types.ts';
import { Unusable, quote, readOptions } from './arguments.ts';

/** The result of one line. */
export interface JudgedCase {
  /** The output, without a line end. */
  readonly line: string;
  /** True if the line could be judged and has no errors. */
  readonly clean: boolean;
  readonly warnings: number;
}

/**
 * Judges `{"id","text","revision","from"?,"transport"?,"hosts"?}`; `defaults` fills in what the case omits. Never throws: an unusable
 * line returns `{"id","problem"}`, where the id is `null` if it could not be read.
 */
export function judgeCase(line: string, defaults: CheckOptions): JudgedCase {
  let id = new RawJson('null');
  try {
    const given = readCase(line);
    if (given.id !== undefined) id = new RawJson(JSON.stringify(given.id));
    if (typeof given.text !== 'string')
      throw new Unusable(`“text” must be a string with the messages to judge; it is ${quote(given.text)}`);
    const report = check(given.text, { ...defaults, ...readOptions(given, (name) => `"${name}"`) });
    return {
      line: toJson({ id, ...reportObject(report, given.text) }),
      clean: !report.diagnostics.some(({ severity }) => severity === 'error'),
      warnings: report.diagnostics.filter(({ severity }) => severity === 'warning').length,
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { line: toJson({ id, problem }), clean: false, warnings: 0 };
  }
}

interface Case {
  id?: unknown;
  text?: unknown;
  revision?: unknown;
  from?: unknown;
  transport?: unknown;
  hosts?: unknown;
}

function readCase(line: string): Case {
  if (line.trim() === '')
    throw new Unusable('The line is empty; a case must be an object with “id”, “text” and “revision”');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Unusable(`The line is not JSON: ${quote(line.trim())}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unusable(`A case must be an object with “id”, “text” and “revision”; it is ${quote(value)}`);
  return value;
}
