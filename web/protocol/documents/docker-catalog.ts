/** Docker's MCP catalog: server.yaml of one server in the registry, and catalog.yaml with several. */
import { code, listed, named } from '../json/describe.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject } from '../json/types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule } from './define.ts';
import { hasAny, objectsAt, textAt } from './values.ts';

const AUTHORITY = {
  spec: 'https://github.com/docker/mcp-registry/blob/main/CONTRIBUTING.md',
  specTitle: 'Docker MCP Registry, contributing',
} as const;
const GATEWAY = {
  spec: 'https://github.com/docker/mcp-gateway/blob/main/docs/catalog.md',
  specTitle: 'Docker MCP Gateway, catalogs',
} as const;

const server = (more: string): string =>
  `{"name": "weather", "type": "server", "image": "mcp/weather", "about": {"title": "Weather"}${more}}`;
const remote = (more: string): string => `{"name": "weather", "type": "remote", "about": {"title": "Weather"}${more}}`;
const good = [
  server(''),
  remote(', "remote": {"transport_type": "streamable-http", "url": "https://weather.example/mcp"}'),
];

const TYPE: DocumentRule = {
  id: 'docker-catalog-server/type',
  title: '`type` {must} be `server`, `remote` or `poci`',
  level: 'MUST',
  why: 'Docker chooses by it how the server is started.',
  ...AUTHORITY,
  examples: {
    good,
    bad: ['{"name": "weather", "type": ⟦"local"⟧, "image": "mcp/weather", "about": {"title": "Weather"}}'],
  },
};
const REMOTE: DocumentRule = {
  id: 'docker-catalog-server/remote',
  title: 'A remote server {must} have an address',
  level: 'MUST',
  why: 'Docker cannot connect to it otherwise.',
  ...AUTHORITY,
  examples: { good, bad: [`⟦${remote('')}⟧`, remote(', ⟦"remote"⟧: {"transport_type": "sse"}')] },
};
const TRANSPORT: DocumentRule = {
  id: 'docker-catalog-server/transport',
  title: '`transport_type` {must} be `streamable-http` or `sse`',
  level: 'SHOULD',
  why: 'Docker supports these two transports.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [remote(', "remote": {"transport_type": ⟦"websocket"⟧, "url": "https://weather.example/mcp"}')],
  },
};
const SECRET: DocumentRule = {
  id: 'docker-catalog-server/secret',
  title: 'A secret {must} have `name` and `env`',
  level: 'MUST',
  why: 'Docker stores the secret under its name, and passes it as that variable.',
  ...AUTHORITY,
  examples: {
    good: [server(', "config": {"secrets": [{"name": "weather.key", "env": "KEY"}]}')],
    bad: [server(', "config": {"secrets": [⟦{"name": "weather.key"}⟧]}')],
  },
};
const PARAMETER: DocumentRule = {
  id: 'docker-catalog-server/parameter',
  title: 'Parameters in `env` {must} be declared',
  level: 'SHOULD',
  why: 'Docker asks only for declared parameters, so the variable stays empty.',
  ...AUTHORITY,
  examples: {
    good: [
      server(
        ', "config": {"env": [{"name": "CITY", "value": "{{weather.city}}"}], "parameters": {"type": "object", "properties": {"city": {"type": "string"}}}}',
      ),
    ],
    bad: [
      server(
        ', "config": {"env": [{"name": "CITY", "value": ⟦"{{weather.city}}"⟧}], "parameters": {"type": "object", "properties": {}}}',
      ),
    ],
  },
};
const IMAGE: DocumentRule = {
  id: 'docker-catalog-server/image',
  title: 'A server of the type `server` {must} have an image',
  level: 'MUST',
  why: 'Docker starts the server from this image.',
  ...AUTHORITY,
  examples: {
    good: [server('')],
    bad: ['⟦{"name": "weather", "type": "server", "about": {"title": "Weather", "description": "Forecasts"}}⟧'],
  },
};
const SOURCE: DocumentRule = {
  id: 'docker-catalog-server/about',
  title: 'A server {must} have a title and a description',
  level: 'INFO',
  why: 'Docker Desktop shows both.',
  ...AUTHORITY,
  examples: {
    good: [server(', "description": "Forecasts"')],
    bad: [
      '{"name": "weather", "type": "server", "image": "mcp/weather", ⟦"about"⟧: {"icon": "https://weather.example/i.png"}}',
    ],
  },
};

const TYPES = ['server', 'remote', 'poci'];
const TRANSPORTS = ['streamable-http', 'sse', 'http', 'stdio'];

type Report = (finding: DocumentFinding) => void;

/** server.yaml of one server. */
export const dockerCatalogServer = defineDocument({
  kind: 'docker-catalog-server',
  rules: [TYPE, IMAGE, REMOTE, TRANSPORT, SECRET, PARAMETER, SOURCE],
  recognize({ value, clues }) {
    if (
      !isObject(value) ||
      textAt(value, 'name') === null ||
      hasAny(value, ['inputSchema', 'services', 'jsonrpc', '$schema'])
    )
      return null;
    const title = 'Server in Docker’s MCP catalog';
    const described = isObject(get(value, 'about')) || isObject(get(value, 'meta'));
    const reached = hasAny(value, ['image', 'remote', 'poci']);
    const typed = TYPES.includes(textAt(value, 'type') ?? '');
    if (described && (reached || typed))
      return { title, because: 'It has `about` or `meta` beside an image or a remote server.' };
    const listedTools = hasAny(value, [
      'secrets',
      'env',
      'config',
      'allowHosts',
      'tools',
      'title',
      'source',
      'longLived',
      'volumes',
    ]);
    if (typed && reached && listedTools)
      return { title, because: 'Its `type`, image and settings are those of Docker’s catalog.' };
    const clued = clues.some((clue) => /server\.ya?ml/u.test(clue));
    return clued && reached ? { title, because: 'The text around it names server.yaml.' } : null;
  },
  judge({ value }, _recognition, report) {
    if (isObject(value)) judgeServer(value, [], report);
  },
});

function judgeServer(value: JsonObject, path: Path, report: Report): void {
  const type = textAt(value, 'type');
  const address = get(value, 'remote');
  if (type !== null && !TYPES.includes(type))
    report({ rule: TYPE, path: [...path, 'type'], what: `\`type\` is ${code(type)}. Use ${listed(TYPES, 'or')}.` });
  if (type === 'remote' && address === undefined)
    report({
      rule: REMOTE,
      path,
      mark: 'missing',
      what: 'The server has no `remote`. Add `remote` with `transport_type` and `url`.',
    });
  if (type === 'server' && !hasAny(value, ['image', 'build', 'ref']) && path.length === 0)
    report({
      rule: IMAGE,
      path,
      mark: 'missing',
      what: 'The server has no `image`. Add it, such as `mcp/weather`.',
    });
  if (isObject(address)) {
    const transport = textAt(address, 'transport_type');
    if (textAt(address, 'url') === null)
      report({
        rule: REMOTE,
        path: [...path, 'remote'],
        mark: 'missing',
        what: '`remote` has no `url`. Add the address of the server.',
      });
    if (transport !== null && !TRANSPORTS.includes(transport))
      report({
        rule: TRANSPORT,
        path: [...path, 'remote', 'transport_type'],
        what: `\`transport_type\` is ${code(transport)}. Use \`streamable-http\` or \`sse\`.`,
      });
  }
  const about = get(value, 'about');
  if (isObject(about) && !hasAny(about, ['title']))
    report({
      rule: SOURCE,
      path: [...path, 'about'],
      mark: 'key',
      what: '`about` has no `title`. Add `title` and `description`.',
    });
  judgeConfig(objectAt(value, 'config'), [...path, 'config'], report);
}

function judgeConfig(config: JsonObject, path: Path, report: Report): void {
  for (const { value, path: at } of objectsAt(config, 'secrets', path)) {
    const lacks = ['name', 'env'].find((key) => textAt(value, key) === null);
    if (lacks !== undefined) report({ rule: SECRET, path: at, what: `The secret has no ${named(lacks)}. Add it.` });
  }
  const declared = get(objectAt(config, 'parameters'), 'properties') ?? {};
  if (!isObject(declared)) return;
  for (const { value, path: at } of objectsAt(config, 'env', path)) {
    const given = textAt(value, 'value') ?? '';
    const name = /\{\{\s*[\w-]{1,100}\.([\w-]{1,100})/u.exec(given)?.[1];
    if (name === undefined || get(declared, name) !== undefined) continue;
    report({
      rule: PARAMETER,
      path: [...at, 'value'],
      what: `${code(given)} refers to the parameter ${named(name)}. Add it to \`parameters.properties\`.`,
    });
  }
}

const ENTRY: DocumentRule = {
  id: 'docker-catalog/entry',
  title: 'An entry of the catalog {must} have an image or an address',
  level: 'MUST',
  why: 'The gateway can neither start the server nor connect to it.',
  ...GATEWAY,
  examples: {
    good: [
      '{"registry": {"weather": {"image": "mcp/weather"}, "news": {"remote": {"url": "https://news.example/mcp"}}}}',
    ],
    bad: [
      '{"registry": {"weather": {"image": "mcp/weather"}, ⟦"news"⟧: {"title": "News", "remote": {"transport_type": "sse"}}}}',
    ],
  },
};

/** catalog.yaml with several servers. */
export const dockerCatalog = defineDocument({
  kind: 'docker-catalog',
  rules: [ENTRY],
  recognize({ value, clues }) {
    if (!isObject(value)) return null;
    const registry = get(value, 'registry');
    if (!isObject(registry)) return null;
    const title = 'Catalog for Docker’s MCP gateway';
    const entries = Object.values(registry).slice(0, 20).filter(isObject);
    const own = entries.some((entry) =>
      hasAny(entry, ['image', 'remote', 'poci', 'ref', 'tools', 'dateAdded', 'source', 'upstream']),
    );
    const clued = clues.some((clue) => /catalog\.ya?ml/u.test(clue));
    return own || clued ? { title, because: 'It has `registry` with servers.' } : null;
  },
  judge({ value }, _recognition, report) {
    if (!isObject(value)) return;
    const registry = objectAt(value, 'registry');
    for (const id of Object.keys(registry)) {
      const entry = get(registry, id);
      if (!isObject(entry)) continue;
      const path = ['registry', id];
      const address = get(entry, 'remote');
      if (isObject(address) && textAt(address, 'url') === null && !hasAny(entry, ['image']))
        report({
          rule: ENTRY,
          path,
          mark: 'key',
          what: `${named(id)} has neither \`image\` nor \`remote.url\`. Add one of them.`,
        });
    }
  },
});
