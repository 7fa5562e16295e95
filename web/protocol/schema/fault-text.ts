/**
 * Turns a fault into a finding: the value at the place, the expected value, the nearest one, and the revisions where it is
 * valid.
 */
import type { FixPlan, Path } from '../json/plan.ts';
import type { DeepModel } from '../model/deep.ts';
import { reasonOf } from '../model/reasons.ts';
import { code, listed, named, whatIs } from '../json/describe.ts';
import { revisionsNaming, revisionsWith, spell } from './other-revisions.ts';
import { lengthText, placeText, rangeText, typeText } from './expected.ts';
import type { ShapeFault } from './faults.ts';
import { FORMAT_TEXTS } from './formats.ts';
import { SHAPE_KINDS } from './kinds.ts';
import { repairOf } from './repair.ts';

/** The contents of a report about a fault; a rule’s finding has the same members. */
export interface FaultFinding {
  /** The violated ledger entry; empty if the fault has none. */
  requirement: string;
  /** From the message down. */
  path: Path;
  /** The part of the place to mark. */
  mark: 'value' | 'key' | 'missing';
  title: string;
  what: string;
  why: string;
  fix?: FixPlan;
}

/** The finding for a fault. `message` names the message: “Message 3”. */
export function findingOf(fault: ShapeFault, deep: DeepModel, message: string): FaultFinding {
  const { path, requirement } = fault;
  const fix = repairOf(fault, deep);
  const why = requirement === null ? null : reasonOf(deep.id, requirement);
  return {
    requirement: requirement ?? '',
    path,
    mark:
      fault.fault === 'missing' ? 'missing' : fault.fault === 'misspelt' || fault.fault === 'foreign' ? 'key' : 'value',
    title: titleOf(fault),
    what: whatOf(fault, message, deep),
    why: why ?? SHAPE_KINDS[fault.fault].why,
    ...(fix ? { fix } : {}),
  };
}

function nameOf({ path, member }: ShapeFault): string {
  const last = member ?? path.findLast((step) => typeof step === 'string');
  return last === undefined ? 'the message' : named(last);
}

function namesOf(fault: ShapeFault, word: 'and' | 'or'): string {
  const { member, also = [], either = [] } = fault;
  if (member === undefined) return nameOf(fault);
  return either.length > 0
    ? listed([member, ...either], 'or')
    : listed([member, ...also.map((one) => one.member)], word);
}

function titleOf(fault: ShapeFault): string {
  const name = nameOf(fault);
  const item = typeof fault.path.at(-1) === 'number' && fault.member === undefined;
  const subject = item ? `An item of ${name}` : name.charAt(0).toUpperCase() + name.slice(1);
  switch (fault.fault) {
    case 'missing':
      return fault.owner === null || fault.either?.length
        ? `${namesOf(fault, 'and')} {must} be present`
        : `${holderOf(fault, fault.owner)} {must} have ${namesOf(fault, 'and')}`;
    case 'type':
      return fault.allowed
        ? `${subject} {must} be one of the allowed values`
        : `${subject} {must} be ${typeText(fault.types ?? [])}`;
    case 'null':
      return fault.optional ? `${subject} {must} be omitted rather than null` : `${subject} {must} not be null`;
    case 'value':
      return fault.allowed?.length === 1
        ? `${subject} {must} be ${listed(fault.allowed)}`
        : `${subject} {must} be one of the allowed values`;
    case 'range':
      return `${subject} {must} be ${rangeText(fault.schema)}`;
    case 'length':
      return `${subject} {must} have ${lengthText(fault.schema)}`;
    case 'format':
      return `${subject} {must} have the required format`;
    case 'foreign':
      return `${subject} is not defined in this revision`;
    case 'misspelt':
      return `${named(fault.instead ?? '')} {must} be spelled exactly`;
  }
}

/** The object that lacks a member: its type, or the member that holds it if it has no type of its own. */
function holderOf({ path, unnamed }: ShapeFault, owner: string): string {
  const member = unnamed ? path.findLast((step) => typeof step === 'string') : undefined;
  if (member === undefined) return named(owner);
  return typeof path.at(-1) === 'number' ? `An item of ${named(member)}` : named(member);
}

/** Members whose value is a web URL, not any URI. */
const WEB: ReadonlySet<string> = new Set(['url', 'src', 'websiteUrl']);

function whatOf(fault: ShapeFault, message: string, deep: DeepModel): string {
  const { fault: kind, path, found = null, instead, owner } = fault;
  const place = placeText(path, message);
  const starts = place.startsWith('`') ? `In ${lower(message)}, ${place}` : place;
  switch (kind) {
    case 'missing': {
      const commonMistake =
        instead === undefined ? '' : ` It has ${named(instead)}; the correct key is ${nameOf(fault)}.`;
      return `${starts} has no ${namesOf(fault, 'or')}.${commonMistake}`;
    }
    case 'type':
    case 'null': {
      const types = typeText(fault.types ?? []);
      const set = fault.allowed ? listed(fault.allowed, 'or', 10) : types;
      const leave = kind === 'null' && fault.optional ? ' or omitted' : '';
      return `${starts} is ${whatIs(found)}, but must be ${set}${leave}.`;
    }
    case 'value': {
      const near = instead === undefined ? '' : ` The nearest is ${named(instead)}.`;
      const allowed = fault.allowed ?? [];
      const set =
        allowed.length === 1
          ? `It must be ${listed(allowed)}.`
          : `The allowed values are ${listed(allowed, 'and', 12)}.`;
      return `${starts} is ${code(found)}. ${set}${near}${laterOf(fault, deep)}`;
    }
    case 'range':
      return `${starts} is ${code(found)}, but must be ${rangeText(fault.schema)}.`;
    case 'length':
      return `${starts} is ${whatIs(found)}, but must have ${lengthText(fault.schema)}.`;
    case 'format': {
      const { format } = fault.schema;
      const web = format === 'uri' && WEB.has(String(path.at(-1)));
      const form = web ? 'an absolute URL, such as `https://example.com/a`' : format && FORMAT_TEXTS[format];
      return `${starts} is ${code(found)}, but must be ${form ?? 'in another format'}.`;
    }
    case 'foreign': {
      const where = owner === null ? '' : ` ${spell(revisionsWith(owner, fault.member ?? ''))}`;
      return `${starts} exists${where}, but this revision does not define it.`;
    }
    case 'misspelt':
      return `${starts} is not a member that this revision defines; ${named(instead ?? '')} is.`;
  }
}

/** For a value that is the name of something that only other revisions have. */
function laterOf({ path, found, owner }: ShapeFault, { id }: DeepModel): string {
  const last = path.at(-1);
  const member = path.slice(0, -1).findLast((step) => typeof step === 'string');
  if (typeof last !== 'string' || typeof found !== 'string' || member === undefined || owner === null) return '';
  const having = revisionsNaming(owner, member, last, found);
  return having.length === 0 || having.includes(id) ? '' : ` ${named(found)} exists ${spell(having)}.`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
