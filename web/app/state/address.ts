/** Keeps the address and the store in step, both ways. */
import { formatRoute, parseRoute } from './route.ts';
import type { RouteReading } from './route.ts';
import { put, store } from './store.ts';
import type { State } from './store.ts';

/** Reads the address as it is now and puts its options in the store. The text of a link is left to the caller. */
export function readRoute(): RouteReading {
  const reading = parseRoute(location.hash);
  const { screen, page = [], revision, from, transport, embed } = reading.route;
  // What belongs to the text in the editor is kept while another screen is in sight.
  if (screen === 'reference') put({ screen, page, embed });
  else put({ screen, page, revision, from: from ?? null, transport: transport ?? null, embed });
  return reading;
}

function address(): string {
  const { screen, page, embed } = store.getState();
  return screen === 'check' ? checkAddress() : formatRoute({ screen, page, revision: 'auto', embed });
}

/** The address of Check with the options as they are now. */
export function checkAddress(state: State = store.getState()): string {
  const { revision, from, transport, embed } = state;
  return formatRoute({
    screen: 'check',
    revision,
    ...(from ? { from } : {}),
    ...(transport ? { transport } : {}),
    embed,
  });
}

/** A new entry in the history for the options as they are now; a link's text is no longer part of it. */
export function pushRoute(): void {
  if (location.hash !== address()) history.pushState(null, '', address());
}

/** The text of a link has been edited: a reload must not bring the old one back. */
export function forgetLinkText(): void {
  if (/[?&]text=/.test(location.hash)) history.replaceState(null, '', address());
}

/** Hears of every change of the address that the page did not make itself: links, back and forward. */
export function onAddress(listener: (reading: RouteReading) => void): void {
  addEventListener('popstate', () => listener(readRoute()));
}
