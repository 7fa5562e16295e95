/** Responses of the API of an MCP registry: each server in them is judged as server.json. */
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { defineDocument, type DocumentRule } from './define.ts';
import { judgeServerJson } from './server-json/kind.ts';
import { exampleServer } from './server-json/source.ts';
import { hasAny, itemsAt } from './values.ts';

const AUTHORITY = {
  spec: 'https://github.com/modelcontextprotocol/registry/blob/main/docs/reference/api/generic-registry-api.md',
  specTitle: 'MCP Registry, API',
} as const;

const FORMER: DocumentRule = {
  id: 'registry-api-response/former-form',
  title: 'Each entry {must} have its server.json in `server`',
  level: 'SHOULD',
  why: 'Since version v0.1 of the API the data of the registry is beside it, in `_meta`.',
  ...AUTHORITY,
  examples: {
    good: [`{"servers": [{"server": ${exampleServer()}, "_meta": {}}], "metadata": {"count": 1}}`],
    bad: [
      '{"servers": [⟦{"id": "1", "name": "io.github.ada/weather", "description": "Weather"}⟧], "metadata": {"next_cursor": "x"}}',
    ],
  },
};

const OFFICIAL = 'io.modelcontextprotocol.registry/official';

function isEntry(value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const meta = get(value, '_meta');
  return isObject(get(value, 'server')) || (isObject(meta) && get(meta, OFFICIAL) !== undefined);
}

/** The servers in a response, with their paths. */
function serversIn(value: JsonObject): { readonly server: JsonObject; readonly path: Path }[] {
  const entries: { item: JsonValue; path: Path }[] = Array.isArray(get(value, 'servers'))
    ? itemsAt(value, 'servers').map((item, index) => ({ item, path: ['servers', index] }))
    : [{ item: value, path: [] }];
  return entries.flatMap(({ item, path }) => {
    const server = isObject(item) ? get(item, 'server') : undefined;
    return isObject(server) ? [{ server, path: [...path, 'server'] }] : [];
  });
}

/** The kind. */
export const registryApiResponse = defineDocument({
  kind: 'registry-api-response',
  rules: [FORMER],
  recognize({ value }) {
    if (!isObject(value)) return null;
    const title = 'Response of the MCP registry';
    if (Array.isArray(get(value, 'servers'))) {
      const items = itemsAt(value, 'servers');
      const metadata = get(value, 'metadata');
      const paged = isObject(metadata) && hasAny(metadata, ['nextCursor', 'next_cursor', 'count']);
      if (!items.some(isEntry) && !paged) return null;
      return { title, because: 'It lists servers as `GET /v0/servers` does.' };
    }
    const server = get(value, 'server');
    if (!isObject(server) || !isEntry(value) || !hasAny(server, ['name', '$schema']) || !hasAny(value, ['_meta']))
      return null;
    return { title, because: 'It has a server.json in `server`, and the data of the registry in `_meta`.' };
  },
  judge({ value }, _recognition, report) {
    if (!isObject(value)) return;
    for (const { server, path } of serversIn(value)) judgeServerJson(server, path, { inResponse: true }, report);
    const first = itemsAt(value, 'servers').findIndex(
      (item) => isObject(item) && get(item, 'server') === undefined && hasAny(item, ['name']),
    );
    if (first >= 0)
      report({
        rule: FORMER,
        path: ['servers', first],
        what: 'The entry has no `server`; its members are those of the first version of the API. Request `/v0.1/servers`.',
      });
  },
});
