/** Messages of protocols other than MCP: which parts of a text they are, and what is reported about them. */
import type { Taken } from '../intake/types.ts';
import { get, isObject } from '../json/object.ts';
import type { JsonValue } from '../json/types.ts';
import { otherProtocol, type OtherSign } from '../session/other-protocols.ts';
import { isOfMcpOnly } from '../session/revision.ts';
import type { Diagnostic } from '../types.ts';

/** The messages searched in one part: enough for any protocol, bounded for long logs. */
const MAX_EXAMINED = 200;
/** The rule about the member that some protocols omit. */
const VERSION_RULE = 'envelope/jsonrpc-missing';

/** The protocol of messages that follow each other; null if it is MCP, or unknown. `first`: index of the first of `count` entries. */
export function protocolOf({ entries }: Pick<Taken, 'entries'>, first: number, count: number): OtherSign | null {
  let sign: OtherSign | null = null;
  for (let index = first; index < first + Math.min(count, MAX_EXAMINED); index++) {
    const entry = entries.at(index);
    const value = entry?.value;
    for (const item of Array.isArray(value) ? value.slice(0, MAX_EXAMINED) : [value]) {
      const found = signOf(item);
      if (found === 'mcp' || (found && sign && found.protocol !== sign.protocol)) return null;
      sign ??= found;
    }
    entry?.letGo?.();
  }
  return sign;
}

function signOf(value: JsonValue | undefined): OtherSign | 'mcp' | null {
  if (!isObject(value)) return null;
  const sign = otherProtocol(value);
  if (sign) return sign;
  const method = get(value, 'method');
  return typeof method === 'string' && isOfMcpOnly(method) ? 'mcp' : null;
}

/**
 * The findings without those about messages of a protocol that is JSON-RPC 2.0 without its `jsonrpc` member: one note is enough
 * for them. Problems of JSON remain.
 */
export function withoutVersionless(intake: Taken, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!diagnostics.some(({ rule }) => rule === VERSION_RULE)) return diagnostics;
  const ranges: { readonly first: number; readonly end: number; readonly sign: OtherSign }[] = [];
  for (const { first, messages } of intake.parts ?? [{ first: 0, messages: intake.entries.length }]) {
    const sign = messages > 0 ? protocolOf(intake, first, messages) : null;
    if (sign?.protocol.omitsVersion) ranges.push({ first, end: first + messages, sign });
  }
  const noted = new Set<OtherSign>();
  return diagnostics.flatMap((finding) => {
    const range = ranges.find(({ first, end }) => finding.entry >= first && finding.entry < end);
    if (!range || finding.rule.startsWith('json-')) return [finding];
    if (finding.rule !== VERSION_RULE || noted.has(range.sign)) return [];
    noted.add(range.sign);
    return [noteOf(finding, range.sign)];
  });
}

/** The note that the messages omit `jsonrpc`, instead of the error. */
function noteOf(finding: Diagnostic, { protocol }: OtherSign): Diagnostic {
  const { fix: _, ...rest } = finding;
  return {
    ...rest,
    severity: 'info',
    level: 'INFO',
    requirement: null,
    title: `The ${protocol.title} omits \`jsonrpc\``,
    what: `These are messages of the ${protocol.title}. It uses requests, responses and notifications as in JSON-RPC 2.0, without \`"jsonrpc": "2.0"\`.`,
    why: 'A receiver of MCP or of JSON-RPC 2.0 would reject them.',
    spec: protocol.spec,
    specTitle: protocol.title,
  };
}
