/** Shared by the generators: options, writing files in the project's own format, and output. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../sources.mjs';
import { Refusal } from './code.mjs';

/** Reads a file of the project; null if it does not exist. */
function read(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The text of a file in the project's own format. */
export async function formatted(path, text) {
  const { format } = await import('oxfmt');
  const { code, errors } = await format(path, text, JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}

/**
 * Runs a generator: `plan(wish, read)` returns the files to write and the command that verifies them. Unknown options and all
 * refusals are one line on stderr and the exit code 2.
 */
export async function generate({ usage, options, plan, after = () => {} }) {
  try {
    const { values } = parse(options);
    if (values.help) return console.log(usage);
    const { files, prove, edit } = plan(values, read);
    for (const { path, text } of files) {
      const file = join(root, path);
      const known = existsSync(file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await formatted(path, text));
      console.log(`${known ? 'changed' : 'new    '} ${path}`);
    }
    after();
    console.log(`\nIt works without changes. Now ${edit}.\nThis proves it:\n\n  ${prove}\n`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${error.message} (--help lists the options)`);
    process.exitCode = 2;
  }
}

function parse(options) {
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean' } }, strict: true });
  } catch (error) {
    throw new Refusal(error.message.split('. ')[0]);
  }
}

/** The value of an option that is required and must have this form. */
export function wanted(values, name, form, example) {
  const value = values[name];
  if (value === undefined) throw new Refusal(`--${name} is missing, such as --${name} ${example}.`);
  if (!form.test(value)) throw new Refusal(`--${name} ${value} is not of the form ${example}.`);
  return value;
}

/** The value of an option that must be one of these. */
export function oneOf(value, allowed, name) {
  const given = value === undefined ? 'and is missing' : `not ${value}`;
  if (!allowed.includes(value)) throw new Refusal(`--${name} is one of ${allowed.join(', ')}, ${given}.`);
  return value;
}

/** `npx vitest run …` with type checks and the house rules. */
export function proof(...paths) {
  return `npx tsc -b && npx vitest run ${paths.join(' ')} web/tidy.test.ts`;
}
