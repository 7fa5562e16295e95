/** The tools of a request to a model’s API, as hosts’ facts see them: only those about that API apply. */
import { modelTools, type ModelApi } from '../documents/llm-api-tools.ts';
import type { HostSubject } from '../hosts/views.ts';
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';

/** The tools as a subject, with the way back to the text. */
export interface ModelSubject {
  readonly subject: HostSubject;
  /** Ids of the hosts that take this form. */
  readonly hosts: readonly string[];
  /** True for the id of an entry about another form of the same API. */
  readonly isOther: (id: string) => boolean;
  readonly pathOf: (path: Path) => Path | null;
  /** What the text calls `inputSchema`. */
  readonly schemaKey: string;
  /** False if types are written in capitals: another schema would not be. */
  readonly fixable: boolean;
}

/** The APIs that take each form. */
const APIS: Readonly<Record<ModelApi, readonly string[]>> = {
  OpenAI: ['openai-api', 'moonshot-kimi', 'ollama', 'llama-cpp'],
  Anthropic: ['anthropic-api'],
  Gemini: ['gemini-api'],
};

/** The tools of a model’s API; null if the value has none. */
export function modelSubject(value: JsonValue): ModelSubject | null {
  const found = modelTools(value);
  const [first] = found?.tools ?? [];
  if (!found || !first) return null;
  const { api, tools, isOne } = found;
  const plain = tools.map(({ tool }) => (api === 'Gemini' ? withPlainTypes(tool) : tool));
  const subject: HostSubject = isOne ? { kind: 'tool', value: plain[0] ?? {} } : { kind: 'tools', value: plain };
  return {
    subject,
    hosts: APIS[api],
    isOther: (id) => id.startsWith(first.isNested ? 'openai-responses-' : 'openai-chat-'),
    pathOf(path) {
      const [index, ...rest] = isOne ? [0, ...path] : path;
      if (index === undefined) return [];
      const one = tools[Number(index)];
      if (!one) return null;
      const [member, ...inner] = rest;
      if (member === undefined) return one.path;
      return [...one.path, member === 'inputSchema' ? one.schemaKey : member, ...inner];
    },
    schemaKey: first.schemaKey,
    fixable: api !== 'Gemini' || plain.every((tool, index) => tool === tools[index]?.tool),
  };
}

/** Gemini’s types are in capitals; its schema is otherwise one of JSON Schema. Returns the same tool if nothing changes. */
function withPlainTypes(tool: JsonObject): JsonObject {
  const schema = get(tool, 'inputSchema');
  const plain = schema === undefined ? undefined : lowered(schema, 0);
  return plain === undefined || plain === schema ? tool : { ...tool, inputSchema: plain };
}

const MAX_DEPTH = 100;

function lowered(value: JsonValue, depth: number): JsonValue {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((one) => lowered(one, depth + 1));
    return items.some((one, index) => one !== value[index]) ? items : value;
  }
  if (!isObject(value)) return value;
  let isChanged = false;
  const parts = Object.entries(value).map(([key, part]): [string, JsonValue] => {
    const isType = key === 'type' && typeof part === 'string' && /^[A-Z]+$/u.test(part);
    const next = isType ? part.toLowerCase() : lowered(part, depth + 1);
    if (next !== part) isChanged = true;
    return [key, next];
  });
  return isChanged ? Object.fromEntries(parts) : value;
}
