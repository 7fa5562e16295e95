/**
 * Entry point: the client’s side of a conversation with a real server. From the messages so far it derives the messages that can
 * be sent next, the requests of the server that wait for a response, and what a cooperative client sends by itself.
 */
import { isObject } from '../protocol/values.ts';
import { dressed, fullCapabilities } from './client.ts';
import { requestsIn } from './conversation/requests.ts';
import { observedState } from './conversation/observed-state.ts';
import { nextPages } from './conversation/offered.ts';
import { isStateless, MCP_REVISIONS } from './eras.ts';
import type { Plays } from './inputs.ts';
import { offersOf, type Offer } from './run/offers.ts';
import { openRequestsOf, type OpenRequest } from './run/open-requests.ts';
import { messageIn, nextId, openingOf, reactionTo, type SentMessage } from './run/play.ts';
import type { JsonRecord, McpRevision } from './types.ts';

/** A message of the conversation, verbatim. */
export interface ConversationMessage {
  readonly at: number;
  readonly from: 'client' | 'server';
  readonly text: string;
}

/** The choices of the user. */
export interface ConversationSetup {
  /** The revision to propose; the one that the server chooses takes its place. */
  readonly revision: McpRevision;
  readonly plays: Plays;
}

/** The conversation, prepared for its client. */
export interface Conversation {
  readonly revision: McpRevision;
  readonly stateless: boolean;
  readonly offers: readonly Offer[];
  /** Index into `offers`: the next step of a first conversation; null if nothing is suggested. */
  readonly next: number | null;
  /** An id that no request has used. */
  readonly nextId: number;
  /** `row` is an index into the messages. */
  readonly openRequests: readonly OpenRequest[];
  /** What the client sends by itself, by the index of the message that it reacts to; -1 for the first message. */
  readonly due: readonly { readonly row: number; readonly text: string }[];
}

/** Reads a conversation. Never throws; what the server sends may be invalid. */
export function conversationOf(
  { revision: proposed, plays }: ConversationSetup,
  messages: readonly ConversationMessage[],
): Conversation {
  const sent = messages.map(spoken);
  const revision = negotiated(sent) ?? proposed;
  const requests = requestsIn(sent);
  const state = observedState(sent, requests, revision);
  const openRequests = openRequestsOf(sent, state.pendingRequests);
  const id = nextId(sent);
  const { offers, next } = offersOf(state, revision, sent);
  const pages = nextPages(requests.filter(({ from }) => from === 'client')).map(({ method, params }): Offer => {
    const message = dressed(
      { jsonrpc: '2.0', id, method, params },
      revision,
      fullCapabilities(revision, state.definition),
    );
    return { method, title: `${method} next page`, says: NEXT_PAGE, text: JSON.stringify(message, null, 2) };
  });
  return {
    revision,
    stateless: isStateless(revision),
    offers: [...offers, ...pages],
    next,
    nextId: id,
    openRequests,
    due: dueOf(sent, revision, plays, openRequests),
  };
}

const NEXT_PAGE = 'Continues after the last page.';

function spoken({ at, from, text }: ConversationMessage): SentMessage {
  const by = from === 'client' ? 'learner' : 'server';
  return { at, from, text, by, channel: 'message', says: null, requirement: null, fault: null, to: null, http: null };
}

/** The revision that the server chose in the last handshake; null before, or if it is unknown. */
function negotiated(sent: readonly SentMessage[]): McpRevision | null {
  for (const { from, text } of sent.toReversed()) {
    const message = from === 'server' ? messageIn(text) : null;
    const version = isObject(message?.result) ? message.result.protocolVersion : undefined;
    const known = MCP_REVISIONS.find((id) => id === version);
    if (known) return known;
  }
  return null;
}

function dueOf(
  sent: readonly SentMessage[],
  revision: McpRevision,
  plays: Plays,
  openRequests: readonly OpenRequest[],
): { row: number; text: string }[] {
  if (sent.length === 0) {
    const opening = plays.handshake ? openingOf(revision, sent) : null;
    return opening ? [{ row: -1, text: JSON.stringify(opening) }] : [];
  }
  const waits = new Set(openRequests.map(({ row }) => row));
  const isReady = sent.some(({ from, text }) => from === 'client' && isInitialized(messageIn(text)));
  return sent.flatMap(({ from, text }, row) => {
    const message = from === 'server' ? messageIn(text) : null;
    if (!message) return [];
    const reaction = reactionTo({ message }, revision, plays, sent);
    if (!reaction || (isInitialized(reaction) ? isReady : !waits.has(row))) return [];
    return [{ row, text: JSON.stringify(reaction) }];
  });
}

function isInitialized(message: JsonRecord | null): boolean {
  return message?.method === 'notifications/initialized';
}
