import type { FixPlan } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { type Message, defineRule } from '../define.ts';
import { get, isObject } from '../../json/object.ts';
import { code, listed, whatIs } from '../../json/describe.ts';
import { inner } from './errors-form.ts';
import { CAPABILITIES_KEY, CLIENT_KEY, META, VERSION_KEY, withMeta } from './meaning-examples.ts';
import { CAPABILITIES, CLIENT, LOG_LEVEL, nameFault, requestMeta, VERSION } from './stateless-keys.ts';
import { nearest } from '../../json/nearest.ts';

// Fixes for the values in the `_meta` of a request.

/** The path of a request's keys. */
const AT = ['params', '_meta'];
const replace = (key: string, value: JsonValue, says: string, safety: FixPlan['safety']): FixPlan => ({
  says,
  safety,
  steps: [{ do: 'replace', path: [...AT, key], value }],
});

/** Turns an array of names into members; undefined for anything else. */
function capabilitiesPlan(value: JsonValue): FixPlan | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = value.filter((name) => typeof name === 'string');
  if (names.length !== value.length) return undefined;
  const object = Object.fromEntries(names.map((name) => [name, {}]));
  return replace(
    CAPABILITIES,
    object,
    names.length === 0 ? 'Use `{}`.' : 'Turn each name into a member with the value `{}`.',
    'safe',
  );
}

/** Level names of other systems, and the syslog name of each. */
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

/** Inserts the intended level: `warn`, `WARNING`, `trace`; undefined if none is similar. */
function levelPlan(value: JsonValue, levels: readonly string[]): FixPlan | undefined {
  if (typeof value !== 'string') return undefined;
  const lower = value.toLowerCase();
  const alias = LEVELS.get(lower);
  const short = levels.find((level) => lower.length > 2 && level.startsWith(lower));
  const right = alias ?? short ?? nearest(lower, levels);
  return right === null ? undefined : replace(LOG_LEVEL, right, `Use \`${right}\`.`, 'unsafe');
}

/** Takes the only version out of an array; undefined for anything else. */
function versionPlan(value: JsonValue): FixPlan | undefined {
  const [only, more] = Array.isArray(value) ? value : [];
  return typeof only === 'string' && more === undefined
    ? replace(VERSION, only, `Use ${code(only)}.`, 'safe')
    : undefined;
}

function report(message: Message, key: string, requirement: string, title: string, what: string, fix?: FixPlan): void {
  message.report({ requirement, path: [...AT, key], title, what, ...(fix ? { fix } : {}) });
}

function judgeValues(message: Message, meta: JsonObject): void {
  const of = `in the \`_meta\` of ${inner(message)}`;
  const version = get(meta, VERSION);
  if (version !== undefined && typeof version !== 'string') {
    report(
      message,
      VERSION,
      'stateless/protocol-version-type',
      'The protocol version {must} be a single string',
      `The protocol version ${of} is ${whatIs(version)}; it must be a single string, such as \`"${message.model.id}"\`.`,
      versionPlan(version),
    );
  }
  const abilities = get(meta, CAPABILITIES);
  if (abilities !== undefined && !isObject(abilities)) {
    report(
      message,
      CAPABILITIES,
      'stateless/capabilities-type',
      'The client capabilities {must} be an object',
      `The capabilities ${of} are ${whatIs(abilities)}; they must be an object with a member for each capability.`,
      capabilitiesPlan(abilities),
    );
  }
  const client = get(meta, CLIENT);
  const fault = client === undefined ? null : nameFault(client);
  if (fault) {
    message.report({
      requirement: 'stateless/client-info-incomplete',
      path: [...AT, CLIENT, ...fault.path],
      title: '`clientInfo` {must} have a `name` and a `version`',
      what: `The client ${of} ${fault.says}.`,
    });
  }
  const level = get(meta, LOG_LEVEL);
  const { logLevels } = message.model;
  if (level !== undefined && (typeof level !== 'string' || !logLevels.includes(level))) {
    report(
      message,
      LOG_LEVEL,
      'stateless/log-level-value',
      'The log level {must} be one of the eight defined levels',
      `The log level ${of} is ${code(level)}; the valid levels are ${listed(logLevels, 'and', 8)}.`,
      levelPlan(level, logLevels),
    );
  }
}

/** The values in the `_meta` of a request. */
export const statelessRequestValues = defineRule({
  id: 'stateless/request-values',
  requirements: [
    'stateless/protocol-version-type',
    'stateless/capabilities-type',
    'stateless/client-info-incomplete',
    'stateless/log-level-value',
  ],
  class: 'spec',
  kinds: ['request'],
  cues: [{ meta: true }],
  title: 'Request metadata {must} have valid values',
  why: 'A server that cannot read the metadata rejects the whole request with -32602.',
  how: 'Write the version as a single string, the capabilities as an object, and the client with `name` and `version`.',
  examples: {
    good: [withMeta(META.slice('"_meta":{'.length, -1))],
    bad: [
      withMeta(`"io.modelcontextprotocol/protocolVersion":⟦["2026-07-28"]⟧,${CLIENT_KEY},${CAPABILITIES_KEY}`),
      withMeta(`${VERSION_KEY},${CLIENT_KEY},"io.modelcontextprotocol/clientCapabilities":⟦["elicitation"]⟧`),
      withMeta(`${VERSION_KEY},"io.modelcontextprotocol/clientInfo":⟦{"name":"demo"}⟧,${CAPABILITIES_KEY}`),
      withMeta(`${VERSION_KEY},"io.modelcontextprotocol/clientInfo":{"name":"demo","version":⟦2⟧},${CAPABILITIES_KEY}`),
      withMeta(`${VERSION_KEY},${CLIENT_KEY},${CAPABILITIES_KEY},"io.modelcontextprotocol/logLevel":⟦"warn"⟧`),
    ],
  },
  judge(message) {
    const meta = requestMeta(message);
    if (meta) judgeValues(message, meta);
  },
});
