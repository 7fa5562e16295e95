/**
 * The address is the state: `#/check?text=…&revision=…&from=…&embed=1`, `#/reference/rules/ids%2Fnull-id`. Values and steps are
 * `encodeURIComponent`-encoded; `+` is a plus.
 */
import { REVISION_IDS } from '../../protocol/types.ts';
import type { RevisionChoice, Transport } from '../../protocol/types.ts';

/** The screens there are. */
export type Screen = 'check' | 'reference';

/** What an address says. */
export interface Route {
  screen: Screen;
  /** The steps below `#/reference/`, decoded; that screen alone has them. */
  page?: readonly string[];
  /** A text to begin with, from a link. */
  text?: string;
  revision: RevisionChoice;
  from?: 'client' | 'server';
  transport?: Transport;
  /** Inside somebody's page: no top bar. */
  embed: boolean;
}

/** An address as read, with a sentence for each part that could not be used. */
export interface RouteReading {
  route: Route;
  notices: string[];
}

/** The choices of the revision picker. */
export const REVISION_CHOICES: readonly RevisionChoice[] = ['auto', ...REVISION_IDS];
const SIDES = ['client', 'server'] as const;
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

/** Reads the fragment of an address. Never throws; what cannot be used is left out and said. */
export function parseRoute(hash: string): RouteReading {
  const notices: string[] = [];
  const route: Route = { screen: 'check', revision: 'auto', embed: false };
  const bare = hash.replace(/^#/, '');
  const cut = bare.indexOf('?');
  const path = (cut < 0 ? bare : bare.slice(0, cut)).replace(/\/+$/, '');
  if (path === '/reference' || path.startsWith('/reference/')) {
    route.screen = 'reference';
    route.page = path
      .split('/')
      .slice(2)
      .map((step) => decode(step) ?? step);
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
      notices.push(`The link’s “${short(name)}” is not well encoded, so it was left out.`);
      continue;
    }
    const problem = read(route, name, value);
    if (problem) notices.push(problem);
  }
  return { route, notices };
}

function read(route: Route, name: string, value: string): string | null {
  const wrong = `The link’s ${name} “${short(value)}” is unknown, so it was left out.`;
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
    case 'embed':
      route.embed = value === '1';
      return value === '1' || value === '0' ? null : wrong;
    default:
      return `The link has a part “${short(name)}” that this version does not know. It was left out.`;
  }
}

/** The fragment for a route, `#` included; defaults are left out. */
export function formatRoute(route: Route): string {
  const parts: string[] = [];
  if (route.text !== undefined)
    parts.push(`text=${encodeURIComponent(route.text.replace(/\p{Surrogate}/gu, '\uFFFD'))}`);
  if (route.revision !== 'auto') parts.push(`revision=${route.revision}`);
  if (route.from) parts.push(`from=${route.from}`);
  if (route.transport) parts.push(`transport=${route.transport}`);
  if (route.embed) parts.push('embed=1');
  const path = [route.screen, ...(route.page ?? []).map(stepOf)].join('/');
  return `#/${path}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

function stepOf(step: string): string {
  return encodeURIComponent(step.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The fragment of a page of the reference. */
export function referenceHref(...page: readonly string[]): string {
  return formatRoute({ screen: 'reference', page, revision: 'auto', embed: false });
}
