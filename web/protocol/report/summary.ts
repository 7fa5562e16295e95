/** The summary of a whole session: the participants, the state of the handshake, and the slow and unanswered requests. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import { get, has, isObject, objectAt } from '../json/object.ts';
import type { LifecycleState, Party } from '../session-types.ts';
import type { Kind, SessionSummary } from '../types.ts';
import type { MessageRecords } from '../session/message-records.ts';
import type { Followed } from './followed.ts';
import type { RevisionGuess } from '../session/revision.ts';

/** Maximum number of unanswered requests listed. */
const NAMED = 100;
/** Maximum number of slow responses listed. */
const SLOWEST = 5;
/** Maximum number of messages searched for a side’s self-description. */
const MAX_EXAMINED = 2000;
/** Maximum number of capability paths listed. */
const PATHS = 60;
const META = 'io.modelcontextprotocol/';

/** The summary of one session. */
export function summaryOf(session: Followed, records: MessageRecords, guess: RevisionGuess): SessionSummary {
  const counts: Record<Kind, number> = { request: 0, notification: 0, response: 0, error: 0, batch: 0, invalid: 0 };
  const unanswered: number[] = [];
  let unansweredCount = 0;
  const slowest: { entry: number; took: number }[] = [];
  const { entries } = session;
  for (let place = 0; place < entries.length; place++) {
    const index = entries.at(place) ?? 0;
    const kind = records.kind(index);
    counts[kind]++;
    if (kind === 'request' && records.answeredBy(index) < 0) {
      unansweredCount++;
      if (unanswered.length < NAMED) unanswered.push(index);
    }
    const took = records.took(index);
    if (took !== undefined) slow(slowest, { entry: index, took });
  }
  const isView = isViewSession(session, records);
  const { client, server, state } = partiesOf(session.entries.head(MAX_EXAMINED), records, isView ? VIEW : CORE);
  return {
    index: session.index,
    label: session.channel,
    because: becauseOf(session),
    first: session.entries.at(0) ?? 0,
    last: session.entries.at(session.entries.length - 1) ?? 0,
    messages: session.entries.length,
    ...(session.mixed ? { mixed: true } : {}),
    ...(isView ? { view: true } : {}),
    counts,
    revision: guess.revision,
    revisionHow: guess.how,
    revisionBecause: guess.because,
    state: state ?? (guess.revision === '2026-07-28' ? 'stateless' : 'excerpt'),
    client,
    server,
    unanswered,
    unansweredCount,
    slowest,
  };
}

/** The text names the parties, or it begins with a method of that channel. */
function isViewSession({ entries }: Followed, records: MessageRecords): boolean {
  const first = entries.at(0) ?? 0;
  return records.entries.at(first)?.party !== undefined || (records.method(first)?.startsWith('ui/') ?? false);
}

function becauseOf(session: Followed): string {
  if (session.example) return 'In a lesson, each example stands alone.';
  if (session.channel !== '') return `The log names “${session.channel}”.`;
  return session.index === 0
    ? 'The text names no servers or sessions.'
    : 'A new `initialize` begins this session: its id does not continue the previous ids.';
}

function slow(list: { entry: number; took: number }[], one: { entry: number; took: number }): void {
  if (list.length === SLOWEST && one.took <= (list.at(-1)?.took ?? 0)) return;
  const at = list.findIndex(({ took }) => took < one.took);
  list.splice(at < 0 ? list.length : at, 0, one);
  if (list.length > SLOWEST) list.pop();
}

/** The members with which the two sides of a channel introduce themselves. */
interface Introduction {
  readonly initialize: string;
  readonly initialized: string;
  readonly client: readonly [info: string, capabilities: string];
  readonly server: readonly [info: string, capabilities: string];
}

const CORE: Introduction = {
  initialize: 'initialize',
  initialized: 'notifications/initialized',
  client: ['clientInfo', 'capabilities'],
  server: ['serverInfo', 'capabilities'],
};
const VIEW: Introduction = {
  initialize: 'ui/initialize',
  initialized: 'ui/notifications/initialized',
  client: ['appInfo', 'appCapabilities'],
  server: ['hostInfo', 'hostCapabilities'],
};

interface Parties {
  client: Party;
  server: Party;
  state: LifecycleState | null;
}

/** What both sides declare about themselves near the beginning, and the state of the handshake. */
function partiesOf(near: readonly number[], records: MessageRecords, by: Introduction): Parties {
  const client: Party = { capabilities: null, extensions: [] };
  const server: Party = { capabilities: null, extensions: [] };
  let state: LifecycleState | null = null;
  /** The state that remains if another handshake is rejected. */
  let standing: LifecycleState = 'refused';
  for (const index of near) {
    const kind = records.kind(index);
    const own = records.method(index);
    const informative = kind === 'response' || kind === 'error' || own === by.initialize;
    if (own === by.initialized && state === 'answered') state = 'running';
    if (!informative && !(kind === 'request' && client.capabilities === null)) continue;
    const method = own ?? records.method(records.answers(index));
    if (method !== by.initialize && method !== 'server/discover' && client.capabilities !== null) continue;
    const value = records.entries.valueAt(index);
    if (!isObject(value)) continue;
    if (kind === 'request') {
      const params = objectAt(value, 'params');
      if (method === by.initialize) {
        if (state === 'answered' || state === 'running') standing = state;
        state = 'asked';
        introduce(client, get(params, by.client[0]), get(params, by.client[1]));
      } else {
        const meta = objectAt(params, '_meta');
        if (has(meta, `${META}clientCapabilities`)) {
          introduce(client, get(meta, `${META}clientInfo`), get(meta, `${META}clientCapabilities`));
        }
      }
    } else if (method === by.initialize) {
      if (kind === 'error') state = standing;
      else {
        if (state === 'asked') state = 'answered';
        const result = objectAt(value, 'result');
        introduce(server, get(result, by.server[0]), get(result, by.server[1]));
      }
    } else if (method === 'server/discover' && kind === 'response') {
      const result = objectAt(value, 'result');
      introduce(server, get(objectAt(result, '_meta'), `${META}serverInfo`), get(result, 'capabilities'));
    }
  }
  return { client, server, state };
}

function introduce(party: Party, info: JsonValue | undefined, capabilities: JsonValue | undefined): void {
  if (isObject(info)) {
    const name = get(info, 'name');
    const version = get(info, 'version');
    if (typeof name === 'string') party.name = name;
    if (typeof version === 'string') party.version = version;
  }
  if (!isObject(capabilities)) return;
  party.capabilities = pathsOf(capabilities);
  party.extensions = ['extensions', 'experimental'].flatMap((name) => Object.keys(objectAt(capabilities, name)));
}

/** `tools`, `tools.listChanged`: the members that are present and not false, at most three levels deep. */
function pathsOf(capabilities: JsonObject): string[] {
  const out: string[] = [];
  const walk = (object: JsonObject, before: string, depth: number): void => {
    for (const name in object) {
      const value = object[name];
      if (out.length >= PATHS) return;
      if (
        value === undefined ||
        value === false ||
        value === null ||
        (depth === 0 && (name === 'extensions' || name === 'experimental'))
      )
        continue;
      out.push(before + name);
      if (isObject(value) && depth < 3) walk(value, `${before}${name}.`, depth + 1);
    }
  };
  walk(capabilities, '', 0);
  return out.toSorted();
}
