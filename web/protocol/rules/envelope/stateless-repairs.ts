/** Repairs of the values that a request carries in `_meta`. */
import type { FixPlan } from '../../json/plan.ts';
import type { JsonValue } from '../../json/types.ts';
import { nearest } from '../../json/nearest.ts';
import { code } from '../../json/describe.ts';
import { CAPABILITIES, LOG_LEVEL, VERSION } from './stateless-keys.ts';

/** Where the keys of a request stand. */
export const AT = ['params', '_meta'];
const replace = (key: string, value: JsonValue, says: string, safety: FixPlan['safety']): FixPlan => ({
  says,
  safety,
  steps: [{ do: 'replace', path: [...AT, key], value }],
});

/** Turns a list of names into members; undefined for anything else. */
export function capabilitiesPlan(value: JsonValue): FixPlan | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = value.filter((name) => typeof name === 'string');
  if (names.length !== value.length) return undefined;
  const object = Object.fromEntries(names.map((name) => [name, {}]));
  return replace(
    CAPABILITIES,
    object,
    names.length === 0 ? 'Use `{}`.' : 'Turn the names into members, each with `{}`.',
    'safe',
  );
}

/** Names of levels elsewhere, and the syslog name of each. */
const LEVELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    trace: 'debug',
    verbose: 'debug',
    fatal: 'critical',
    panic: 'emergency',
    err: 'error',
    emerg: 'emergency',
    crit: 'critical',
    information: 'info',
  }),
);

/** Puts in the level that was meant: `warn`, `WARNING`, `trace`; undefined when none is near. */
export function levelPlan(value: JsonValue, levels: readonly string[]): FixPlan | undefined {
  if (typeof value !== 'string') return undefined;
  const lower = value.toLowerCase();
  const alias = LEVELS.get(lower);
  const short = levels.find((level) => lower.length > 2 && level.startsWith(lower));
  const right = alias ?? short ?? nearest(lower, levels);
  return right === null ? undefined : replace(LOG_LEVEL, right, `Use \`${right}\`.`, 'unsafe');
}

/** Takes the only version out of a list; undefined for anything else. */
export function versionPlan(value: JsonValue): FixPlan | undefined {
  const [only, more] = Array.isArray(value) ? value : [];
  return typeof only === 'string' && more === undefined
    ? replace(VERSION, only, `Use ${code(only)}.`, 'safe')
    : undefined;
}
