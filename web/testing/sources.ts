/** Sources as parsed, and what the code of the pure layers must not contain. Used by `tidy.test.ts`. */
import { Visitor, type Program } from 'oxc-parser';

/** One import of a source. */
export interface Import {
  /** As written in the source. */
  from: string;
  /** Path below `web/` without a query, or the package name. */
  to: string;
  typeOnly: boolean;
}

/** A source file with its imports, as parsed. */
export interface Source {
  /** Relative to the project folder, with forward slashes. */
  path: string;
  /** Relative to `web/`. */
  inWeb: string;
  code: string;
  test: boolean;
  imports: readonly Import[];
  program: Program;
  comments: readonly { value: string; start: number; end: number }[];
}

/**
 * Standard globals that would make a pure room depend on time, randomness, or code in strings. The compiler excludes DOM and
 * Node.
 */
const UNCERTAIN = ['Date', 'eval', 'Function', 'globalThis', 'WeakRef', 'FinalizationRegistry', 'SharedArrayBuffer'];

/** The line of an offset, from 1. */
export const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** Every name that a file declares itself; such a name is not a global. */
function ownNames({ program }: Source): Set<string> {
  const names = new Set<string>();
  const add = (pattern: unknown): void => {
    if (typeof pattern !== 'object' || pattern === null || !('type' in pattern)) return;
    if (pattern.type === 'Identifier' && 'name' in pattern && typeof pattern.name === 'string') names.add(pattern.name);
    for (const key of ['left', 'argument', 'value', 'parameter'])
      if (key in pattern) add(Reflect.get(pattern, key) as unknown);
    for (const key of ['elements', 'properties']) {
      const list: unknown = Reflect.get(pattern, key);
      if (Array.isArray(list)) list.forEach(add);
    }
  };
  const bindParams = (node: { params: readonly unknown[] }): void => node.params.forEach(add);
  new Visitor({
    VariableDeclarator: (node) => add(node.id),
    FunctionDeclaration: (node) => (add(node.id), bindParams(node)),
    FunctionExpression: bindParams,
    ArrowFunctionExpression: bindParams,
    ImportSpecifier: (node) => add(node.local),
  }).visit(program);
  return names;
}

/** Whether a node is an identifier with one of these names. */
export function isNamed(node: { type: string }, names: readonly string[]): boolean {
  return node.type === 'Identifier' && 'name' in node && names.some((name) => name === node.name);
}

/** The uses of globals that depend on time, randomness, or code in strings. */
export function uncertain(source: Source): string[] {
  const own = ownNames(source);
  const reported: string[] = [];
  const complain = (node: { start: number }, name: string): void => {
    reported.push(`${source.path}:${lineOf(source.code, node.start)} names ${name}`);
  };
  const quiet = new Set<number>();
  new Visitor({
    MemberExpression: (node) => {
      if (!node.computed) quiet.add(node.property.start);
      const { object, property } = node;
      if (isNamed(object, ['Math']) && isNamed(property, ['random'])) complain(node, 'Math.random');
    },
    Property: (node) => void (!node.computed && !node.shorthand && quiet.add(node.key.start)),
    TSTypeReference: (node) => void quiet.add(node.typeName.start),
    TSPropertySignature: (node) => void quiet.add(node.key.start),
    Identifier: (node) => {
      if (UNCERTAIN.includes(node.name) && !own.has(node.name) && !quiet.has(node.start)) complain(node, node.name);
    },
  }).visit(source.program);
  return reported;
}

/** Statements with effects at import time, such as one that adds an item to a list of another file. */
export function actsOnImport({ path, code, program }: Source): string[] {
  return program.body
    .filter((node) =>
      node.type === 'ImportDeclaration' ? node.specifiers.length === 0 : !node.type.endsWith('Declaration'),
    )
    .map((node) => `${path}:${lineOf(code, node.start)} acts when it is imported`);
}
