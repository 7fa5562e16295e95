/** A session with the simulated server, from the first message to the last answer, in simulated time. */
import { fullCapabilities, greeting } from '../../simulator/client.ts';
import { begin, definitionOf, feed, prepareRun, view, type Run, type RunRow } from '../../simulator/run.ts';
import { definitionFromToolsList, isDefinition, problemsOf, type Problem } from '../../simulator/servers/index.ts';
import type { McpRevision, ServerDefinition } from '../../simulator/types.ts';
import { Unusable } from '../arguments.ts';
import { clipped } from './results.ts';

/** What a caller asks for. */
export interface TryArguments {
  readonly messages: readonly (string | object)[];
  readonly revision?: McpRevision | undefined;
  readonly server?: string | undefined;
  readonly tools?: readonly object[] | undefined;
  readonly definition?: object | undefined;
  readonly transport?: 'stdio' | 'http' | undefined;
  readonly faults?: readonly string[] | undefined;
  readonly handshake?: boolean | undefined;
}

/** A line of the wire. */
export interface ExchangeRow {
  readonly from: 'client' | 'server';
  readonly by: 'you' | 'simulated client' | 'server';
  readonly channel: RunRow['channel'];
  readonly message?: object;
  readonly text?: string;
  readonly http?: string;
  readonly why?: string;
  readonly requirement?: string;
  readonly fault?: string;
  readonly findings?: readonly { severity: string; rule: string; title: string; message: string }[];
}

/** The whole session. */
export interface Exchange {
  readonly server: string;
  readonly revision: McpRevision;
  readonly transport: 'stdio' | 'http';
  readonly wire: readonly ExchangeRow[];
  readonly errors: number;
  readonly warnings: number;
  readonly more?: number;
}

/** Work that waits is done in simulated time, in at most this many steps after each message. */
const MAX_TICKS = 60;
/** The id of the simulated client’s `initialize`: callers use numbers. */
const HANDSHAKE_ID = 'handshake';
/** Maximum length of a message, and of all lines as JSON, in UTF-16 units. */
const MAX_MESSAGE = 6_000;
const MAX_WIRE = 40_000;

/** Plays the session. Throws `Unusable` for a definition that is no server. */
export async function tried({
  messages,
  revision = '2025-11-25',
  transport = 'stdio',
  ...given
}: TryArguments): Promise<Exchange> {
  const definition = definitionIn(given);
  const { server = 'everything', faults = [], handshake = !opens(messages[0]) } = given;
  const setup = { server, definition, revision, transport, faults, plays: { handshake: false, answers: true } };
  await prepareRun(setup);
  let run = begin(setup);
  const capabilities = fullCapabilities(revision, definitionOf(setup));
  const opening = handshake ? greeting(revision, capabilities, HANDSHAKE_ID) : null;
  const own = opening ? [opening.initialize, opening.initialized] : [];
  for (const message of [...own, ...messages]) {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    run = settled(feed(run, { kind: 'send', at: view(run).now, text }));
  }
  const { rows, report } = view(run);
  const wire: ExchangeRow[] = [];
  let length = 0;
  // The first lines of a client that shakes hands are not the caller’s.
  let skipped = 0;
  const isOwn = ({ by }: RunRow): boolean => by === 'learner' && skipped++ >= own.length;
  for (const row of rows.map((one) => lineOf(one, isOwn(one)))) {
    length += JSON.stringify(row).length;
    if (length > MAX_WIRE) break;
    wire.push(row);
  }
  const more = rows.length - wire.length;
  const name = definition ? 'custom' : server;
  const { errors, warnings } = report;
  return { server: name, revision, transport, wire, errors, warnings, ...(more > 0 ? { more } : {}) };
}

/** The run after the work that is due. */
function settled(start: Run): Run {
  let run = start;
  for (let tick = 0; tick < MAX_TICKS; tick++) {
    const { dueAt, now } = view(run);
    if (dueAt === null) break;
    run = feed(run, { kind: 'tick', at: Math.max(dueAt, now) });
  }
  return run;
}

function opens(message: string | object | undefined): boolean {
  if (typeof message === 'string') return message.includes('"initialize"');
  return message !== undefined && 'method' in message && message.method === 'initialize';
}

function definitionIn({
  server,
  tools,
  definition,
}: Pick<TryArguments, 'server' | 'tools' | 'definition'>): ServerDefinition | null {
  if ([server, tools, definition].filter((one) => one !== undefined).length > 1)
    throw new Unusable('Pass only one of `server`, `tools` and `definition`');
  if (definition !== undefined) {
    if (!isDefinition(definition)) throw unusable('definition', problemsOf(definition));
    return definition;
  }
  if (tools === undefined) return null;
  const made = definitionFromToolsList({ tools });
  if ('problems' in made) throw unusable('tools', made.problems);
  return made.definition;
}

function unusable(name: string, problems: readonly Problem[]): Unusable {
  const rows = problems
    .slice(0, 5)
    .map(({ pointer, says }) => `${pointer === '' ? 'At the top' : `At ${pointer}`}: ${says}`);
  const more = problems.length - rows.length;
  return new Unusable(`\`${name}\` is no server.\n${rows.join('\n')}${more > 0 ? `\nand ${more} more problems` : ''}`);
}

function lineOf(row: RunRow, isOwn: boolean): ExchangeRow {
  const { from, channel, text, says, requirement, fault, http, findings } = row;
  const value = channel === 'message' && text.length <= MAX_MESSAGE ? objectIn(text) : null;
  return {
    from,
    by: isOwn ? 'you' : from === 'client' ? 'simulated client' : 'server',
    channel,
    ...(value ? { message: value } : text === '' ? {} : { text: clipped(text, MAX_MESSAGE) }),
    ...(http?.head ? { http: clipped(http.head, MAX_MESSAGE) } : {}),
    ...(says === null ? {} : { why: says }),
    ...(requirement === null ? {} : { requirement }),
    ...(fault === null ? {} : { fault }),
    ...(findings.length === 0
      ? {}
      : { findings: findings.map(({ severity, rule, title, what }) => ({ severity, rule, title, message: what })) }),
  };
}

/** The object in a text, if the object is all that the text says. */
function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && JSON.stringify(value) === text ? value : null;
  } catch {
    return null;
  }
}
