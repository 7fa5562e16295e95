import type { FixPlan } from '../../../json/plan.ts';
import type { JsonObject } from '../../../json/types.ts';
import { fits } from '../../../schema/formats.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { keepsDigits } from '../../../json/encoded.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { brought, FIRST, inner, LEGACY, MODERN, PLAIN, toolList } from './example-messages.ts';

/** The whole value, rewritten in MCP’s form. */
function rewritten(place: Place, value: JsonObject): { fix: FixPlan } | object {
  if (!keepsDigits(place.value)) return {};
  return { fix: { says: 'Rewrite it in MCP’s form.', safety: 'safe', steps: [{ do: 'replace', path: [], value }] } };
}

/** A tool in the form of model providers’ APIs: name and schema one level down, in `function`. */
export const providerTool = defineShapeRule({
  id: 'tools/provider-tool',
  requirements: ['input-schema/required', 'tools/name-required'],
  class: 'spec',
  types: ['Tool'],
  cues: [{ at: 'function' }],
  title: 'A tool {must} have its name and `inputSchema` at the top level',
  why: 'Clients look for both in the tool itself and ignore `function`.',
  how: 'Move the name and the description out of `function`, and rename `parameters` to `inputSchema`.',
  examples: {
    good: [
      {
        revision: LEGACY,
        text: toolList('{"name":"add","inputSchema":{"type":"object","properties":{"a":{}}}}', LEGACY),
      },
    ],
    bad: [
      {
        revision: FIRST,
        text: toolList('⟦{"type":"function","function":{"name":"add","parameters":{"type":"object"}}}⟧', FIRST),
      },
      { revision: LEGACY, text: toolList('⟦{"inputSchema":{"type":"object"},"function":{"name":"add"}}⟧', LEGACY) },
      { revision: PLAIN, text: toolList('⟦{"name":"add","function":{"description":"Adds."}}⟧', PLAIN) },
    ],
  },
  judge(place) {
    const { value } = place;
    const [name, schema] = [has(value, 'name'), has(value, 'inputSchema')];
    if (!has(value, 'function') || (name && schema)) return;
    const { parameters, ...inside } = objectAt(value, 'function');
    const { type: _type, function: _function, ...rest } = value;
    const plain = isObject(parameters) && get(parameters, 'type') === 'object' && typeof inside.name === 'string';
    place.report({
      requirement: schema ? 'tools/name-required' : 'input-schema/required',
      mark: 'missing',
      what: `A tool in ${inner(place)} has its definition in \`function\`, as in the APIs of model providers.`,
      ...(plain && !name && !schema ? rewritten(place, { ...rest, ...inside, inputSchema: parameters }) : {}),
    });
  },
});

/** An image in the form of model providers’ APIs: bytes and media type one level down, in `source`. */
export const providerImage = defineShapeRule({
  id: 'content/provider-image',
  requirements: ['content/image-data-required', 'content/image-mime-required'],
  class: 'spec',
  types: ['ImageContent'],
  cues: [{ at: 'source' }],
  title: 'An image {must} have its data and media type at the top level',
  why: 'Clients look for `data` and `mimeType` in the block itself and find no image.',
  how: 'Put `data` and `mimeType` into the block, without `source`.',
  examples: {
    good: [brought('"content":[{"type":"image","data":"aGk=","mimeType":"image/png","source":"camera"}]')],
    bad: [
      brought(
        '"content":[⟦{"type":"image","source":{"type":"base64","media_type":"image/png","data":"aGk="}}⟧]',
        MODERN,
      ),
      brought('"content":[⟦{"type":"image","data":"aGk=","source":{"media_type":"image/png"}}⟧]'),
      brought('"content":[⟦{"type":"image","source":{"type":"url","url":"https://example.com/a.png"}}⟧]', FIRST),
    ],
  },
  judge(place) {
    const { source: _source, ...rest } = place.value;
    const bytes = has(rest, 'data');
    if (!has(place.value, 'source') || (bytes && has(rest, 'mimeType'))) return;
    const source = objectAt(place.value, 'source');
    const [data, mimeType] = [get(source, 'data'), get(source, 'media_type') ?? get(rest, 'mimeType')];
    const plain = !bytes && typeof data === 'string' && fits('base64', data) && typeof mimeType === 'string';
    place.report({
      requirement: bytes ? 'content/image-mime-required' : 'content/image-data-required',
      mark: 'missing',
      what: bytes
        ? `An image in ${inner(place)} has \`data\` but no \`mimeType\`.`
        : `An image in ${inner(place)} has its bytes in \`source\`, as in the APIs of model providers.`,
      ...(plain ? rewritten(place, { ...rest, data, mimeType }) : {}),
    });
  },
});
