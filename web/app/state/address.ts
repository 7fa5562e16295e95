/** Synchronizes the address and the store in both directions. */
import { formatRoute, parseRoute } from './route.ts';
import { storeToken, tokenNow } from './live-token.ts';
import type { RouteReading } from './route.ts';
import { put, store } from './store.ts';
import type { State } from './store.ts';

/** Reads the current address into the store. The caller handles a link’s text. */
export function readRoute(): RouteReading {
  const reading = parseRoute(location.hash);
  const { screen, page = [], revision, from, transport, format, flip = false, embed, server, faults } = reading.route;
  const { language = null, own = null, alone = false, run: runLink = null, token } = reading.route;
  const { tabOnly = false, present = false } = reading.route;
  const { chosen } = store.getState();
  // Options of the text in the editor stay unchanged while another screen is visible.
  if (screen === 'reference') put({ screen, page, embed });
  else if (screen === 'learn')
    put({
      screen,
      page,
      embed,
      lesson: { language, own, alone, tabOnly, present },
      ...(revision === 'auto' ? {} : { chosen: { ...chosen, learn: revision } }),
    });
  else if (screen === 'live') {
    if (token !== undefined) storeToken(token);
    put({
      screen,
      page,
      embed,
      tapped: tokenNow() !== null,
      ...(revision === 'auto' ? {} : { chosen: { ...chosen, live: revision } }),
    });
    // The token leaves the address, and thereby the history, bookmarks and links.
    if (token !== undefined) history.replaceState(null, '', address());
  } else if (screen === 'server') {
    const { serverSetup } = store.getState();
    const carrier = transport === 'http' || transport === 'stdio' ? transport : serverSetup.transport;
    put({
      screen,
      page,
      embed,
      runLink,
      serverSetup: { server: server ?? serverSetup.server, transport: carrier, faults: faults ?? serverSetup.faults },
      ...(revision === 'auto' ? {} : { chosen: { ...chosen, server: revision } }),
    });
  } else {
    const read = { from: from ?? null, transport: transport ?? null, format: format ?? null };
    // The revision of a link’s text ends with that text. An embedding page means every text.
    const { text, packed } = reading.route;
    const preview = (text !== undefined || packed !== undefined || isPreview(history.state)) && !embed;
    put({ screen, page, revision, pinned: revision !== 'auto' && !preview, flip, embed, ...read });
  }
  return reading;
}

/** Whether a history entry belongs to a preview: its address names the revision, so that a reload keeps it. */
function isPreview(entry: unknown): boolean {
  return entry === PREVIEW;
}

const PREVIEW = 'preview';

function entryNow(): string | null {
  const { screen, revision, pinned } = store.getState();
  return screen === 'check' && revision !== 'auto' && !pinned ? PREVIEW : null;
}

function address(): string {
  const { screen, page, chosen, embed } = store.getState();
  if (screen === 'live') return formatRoute({ screen, revision: chosen.live, embed });
  if (screen === 'server') return serverAddress();
  if (screen === 'learn') return learnAddress();
  return screen === 'check' ? checkAddress() : formatRoute({ screen, page, revision: 'auto', embed });
}

/** The address of Check with the current options. */
export function checkAddress(state: State = store.getState()): string {
  const { revision, from, transport, format, flip, embed } = state;
  return formatRoute({
    screen: 'check',
    revision,
    ...(from ? { from } : {}),
    ...(transport ? { transport } : {}),
    ...(format ? { format } : {}),
    ...(flip ? { flip } : {}),
    embed,
  });
}

/** The address of the simulated server with its current setup. */
export function serverAddress({ chosen, serverSetup, embed }: State = store.getState()): string {
  const { server, faults, transport } = serverSetup;
  return formatRoute({
    screen: 'server',
    revision: chosen.server,
    server,
    faults,
    ...(transport === 'http' ? { transport } : {}),
    embed,
  });
}

/** The address of the visible lesson, or of the course map. */
export function learnAddress({ screen, page, chosen, lesson, embed }: State = store.getState()): string {
  const { language, own, alone, tabOnly, present } = lesson;
  return formatRoute({
    screen: 'learn',
    page: screen === 'learn' ? page : [],
    revision: chosen.learn,
    ...(language ? { language } : {}),
    ...(own === null ? {} : { own }),
    ...(alone ? { alone } : {}),
    ...(tabOnly ? { tabOnly } : {}),
    ...(present ? { present } : {}),
    embed,
  });
}

/** Replaces the address for a change without a history entry. */
export function renewRoute(): void {
  if (location.hash !== address()) history.replaceState(entryNow(), '', address());
}

/** Adds a history entry for the current options, without a link’s text. */
export function pushRoute(): void {
  if (location.hash !== address()) history.pushState(entryNow(), '', address());
  else history.replaceState(entryNow(), '');
}

/**
 * Called when the text of a link has been edited: a reload must not restore the old one. A shared link’s format applied only to
 * its own text, so it is removed too.
 */
export function forgetLinkText(): void {
  if (/[?&]s=/.test(location.hash)) put({ format: null });
  if (/[?&](?:text|s)=/.test(location.hash)) history.replaceState(entryNow(), '', address());
}

/** Listens for address changes by links, back and forward, but not by the page itself. */
export function onAddress(listener: (reading: RouteReading) => void): void {
  addEventListener('popstate', () => listener(readRoute()));
}
