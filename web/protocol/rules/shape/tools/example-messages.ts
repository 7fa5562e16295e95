/** Parts of the sentences and the examples of this area. */
import type { Path } from '../../../json/plan.ts';
import type { RevisionId } from '../../../types.ts';
import { placeText } from '../../../schema/expected.ts';
import { get } from '../../../json/object.ts';
import type { Example } from '../../define.ts';
import { LEGACY, MODERN, response, SERVER_META } from '../../envelope/meaning-examples.ts';
import { named } from '../../../json/describe.ts';
import type { Place } from '../define.ts';

export { LEGACY, MODERN };
/** The first revision. */
export const FIRST: RevisionId = '2024-11-05';
/** The last revision without rules for dialects and tool names. */
export const PLAIN: RevisionId = '2025-06-18';

/** “message 3”, for use inside a sentence. */
export function inner({ name }: Place): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** “the tool `echo`”, or “a tool without a name”. */
export function toolText({ value }: Place): string {
  const name = get(value, 'name');
  return typeof name === 'string' && name !== '' ? `the tool ${named(name)}` : 'a tool without a name';
}

/** “In message 3, `inputSchema.type` of the tool `echo`”; the path is relative to the tool. */
export function within(place: Place, path: Path): string {
  return `In ${inner(place)}, ${placeText(path, 'the definition')} of ${toolText(place)}`;
}

/** A list of tools in the form of this revision; `tools` is the content of the array. */
export function toolList(tools: string, revision: RevisionId): string {
  if (revision !== MODERN) return response(`"tools":[${tools}]`);
  return response(`"resultType":"complete","tools":[${tools}],"ttlMs":60000,"cacheScope":"public",${SERVER_META}`);
}

/** An example with one tool; `members` follow its name. */
export function tool(members: string, revision: RevisionId = LEGACY): Example {
  return { revision, text: toolList(`{"name":"report",${members}}`, revision) };
}

/** An example with one tool whose only argument `a` has this schema. */
export function argument(schema: string, revision: RevisionId = LEGACY): Example {
  return tool(`"inputSchema":{"type":"object","properties":{"a":${schema}}}`, revision);
}

/** An example with one tool of this name. */
export function namedTool(name: string, revision: RevisionId = LEGACY): Example {
  const schema = '"inputSchema":{"type":"object","additionalProperties":false}';
  return { revision, text: toolList(`{"name":${name},${schema}}`, revision) };
}

/** An example with a tool result; `inside` is its content. */
export function brought(inside: string, revision: RevisionId = LEGACY): Example {
  const more = revision === MODERN ? `"resultType":"complete",${SERVER_META},` : '';
  return { revision, text: response(more + inside) };
}

/** An example with a prompt of one message with this content. */
export function prompted(content: string, revision: RevisionId = LEGACY): Example {
  return brought(`"messages":[{"role":"user","content":${content}}]`, revision);
}
