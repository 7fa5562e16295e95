/** Pieces from which the examples of these rules are put together: a list of tools, then a call, then its answer. */
import type { RevisionId } from '../../../types.ts';
import type { Example } from '../../define.ts';
import { META, MODERN, request, response, SERVER_META } from '../../envelope/meaning-examples.ts';

/** A tool with members of several kinds. */
export const CITY =
  '{"type":"object","properties":{"city":{"type":"string"},"days":{"type":"integer"},"units":{"enum":["metric","imperial"]}},"required":["city"]}';
/** A tool that takes nothing. */
export const NO_TEXTS = '{"type":"object","additionalProperties":false}';
/** A tool with forms told apart by a member. */
export const UNION =
  '{"type":"object","properties":{"at":{"oneOf":[{"type":"object","properties":{"kind":{"const":"place"},"city":{"type":"string"}},"required":["kind","city"]},{"type":"object","properties":{"kind":{"const":"point"},"lat":{"type":"number","minimum":-90},"lon":{"type":"number"}},"required":["kind","lat","lon"]}]}},"required":["at"]}';
/** What a tool promises to send. */
export const FORECAST =
  '{"type":"object","properties":{"degrees":{"type":"number"},"sky":{"enum":["clear","clouded"]}},"required":["degrees","sky"]}';
/** A promise of a list, possible where `structuredContent` may be any value. */
export const LISTED = '{"type":"array","items":{"type":"integer"}}';

const LEGACY: RevisionId = '2025-11-25';

function list(members: string, revision: RevisionId): string {
  const tool = `{"name":"rain","title":"Rain",${members}}`;
  const more = revision === MODERN ? `,"resultType":"complete","ttlMs":0,"cacheScope":"private",${SERVER_META}` : '';
  return response(`"tools":[${tool}]${more}`);
}

/** A call of the tool; `more` is what stands beside its name. */
export function call(more?: string): string {
  return request('tools/call', `"name":"rain"${more === undefined ? '' : `,${more}`}`).replace('"id":1', '"id":2');
}

/** A call after the list that shows the tool's `inputSchema`. */
export function afterList(inputSchema: string, text: string): Example {
  return { revision: LEGACY, text: `${list(`"inputSchema":${inputSchema}`, LEGACY)}\n${text}` };
}

/** An answer after the list that shows the tool's `outputSchema` and a call; `more` stands beside `content`, a text block. Null: nothing does, and the result is marked. */
export function answer(
  outputSchema: string,
  more: string | null,
  text: string,
  revision: RevisionId = LEGACY,
): Example {
  const output = outputSchema === '' ? '' : `,"outputSchema":${outputSchema}`;
  const shown = list(`"inputSchema":${NO_TEXTS}${output}`, revision);
  const asked = revision === MODERN ? call(META) : call();
  const kind = revision === MODERN ? `,"resultType":"complete",${SERVER_META}` : '';
  const beside = more === null ? '' : `,${more}`;
  const result = `{"content":[{"type":"text","text":"${text}"}]${beside}${kind}}`;
  return {
    revision,
    text: `${shown}\n${asked}\n{"jsonrpc":"2.0","id":2,${more === null ? '⟦"result"⟧' : '"result"'}:${result}}`,
  };
}
