/**
 * The address is the state: `#/check?text=…&revision=…&from=…&embed=1`, `#/server?server=…&fault=…`,
 * `#/learn/null-id?language=python`, `#/reference/rules/ids%2Fnull-id`. Values and segments are `encodeURIComponent`-encoded;
 * `+` is a literal plus. A share link has compressed text: `#/check?revision=…&format=…&v=…&s=…`.
 */
import { REVISION_IDS } from '../../protocol/types.ts';
import type { RevisionChoice, Transport } from '../../protocol/types.ts';
import type { McpRevision } from '../../simulator/types.ts';
import type { CodeLanguage } from '../engine/learn.ts';

/** The available screens. */
export type Screen = 'check' | 'server' | 'live' | 'learn' | 'reference';

/** A parsed address. */
export interface Route {
  screen: Screen;
  /** The path segments below `#/reference/` and `#/learn/`, decoded. */
  page?: readonly string[];
  /** An initial text from a link. */
  text?: string;
  /** The same, compressed (`share.ts`). */
  packed?: string;
  /** The version of this product that compressed it. */
  version?: string;
  revision: RevisionChoice;
  from?: 'client' | 'server';
  transport?: Transport;
  /** Id of an intake format. */
  format?: string;
  /** Client and server are exchanged where the text states the sender. */
  flip?: boolean;
  /** For the Server screen: the id of a demo server, and ids of enabled faults. */
  server?: string;
  faults?: readonly string[];
  /** A compressed run of the simulated server (`share.ts`). */
  run?: string;
  /** For the Live screen: the token of a local `tap`. `formatRoute` never writes it. */
  token?: string;
  /** For the Learn screen: the language of a code exercise, and a compressed file of custom exercises (`share.ts`). */
  language?: CodeLanguage;
  own?: string;
  /** Embedded in another page: no top bar. */
  embed: boolean;
  /** For the Learn screen: the item by itself, without links to others (`nav=0`). */
  alone?: boolean;
  /** For the Learn screen: a walkthrough on a projector (`present=1`). */
  present?: boolean;
  /** For the Learn screen: progress is stored for this tab alone (`progress=tab`). */
  tabOnly?: boolean;
}

/** A parsed address, with a notice for each part that could not be used. */
export interface RouteReading {
  route: Route;
  notices: string[];
}

/** The choices of the revision picker. */
export const REVISION_CHOICES: readonly RevisionChoice[] = ['auto', ...REVISION_IDS];
const SIDES = ['client', 'server'] as const;
const LANGUAGES = ['python', 'typescript', 'javascript'] as const;
const TRANSPORTS = ['stdio', 'http', 'sse'] as const;

function oneOf<T extends string>(choices: readonly T[], value: string): T | undefined {
  return choices.find((choice) => choice === value);
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function short(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}

/** Parses the fragment of an address. Never throws; invalid parts are ignored and reported. */
export function parseRoute(hash: string): RouteReading {
  const notices: string[] = [];
  const route: Route = { screen: 'check', revision: 'auto', embed: false };
  const bare = hash.replace(/^#/, '');
  const cut = bare.indexOf('?');
  const path = (cut < 0 ? bare : bare.slice(0, cut)).replace(/\/+$/, '');
  const [, place] = path.split('/');
  if (place === 'reference' || place === 'learn') {
    route.screen = place;
    route.page = path
      .split('/')
      .slice(2)
      .map((step) => decode(step) ?? step);
  } else if (path === '/server' || path === '/live') {
    route.screen = path === '/live' ? 'live' : 'server';
  } else if (path !== '' && path !== '/check') {
    notices.push(`There is no page at “${short(path)}”. This is Check.`);
  }
  for (const pair of cut < 0 ? [] : bare.slice(cut + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    const raw = equals < 0 ? '' : pair.slice(equals + 1);
    const value = decode(raw);
    if (value === null) {
      notices.push(`The link’s “${short(name)}” is not encoded correctly, so it was ignored.`);
      continue;
    }
    const problem = read(route, name, value);
    if (problem) notices.push(problem);
  }
  return { route, notices };
}

function read(route: Route, name: string, value: string): string | null {
  const wrong = `The link’s ${name} “${short(value)}” is unknown, so it was ignored.`;
  switch (name) {
    case 'text':
      route.text = value;
      return null;
    case 'revision': {
      const known = oneOf(REVISION_CHOICES, value);
      if (known) route.revision = known;
      return known ? null : wrong;
    }
    case 'from': {
      const known = oneOf(SIDES, value);
      if (known) route.from = known;
      return known ? null : wrong;
    }
    case 'transport': {
      const known = oneOf(TRANSPORTS, value);
      if (known) route.transport = known;
      return known ? null : wrong;
    }
    case 'server':
    case 'fault':
      return route.screen === 'server' ? readSetup(route, name, value) : wrong;
    case 'run':
      if (route.screen !== 'server') return wrong;
      route.run = value;
      return null;
    case 'token':
      if (route.screen !== 'live' || !/^[\w.~+/=-]{1,200}$/.test(value))
        return 'The link contains a token that is not usable here. It was ignored.';
      route.token = value;
      return null;
    case 'language': {
      const known = route.screen === 'learn' ? oneOf(LANGUAGES, value) : undefined;
      if (known) route.language = known;
      return known ? null : wrong;
    }
    case 'own':
      if (route.screen !== 'learn') return wrong;
      route.own = value;
      return null;
    case 's':
      route.packed = value;
      return null;
    case 'v':
      if (/^\d{1,4}(?:\.\d{1,4}){0,3}$/.test(value)) route.version = value;
      return null;
    case 'format':
      if (/^[a-z][a-z0-9-]{0,60}$/.test(value)) route.format = value;
      return route.format === value ? null : wrong;
    case 'flip':
      route.flip = value === '1';
      return value === '1' || value === '0' ? null : wrong;
    case 'nav':
      if (route.screen !== 'learn') return wrong;
      route.alone = value === '0';
      return value === '1' || value === '0' ? null : wrong;
    case 'present':
      if (route.screen !== 'learn') return wrong;
      route.present = value === '1';
      return value === '1' || value === '0' ? null : wrong;
    case 'progress':
      if (route.screen !== 'learn' || value !== 'tab') return wrong;
      route.tabOnly = true;
      return null;
    case 'embed':
      route.embed = value === '1';
      return value === '1' || value === '0' ? null : wrong;
    default:
      return `The link contains “${short(name)}”, which this version does not know. It was ignored.`;
  }
}

function readSetup(route: Route, name: 'server' | 'fault', value: string): string | null {
  // Only the simulator knows the valid ids, and it loads with its screen.
  const ids = value.split(',').filter((id) => /^[a-z][a-z0-9-]{0,60}$/.test(id));
  if (name === 'server' && ids[0] !== undefined) route.server = ids[0];
  else if (name === 'fault') route.faults = [...(route.faults ?? []), ...ids];
  return ids.join(',') === value ? null : `The link’s ${name} “${short(value)}” is unknown, so it was ignored.`;
}

/** The fragment for a route, `#` included; defaults are omitted, and so is a token. */
export function formatRoute(route: Route): string {
  const parts: string[] = [];
  if (route.text !== undefined) parts.push(`text=${encoded(route.text)}`);
  if (route.revision !== 'auto') parts.push(`revision=${route.revision}`);
  if (route.from) parts.push(`from=${route.from}`);
  if (route.transport) parts.push(`transport=${route.transport}`);
  if (route.format) parts.push(`format=${route.format}`);
  if (route.flip) parts.push('flip=1');
  if (route.server !== undefined) parts.push(`server=${route.server}`);
  if (route.faults && route.faults.length > 0) parts.push(`fault=${route.faults.join(',')}`);
  if (route.language) parts.push(`language=${route.language}`);
  if (route.embed) parts.push('embed=1');
  if (route.alone) parts.push('nav=0');
  if (route.present) parts.push('present=1');
  if (route.tabOnly) parts.push('progress=tab');
  if (route.version) parts.push(`v=${route.version}`);
  // This comes last, so that a truncated link is detected.
  if (route.packed) parts.push(`s=${encoded(route.packed)}`);
  if (route.run !== undefined) parts.push(`run=${encoded(route.run)}`);
  if (route.own !== undefined) parts.push(`own=${encoded(route.own)}`);
  const path = [route.screen, ...(route.page ?? []).map(encoded)].join('/');
  return `#/${path}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

function encoded(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The fragment of a reference page. */
export function referenceHref(...page: readonly string[]): string {
  return formatRoute({ screen: 'reference', page, revision: 'auto', embed: false });
}

/** The fragment of a lesson, or of the course map without an id. */
export function learnHref(...page: readonly string[]): string {
  return formatRoute({ screen: 'learn', page, revision: 'auto', embed: false });
}

/** Where every screen starts that has no text to infer a revision from: the newest one with a handshake. */
export const DEFAULT_REVISION: McpRevision = '2025-11-25';

/** The revision of the simulated server: the selected one, otherwise the default. */
export function protocolRevision(choice: RevisionChoice): McpRevision {
  return choice === 'auto' || choice === 'jsonrpc-2.0' ? DEFAULT_REVISION : choice;
}
