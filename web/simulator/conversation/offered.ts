/** What a real server offers, from its handshake and its lists, as the definition of a server. */
import { isObject } from '../../protocol/values.ts';
import type {
  Json,
  JsonRecord,
  McpRevision,
  PromptDefinition,
  ResourceDefinition,
  ServerDefinition,
  TemplateDefinition,
  ToolDefinition,
} from '../types.ts';
import type { RequestRecord } from './requests.ts';

/** The capabilities of the server; null before it has declared any. */
function declaredIn(mine: readonly RequestRecord[]): JsonRecord | null {
  const last = mine.findLast(
    ({ method, answer }) => (method === 'initialize' || method === 'server/discover') && isObject(answer?.result),
  );
  const result = last?.answer?.result;
  return isObject(result) && isObject(result.capabilities) ? result.capabilities : null;
}

/** The items of a list: those of its last first page, and of the pages after it. */
function listed(mine: readonly RequestRecord[], method: string, member: string): JsonRecord[] | null {
  let items: JsonRecord[] | null = null;
  for (const { method: requested, params, answer } of mine) {
    const result = requested === method && isObject(answer?.result) ? answer.result : null;
    const list: Json | undefined = result?.[member];
    if (!Array.isArray(list)) continue;
    const found = list.filter(isObject);
    items = params.cursor === undefined || items === null ? found : [...items, ...found];
  }
  return items;
}

/** The string value of a member; empty if it is not a string. */
const textAt = (value: JsonRecord, member: string): string => {
  const text = value[member];
  return typeof text === 'string' ? text : '';
};

/** A definition whose messages a client can send. Before the server has declared its capabilities, it may have any. */
export function offeredBy(mine: readonly RequestRecord[], revision: McpRevision): ServerDefinition {
  const declared = declaredIn(mine);
  const has = (name: string): boolean => declared === null || isObject(declared[name]);
  const tools = listed(mine, 'tools/list', 'tools');
  const resources = listed(mine, 'resources/list', 'resources');
  const templates = listed(mine, 'resources/templates/list', 'resourceTemplates');
  const prompts = listed(mine, 'prompts/list', 'prompts');
  const ofResources = declared?.resources;
  return {
    info: { name: '', version: '' },
    ...(has('tools') || tools ? { tools: (tools ?? []).map(toolOf) } : {}),
    ...(has('resources') || resources ? { resources: (resources ?? []).map(resourceOf) } : {}),
    ...(has('resources') || templates ? { resourceTemplates: (templates ?? []).map(templateOf) } : {}),
    ...(has('prompts') || prompts ? { prompts: (prompts ?? []).map(promptOf) } : {}),
    can: {
      logging: has('logging'),
      completions: has('completions') && revision !== '2024-11-05',
      subscribe: declared === null || (isObject(ofResources) && ofResources.subscribe === true),
      tasks: declared !== null && isObject(declared.tasks),
      listChanged: true,
    },
  };
}

/** Requests for the page after the last one, of lists that the server has not sent completely. */
export function nextPages(mine: readonly RequestRecord[]): { method: string; params: JsonRecord }[] {
  return LISTS.flatMap((method) => {
    const result = mine.findLast((one) => one.method === method && isObject(one.answer?.result))?.answer?.result;
    const cursor = isObject(result) ? result.nextCursor : undefined;
    return typeof cursor === 'string' ? [{ method, params: { cursor } }] : [];
  });
}

const LISTS = ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list', 'tasks/list'];

function toolOf(tool: JsonRecord): ToolDefinition {
  const { inputSchema, execution } = tool;
  return {
    name: textAt(tool, 'name'),
    inputSchema: isObject(inputSchema) ? inputSchema : { type: 'object' },
    ...(isObject(execution) ? { execution } : {}),
    does: '',
  };
}

function resourceOf(resource: JsonRecord): ResourceDefinition {
  return { uri: textAt(resource, 'uri'), name: textAt(resource, 'name') };
}

/** Completion is offered for each variable. */
function templateOf(template: JsonRecord): TemplateDefinition {
  const uriTemplate = textAt(template, 'uriTemplate');
  const names = [...uriTemplate.matchAll(/\{[+#./;?&]?([\w,]{1,200})\*?\}/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  return { uriTemplate, name: textAt(template, 'name'), complete: completable(names) };
}

function promptOf(prompt: JsonRecord): PromptDefinition {
  const declared = Array.isArray(prompt.arguments) ? prompt.arguments.filter(isObject) : [];
  const names = declared.map((one) => textAt(one, 'name')).filter((name) => name !== '');
  return {
    name: textAt(prompt, 'name'),
    arguments: declared
      .filter((one) => textAt(one, 'name') !== '')
      .map((one) => ({ name: textAt(one, 'name'), required: one.required === true })),
    complete: completable(names),
  };
}

/** The values are unknown. */
function completable(names: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(names.map((name) => [name, []]));
}
