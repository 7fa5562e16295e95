/** Findings of the schema interpreter as findings of documents: one rule for each way to violate a schema. */
import { code, listed, named } from '../json/describe.ts';
import { pointerOf } from '../json/pointer.ts';
import type { FixPlan, Path } from '../json/plan.ts';
import type { JsonValue } from '../json/types.ts';
import { checkReady, readySchema, type InstanceFault, type ReadySchema } from '../schema/instance/check.ts';
import { placeText, typeText } from '../schema/expected.ts';
import type { DocumentFinding, DocumentRule } from './define.ts';
import { strictForm } from './schema-parts.ts';

/** Texts that test a rule. */
export type RuleExamples = DocumentRule['examples'];

/** The rules that a schema yields. */
export interface SchemaRules {
  readonly missing: DocumentRule;
  /** Only for schemas that allow no other members somewhere. */
  readonly unknown: DocumentRule | null;
  readonly type: DocumentRule;
  readonly value: DocumentRule;
  /** Members that an open schema does not list; an info. Null if that is not reported. */
  readonly unlisted: DocumentRule | null;
}

/** The authority of these rules, and the document within sentences: “a server.json”. */
export interface SchemaSource {
  readonly prefix: string;
  readonly spec: string;
  readonly specTitle: string;
  /** Who refuses a document that violates the schema, e.g. “The registry”. */
  readonly refuser: string;
}

/** The examples of each rule; a rule without examples does not exist. */
export interface SchemaExamples {
  readonly missing: RuleExamples;
  readonly unknown?: RuleExamples;
  readonly type: RuleExamples;
  readonly value: RuleExamples;
  readonly unlisted?: RuleExamples;
}

/** The rules of one schema. */
export function schemaRules(source: SchemaSource, examples: SchemaExamples): SchemaRules {
  const { prefix, spec, specTitle, refuser } = source;
  const common = { level: 'MUST', spec, specTitle } as const;
  return {
    missing: {
      ...common,
      id: `${prefix}/missing-member`,
      title: 'Required members {must} be present',
      why: `${refuser} refuses the document without them.`,
      examples: examples.missing,
    },
    unknown: examples.unknown
      ? {
          ...common,
          id: `${prefix}/unknown-member`,
          title: 'Members {must} be defined by the schema',
          why: `The schema allows no other members here, so ${lower(refuser)} refuses the document.`,
          examples: examples.unknown,
        }
      : null,
    type: {
      ...common,
      id: `${prefix}/wrong-type`,
      title: 'Values {must} have the required type',
      why: `${refuser} cannot read a value of another type.`,
      examples: examples.type,
    },
    value: {
      ...common,
      id: `${prefix}/wrong-value`,
      title: 'Values {must} be allowed by the schema',
      why: `${refuser} refuses the document with this value.`,
      examples: examples.value,
    },
    unlisted: examples.unlisted
      ? {
          ...common,
          level: 'INFO',
          id: `${prefix}/unlisted-member`,
          title: 'Members should be defined by the schema',
          why: 'Programs ignore members that the format does not define.',
          examples: examples.unlisted,
        }
      : null,
  };
}

/** The rules as a list, for the definition of a kind. */
export function listOf({ missing, unknown, type, value, unlisted }: SchemaRules): DocumentRule[] {
  return [missing, unknown, type, value, unlisted].filter((rule) => rule !== null);
}

/** A schema prepared for judging, in the form that is published and in the strict one. */
export interface PreparedSchema {
  readonly ready: ReadySchema;
  readonly strict: ReadySchema;
}

/** Prepares a schema when it is first needed. */
export function prepared(build: () => JsonValue): () => PreparedSchema {
  let made: PreparedSchema | undefined;
  return () => {
    if (made === undefined) {
      const schema = build();
      made = { ready: readySchema(schema), strict: readySchema(strictForm(schema)) };
    }
    return made;
  };
}

/** What is judged, and how its faults are worded. */
export interface SchemaJudgement {
  readonly schema: PreparedSchema;
  readonly value: JsonValue;
  /** Path of the value within the document. */
  readonly base: Path;
  readonly rules: SchemaRules;
  /** The schema within a sentence, e.g. “the schema of 2025-12-11”. */
  readonly name: string;
  readonly report: (finding: DocumentFinding) => void;
  /** The value as a whole, e.g. “the manifest”; “the document” if omitted. */
  readonly whole?: string;
  /** A key that an author uses for a member that is missing, such as a former name. */
  alias?(member: string, owner: JsonValue): string | undefined;
  /** Replaces or suppresses (null) the finding of a fault. */
  revise?(fault: InstanceFault, finding: DocumentFinding): DocumentFinding | null;
  /** A value for a missing member that a fix may insert. */
  addition?(member: string): JsonValue | undefined;
  /** True for a key that is not reported as unlisted. */
  overlook?(key: string): boolean;
}

/** Reports all faults; returns the pointers (within the document) that have one. */
export function judgeBySchema(judgement: SchemaJudgement): Set<string> {
  const { schema, value, base, name, report } = judgement;
  const faulty = new Set<string>();
  const { faults } = checkReady(schema.ready, value, { name });
  for (const fault of faults) {
    const own = findingOf(fault, judgement);
    const finding = own && judgement.revise ? judgement.revise(fault, own) : own;
    if (finding === null) continue;
    faulty.add(pointerOf(finding.path ?? base));
    report(finding);
  }
  return faulty;
}

/**
 * Reports members that an open schema does not list, unless another finding is at their place; `faulty` are the pointers with
 * findings.
 */
export function judgeUnlisted(judgement: SchemaJudgement, faulty: ReadonlySet<string>): void {
  const { schema, value, base, rules, name, report } = judgement;
  if (rules.unlisted === null) return;
  for (const fault of checkReady(schema.strict, value, { name }).faults) {
    if (fault.keyword !== 'additionalProperties' || fault.mark !== 'key') continue;
    const path = [...base, ...fault.path];
    if (faulty.has(pointerOf(path)) || judgement.overlook?.(String(path.at(-1)))) continue;
    const { instead } = fault;
    const near = typeof instead === 'string' ? instead : null;
    report({
      rule: rules.unlisted,
      path,
      mark: 'key',
      what: `${placeOf(path, judgement)} is not a member that ${name} defines. ${near === null ? 'Check its spelling, or remove it.' : `Rename it to ${named(near)} if that is meant.`}`,
      ...(near === null ? {} : { fix: renaming(path, near, 'unsafe') }),
    });
  }
}

function placeOf(path: Path, { whole = 'the document' }: SchemaJudgement): string {
  const place = placeText(path, whole);
  return path.length === 0 ? place.charAt(0).toUpperCase() + place.slice(1) : place;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function renaming(path: Path, to: string, safety: FixPlan['safety']): FixPlan {
  return { says: `Rename it to ${named(to)}.`, safety, steps: [{ do: 'rename', path, to }] };
}

function findingOf(fault: InstanceFault, judgement: SchemaJudgement): DocumentFinding | null {
  const { rules, base } = judgement;
  const path = [...base, ...fault.path];
  const place = placeOf(path, judgement);
  const what = `${place} ${fault.says}.`;
  if (fault.missing !== undefined) return missing(fault, fault.missing, path, judgement);
  if (fault.mark === 'key' && fault.keyword === 'additionalProperties') {
    const rule = rules.unknown ?? rules.value;
    const { instead } = fault;
    if (typeof instead === 'string')
      return { rule, path, mark: 'key', what: `${what} Rename it.`, fix: renaming(path, instead, 'safe') };
    const fix: FixPlan = { says: 'Remove it.', safety: 'unsafe', steps: [{ do: 'remove', path }] };
    return { rule, path, mark: 'key', what: `${what} Remove it.`, fix };
  }
  const { mark } = fault;
  if (fault.keyword === 'type') {
    const expected = typeText(fault.types ?? []);
    return { rule: rules.type, path, mark, what: `${what} Use ${expected}.`, ...typeFix(fault, path) };
  }
  const { instead } = fault;
  if (instead === undefined || mark !== 'value')
    return { rule: rules.value, path, mark, what: `${what}${advice(fault)}` };
  const says = `Use ${code(instead)}.`;
  const fix: FixPlan = { says, safety: 'safe', steps: [{ do: 'replace', path, value: instead }] };
  return { rule: rules.value, path, mark, what: `${what} ${says}`, fix };
}

function advice({ keyword, allowed, found }: InstanceFault): string {
  if (keyword === 'maxLength') return ' Shorten it.';
  if (keyword === 'minLength' && found === '') return ' Fill it in.';
  const strings = (allowed ?? []).filter((one) => typeof one === 'string');
  return strings.length === 0 ? '' : ` Use ${listed(strings, 'or')}.`;
}

function missing(fault: InstanceFault, member: string, path: Path, judgement: SchemaJudgement): DocumentFinding {
  const { rules, name, whole } = judgement;
  const found = typeof fault.instead === 'string' ? fault.instead : judgement.alias?.(member, fault.found);
  const lacks = `${placeOf(path, judgement)} has no ${named(member)}, which ${name} requires`;
  if (found !== undefined) {
    return {
      rule: rules.missing,
      path: [...path, found],
      mark: 'key',
      what: `${lacks}; it has ${named(found)} instead. Rename it to ${named(member)}.`,
      fix: renaming([...path, found], member, 'safe'),
    };
  }
  const value = judgement.addition?.(member);
  const where = path.length === 0 ? (whole ?? 'the document') : placeText(path, '');
  const finding: DocumentFinding = {
    rule: rules.missing,
    path,
    mark: 'missing',
    what: `${lacks}. Add ${named(member)} to ${where}.`,
  };
  if (value === undefined) return finding;
  const fix: FixPlan = {
    says: `Add ${named(member)}.`,
    safety: 'unsafe',
    steps: [{ do: 'insert', path, key: member, value }],
  };
  return { ...finding, fix };
}

/** A number or boolean where a string is required keeps its text; a string where an array of strings is required becomes its item. */
function typeFix({ types, found }: InstanceFault, path: Path): { fix?: FixPlan } {
  const scalar = typeof found === 'number' || typeof found === 'boolean';
  if (scalar && types?.includes('string')) {
    const steps = [{ do: 'replace', path, value: String(found) } as const];
    return { fix: { says: 'Put it in quotes.', safety: 'safe', steps } };
  }
  if (typeof found === 'string' && types?.[0] === 'array' && types.length === 1 && !/\s/u.test(found)) {
    return {
      fix: { says: 'Put it into an array.', safety: 'unsafe', steps: [{ do: 'replace', path, value: [found] }] },
    };
  }
  return {};
}
