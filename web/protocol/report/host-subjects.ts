/** The tools, results, handshakes, configurations, metadata and exchanges of a text that hosts can be judged by. */
import type { MetadataOwner, ServerName } from '../hosts/define.ts';
import { isJudgeable } from '../hosts/nodes.ts';
import type { HostSubject } from '../hosts/views.ts';
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonNode, JsonObject, JsonValue } from '../json/types.ts';
import type { RawPart } from '../intake/parts/types.ts';
import type { PartKind } from '../part-kinds.ts';
import type { Span } from '../types.ts';
import { metadataIn, trafficOf, type Traffic } from './host-traffic.ts';
import { modelSubject } from './model-tools.ts';
import { surroundingsOf, type Prepared } from './phases.ts';
import { configuredServers, serverName, type ConfiguredServers } from './server-names.ts';
import type { Shapes } from './shapes.ts';

/** A subject with its place in the text. */
export interface HostPlace {
  readonly subject: HostSubject;
  /** Index of the entry, -1 for what is not a message. */
  readonly entry: number;
  readonly part?: number;
  /** The tree of the message, the part or the body; null for HTTP. */
  readonly tree: JsonNode | null;
  /** The path in the tree of a path in the subject; null for what the subject has and the text has not. */
  readonly pathOf: (path: Path) => Path | null;
  /** For a subject without a tree: the place of a path. */
  readonly spanAt?: (path: Path) => Span;
  /** Ids of the only hosts that take this subject; absent: all. */
  readonly hosts?: readonly string[];
  /** True for the id of an entry about another form of the subject. */
  readonly isOther?: (id: string) => boolean;
  /** What the text calls `inputSchema`, if it is a tool of a model’s API. */
  readonly schemaKey?: string;
  /** True if edits of the text can change it. */
  readonly fixable: boolean;
}

/** No text has more subjects than this. */
const MAX_SUBJECTS = 200;

/** The subjects of a text: those of messages first, then those of parts, then HTTP; at most 200 of messages and of parts. */
export function hostSubjects(prepared: Prepared, shapes: Shapes | null): HostPlace[] {
  const servers = configuredServers(prepared);
  const traffic = trafficOf(prepared);
  return [
    ...inMessages(prepared, shapes, servers),
    ...inParts(prepared, servers, traffic),
    ...inTraffic(prepared, servers, traffic),
  ];
}

/** The same path below another one. */
function below(base: Path): (path: Path) => Path {
  return (path) => [...base, ...path];
}

function inMessages(prepared: Prepared, shapes: Shapes | null, servers: ConfiguredServers): HostPlace[] {
  const out: HostPlace[] = [];
  const { intake, rows, sessions } = prepared;
  const around = surroundingsOf(prepared, shapes);
  const seen = new Set<string>();
  for (const row of rows) {
    if (out.length >= MAX_SUBJECTS) break;
    if (row.kind !== 'response' && row.kind !== 'batch') continue;
    const entry = intake.entries.at(row.index);
    const value = entry?.value;
    const tree = value === undefined ? null : (entry?.tree() ?? null);
    if (value === undefined || !tree) continue;
    const session = sessions[row.session];
    const items: readonly (readonly [JsonValue, Path])[] = Array.isArray(value)
      ? value.map((item, index) => [item, [index]] as const)
      : [[value, []]];
    for (const [message, path] of items) {
      const result = isObject(message) ? get(message, 'result') : undefined;
      if (!isObject(message) || !isObject(result)) continue;
      const request = around.requestOf(message, row.index);
      const tool = typeof request?.named !== 'string' ? null : around.tool(request.named, row.index);
      const subject = subjectOfResult(result, request?.method, session?.revision, tool, serverName(session, servers));
      if (!subject || isKnown(subject, seen)) continue;
      const pathOf = below([...path, 'result']);
      out.push({ subject, entry: row.index, tree, pathOf, fixable: entry?.fixable !== false });
    }
  }
  return out;
}

/** True for a value that an earlier message has too: a log repeats its lists, and one report is enough. */
function isKnown({ kind, value }: HostSubject, seen: Set<string>): boolean {
  if (!isJudgeable(value)) return true;
  const text = `${kind} ${JSON.stringify(value)}`;
  if (seen.has(text)) return true;
  seen.add(text);
  return false;
}

/** A result by the method of its request, or by its own members if the request is not shown. */
function subjectOfResult(
  value: JsonObject,
  method: string | undefined,
  revision: string | undefined,
  tool: JsonObject | null,
  server: ServerName | undefined,
): HostSubject | null {
  const is = (name: string, member: boolean): boolean => (method === undefined ? member : method === name);
  if (is('tools/list', Array.isArray(get(value, 'tools'))))
    return { kind: 'tools', value, ...(revision === undefined ? {} : { revision }), ...(server ? { server } : {}) };
  if (is('initialize', isObject(get(value, 'serverInfo')) && typeof get(value, 'protocolVersion') === 'string'))
    return { kind: 'handshake', value };
  if (is('tools/call', Array.isArray(get(value, 'content'))))
    return { kind: 'result', value, ...(tool === null ? {} : { tool }) };
  return null;
}

function inParts(prepared: Prepared, servers: ConfiguredServers, { view, addresses }: Traffic): HostPlace[] {
  const { intake, sessions } = prepared;
  const out: HostPlace[] = [];
  const server = serverName(sessions.length === 1 ? sessions[0] : undefined, servers);
  const [address, ...others] = new Set([...addresses, ...servers.addresses]);
  for (const [index, part] of (intake.parts ?? []).entries()) {
    const { content } = part;
    if (out.length >= MAX_SUBJECTS) break;
    if (!content?.tree || content.value === undefined || !isJudgeable(content.value)) continue;
    const { tree, value, clues } = content;
    const fixable = content.fixable && !ofOther(content.syntax);
    const own = { entry: -1, part: index, tree };
    const model = part.kind === 'llm-api-tools' ? modelSubject(value) : null;
    const owner = METADATA[part.kind];
    if (model) out.push({ ...own, ...model, fixable: fixable && model.fixable });
    else if (owner !== undefined)
      out.push({
        ...own,
        subject: {
          kind: 'metadata',
          value,
          owner,
          traffic: view,
          ...(address === undefined || others.length > 0 ? {} : { server: address }),
        },
        pathOf: below([]),
        fixable: false,
      });
    else {
      const found = subjectOfPart(part, value, clues, server);
      if (found) out.push({ pathOf: below([]), ...own, ...found, fixable });
    }
  }
  return out;
}

/** Documents of OAuth, by the kind of their part. */
const METADATA: Partial<Record<PartKind, MetadataOwner>> = {
  'oauth-protected-resource-metadata': 'resource',
  'oauth-authorization-server-metadata': 'authorization-server',
  'oauth-client-id-metadata-document': 'client',
  'oauth-registration-request': 'client',
  'oauth-registration-response': 'client',
};

/** The exchanges of a text together, and the metadata documents in their bodies. */
function inTraffic(prepared: Prepared, servers: ConfiguredServers, traffic: Traffic): HostPlace[] {
  const { view, spanAt, addresses } = traffic;
  const [address, ...others] = new Set([...addresses, ...servers.addresses]);
  const documents = metadataIn(prepared).map(({ value, tree, owner, server }): HostPlace => {
    const about = server ?? (others.length > 0 ? undefined : address);
    const subject = {
      kind: 'metadata',
      value,
      owner,
      traffic: view,
      ...(about === undefined ? {} : { server: about }),
    } as const;
    return { subject, entry: -1, tree, pathOf: below([]), fixable: false };
  });
  if (view.exchanges.length === 0 && view.endpoints.length === 0) return documents;
  const subject = { kind: 'http', value: null, traffic: view } as const;
  return [...documents, { subject, entry: -1, tree: null, pathOf: () => [], spanAt, fixable: false }];
}

/** Plans become edits only where the notation is JSON. */
function ofOther(syntax: string): boolean {
  return syntax !== 'json' && syntax !== 'jsonc';
}

function subjectOfPart(
  { kind, host }: RawPart,
  value: JsonValue,
  clues: readonly string[],
  server: ServerName | undefined,
): (Pick<HostPlace, 'subject'> & Partial<Pick<HostPlace, 'pathOf'>>) | null {
  const named = server ? { server } : {};
  switch (kind) {
    case 'fragment-tool':
      return { subject: { kind: 'tool', value, ...named } };
    case 'fragment-tool-list':
    case 'fragment-tools-result':
      return { subject: { kind: 'tools', value, ...named } };
    case 'fragment-call-result':
      return { subject: { kind: 'result', value } };
    case 'fragment-initialize-result':
      return { subject: { kind: 'handshake', value } };
    case 'fragment-input-schema':
      return {
        subject: { kind: 'tool', value: { name: 'tool', description: 'A tool.', inputSchema: value } },
        pathOf: ([member, ...rest]) => (member === 'inputSchema' ? rest : null),
      };
    case 'host-config': {
      const file = fileIn(clues) ?? FILES[host ?? ''];
      return file === undefined ? null : { subject: { kind: 'config', value, file } };
    }
    default:
      return null;
  }
}

/** A file name that the text names before a configuration, nearest first. */
function fileIn(clues: readonly string[]): string | undefined {
  for (const clue of clues) {
    const file = /[\w.~/\\-]*\.(?:json|toml)\b/iu.exec(clue.slice(0, MAX_CLUE))?.[0];
    if (file !== undefined) return file;
  }
  return undefined;
}

const MAX_CLUE = 300;

/** The file that a host reads, if the text names none. */
const FILES: Readonly<Record<string, string>> = {
  'claude-code': '.mcp.json',
  'claude-desktop': 'claude_desktop_config.json',
  vscode: '.vscode/mcp.json',
  'gemini-cli': '.gemini/settings.json',
  codex: '.codex/config.toml',
  'copilot-cli': '.copilot/mcp-config.json',
};
