/** Links that install a server in a host, and the configuration inside them. */
import type { Span } from '../../types.ts';
import { bytesOf, textOf } from './bytes.ts';

/** A link that installs a server. */
export interface InstallLink extends Span {
  readonly host: string;
  readonly title: string;
  /** The name of the server, if a parameter holds it. */
  readonly name: string | null;
  /** The configuration as written; null if the link has none. */
  readonly config: (Span & { readonly raw: string; readonly encoding: 'base64' | 'url' }) | null;
  /** The configuration decoded; null if it cannot be decoded. */
  readonly decoded: string | null;
}

interface LinkForm {
  readonly host: string;
  readonly title: string;
  /** The address until the question mark. */
  readonly address: RegExp;
  /** `base64` and `url`: the parameter `config`. `query`: the whole query is the JSON. `nested`: the parameter `url` holds another link. */
  readonly config: 'base64' | 'url' | 'query' | 'nested';
}

const FORMS: readonly LinkForm[] = [
  {
    host: 'cursor',
    title: 'Cursor',
    address:
      /^(?:cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install|https?:\/\/(?:www\.)?cursor\.com\/(?:[a-z-]{2,7}\/)?install-mcp|https?:\/\/(?:www\.)?cursor\.com\/(?:[a-z-]{2,7}\/)?link\/mcp\/install)\/?$/i,
    config: 'base64',
  },
  {
    host: 'lm-studio',
    title: 'LM Studio',
    address: /^(?:lmstudio:\/\/add_mcp|https?:\/\/lmstudio\.ai\/install-mcp)\/?$/i,
    config: 'base64',
  },
  {
    host: 'vscode',
    title: 'VS Code',
    address: /^https?:\/\/(?:insiders\.)?vscode\.dev\/redirect\/mcp\/install\/?$/i,
    config: 'url',
  },
  {
    host: 'kiro',
    title: 'Kiro',
    address: /^(?:https?:\/\/kiro\.dev\/launch\/mcp\/add|kiro:\/\/[\w./-]{0,60}mcp\/(?:add|install))\/?$/i,
    config: 'url',
  },
  {
    host: 'vscode',
    title: 'VS Code',
    address: /^https?:\/\/(?:insiders\.)?vscode\.dev\/redirect\/?$/i,
    config: 'nested',
  },
  { host: 'vscode', title: 'VS Code', address: /^vscode(?:-insiders)?:(?:\/\/)?mcp\/install$/i, config: 'query' },
  {
    host: 'visual-studio',
    title: 'Visual Studio',
    address: /^https?:\/\/(?:aka\.ms\/vs\/mcp-install|vs-open\.link\/mcp-install)$/i,
    config: 'query',
  },
];

/** A cheap sign of any link; the forms decide. */
const SIGN =
  /cursor-deeplink|install-mcp|mcp\/install|mcp-install|add_mcp|vscode\.dev\/redirect|launch\/mcp\/add|link\/mcp/i;

const LINK = /(?:[a-z][a-z0-9+-]{2,20}:)(?:\/\/)?[^\s?()<>"'`\]]{3,200}\?[^\s()<>'`\]]{1,20000}/gi;
/** Links at most in one text. */
const MAX_LINKS = 50;

/** The links of a range that install a server, in text order. */
export function findLinks(text: string, { start, end }: Span): InstallLink[] {
  const source = text.slice(start, end);
  if (!SIGN.test(source)) return [];
  const links: InstallLink[] = [];
  for (const { 0: match, index } of source.matchAll(LINK)) {
    // In HTML the quote ends the attribute; in a query that is JSON it belongs to the link.
    const quoted = /["'=]/.test(source.charAt(index - 1)) ? (match.split('"')[0] ?? match) : match;
    const link = readLink(quoted, start + index);
    if (link !== null) links.push(link);
    if (links.length >= MAX_LINKS) break;
  }
  return links;
}

function readLink(link: string, start: number): InstallLink | null {
  const mark = link.indexOf('?');
  const address = link.slice(0, mark);
  const form = FORMS.find((one) => one.address.test(address));
  if (form === undefined) return null;
  const query = { raw: link.slice(mark + 1), start: start + mark + 1, end: start + link.length };
  const range = { start, end: start + link.length };
  const { host, title } = form;
  if (form.config === 'nested') {
    const url = parameterOf(query, 'url');
    const inner = url === null ? null : decodeUrl(url.raw);
    if (url === null || inner === null || !SIGN.test(inner)) return null;
    const nested = readLink(inner, 0);
    if (nested === null) return null;
    const config = nested.config === null ? null : { ...nested.config, start: url.start, end: url.end };
    return { ...nested, ...range, config };
  }
  if (form.config === 'query') {
    const config = { ...query, encoding: 'url' } as const;
    return { ...range, host, title, name: null, config, decoded: decodeUrl(query.raw) };
  }
  const name = parameterOf(query, 'name');
  const config = parameterOf(query, 'config');
  return {
    ...range,
    host,
    title,
    name: name === null ? null : decodeUrl(name.raw),
    config: config === null ? null : { ...config, encoding: form.config },
    decoded: config === null ? null : form.config === 'base64' ? decodeBase64(config.raw) : decodeUrl(config.raw),
  };
}

interface Parameter extends Span {
  readonly raw: string;
}

function parameterOf(query: Parameter, name: string): Parameter | null {
  let at = query.start;
  for (const part of query.raw.split(/(?<=&)/)) {
    const raw = part.replace(/&(?:amp;)?$/, '').replace(/^amp;/, '');
    const offset = part.startsWith('amp;') ? 4 : 0;
    if (raw.startsWith(`${name}=`)) {
      const start = at + offset + name.length + 1;
      return { raw: raw.slice(name.length + 1), start, end: start + raw.length - name.length - 1 };
    }
    at += part.length;
  }
  return null;
}

/** Percent-encoded text; null if the escapes are broken. */
function decodeUrl(raw: string): string | null {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Base64 of UTF-8, percent-encoded or not; null if it is neither. */
function decodeBase64(raw: string): string | null {
  let base64: string;
  try {
    base64 = decodeURIComponent(raw);
  } catch {
    return null;
  }
  const bytes = bytesOf(base64.replaceAll(' ', '+'));
  return bytes === null ? null : textOf(bytes);
}
