/** What is wrong with the headers of a request of 2026-07-28, as a server must detect it. */
import { get } from '../../../json/object.ts';
import type { Request, WireView } from '../define.ts';
import { isHidden, mirroredIn, nameMember, onlyMessage, textOf } from './requested.ts';
import { readValue } from './sentinel.ts';
import { PROTOCOL_VERSION } from '../../keys.ts';

/** A fault that a server must reject. */
export interface Fault {
  readonly kind: 'missing' | 'missing-param' | 'characters' | 'mismatch' | 'version';
  /** The header. */
  readonly name: string;
}

const VERSION = 'MCP-Protocol-Version';

/** The first few faults; empty if the text does not show enough. */
export function faultsOf(request: Request, view: WireView): readonly Fault[] {
  const message = request.mcp && !request.madeUp ? onlyMessage(request) : null;
  if (!message || message.method === null || request.model.era !== 'stateless') return [];
  const out: Fault[] = [];
  const compare = (name: string, wanted: string, kind: Fault['kind'] = 'mismatch'): void => {
    const header = request.header(name);
    if (!header) {
      if (!request.partial) out.push({ kind: name.startsWith('Mcp-Param-') ? 'missing-param' : 'missing', name });
      return;
    }
    if (isHidden(header)) return;
    if (name !== VERSION && !/^[\t -~]*$/u.test(header.value)) out.push({ kind: 'characters', name });
    else if (!fits(header.value, wanted)) out.push({ kind, name });
  };
  compare('Mcp-Method', message.method);
  const member = nameMember(message.method);
  const name = member === null ? undefined : get(message.params, member);
  if (typeof name === 'string') compare('Mcp-Name', name);
  const version = get(message.meta, PROTOCOL_VERSION);
  if (typeof version === 'string') compare(VERSION, version, 'version');
  for (const { header, value } of mirroredIn(message, view) ?? []) {
    const text = textOf(value);
    if (text !== null) compare(`Mcp-Param-${header}`, text);
  }
  return out;
}

function fits(written: string, wanted: string): boolean {
  const read = readValue(written);
  if (read.text === wanted) return read.how !== 'wrong';
  return /^-?\d+(?:\.0+)?$/u.test(written) && /^-?\d+$/u.test(wanted) && Number(written) === Number(wanted);
}
