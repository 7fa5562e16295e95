/** The rules about values that a host requests or stores: `inputs` of VS Code, and variables of the Copilot coding agent. */
import { code, named, whatIs } from '../../../json/describe.ts';
import { get, isObject } from '../../../json/object.ts';
import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';
import { toValue } from '../../../json/value.ts';
import { fix, type ConfigCheck, type ConfigContext } from '../context.ts';
import { memberOf } from '../servers.ts';
import { stringsOf } from '../strings.ts';

const KINDS: readonly string[] = ['promptString', 'pickString', 'command'];

/** Entries of `inputs`. */
export const inputEntry: ConfigCheck = {
  rule: {
    id: 'config/input-entry',
    title: 'Each entry of `inputs` must have an `id` and a known `type`',
    level: 'MUST',
    why: 'VS Code finds the entry by its `id` and requests the value as its `type` describes; it refuses an entry without them.',
    spec: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    specTitle: 'VS Code, MCP configuration',
    examples: {
      good: [
        '{"inputs": [{"type": "promptString", "id": "k", "description": "Key", "password": true}], "servers": {"a": {"command": "a-mcp", "env": {"K": "${input:k}"}}}}',
      ],
      bad: [
        '{"inputs": [⟦{"type": "promptString"}⟧], "servers": {"a": {"command": "a-mcp"}}}',
        '{"inputs": [{"type": ⟦"string"⟧, "id": "k", "description": "Key"}], "servers": {"a": {"command": "a-mcp"}}}',
        '{"inputs": ⟦{"k": "Key"}⟧, "servers": {"a": {"command": "a-mcp"}}}',
      ],
    },
  },
  file: (context) => {
    for (const { path, value } of inputsOf(context)) {
      if (!isObject(value) || path.at(-1) === 'inputs') {
        if (value !== null)
          context.report({
            rule: inputEntry.rule,
            path,
            what: `${path.length === context.servers.path.length ? '`inputs`' : 'The entry'} is ${whatIs(value)}. Use ${path.at(-1) === 'inputs' ? 'an array of objects' : 'an object with `type` and `id`'}.`,
          });
        continue;
      }
      const missing = ['id', 'type'].filter((key) => get(value, key) === undefined);
      for (const key of missing)
        context.report({
          rule: inputEntry.rule,
          path,
          mark: 'missing',
          what: `The entry of \`inputs\` has no ${named(key)}. Add ${key === 'type' ? '`"type": "promptString"`' : named(key)}.`,
        });
      const type = get(value, 'type');
      if (typeof type === 'string' && !KINDS.includes(type))
        context.report({
          rule: inputEntry.rule,
          path: [...path, 'type'],
          what: `VS Code does not know the type ${code(type)}. Use \`promptString\`, \`pickString\` or \`command\`.`,
          fix: fix('Use "promptString".', 'unsafe', { do: 'replace', path: [...path, 'type'], value: 'promptString' }),
        });
    }
  },
};

/** A request for a secret that shows what is typed. */
export const inputPassword: ConfigCheck = {
  rule: {
    id: 'config/input-password',
    title: 'A secret input should have `"password": true`',
    level: 'SHOULD',
    why: 'Without it, VS Code shows the secret while it is typed.',
    spec: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    specTitle: 'VS Code, MCP configuration',
    examples: {
      good: [
        '{"inputs": [{"type": "promptString", "id": "api_key", "description": "Key", "password": true}], "servers": {"a": {"command": "a-mcp"}}}',
      ],
      bad: [
        '{"inputs": [⟦{"type": "promptString", "id": "api_key", "description": "Key"}⟧], "servers": {"a": {"command": "a-mcp"}}}',
      ],
    },
  },
  file: (context) => {
    for (const { path, value } of inputsOf(context)) {
      if (!isObject(value) || get(value, 'type') !== 'promptString' || get(value, 'password') === true) continue;
      const id = get(value, 'id');
      if (typeof id !== 'string' || !/(?:api|access|secret|private|auth)[-_ ]?key|token|secret|passw|\bpat\b/i.test(id))
        continue;
      context.report({
        rule: inputPassword.rule,
        path,
        severity: 'info',
        what: `The input ${code(id)} looks like a secret. Add \`"password": true\`.`,
        fix: fix('Add "password": true.', 'safe', { do: 'insert', path, key: 'password', value: true }),
      });
    }
  },
};

/** The entries of `inputs` beside the servers, or the member itself if it is not an array. Hosts without inputs have none. */
function inputsOf({ host, servers, subject }: ConfigContext): { readonly path: Path; readonly value: JsonValue }[] {
  if (host.variables?.includes('input') !== true || servers.bare !== 'no' || subject.syntax === 'program') return [];
  const outer = servers.path.slice(0, -1);
  let node = subject.tree ?? undefined;
  for (const step of outer) node = memberOf(node, String(step))?.value;
  const inputs = memberOf(node, 'inputs')?.value;
  if (inputs === undefined || inputs.type === 'hole') return [];
  const path = [...outer, 'inputs'];
  if (inputs.type !== 'array') return [{ path, value: toValue(inputs) }];
  return inputs.items.slice(0, 100).map((item, index) => ({ path: [...path, index], value: toValue(item) }));
}

/** Variables of the Copilot coding agent. */
export const copilotVariable: ConfigCheck = {
  rule: {
    id: 'config/copilot-variable',
    title: 'Variables of the coding agent must begin with `COPILOT_MCP_`',
    level: 'MUST',
    why: 'GitHub passes only secrets and variables with this prefix to the servers of the coding agent.',
    spec: 'https://docs.github.com/copilot/how-tos/use-copilot-agents/coding-agent/extend-coding-agent-with-mcp',
    specTitle: 'Copilot coding agent, MCP',
    examples: {
      good: [
        '// Copilot coding agent\n{"mcpServers": {"a": {"type": "local", "command": "a-mcp", "args": [], "tools": ["*"], "env": {"KEY": "$COPILOT_MCP_KEY"}}}}',
      ],
      bad: [
        '// Copilot coding agent\n{"mcpServers": {"a": {"type": "local", "command": "a-mcp", "args": [], "tools": ["*"], "env": {"KEY": ⟦"$A_KEY"⟧}}}}',
      ],
    },
  },
  entry: ({ node, path: own }, { host, report }) => {
    if (host.id !== 'copilot-coding-agent') return;
    for (const key of ['env', 'headers']) {
      const map = memberOf(node, key)?.value;
      if (map === undefined) continue;
      for (const { text, path } of stringsOf(map, [...own, key])) {
        const name = /^\$\{?([A-Z_][A-Z0-9_]{0,80})\}?$/.exec(text)?.[1];
        if (name === undefined || name.startsWith('COPILOT_MCP_')) continue;
        report({
          rule: copilotVariable.rule,
          path,
          what: `${code(text)} does not reach the server. Store the value as \`COPILOT_MCP_${name}\`, and write \`$COPILOT_MCP_${name}\`.`,
        });
      }
    }
  },
};
