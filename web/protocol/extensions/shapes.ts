/** Judges messages and settings by the types of extensions. */
import { CLIENT_CAPABILITIES } from '../rules/keys.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Extension } from '../model/extensions/define.ts';
import { EXTENSIONS, extensionMethod, typesOf } from '../model/extensions/index.ts';
import { findingOf } from '../schema/fault-text.ts';
import { faultsOf, type OtherRevisions, type ShapeFault } from '../schema/faults.ts';
import { SHAPE_KINDS } from '../schema/kinds.ts';
import type { FixPlan } from '../json/plan.ts';
import type { Scene, Sent } from './define.ts';
import { apps } from '../model/extensions/apps.ts';
import { skills } from '../model/extensions/skills.ts';

/** A fault of a typed value, ready to report. */
export interface TypeFault {
  readonly at: Sent;
  /** Empty if no requirement is named: then the type itself demands it. */
  readonly requirement: string;
  readonly rule: string;
  readonly path: Path;
  readonly mark: 'value' | 'key' | 'missing';
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly fix?: FixPlan;
  readonly url: string;
  readonly place: string;
}

const NONE: OtherRevisions = { member: () => null };

/** All faults of the types in a scene. */
export function typeFaults(scene: Scene): TypeFault[] {
  return scene.messages.flatMap((message) => [
    ...faultsOfMessage(message, scene),
    ...placesOf(message).flatMap(({ extension, type, value, path }) => judged(message, extension, type, value, path)),
  ]);
}

/** Results of skills have no type and no cache hints before the revision that introduced both. */
const LATER = /^(?:resultType|ttlMs|cacheScope)$/u;

function faultsOfMessage(message: Sent, { stateless }: Scene): TypeFault[] {
  const found = message.method === null ? null : extensionMethod(message.method);
  if (!found) return faultsOfResult(message);
  const { extension, row } = found;
  if (message.kind === 'response')
    return row.result === undefined || !isObject(get(message.object, 'result'))
      ? []
      : judged(message, extension, row.result, message.result, ['result']).filter(
          ({ path, mark, what }) =>
            stateless || extension.id !== skills.id || !(mark === 'missing' && path.length === 1 && lacksLater(what)),
        );
  if (message.kind !== row.kind || row.type === undefined) return [];
  return judged(message, extension, row.type, message.object, []);
}

/** A response whose request the text does not show, judged by the members that only one result has. */
function faultsOfResult(message: Sent): TypeFault[] {
  const { kind, method, result } = message;
  if (kind !== 'response' || method !== null) return [];
  const path = ['result'];
  if (message.channel === 'view' && isObject(get(result, 'hostCapabilities')))
    return judged(message, apps, 'UiInitializeResult', result, path);
  const list = get(result, 'skills');
  if (Array.isArray(list))
    return list.flatMap((skill, index) => judged(message, skills, 'Skill', skill, [...path, 'skills', index]));
  const skill = get(result, 'skill');
  return isObject(skill) && isObject(get(skill, 'frontmatter'))
    ? judged(message, skills, 'Skill', skill, [...path, 'skill'])
    : [];
}

function lacksLater(what: string): boolean {
  return [...what.matchAll(/`(\w+)`/gu)].some(([, name = '']) => LATER.test(name));
}

interface TypedPlace {
  readonly extension: Extension;
  readonly type: string;
  readonly value: JsonValue;
  readonly path: Path;
}

/** Values of extensions in messages of the core: settings of a declaration, and `_meta.ui`. */
function placesOf({ kind, channel, method, params, result, object }: Sent): TypedPlace[] {
  const out: TypedPlace[] = [];
  const add = (type: string, holder: JsonObject, key: string, path: Path, extension = apps): void => {
    const value = get(holder, key);
    if (isObject(value)) out.push({ extension, type, value, path: [...path, key] });
  };
  if (channel === 'view' && kind !== 'response') return out;
  const client = kind === 'request' && method === 'initialize' ? objectAt(params, 'capabilities') : null;
  if (client)
    add('UiClientSettings', objectAt(client, 'extensions'), apps.id, ['params', 'capabilities', 'extensions']);
  const perRequest = objectAt(objectAt(params, '_meta'), CLIENT_CAPABILITIES);
  add('UiClientSettings', objectAt(perRequest, 'extensions'), apps.id, [
    'params',
    '_meta',
    CLIENT_CAPABILITIES,
    'extensions',
  ]);
  if (kind !== 'response' || !isObject(get(object, 'result'))) return out;
  const lists = [
    ['tools', 'UiToolMeta'],
    ['resources', 'UiResourceMeta'],
    ['contents', 'UiResourceMeta'],
  ] as const;
  for (const [list, type] of lists) {
    const items = get(result, list);
    if (!Array.isArray(items)) continue;
    items.forEach((item, index) => {
      if (isObject(item)) add(type, objectAt(item, '_meta'), 'ui', ['result', list, index, '_meta']);
    });
  }
  return out;
}

/** The faults of a value by a type of an extension. */
function judged(at: Sent, extension: Extension, type: string, value: JsonValue, path: Path): TypeFault[] {
  const deep = typesOf(extension);
  return faultsOf({ $ref: type }, value, path, deep, NONE)
    .filter(
      (fault) => fault.fault !== 'foreign' && !(at.altered && fault.fault === 'missing') && !isSingleBlock(at, fault),
    )
    .map((fault) => {
      const finding = findingOf(fault, deep, at.name);
      const owner = deep.types.get(fault.owner ?? type) ?? deep.types.get(type);
      return {
        ...finding,
        at,
        rule: ruleOf(fault),
        url: owner?.url ?? '',
        place: owner?.clause ?? '',
      };
    });
}

/** The text of MCP Apps has one block where its types have an array: a rule reports it, as information. */
function isSingleBlock({ method, params }: Sent, { path }: ShapeFault): boolean {
  return method === 'ui/message' && path.at(-1) === 'content' && path.length === 2 && isObject(get(params, 'content'));
}

function ruleOf({ fault }: ShapeFault): string {
  return SHAPE_KINDS[fault].id;
}

/** The requirements that the types name. */
export function requirementsOfTypes(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { types } of EXTENSIONS) {
    for (const [id] of JSON.stringify(types).matchAll(/(?:apps|skills|tasks-ext)\/[\w-]+/gu))
      if (extensionMethod(id) === null) found.add(id);
  }
  return found;
}
