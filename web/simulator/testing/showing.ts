/** Plays the conversation that demonstrates a fault, for tests, with the fault on or off. */
import type { Diagnostic, Report } from '../../protocol/types.ts';
import { isObject, objectAt } from '../../protocol/values.ts';
import { isStateless, LOG_LEVEL } from '../eras.ts';
import type { Fault } from '../faults/define.ts';
import { serverNamed } from '../servers/index.ts';
import type { JsonRecord, McpRevision, Output, ServerDefinition } from '../types.ts';
import { Conversation } from './converse.ts';
import { judgeText } from './judging.ts';
import { HttpConversation } from './exchange.ts';

/** A finding of `check`, and the sender; null outside of messages. */
export interface Found {
  readonly diagnostic: Diagnostic;
  readonly from: 'client' | 'server' | 'unknown' | null;
}

/** The findings of `check` in the conversation that demonstrates a fault. */
export function shown(fault: Fault, revision: McpRevision, on: boolean): Found[] {
  if (fault.http) return overHttp(fault, revision, on);
  const { diagnostics, entries } = overStdio(fault, revision, on);
  return diagnostics.map((diagnostic) => ({ diagnostic, from: entries[diagnostic.entry]?.from ?? null }));
}

/** The server's messages in that conversation. */
export function outputsOf(fault: Fault, revision: McpRevision, on: boolean): readonly Output[] {
  return played(fault, revision, on).outputs;
}

/** A client message with the additional parts of the fault's show. */
function wished(wish: JsonRecord, { logs }: Fault['shows'], revision: McpRevision): JsonRecord {
  if (logs === undefined || !isStateless(revision) || wish.id === undefined) return wish;
  const params = objectAt(wish, 'params') ?? {};
  return { ...wish, params: { ...params, _meta: { ...objectAt(params, '_meta'), [LOG_LEVEL]: logs } } };
}

/** Performs the client's actions of the conversation. */
export function wishes({ shows }: Fault, revision: McpRevision): (JsonRecord | string | number)[] {
  const { logs } = shows;
  const first: JsonRecord[] =
    logs === undefined || isStateless(revision)
      ? []
      : [{ id: 'logs', method: 'logging/setLevel', params: { level: logs } }];
  return [...first, ...shows.client].map((wish) => (isObject(wish) ? wished(wish, shows, revision) : wish));
}

function definitionOf({ shows }: Fault): ServerDefinition {
  const found = serverNamed(shows.server);
  if (!found) throw new Error(`There is no server ${shows.server}.`);
  return found.definition;
}

function played(fault: Fault, revision: McpRevision, on: boolean): Conversation {
  const { shows } = fault;
  const talk = new Conversation(definitionOf(fault), revision, {
    settings: { faults: on ? [fault.id] : [] },
    ...(shows.capabilities ? { capabilities: shows.capabilities } : {}),
  });
  talk.greet(0, shows.initialize ?? {});
  if (isStateless(revision) && !shows.blind) talk.sendAll({ id: 'd', method: 'server/discover' });
  talk.sendAll(...wishes(fault, revision));
  return talk;
}

/** Server lines that are not messages are judged as lines of stdout. */
function overStdio(fault: Fault, revision: McpRevision, on: boolean): Report {
  const talk = played(fault, revision, on);
  const serverTexts = talk.lines.filter(({ from }) => from === 'server').map(({ text }) => text);
  if (serverTexts.every(isLine)) return talk.report();
  return judgeText(`${serverTexts.join('\n')}\n`, { revision, transport: 'stdio', from: 'server' });
}

function isLine(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('\n');
  } catch {
    return false;
  }
}

/** The sender is the sender of the HTTP message at that position: a response may contain no MCP message. */
function overHttp(fault: Fault, revision: McpRevision, on: boolean): Found[] {
  const { shows } = fault;
  const talk = new HttpConversation(definitionOf(fault), revision, { faults: on ? [fault.id] : [] });
  talk.greet();
  for (const wish of wishes(fault, revision)) {
    if (typeof wish === 'number') talk.pass(wish);
    else if (typeof wish === 'string') talk.text(wish, shows.headers);
    else if (wish.http === 'GET') talk.listen();
    else if (wish.http === 'DELETE') talk.send('DELETE', '/mcp', talk.headers(null));
    else talk.post(wish, shows.headers);
  }
  const text = talk.transcript();
  return judgeText(text, { revision, transport: 'http' }).diagnostics.map((diagnostic) => {
    const block =
      text
        .slice(0, diagnostic.span.start + 1)
        .split('\n---\n')
        .at(-1) ?? '';
    return { diagnostic, from: 'HTTP/1.1'.startsWith(block.slice(0, 8)) ? 'server' : 'client' };
  });
}
