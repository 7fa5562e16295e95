/** A recorded session with a server of notes, as the first text of labelled pairs. For tests only. */
import type { JsonObject, JsonValue } from '../../json/types.ts';

/** What the server offers. Edits change a copy of it. */
export interface NotesServer {
  revision: string;
  server: JsonObject;
  capabilities: JsonObject;
  instructions: string | null;
  client: JsonObject;
  clientCapabilities: JsonObject;
  tools: JsonObject[];
  resources: JsonObject[];
  templates: JsonObject[];
  prompts: JsonObject[];
  /** Requests of the client with their outcomes, in order. */
  calls: { method: string; params: JsonObject; result?: JsonObject; error?: JsonObject }[];
  /** Methods of notifications of the server, after the calls. */
  notifications: string[];
}

const SEARCH: JsonObject = {
  name: 'search_notes',
  title: 'Search notes',
  description: 'Searches the titles and texts of all notes.',
  inputSchema: {
    type: 'object',
    properties: {
      query: { type: 'string', description: 'Words to search for.', minLength: 1, maxLength: 200 },
      limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
      order: { type: 'string', enum: ['newest', 'oldest', 'relevance'] },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 5 },
      filter: {
        type: 'object',
        properties: { author: { type: 'string' }, since: { type: 'string', format: 'date' } },
        required: ['author'],
      },
      folder: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
    },
    required: ['query'],
  },
  outputSchema: {
    type: 'object',
    properties: {
      total: { type: 'integer' },
      state: { type: 'string', enum: ['complete', 'partial'] },
      notes: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { type: 'string' }, title: { type: 'string' }, score: { type: 'number' } },
          required: ['id', 'title'],
        },
      },
    },
    required: ['total', 'notes'],
  },
  annotations: { readOnlyHint: true },
};

const DELETE: JsonObject = {
  name: 'delete_note',
  description: 'Deletes a note for good.',
  inputSchema: {
    type: 'object',
    properties: { id: { type: 'string', pattern: '^n-[0-9]+$' } },
    required: ['id'],
    additionalProperties: false,
  },
  annotations: { destructiveHint: true, idempotentHint: true },
};

/** The server before any edit. */
export const NOTES: NotesServer = {
  revision: '2025-11-25',
  server: { name: 'notes', version: '2.1.0' },
  capabilities: {
    tools: { listChanged: true },
    resources: { subscribe: true, listChanged: true },
    prompts: {},
    logging: {},
    completions: {},
  },
  instructions: 'Search before you create a note.',
  client: { name: 'desk', version: '5.0.1' },
  clientCapabilities: { roots: { listChanged: true }, elicitation: {} },
  tools: [SEARCH, DELETE],
  resources: [
    { uri: 'notes://today', name: 'today', title: 'Notes of today', mimeType: 'text/markdown', size: 2048 },
    { uri: 'notes://stats', name: 'stats', mimeType: 'application/json' },
  ],
  templates: [{ uriTemplate: 'notes://note/{id}', name: 'note', mimeType: 'text/markdown' }],
  prompts: [
    {
      name: 'summarize',
      description: 'Summarizes notes.',
      arguments: [
        { name: 'topic', required: true },
        { name: 'style', description: 'Such as “brief”.' },
      ],
    },
  ],
  calls: [
    {
      method: 'tools/call',
      params: { name: 'search_notes', arguments: { query: 'tax', limit: 2 } },
      result: {
        content: [{ type: 'text', text: '2 notes, as of 2026-03-01T10:00:00Z' }],
        structuredContent: { total: 2, state: 'complete', notes: [{ id: 'n-1', title: 'Tax', score: 0.9 }] },
      },
    },
    {
      method: 'tools/call',
      params: { name: 'delete_note', arguments: { id: 'n-9' } },
      result: { content: [{ type: 'text', text: 'There is no note n-9.' }], isError: true },
    },
    {
      method: 'resources/read',
      params: { uri: 'notes://today' },
      result: { contents: [{ uri: 'notes://today', mimeType: 'text/markdown', text: '# Today' }] },
    },
    {
      method: 'resources/read',
      params: { uri: 'notes://note/n-404' },
      error: { code: -32002, message: 'Resource not found', data: { uri: 'notes://note/n-404' } },
    },
    {
      method: 'prompts/get',
      params: { name: 'summarize', arguments: { topic: 'tax' } },
      result: { messages: [{ role: 'user', content: { type: 'text', text: 'Summarize my notes on tax.' } }] },
    },
  ],
  notifications: ['notifications/tools/list_changed'],
};

/** How a session is written: the first id, and the progress tokens. They mean nothing. */
export interface Layout {
  firstId?: number;
  token?: string;
  /** True to write the members of each message in reverse order. */
  reversed?: boolean;
  /** Tools on a page; all on one by default. */
  page?: number;
}

/** The session as JSON Lines, in the form that `check` reads. */
export function sessionText(
  server: NotesServer,
  { firstId = 1, token = 'a', reversed = false, page }: Layout = {},
): string {
  const lines: string[] = [];
  const say = (from: 'client' | 'server', message: JsonObject): void =>
    void lines.push(JSON.stringify({ from, message: turned({ jsonrpc: '2.0', ...message }, reversed) }));
  let id = firstId;
  const ask = (method: string, params: JsonObject, outcome: { result?: JsonObject; error?: JsonObject }): void => {
    say('client', { id, method, params: { ...params, _meta: { progressToken: `${token}-${id}` } } });
    say('server', { id, ...outcome });
    id += 3;
  };
  const { revision, capabilities, instructions, client, clientCapabilities } = server;
  say('client', {
    id,
    method: 'initialize',
    params: { protocolVersion: revision, capabilities: clientCapabilities, clientInfo: client },
  });
  const result = { protocolVersion: revision, capabilities, serverInfo: server.server };
  say('server', { id, result: instructions === null ? result : { ...result, instructions } });
  say('client', { method: 'notifications/initialized' });
  id += 1;
  const size = page ?? Math.max(server.tools.length, 1);
  for (let from = 0; from === 0 || from < server.tools.length; from += size) {
    const more: JsonObject = from + size < server.tools.length ? { nextCursor: `${token}${from + size}` } : {};
    const params: JsonObject = from === 0 ? {} : { cursor: `${token}${from}` };
    ask('tools/list', params, { result: { tools: server.tools.slice(from, from + size), ...more } });
  }
  ask('resources/list', {}, { result: { resources: server.resources } });
  ask('resources/templates/list', {}, { result: { resourceTemplates: server.templates } });
  ask('prompts/list', {}, { result: { prompts: server.prompts } });
  for (const { method, params, ...outcome } of server.calls) ask(method, params, outcome);
  for (const method of server.notifications) say('server', { method });
  return `${lines.join('\n')}\n`;
}

/** The value with the members of every object in reverse order. */
function turned(value: JsonValue, reversed: boolean): JsonValue {
  if (!reversed || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => turned(item, reversed));
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, turned(member, reversed)]),
  );
}
