/**
 * Heavy entry point: converts a learner’s TypeScript or JavaScript to a plain script. Types are removed and lines stay in
 * place; syntax errors are reported with their line. Node and the page both use it, so a verdict does not depend on where the
 * code runs.
 */
import { parse, type Node } from 'acorn';
import { transform } from 'sucrase';
import type { CodeLanguage, Outcome } from './define.ts';
import { javascriptProgram } from './harness-javascript.ts';
import { broken } from './outcome.ts';

/** Languages that are converted to scripts. */
export type ScriptLanguage = Exclude<CodeLanguage, 'python'>;

/** A script for the environment of `JAVASCRIPT_HARNESS`, or the outcome of every call if the code is unusable. */
export type Script = { readonly script: string } | { readonly trouble: Outcome };

/** Maximum length in characters, far beyond code written by hand. */
const LONGEST = 200_000;
const NO_MODULES = 'Modules cannot be imported: the code has everything it needs, and there is no network here.';

/** A reason why the source cannot become a script. */
class Trouble extends Error {
  readonly type: string;
  constructor(message: string, type = 'Syntax') {
    super(message);
    this.type = type;
  }
}

/** Converts a source to a script; `names` are the names that the tests look up. */
export function scriptOf(source: string, language: ScriptLanguage, names: readonly string[]): Script {
  try {
    if (source.length > LONGEST) throw new Trouble(`it is longer than ${LONGEST} characters`);
    const plain = language === 'typescript' ? untyped(source) : source;
    return { script: javascriptProgram(withoutModules(plain, language === 'javascript'), names) };
  } catch (error) {
    if (error instanceof Trouble) return { trouble: broken(error.message, error.type) };
    return { trouble: broken('it is nested too deeply', 'Syntax') };
  }
}

function untyped(source: string): string {
  const code = withoutTypes(source);
  if (typeof code !== 'string') throw code;
  // The compiler silently removes namespaces with their contents.
  const lines = code.split('\n');
  source.split('\n').forEach((line, index) => {
    const stored = lines[index]?.includes('namespace') === true || lines[index]?.includes('module') === true;
    if (!stored && /^\s*(?:export\s+)?(?:namespace|module)\s+[\w.]+\s*\{/u.test(line))
      throw new Trouble(`Namespaces cannot be used here; move their contents to the top level (line ${index + 1})`);
  });
  return code;
}

/** The code without its types, with the same lines; or a syntax error. */
function withoutTypes(source: string): string | Trouble {
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true }).code;
  } catch (error) {
    return troubleAt(error, source);
  }
}

/** Code in which `export` has no effect. Imports are rejected. */
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
  // From last to first, so that the positions stay valid.
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
    throw new Trouble(`${trouble.message}. This would be valid in TypeScript, but JavaScript is selected`);
  }
}

function readable(code: string | Trouble): boolean {
  try {
    return typeof code === 'string' && parse(code, { ecmaVersion: 2024, sourceType: 'module' }).body.length > 0;
  } catch {
    return false;
  }
}

/** Converts an error of either parser, which have the position as `pos` and the line as `loc`, to a message. */
function troubleAt(error: unknown, source: string): Trouble {
  if (!(error instanceof SyntaxError)) return new Trouble('it is nested too deeply');
  const pos = 'pos' in error && typeof error.pos === 'number' ? Math.min(error.pos, source.length) : null;
  const cause = error.message.replace(/ \(\d+:\d+\)$/u, '');
  if (/stack space/u.test(cause)) return new Trouble('it is nested too deeply');
  if (pos === null) return new Trouble(cause);
  const line = source.slice(0, pos).split('\n').length;
  const rest = source.slice(pos);
  const [token = ''] = /^(?:[\w$]+|\S)/u.exec(rest) ?? [];
  const says = cause.startsWith("Unexpected character '@'")
    ? 'Decorators cannot be used here'
    : rest.trim() === '' && cause.startsWith('Unexpected')
      ? 'The code ends too soon: a block, bracket, or expression is not closed'
      : cause.replace(/^Unexpected token(?=,|$)/u, (all) => (token === '' ? all : `Unexpected \`${token}\``));
  return new Trouble(`${says} (line ${line})`);
}

function textOf(source: string, { start, end }: Node): string {
  return source.slice(start, end);
}

/** All nodes of a tree, at any depth. */
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
