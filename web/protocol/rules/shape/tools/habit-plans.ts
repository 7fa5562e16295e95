/** Repairs for habits of older drafts of JSON Schema. */
import type { FixPlan, Path } from '../../../json/plan.ts';
import { get } from '../../../json/object.ts';
import type { Part } from './documents.ts';

const BOUND: Readonly<Record<string, string>> = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' };

/** The number moves into the keyword that was a flag; a flag that says no just goes. */
export function boundPlan(part: Part, at: Path, flag: string): FixPlan | null {
  const bound = BOUND[flag] ?? '';
  const limit = get(part.schema, bound);
  const path = [...at, flag];
  if (get(part.schema, flag) === false) {
    return { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] };
  }
  if (typeof limit !== 'number') return null;
  return {
    says: `Write the limit itself: \`"${flag}": ${limit}\`.`,
    safety: 'safe',
    steps: [
      { do: 'replace', path, value: limit },
      { do: 'remove', path: [...at, bound] },
    ],
  };
}

/** The flag goes, and the name of the property moves into the list of the object around. */
export function requiredPlan(part: Part, at: Path, document: Path): FixPlan | null {
  const path = [...at, 'required'];
  const found = get(part.schema, 'required');
  const flag = found === 'true' ? true : found === 'false' ? false : found;
  const remove = { do: 'remove', path } as const;
  if (flag === false || flag === null) return { says: 'Leave it out.', safety: 'safe', steps: [remove] };
  if (typeof flag === 'string') {
    return { says: 'Make it a list.', safety: 'safe', steps: [{ do: 'replace', path, value: [flag] }] };
  }
  const { property, up } = part;
  if (flag !== true || property === null || !up) return null;
  const list = get(up.schema, 'required');
  const around = [...document, ...up.path];
  const says = `List \`${property}\` in the \`required\` of the object around.`;
  if (list === undefined) {
    const value = [property];
    return { says, safety: 'safe', steps: [remove, { do: 'insert', path: around, key: 'required', value }] };
  }
  if (!Array.isArray(list)) return null;
  const value = list.includes(property) ? list : [...list, property];
  return { says, safety: 'safe', steps: [remove, { do: 'replace', path: [...around, 'required'], value }] };
}
