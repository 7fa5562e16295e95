/** From a log to the Server screen: the revision, the tools and the client's messages up to a finding. Loaded on first use. */
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import type { ServerDefinition } from '../../../simulator/types.ts';
import type { ShownEntry, ShownReport } from '../../engine/types.ts';
import { count } from '../../parts/text.ts';
import { showNotice } from '../../state/actions.ts';
import { serverAddress } from '../../state/address.ts';
import { protocolRevision } from '../../state/route.ts';
import { engine } from '../../state/session.ts';
import { optionsOf, put, store } from '../../state/store.ts';
import { fillNext } from '../server/compose.ts';
import { board, engine as simulator, resume } from '../server/server-store.ts';
import { messageOf, revisionOf } from './excerpt.ts';
import type { Place } from './excerpt.ts';

/** Maximum number of messages that are sent again: the first ones open the session, the others are the last. */
const MAX = 200;
const OPENING = 4;
/** Milliseconds between two messages, so that the server can respond. */
const PACE = 50;

/** The client's messages of the session up to the message with the finding, or up to the request it answers. */
export function messagesUpTo({ entries }: Pick<ShownReport, 'entries'>, at: number): readonly ShownEntry[] {
  const session = entries[at]?.session;
  const sent = entries.filter((one) => one.index <= at && one.session === session && one.from !== 'server');
  return sent.length <= MAX ? sent : [...sent.slice(0, OPENING), ...sent.slice(OPENING - MAX)];
}

/** The results of `tools/list` in the session: one per page. */
export function toolLists({ entries }: Pick<ShownReport, 'entries'>, at: number): readonly ShownEntry[] {
  const session = entries[at]?.session;
  return entries.filter(
    ({ session: own, kind, answers }) =>
      own === session && kind === 'response' && entries[answers ?? -1]?.method === 'tools/list',
  );
}

/** The tools of several pages, without duplicates. */
export function toolsIn(texts: readonly string[]): readonly unknown[] {
  const tools = texts.flatMap((text): readonly unknown[] => {
    const message = jsonOf(text);
    const result = isRecord(message) ? message['result'] : null;
    return isRecord(result) && Array.isArray(result['tools']) ? result['tools'] : [];
  });
  const named = new Map(tools.map((tool, at) => [isRecord(tool) ? tool['name'] : at, tool]));
  return [...named.values()];
}

async function definitionOf(texts: readonly string[]): Promise<ServerDefinition | null> {
  const tools = toolsIn(texts);
  if (tools.length === 0) return null;
  return (await simulator.define(JSON.stringify({ tools }), true))?.definition ?? null;
}

/**
 * Opens the Server screen with the run up to the message at a place. The selected server plays the other side if the log has no
 * tools.
 */
export async function reproduce(report: ShownReport, place: Place): Promise<void> {
  const at = messageOf(report, place);
  const sent = messagesUpTo(report, at);
  const lists = toolLists(report, at);
  const indices = [...sent, ...lists].map(({ index }) => index);
  const texts = await engine.excerpt(indices, false, optionsOf(store.getState()), report.version);
  if (!texts) return;
  const revision = protocolRevision(revisionOf(report, report.entries.slice(at, at + 1)));
  const definition = await definitionOf(texts.slice(sent.length));
  const before = store.getState();
  put({
    serverSetup: { ...before.serverSetup, transport: 'stdio', faults: [] },
    chosen: { ...before.chosen, server: revision },
  });
  const opens = sent.some(({ method }) => method === 'initialize') || revision === '2026-07-28';
  const { serverSetup: setup } = store.getState();
  const run = await resume({
    setup: { ...setup, definition, revision, plays: { handshake: !opens, answers: true } },
    inputs: texts.slice(0, sent.length).map((text, step) => ({ kind: 'send', at: step * PACE, text })),
    secret: null,
  });
  if (!run) return;
  fillNext(run);
  board.setState({ pane: 'wire', show: 'list', defining: false });
  location.hash = serverAddress();
  const tools = definition ? ` with ${count(definition.tools?.length ?? 0, 'tool')} of the log` : '';
  showNotice({ text: `${count(sent.length, 'message')} of the log sent to a simulated server${tools}.`, tone: 'info' });
}
