/** gemini-extension.json: an extension of Gemini CLI. */
import { code, named } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import { defineDocument, type DocumentRule } from './define.ts';
import { SERVER_RULES, judgeServersWithin } from './host-servers.ts';
import { hasAny, hasOnly, textAt } from './values.ts';

const AUTHORITY = {
  spec: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/extensions/reference.md',
  specTitle: 'Gemini CLI, extensions reference',
} as const;
const extension = (more: string): string =>
  `{"name": "weather", "version": "1.0.0", "contextFileName": "GEMINI.md"${more}}`;
const good = [extension(', "mcpServers": {"weather": {"command": "node", "args": ["${extensionPath}/server.js"]}}')];

const MISSING: DocumentRule = {
  id: 'gemini-extension/missing-member',
  title: 'An extension {must} have `name` and `version`',
  level: 'MUST',
  why: 'Gemini CLI does not load the extension otherwise.',
  ...AUTHORITY,
  examples: { good, bad: ['⟦{"name": "weather", "contextFileName": "GEMINI.md"}⟧'] },
};
const TYPE: DocumentRule = {
  id: 'gemini-extension/wrong-type',
  title: 'Values {must} have the required type',
  level: 'MUST',
  why: 'Gemini CLI cannot read a value of another type.',
  ...AUTHORITY,
  examples: { good, bad: [extension(', "excludeTools": ⟦"run_shell_command"⟧'), extension(', "mcpServers": ⟦[]⟧')] },
};
const NAME: DocumentRule = {
  id: 'gemini-extension/name',
  title: '`name` {must} be lower case, with hyphens',
  level: 'SHOULD',
  why: 'It should be the name of the folder, and is how people refer to the extension.',
  ...AUTHORITY,
  examples: { good, bad: ['{"name": ⟦"My Weather"⟧, "version": "1.0.0", "contextFileName": "GEMINI.md"}'] },
};
const TRUST: DocumentRule = {
  id: 'gemini-extension/trust',
  title: 'A server of an extension {must} not have `trust`',
  level: 'MUST NOT',
  why: 'Only the user may decide that tools run without confirmation, so Gemini CLI ignores it here.',
  ...AUTHORITY,
  examples: { good, bad: [extension(', "mcpServers": {"weather": {"command": "node", ⟦"trust"⟧: true}}')] },
};
const TRANSPORT: DocumentRule = {
  id: 'gemini-extension/transport',
  title: 'A server {must} have `command`, `url` or `httpUrl`',
  level: 'MUST',
  why: 'Gemini CLI cannot connect to the server otherwise.',
  ...AUTHORITY,
  examples: { good, bad: [extension(', "mcpServers": {⟦"weather"⟧: {"args": ["server.js"]}}')] },
};

const MEMBERS = new Set(
  '$schema name version description mcpServers contextFileName excludeTools settings themes migratedTo plan'.split(' '),
);

/** The kind. */
export const geminiExtension = defineDocument({
  kind: 'gemini-extension',
  rules: [MISSING, TYPE, NAME, TRUST, TRANSPORT, ...SERVER_RULES],
  recognize({ value, clues, syntax }) {
    if (!isObject(value) || syntax === 'yaml' || syntax === 'toml') return null;
    const title = 'Extension of Gemini CLI';
    const host = 'gemini-cli';
    if (
      clues.some((clue) => clue.includes('gemini-extension.json')) &&
      hasAny(value, ['name', 'mcpServers', 'version'])
    )
      return { title, host, because: 'The text around it names `gemini-extension.json`.' };
    if (!hasAny(value, ['name', 'version']) || !hasOnly(value, MEMBERS)) return null;
    if (hasAny(value, ['contextFileName', 'excludeTools']))
      return { title, host, because: 'It has members that only extensions of Gemini CLI have.' };
    const servers = get(value, 'mcpServers');
    if (!isObject(servers) || !hasAny(value, ['version']) || JSON.stringify(servers).includes('CLAUDE_PLUGIN_ROOT'))
      return null;
    return { title, host, because: 'It has a name and a version beside `mcpServers`.' };
  },
  judge(subject, _recognition, report) {
    const { value } = subject;
    if (!isObject(value)) return;
    judgeServersWithin(subject, report);
    for (const key of ['name', 'version']) {
      const given = get(value, key);
      if (given === undefined)
        report({ rule: MISSING, path: [], mark: 'missing', what: `The extension has no ${named(key)}. Add it.` });
      else if (typeof given !== 'string')
        report({ rule: TYPE, path: [key], what: `${named(key)} is ${code(given)}. Use a string.` });
    }
    const name = textAt(value, 'name');
    if (name !== null && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name.slice(0, 200)))
      report({
        rule: NAME,
        path: ['name'],
        what: `\`name\` is ${code(name)}. Use lower-case letters, digits and hyphens.`,
      });
    const exclude = get(value, 'excludeTools');
    if (exclude !== undefined && !Array.isArray(exclude))
      report({
        rule: TYPE,
        path: ['excludeTools'],
        what: `\`excludeTools\` is ${code(exclude)}. Use an array of strings.`,
      });
    const servers = get(value, 'mcpServers');
    if (servers !== undefined && !isObject(servers))
      report({
        rule: TYPE,
        path: ['mcpServers'],
        what: `\`mcpServers\` is ${code(servers)}. Use an object with one member for each server.`,
      });
    const map = objectAt(value, 'mcpServers');
    for (const id of Object.keys(map)) {
      const server = get(map, id);
      if (!isObject(server)) continue;
      const path = ['mcpServers', id];
      const fix = {
        says: 'Remove `trust`.',
        safety: 'safe',
        steps: [{ do: 'remove', path: [...path, 'trust'] }],
      } as const;
      if (hasAny(server, ['trust']))
        report({
          rule: TRUST,
          path: [...path, 'trust'],
          mark: 'key',
          what: `${named(id)} has \`trust\`. Remove it.`,
          severity: 'warning',
          fix,
        });
      if (!hasAny(server, ['command', 'url', 'httpUrl', 'tcp']))
        report({
          rule: TRANSPORT,
          path,
          mark: 'missing',
          what: `${named(id)} has none of them. Add \`command\` for a local server, or \`httpUrl\` for a remote one.`,
        });
    }
  },
});
