/** Compares two prepared texts: session with session, or what one of them offers with a session. */
import { counted } from '../words.ts';
import type { Prepared } from '../report/phases.ts';
import { resultOf, sessionsOf, unlessTooDeep, type RecordedSession } from '../recorded/sessions.ts';
import { compareCalls } from './calls.ts';
import { compareDeclared } from './declared.ts';
import { Gather, placeIn, type RawChange } from './gather.ts';
import { compareLists } from './lists.ts';
import { answeredMethod, offerOf, offerOfParts, spotOf, type Offer } from './offer.ts';
import { AREAS, type Comparison, type Incomparable } from './types.ts';

/** What a text has to compare. */
type Side = { readonly offer: Offer; readonly sessions: null } | { readonly sessions: readonly RecordedSession[] };

/** The differences from `a` to `b`, or why there is nothing to compare. Never throws. */
export function comparePrepared(a: Prepared, b: Prepared): Comparison | Incomparable {
  return unlessTooDeep(() => compared(a, b), { problem: 'One of the texts is nested too deeply to be compared.' });
}

function compared(a: Prepared, b: Prepared): Comparison | Incomparable {
  const [left, right] = [sideOf(a), sideOf(b)];
  if (!left || !right) {
    const which = left ? 'The second text has' : right ? 'The first text has' : 'Both texts have';
    return { problem: `${which} neither messages, nor lists of tools, resources or prompts, nor capabilities.` };
  }
  const gather = new Gather();
  if (left.sessions && right.sessions) compareSessions(left.sessions, right.sessions, gather);
  else {
    const [one, other] = [wholeOffer(left), wholeOffer(right)];
    compareOffers(one, other, gather);
  }
  const changes = inOrder(gather.changes).map((change) => ({
    ...change,
    a: placeIn(a, change.a, change.pointer),
    b: placeIn(b, change.b, change.pointer),
  }));
  return { changes, notCompared: gather.notCompared, a: described(left), b: described(right) };
}

function sideOf(prepared: Prepared): Side | null {
  const sessions = sessionsOf(prepared).filter(({ messages }) => messages.some(({ kind }) => kind !== 'invalid'));
  if (sessions.length > 0) return { sessions };
  const offer = offerOfParts(prepared.intake);
  return offer && { offer, sessions: null };
}

/** For a comparison with a fragment: the offer of the last session that has one. */
function wholeOffer(side: Side): Offer {
  if (!side.sessions) return side.offer;
  const offers = side.sessions.map(offerOf);
  return offers.findLast(({ lists, capabilities }) => Object.keys(lists).length > 0 || capabilities) ?? { lists: {} };
}

function compareOffers(a: Offer, b: Offer, gather: Gather): void {
  compareDeclared(a, b, gather.add);
  compareLists(a, b, gather);
}

function compareSessions(a: readonly RecordedSession[], b: readonly RecordedSession[], gather: Gather): void {
  const { pairs, onlyA, onlyB } = pairedUp(a, b);
  for (const [one, other] of pairs) {
    gather.session = a.length + b.length > 2 ? labelOf(one) : '';
    compareOffers(offerOf(one), offerOf(other), gather);
    compareCalls(one, other, gather);
    if ([one, other].some(hasUnknownResponse))
      gather.missing('Responses without their requests', 'The text does not show which requests they answer.');
  }
  gather.session = '';
  for (const [list, kind] of [
    [onlyA, 'removed'],
    [onlyB, 'added'],
  ] as const) {
    for (const session of list) {
      const [first] = session.messages;
      const says = `Only the ${kind === 'added' ? 'second' : 'first'} text has this session, with ${counted(session.messages.length, 'message')}.`;
      const place = first ? spotOf(first) : null;
      const places = kind === 'added' ? { a: null, b: place } : { a: place, b: null };
      gather.add({
        kind,
        area: 'session',
        name: labelOf(session),
        pointer: '',
        says,
        effect: 'none',
        because: null,
        ...places,
      });
    }
  }
}

/** True if a response has no request, and its members do not show what it answers. */
function hasUnknownResponse({ messages }: RecordedSession): boolean {
  return messages.some((message) => {
    if (message.answers !== null || (message.kind !== 'response' && message.kind !== 'error')) return false;
    const result = resultOf(message);
    return result === null || answeredMethod(message, result) === '';
  });
}

/** Pairs sessions: the only ones with each other, otherwise by the name of the server, in order. */
function pairedUp(a: readonly RecordedSession[], b: readonly RecordedSession[]) {
  const rest = [...b];
  const pairs: (readonly [RecordedSession, RecordedSession])[] = [];
  const left: RecordedSession[] = [];
  for (const one of a) {
    const at = a.length === 1 && b.length === 1 ? 0 : rest.findIndex((other) => nameOf(other) === nameOf(one));
    const [found] = at < 0 ? [] : rest.splice(at, 1);
    if (found) pairs.push([one, found]);
    else left.push(one);
  }
  return { pairs, onlyA: left, onlyB: rest };
}

function nameOf(session: RecordedSession): string {
  const name = offerOf(session).server?.value['name'];
  return typeof name === 'string' ? name : session.label;
}

function labelOf(session: RecordedSession): string {
  return nameOf(session) || `session ${session.index + 1}`;
}

const KINDS = ['removed', 'changed', 'added'] as const;

function inOrder(changes: readonly RawChange[]): RawChange[] {
  const rank = ({ area, kind }: RawChange): number => AREAS.indexOf(area) * KINDS.length + KINDS.indexOf(kind);
  return changes.toSorted((one, other) => rank(one) - rank(other));
}

function described(side: Side): string {
  if (!side.sessions) {
    const lists = Object.entries(side.offer.lists).map(([name, list]) => `${list.items.size} ${name}`);
    return lists.length > 0 ? lists.join(', ') : 'what a server declares';
  }
  const messages = side.sessions.reduce((sum, session) => sum + session.messages.length, 0);
  return `${counted(side.sessions.length, 'session')}, ${counted(messages, 'message')}`;
}
