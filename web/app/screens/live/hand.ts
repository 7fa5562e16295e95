/**
 * Talking to the server by hand: connections that this page opens through `tap`, with the page as the client. The handshake and
 * responses to the server can be sent by the page.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createComposer, isOffer } from '../../compose/composer.ts';
import { createClient, newWorker } from '../../engine/client.ts';
import type { Conversation } from '../../../simulator/conversation.ts';
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import { oneLine } from '../../../simulator/one-line.ts';
import type { Plays } from '../../../simulator/inputs.ts';
import { tokenNow } from '../../state/live-token.ts';
import { protocolRevision } from '../../state/route.ts';
import { store } from '../../state/store.ts';
import { post } from './connection.ts';
import { board, chooseRun, currentRun } from './live-store.ts';
import type { LiveRun } from './run-log.ts';
import { clientMessagesIn } from './client-messages.ts';

interface Hand {
  /** What the page sends by itself in connections that this tab has opened. */
  plays: Plays;
  /** The conversation of the chosen run, if it is by hand, with the indices of its rows. */
  view: { readonly run: number; readonly rows: readonly number[]; readonly conversation: Conversation } | null;
  /** A connection is being opened. */
  connecting: boolean;
  /** Why the last action failed. */
  problem: string | null;
}

/** The state of talking by hand. */
export const hand = createStore<Hand>()(() => ({
  plays: { handshake: true, answers: true },
  view: null,
  connecting: false,
  problem: null,
}));

/** Selects a part of it; the component renders again when it changes. */
export function useHand<T>(pick: (state: Hand) => T): T {
  return useStore(hand, pick);
}

const engine = createClient(newWorker, (state) => {
  if (state === 'crashed') hand.setState({ problem: 'The checker stopped. It starts again with the next message.' });
});

/** The revision to propose: the chosen one, or the newest with a handshake. */
export function proposed() {
  return protocolRevision(store.getState().chosen.live);
}

/** The composed message. */
export const composer = createComposer(engine, () => ({
  revision: hand.getState().view?.conversation.revision ?? proposed(),
  from: 'client',
}));

const KEY = 'mcp-playground/live-own';

/** Runs that this tab has opened; only in these the page sends by itself. They survive a reload. */
const own = new Set<number>(storedRuns());

function storedRuns(): number[] {
  try {
    const stored = jsonOf(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(stored) || stored['token'] !== tokenNow() || !Array.isArray(stored['runs'])) return [];
    return stored['runs'].filter((run) => typeof run === 'number');
  } catch {
    return [];
  }
}

/** Whether this tab has opened a run. */
export function isOwnRun(run: number): boolean {
  return own.has(run);
}

function keepOwn(run: number): void {
  own.add(run);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ token: tokenNow(), runs: [...own] }));
  } catch {
    // After a reload, the page then sends nothing by itself.
  }
}

/** The chosen run, if one can talk in it. */
export function openHandRun(state: Parameters<typeof currentRun>[0]): LiveRun | null {
  const run = currentRun(state);
  return run?.by === 'hand' && run.end === null ? run : null;
}

/** The text that was sent last. */
let sent: string | null = null;
/** The text that the page composed last: while it is unchanged, the page may replace it. */
let prepared = '';
/** Messages that the page has reacted to: run and row. */
const reacted = new Set<string>();
/** What the last conversation was read from. */
let read = '';

/** Reads the conversation again, and sends what is due. */
async function refresh(): Promise<void> {
  const run = openHandRun(board.getState());
  if (!run) {
    read = '';
    if (hand.getState().view) hand.setState({ view: null });
    return;
  }
  if (engine.state !== 'running') {
    engine.restart();
    composer.resend();
  }
  const { plays } = hand.getState();
  const mine = own.has(run.run);
  const { messages, rows } = clientMessagesIn(run);
  // Both grow while the engine reads: what it gets, and the rows of that, belong together.
  const now = [...rows];
  const given = [...messages];
  const setup = { revision: proposed(), plays: mine ? plays : { handshake: false, answers: false } };
  const next = JSON.stringify([run.run, given.length, setup]);
  if (next === read) return;
  read = next;
  const conversation = await engine.converse(setup, given);
  if (!conversation || openHandRun(board.getState())?.run !== run.run) {
    // A newer reading has replaced it, or the next one tries again.
    if (read === next) read = '';
    return;
  }
  const before = hand.getState().view;
  hand.setState({ view: { run: run.run, rows: now, conversation } });
  if (before?.conversation.revision !== conversation.revision) void composer.judge();
  prepare(conversation, before?.run !== run.run);
  for (const { row, text } of conversation.due) {
    const key = `${run.run} ${now[row] ?? -1}`;
    if (reacted.has(key)) continue;
    reacted.add(key);
    await send(run.run, text);
  }
}

/** Composes the next message, unless the user has written another one. */
function prepare({ offers, next, nextId }: Conversation, isNew: boolean): void {
  const { text } = composer.store.getState();
  const untouched = text === '' || text === prepared;
  const offer = next === null ? (isNew ? offers[0] : undefined) : offers[next];
  if (untouched && offer && !isOffer(text, offer)) composer.fill(offer.text);
  else if (untouched || (sent !== null && isOffer(text, { text: sent }))) composer.renumber(nextId);
  if (untouched) prepared = composer.store.getState().text;
}

board.subscribe((state, before) => {
  if (currentRun(state) !== currentRun(before)) void refresh();
});
store.subscribe((state, before) => {
  if (state.chosen.live !== before.chosen.live) void refresh();
});

async function send(run: number, text: string): Promise<boolean> {
  const token = tokenNow();
  if (token === null) return false;
  const posted = await post(token, 'send', { run, text });
  const problem = 'problem' in posted ? posted.problem : null;
  hand.setState({ problem });
  return problem === null;
}

/** Opens a connection to the server of a `tap`. The bearer token is passed on and not stored. */
export async function connectByHand(bearer: string, tap: number | null): Promise<void> {
  const token = tokenNow();
  if (token === null || hand.getState().connecting) return;
  hand.setState({ connecting: true, problem: null });
  const posted = await post(token, 'connect', {
    ...(bearer === '' ? {} : { bearer }),
    ...(tap === null ? {} : { tap }),
  });
  hand.setState({ connecting: false, problem: 'problem' in posted ? posted.problem : null });
  const run = 'body' in posted ? posted.body['run'] : null;
  if (typeof run !== 'number') return;
  keepOwn(run);
  chooseRun(run);
  void refresh();
}

/** Sends a text in the chosen connection, valid or invalid. */
export async function sendByHand(text: string): Promise<void> {
  const run = openHandRun(board.getState());
  if (!run || text.trim() === '') return;
  await send(run.run, oneLine(text));
}

/** Sends the composed message. */
export async function sendComposed(): Promise<void> {
  const { text } = composer.store.getState();
  sent = text;
  await sendByHand(text);
}

/** Ends the chosen connection. */
export async function closeByHand(): Promise<void> {
  const run = openHandRun(board.getState());
  const token = tokenNow();
  if (!run || token === null) return;
  const posted = await post(token, 'close', { run: run.run });
  hand.setState({ problem: 'problem' in posted ? posted.problem : null });
}

/** Lets the page send parts of the client’s messages, or leaves them to the user. */
export function setPlays(change: Partial<Plays>): void {
  hand.setState(({ plays }) => ({ plays: { ...plays, ...change } }));
  void refresh();
}
