/** The view of a called tool: which calls have one, and whether its document can be read, in each revision. */
import { describe, expect, it } from 'vitest';
import { CLIENT_CAPABILITIES, isStateless, MCP_REVISIONS } from '../eras.ts';
import { hasApps } from '../extensions/ids.ts';
import type { RunInput } from '../inputs.ts';
import { begin, feed, nowOf, view, type Run } from '../run.ts';
import type { Json, McpRevision } from '../types.ts';
import { openedIn, type OpenedView } from './opened.ts';

const send = (at: number, text: string): RunInput => ({ kind: 'send', at, text });
const opened = (run: Run): OpenedView | null => {
  const { sent, state } = nowOf(run);
  return openedIn(sent, state, run.setup.revision);
};

/** A run in which `show_forecast` was called; `change` changes the messages of the client. */
function called(revision: McpRevision, change = (text: string): string => text): Run {
  const setup = { server: 'apps', definition: null, revision, transport: 'stdio', faults: [] } as const;
  let run = begin({ ...setup, plays: { handshake: false, answers: false } });
  const offer = (method: string, title = method): string => {
    const found = view(run).offers.find((one) => one.method === method && one.title.startsWith(title));
    if (!found) throw new Error(`${title} is not offered`);
    return change(found.text);
  };
  const steps = isStateless(revision) ? [] : ['initialize', 'notifications/initialized'];
  for (const [at, method] of steps.entries()) run = feed(run, send(at, offer(method)));
  return feed(run, send(5, offer('tools/call', 'tools/call show_forecast')));
}

/** Removes the extensions that a message declares. */
function undeclared(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: Json) => (key === 'extensions' ? undefined : value));
}

describe.each(MCP_REVISIONS.filter(hasApps).map((revision) => [revision] as const))('%s', (revision) => {
  it('a tool with a view opens it, and its document can be read', () => {
    const before = called(revision);
    expect(opened(before)).toMatchObject({ tool: { name: 'show_forecast' }, html: null });
    const after = feed(before, send(6, opened(before)?.read ?? ''));
    expect(opened(after)?.html).toContain('<html');
    expect(view(after).rows.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('requests of the view declare what the call declared', () => {
    const meta = opened(called(revision))?.meta ?? null;
    if (!isStateless(revision)) expect(meta).toBeNull();
    else expect(meta?.[CLIENT_CAPABILITIES]).toHaveProperty(['extensions', 'io.modelcontextprotocol/ui']);
  });

  it('a client that does not declare views gets none', () => {
    expect(opened(called(revision, undeclared))).toBeNull();
  });
});
