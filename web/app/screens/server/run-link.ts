/**
 * A run of the simulated server as the text of a link: its setup and its inputs, one JSON object a line. The line after a `send`
 * is its message, verbatim, so that the search for secrets reads it as it is on the wire.
 */
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import type { RunInput, RunSetup } from '../../../simulator/inputs.ts';
import type { Act, HeaderChanges, McpRevision, ServerDefinition } from '../../../simulator/types.ts';
import { REVISION_CHOICES } from '../../state/route.ts';
import { isHeaderName, isHeaderValue } from './header-store.ts';

/** A run that can be restored. `secret` is a fault that was turned on hidden. */
export interface SharedRun {
  readonly setup: RunSetup;
  readonly inputs: readonly RunInput[];
  readonly secret: string | null;
}

/** Longer runs are not read from links. */
const MAX_INPUTS = 2000;
/** The format of these lines. */
const FORMAT = 1;

/** The lines of a run. */
export function writeRun({ setup, inputs, secret }: SharedRun): string {
  const lines = inputs.flatMap((input) => {
    if (input.kind !== 'send') return [JSON.stringify(input)];
    const { text, ...rest } = input;
    return [JSON.stringify(rest), text.replaceAll(/[\r\n]+/g, ' ')];
  });
  return [JSON.stringify({ run: FORMAT, ...setup, secret }), ...lines].join('\n');
}

/** Reads a definition: null if it has problems. */
export type ReadDefinition = (text: string) => Promise<ServerDefinition | null>;

/** The run in the text of a link; null if any part of it is not what `writeRun` writes. Starts nothing, never throws. */
export async function readRun(text: string, readDefinition: ReadDefinition): Promise<SharedRun | null> {
  const [first = '', ...lines] = text.split('\n');
  const head = jsonOf(first);
  if (!isRecord(head) || head['run'] !== FORMAT || lines.length > 2 * MAX_INPUTS) return null;
  const setup = await setupIn(head, readDefinition);
  const secret = head['secret'];
  if (!setup || (secret !== null && !isId(secret))) return null;
  const inputs: RunInput[] = [];
  let at = 0;
  for (let row = 0; row < lines.length; row++) {
    const value = jsonOf(lines[row] ?? '');
    if (!isRecord(value) || !isTime(value['at']) || value['at'] < at) return null;
    ({ at } = { at: value['at'] });
    const message = value['kind'] === 'send' ? (lines[++row] ?? null) : null;
    const input = await inputIn(value, at, message, readDefinition);
    if (!input) return null;
    inputs.push(input);
  }
  return { setup, inputs, secret };
}

type Value = Readonly<Record<string, unknown>>;

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9-]{0,60}$/.test(value);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= 500 && value.every(isId);
}

function playsIn(value: unknown): RunSetup['plays'] | null {
  if (!isRecord(value)) return null;
  const { handshake, answers } = value;
  return typeof handshake === 'boolean' && typeof answers === 'boolean' ? { handshake, answers } : null;
}

function revisionIn(value: unknown): McpRevision | null {
  const known = REVISION_CHOICES.find((one) => one === value);
  return known === undefined || known === 'auto' || known === 'jsonrpc-2.0' ? null : known;
}

async function setupIn(value: Value, readDefinition: ReadDefinition): Promise<RunSetup | null> {
  const { server, transport, faults } = value;
  const revision = revisionIn(value['revision']);
  const plays = playsIn(value['plays']);
  const definition = value['definition'] === null ? null : await readDefinition(JSON.stringify(value['definition']));
  if (!isId(server) || !isIds(faults) || revision === null || !plays) return null;
  if (transport !== 'stdio' && transport !== 'http') return null;
  if (value['definition'] !== null && definition === null) return null;
  return { server, definition, revision, transport, faults, plays };
}

async function inputIn(
  value: Value,
  at: number,
  message: string | null,
  readDefinition: ReadDefinition,
): Promise<RunInput | null> {
  const { kind, exchange, faults, headers } = value;
  if (kind === 'send') {
    if (message === null) return null;
    if (headers === undefined) return { kind, at, text: message };
    return isHeaders(headers) ? { kind, at, text: message, headers } : null;
  }
  if (kind === 'tick') return { kind, at };
  if (kind === 'close') {
    if (exchange === undefined) return { kind, at };
    return typeof exchange === 'string' ? { kind, at, exchange } : null;
  }
  if (kind === 'faults') return isIds(faults) ? { kind, at, faults } : null;
  if (kind === 'plays') {
    const plays = playsIn(value['plays']);
    return plays && { kind, at, plays };
  }
  const act = kind === 'act' && isRecord(value['act']) ? await actIn(value['act'], readDefinition) : null;
  return act && { kind: 'act', at, act };
}

function isHeaders(value: unknown): value is HeaderChanges {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([name, one]) => isHeaderName(name) && (one === null || (typeof one === 'string' && isHeaderValue(one))),
    )
  );
}

/** The actions that this screen has. */
async function actIn(value: Value, readDefinition: ReadDefinition): Promise<Act | null> {
  const { act, list, uri, text, level, data, logger } = value;
  if (act === 'changed') {
    return list === 'tools' || list === 'resources' || list === 'prompts' ? { act, list } : null;
  }
  if (act === 'update') return typeof uri === 'string' && typeof text === 'string' ? { act, uri, text } : null;
  if (act === 'log') {
    if (typeof level !== 'string' || typeof data !== 'string' || typeof logger !== 'string') return null;
    return { act, level, data, logger };
  }
  if (act === 'end') return { act };
  if (act !== 'define') return null;
  const definition = await readDefinition(JSON.stringify(value['definition']) ?? '');
  return definition && { act, definition };
}
