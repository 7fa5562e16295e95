import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import { defineSessionRule, type SessionRule } from '../define.ts';
import { begin } from './example-messages.ts';
import { folded } from './combine-observers.ts';
import { client, modern, SERVED, server, talk } from '../../../testing/conversation.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { surveysOf, type Part } from '../../shape/tools/documents.ts';

// Arguments that a tool copies into headers.

/** The annotations of a tool. */
interface Annotated {
  /** The paths to integer arguments, from `arguments`. */
  readonly integers: readonly (readonly string[])[];
  /** The problem of the first invalid annotation, a verb phrase; null if all are valid. */
  readonly fault: string | null;
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;
const PRIMITIVE: ReadonlySet<JsonValue> = new Set(['string', 'integer', 'boolean', 'null']);

function typesOf({ schema }: Part): readonly JsonValue[] {
  const type = get(schema, 'type');
  return Array.isArray(type) ? type : type === undefined ? [] : [type];
}

function faultOf(part: Part, before: Set<string>): string | null {
  const value = get(part.schema, 'x-mcp-header');
  if (typeof value !== 'string') return 'is not a string';
  if (!TOKEN.test(value)) return 'is not a valid header name';
  if (part.up === null || part.via !== null) return 'does not belong to exactly one argument';
  if (typesOf(part).some((type) => !PRIMITIVE.has(type)))
    return 'belongs to an argument whose type a header cannot hold';
  if (before.has(value.toLowerCase())) return 'another argument also has';
  before.add(value.toLowerCase());
  return null;
}

/** The path from the arguments to the value that a part describes. */
function wayOf(part: Part): readonly string[] {
  const way: string[] = [];
  for (let at: Part | null = part; at; at = at.up) if (at.property !== null) way.unshift(at.property);
  return way;
}

/** The annotations of a tool, as HTTP clients interpret them. */
function annotatedIn(tool: JsonObject): Annotated {
  const parts = surveysOf(tool).find(({ member }) => member === 'inputSchema')?.annotated ?? [];
  const before = new Set<string>();
  const faults = parts.map((part) => faultOf(part, before));
  return {
    integers: parts.filter((part, index) => faults[index] === null && typesOf(part).includes('integer')).map(wayOf),
    fault: faults.find((fault) => fault !== null) ?? null,
  };
}

const TOOL = (schema: string) =>
  talk(
    client(`"id":1,"method":"tools/list","params":{${modern()}}`),
    server(
      `"id":1,"result":{"resultType":"complete","ttlMs":0,"cacheScope":"private","tools":[{"name":"echo","inputSchema":{"type":"object","properties":{${schema}}}}],${SERVED}}`,
    ),
  );
const call = (values: string, name = '"echo"') =>
  client(`"id":2,"method":"tools/call","params":{"name":${name},"arguments":{${values}},${modern()}}`);
const COUNT = TOOL('"n":{"type":"integer","x-mcp-header":"N"}');
const DEEP = TOOL('"in":{"type":"object","properties":{"n":{"type":"integer","x-mcp-header":"N"}}}');
const WRONG = TOOL('"n":{"type":"string","x-mcp-header":"Not A Token"}');
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const http = { transport: 'http' as const };
/** Reported for the message itself. */
const LONG = ['json-number-precision'];
const marked = (values: string) => call(values).replace('"arguments"', '⟦"arguments"⟧');

/** Correct and incorrect examples. */
const headerArgumentsExamples: SessionRule['examples'] = {
  good: [
    example(COUNT, call('"n":9007199254740991')),
    { ...example(TOOL('"n":{"type":"integer"}'), call('"n":9007199254740992')), besides: LONG },
    { ...example(COUNT, call('"n":1')), ...http },
    { ...example(WRONG, call('"n":"a"')), transport: 'stdio', besides: ['x-mcp-header/token-syntax'] },
  ],
  bad: [
    { ...example(COUNT, marked('"n":9007199254740992')), besides: LONG },
    { ...example(DEEP, marked('"in":{"n":-9007199254740994}')), besides: LONG },
    { ...example(WRONG, call('"n":"a"', '⟦"echo"⟧')), ...http, besides: ['x-mcp-header/token-syntax'] },
  ],
};

/** The maximum number of stored tools. */
const MANY = 5000;

/** The header copies of arguments keep the values of the body. */
export const headerArguments = defineSessionRule({
  id: 'x-mcp-header/calls',
  requirements: ['x-mcp-header/unsafe-integer', 'x-mcp-header/rejected-tool-called'],
  class: 'spec',
  title: 'Integers in headers {must} stay within ±9007199254740991',
  why: 'Programs round larger numbers differently, so header and body no longer match.',
  how: 'Keep such numbers within ±9007199254740991, or make the argument a string.',
  examples: headerArgumentsExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      const lists = new Map<string, Ref>();
      const known = new Map<string, Annotated>();
      return {
        'response tools/list'({ result, ref }) {
          const tools = get(result, 'tools');
          for (const tool of Array.isArray(tools) ? tools : []) {
            const name =
              typeof tool === 'object' && tool !== null && !Array.isArray(tool) ? get(tool, 'name') : undefined;
            if (typeof name !== 'string') continue;
            known.delete(name);
            if (lists.size < MANY) lists.set(name, ref);
          }
        },
        'request tools/call'({ call: request, params, ref, name }) {
          const list = request?.named ? lists.get(request.named) : undefined;
          if (!request?.named || !list || session.transport === 'stdio') return;
          let annotated = known.get(request.named);
          if (!annotated) {
            const tool = session.tool(request.named);
            if (!tool) return;
            known.set(request.named, (annotated = annotatedIn(tool)));
          }
          const ties = [{ at: list }];
          if (annotated.fault !== null && session.transport === 'http') {
            report({
              requirement: 'x-mcp-header/rejected-tool-called',
              at: ref,
              path: ['params', 'name'],
              title: 'A tool with an invalid `x-mcp-header` {must} be dropped',
              why: 'The call shows that the client does not validate the headers it sends.',
              what: `${name} calls ${named(request.named)}, which ${session.describe(list)} lists with an \`x-mcp-header\` that ${annotated.fault}. Over HTTP, clients must drop such a tool.`,
              ties,
            });
            return;
          }
          for (const path of annotated.integers) {
            let value = get(params, 'arguments');
            for (const step of path) {
              value =
                typeof value === 'object' && value !== null && !Array.isArray(value) ? get(value, step) : undefined;
            }
            if (typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER) continue;
            report({
              requirement: 'x-mcp-header/unsafe-integer',
              at: ref,
              // The number itself has a finding of its own: it exceeds the precision of most programs.
              path: ['params', 'arguments'],
              mark: 'key',
              what: `${begin(session.describe(ref))} sends ${code(value)} as ${named(path.join('.'))}, which ${session.describe(list)} maps to a header; it is beyond ±${Number.MAX_SAFE_INTEGER}.`,
              ties,
            });
          }
        },
      };
    }),
});
