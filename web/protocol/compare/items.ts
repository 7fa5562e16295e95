/** Items of lists compared member by member: tools, resources, templates and prompts, with what each change means for clients. */
import { code, named } from '../json/describe.ts';
import { get, has, isObject, objectAt } from '../json/object.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { skillChanges, viewChanges } from './extension-items.ts';
import { exactly } from './meaning.ts';
import type { ListName } from './offer.ts';
import { schemaChanges, type SchemaChange } from './schema.ts';
import type { Effect, ItemChange } from './types.ts';

/** The changes of one member, by list; null for a member that only differs. */
type MemberChanges = (name: string, a: JsonObject, b: JsonObject) => ItemChange[] | null;

const MEMBERS: Readonly<Partial<Record<ListName, MemberChanges>>> = {
  tools: toolMember,
  prompts: promptMember,
  skills: skillChanges,
};

/** The changes from one item to another with the same key. */
export function itemChanges(list: ListName, a: JsonObject, b: JsonObject): ItemChange[] {
  const changes: ItemChange[] = [];
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [before, after] = [get(a, name), get(b, name)];
    if (exactly(before) === exactly(after)) continue;
    const own = MEMBERS[list]?.(name, a, b) ?? null;
    changes.push(...(own ?? [plainMember(list, name, before, after)]));
  }
  return changes;
}

// ---- Tools ----------------------------------------------------------------------------------------------------------

function toolMember(name: string, a: JsonObject, b: JsonObject): ItemChange[] | null {
  const [before, after] = [get(a, name), get(b, name)];
  if (name === 'inputSchema') return inputChanges(before ?? {}, after ?? {});
  if (name === 'outputSchema') return outputChanges(before, after);
  if (name === 'annotations') return hintChanges(objectAt(a, name), objectAt(b, name));
  if (name === '_meta') return viewChanges(a, b);
  if (name === 'execution') return taskChanges(objectAt(a, name), objectAt(b, name));
  return null;
}

/** Changes of what a caller passes: what is no longer accepted breaks calls. */
function inputChanges(a: JsonValue, b: JsonValue): ItemChange[] {
  return schemaChanges(a, b).map((change) => {
    const { lost, unsure } = change;
    const effect: Effect = lost === null ? 'none' : unsure ? 'may-break' : 'breaking';
    return schemaItem(change, 'inputSchema', effect, inputReason(change, effect));
  });
}

function inputReason({ lost, because }: SchemaChange, effect: Effect): string | null {
  if (effect === 'none') return null;
  if (because !== null) return because;
  return effect === 'breaking'
    ? `Calls that ${lost} are rejected.`
    : 'It depends on the values whether calls are rejected.';
}

/** Changes of what a caller receives: what is new there, or missing, breaks readers. */
function outputChanges(a: JsonValue | undefined, b: JsonValue | undefined): ItemChange[] {
  if (a === undefined) {
    return [member('outputSchema', 'added', 'declares an output schema now', 'none', null, undefined, b)];
  }
  if (b === undefined) {
    const because = 'Clients that read `structuredContent` by the schema have no promise any more.';
    return [member('outputSchema', 'removed', 'no longer declares an output schema', 'may-break', because, a)];
  }
  return schemaChanges(a, b).map((change) => {
    const { kind, lost, gained, unsure } = change;
    const gone = kind === 'removed' && change.path.at(-2) === 'properties';
    if (gone) {
      const sure = gained !== null;
      const because = sure
        ? 'Clients that read it find nothing.'
        : 'Clients that read it, where it was present, find nothing.';
      return schemaItem(change, 'outputSchema', sure ? 'breaking' : 'may-break', because);
    }
    if (gained === null) return schemaItem(change, 'outputSchema', 'none', null);
    const other = lost !== null && !unsure && change.says.includes(' instead of ');
    const because = unsure
      ? 'It depends on the values whether clients expect them.'
      : `Results may ${gained}, which clients of the old schema do not expect.`;
    return schemaItem(change, 'outputSchema', other ? 'breaking' : 'may-break', because);
  });
}

function schemaItem(change: SchemaChange, root: string, effect: Effect, because: string | null): ItemChange {
  const { path, of, kind, says } = change;
  const input = root === 'inputSchema';
  const subject =
    of === ''
      ? `The ${input ? 'input' : 'output'} schema`
      : `The ${input ? 'argument' : 'member'} ${named(of)}${input ? '' : ' of the result'}`;
  return { kind, pointer: pointerOf([root, ...path]), says: `${subject} ${says}.`, effect, because };
}

/** Hints with the values that apply if they are absent, and why a change of each matters. */
const HINTS: Readonly<Record<string, { absent: boolean; worse: boolean; because: string }>> = {
  readOnlyHint: { absent: false, worse: false, because: 'Hosts that run read-only tools without asking now ask.' },
  destructiveHint: { absent: true, worse: true, because: 'Hosts may ask before each call now.' },
  idempotentHint: { absent: false, worse: false, because: 'Clients must no longer repeat a call that failed.' },
  openWorldHint: { absent: true, worse: true, because: 'Hosts may treat the results with less trust.' },
};

function hintChanges(a: JsonObject, b: JsonObject): ItemChange[] {
  const changes: ItemChange[] = [];
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const hint = HINTS[name];
    const [before, after] = [get(a, name) ?? hint?.absent, get(b, name) ?? hint?.absent];
    if (before === after || exactly(before) === exactly(after)) continue;
    const worse = hint !== undefined && after === hint.worse;
    const says = hint
      ? `The hint ${named(name)} is ${code(after ?? null)} instead of ${code(before ?? null)}.`
      : `The annotation ${named(name)} differs.`;
    const pointer = pointerOf(['annotations', name]);
    const effect = worse ? 'may-break' : 'none';
    changes.push({ kind: 'changed', pointer, says, effect, because: worse ? hint.because : null });
  }
  return changes;
}

function taskChanges(a: JsonObject, b: JsonObject): ItemChange[] {
  const [before, after] = [get(a, 'taskSupport') ?? 'forbidden', get(b, 'taskSupport') ?? 'forbidden'];
  if (before === after) return [];
  const says = `Its \`taskSupport\` is ${code(after)} instead of ${code(before)}.`;
  const pointer = '/execution/taskSupport';
  if (after === 'required') {
    const because = 'Calls that do not request a task are rejected.';
    return [{ kind: 'changed', pointer, says, effect: 'breaking', because }];
  }
  if (after === 'forbidden') {
    const effect: Effect = before === 'required' ? 'breaking' : 'may-break';
    return [{ kind: 'changed', pointer, says, effect, because: 'Calls that request a task are rejected.' }];
  }
  return [{ kind: 'changed', pointer, says, effect: 'none', because: null }];
}

// ---- Prompts --------------------------------------------------------------------------------------------------------

function promptMember(name: string, a: JsonObject, b: JsonObject): ItemChange[] | null {
  if (name !== 'arguments') return null;
  const [before, after] = [argumentsOf(a), argumentsOf(b)];
  const changes: ItemChange[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(key), after.get(key)];
    const pointer = pointerOf(['arguments', [...(other ? after : before).keys()].indexOf(key)]);
    const argument = `The argument ${named(key)}`;
    const needed = other !== undefined && get(other, 'required') === true;
    const add = (kind: ItemChange['kind'], says: string, effect: Effect, because: string | null): void =>
      void changes.push({ kind, pointer, says: `${argument} ${says}.`, effect, because });
    const rejected = 'Requests that omit it are rejected.';
    if (!one && needed) add('added', 'is new and required', 'breaking', rejected);
    else if (!one) add('added', 'is new and optional', 'none', null);
    else if (!other) add('removed', 'is removed', 'may-break', 'Servers may ignore or reject it.');
    else {
      const was = get(one, 'required') === true;
      if (was !== needed)
        add(
          'changed',
          needed ? 'is now required' : 'is now optional',
          needed ? 'breaking' : 'none',
          needed ? rejected : null,
        );
      for (const part of new Set([...Object.keys(one), ...Object.keys(other)]))
        if (part !== 'required' && exactly(get(one, part)) !== exactly(get(other, part)))
          add('changed', `has another \`${part}\``, 'none', null);
    }
  }
  return changes;
}

function argumentsOf(prompt: JsonObject): Map<string, JsonObject> {
  const list = get(prompt, 'arguments');
  const map = new Map<string, JsonObject>();
  for (const one of Array.isArray(list) ? list.filter(isObject) : []) {
    const name = get(one, 'name');
    if (typeof name === 'string') map.set(name, one);
  }
  return map;
}

// ---- Everything else ------------------------------------------------------------------------------------------------

/** Members whose change says nothing about how the item is used: texts for people, sizes and times. */
const TEXTS = new Set(['title', 'description', 'icons', 'size', 'annotations', '_meta', 'name', 'websiteUrl']);

function plainMember(list: ListName, name: string, a?: JsonValue, b?: JsonValue): ItemChange {
  const kind = a === undefined ? 'added' : b === undefined ? 'removed' : 'changed';
  const verb = { added: 'is new', removed: 'is removed', changed: 'differs' }[kind];
  const mime = name === 'mimeType' && kind !== 'added';
  const model = list === 'tools' && (name === 'description' || name === 'title');
  return {
    kind,
    pointer: pointerOf([name]),
    says: `Its ${named(name)} ${verb}.`,
    effect: mime ? 'may-break' : 'none',
    because: mime
      ? 'Clients that expect the other media type may not be able to read it.'
      : model && name === 'description'
        ? 'Models may choose the tool in other cases.'
        : TEXTS.has(name)
          ? null
          : 'The specification does not define this member for clients.',
    ...(a === undefined ? {} : { before: a }),
    ...(b === undefined ? {} : { after: b }),
  };
}

function member(
  name: string,
  kind: ItemChange['kind'],
  says: string,
  effect: Effect,
  because: string | null,
  before?: JsonValue,
  after?: JsonValue,
): ItemChange {
  return {
    kind,
    pointer: pointerOf([name]),
    says: `It ${says}.`,
    effect,
    because,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

/** True if two tools have the same arguments by meaning, and at least one: the new one may be the old one renamed. */
export function hasSameArguments(a: JsonObject, b: JsonObject): boolean {
  const [one, other] = [objectAt(a, 'inputSchema'), objectAt(b, 'inputSchema')];
  const named = Object.keys(objectAt(one, 'properties')).length > 0;
  return (
    named &&
    has(b, 'inputSchema') &&
    schemaChanges(one, other).every(({ lost, gained, kind }) => kind === 'changed' && lost === null && gained === null)
  );
}
