/**
 * The launch page of a SCORM package (`scripts/scorm/page.mjs` writes its HTML): it shows the lessons one at a time in a frame, and
 * reports to the learning system what was solved. It belongs to the package and not to the page.
 */
import { isRecord } from '../../protocol/json/plain.ts';
import { connectLms, type Lms, type Rejection, type ScormVersion } from './lms.ts';
import { readProgress, seedProgress } from './stored.ts';
import { packSuspended, SUSPEND_LIMITS, unpackSuspended, type StoredItem } from './suspend.ts';
import { earlierOf, READ, valuesFor } from './values.ts';

/** Delay between a change of a draft and its report, ms: systems answer each report by a request. */
const PAUSE = 5000;

function one<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The launch page has no ${selector}`);
  return found;
}

const version: ScormVersion = document.body.dataset['scorm'] === '2004' ? '2004' : '1.2';
const frame = one('iframe', HTMLIFrameElement);
const count = one('#count', HTMLElement);
const note = one('#note', HTMLElement);
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-item]')];
const ids = buttons.map((button) => button.dataset['item'] ?? '');
const began = performance.now();

const search = connectLms(version, window);
// In a review, the system keeps what was reported before.
const reports = search.lms !== null && !['review', 'browse'].includes(search.lms.get(READ[version].mode));
const resumed = unpackSuspended(search.lms?.get(READ[version].suspended) ?? '');
const earlier = earlierOf(search.lms?.get(READ[version].status) ?? '', search.lms?.get(READ[version].score) ?? '');
/** Solved items, also where the browser refuses storage. */
const solved = new Set(ids.filter((id) => typeof resumed.items[id]?.['done'] === 'string'));
let open =
  resumed.open !== null && ids.includes(resumed.open)
    ? resumed.open
    : (ids.find((id) => !solved.has(id)) ?? ids[0] ?? '');
let ended = false;
let pause: ReturnType<typeof setTimeout> | null = null;

function progressNow(): Readonly<Record<string, StoredItem>> {
  const stored = readProgress(ids);
  for (const id of ids) if (typeof stored[id]?.['done'] === 'string') solved.add(id);
  const missing = [...solved].filter((id) => typeof stored[id]?.['done'] !== 'string');
  const known = missing.map((id) => [id, resumed.items[id] ?? { done: new Date().toISOString() }] as const);
  return { ...stored, ...Object.fromEntries(known) };
}

function report(lms: Lms): Rejection | null {
  const items = progressNow();
  const suspended = packSuspended({ items, open }, SUSPEND_LIMITS[version]);
  const elapsed = performance.now() - began;
  const values = valuesFor(version, { solved: solved.size, total: ids.length, open, suspended, elapsed }, earlier);
  const rejections = values.flatMap(([element, value]) => lms.set(element, value) ?? []);
  return rejections[0] ?? lms.commit();
}

function reportNow(): void {
  if (pause !== null) clearTimeout(pause);
  pause = null;
  show();
  if (!search.lms || !reports || ended) return;
  const rejection = report(search.lms);
  note.textContent = rejection === null ? '' : rejected(rejection);
}

function rejected({ call, reason }: Rejection): string {
  return `The learning system did not accept a report (${call}: ${reason}). Your work continues, but the score may be missing there.`;
}

/** The lesson stores what was typed last when its page is hidden, which would be after this one. */
function storeDrafts(): void {
  frame.contentWindow?.dispatchEvent(new Event('pagehide'));
}

/** Ends the session once. The page may be gone afterwards. */
function finish(): void {
  if (ended) return;
  storeDrafts();
  reportNow();
  ended = true;
  search.lms?.terminate();
}

function show(): void {
  count.textContent = `${solved.size} of ${ids.length} solved`;
  for (const button of buttons) {
    const id = button.dataset['item'] ?? '';
    button.toggleAttribute('data-solved', solved.has(id));
    const state = button.querySelector('span');
    if (state) state.textContent = solved.has(id) ? ' (solved)' : '';
    if (id === open) button.setAttribute('aria-current', 'page');
    else button.removeAttribute('aria-current');
  }
}

function addressOf(id: string): string {
  return new URL(`index.html#/learn/${encodeURIComponent(id)}?embed=1&nav=0&progress=tab`, location.href).href;
}

function openItem(id: string): void {
  open = id;
  frame.title = `Lesson: ${buttons[ids.indexOf(id)]?.firstChild?.textContent ?? id}`;
  // Without an entry in the history, so that “Back” leaves the package.
  if (frame.contentWindow) frame.contentWindow.location.replace(addressOf(id));
  show();
}

function isSolved(data: unknown): data is { item: string } {
  if (!isRecord(data) || data['source'] !== 'mcp-playground' || data['version'] !== 1) return false;
  return data['type'] === 'solved' && typeof data['item'] === 'string' && ids.includes(data['item']);
}

addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  // Any window can send messages: only those of the lesson count.
  if (origin !== location.origin || source !== frame.contentWindow || !isSolved(data)) return;
  solved.add(data.item);
  reportNow();
});
addEventListener('storage', ({ storageArea }) => {
  if (storageArea === sessionStorage && !ended) pause ??= setTimeout(reportNow, PAUSE);
});
for (const button of buttons)
  button.addEventListener('click', () => {
    openItem(button.dataset['item'] ?? '');
    reportNow();
  });
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && !ended && reportNow());
addEventListener('pagehide', finish);
// A page that the browser restores has ended its session: it begins a new one.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

seedProgress(resumed.items);
if (search.lms === null)
  note.textContent = search.rejection
    ? rejected(search.rejection)
    : 'No learning system was found. The lessons work, but nothing is reported, and progress is lost when this tab is closed.';
else if (!reports) note.textContent = 'This is a review: nothing is reported to the learning system.';
openItem(open);
if (note.textContent === '') reportNow();
