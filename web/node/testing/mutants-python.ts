/** The same mistakes in a Python program. The list of edits is made by Python itself, with its `ast`. */
import type { CodeExercise, Outcome } from '../../course/code.ts';
import { stringOf, type JsonValue } from '../../protocol/values.ts';
import { mutantsOf, type Edit, type Mutant } from './mutant.ts';

/** Defines `edits(source)`: a list of `[kind, start, end, text, also]`, where `also` has more of `[start, end, text]`. */
const EDITS = String.raw`
import ast, re

COMPARED = {ast.Eq: ["!="], ast.NotEq: ["=="], ast.Lt: ["<=", ">"], ast.LtE: ["<"], ast.Gt: [">="], ast.GtE: [">", "<"],
            ast.In: ["not in"], ast.NotIn: ["in"], ast.Is: ["is not"], ast.IsNot: ["is"]}
CODES = [32700, 32600, 32601, 32602, 32603]
ENDS = (ast.Return, ast.Raise, ast.Break)

def for_people(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(re.fullmatch(r"[A-Za-z]+( [\w.-]+)+", node.value))

def edits(source):
    found = []
    starts = [0]
    for line in source.splitlines(True):
        starts.append(starts[-1] + len(line))

    def place(node):
        return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset

    def text(node):
        start, end = place(node)
        return source[start:end]

    def add(kind, node, new, also=()):
        start, end = place(node)
        found.append([kind, start, end, new, list(also)])

    def without(kind, items):
        for at, item in enumerate(items):
            if at + 1 < len(items):
                found.append([kind, place(item)[0], place(items[at + 1])[0], "", []])
            else:
                found.append([kind, place(items[at - 1])[1] if at else place(item)[0], place(item)[1], "", []])

    def values(node, parent, parents):
        value = node.value
        if isinstance(value, bool):
            add("boolean", node, str(not value))
        elif isinstance(value, int):
            others = CODES if value in CODES else [value + 1, value - 1, 0]
            for other in others:
                add("error code" if value in CODES else "number", node, str(other) if other >= 0 else f"({other})")
            if isinstance(parent, ast.UnaryOp):
                add("sign", parent, text(node))
        elif isinstance(value, str) and not for_people(node):
            add("string", node, repr(value + "x"))
            if value: add("string", node, repr(""))

    def compared(node):
        left, right = text(node.left), text(node.comparators[0])
        for other in COMPARED[type(node.ops[0])]:
            add("operator", node, f"{left} {other} {right}")
        if isinstance(node.ops[0], (ast.Is, ast.IsNot)) and right == "None":
            add("truthiness", node, f"not {left}" if isinstance(node.ops[0], ast.Is) else left)
        if isinstance(node.ops[0], ast.NotEq):
            add("undefined accepted", node, f"{left} not in (None, {right})")
        if isinstance(node.ops[0], (ast.In, ast.NotIn)) and isinstance(node.left, ast.Constant):
            no = isinstance(node.ops[0], ast.NotIn)
            add("truthiness", node, f"{'not ' if no else 'bool'}({right}.get({left}))")
            add("null and undefined", node, f"({right}.get({left}) is {'' if no else 'not '}None)")
            add("presence", node, "True")
            add("presence", node, "False")

    def expression(node, parent, parents):
        if isinstance(node, ast.Constant): values(node, parent, parents)
        if isinstance(node, ast.Compare): compared(node)
        if isinstance(node, ast.BoolOp):
            word = " or " if isinstance(node.op, ast.And) else " and "
            add("logical operator", node, word.join(f"({text(one)})" for one in node.values))
            same = " and " if isinstance(node.op, ast.And) else " or "
            for at in range(len(node.values)):
                add("operand removed", node, same.join(text(one) for other, one in enumerate(node.values) if other != at))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add): add("operator", node, f"{text(node.left)} - {text(node.right)}")
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not): add("negation removed", node, text(node.operand))
        if isinstance(node, ast.IfExp): conditions(node.test)
        if isinstance(node, ast.Await): add("await removed", node, text(node.value))
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            if text(node.slice) in ('"id"', '"result"'): add("falsy lost", node, f"({text(node)} or None)")
            if text(node.slice) == '"id"': add("id type", node, f"str({text(node)})")
        if isinstance(node, ast.Dict):
            pairs = [one if key is None else key for key, one in zip(node.keys, node.values)]
            for at, (key, one) in enumerate(zip(node.keys, node.values)):
                start = place(key)[0] if key else place(one)[0] - 2
                end = place(one)[1]
                if at + 1 < len(pairs): found.append(["member removed", start, place(pairs[at + 1])[0] - (2 if node.keys[at + 1] is None else 0), "", []])
                else: found.append(["member removed", place(node.values[at - 1])[1] if at else start, end, "", []])
                if key is None: continue
                add("member null", one, "None")
                if text(key) == '"id"':
                    add("id type", one, f"str({text(one)})")
                    add("id type", one, f"bool({text(one)})")
                    add("falsy lost", one, f"({text(one)} or None)")
                if text(key) == '"jsonrpc"': add("version number", one, "2.0")
        if isinstance(node, ast.List): without("item removed", node.elts)
        if isinstance(node, ast.Tuple) and isinstance(parent, ast.Call): without("item removed", node.elts)
        if isinstance(node, ast.Call):
            if not any(for_people(one) for one in node.args): without("argument removed", node.args)
            if len(node.args) == 1: add("call replaced by argument", node, text(node.args[0]))
            if isinstance(node.func, ast.Attribute):
                add("call replaced by object", node, text(node.func.value))
                if node.func.attr == "startswith": add("prefix to equality", node, f"{text(node.func.value)} == {text(node.args[0])}")
                if node.func.attr == "get" and len(node.args) == 1: add("access without get", node, f"{text(node.func.value)}[{text(node.args[0])}]")
            if isinstance(node.func, ast.Name) and node.func.id[0].isupper():
                for one in node.args:
                    if not isinstance(one, ast.Constant): add("argument falsy lost", one, f"({text(one)} or None)")

    def conditions(test):
        add("condition negated", test, f"not ({text(test)})")
        add("condition always true", test, "True")
        add("condition always false", test, "False")

    def statement(node):
        if isinstance(node, ast.If): conditions(node.test)
        if isinstance(node, ast.Return):
            add("return removed", node, "pass")
            if node.value:
                if text(node.value) != "None": add("return of nothing", node, "return None")
                add("return without keyword", node, text(node.value))
                if isinstance(node.value, ast.Constant):
                    for other in ("[]", "{}", '""', "0"): add("return value", node, f"return {other}")
                if isinstance(node.value, ast.List):
                    for one in node.value.elts: add("list unpacked", node.value, text(one))
        if isinstance(node, ast.Raise):
            add("raise removed", node, "pass")
            add("error returned", node, "return None")
            for other in ("KeyError", "TypeError", "Exception"): add("exception class", node, f'raise {other}("wrong")')
        if isinstance(node, (ast.Expr, ast.Assign, ast.AugAssign, ast.If)): add("statement removed", node, "pass")
        if isinstance(node, ast.AugAssign): add("assignment", node, f"{text(node.target)} = {text(node.value)}")
        if isinstance(node, ast.Break): add("break removed", node, "pass")
        if isinstance(node, ast.ExceptHandler):
            for one in node.body: add("exception swallowed", one, "pass")
            if node.type: add("exception class caught", node.type, "KeyError")
        if isinstance(node, ast.FunctionDef):
            shared(node)
            for one in node.args.defaults: add("default changed", one, "{}" if text(one) == "None" else "None")

    def shared(node):
        if node.name != "__init__": return
        for one in node.body:
            if isinstance(one, ast.Assign) and isinstance(one.value, (ast.List, ast.Dict, ast.Constant, ast.Call)):
                for target in one.targets:
                    if not isinstance(target, ast.Attribute): continue
                    owner = [kind for kind in ast.walk(tree) if isinstance(kind, ast.ClassDef) and node in kind.body][0]
                    if isinstance(one.value, ast.Constant):
                        uses = [[*place(use.value), owner.name] for use in ast.walk(owner) if isinstance(use, ast.Attribute) and text(use) == f"self.{target.attr}" and use is not target]
                        if len(one.targets) == 1: found.append(["shared state", *place(one), "pass", uses + [[place(node)[0], place(node)[0], f"{target.attr} = {text(one.value)}\n    "]]])
                    else:
                        found.append(["shared state", *place(one.value), f"{owner.name}.shared_{target.attr}", [[place(node)[0], place(node)[0], f"shared_{target.attr} = {text(one.value)}\n    "]]])

    def order(body):
        for one, other in zip(body, body[1:]):
            checks = all(isinstance(each, ast.If) and isinstance(each.body[-1], ENDS) for each in (one, other))
            if checks:
                found.append(["order", place(one)[0], place(other)[1], f"{text(other)}\n{' ' * one.col_offset}{text(one)}", []])

    def walk(node, parents):
        parent = parents[0] if parents else None
        if isinstance(node, ast.expr): expression(node, parent, parents)
        else: statement(node)
        for name in ("body", "orelse"):
            if isinstance(getattr(node, name, None), list): order(getattr(node, name))
        for child in ast.iter_child_nodes(node):
            if not isinstance(node, ast.JoinedStr): walk(child, [node, *parents])

    tree = ast.parse(source)
    walk(tree, [])

    def valid(edit):
        made = source
        for start, end, new in sorted([edit[1:4], *edit[4]], reverse=True):
            made = made[:start] + new + made[end:]
        try:
            compile(made, "mutant", "exec")
            return True
        except SyntaxError:
            return False

    return [one for one in found if valid(one)]
`;

/** Runs a program of ours in a language, as a grader does. */
type Run = (exercise: CodeExercise, source: string) => Promise<unknown>;

/** All mutants of a Python program. `run` grades a Python program; throws if Python cannot list the edits. */
export async function pythonMutants(exercise: CodeExercise, program: string, run: Run): Promise<Mutant[]> {
  const came: Outcome[] = [];
  const asks: CodeExercise = {
    ...exercise,
    names: ['edits'],
    tests: [
      {
        name: 'edits',
        expected: 'edits',
        next: (before) => (before.length === 0 ? { do: 'call', name: 'edits', args: [program] } : null),
        judge: (all) => {
          came.push(...all);
          return null;
        },
      },
    ],
  };
  await run(asks, EDITS);
  const outcome = came[0];
  if (outcome?.kind !== 'value') throw new Error(`Python cannot list the mutants: ${JSON.stringify(outcome)}`);
  const list: readonly JsonValue[] = Array.isArray(outcome.value) ? outcome.value : [];
  return mutantsOf(program, list.map(editOf), () => true);
}

function editOf(value: JsonValue): Edit {
  const [kind, start, end, text, also] = Array.isArray(value) ? value : [];
  const more = (Array.isArray(also) ? also : []).map((one) => placeOf(Array.isArray(one) ? one : []));
  return { kind: stringOf(kind), ...placeOf([start, end, text]), also: more };
}

function placeOf([start, end, text]: readonly (JsonValue | undefined)[]): Omit<Edit, 'kind'> {
  if (typeof start !== 'number' || typeof end !== 'number' || typeof text !== 'string')
    throw new Error('Python listed no edit');
  return { start, end, text };
}
