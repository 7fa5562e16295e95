/** Results and other values that answer a request. */
import { get, has, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { PartKind } from '../../part-kinds.ts';
import { onlyHas, type Fragment } from './types.ts';

/** Members of a result beside its list. */
const BESIDE_LIST = ['nextCursor', '_meta', 'resultType', 'ttlMs', 'cacheScope'];

/** The lists of results: member, kind, type of the result, title, method, and a test for one item. */
const LISTS: readonly (readonly [string, PartKind, string, string, (item: JsonObject, of: JsonObject) => boolean])[] = [
  ['tools', 'fragment-tools-result', 'ListToolsResult', 'tools/list', (item) => has(item, 'name')],
  [
    'resourceTemplates',
    'fragment-templates-result',
    'ListResourceTemplatesResult',
    'resources/templates/list',
    () => true,
  ],
  [
    'resources',
    'fragment-resources-result',
    'ListResourcesResult',
    'resources/list',
    (item, of) => has(item, 'uri') || (has(item, 'name') && onlyHas(of, ['resources', ...BESIDE_LIST])),
  ],
  [
    'prompts',
    'fragment-prompts-result',
    'ListPromptsResult',
    'prompts/list',
    (item) => has(item, 'name') || (has(item, 'description') && has(item, 'arguments')),
  ],
  ['contents', 'fragment-read-result', 'ReadResourceResult', 'resources/read', () => true],
  ['roots', 'fragment-result', 'ListRootsResult', 'roots/list', (item) => has(item, 'uri')],
];

function result(
  kind: PartKind,
  type: string,
  method: string,
  because: string,
  from: 'client' | 'server' = 'server',
): Fragment {
  return {
    kind,
    type,
    title: `a result of \`${method}\``,
    because,
    place: { method, member: 'result', path: [], from },
  };
}

/** The result that an object is, by its members; null if it is none. */
export function resultOf(o: JsonObject): Fragment | null {
  if (get(o, 'resultType') === 'input_required' || isObject(get(o, 'inputRequests'))) {
    const because = has(o, 'inputRequests') ? 'It has `inputRequests`.' : 'Its `resultType` is `input_required`.';
    const fragment = result('fragment-input-required', 'InputRequiredResult', 'tools/call', because);
    return { ...fragment, title: 'a result that requires input', revision: '2026-07-28' };
  }
  const versions = get(o, 'supportedVersions');
  if (Array.isArray(versions) || (typeof versions === 'string' && (has(o, 'capabilities') || has(o, 'serverInfo'))))
    return {
      ...result('fragment-discover-result', 'DiscoverResult', 'server/discover', 'It has `supportedVersions`.'),
      revision: '2026-07-28',
    };
  if (has(o, 'protocolVersion') && (has(o, 'serverInfo') || (has(o, 'capabilities') && !has(o, 'clientInfo')))) {
    const because = `It has \`protocolVersion\` and \`${has(o, 'serverInfo') ? 'serverInfo' : 'capabilities'}\`.`;
    return result('fragment-initialize-result', 'InitializeResult', 'initialize', because);
  }
  for (const [member, kind, type, method, fits] of LISTS) {
    const list = get(o, member);
    if (!Array.isArray(list) || has(o, 'method') || has(o, 'model') || has(o, 'messages')) continue;
    if (list.length === 0 && Object.keys(o).length === 1)
      return result('fragment-empty-list', type, method, `Its only member is an empty \`${member}\`.`);
    if (list.every((item) => isObject(item) && fits(item, o)))
      return result(kind, type, method, `It has \`${member}\`.`);
  }
  if (isToolMap(get(o, 'tools')) && onlyHas(o, ['tools', ...BESIDE_LIST]))
    return result('fragment-tools-result', 'ListToolsResult', 'tools/list', 'It has `tools`, each with a schema.');
  if (
    (isPromptMessages(get(o, 'messages')) ||
      (onlyHas(o, ['description', 'messages', '_meta']) && areTexts(get(o, 'messages')))) &&
    !has(o, 'model') &&
    !has(o, 'maxTokens')
  )
    return result(
      'fragment-get-prompt-result',
      'GetPromptResult',
      'prompts/get',
      'It has `messages` with `role` and `content`.',
    );
  if (
    has(o, 'model') &&
    has(o, 'role') &&
    has(o, 'content') &&
    !['messages', 'stop_reason', 'usage'].some((name) => has(o, name))
  )
    return result(
      'fragment-result',
      'CreateMessageResult',
      'sampling/createMessage',
      'It has `model`, `role` and `content`.',
      'client',
    );
  const action = get(o, 'action');
  if (
    typeof action === 'string' &&
    (['accept', 'decline', 'cancel'].includes(action) || isObject(get(o, 'content'))) &&
    onlyHas(o, ['action', 'content', '_meta'])
  )
    return result(
      'fragment-elicit-result',
      'ElicitResult',
      'elicitation/create',
      `It has \`"action": "${action}"\`.`,
      'client',
    );
  const completion = get(o, 'completion');
  if (isObject(completion) && Array.isArray(get(completion, 'values')))
    return result('fragment-result', 'CompleteResult', 'completion/complete', 'It has `completion` with `values`.');
  return callResultOf(o);
}

/** True for tools by their names: an object in place of the array. */
function isToolMap(tools: JsonValue | undefined): boolean {
  const all = isObject(tools) ? Object.values(tools) : [];
  return (
    all.length > 0 && all.every((tool) => isObject(tool) && (has(tool, 'inputSchema') || has(tool, 'input_schema')))
  );
}

/** True for messages of a prompt whose content is a string, as the APIs of models have it. */
function areTexts(list: JsonValue | undefined): boolean {
  return (
    Array.isArray(list) &&
    list.length > 0 &&
    list.every((item) => isObject(item) && has(item, 'role') && typeof get(item, 'content') === 'string')
  );
}

function isPromptMessages(list: JsonValue | undefined): boolean {
  return (
    Array.isArray(list) &&
    list.length > 0 &&
    list.every(
      (item) =>
        isObject(item) && has(item, 'role') && (isObject(get(item, 'content')) || Array.isArray(get(item, 'content'))),
    )
  );
}

const CALL_RESULT = ['content', 'structuredContent', 'isError', '_meta', 'resultType'];

function callResultOf(o: JsonObject): Fragment | null {
  const content = get(o, 'content');
  const blocks =
    Array.isArray(content) && content.length > 0 && content.every((item) => isObject(item) && has(item, 'type'));
  const plain = onlyHas(o, CALL_RESULT);
  const marked = has(o, 'structuredContent') || typeof get(o, 'isError') === 'boolean';
  if (!(blocks && !has(o, 'role')) && !(plain && (marked || has(o, 'content')))) return null;
  const sign = marked ? (has(o, 'structuredContent') ? 'structuredContent' : 'isError') : 'content';
  return result(
    'fragment-call-result',
    'CallToolResult',
    'tools/call',
    `It has \`${sign}\`${blocks && !marked ? ' with content blocks' : ''}.`,
  );
}
