/** What a server offers: tools, resources, templates, prompts. */
import { isObject } from '../../../protocol/values.ts';
import { variablesOf } from '../../methods/uri-template.ts';
import type { Json, JsonRecord } from '../../types.ts';
import { checkDoing, type Promise } from './behaviors.ts';
import { checkSkill } from './skills.ts';
import type { Place } from './problems.ts';

// Schemas in a definition: reports mistakes that would change their meaning.

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Reports problems in a schema. */
function checkSchema(place: Place, schema: JsonRecord): void {
  const { type, properties, items, enum: values, pattern } = schema;
  for (const one of Array.isArray(type) ? type : type === undefined ? [] : [type])
    if (typeof one !== 'string' || !TYPES.includes(one))
      place
        .at('type')
        .report(`\`${JSON.stringify(one)}\` is not a type of JSON Schema. Types are ${TYPES.join(', ')}.`);
  if (values !== undefined && !Array.isArray(values)) place.at('enum').report('`enum` must be an array of values.');
  if (pattern !== undefined && !isPattern(pattern))
    place.at('pattern').report('This is not a valid regular expression.');
  checkRequired(place, schema);
  if (properties !== undefined) {
    const members = place.at('properties').object(properties) ?? {};
    for (const [key, member] of Object.entries(members)) inner(place.at('properties', key), member);
  }
  if (items !== undefined && !Array.isArray(items)) inner(place.at('items'), items);
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const list = schema[key];
    if (list === undefined) continue;
    for (const [index, one] of (place.at(key).list(list) ?? []).entries()) inner(place.at(key, index), one);
  }
}

function inner(place: Place, value: Json): void {
  if (typeof value === 'boolean') return;
  if (isObject(value)) checkSchema(place, value);
  else place.report('A schema must be an object, true or false.');
}

function checkRequired(place: Place, { required, properties, additionalProperties }: JsonRecord): void {
  if (required === undefined) return;
  if (!Array.isArray(required) || required.some((name) => typeof name !== 'string'))
    return place.at('required').report('`required` must be an array of member names.');
  if (additionalProperties !== false) return;
  const known = isObject(properties) ? properties : {};
  for (const [index, name] of required.entries())
    if (typeof name === 'string' && !Object.hasOwn(known, name))
      place
        .at('required', index)
        .report(`\`${name}\` is required, but it is not in \`properties\`, and additional properties are not allowed.`);
}

function isPattern(pattern: Json): boolean {
  if (typeof pattern !== 'string') return false;
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

const promised = (type: Promise['type'], outputSchema?: Json): Promise => ({ type, outputSchema, amended: checkParts });

/** Reports problems in the parts that are present. */
export function checkParts(place: Place, definition: JsonRecord): void {
  each(place, definition, 'tools', 'name', checkTool);
  each(place, definition, 'resources', 'uri', checkResource);
  each(place, definition, 'resourceTemplates', 'uriTemplate', checkTemplate);
  each(place, definition, 'prompts', 'name', checkPrompt);
  each(place, definition, 'skills', 'root', checkSkill);
}

function each(
  place: Place,
  definition: JsonRecord,
  key: string,
  unique: string,
  check: (place: Place, item: JsonRecord) => void,
): void {
  const value = definition[key];
  if (value === undefined) return;
  const items = place.at(key).list(value) ?? [];
  for (const [index, item] of items.entries()) {
    const object = place.at(key, index).object(item);
    if (object) check(place.at(key, index), object);
  }
  place.at(key).unique(items, unique);
}

function checkTool(place: Place, { does, ...tool }: JsonRecord): void {
  place.members(tool, [
    'name',
    'title',
    'description',
    'inputSchema',
    'outputSchema',
    'annotations',
    'icons',
    'execution',
    '_meta',
  ]);
  const { execution: _execution, ...shown } = tool;
  place.typed('Tool', shown, 'the tool');
  for (const key of ['inputSchema', 'outputSchema']) if (isObject(tool[key])) checkSchema(place.at(key), tool[key]);
  if (does === undefined) place.report('A tool needs `does`: its behavior.');
  else checkDoing(place.at('does'), does, promised('CallToolResult', tool.outputSchema));
}

const SHOWN = ['name', 'title', 'description', 'mimeType', 'annotations', 'icons', '_meta'];

function checkResource(place: Place, resource: JsonRecord): void {
  const { text, blob, does, ...shown } = resource;
  place.members(shown, ['uri', 'size', ...SHOWN]);
  place.typed('Resource', shown, 'the resource');
  checkBody(place, { text, blob, does });
}

function checkTemplate(place: Place, template: JsonRecord): void {
  const { text, blob, does, complete, ...shown } = template;
  place.members(shown, ['uriTemplate', ...SHOWN]);
  place.typed('ResourceTemplate', shown, 'the template');
  const { uriTemplate } = template;
  if (typeof uriTemplate === 'string') {
    const rest = uriTemplate.replaceAll(/\{\+?[\w.%]+\}/gu, '');
    if (/[{}]/u.test(rest))
      place
        .at('uriTemplate')
        .report('This server supports `{name}` and `{+name}`, and no other expressions in braces.');
    checkComplete(place, complete, variablesOf(uriTemplate), 'variable of the template');
  }
  checkBody(place, { text, blob, does });
}

function checkBody(place: Place, { text, blob, does }: { text?: Json; blob?: Json; does?: Json }): void {
  const given = [text, blob, does].filter((one) => one !== undefined);
  if (given.length > 1) place.report('A resource must have only one of `text`, `blob` and `does`.');
  if (text !== undefined && typeof text !== 'string') place.at('text').report('`text` must be a string.');
  if (blob !== undefined && !isBase64(blob)) place.at('blob').report('`blob` must be base64.');
  if (does !== undefined) checkDoing(place.at('does'), does, promised('ReadResourceResult'));
}

function isBase64(value: Json): boolean {
  return typeof value === 'string' && value.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/u.test(value);
}

function checkPrompt(place: Place, prompt: JsonRecord): void {
  const { does, messages, complete, ...shown } = prompt;
  place.members(shown, ['name', 'title', 'description', 'arguments', 'icons', '_meta']);
  place.typed('Prompt', shown, 'the prompt');
  const declared = Array.isArray(shown.arguments) ? shown.arguments : [];
  const names = declared.flatMap((one) => (isObject(one) && typeof one.name === 'string' ? [one.name] : []));
  if (Array.isArray(shown.arguments)) place.at('arguments').unique(shown.arguments, 'name');
  checkComplete(place, complete, names, 'argument of the prompt');
  if (does !== undefined) checkDoing(place.at('does'), does, promised('GetPromptResult'));
  if (messages === undefined) {
    if (does === undefined) place.report('A prompt needs `messages` or `does`.');
    return;
  }
  for (const [index, message] of (place.at('messages').list(messages) ?? []).entries()) {
    const object = place.at('messages', index).object(message);
    if (!object) continue;
    place.at('messages', index).typed('PromptMessage', object, 'the message');
    for (const [, name = ''] of JSON.stringify(object).matchAll(/\{\{\s*([\w$-]+)[^{}]*\}\}/gu))
      if (![...names, 'arguments', 'answers', 'memory'].includes(name))
        place.at('messages', index).report(`\`{{${name}}}\` refers to an argument that the prompt does not have.`);
  }
}

function checkComplete(place: Place, complete: Json | undefined, names: readonly string[], what: string): void {
  if (complete === undefined) return;
  const values = place.at('complete').object(complete) ?? {};
  for (const [name, value] of Object.entries(values)) {
    const here = place.at('complete', name);
    if (!names.includes(name)) here.report(`\`${name}\` does not match any ${what}.`);
    else if (!isObject(value)) checkTexts(here, value);
    else {
      here.members(value, ['by', 'of']);
      if (typeof value.by !== 'string' || !names.includes(value.by))
        here.at('by').report(`\`by\` must name another ${what}.`);
      const lists = here.at('of').object(value.of) ?? {};
      for (const [key, list] of Object.entries(lists)) checkTexts(here.at('of', key), list);
    }
  }
}

function checkTexts(place: Place, value: Json): void {
  const list = place.list(value);
  if (list?.some((one) => typeof one !== 'string')) place.report('Completion values must be strings.');
}
