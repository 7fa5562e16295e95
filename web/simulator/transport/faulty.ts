/** Faults that are visible only over HTTP: in the server's input, in headers, and in outputs. */
import { isStateless } from '../eras.ts';
import { faultNamed, type Fault, type HttpFault } from '../faults/index.ts';
import { readIncoming } from '../read.ts';
import type { McpRevision } from '../types.ts';
import type { HttpState, HttpStepped } from './state.ts';
import type { HttpInput, HttpOutput } from './types.ts';

/** The active faults for an input. */
export function faultsIn(state: HttpState, input: HttpInput): Fault[] {
  const faults = state.settings.faults.flatMap((id) => faultNamed(id) ?? []).filter(({ http }) => http);
  const supported = faults.length > 0 ? revisionsIn(state, input) : [];
  return faults.filter(({ revisions }) => !revisions || supported.some((one) => revisions.includes(one)));
}

/** The revision of a request: from its session, its header, or its body; for the passing of time, all supported ones. */
function revisionsIn({ settings: { revisions }, sessions }: HttpState, input: HttpInput): readonly McpRevision[] {
  if (input.kind !== 'request') return revisions;
  const { headers, body } = input;
  const id = headers['mcp-session-id'];
  const session = id === undefined ? undefined : sessions.find((one) => one.id === id || id.endsWith(one.id));
  const incoming = session || input.method !== 'POST' ? null : readIncoming(body);
  const opens = incoming?.is === 'request' && incoming.method === 'initialize';
  const wish = opens ? incoming.params?.protocolVersion : headers['mcp-protocol-version'];
  const newest = opens ? revisions.findLast((one) => !isStateless(one)) : revisions.at(-1);
  const negotiated = session?.server.handshake.revision ?? revisions.find((one) => one === wish) ?? newest;
  return negotiated === undefined ? [] : [negotiated];
}

/** The input that the server receives. */
export function misheard(faults: readonly Fault[], input: HttpInput): HttpInput {
  return faults.reduce((received, { http }) => http?.readIncoming?.(received) ?? received, input);
}

/** The outputs of a step, and which of them a fault changed. Messages that are not sent do not count as spoken. */
export function altered(
  faults: readonly Fault[],
  { outputs, sentMessages }: Pick<HttpStepped, 'outputs' | 'sentMessages'>,
  input: HttpInput,
): Pick<HttpStepped, 'outputs' | 'sentMessages' | 'marks'> {
  const marks: Record<string, string> = {};
  let all = outputs;
  for (const { id, http } of faults) {
    if (!http) continue;
    const bent = headsBent(http, all, input);
    const after = http.alter?.(bent, input) ?? bent;
    for (const exchange of changedIn(all, after)) marks[exchange] = id;
    all = after;
  }
  const out = (exchange: string, text: string): boolean =>
    all.some((one) => one.kind === 'chunk' && one.exchange === exchange && one.text.includes(text));
  const observed = sentMessages.filter(
    ({ exchange, output }) =>
      exchange === null || marks[exchange] === undefined || output.channel === 'log' || out(exchange, output.text),
  );
  return { outputs: all, sentMessages: observed, marks };
}

/** The same with another status and other headers of the response to a POST. */
function headsBent(
  { of, status, headers }: HttpFault,
  outputs: readonly HttpOutput[],
  input: HttpInput,
): readonly HttpOutput[] {
  if (of === undefined || input.kind !== 'request' || input.method !== 'POST') return outputs;
  if (of !== 'all' && of !== readIncoming(input.body).is) return outputs;
  return outputs.map((output) =>
    output.kind === 'head' && output.exchange === input.exchange
      ? { ...output, status: status ?? output.status, headers: withHeaders(output.headers, headers ?? {}) }
      : output,
  );
}

function withHeaders(
  headers: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const all: Record<string, string | null> = { ...headers };
  for (const [name, value] of Object.entries(change)) all[name.toLowerCase()] = value;
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The exchanges whose outputs a fault changed. */
function changedIn(before: readonly HttpOutput[], after: readonly HttpOutput[]): Set<string> {
  const stored = new Set(after);
  const had = new Set(before);
  const changed = [...before.filter((one) => !stored.has(one)), ...after.filter((one) => !had.has(one))];
  return new Set(changed.map(({ exchange }) => exchange));
}
