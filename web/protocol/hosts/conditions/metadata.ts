/** Conditions about metadata documents of OAuth: of the resource, of the authorization server, and of clients. */
import { get } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { count, quoted, stringAt, type Hit, type MetadataTest } from '../define.ts';

/** `host/path` of a URL, without a slash at its end; undefined for anything else, such as a placeholder. */
export function addressOf(url: string): string | undefined {
  const found = /^https?:\/\/([^\s/?#<>{}]+)([^\s?#<>{}]*)$/iu.exec(url);
  return found ? `${found[1]?.toLowerCase()}${found[2]?.replace(/\/$/u, '')}` : undefined;
}

const hostIn = (address: string): string => address.split('/', 1)[0] ?? '';

function strings(document: JsonObject, key: string): readonly string[] | undefined {
  const value = get(document, key);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

const otherResource: MetadataTest = ({ owner, document, server }) => {
  const resource = stringAt(document, 'resource');
  const own = resource === undefined ? undefined : addressOf(resource);
  if (owner !== 'resource' || own === undefined || server === undefined || own === server) return [];
  const rest =
    hostIn(own) === hostIn(server) ? ' The host is the same, which is not enough for the directory of connectors.' : '';
  return [{ at: ['resource'], shown: `\`resource\` is ${quoted(resource)}, and the server is \`${server}\`.${rest}` }];
};

const severalServers: MetadataTest = ({ owner, document }) => {
  if (owner === 'resource') {
    const servers = strings(document, 'authorization_servers') ?? [];
    return servers.length > 1
      ? [
          {
            at: ['authorization_servers'],
            shown: `\`authorization_servers\` has ${count(servers.length)} entries; only ${quoted(servers[0])} is used.`,
          },
        ]
      : [];
  }
  if (owner !== 'authorization-server') return [];
  const methods = strings(document, 'code_challenge_methods_supported');
  if (methods?.includes('S256')) return [];
  return methods === undefined
    ? [{ at: [], shown: 'The metadata has no `code_challenge_methods_supported`.' }]
    : [
        {
          at: ['code_challenge_methods_supported'],
          shown: `\`code_challenge_methods_supported\` is ${quoted([...methods])}, without \`"S256"\`.`,
        },
      ];
};

/** The metadata of the resource is missing under the path of the server, and the endpoint is not the one that is guessed then. */
const guessedEndpoint: MetadataTest = ({ owner, document, server, traffic }) => {
  const endpoint = stringAt(document, 'authorization_endpoint');
  if (owner !== 'authorization-server' || endpoint === undefined) return [];
  const isMissing = traffic.exchanges.some(
    ({ method, path, status }) =>
      method === 'GET' && status === 404 && /^\/\.well-known\/oauth-protected-resource\/./u.test(path),
  );
  const isGuessed =
    server === undefined
      ? /^https?:\/\/[^/]+\/authorize$/iu.test(endpoint)
      : addressOf(endpoint) === `${hostIn(server)}/authorize`;
  return isMissing && !isGuessed
    ? [
        {
          at: ['authorization_endpoint'],
          shown: `No metadata is found under the path of the server, and \`authorization_endpoint\` is ${quoted(endpoint)}.`,
        },
      ]
    : [];
};

const CONNECTOR = 'https://chatgpt.com/connector/oauth/';

/** A client of ChatGPT whose redirect URIs do not include those of connectors. */
const oneCallback: MetadataTest = ({ owner, document }) => {
  const uris = owner === 'client' ? (strings(document, 'redirect_uris') ?? []) : [];
  const other = uris.find((uri) => uri.startsWith('https://chatgpt.com/'));
  return other === undefined || uris.some((uri) => uri.startsWith(CONNECTOR))
    ? []
    : [{ at: ['redirect_uris'], shown: `\`redirect_uris\` has ${quoted(other)}, and none of a connector.` }];
};

/** Without this member, the authorization code is among the grants. */
const noCode: MetadataTest = ({ owner, document }): readonly Hit[] => {
  const grants = owner === 'authorization-server' ? strings(document, 'grant_types_supported') : undefined;
  return grants === undefined || grants.includes('authorization_code')
    ? []
    : [
        {
          at: ['grant_types_supported'],
          shown: `\`grant_types_supported\` is ${quoted([...grants])}, without \`"authorization_code"\`.`,
        },
      ];
};

/** Conditions by the id of their entry. */
export const metadataTests: readonly (readonly [string, MetadataTest])[] = [
  ['claude-prm-resource-exact', otherResource],
  ['claude-first-authorization-server', severalServers],
  ['claude-as-metadata-fallback', guessedEndpoint],
  ['chatgpt-oauth-callback-per-connector', oneCallback],
  ['chatgpt-no-static-credentials', noCode],
];
