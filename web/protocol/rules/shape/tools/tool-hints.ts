import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner, LEGACY, MODERN, tool, toolText } from './example-messages.ts';

const hinted = (hints: string, revision = LEGACY) =>
  tool(`"inputSchema":{"type":"object","additionalProperties":false},"annotations":{${hints}}`, revision);

function hasOtherHints(hints: JsonValue): boolean {
  if (!isObject(hints) || get(hints, 'readOnlyHint') !== true) return false;
  return has(hints, 'destructiveHint') || has(hints, 'idempotentHint');
}

/** `destructiveHint` and `idempotentHint` apply only to tools that change something. */
export const toolHints = defineShapeRule({
  id: 'tools/annotation-read-only-conflict',
  requirements: ['tools/annotation-read-only-conflict'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'annotations', when: hasOtherHints }],
  title: 'A read-only tool has a hint about changes',
  why: 'Clients must guess which hint is true, and some ask the user for confirmation without need.',
  how: 'Remove `destructiveHint` and `idempotentHint` from read-only tools, or remove `readOnlyHint`.',
  examples: {
    good: [
      hinted('"readOnlyHint":true,"destructiveHint":false'),
      hinted('"readOnlyHint":false,"destructiveHint":true,"idempotentHint":true', MODERN),
    ],
    bad: [
      hinted('"readOnlyHint":true,⟦"destructiveHint"⟧:true'),
      hinted('⟦"idempotentHint"⟧:true,"readOnlyHint":true', MODERN),
    ],
  },
  judge(place) {
    const hints = objectAt(place.value, 'annotations');
    if (get(hints, 'readOnlyHint') !== true) return;
    const destroys = get(hints, 'destructiveHint') === true;
    if (!destroys && get(hints, 'idempotentHint') !== true) return;
    const odd = destroys ? 'destructiveHint' : 'idempotentHint';
    const path = ['annotations', odd];
    if (!has(hints, odd) || place.wrong(path)) return;
    place.report({
      requirement: 'tools/annotation-read-only-conflict',
      path,
      mark: 'key',
      what: `In ${inner(place)}, ${toolText(place)} has \`readOnlyHint\` and also ${named(odd)}, which applies only to tools that change something.`,
      fix: { says: `Remove ${named(odd)}.`, safety: 'unsafe', steps: [{ do: 'remove', path }] },
    });
  },
});
