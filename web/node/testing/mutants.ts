/** Small mistakes in a JavaScript program, made one at a time: each is an edit of its text. */
import { parse, type AnyNode } from 'acorn';
import { mutantsOf, type Edit, type Mutant } from './mutant.ts';

/** All mutants of a JavaScript program. */
export function javascriptMutants(program: string): Mutant[] {
  const edits: Edit[] = [];
  const add = (kind: string, { start, end }: Place, text: string): void => void edits.push({ kind, start, end, text });
  const textOf = ({ start, end }: Place): string => program.slice(start, end);
  walk(parsed(program), [], (node, parents) => {
    const [parent] = parents;
    for (const make of MAKERS) make({ node, parent, parents, add, textOf });
  });
  return mutantsOf(program, [...edits, ...sharedState(program)], isValid);
}

type Place = Pick<AnyNode, 'start' | 'end'>;

interface Look {
  readonly node: AnyNode;
  readonly parent: AnyNode | undefined;
  /** The nodes around it, the nearest first. */
  readonly parents: readonly AnyNode[];
  readonly add: (kind: string, place: Place, text: string) => void;
  readonly textOf: (place: Place) => string;
}

const parsed = (program: string): AnyNode => parse(program, { ecmaVersion: 2024, sourceType: 'module' });

function isValid(program: string): boolean {
  try {
    return parsed(program).end > 0;
  } catch {
    return false;
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function childrenOf(node: AnyNode): AnyNode[] {
  const values: unknown[] = Object.values(node);
  return values.flatMap((one) => (Array.isArray(one) ? one.filter(isNode) : isNode(one) ? [one] : []));
}

function walk(node: AnyNode, parents: readonly AnyNode[], visit: (node: AnyNode, parents: readonly AnyNode[]) => void) {
  visit(node, parents);
  for (const child of childrenOf(node)) walk(child, [node, ...parents], visit);
}

/** The other operators of a comparison or a calculation. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
};
/** Sentences, such as the messages of errors: no task says how they read. */
const FOR_PEOPLE = /^[A-Za-z]+(?: [\w.-]+)+$/u;
const CODES = ['32700', '32600', '32601', '32602', '32603'];

/** A list without one of its items; the comma goes with it. */
function listWithout({ add }: Look, kind: string, items: readonly (AnyNode | null)[]): void {
  items.forEach((item, at) => {
    const [before, after] = [items[at - 1], items[at + 1]];
    if (!item) return;
    if (after) add(kind, { start: item.start, end: after.start }, '');
    else add(kind, { start: before?.end ?? item.start, end: item.end }, '');
  });
}

/** Whether a statement leaves its function or its loop. */
function leaves(node: AnyNode): boolean {
  if (node.type === 'BlockStatement') return node.body.some(leaves);
  return ['ReturnStatement', 'ThrowStatement', 'BreakStatement'].includes(node.type);
}

function operators({ node, add, textOf }: Look): void {
  if (node.type !== 'BinaryExpression') return;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  for (const other of OPERATORS[node.operator] ?? []) add('operator', node, `${left} ${other} ${right}`);
  if (/^[=!]==$/u.test(node.operator)) {
    const equal = node.operator === '===';
    if (['undefined', 'null', "''"].includes(right)) {
      add('truthiness', node, equal ? `!${left}` : `Boolean(${left})`);
      add('null and undefined', node, `${left} ${equal ? '==' : '!='} null`);
    } else if (node.left.type !== 'BinaryExpression' && !/^typeof |[.]length$/u.test(left)) {
      add('loose comparison', node, `${left} ${equal ? '==' : '!='} ${right}`);
      const either = `[${right}, undefined].includes(${left})`;
      add('undefined accepted', node, equal ? either : `!${either}`);
    }
  }
  if (node.operator === 'in' && node.left.type === 'Literal') {
    add('truthiness', node, `Boolean(${right}[${left}])`);
    add('null and undefined', node, `(${right}[${left}] != null)`);
    add('presence', node, 'true');
    add('presence', node, 'false');
  }
}

function conditions({ node, add, textOf }: Look): void {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    add('condition negated', node.test, `!(${textOf(node.test)})`);
    add('condition always true', node.test, 'true');
    add('condition always false', node.test, 'false');
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') add('negation removed', node, textOf(node.argument));
  if (node.type === 'LogicalExpression') {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    add('operand removed', node, left);
    add('operand removed', node, right);
    for (const other of ['&&', '||', '??'])
      if (other !== node.operator) add('logical operator', node, `(${left}) ${other} (${right})`);
  }
  if (node.type === 'MemberExpression' && node.optional)
    add('optional access', { start: node.object.end, end: node.property.start }, '.');
}

function statements({ node, parent, add, textOf }: Look): void {
  const alone = parent?.type === 'BlockStatement';
  if (node.type === 'ReturnStatement') {
    if (alone) add('return removed', node, '');
    if (node.argument) {
      if (textOf(node.argument) !== 'null') add('return of nothing', node, 'return;');
      add('return without keyword', node, `${textOf(node.argument)};`);
      if (textOf(node.argument) !== 'null') add('return of null', node, 'return null;');
    }
    for (const other of node.argument?.type === 'Literal' ? ['[]', '{}', "''", '0'] : [])
      add('return value', node, `return ${other};`);
    if (node.argument?.type === 'Literal' && node.argument.value === false) add('return value', node, 'return true;');
    if (node.argument?.type === 'ArrayExpression')
      for (const one of node.argument.elements) if (one) add('list unpacked', node.argument, textOf(one));
  }
  if (node.type === 'ThrowStatement') {
    if (alone) add('throw removed', node, '');
    add('string thrown', node, "throw 'wrong';");
    add('error returned', node, 'return null;');
    if (node.argument.type === 'NewExpression' && textOf(node.argument.callee) !== 'Error')
      add('exception class', node, "throw new Error('wrong');");
  }
  if (node.type === 'ExpressionStatement' && alone) add('statement removed', node, '');
  if (node.type === 'BreakStatement') add('break removed', node, ';');
  if (node.type === 'IfStatement' && alone) add('check removed', node, '');
  if (node.type === 'CatchClause') add('exception swallowed', node.body, '{}');
  if (node.type === 'BlockStatement' || node.type === 'Program')
    node.body.forEach((one, at) => {
      const next = node.body[at + 1];
      const checks =
        one.type === 'IfStatement' && next?.type === 'IfStatement' && leaves(one.consequent) && leaves(next.consequent);
      if (next && checks) add('order', { start: one.start, end: next.end }, `${textOf(next)}\n${textOf(one)}`);
    });
}

function values({ node, parent, add, textOf }: Look): void {
  if (node.type === 'Literal' && typeof node.value === 'number') {
    const minus = parent?.type === 'UnaryExpression' && parent.operator === '-';
    if (CODES.includes(String(node.value))) for (const code of CODES) add('error code', node, code);
    else
      for (const other of [node.value + 1, node.value - 1, 0])
        add('number', node, other < 0 ? `(${other})` : String(other));
    if (minus) add('sign', parent, textOf(node));
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    if (!FOR_PEOPLE.test(node.value) && parent?.type !== 'MethodDefinition') {
      add('string', node, `'${node.value}x'`.replace(/\n/gu, String.raw`\n`));
      if (node.value !== '') add('string', node, "''");
    }
  }
  if (node.type === 'Literal' && typeof node.value === 'boolean') add('boolean', node, String(!node.value));
  if (node.type === 'Literal' && 'regex' in node && node.regex) {
    const parts = node.regex.pattern.split('|');
    if (parts.length > 1)
      parts.forEach((_, at) => add('pattern', node, `/${parts.filter((__, other) => other !== at).join('|')}/`));
    if (node.regex.pattern.startsWith('^')) add('pattern', node, `/${node.regex.pattern.slice(1)}/g`);
  }
  if (node.type === 'AssignmentPattern') add('default removed', node, textOf(node.left));
  if (node.type === 'AwaitExpression') add('await removed', node, textOf(node.argument));
  if (node.type === 'AssignmentExpression' && node.operator !== '=')
    add('assignment', node, `${textOf(node.left)} = ${textOf(node.right)}`);
}

function lists(look: Look): void {
  const { node, add, textOf } = look;
  if (node.type === 'ObjectExpression') {
    listWithout(look, 'member removed', node.properties);
    for (const one of node.properties)
      if (one.type === 'Property' && !one.computed && one.kind === 'init' && !one.method) {
        const key = textOf(one.key);
        const value = textOf(one.value);
        add('member renamed', one, `${key.startsWith("'") ? `${key.slice(0, -1)}x'` : `${key}x`}: ${value}`);
        add('member null', one, `${key}: null`);
        if (key === 'id')
          for (const type of ['String', 'Number', 'Boolean']) add('id type', one, `id: ${type}(${value})`);
        if (key === 'id') add('id falsy lost', one, `id: ${value} || null`);
        if (key === 'jsonrpc') add('version number', one, 'jsonrpc: 2.0');
      }
  }
  if (node.type === 'ArrayExpression') listWithout(look, 'item removed', node.elements);
  if (node.type === 'CallExpression') {
    if (node.arguments.length > 0) listWithout(look, 'argument removed', node.arguments);
    const [first] = node.arguments;
    if (first && node.arguments.length === 1) add('call replaced by argument', node, textOf(first));
    if (node.callee.type === 'MemberExpression') add('call replaced by object', node, textOf(node.callee.object));
    if (node.callee.type === 'MemberExpression' && textOf(node.callee.property) === 'push')
      add('order of items', node.callee.property, 'unshift');
    if (node.callee.type === 'MemberExpression' && textOf(node.callee.property) === 'startsWith' && first)
      add('prefix to equality', node, `${textOf(node.callee.object)} === ${textOf(first)}`);
  }
  if (node.type === 'NewExpression' && node.arguments.length > 1) {
    listWithout(look, 'argument removed', node.arguments);
    node.arguments.forEach((one) => add('argument falsy lost', one, `${textOf(one)} || null`));
  }
  if (
    node.type === 'MemberExpression' &&
    !node.computed &&
    textOf(node.property) === 'id' &&
    textOf(node.object) !== 'this'
  )
    for (const type of ['String', 'Number']) add('id type', node, `${type}(${textOf(node)})`);
}

const MAKERS = [operators, conditions, statements, values, lists];

/** State of an object that all objects of its class share: a list outside of the class, or a number of the class itself. */
function sharedState(program: string): Edit[] {
  const edits: Edit[] = [];
  walk(parsed(program), [], (node, [, owner, around]) => {
    if (node.type !== 'PropertyDefinition' || node.key.type !== 'Identifier' || !node.value) return;
    const { name } = node.key;
    const holder = owner?.type === 'ClassDeclaration' ? owner : around;
    if (holder?.type !== 'ClassDeclaration') return;
    const value = program.slice(node.value.start, node.value.end);
    const outside = { start: holder.start, end: holder.start, text: `const shared_${name} = ${value};\n` };
    if (/^(?:\[\]|\{|new )/u.test(value))
      edits.push({
        kind: 'shared state',
        start: node.value.start,
        end: node.value.end,
        text: `shared_${name}`,
        also: [outside],
      });
    else
      edits.push({
        kind: 'shared state',
        start: node.start,
        end: node.start,
        text: 'static ',
        also: staticUses(program, holder, name),
      });
  });
  return edits;
}

function staticUses(
  program: string,
  holder: AnyNode & { type: 'ClassDeclaration' },
  name: string,
): Omit<Edit, 'kind'>[] {
  const uses: Omit<Edit, 'kind'>[] = [];
  const owner = 'id' in holder && holder.id ? holder.id.name : '';
  walk(holder, [], (node) => {
    if (node.type === 'MemberExpression' && program.slice(node.start, node.end) === `this.${name}`)
      uses.push({ start: node.start, end: node.start + 4, text: owner });
  });
  return uses;
}
