/** What official extensions add to items: the view of a tool (MCP Apps), and the files of a skill. */
import { code, named } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { exactly } from './meaning.ts';
import type { Effect, ItemChange } from './types.ts';

const change = (
  kind: ItemChange['kind'],
  path: readonly (string | number)[],
  says: string,
  effect: Effect,
  because: string | null,
): ItemChange => ({ kind, pointer: pointerOf(path), says, effect, because });

/** The changes of `_meta.ui` of a tool; null if only other metadata differs. */
export function viewChanges(a: JsonObject, b: JsonObject): ItemChange[] | null {
  const [one, other] = [objectAt(objectAt(a, '_meta'), 'ui'), objectAt(objectAt(b, '_meta'), 'ui')];
  if (exactly(one) === exactly(other)) return null;
  const changes: ItemChange[] = [];
  const path = ['_meta', 'ui', 'resourceUri'];
  const [before, after] = [get(one, 'resourceUri'), get(other, 'resourceUri')];
  if (before === undefined && after !== undefined)
    changes.push(change('added', path, `It has the view ${code(after)} now.`, 'none', null));
  else if (before !== undefined && after === undefined)
    changes.push(
      change('removed', path, 'It no longer has a view.', 'may-break', 'Hosts show its result as text only.'),
    );
  else if (exactly(before) !== exactly(after))
    changes.push(
      change('changed', path, `Its view is ${code(after ?? null)} instead of ${code(before ?? null)}.`, 'none', null),
    );
  const [was, is] = [callersOf(one), callersOf(other)];
  for (const caller of CALLERS) {
    if (was.includes(caller) === is.includes(caller)) continue;
    const who = caller === 'app' ? 'Views' : 'Models';
    changes.push(
      is.includes(caller)
        ? change('changed', ['_meta', 'ui', 'visibility'], `${who} can call it now.`, 'none', null)
        : change(
            'changed',
            ['_meta', 'ui', 'visibility'],
            `${who} can no longer call it.`,
            'breaking',
            caller === 'app' ? 'Hosts reject the calls of views.' : 'Hosts hide the tool from the model.',
          ),
    );
  }
  return changes.length > 0 ? changes : null;
}

const CALLERS = ['model', 'app'] as const;

/** The callers of a tool; both by default. */
function callersOf(ui: JsonObject): readonly (JsonValue | undefined)[] {
  const list = get(ui, 'visibility');
  return Array.isArray(list) ? list : CALLERS;
}

/** The changes of a member of a skill; null for members that only differ. */
export function skillChanges(name: string, a: JsonObject, b: JsonObject): ItemChange[] | null {
  if (name === 'frontmatter') return frontmatterChanges(objectAt(a, name), objectAt(b, name));
  const [one, other] = [filesOf(a), filesOf(b)];
  if (name !== 'resources' || !one || !other) return null;
  const changes: ItemChange[] = [];
  for (const [uri, { file }] of one) {
    const after = other.get(uri);
    const because = 'Agents that follow the instructions find nothing there.';
    if (!after)
      changes.push(change('removed', ['resources'], `Its file ${named(uri)} is removed.`, 'may-break', because));
    else if (get(file, 'digest') !== get(after.file, 'digest')) {
      const says = `Its file ${named(uri)} has other contents.`;
      changes.push(change('changed', ['resources', after.at, 'digest'], says, 'none', null));
    }
  }
  for (const [uri, { at }] of other)
    if (!one.has(uri)) changes.push(change('added', ['resources', at], `Its file ${named(uri)} is new.`, 'none', null));
  return changes;
}

function frontmatterChanges(a: JsonObject, b: JsonObject): ItemChange[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => exactly(get(a, key)) !== exactly(get(b, key)))
    .map((key) => {
      const because = key === 'description' ? 'Models may choose the skill in other cases.' : null;
      const kind = get(a, key) === undefined ? 'added' : get(b, key) === undefined ? 'removed' : 'changed';
      const verb = { added: 'is new', removed: 'is removed', changed: 'differs' }[kind];
      return change(kind, ['frontmatter', key], `Its ${named(key)} ${verb}.`, 'none', because);
    });
}

/** The files of a skill by URI; null if it lists none. */
function filesOf(skill: JsonObject): Map<string, { file: JsonObject; at: number }> | null {
  const list = get(skill, 'resources');
  if (!Array.isArray(list)) return null;
  return new Map(
    list.flatMap((file, at) => {
      const uri = isObject(file) ? get(file, 'uri') : undefined;
      return isObject(file) && typeof uri === 'string' ? [[uri, { file, at }] as const] : [];
    }),
  );
}
