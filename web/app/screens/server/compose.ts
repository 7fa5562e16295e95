/** The message in hand: judged while it is written, filled in by what the server offers, numbered anew when it is sent. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ShownReport, ShownRun } from '../../engine/types.ts';
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import type { CheckOptions } from '../../../protocol/types.ts';
import { board, engine, send } from './server-store.ts';
import { formatLines } from '../../parts/jsonLayout.ts';
import { oneLine } from '../../../simulator/one-line.ts';

interface Compose {
  text: string;
  /** Grows whenever the page, not a hand, puts a text in: the editor takes it over. */
  filled: number;
  version: number;
  /** Of the text as it is; null while it is being judged. */
  report: ShownReport | null;
}

/** The message in hand. */
export const compose = createStore<Compose>()(() => ({ text: '', filled: 0, version: 0, report: null }));

/** A piece of it; the component is drawn again when it changes. */
export function useCompose<T>(pick: (state: Compose) => T): T {
  return useStore(compose, pick);
}

/** Whom the editor asks about the message in hand. */
export const composeSide = {
  engine,
  options: (): CheckOptions => composeOptions(),
  version: (): number => compose.getState().version,
};

/** What the message in hand is judged by. */
export function composeOptions(): CheckOptions {
  return { revision: board.getState().setup.revision, from: 'client' };
}

/** Judges the message as it is now. */
export async function judge(): Promise<void> {
  const { version } = compose.getState();
  const report = await engine.check(composeOptions(), version);
  if (report && version === compose.getState().version) compose.setState({ report });
}

let version = 1;

// A worker that was started anew knows no text.
board.subscribe((state, before) => {
  if (!before.crashed || state.crashed) return;
  engine.setText(compose.getState().text, version);
  void judge();
});

/** Takes a text that was typed. */
export function typed(text: string): void {
  if (text === compose.getState().text) return;
  version++;
  compose.setState({ text, version, report: null });
  engine.loadSchemas();
  engine.setText(text, version);
  void judge();
}

/** Units of a line at most, where a message can be broken. */
const WIDTH = 36;

/** Puts a text in, laid out for the narrow editor. */
export function fill(text: string): void {
  const lines = formatLines(text, undefined, WIDTH).map((line) => line.map((piece) => piece.text).join(''));
  typed(lines.join('\n'));
  compose.setState(({ filled }) => ({ filled: filled + 1 }));
}

/** Puts in what the server offers next, where the learner has written nothing else. */
export function fillNext(run: ShownRun): void {
  const offer = run.offers[run.next ?? 0];
  if (offer) fill(offer.text);
}

/** True where the message in hand is what was suggested, but for its number. */
function isSuggested(text: string, run: ShownRun | null): boolean {
  const offer = run?.offers[run.next ?? -1];
  return offer !== undefined && bare(offer.text) === bare(text);
}

const bare = (text: string): string => oneLine(text).replace(/"id":\d+/, '"id":0');

/** True while somebody wants to send what is not there yet. */
let waiting = false;

/** Resolves when the first message is in hand. */
function begun(): Promise<void> {
  return new Promise((resolve) => {
    const stop = compose.subscribe(({ version: now }) => {
      if (now === 0) return;
      stop();
      resolve();
    });
  });
}

/** Sends the message in hand, right or wrong, and makes the next one ready. */
export async function sendNow(): Promise<void> {
  if (waiting) return;
  waiting = compose.getState().version === 0;
  if (waiting) await begun();
  waiting = false;
  const { text } = compose.getState();
  if (text.trim() === '') return;
  const { run: before, asks } = { run: board.getState().run, asks: board.getState().run?.asks.length ?? 0 };
  const suggested = isSuggested(text, before);
  const method = before?.offers[before.next ?? -1]?.method;
  const run = await send(oneLine(text));
  if (!run) return;
  const walkedOn = suggested && run.offers[run.next ?? -1]?.method !== method;
  const answered = asks > run.asks.length;
  if (walkedOn || answered) fillNext(run);
  else renumber(run.nextId);
}

/** Gives a request the next free number, where it has a number. */
export function renumber(id: number): void {
  const { text } = compose.getState();
  const next = renumbered(text, id);
  if (next !== text) fill(next);
}

/** The text of a request with another number as its id; everything else stays as it is. Pure. */
export function renumbered(text: string, id: number): string {
  const message = jsonOf(text);
  if (!isRecord(message) || !Object.hasOwn(message, 'method') || typeof message.id !== 'number') return text;
  return text.replace(/("id"\s*:\s*)-?\d+(?:\.\d+)?/, `$1${id}`);
}
