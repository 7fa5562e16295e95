/** smithery.yaml: how the platform Smithery builds and starts a server. */
import { code, listed, named } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import { checkInstance } from '../schema/instance/check.ts';
import { defineDocument, type DocumentFinding, type DocumentSubject } from './define.ts';
import { locate } from '../json/locate.ts';
import type { JsonObject } from '../json/types.ts';
import {
  BOTH,
  CONFIG,
  CONFIRM,
  ENVIRONMENT,
  EXAMPLE,
  FUNCTION,
  MISSING,
  REQUIRED,
  RETURNS,
  TEMPLATE,
  TYPE,
} from './smithery-rules.ts';
import { nearest } from '../json/nearest.ts';
import type { Path } from '../json/plan.ts';
import { hasAny, hasOnly, itemsAt, textAt } from './values.ts';

const MEMBERS = new Set(
  'version runtime target env build startCommand configSchema exampleConfig entry name id description commandFunction'.split(
    ' ',
  ),
);
const RUNTIMES = ['typescript', 'container'];

type Report = (finding: DocumentFinding) => void;

/** The kind. */
export const smitheryYaml = defineDocument({
  kind: 'smithery-yaml',
  rules: [FUNCTION, MISSING, TEMPLATE, TYPE, RETURNS, ENVIRONMENT, CONFIRM, CONFIG, REQUIRED, EXAMPLE, BOTH],
  recognize(subject) {
    const { value, clues } = subject;
    const title = 'smithery.yaml';
    if (!isObject(value))
      return isBroken(subject) ? { title, because: 'It has `startCommand` as smithery.yaml has.' } : null;
    const clued = clues.some((clue) => /smithery\.ya?ml/u.test(clue));
    const command = get(value, 'startCommand');
    if (
      isObject(command) &&
      (hasAny(command, ['type', 'configSchema', 'commandFunction', 'exampleConfig']) || hasOnly(value, MEMBERS))
    )
      return { title, because: 'It has `startCommand` as smithery.yaml has.' };
    const runtime = textAt(value, 'runtime');
    const own = hasOnly(value, MEMBERS) || hasAny(value, ['entry', 'build', 'startCommand', 'target']);
    if (runtime !== null && RUNTIMES.includes(runtime) && own)
      return { title, because: 'It has a `runtime` of Smithery.' };
    if (clued && hasAny(value, ['build', 'startCommand', 'runtime']))
      return { title, because: 'The text around it names smithery.yaml.' };
    const head = /^\s*#[^\n]{0,200}/u.exec(subject.text.slice(subject.span.start, subject.span.start + 300))?.[0] ?? '';
    return /smithery\.ya?ml/iu.test(head) && hasAny(value, ['name', 'server'])
      ? { title, because: 'The comment at its head names smithery.yaml.' }
      : null;
  },
  judge(subject, _recognition, report) {
    const { value, text, span } = subject;
    if (!isObject(value)) {
      judgeText(text, span.start, span.end, report);
      return;
    }
    const runtime = textAt(value, 'runtime');
    const command = objectAt(value, 'startCommand');
    const type = get(command, 'type');
    if (runtime !== null && !RUNTIMES.includes(runtime))
      report({
        rule: TYPE,
        path: ['runtime'],
        what: `\`runtime\` is ${code(runtime)}. Use ${listed(RUNTIMES, 'or')}.`,
      });
    if (type !== undefined && type !== 'stdio' && type !== 'http')
      report({
        rule: TYPE,
        path: ['startCommand', 'type'],
        what: `\`type\` is ${code(type)}. Use \`stdio\` or \`http\`.`,
      });
    if (runtime !== null && type === 'stdio')
      report({
        rule: BOTH,
        path: ['startCommand', 'type'],
        what: `The type is \`stdio\`, beside the runtime ${code(runtime)}. Use the type \`http\`, or remove \`runtime\`.`,
      });
    judgeFunction(subject, command, report);
    judgeConfiguration(command, report);
  },
});

/** True for a text with the form of smithery.yaml that could not be read as YAML. */
function isBroken({ text, span, tree, syntax }: DocumentSubject): boolean {
  if (tree !== null || syntax !== 'yaml') return false;
  const head = text.slice(span.start, Math.min(span.end, span.start + 5000));
  return /^startCommand:/mu.test(head) && /^ {1,8}(?:type|configSchema|commandFunction):/mu.test(head);
}

function judgeText(text: string, start: number, end: number, report: Report): void {
  const part = text.slice(start, Math.min(end, start + 100_000));
  const tag = /<%[^\n%]{0,300}%>/u.exec(part);
  if (tag)
    report({
      rule: TEMPLATE,
      span: { start: start + tag.index, end: start + tag.index + tag[0].length },
      what: `${code(tag[0])} is a template tag. Write \`commandFunction\` as a JavaScript function.`,
    });
  const npx = /^[ \t]*command:[ \t]*(["']?npx["']?)[ \t]*$/mu.exec(part);
  if (!npx?.[1] || /^[ \t]*-[ \t]*["']?(?:-y|--yes)\b/mu.test(part)) return;
  const at = start + npx.index + npx[0].lastIndexOf(npx[1]);
  report({
    rule: CONFIRM,
    span: { start: at, end: at + npx[1].length },
    what: '`npx` is called without `-y`. Add `-y` as its first argument.',
  });
}

function judgeFunction({ text, tree, syntax }: DocumentSubject, command: JsonObject, report: Report): void {
  const source = get(command, 'commandFunction');
  const path = ['startCommand', 'commandFunction'];
  if (source === undefined) {
    if (get(command, 'type') === 'stdio')
      report({
        rule: MISSING,
        path: ['startCommand'],
        mark: 'missing',
        what: `The server over stdio has no \`commandFunction\`. Add it, such as ${code("(config) => ({ command: 'node', args: ['index.js'] })")}.`,
      });
    return;
  }
  if (typeof source !== 'string' || !/=>|\bfunction\b/u.test(source)) {
    report({
      rule: FUNCTION,
      path,
      // In YAML the value often begins below its key.
      ...(syntax === 'yaml' && { mark: 'member' as const }),
      what: `\`commandFunction\` is ${code(source)}. Use a function, such as ${code("(config) => ({ command: 'node', args: ['index.js'] })")}.`,
    });
    return;
  }
  if (!/\bcommand\b/u.test(source))
    report({
      rule: RETURNS,
      path,
      what: 'The function does not mention `command`. Return an object with `command` and `args`.',
    });
  const node = tree === null ? null : locate(tree, path)?.node;
  const part = node ? text.slice(node.start, node.end) : '';
  const place = (at: number, length: number): Pick<DocumentFinding, 'path' | 'span'> =>
    node && at >= 0 ? { path, span: { start: node.start + at, end: node.start + at + length } } : { path };
  const set = /process\.env(?:\.\w+|\[[^\]\n]{1,80}\])(?=[ \t]*=[^=])/u;
  if (set.test(source)) {
    const found = set.exec(part);
    report({
      rule: ENVIRONMENT,
      ...place(found?.index ?? -1, found?.[0].length ?? 0),
      what: 'The function changes `process.env`. Return the variable in `env`.',
    });
  }
  if (/command["']?\s*:\s*["']npx["']/u.test(source) && !/["'](?:-y|--yes)["']/u.test(source)) {
    const found = /["']npx["']/u.exec(part);
    report({
      rule: CONFIRM,
      ...place(found?.index ?? -1, found?.[0].length ?? 0),
      what: '`npx` is called without `-y`. Add `-y` as its first argument.',
    });
  }
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
/** Words of programming languages for these types. */
const SYNONYMS: Readonly<Record<string, string>> = {
  int: 'integer',
  float: 'number',
  double: 'number',
  bool: 'boolean',
  str: 'string',
  text: 'string',
  password: 'string',
  url: 'string',
  enum: 'string',
  list: 'array',
  dict: 'object',
  map: 'object',
};

function judgeTypes(schema: JsonObject, path: Path, report: Report): void {
  const properties = get(schema, 'properties');
  const members = Object.entries(schema);
  const named = members.filter(([, value]) => isObject(value) && typeof get(value, 'type') === 'string');
  if (
    properties === undefined &&
    get(schema, 'type') === undefined &&
    members.length > 0 &&
    named.length === members.length
  ) {
    report({
      rule: CONFIG,
      path,
      mark: 'key',
      what: '`configSchema` has the values themselves as members. Put them into `properties`, beside `"type": "object"`.',
    });
    return;
  }
  if (!isObject(properties)) return;
  for (const [name, property] of Object.entries(properties).slice(0, 100)) {
    const at = [...path, 'properties', name];
    if (typeof property === 'string') {
      report({
        rule: CONFIG,
        path: at,
        what: `${code(name)} is ${code(property)}. Use an object, such as \`{"type": "string"}\`.`,
      });
      continue;
    }
    if (!isObject(property)) continue;
    const type = get(property, 'type');
    if (typeof type === 'string' && !TYPES.includes(type)) {
      const word = type.toLowerCase();
      const right = (Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined) ?? nearest(word, TYPES);
      report({
        rule: CONFIG,
        path: [...at, 'type'],
        what: `\`type\` is ${code(type)}, which is not a type of JSON Schema. Use ${right === null || right === undefined ? listed(TYPES, 'or') : code(right)}.`,
      });
    }
    if (typeof get(property, 'required') === 'boolean')
      report({
        rule: CONFIG,
        path: [...at, 'required'],
        what: `\`required\` is a boolean here. Write the name into the array \`required\` beside \`properties\`.`,
      });
    judgeTypes(property, at, report);
  }
}

function judgeConfiguration(command: JsonObject, report: Report): void {
  const schema = get(command, 'configSchema');
  if (!isObject(schema)) return;
  const path = ['startCommand', 'configSchema'];
  const properties = get(schema, 'properties');
  judgeTypes(schema, path, report);
  for (const [index, name] of itemsAt(schema, 'required').entries()) {
    if (typeof name !== 'string' || (isObject(properties) && get(properties, name) !== undefined)) continue;
    report({
      rule: REQUIRED,
      path: [...path, 'required', index],
      what: `\`required\` names ${named(name)}, which is not in \`properties\`. Describe it there.`,
    });
  }
  const example = get(command, 'exampleConfig');
  if (example === undefined) return;
  for (const fault of checkInstance(schema, example, { name: '`configSchema`' }).faults.slice(0, 3))
    report({
      rule: EXAMPLE,
      path: ['startCommand', 'exampleConfig', ...fault.path],
      mark: fault.mark,
      what: `The value ${fault.says}. Make it match.`,
    });
}
