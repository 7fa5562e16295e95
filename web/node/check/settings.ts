/** Reads a settings file. Every mistake in it is one line with its place. */
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { ruleIds } from '../../protocol/exports.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { jsonOf } from '../../protocol/json/plain.ts';
import { keyPlaceOf, placeOf } from '../../protocol/json/pointer-place.ts';
import { lightChecker } from '../../protocol/report/checker.ts';
import type { CheckOptions } from '../../protocol/types.ts';
import { instanceFaults, nearest, type JsonObject, type JsonValue, type ValueFault } from '../../protocol/values.ts';
import { Unusable, quote } from '../arguments.ts';
import { decode, reasonOf } from '../input.ts';
import type { Settings } from './find-settings.ts';
import { settingsGlobOf, type Matches } from './glob.ts';
import { SETTINGS_SCHEMA, type JudgingMembers, type SettingsFile } from './settings-schema.ts';

/** A mistake at a place of the text. */
interface Mistake {
  readonly says: string;
  readonly at: number;
}

/** Reads the file at an absolute path; `name` is its name in messages. Throws `Unusable` with a line for each mistake. */
export async function readSettings(path: string, name: string): Promise<Settings> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Unusable(`the settings file ${quote(name)} ${reasonOf(error)}`);
  });
  // Some editors write a byte order mark at the start of a file.
  const text = decode(bytes, quote(name)).text.replace(/^\uFEFF/u, '');
  const value = jsonOf(text);
  const file = value !== undefined && isSettingsFile(value) ? value : null;
  const mistakes =
    value === undefined
      ? syntaxMistakes(text)
      : [
          ...syntaxMistakes(text, 'json-duplicate-key'),
          ...faultsIn(value).map(({ pointer, says }) => ({ says, at: placeInFile(text, pointer, says) })),
          ...(file ? [...ruleMistakes(text, file), ...patternMistakes(text, file)] : []),
        ];
  if (file && mistakes.length === 0) return settingsOf(file, path);
  const lines = new LineIndex(text);
  const sorted = mistakes.toSorted((one, other) => one.at - other.at);
  const placed = sorted.map(({ says, at }) => `${name}:${lines.at(at).line}:${lines.at(at).column}: ${says}`);
  throw new Unusable(placed.map((line) => line.replaceAll('\n', ' ')).join('\n'));
}

function faultsIn(value: JsonValue): ValueFault[] {
  return instanceFaults(SETTINGS_SCHEMA, value, 'The file', 'the schema');
}

function isSettingsFile(value: JsonValue): value is JsonObject & SettingsFile {
  return faultsIn(value).length === 0;
}

/** An unknown member is marked at its key, and anything else at its value. */
function placeInFile(text: string, pointer: string, says: string): number {
  return (says.includes('is not a member') ? keyPlaceOf(text, pointer) : placeOf(text, pointer)).start;
}

/** Why the text is not JSON; or only the findings of one rule about JSON that is legal and risky. */
function syntaxMistakes(text: string, only?: string): Mistake[] {
  const options = { revision: 'jsonrpc-2.0', format: 'json' } as const;
  const { diagnostics } = lightChecker.judge(lightChecker.prepare(text, options), 'jsonrpc-2.0');
  const found = diagnostics
    .filter(({ rule, severity }) =>
      only === undefined ? rule.startsWith('json-') && severity === 'error' : rule === only,
    )
    .map(({ what, fix, span }) => ({ says: fix ? `${what} ${fix.says}` : what, at: span.start }));
  return only === undefined && found.length === 0 ? [{ says: 'The file must be one JSON object.', at: 0 }] : found;
}

/** Ids that no rule has, and patterns that match no id. */
function ruleMistakes(text: string, file: SettingsFile): Mistake[] {
  const all = [{ rules: file.rules, pointer: '' }].concat(
    (file.overrides ?? []).map(({ rules }, index) => ({ rules, pointer: `/overrides/${index}` })),
  );
  return all.flatMap(({ rules = {}, pointer }) =>
    Object.keys(rules).flatMap((id) => {
      const known = ruleIds();
      const begin = id.endsWith('*') ? id.slice(0, -1) : null;
      if (begin === null ? known.includes(id) : known.some((one) => one.startsWith(begin))) return [];
      const near = begin === null ? nearest(id, known) : null;
      const hint = near === null ? '' : ` The nearest is ${quote(near)}.`;
      const says = `${quote(id)} ${begin === null ? 'is not the id of a rule' : 'matches no rule'}.${hint}`;
      return [{ says, at: keyPlaceOf(text, `${pointer}/rules/${escaped(id)}`).start }];
    }),
  );
}

/** Patterns that cannot be read. */
function patternMistakes(text: string, { files = [], ignore = [], overrides = [] }: SettingsFile): Mistake[] {
  const all = [
    ...files.map((pattern, index) => ({ pattern, pointer: `/files/${index}` })),
    ...ignore.map((pattern, index) => ({ pattern, pointer: `/ignore/${index}` })),
    ...overrides.flatMap((one, at) =>
      one.files.map((pattern, index) => ({ pattern, pointer: `/overrides/${at}/files/${index}` })),
    ),
  ];
  return all.flatMap(({ pattern, pointer }) => {
    try {
      settingsGlobOf(pattern);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [{ says: `${quote(pattern)} is not a usable pattern: ${reason}.`, at: placeOf(text, pointer).start }];
    }
  });
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function settingsOf(file: SettingsFile, path: string): Settings {
  const folder = dirname(path);
  const inFolder = (matches: readonly Matches[]): Matches => {
    return (absolute) => {
      const inside = relative(folder, absolute).split(sep).join('/');
      if (inside.startsWith('../') || isAbsolute(inside)) return false;
      return matches.some((one) => one(inside));
    };
  };
  const overrides = (file.overrides ?? []).map((one) => ({
    options: optionsOf(one),
    matches: inFolder(one.files.map((pattern) => settingsGlobOf(pattern))),
  }));
  return {
    file: path,
    root: file.files === undefined ? null : folder,
    baseline: file.baseline === undefined ? null : resolve(folder, file.baseline),
    maxWarnings: file.maxWarnings ?? null,
    isRead: file.files === undefined ? null : inFolder(file.files.map((pattern) => settingsGlobOf(pattern))),
    isIgnored: inFolder((file.ignore ?? []).map((pattern) => settingsGlobOf(pattern, { whole: true }))),
    optionsFor: (absolute) =>
      overrides
        .filter(({ matches }) => absolute !== null && matches(absolute))
        .reduce((before, { options }) => joined(before, options), optionsOf(file)),
  };
}

/** The options with those that weigh more. */
function joined(options: CheckOptions, own: CheckOptions): CheckOptions {
  const rules = options.rules || own.rules ? { rules: { ...options.rules, ...own.rules } } : {};
  return { ...options, ...own, ...rules };
}

function optionsOf({ revision, from, transport, hosts, rules }: JudgingMembers): CheckOptions {
  return {
    ...(revision === undefined ? {} : { revision }),
    ...(from === undefined ? {} : { from }),
    ...(transport === undefined ? {} : { transport }),
    ...(hosts === undefined ? {} : { hosts: hosts.includes('all') ? ('all' as const) : hosts }),
    ...(rules === undefined ? {} : { rules }),
  };
}
