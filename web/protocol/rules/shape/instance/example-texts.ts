/** Building blocks for the examples of these rules: a list of tools, a call and its response. */
import type { RevisionId } from '../../../types.ts';
import type { Example } from '../../define.ts';
import { META, MODERN, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';

/** A tool with members of several types. */
export const CITY =
  '{"type":"object","properties":{"city":{"type":"string"},"days":{"type":"integer"},"units":{"enum":["metric","imperial"]}},"required":["city"]}';
/** A tool without arguments. */
export const NO_TEXTS = '{"type":"object","additionalProperties":false}';
/** A tool with variants distinguished by a member. */
export const UNION =
  '{"type":"object","properties":{"at":{"oneOf":[{"type":"object","properties":{"kind":{"const":"place"},"city":{"type":"string"}},"required":["kind","city"]},{"type":"object","properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90},"lon":{"type":"number"}},"required":["kind","lat","lon"]}]}},"required":["at"]}';
/** A tool’s `outputSchema`. */
export const FORECAST =
  '{"type":"object","properties":{"degrees":{"type":"number"},"sky":{"enum":["clear","clouded"]}},"required":["degrees","sky"]}';
/** An `outputSchema` for an array, for revisions where `structuredContent` may be any value. */
export const LISTED = '{"type":"array","items":{"type":"integer"}}';

const LEGACY: RevisionId = '2025-11-25';

function list(members: string, revision: RevisionId): string {
  const tool = `{"name":"rain","title":"Rain",${members}}`;
  const more = revision === MODERN ? `,"resultType":"complete","ttlMs":0,"cacheScope":"private",${SERVER_META}` : '';
  return response(`"tools":[${tool}]${more}`);
}

/** A call of the tool; `more` follows its name. */
export function call(more?: string): string {
  return request('tools/call', `"name":"rain"${more === undefined ? '' : `,${more}`}`).replace('"id":1', '"id":2');
}

/** A call after the list that contains the tool’s `inputSchema`. */
export function afterList(inputSchema: string, text: string): Example {
  return { revision: LEGACY, text: `${list(`"inputSchema":${inputSchema}`, LEGACY)}\n${text}` };
}

/**
 * A response after the list with the tool’s `outputSchema` and a call; `more` follows `content`, a text block. With null,
 * nothing follows and the result is marked.
 */
export function answer(
  outputSchema: string,
  more: string | null,
  text: string,
  revision: RevisionId = LEGACY,
): Example {
  const output = outputSchema === '' ? '' : `,"outputSchema":${outputSchema}`;
  const shown = list(`"inputSchema":${NO_TEXTS}${output}`, revision);
  const request = revision === MODERN ? call(META) : call();
  const kind = revision === MODERN ? `,"resultType":"complete",${SERVER_META}` : '';
  const beside = more === null ? '' : `,${more}`;
  const result = `{"content":[{"type":"text","text":"${text}"}]${beside}${kind}}`;
  return {
    revision,
    text: `${shown}\n${request}\n{"jsonrpc":"2.0","id":2,${more === null ? '⟦"result"⟧' : '"result"'}:${result}}`,
  };
}
