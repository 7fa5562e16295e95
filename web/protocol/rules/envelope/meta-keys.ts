/** The grammar of `_meta` keys: an optional prefix of dotted labels and a slash, then a name. */
import { nearest } from '../../json/nearest.ts';

/** A parsed key; `labels` is null without a prefix. */
export interface MetaKeyParts {
  labels: readonly string[] | null;
  name: string;
}

/** What is wrong with a key: the most specific requirement, a description, and a valid replacement. */
export interface KeyFault {
  requirement: string;
  /** “it …” */
  says: string;
  instead?: string;
}

/** Keys that MCP and its official extensions define in some revision, in addition to those of the current revision. */
const OFFICIAL: ReadonlySet<string> = new Set([
  'progressToken',
  'traceparent',
  'tracestate',
  'baggage',
  'ui',
  'ui/resourceUri',
  'io.modelcontextprotocol/protocolVersion',
  'io.modelcontextprotocol/clientInfo',
  'io.modelcontextprotocol/clientCapabilities',
  'io.modelcontextprotocol/logLevel',
  'io.modelcontextprotocol/subscriptionId',
  'io.modelcontextprotocol/serverInfo',
  'io.modelcontextprotocol/related-task',
  'io.modelcontextprotocol/model-immediate-response',
  'io.modelcontextprotocol/tasks',
  'io.modelcontextprotocol/ui',
]);
/** Prefixes under which the MCP project publishes keys outside the protocol. */
const OFFICIAL_PREFIXES = ['io.modelcontextprotocol.registry/', 'io.modelcontextprotocol.ui/'] as const;
/** The prefix of the protocol's own keys. */
export const OWN_PREFIX = 'io.modelcontextprotocol/';

/** Top-level domains: if the first label is one of them, the prefix is already reversed. */
const DOMAINS: ReadonlySet<string> = new Set(
  'com org net io dev ai app co edu gov info biz me cloud tech xyz sh so us uk eu de fr nl ch at jp cn kr in br ca au ru it es se no fi dk pl'.split(
    ' ',
  ),
);

/** True for a key that MCP defines in any revision. */
export function isOfficial(key: string): boolean {
  return OFFICIAL.has(key) || OFFICIAL_PREFIXES.some((prefix) => key.startsWith(prefix));
}

/** The protocol key that a key under its prefix probably means. */
export function nearestOwn(key: string, defined: Iterable<string>): string | null {
  const own = [...defined].filter((name) => name.startsWith(OWN_PREFIX)).map((name) => name.slice(OWN_PREFIX.length));
  const found = nearest(key.slice(OWN_PREFIX.length), own);
  return found === null ? null : OWN_PREFIX + found;
}

/** Splits a key at its first slash. */
export function partsOf(key: string): MetaKeyParts {
  const slash = key.indexOf('/');
  return slash < 0
    ? { labels: null, name: key }
    : { labels: key.slice(0, slash).split('.'), name: key.slice(slash + 1) };
}

/** The key with its prefix reversed if the prefix looks like an ordinary domain name; otherwise null. */
export function reversedKey({ labels, name }: MetaKeyParts): string | null {
  if (!labels || labels.length < 2) return null;
  const [first, last] = [labels[0] ?? '', labels.at(-1) ?? ''];
  if (!DOMAINS.has(last.toLowerCase()) || DOMAINS.has(first.toLowerCase())) return null;
  return `${labels.toReversed().join('.')}/${name}`;
}

/** The grammar violation, or null for a well-formed key. The empty name is well-formed. */
export function grammarFault(key: string): KeyFault | null {
  if (key.includes('://')) return { requirement: 'meta/url-as-key', says: 'is a URL', ...fromUrl(key) };
  if (key.startsWith('/')) {
    return {
      requirement: 'meta/prefix-leading-slash',
      says: 'begins with a slash, so its prefix is empty',
      ...usable(key.replace(/^\/+/u, '')),
    };
  }
  const parts = partsOf(key);
  if (parts.name.includes('/')) {
    const flat = `${key.slice(0, key.length - parts.name.length)}${parts.name.replaceAll(/\/+/gu, '.')}`;
    return { requirement: 'meta/name-second-slash', says: 'has more than one slash', ...usable(flat) };
  }
  return (parts.labels && prefixFault(key, parts.labels)) ?? nameFault(key, parts);
}

function prefixFault(key: string, labels: readonly string[]): KeyFault | null {
  const name = key.slice(key.indexOf('/'));
  for (const label of labels) {
    if (label === '') {
      const full = labels.filter((other) => other !== '');
      return {
        requirement: 'meta/prefix-empty-label',
        says: 'has an empty label in its prefix',
        ...usable(full.join('.') + name),
      };
    }
    const odd = /[^A-Za-z0-9-]/u.exec(label);
    if (odd) {
      const fixed = labels.map((other) => other.replaceAll(/[^A-Za-z0-9-]/gu, '-')).join('.');
      return {
        requirement: 'meta/prefix-label-characters',
        says: `has ${sign(odd[0])} in its prefix, which may contain only letters, digits and inner hyphens`,
        ...usable(fixed + name),
      };
    }
    if (!/^[A-Za-z]/u.test(label))
      return {
        requirement: 'meta/prefix-label-start',
        says: `has the label “${label}”, which does not begin with a letter`,
      };
    if (label.endsWith('-'))
      return { requirement: 'meta/prefix-label-end', says: `has the label “${label}”, which ends with a hyphen` };
  }
  return null;
}

function nameFault(key: string, { labels, name }: MetaKeyParts): KeyFault | null {
  if (name === '') return null;
  const odd = /[^A-Za-z0-9._-]/u.exec(name);
  const end = name.at(-1) ?? '';
  const start = name.charAt(0);
  const badStart = !/^[A-Za-z0-9]/u.test(name);
  if (!odd && !badStart && /[A-Za-z0-9]/u.test(end)) return null;
  const bare = labels === null;
  const of = (id: string): string => (bare ? 'meta/bare-name-invalid' : id);
  const stem = key.slice(0, key.length - name.length);
  const fixed = name.replaceAll(/[^A-Za-z0-9._-]+/gu, '-').replace(/^[._-]+|[._-]+$/gu, '');
  const instead = fixed === '' || bare ? {} : usable(stem + fixed);
  if (odd)
    return {
      requirement: of('meta/name-characters'),
      says: `has ${sign(odd[0])} in its name, which may contain only letters, digits, \`-\`, \`_\` and \`.\``,
      ...instead,
    };
  if (badStart)
    return {
      requirement: of('meta/name-start'),
      says: `has a name that begins with ${sign(start)}, not with a letter or digit`,
      ...instead,
    };
  return {
    requirement: of('meta/name-end'),
    says: `has a name that ends with ${sign(end)}, not with a letter or digit`,
    ...instead,
  };
}

function fromUrl(key: string): { instead?: string } {
  const [, host, rest] = /^[a-z][a-z0-9+.-]*:\/\/([A-Za-z0-9.-]+)\/([^?#]+)$/iu.exec(key) ?? [];
  if (host === undefined || rest === undefined) return {};
  return usable(`${host.split('.').toReversed().join('.')}/${rest.replaceAll(/\/+/gu, '.')}`);
}

/** Only a key that follows the grammar is proposed. */
function usable(instead: string): { instead?: string } {
  return instead !== '' && grammarFault(instead) === null ? { instead } : {};
}

function sign(character: string): string {
  return character === ' ' ? 'a space' : `“${character}”`;
}
