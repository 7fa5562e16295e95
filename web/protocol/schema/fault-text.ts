/** Turns a fault into a finding: what was found at which place, what is expected, what is near, where it would be right. */
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

/** What is reported of a fault; a rule's finding has the same members. */
export interface FaultFinding {
  /** The ledger entry that is broken; empty where the fault has none. */
  requirement: string;
  /** From the message down. */
  path: Path;
  /** Which part of the place to mark. */
  mark: 'value' | 'key' | 'missing';
  title: string;
  what: string;
  why: string;
  fix?: FixPlan;
}

/** The finding of a fault. `message` names the message: «Message 3». */
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
        ? `${namesOf(fault, 'and')} is required`
        : `${named(fault.owner)} needs ${namesOf(fault, 'and')}`;
    case 'type':
      return fault.allowed ? `${subject} is one of a few words` : `${subject} is ${typeText(fault.types ?? [])}`;
    case 'null':
      return fault.optional ? `${subject} is left out rather than null` : `${subject} is never null`;
    case 'value':
      return fault.allowed?.length === 1
        ? `${subject} is ${listed(fault.allowed)}`
        : `${subject} is one of a closed set`;
    case 'range':
      return `${subject} is ${rangeText(fault.schema)}`;
    case 'length':
      return `${subject} has ${lengthText(fault.schema)}`;
    case 'format':
      return `${subject} has a form of its own`;
    case 'foreign':
      return `${subject} belongs to other revisions`;
    case 'misspelt':
      return `${named(fault.instead ?? '')} is matched letter by letter`;
  }
}

/** Members that hold an address of the web rather than any URI. */
const WEB: ReadonlySet<string> = new Set(['url', 'src', 'websiteUrl']);

function whatOf(fault: ShapeFault, message: string, deep: DeepModel): string {
  const { fault: kind, path, found = null, instead, owner } = fault;
  const place = placeText(path, message);
  const starts = place.startsWith('`') ? `In ${lower(message)}, ${place}` : place;
  switch (kind) {
    case 'missing': {
      const commonMistake = instead === undefined ? '' : ` It has ${named(instead)}; the name is ${nameOf(fault)}.`;
      return `${starts} has no ${namesOf(fault, 'or')}.${commonMistake}`;
    }
    case 'type':
    case 'null': {
      const types = typeText(fault.types ?? []);
      const set = fault.allowed ? listed(fault.allowed, 'or', 10) : types;
      const leave = kind === 'null' && fault.optional ? ', or left out' : '';
      return `${starts} is ${whatIs(found)}; here it is ${set}${leave}.`;
    }
    case 'value': {
      const near = instead === undefined ? '' : ` ${named(instead)} is the nearest.`;
      const allowed = fault.allowed ?? [];
      const set =
        allowed.length === 1 ? `It is ${listed(allowed)} here.` : `Allowed are ${listed(allowed, 'and', 12)}.`;
      return `${starts} is ${code(found)}. ${set}${near}${laterOf(fault, deep)}`;
    }
    case 'range':
      return `${starts} is ${code(found)}; it is ${rangeText(fault.schema)}.`;
    case 'length':
      return `${starts} is ${whatIs(found)}; it has ${lengthText(fault.schema)}.`;
    case 'format': {
      const { format } = fault.schema;
      const web = format === 'uri' && WEB.has(String(path.at(-1)));
      const form = web ? 'an absolute address, such as `https://example.com/a`' : format && FORMAT_TEXTS[format];
      return `${starts} is ${code(found)}; it is ${form ?? 'another form'}.`;
    }
    case 'foreign': {
      const where = owner === null ? '' : ` ${spell(revisionsWith(owner, fault.member ?? ''))}`;
      return `${starts} exists${where}; this revision does not define it.`;
    }
    case 'misspelt':
      return `${starts} is no name this revision knows; ${named(instead ?? '')} is.`;
  }
}

/** Where the value is the name of a thing that only other revisions have. */
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
