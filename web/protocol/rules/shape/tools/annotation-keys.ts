import type { JsonValue } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { listed, named } from '../../../json/describe.ts';
import { nearest } from '../../../json/nearest.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { inner, LEGACY, MODERN, tool, toolText } from './example-messages.ts';

/** The members of `ToolAnnotations`, the same in every revision that has them. */
const KNOWN: readonly string[] = ['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

const HINTS = KNOWN.slice(1);

const hinted = (hints: string, revision = LEGACY) =>
  tool(`"inputSchema":{"type":"object","additionalProperties":false},"annotations":{${hints}}`, revision);

const letters = (name: string): string => name.replaceAll(/[^A-Za-z]/gu, '').toLowerCase();

function hasOthers(hints: JsonValue): boolean {
  if (!isObject(hints)) return false;
  for (const key in hints) if (!KNOWN.includes(key)) return true;
  return false;
}

/** True for a custom name with a prefix, as `_meta` has them, and for the `x-` of JSON Schema and OpenAPI. */
function isCustom(key: string): boolean {
  return key.startsWith('_') || key.startsWith('x-') || /[/.:]/u.test(key);
}

/** The known name that is meant: the same letters, the name without `Hint`, or a close spelling. */
function meantBy(key: string, free: readonly string[]): string | null {
  const own = letters(key);
  return free.find((name) => [own, `${own}hint`].includes(letters(name))) ?? nearest(key, free);
}

function judgeKey(place: Place, key: string, present: readonly string[]): void {
  const meant = meantBy(
    key,
    KNOWN.filter((name) => !present.includes(name)),
  );
  const path = ['annotations', key];
  const advice =
    meant === null
      ? `The known ones are ${listed(KNOWN, 'and', 5)}. Put other data into \`_meta\``
      : `The closest of ${listed(KNOWN, 'and', 5)} is ${named(meant)}`;
  place.report({
    requirement: 'tools/annotation-keys',
    path,
    mark: 'key',
    what: `In ${inner(place)}, ${toolText(place)} has ${named(key)} in \`annotations\`, which no revision defines. ${advice}.`,
    ...(meant !== null && {
      fix: { says: `Rename it to ${named(meant)}.`, safety: 'unsafe', steps: [{ do: 'rename', path, to: meant }] },
    }),
  });
}

/** A hint beside `annotations`: custom members of a tool are allowed, so nothing else reports it. */
function judgeOutside(place: Place, hint: string): void {
  const { value } = place;
  const hints = get(value, 'annotations');
  const path = [hint];
  if (place.wrong(path) || has(objectAt(value, 'annotations'), hint)) return;
  place.report({
    requirement: 'tools/annotation-keys',
    path,
    mark: 'key',
    what: `In ${inner(place)}, ${toolText(place)} has ${named(hint)} beside \`annotations\`, where clients do not read it. Move it into \`annotations\`.`,
    ...((isObject(hints) || hints === undefined) && {
      fix: {
        says: `Move ${named(hint)} into \`annotations\`.`,
        safety: 'safe',
        steps: [{ do: 'move', path, to: ['annotations', hint] }],
      },
    }),
  });
}

/** Names in the annotations of a tool that no revision defines, and hints outside them. https://modelcontextprotocol.io/specification/2025-11-25/schema#toolannotations */
export const annotationKeys = defineShapeRule({
  id: 'tools/annotation-keys',
  requirements: ['tools/annotation-keys'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'annotations', when: hasOthers }, ...HINTS.map((at) => ({ at }))],
  title: 'A hint about a tool that clients do not read',
  why: 'Clients read only the names of the specification, so a hint with another name, or at another place, has no effect.',
  how: 'Use `readOnlyHint`, `destructiveHint`, `idempotentHint` or `openWorldHint` in `annotations`.',
  examples: {
    good: [
      hinted('"title":"Report","readOnlyHint":false,"openWorldHint":true'),
      hinted('"com.example/cost":2,"_vendor":true', MODERN),
    ],
    bad: [
      hinted('⟦"readOnly"⟧:true'),
      hinted('"readOnlyHint":true,⟦"category"⟧:"files"', MODERN),
      tool('⟦"destructiveHint"⟧:true,"inputSchema":{"type":"object","additionalProperties":false}'),
    ],
  },
  judge(place) {
    const present = Object.keys(objectAt(place.value, 'annotations'));
    const strange = present.filter((key) => !KNOWN.includes(key) && !isCustom(key));
    for (const key of strange.slice(0, 5)) if (!place.wrong(['annotations', key])) judgeKey(place, key, present);
    for (const hint of HINTS) if (has(place.value, hint)) judgeOutside(place, hint);
  },
});
