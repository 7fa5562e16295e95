/**
 * The connection to a `tap`: its state, and the stream of its records, which is resumed after the last record that was seen.
 * The token travels in a header and in nothing else.
 */
import { isRecord } from '../../../protocol/json/plain.ts';
import type { LiveState } from '../../../protocol/recording-types.ts';
import { readLines } from './lines.ts';
import { readState } from './record.ts';

/** The connection, as the screen shows it. */
export type Link =
  | { readonly state: 'connecting' | 'open' }
  /** The connection ended; the next attempt follows after `wait` milliseconds. `problem` is the sentence of the `tap`, if it sent one. */
  | { readonly state: 'lost'; readonly attempt: number; readonly wait: number; readonly problem: string | null }
  /** The token is not accepted. `problem` is the sentence of the `tap`, if it sent one. */
  | { readonly state: 'refused'; readonly problem: string | null }
  /** The page has a token, but its host is not a `tap`. */
  | { readonly state: 'absent' };

/** Waits between attempts, ms; the last one repeats. */
const WAITS = [500, 1000, 2000, 4000, 8000, 10_000];

/** What a connection needs. Tests pass their own functions. */
export interface ConnectionParts {
  readonly token: string;
  readonly fetch: typeof fetch;
  /** Calls a task later; returns a function that cancels it. */
  readonly later: (task: () => void, wait: number) => () => void;
  readonly onLink: (link: Link) => void;
  /** Called for each connection, before its lines, and after `refresh`, when lines may have arrived since (`isNew` is false). */
  readonly onState: (state: LiveState, isNew: boolean) => void;
  readonly onLine: (line: string) => void;
  /** Number of the last record that was seen. */
  readonly last: () => number;
}

/** A connection in progress. */
export interface Connection {
  /** Ends the wait for the next attempt; starts again after a refusal. */
  retry(): void;
  /** Requests the state again, if it is connected. */
  refresh(): void;
  /** Ends it for good. */
  stop(): void;
}

class Refusal extends Error {
  readonly link: Link;

  constructor(link: Link) {
    super(link.state);
    this.link = link;
  }
}

/** The path of an endpoint, below the page. */
const pathOf = (name: string): string => `live/${name}`;

/** The sentence in the body of a refused request; null if there is none. */
async function problemIn(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  return isRecord(body) && typeof body['problem'] === 'string' ? body['problem'] : null;
}

/** Connects, and stays connected until it is stopped or refused. */
export function connect(parts: ConnectionParts): Connection {
  let stopped = false;
  let attempt = 0;
  let abort = new AbortController();
  let wake: (() => void) | null = null;
  let refused = false;
  let problem: string | null = null;

  async function get(name: string): Promise<Response> {
    const headers = { Authorization: `Bearer ${parts.token}` };
    const response = await parts.fetch(pathOf(name), { headers, cache: 'no-store', signal: abort.signal });
    if (response.status === 401 || response.status === 403) {
      throw new Refusal({ state: 'refused', problem: await problemIn(response) });
    }
    if (response.status === 404) throw new Refusal({ state: 'absent' });
    if (!response.ok) {
      problem = await problemIn(response);
      throw new Error(`Status ${response.status}`);
    }
    return response;
  }

  async function learn(isNew: boolean): Promise<void> {
    const answer = await get('state');
    const state = readState(await answer.json().catch(() => null));
    if (!state) throw new Refusal({ state: 'absent' });
    if (!stopped) parts.onState(state, isNew);
  }

  async function once(): Promise<void> {
    await learn(true);
    if (stopped) return;
    const { body } = await get(`records?after=${parts.last()}`);
    if (stopped || !body) return;
    attempt = 0;
    parts.onLink({ state: 'open' });
    await readLines(body, (line) => {
      if (!stopped) parts.onLine(line);
    });
  }

  async function run(): Promise<void> {
    refused = false;
    parts.onLink({ state: 'connecting' });
    for (;;) {
      if (stopped) return;
      abort = new AbortController();
      problem = null;
      try {
        await once();
      } catch (error) {
        if (error instanceof Refusal) {
          refused = true;
          if (!stopped) parts.onLink(error.link);
          return;
        }
      }
      if (stopped) return;
      const wait = WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0;
      attempt++;
      parts.onLink({ state: 'lost', attempt, wait, problem });
      await new Promise<void>((resolve) => {
        const cancel = parts.later(resolve, wait);
        wake = () => {
          cancel();
          resolve();
        };
      });
      wake = null;
    }
  }

  void run();
  return {
    retry() {
      if (wake) wake();
      else if (refused && !stopped) void run();
    },
    refresh() {
      // A failure ends the stream too, which is handled there.
      learn(false).catch(() => undefined);
    },
    stop() {
      stopped = true;
      abort.abort();
      wake?.();
    },
  };
}

/** The result of a request to a `tap`: its body, or why it was refused. */
export type Posted = { readonly body: Readonly<Record<string, unknown>> } | { readonly problem: string };

/** Sends a request with a JSON body. Never rejects. */
export async function post(token: string, name: string, body: object): Promise<Posted> {
  try {
    const response = await fetch(pathOf(name), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
    });
    if (!response.ok) {
      return { problem: (await problemIn(response)) ?? `The request was refused with the status ${response.status}.` };
    }
    const value: unknown = await response.json().catch(() => null);
    return { body: isRecord(value) ? value : {} };
  } catch {
    return { problem: 'The local process does not respond. It may have ended.' };
  }
}
