/** What is judged, and how conditions see it. */
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import {
  objectIn,
  stringAt,
  type ConfigView,
  type MetadataOwner,
  type ResultView,
  type ServerName,
  type ToolView,
  type TrafficView,
} from './define.ts';
import { nodesOf, type SchemaNodes } from './nodes.ts';

/** What is judged against the hosts. Pointers of findings refer to `value`. */
export type HostSubject =
  | {
      readonly kind: 'tool';
      readonly value: JsonValue;
      readonly server?: ServerName;
    }
  | {
      /** A result of `tools/list`, or an array of tools. */
      readonly kind: 'tools';
      readonly value: JsonValue;
      readonly server?: ServerName;
      /** The revision of its session, if it is known. */
      readonly revision?: string;
    }
  | {
      /** A result of `tools/call`, with the called tool if it is known. */
      readonly kind: 'result';
      readonly value: JsonValue;
      readonly tool?: JsonValue;
    }
  | { /** A result of `initialize`. */ readonly kind: 'handshake'; readonly value: JsonValue }
  | { readonly kind: 'config'; readonly value: JsonValue; /** File name or path. */ readonly file?: string }
  | { /** HTTP; it has no JSON value. */ readonly kind: 'http'; readonly value: null; readonly traffic: TrafficView }
  | {
      /** A metadata document of OAuth, with the traffic of the same text. */
      readonly kind: 'metadata';
      readonly value: JsonValue;
      readonly owner: MetadataOwner;
      /** As `MetadataView.server`. */
      readonly server?: string;
      readonly traffic: TrafficView;
    };

/** The tool as conditions see it; its subschemas are listed at the first use. */
export function toolView(tool: JsonObject, at: Path, server: ServerName | undefined): ToolView {
  const input = objectIn(tool, 'inputSchema');
  const output = objectIn(tool, 'outputSchema');
  let inputNodes: SchemaNodes | undefined;
  let outputNodes: SchemaNodes | undefined;
  return {
    tool,
    at,
    name: stringAt(tool, 'name') ?? '',
    input,
    output,
    get nodes() {
      inputNodes ??= nodesOf(input, [...at, 'inputSchema']);
      return inputNodes;
    },
    get outputNodes() {
      outputNodes ??= nodesOf(output, [...at, 'outputSchema']);
      return outputNodes;
    },
    server,
  };
}

/** The tools of a result of `tools/list`, or of an array; what is not an object is left out. */
export function toolViews(value: JsonValue, server: ServerName | undefined): readonly ToolView[] {
  const tools = isObject(value) ? get(value, 'tools') : value;
  const base: Path = isObject(value) ? ['tools'] : [];
  const all = Array.isArray(tools) ? tools : [];
  return all.flatMap((tool, index) => (isObject(tool) ? [toolView(tool, [...base, index], server)] : []));
}

/** The result of a call. */
export function resultView(result: JsonObject, tool: JsonValue | undefined): ResultView {
  const content = get(result, 'content');
  return {
    result,
    blocks: Array.isArray(content) ? content.map((block) => (isObject(block) ? block : {})) : [],
    tool: isObject(tool) ? tool : undefined,
  };
}

/** A configuration with its servers. */
export function configView(config: JsonObject, file: string): ConfigView {
  const servers = ['mcpServers', 'servers', 'mcp_servers'].flatMap((key) =>
    Object.entries(objectIn(config, key) ?? {}).flatMap(([name, entry]) =>
      isObject(entry) ? [{ key, name, entry }] : [],
    ),
  );
  return { config, file, servers };
}
