/** Rules about the options that the user of a bundle fills in. */
import { code, listed, named } from '../../json/describe.ts';
import { get, isObject, objectAt } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { DocumentFinding } from '../define.ts';
import { hasLiveSecret } from '../hide-secrets.ts';
import { textAt } from '../values.ts';
import { exampleManifest, isDocumentation, manifestRule as rule } from './source.ts';

const option = (name: string, more = ''): string =>
  `{"${name}": {"type": "string", "title": "T", "description": "D"${more}}}`;
const using = (name: string): string =>
  `{"type": "node", "entry_point": "index.js", "mcp_config": {"command": "node", "args": ["\${__dirname}/index.js"], "env": {"X": "\${user_config.${name}}"}}}`;
const UNUSED = rule(
  'unused-option',
  'SHOULD',
  'Each option of `user_config` {must} be used',
  'The user fills in the option, but the server never receives it.',
  [
    exampleManifest({
      user_config: `{⟦"city"⟧: {"type": "string", "title": "City", "description": "D"}, "lang": {"type": "string", "title": "L", "description": "D"}}`,
      server: using('lang'),
    }),
  ],
  [exampleManifest({ user_config: option('city'), server: using('city') })],
);
const UNDECLARED = rule(
  'undeclared-option',
  'SHOULD',
  'Options in `mcp_config` {must} be declared in `user_config`',
  'The placeholder is not replaced, so the server receives it literally.',
  [
    exampleManifest({
      server:
        '{"type": "node", "entry_point": "index.js", "mcp_config": {"command": "node", "env": {"CITY": ⟦"${user_config.city}"⟧}}}',
    }),
  ],
  [exampleManifest({ user_config: option('city'), server: using('city') })],
);
const SECRET = rule(
  'secret-option',
  'SHOULD',
  'An option with a secret {must} be `sensitive`',
  'Hosts show and store other options in plain text.',
  [
    exampleManifest({
      user_config: `{⟦"api_key"⟧: {"type": "string", "title": "Key", "description": "D"}}`,
      server: using('api_key'),
    }),
  ],
  [exampleManifest({ user_config: option('api_key', ', "sensitive": true'), server: using('api_key') })],
);
const DEFAULT = rule(
  'required-default',
  'INFO',
  'An option with a default is never asked for',
  'The host uses the default, so `required` has no effect.',
  [
    exampleManifest({
      user_config: `{⟦"city"⟧: {"type": "string", "title": "City", "description": "D", "required": true, "default": "Rome"}}`,
      server: using('city'),
    }),
  ],
);

const PRESET = rule(
  'default-type',
  'SHOULD',
  'A default {must} fit the type of its option',
  'The host shows the default in a field of the type, and the server receives something else.',
  [
    exampleManifest({
      user_config: `{"days": {"type": "number", "title": "Days", "description": "D", "default": ⟦"5"⟧}}`,
      server: using('days'),
    }),
    exampleManifest({
      user_config: `{"days": {"type": "number", "title": "Days", "description": "D", "max": 7, "default": ⟦30⟧}}`,
      server: using('days'),
    }),
  ],
);

const VARIABLE = rule(
  'variable',
  'SHOULD',
  'Placeholders in `mcp_config` {must} be ones that hosts replace',
  'A host replaces `${__dirname}`, `${user_config.…}`, the folders of the user and `${pathSeparator}`, and the server receives any other placeholder literally.',
  [
    exampleManifest({
      server:
        '{"type": "node", "entry_point": "index.js", "mcp_config": {"command": "node", "args": ["${__dirname}/index.js"], "env": {"KEY": ⟦"${API_KEY}"⟧}}}',
    }),
    exampleManifest({
      server:
        '{"type": "node", "entry_point": "index.js", "mcp_config": {"command": "node", "args": [⟦"${__dirname__}/index.js"⟧]}}',
    }),
  ],
  [
    exampleManifest({
      server:
        '{"type": "node", "entry_point": "index.js", "mcp_config": {"command": "node", "args": ["${__dirname}${/}index.js", "${HOME}/notes"]}}',
    }),
  ],
);

const PLAIN_SECRET = rule(
  'plain-secret',
  'SHOULD',
  'Secrets {must} be options of `user_config`',
  'Everyone who receives the bundle can read a value in `env`.',
  [
    exampleManifest({
      server: `{"type": "node", "entry_point": "index.js", "mcp_config": {"command": "node", "args": ["\${__dirname}/index.js"], "env": {"TOKEN": ⟦"ghp_${'a1B2'.repeat(9)}"⟧}}}`,
    }),
  ],
  [exampleManifest({ user_config: option('api_key', ', "sensitive": true'), server: using('api_key') })],
);

/** The rules of this file. */
export const OPTION_RULES = [UNUSED, UNDECLARED, SECRET, DEFAULT, PRESET, VARIABLE, PLAIN_SECRET];

/** What hosts replace: MANIFEST.md, “Variable Substitution”. */
const REPLACED = /^(?:__dirname|HOME|DESKTOP|DOCUMENTS|DOWNLOADS|pathSeparator|\/|user_config\..*)$/u;

/** Reports placeholders that no host replaces, and secrets that everyone can read; the first of each. */
function judgeStrings(config: JsonValue, report: (finding: DocumentFinding) => void): void {
  let isReported = false;
  const visit = (value: JsonValue, path: Path): void => {
    if (typeof value === 'string') {
      const unknown = [...value.slice(0, 5000).matchAll(/\$\{([^{}]{1,100})\}/gu)].find(
        ([, name = '']) => !REPLACED.test(name),
      )?.[0];
      if (unknown !== undefined && !isReported) {
        isReported = true;
        report({
          rule: VARIABLE,
          path,
          what: `No host replaces ${named(unknown)}. ${unknown.includes('dirname') ? 'Write `${__dirname}`.' : 'Declare an option in `user_config`, and write `${user_config.NAME}`.'}`,
        });
      }
    } else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]));
    else if (isObject(value) && path.length < 10)
      for (const [key, part] of Object.entries(value)) visit(part, [...path, key]);
  };
  visit(config, ['server', 'mcp_config']);
  const secret = Object.entries(objectAt(isObject(config) ? config : {}, 'env')).find(
    ([, value]) => typeof value === 'string' && hasLiveSecret(value),
  );
  if (secret)
    report({
      rule: PLAIN_SECRET,
      path: ['server', 'mcp_config', 'env', secret[0]],
      what: `The value of ${named(secret[0])} looks like a real secret. Declare a \`sensitive\` option, and revoke this one.`,
    });
}

/** Why a default does not fit its option; null if it does. */
function misfit(option: JsonObject): string | null {
  const preset = get(option, 'default');
  const type = textAt(option, 'type');
  if (preset === undefined || preset === null) return null;
  if (type === 'number' && typeof preset !== 'number') return 'the option is a number';
  if (type === 'boolean' && typeof preset !== 'boolean') return 'the option is a boolean';
  if (type === 'string' && typeof preset !== 'string' && !Array.isArray(preset)) return 'the option is a string';
  const [min, max] = [get(option, 'min'), get(option, 'max')];
  if (typeof preset !== 'number') return null;
  if (typeof min === 'number' && preset < min) return `the smallest value is ${min}`;
  return typeof max === 'number' && preset > max ? `the largest value is ${max}` : null;
}

/** The names of options that a value refers to, with the path of the first reference of each. */
function referencesIn(value: JsonValue, path: Path, found: Map<string, Path>): void {
  if (typeof value === 'string') {
    for (const [, name = ''] of value.slice(0, 5000).matchAll(/\$\{user_config\.([^{}]{1,100})\}/gu))
      if (!found.has(name)) found.set(name, path);
  } else if (Array.isArray(value)) value.forEach((item, index) => referencesIn(item, [...path, index], found));
  else if (isObject(value) && path.length < 10)
    for (const [key, part] of Object.entries(value)) referencesIn(part, [...path, key], found);
}

const SECRET_NAME = /(?:^|[_-])(?:api[_-]?key|token|secret|password|passwd|cookie|credentials?|private[_-]?key)$/iu;

/** Reports their violations. */
export function judgeOptions(value: JsonObject, report: (finding: DocumentFinding) => void): void {
  const options = objectAt(value, 'user_config');
  const names = Object.keys(options).filter((name) => isObject(options[name]));
  const config = get(objectAt(value, 'server'), 'mcp_config');
  const used = new Map<string, Path>();
  if (config !== undefined) {
    referencesIn(config, ['server', 'mcp_config'], used);
    judgeStrings(config, report);
  }
  const unused = config === undefined ? [] : names.filter((name) => !used.has(name));
  const [first] = unused;
  if (first !== undefined) {
    const all = unused.length === names.length && unused.length > 1;
    report({
      rule: UNUSED,
      path: all ? ['user_config'] : ['user_config', first],
      mark: 'key',
      what: `${listed(unused)} ${unused.length === 1 ? 'is' : 'are'} not used in \`server.mcp_config\`. Write ${named(`\${user_config.${first}}`)} into \`args\` or \`env\`.`,
      ...(isDocumentation(value) ? { severity: 'info' as const } : {}),
    });
  }
  if (get(value, 'name') !== undefined)
    for (const [name, path] of used) {
      if (get(options, name) !== undefined) continue;
      report({
        rule: UNDECLARED,
        path,
        what: `${named(`\${user_config.${name}}`)} refers to an option that \`user_config\` does not have. Declare ${named(name)} there.`,
      });
    }
  let requested = false;
  for (const name of names) {
    const option = objectAt(options, name);
    const path = ['user_config', name];
    if (textAt(option, 'type') === 'string' && SECRET_NAME.test(name.slice(-60)) && get(option, 'sensitive') !== true)
      report({
        rule: SECRET,
        path,
        mark: 'key',
        what: `${named(name)} looks like a secret. Add \`"sensitive": true\`.`,
        fix: secretFix(option, path),
      });
    const wrong = misfit(option);
    const preset = get(option, 'default');
    if (wrong !== null)
      report({
        rule: PRESET,
        path: [...path, 'default'],
        what: `The default of ${named(name)} is ${code(preset ?? null)}, but ${wrong}.`,
      });
    if (requested || get(option, 'required') !== true || preset === undefined || preset === '') continue;
    requested = true;
    report({
      rule: DEFAULT,
      path,
      mark: 'key',
      what: `${named(name)} is required and has a default. Remove one of the two.`,
    });
  }
}

function secretFix(option: JsonObject, path: Path): DocumentFinding['fix'] {
  const step =
    get(option, 'sensitive') === undefined
      ? ({ do: 'insert', path, key: 'sensitive', value: true } as const)
      : ({ do: 'replace', path: [...path, 'sensitive'], value: true } as const);
  return { says: 'Mark it as sensitive.', safety: 'safe', steps: [step] };
}
