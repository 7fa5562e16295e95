/**
 * Heavy door: a learner's TypeScript or JavaScript as a plain script. Types are taken out and lines stay where they are; what
 * cannot be read is said with its line. Node and the page both use it, so that a verdict never depends on who runs the code.
 */
import { parse, type Node } from 'acorn';
import { transform } from 'sucrase';
import type { CodeLanguage, Outcome } from './define.ts';
import { javascriptProgram } from './harness-javascript.ts';
import { broken } from './outcome.ts';

/** Languages that become scripts. */
export type ScriptLanguage = Exclude<CodeLanguage, 'python'>;

/** A script for the world of `JAVASCRIPT_HARNESS`, or what every call of such code comes to. */
export type Script = { readonly script: string } | { readonly trouble: Outcome };

/** Characters; nobody writes as many by hand. */
const LONGEST = 200_000;
const NO_MODULES = 'Modules cannot be imported here: the code has all it needs, and there is no network here.';

/** What stands in the way of a script. */
class Trouble extends Error {
  readonly type: string;
  constructor(message: string, type = 'Syntax') {
    super(message);
    this.type = type;
  }
}

/** The script of a source; `names` are those that the tests look for. */
export function scriptOf(source: string, language: ScriptLanguage, names: readonly string[]): Script {
  try {
    if (source.length > LONGEST) throw new Trouble(`it is longer than ${LONGEST} characters`);
    const plain = language === 'typescript' ? untyped(source) : source;
    return { script: javascriptProgram(withoutModules(plain, language === 'javascript'), names) };
  } catch (error) {
    if (error instanceof Trouble) return { trouble: broken(error.message, error.type) };
    return { trouble: broken('it nests too deep', 'Syntax') };
  }
}

function untyped(source: string): string {
  const code = withoutTypes(source);
  if (typeof code !== 'string') throw code;
  // The compiler drops namespaces with all that is in them; they would be missed without a word.
  const lines = code.split('\n');
  source.split('\n').forEach((line, index) => {
    const kept = lines[index]?.includes('namespace') === true || lines[index]?.includes('module') === true;
    if (!kept && /^\s*(?:export\s+)?(?:namespace|module)\s+[\w.]+\s*\{/u.test(line))
      throw new Trouble(`Namespaces cannot be used here; write what is in them without one (line ${index + 1})`);
  });
  return code;
}

/** The code without its types, line for line; or what cannot be read. */
function withoutTypes(source: string): string | Trouble {
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch (error) {
    return troubleAt(error, source);
  }
}

/** Code in which `export` changes nothing. What it imports is refused. */
function withoutModules(source: string, mayBeTyped: boolean): string {
  const program = parsed(source, mayBeTyped);
  for (const node of nodesOf(program)) {
    const from = node.type.startsWith('Export') && 'source' in node && node.source !== null;
    const meta = node.type === 'MetaProperty' && textOf(source, node) === 'import.meta';
    if (/^Import(?:Declaration|Expression)$/u.test(node.type) || from || meta)
      throw new Trouble(NO_MODULES, 'ImportError');
  }
  let code = source;
  const put = (start: number, end: number, text: string): void => {
    code = code.slice(0, start) + text + code.slice(start, end).replaceAll(/[^\n]/gu, ' ') + code.slice(end);
  };
  const renamed: string[] = [];
  // From the last to the first, so that places stay what they were.
  for (const node of program.body.toReversed()) {
    if (node.type === 'ExportNamedDeclaration') {
      put(node.start, node.declaration?.start ?? node.end, '');
      for (const { local, exported } of node.specifiers)
        if (local.type === 'Identifier' && exported.type === 'Identifier' && local.name !== exported.name)
          renamed.push(`exports.${exported.name} = ${local.name};`);
    }
    if (node.type === 'ExportDefaultDeclaration') {
      const named = 'id' in node.declaration && node.declaration.type.endsWith('Declaration') && node.declaration.id;
      put(node.start, node.declaration.start, named ? '' : 'exports.default = ');
    }
  }
  return renamed.length === 0 ? code : `${code}\n;${renamed.join(' ')}`;
}

function parsed(source: string, mayBeTyped: boolean) {
  try {
    return parse(source, { ecmaVersion: 2024, sourceType: 'module' });
  } catch (error) {
    const trouble = troubleAt(error, source);
    if (!mayBeTyped || typeof withoutTypes(source) !== 'string' || !readable(withoutTypes(source))) throw trouble;
    throw new Trouble(`${trouble.message}. It would be right in TypeScript, and JavaScript was chosen`);
  }
}

function readable(code: string | Trouble): boolean {
  try {
    return typeof code === 'string' && parse(code, { ecmaVersion: 2024, sourceType: 'module' }).body.length > 0;
  } catch {
    return false;
  }
}

/** An error of one of the two parsers, which know the place as `pos` and the line as `loc`, in words. */
function troubleAt(error: unknown, source: string): Trouble {
  if (!(error instanceof SyntaxError)) return new Trouble('it nests too deep');
  const pos = 'pos' in error && typeof error.pos === 'number' ? Math.min(error.pos, source.length) : null;
  const said = error.message.replace(/ \(\d+:\d+\)$/u, '');
  if (/stack space/u.test(said)) return new Trouble('it nests too deep');
  if (pos === null) return new Trouble(said);
  const line = source.slice(0, pos).split('\n').length;
  const rest = source.slice(pos);
  const [token = ''] = /^(?:[\w$]+|\S)/u.exec(rest) ?? [];
  const says = said.startsWith("Unexpected character '@'")
    ? 'Decorators cannot be used here'
    : rest.trim() === '' && said.startsWith('Unexpected')
      ? 'The code ends too soon: something that was begun is not closed'
      : said.replace(/^Unexpected token(?=,|$)/u, (all) => (token === '' ? all : `Unexpected \`${token}\``));
  return new Trouble(`${says} (line ${line})`);
}

function textOf(source: string, { start, end }: Node): string {
  return source.slice(start, end);
}

/** All nodes of a tree, however deep. */
function nodesOf(root: Node): Node[] {
  const found: Node[] = [root];
  for (const node of found)
    for (const value of Object.values(node) as unknown[])
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(one)) found.push(one);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
