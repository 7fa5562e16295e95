/** Keeps the address and the store in step, both ways. */
import { formatRoute, parseRoute } from './route.ts';
import type { RouteReading } from './route.ts';
import { put, store } from './store.ts';
import type { State } from './store.ts';

/** Reads the address as it is now and puts its options in the store. The text of a link is left to the caller. */
export function readRoute(): RouteReading {
  const reading = parseRoute(location.hash);
  const { screen, page = [], revision, from, transport, format, flip = false, embed, server, faults } = reading.route;
  const { language = null, own = null } = reading.route;
  // What belongs to the text in the editor is kept while another screen is in sight.
  if (screen === 'reference') put({ screen, page, embed });
  else if (screen === 'learn')
    put({ screen, page, embed, lesson: { language, own }, ...(revision === 'auto' ? {} : { revision }) });
  else if (screen === 'server') {
    const { stage } = store.getState();
    const carrier = transport === 'http' || transport === 'stdio' ? transport : stage.transport;
    put({
      screen,
      page,
      embed,
      stage: { server: server ?? stage.server, transport: carrier, faults: faults ?? stage.faults },
      // Check's own choice stays where a link to the server names none.
      ...(revision === 'auto' ? {} : { revision }),
    });
  } else {
    const chosen = { from: from ?? null, transport: transport ?? null, format: format ?? null };
    put({ screen, page, revision, flip, embed, ...chosen });
  }
  return reading;
}

function address(): string {
  const { screen, page, embed } = store.getState();
  if (screen === 'server') return serverAddress();
  if (screen === 'learn') return learnAddress();
  return screen === 'check' ? checkAddress() : formatRoute({ screen, page, revision: 'auto', embed });
}

/** The address of Check with the options as they are now. */
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

/** The address of the simulated server as it is set up now. */
export function serverAddress({ revision, stage, embed }: State = store.getState()): string {
  const { server, faults, transport } = stage;
  return formatRoute({
    screen: 'server',
    revision,
    server,
    faults,
    ...(transport === 'http' ? { transport } : {}),
    embed,
  });
}

/** The address of the lesson in sight, or of the map. */
export function learnAddress({ screen, page, revision, lesson, embed }: State = store.getState()): string {
  const { language, own } = lesson;
  return formatRoute({
    screen: 'learn',
    page: screen === 'learn' ? page : [],
    revision,
    ...(language ? { language } : {}),
    ...(own === null ? {} : { own }),
    embed,
  });
}

/** The address follows a switch that is no step to go back to. */
export function renewRoute(): void {
  if (location.hash !== address()) history.replaceState(null, '', address());
}

/** A new entry in the history for the options as they are now; a link's text is no longer part of it. */
export function pushRoute(): void {
  if (location.hash !== address()) history.pushState(null, '', address());
}

/**
 * The text of a link has been edited: a reload must not bring the old one back. What a shared link says of the format was meant
 * for its own text, and goes as well.
 */
export function forgetLinkText(): void {
  if (/[?&]s=/.test(location.hash)) put({ format: null });
  if (/[?&](?:text|s)=/.test(location.hash)) history.replaceState(null, '', address());
}

/** Hears of every change of the address that the page did not make itself: links, back and forward. */
export function onAddress(listener: (reading: RouteReading) => void): void {
  addEventListener('popstate', () => listener(readRoute()));
}
