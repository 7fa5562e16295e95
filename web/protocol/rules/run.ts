/** Runs the message rules on one entry in one revision and turns their findings into diagnostics with positions. */
import type { Judged } from '../session/judged.ts';
import { planEdits } from '../json/edits.ts';
import { isHole, isIncomplete, locate, spanOf } from '../json/locate.ts';
import { pointerOf } from '../json/pointer.ts';
import { headline, type Headline } from '../model/headline.ts';
import type { FixPlan, Path } from '../json/plan.ts';
import type { JsonNode, JsonObject, JsonValue } from '../json/types.ts';
import type { Method, RevisionModel } from '../model/define.ts';
import type { Definition } from '../schema/choose.ts';
import { classify } from '../session/classify.ts';
import type { Diagnostic, Kind, Level, Sender, Severity, TextEdit } from '../types.ts';
import { Reported } from './reported.ts';
import type { Finding, Message, Rule } from './define.ts';
import { messageRules } from './index.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Around } from './fast-check.ts';
import type { ShapePhase } from './shape/run.ts';
import type { Listed, ShapeSubject } from './shape/subject.ts';

/** State shared by all entries of a text. */
export interface Surroundings extends Around {
  text: string;
  /** The next id that the text does not use; a new one with each call. */
  freshId(): number;
  /** Turns a fix of the message at `node` into edits. Default: `planEdits`. */
  planned?(text: string, node: JsonNode, plan: FixPlan): TextEdit[] | null;
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Most severe first, then by place. */
export function bySeverityThenPlace(a: Diagnostic, b: Diagnostic): number {
  return RANK[a.severity] - RANK[b.severity] || a.span.start - b.span.start || a.span.end - b.span.end;
}

/** Severity follows from the level; rules of the classes `host` and `style` are at most warnings. */
export function severityOf(level: Level, ruleClass: Rule['class']): Severity {
  if (level === 'INFO') return 'info';
  return level.startsWith('MUST') && ruleClass === 'spec' ? 'error' : 'warning';
}

/** The properties of every diagnostic except its position. */
export function diagnosed(
  rule: Pick<Rule, 'id' | 'class'>,
  { what, why, mild = false, ...head }: Headline & { what: string; why: string; mild?: boolean },
  listed: Listed,
  entry: number,
  path: Path,
): Omit<Diagnostic, 'span'> {
  const severity = mild ? 'info' : severityOf(listed.level, rule.class);
  return {
    rule: rule.id,
    requirement: listed.id,
    class: rule.class,
    severity,
    level: listed.level,
    title: headline(head, severity),
    what,
    why,
    entry,
    pointer: pointerOf(path),
    related: [],
    spec: listed.url,
    specTitle: listed.place,
  };
}

/** All findings of one entry, in rule order. Without the shape phase only the envelope is judged. */
export function judgeEntry(
  entry: Judged,
  model: RevisionModel,
  around: Surroundings,
  shapes: ShapePhase | null = null,
  onGuess: (definition: Definition, entry: number) => void = () => {},
): readonly Diagnostic[] {
  const run: Run = { entry, model, around, shapes, onGuess, out: null, left: PLAN_UP_TO };
  new RunningMessage(run, entry.value, NO_PATH).judge();
  return run.out ?? NO_FINDINGS;
}

const NO_PATH: Path = Object.freeze([]);
const NO_FINDINGS: readonly Diagnostic[] = Object.freeze([]);

/** True if the parser already reports the scalar at `path`. */
function isDoubted(entry: Judged, root: JsonNode, path: Path): boolean {
  const node = locate(root, path)?.node;
  if (!node || node.type === 'object' || node.type === 'array') return false;
  return entry.doubts.some((doubt) => doubt.start < node.end && node.start < doubt.end);
}

/** One entry judged in one revision. */
interface Run {
  readonly entry: Judged;
  readonly model: RevisionModel;
  readonly around: Surroundings;
  readonly shapes: ShapePhase | null;
  onGuess(definition: Definition, entry: number): void;
  /** Null until something is found. */
  out: Diagnostic[] | null;
  /** The remaining budget for planning fixes for this entry; findings beyond it have no fix. */
  left: number;
}

/** The maximum amount of text re-parsed to plan fixes for one entry, UTF-16 units. */
const PLAN_UP_TO = 20_000_000;
/** The fixed cost of planning. */
const PLAN_COST = 2000;

const NOTHING: JsonObject = Object.freeze({});

/** Rules of a revision by kind, computed once: those with a requirement in the ledger. */
const tables = new WeakMap<readonly Rule[], Map<RevisionModel, Map<Kind, Rule[]>>>();
function rulesFor(all: readonly Rule[], model: RevisionModel, kind: Kind): readonly Rule[] {
  let ofModels = tables.get(all);
  if (!ofModels) tables.set(all, (ofModels = new Map()));
  let table = ofModels.get(model);
  if (!table) ofModels.set(model, (table = new Map()));
  let rules = table.get(kind);
  if (!rules) {
    rules = all.filter((rule) => rule.kinds.includes(kind) && rule.requirements.some((id) => model.ledger.has(id)));
    table.set(kind, rules);
  }
  return rules;
}

/** What a program prints before the body of an HTTP response that refused its request. */
const REFUSED = /\b(?:HTTP|status(?: code)?)[ :=]{0,3}[45]\d\d\b[^{}]*$/i;
const REFUSED_WITHIN = 160;

/** A message while rules check it. */
class RunningMessage implements Message, ShapeSubject {
  readonly kind: Kind;
  readonly nearly: Kind | null;
  readonly value: JsonValue;
  readonly object: JsonObject;
  readonly method: string | null;
  readonly row: Method | null;
  readonly model: RevisionModel;
  readonly items: readonly RunningMessage[];
  readonly inBatch: boolean;
  readonly #run: Run;
  readonly #base: Path;
  #reported: Set<string> | null = null;
  /** Places of findings above the severity info. */
  #wrong: Reported | null = null;
  #rule: Rule | null = null;

  constructor(run: Run, value: JsonValue, base: Path) {
    const { kind, nearly } = classify(value);
    this.inBatch = base.length > 0;
    this.kind = this.inBatch && kind === 'batch' ? 'invalid' : kind;
    this.nearly = this.kind === kind ? nearly : 'batch';
    this.value = value;
    this.object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : NOTHING;
    const method = Object.hasOwn(this.object, 'method') ? this.object.method : undefined;
    this.method = typeof method === 'string' ? method : null;
    this.model = run.model;
    this.row = this.method === null ? null : (run.model.methods.get(this.method) ?? null);
    this.#run = run;
    this.#base = base;
    this.items =
      this.kind === 'batch' && Array.isArray(value)
        ? value.map((item, index) => new RunningMessage(run, item, [index]))
        : [];
  }

  get from(): Sender {
    return this.#run.entry.from;
  }

  get fromInferred(): boolean {
    return this.#run.entry.fromInferred;
  }

  get name(): string {
    const { name, index } = this.#run.entry;
    if (name !== undefined) return name;
    const whole = `essage ${index + 1}`;
    const [item] = this.#base;
    return item === undefined ? `M${whole}` : `Item ${Number(item) + 1} of m${whole}`;
  }

  get refused(): boolean {
    const start = this.#run.entry.tree()?.start ?? 0;
    return REFUSED.test(this.#run.around.text.slice(Math.max(0, start - REFUSED_WITHIN), start));
  }

  freshId(): number {
    return this.#run.around.freshId();
  }

  found(requirementOrArea: string): boolean {
    if (!this.#reported) return false;
    if (this.#reported.has(requirementOrArea)) return true;
    for (const id of this.#reported) if (id.startsWith(`${requirementOrArea}/`)) return true;
    return false;
  }

  get request(): RequestContext | null {
    return this.#run.around.requestOf(this.value, this.#run.entry.index);
  }

  tool(name: string): JsonObject | null {
    return this.#run.around.tool(name, this.#run.entry.index);
  }

  guess(definition: Definition): void {
    this.#run.onGuess(definition, this.#run.entry.index);
  }

  reported(path: Path): boolean {
    return this.#wrong?.covers(path) ?? false;
  }

  wrongWithin(path: Path): boolean {
    return this.#wrong?.within(path) ?? false;
  }

  /** Runs every rule of this kind, the shape phase, then the items of a batch. */
  judge(): void {
    const { shapes } = this.#run;
    for (const rule of rulesFor(shapes?.rules ?? messageRules, this.model, this.kind)) {
      this.#rule = rule;
      rule.judge(this);
    }
    shapes?.judge(this);
    for (const item of this.items) item.judge();
  }

  report(finding: Finding): void {
    const listed = this.model.ledger.get(finding.requirement);
    if (this.#rule && listed) this.put(this.#rule, finding, listed);
  }

  put(rule: Pick<Rule, 'id' | 'class' | 'title' | 'note' | 'why'>, finding: Finding, listed: Listed): void {
    const run = this.#run;
    const { entry, around } = run;
    const own = finding.path ?? [];
    const path = [...this.#base, ...own];
    const mark = finding.mark ?? 'value';
    const root = entry.tree();
    if (root && (isHole(root, path) || (mark === 'missing' && (entry.damaged || isIncomplete(root, path))))) return;
    const doubted = root !== null && entry.doubts.length > 0 && isDoubted(entry, root, path);
    const mild = listed.level === 'INFO' || finding.mild === true;
    if (mild ? entry.damaged || doubted : entry.damaged && doubted) return;
    if (listed.id !== null) (this.#reported ??= new Set()).add(listed.id);
    if (!mild) (this.#wrong ??= new Reported()).add(own, mark === 'missing');
    const plan = finding.fix;
    // Each batch item is fixed separately. Every step after the first re-parses it.
    const node = root && plan && entry.fixable !== false ? (locate(root, this.#base)?.node ?? null) : null;
    if (node && plan) run.left -= PLAN_COST + (node.end - node.start) * (plan.steps.length - 1);
    const edits = plan && node && run.left > 0 ? (around.planned ?? planEdits)(around.text, node, plan) : null;
    run.out ??= [];
    const { title, note, what, why = rule.why, mild: isMild = false } = finding;
    const head = title === undefined ? rule : { title, note };
    run.out.push({
      ...diagnosed(
        { id: rule.id, class: finding.class ?? rule.class },
        { title: head.title, note: head.note, what, why, mild: isMild },
        listed,
        entry.index,
        path,
      ),
      span: root ? spanOf(around.text, root, path, mark) : { start: 0, end: 0 },
      ...(plan && edits ? { fix: { says: plan.says, safety: plan.safety, edits } } : {}),
    });
  }
}
