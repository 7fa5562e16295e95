/** What happens to a learner’s source before it runs: types are removed, lines stay, and syntax errors are reported. */
import { describe, expect, it } from 'vitest';
import { scriptOf, type ScriptLanguage } from './script.ts';

function troubleOf(language: ScriptLanguage, source: string): string {
  const made = scriptOf(source, language, ['a']);
  return 'trouble' in made && made.trouble.kind === 'error' ? `${made.trouble.type}: ${made.trouble.message}` : 'none';
}

function scriptFor(language: ScriptLanguage, source: string, names: readonly string[] = []): string {
  const made = scriptOf(source, language, names);
  if ('trouble' in made) throw new Error(JSON.stringify(made.trouble));
  return made.script;
}

describe('source that cannot be parsed', () => {
  it.each<[ScriptLanguage, string, string]>([
    ['javascript', 'const a = 1;\nconst b = = 2;', 'Syntax: Unexpected `=` (line 2)'],
    [
      'javascript',
      'const a = 1;\nfunction b( {',
      'Syntax: The code ends too soon: a block, bracket, or expression is not closed (line 2)',
    ],
    ['javascript', 'let a;\nlet a;', "Syntax: Identifier 'a' has already been declared (line 2)"],
    ['javascript', '"abc', 'Syntax: Unterminated string constant (line 1)'],
    ['javascript', 'return 1;', "Syntax: 'return' outside of function (line 1)"],
    ['javascript', '});\nself.leave();\n(() => {', 'Syntax: Unexpected `}` (line 1)'],
    [
      'javascript',
      'const a: number = 1;',
      'Syntax: Unexpected `:` (line 1). This would be valid in TypeScript, but JavaScript is selected',
    ],
    [
      'javascript',
      'export const a = import.meta;',
      'ImportError: Modules cannot be imported: the code has everything it needs, and there is no network here.',
    ],
    [
      'javascript',
      "export { a } from './a.js';",
      'ImportError: Modules cannot be imported: the code has everything it needs, and there is no network here.',
    ],
    ['typescript', 'const a: = 1;', 'Syntax: Unexpected `=` (line 1)'],
    [
      'typescript',
      'type A = {\n  a: string;\n};\nlet a;\nlet a;',
      "Syntax: Identifier 'a' has already been declared (line 5)",
    ],
    ['typescript', '@kept\nclass A {}', 'Syntax: Decorators cannot be used here (line 1)'],
    [
      'typescript',
      'const a = 1;\nexport namespace A {\n  export const b = 1;\n}',
      'Syntax: Namespaces cannot be used here; move their contents to the top level (line 2)',
    ],
    [
      'typescript',
      "import fs from 'node:fs';\nfs.readFileSync('a');",
      'ImportError: Modules cannot be imported: the code has everything it needs, and there is no network here.',
    ],
    ['javascript', `const a = ${'['.repeat(50_000)}`, 'Syntax: it is nested too deeply'],
    ['javascript', '//'.padEnd(200_001, 'x'), 'Syntax: it is longer than 200000 characters'],
  ])('is reported, in %s (%#)', (language, source, says) => {
    expect(troubleOf(language, source)).toBe(says);
  });
});

describe('source that can be parsed', () => {
  it.each<[string, string]>([
    ['an enum', 'export enum A { B = 1, C }\nconst a = A.C;'],
    ['a parameter property', 'class A {\n  constructor(private readonly b: number, public c = 1) {}\n}'],
    [
      'generics',
      'function a<T extends { b: string }>(one: T, ...more: readonly T[]): T | undefined {\n  return one;\n}',
    ],
    [
      'satisfies, as, and !',
      'const a = { b: 1 } satisfies Record<string, number>;\n(a as unknown as { b?: number }).b!;',
    ],
    [
      'types and interfaces',
      'export interface A { b: number }\nexport type B = A | null;\ndeclare const c: B;\nexport type { B as D };',
    ],
    ['type-only imports', "import type { A } from './types.ts';\nimport { B } from './types.ts';\nlet a: A | B;"],
    [
      'an abstract class',
      'export abstract class A<T> {\n  declare b: T;\n  abstract c(): void;\n  protected override d(this: A<T>): asserts this is A<string> {}\n}',
    ],
    [
      'overloads',
      'function a(b: string): string;\nfunction a(b: number): number;\nfunction a(b: unknown) {\n  return b;\n}',
    ],
    ['the word namespace in a string', 'const a = `\nnamespace A {\n`;'],
  ])('may have %s', (_, source) => {
    expect(troubleOf('typescript', source)).toBe('none');
  });

  it('keeps its line numbers', () => {
    const source =
      'interface A {\n  b: number;\n}\nimport type { C } from "c";\nenum D {\n  E,\n}\n\nconst here = 1;\n';
    expect(scriptFor('typescript', source).split('\n')[8]).toBe('const here = 1;');
  });

  it('may export in any way', () => {
    const sources = [
      'export function a() {}',
      'export const a = 1, b = 2;\nexport class C {}\nexport {};',
      'const a = 1;\nexport { a };\nexport default a;',
      'export default async () => ({ a: 1 });',
      'export default { a: 1, b: 2 };',
      'export default function () {}',
      'export default class A {}',
    ];
    for (const source of sources)
      for (const language of ['javascript', 'typescript'] as const) {
        const script = scriptFor(language, source);
        expect(script).not.toMatch(/\bexport\b/u);
        expect(script.split('\n').length).toBeGreaterThanOrEqual(source.split('\n').length);
      }
    expect(scriptFor('javascript', 'function one() {}\nexport { one as a };')).toContain('exports.a = one;');
  });

  it('exposes the requested names, in both spellings', () => {
    expect(scriptFor('javascript', '', ['make_id'])).toMatch(/make_id: typeof make_id .* makeId: typeof makeId /u);
  });
});
