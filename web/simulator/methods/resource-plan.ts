/** The steps of reading a resource, from the list or from a template. */
import { isObject, stringOf } from '../../protocol/values.ts';
import type { Call } from '../call.ts';
import { offeredTo } from '../extensions/apps.ts';
import { filledRecord } from '../fill.ts';
import type { JsonRecord, ResourceDefinition, ServerDefinition, Step, TemplateDefinition } from '../types.ts';
import { doneIn } from './doing.ts';
import { notFound } from './not-found.ts';
import { freshness } from './pages.ts';
import { matched } from './uri-template.ts';

/** The target of a URI: a resource or a template, with the values of its variables. */
export interface Found {
  readonly resource: ResourceDefinition | TemplateDefinition;
  readonly values: JsonRecord;
}

/** The target of a URI; null if there is none. Listed resources take precedence over templates. */
export function resourceAt({ resources, resourceTemplates }: ServerDefinition, uri: unknown): Found | null {
  if (typeof uri !== 'string') return null;
  const resource = resources?.find((one) => one.uri === uri);
  if (resource) return { resource, values: {} };
  for (const template of resourceTemplates ?? []) {
    const values = matched(template.uriTemplate, uri);
    if (values) return { resource: template, values };
  }
  return null;
}

/** The steps of a read. */
export function planOfRead(call: Call): readonly Step[] {
  const { uri } = call.params;
  const found = resourceAt(offeredTo(call.state.definition, call), uri);
  if (!found) return [notFound(uri, call.revision)];
  const { resource, values } = found;
  const known = { ...values, uri: stringOf(uri) };
  const hints = freshness(call.state.definition);
  if (resource.does !== undefined)
    return doneIn('ReadResourceResult', resource.does, known, call, (result) => ({ ...hints, ...result }));
  return [{ do: 'result', result: { contents: [contentOf(stringOf(uri), resource, known)], ...hints } }];
}

/** One item of `contents`: text or binary, with its own URI. That of a view repeats the policy of its list entry. */
export function contentOf(
  uri: string,
  { mimeType, text, blob, _meta }: ResourceDefinition | TemplateDefinition,
  known: JsonRecord,
): JsonRecord {
  const body: JsonRecord =
    blob === undefined ? { text: stringOf(filledRecord({ text: text ?? '' }, known).text) } : { blob };
  return {
    uri,
    ...(mimeType === undefined ? {} : { mimeType }),
    ...body,
    ...(isObject(_meta?.ui) ? { _meta: { ui: _meta.ui } } : {}),
  };
}
