// The step of action.yml: runs `check` with the inputs of the action, and passes on what it found. Every input is an environment
// variable and every argument an item of an array, so that no value is interpreted by a shell.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The inputs that are options of the command. */
const OPTIONS = ['revision', 'from', 'transport', 'hosts', 'config', 'baseline', 'max-warnings'];

/** An input of the action; empty if it is not set. */
const input = (name) => (process.env[`INPUT_${name.toUpperCase().replaceAll('-', '_')}`] ?? '').trim();

/** Ends the step with one line that states what is wrong. */
function refuse(line) {
  console.log(
    `::error title=Check MCP messages::${line.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`,
  );
  process.exit(2);
}

function flag(name) {
  const value = input(name);
  if (value !== 'true' && value !== 'false') refuse(`The input “${name}” must be true or false; it is “${value}”.`);
  return value === 'true';
}

/** Program and first arguments that start `check`: the published package, or the code beside this file. */
function program(version) {
  if (version === 'checkout') return [process.execPath, fileURLToPath(new URL('../check.mjs', import.meta.url))];
  if (!/^[\w.^~+-]+$/u.test(version))
    refuse(`The input “version” must be a version of the package; it is “${version}”.`);
  const npx = ['--yes', `mcp-protocol-playground@${version}`, 'check'];
  // On Windows, npx is a batch file, which only a shell can start; npm's own script needs none.
  const script = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npx-cli.js');
  return process.platform === 'win32' && existsSync(script) ? [process.execPath, script, ...npx] : ['npx', ...npx];
}

/** Files, folders and patterns, one a line; without any, the whole repository, of which the settings may name some files. */
function files() {
  const named = input('files')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return named.length > 0 ? named : ['.'];
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  refuse(
    `Node ${process.versions.node} is too old; use actions/setup-node with version 20.19 or newer before this step.`,
  );

const [annotations, summary, fail] = ['annotations', 'summary', 'fail'].map(flag);
const folder = mkdtempSync(join(process.env['RUNNER_TEMP'] ?? tmpdir(), 'mcp-playground-'));
const sarif = join(folder, 'results.sarif');
const page = join(folder, 'summary.md');
const [command, ...first] = program(input('version'));
const args = [
  ...first,
  '--format',
  annotations ? 'github' : 'text',
  '--output',
  `sarif=${sarif}`,
  ...(summary ? ['--output', `markdown=${page}`] : []),
  ...OPTIONS.flatMap((name) => (input(name) === '' ? [] : [`--${name}=${input(name)}`])),
  '--',
  ...files(),
];

// A text that is printed must not start a command of the workflow.
const token = randomUUID();
if (!annotations) console.log(`::stop-commands::${token}`);
const { INIT_CWD: _, ...env } = process.env;
const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
if (!annotations) console.log(`::${token}::`);
if (error || status === null) refuse(`The check could not be started: ${error?.message ?? 'it was stopped'}.`);

const isJudged = status !== 2 || existsSync(sarif);
const levels = existsSync(sarif)
  ? JSON.parse(readFileSync(sarif, 'utf8')).runs[0].results.map(({ level }) => level)
  : [];
const count = (level) => levels.filter((one) => one === level).length;
const outputs = [
  `exit-code=${status}`,
  `errors=${count('error')}`,
  `warnings=${count('warning')}`,
  `sarif=${isJudged ? sarif : ''}`,
];
if (process.env['GITHUB_OUTPUT']) appendFileSync(process.env['GITHUB_OUTPUT'], `${outputs.join('\n')}\n`);
if (existsSync(page) && process.env['GITHUB_STEP_SUMMARY'])
  appendFileSync(process.env['GITHUB_STEP_SUMMARY'], `${readFileSync(page, 'utf8')}\n`);
process.exitCode = status === 1 && !fail ? 0 : status;
