/** The note that a text is judged as JSON-RPC 2.0 because its methods are none of MCP. */
import { spanOf } from '../json/locate.ts';
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonValue } from '../json/types.ts';
import { otherProtocol } from '../session/other-protocols.ts';
import { concluded } from '../session/revision.ts';
import type { Diagnostic } from '../types.ts';
import type { Across, Followed, FollowedSessions } from './followed.ts';

/** The messages of a session that are searched for a method. */
const MAX_EXAMINED = 20;
/** Formats of logs of another protocol: their names say it already. */
const OF_OTHERS = /^lsp-/u;
/** Names as tools have them: in snake case or camel case, without a namespace. */
const TOOL_NAME = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+|[A-Z][a-z0-9]*)*$/u;

/** One note for a text without a chosen revision, at its first method; null if MCP has its methods. */
export function outsideMcp({ sessions }: FollowedSessions, text: string, about: Across): Diagnostic | null {
  if ((about.options.revision ?? 'auto') !== 'auto' || OF_OTHERS.test(about.intake.format.id)) return null;
  const session = sessions.find(
    ({ index, evidence }) =>
      about.revisionOf(index) === 'jsonrpc-2.0' && concluded(evidence).revision === 'jsonrpc-2.0',
  );
  return session ? noteOf(session, text, about) : null;
}

function noteOf(session: Followed, text: string, { judged }: Across): Diagnostic | null {
  for (let nth = 0; nth < Math.min(session.entries.length, MAX_EXAMINED); nth++) {
    const entry = session.entries.at(nth);
    const one = entry === undefined ? null : judged(entry);
    const found = one ? methodIn(one.value) : null;
    const tree = one && found ? one.tree() : null;
    if (!one || !found || !tree) continue;
    return {
      rule: 'methods/unknown-request',
      requirement: null,
      class: 'spec',
      severity: 'info',
      level: 'INFO',
      title: found.title,
      what: found.what,
      why: 'An MCP server answers an unknown method with the error -32601 (Method not found).',
      entry: one.index,
      pointer: pointerOf(found.path),
      span: spanOf(text, tree, found.path, 'value'),
      related: [],
      spec: 'https://modelcontextprotocol.io/specification/2025-11-25/basic#messages',
      specTitle: 'Base protocol, messages',
    };
  }
  return null;
}

function methodIn(value: JsonValue): { path: Path; title: string; what: string } | null {
  const [object, path] = Array.isArray(value) ? [value[0], [0, 'method']] : [value, ['method']];
  const method = isObject(object) ? get(object, 'method') : undefined;
  if (!isObject(object) || typeof method !== 'string' || method === '') return null;
  const other = otherProtocol(object);
  if (other)
    return {
      path,
      title: 'The messages belong to another protocol',
      what: `The messages are not of MCP: ${other.says}. They are judged as JSON-RPC 2.0.`,
    };
  const name = method.length > 60 ? `${method.slice(0, 59)}…` : method;
  const advice =
    TOOL_NAME.test(method) && get(object, 'id') !== undefined && !Array.isArray(get(object, 'params'))
      ? ' If it is the name of a tool, the method is `tools/call`, with this name in `params.name`.'
      : '';
  return {
    path,
    title: 'MCP does not have this method',
    what: `No revision of MCP defines \`${name}\`, so the text is judged as JSON-RPC 2.0.${advice}`,
  };
}
