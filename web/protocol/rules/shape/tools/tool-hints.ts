import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { inner, LEGACY, MODERN, tool, toolText } from './example-messages.ts';

const hinted = (hints: string, revision = LEGACY) =>
  tool(`"inputSchema":{"type":"object","additionalProperties":false},"annotations":{${hints}}`, revision);

function saysMoreThanReadOnly(hints: JsonValue): boolean {
  if (!isObject(hints) || get(hints, 'readOnlyHint') !== true) return false;
  return has(hints, 'destructiveHint') || has(hints, 'idempotentHint');
}

/** What a tool may destroy, and whether a call may be repeated, is asked only of tools that change something. */
export const toolHints = defineShapeRule({
  id: 'tools/annotation-read-only-conflict',
  requirements: ['tools/annotation-read-only-conflict'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'annotations', when: saysMoreThanReadOnly }],
  title: 'A tool that only reads destroys nothing',
  why: 'Clients have to guess which of the two is true, and some then ask the user for no reason.',
  how: 'Leave `destructiveHint` and `idempotentHint` off tools that only read, or drop `readOnlyHint`.',
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
      what: `In ${inner(place)}, ${toolText(place)} says \`readOnlyHint\` and beside it ${named(odd)}, which means something only where a tool changes things.`,
      fix: { says: `Leave ${named(odd)} out.`, safety: 'unsafe', steps: [{ do: 'remove', path }] },
    });
  },
});
