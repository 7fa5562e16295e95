/** glama.json: who maintains a server that the directory Glama lists. */
import { code } from '../json/describe.ts';
import { get, isObject } from '../json/object.ts';
import type { JsonValue } from '../json/types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule } from './define.ts';
import { hasAny, hasOnly, itemsAt, textAt } from './values.ts';

const AUTHORITY = {
  spec: 'https://glama.ai/mcp/schemas/server.json',
  specTitle: 'Glama, schema of glama.json',
} as const;
const SERVER = 'https://glama.ai/mcp/schemas/server.json';
/** The schema of the file that a domain publishes for a remote server; its maintainers are e-mail addresses. */
const CONNECTOR = 'https://glama.ai/mcp/schemas/connector.json';
const good = [`{"$schema": "${SERVER}", "maintainers": ["ada"]}`];

const SCHEMA: DocumentRule = {
  id: 'glama-json/schema',
  title: '`$schema` {must} name a schema that Glama publishes',
  level: 'MUST',
  why: 'Glama finds the file by this name.',
  ...AUTHORITY,
  examples: { good, bad: ['{"$schema": ⟦"https://glama.ai/mcp/schemas/glama.json"⟧, "maintainers": ["ada"]}'] },
};
const MAINTAINERS: DocumentRule = {
  id: 'glama-json/maintainers',
  title: '`maintainers` {must} be a list of GitHub user names',
  level: 'MUST',
  why: 'Glama compares them with the account of a person who claims the server.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      `{"$schema": "${SERVER}", "maintainers": [⟦{"name": "Ada"}⟧]}`,
      `{"$schema": "${SERVER}", "maintainers": [⟦"https://github.com/ada"⟧]}`,
      `⟦{"$schema": "${SERVER}"}⟧`,
    ],
  },
};
const IGNORED: DocumentRule = {
  id: 'glama-json/unlisted-member',
  title: 'Members other than `maintainers` are ignored',
  level: 'INFO',
  why: 'Glama reads everything else from the repository, and from its own pages.',
  ...AUTHORITY,
  examples: { good, bad: [`{"$schema": "${SERVER}", "maintainers": ["ada"], ⟦"command"⟧: "npx"}`] },
};

/** The kind. */
export const glamaJson = defineDocument({
  kind: 'glama-json',
  rules: [SCHEMA, MAINTAINERS, IGNORED],
  recognize({ value, clues }) {
    if (!isObject(value)) return null;
    const title = 'glama.json';
    if ((textAt(value, '$schema') ?? '').includes('glama.ai/mcp/schemas'))
      return { title, because: 'Its `$schema` is that of Glama.' };
    const only = hasOnly(value, new Set(['$schema', 'maintainers'])) && hasAny(value, ['maintainers']);
    return only || (clues.some((clue) => clue.includes('glama.json')) && hasAny(value, ['maintainers']))
      ? { title, because: 'It has `maintainers`, as glama.json has.' }
      : null;
  },
  judge({ value }, _recognition, report) {
    if (!isObject(value)) return;
    const schema = textAt(value, '$schema');
    if (schema !== null && schema !== SERVER && schema !== CONNECTOR) {
      const fix = {
        says: 'Name the published schema.',
        safety: 'safe',
        steps: [{ do: 'replace', path: ['$schema'], value: SERVER }],
      } as const;
      report({
        rule: SCHEMA,
        path: ['$schema'],
        what: `\`$schema\` is ${code(schema, 80)}. Use ${code(SERVER, 80)}.`,
        fix,
      });
    }
    const maintainers = get(value, 'maintainers');
    if (maintainers === undefined)
      report({
        rule: MAINTAINERS,
        path: [],
        mark: 'missing',
        what: 'The file has no `maintainers`. Add the GitHub user names of its maintainers.',
      });
    else if (!Array.isArray(maintainers))
      report({
        rule: MAINTAINERS,
        path: ['maintainers'],
        what: `\`maintainers\` is ${code(maintainers)}. Use an array of strings.`,
      });
    else if (schema !== CONNECTOR) judgeNames(itemsAt(value, 'maintainers'), report);
    for (const key of Object.keys(value))
      if (key !== '$schema' && key !== 'maintainers' && schema !== CONNECTOR)
        report({ rule: IGNORED, path: [key], mark: 'key', what: `\`${key.slice(0, 40)}\` has no effect. Remove it.` });
  },
});

function judgeNames(names: readonly JsonValue[], report: (finding: DocumentFinding) => void): void {
  for (const [index, name] of names.entries()) {
    const path = ['maintainers', index];
    if (typeof name !== 'string') {
      report({
        rule: MAINTAINERS,
        path,
        what: 'The maintainer is not a string. Use the GitHub user name, such as `"ada"`.',
      });
      continue;
    }
    if (/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/u.test(name)) continue;
    const bare = /^(?:https?:\/\/(?:www\.)?github\.com\/|@)([A-Za-z0-9-]{1,39})\/?$/u.exec(name)?.[1];
    report({
      rule: MAINTAINERS,
      path,
      what: `The maintainer is ${code(name)}. Use the user name alone${bare === undefined ? '' : `, ${code(bare)}`}.`,
      ...(bare === undefined
        ? {}
        : {
            fix: {
              says: 'Use the user name alone.',
              safety: 'safe',
              steps: [{ do: 'replace', path, value: bare }],
            } as const,
          }),
    });
  }
}
