/** A small server that the test’s `tap` starts: it answers what the page sends by hand. */
import type { NewRecord, TestTap } from './live-tap.ts';

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: { readonly name?: string };
  readonly result?: unknown;
}

const TOOLS = [
  {
    name: 'forecast',
    description: 'The weather of a city',
    inputSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
  { name: 'ask', description: 'Asks the user first', inputSchema: { type: 'object' } },
];

/** Answers messages from now on; `elicitation/create` waits for its response before the tool returns. */
export function serveByHand(tap: TestTap): void {
  /** The call that waits for the user. */
  let waiting: Message['id'];
  tap.onSend = (run, text) => {
    const say = (message: object): void => {
      const record: NewRecord = { kind: 'message', from: 'server', message: { jsonrpc: '2.0', ...message }, run };
      tap.push(record);
    };
    const { id, method, params, result } = parsed(text);
    const content = (value: string) => ({ content: [{ type: 'text', text: value }] });
    if (method === 'initialize') {
      say({
        id,
        result: {
          protocolVersion: '2025-11-25',
          capabilities: { tools: {} },
          serverInfo: { name: 'weather', version: '2.1.0' },
        },
      });
    } else if (method === 'tools/list') say({ id, result: { tools: TOOLS } });
    else if (method === 'ping') say({ id, result: {} });
    else if (method === 'tools/call' && params?.name === 'ask') {
      waiting = id;
      const requestedSchema = { type: 'object', properties: { city: { type: 'string', title: 'City' } } };
      say({
        id: 'q1',
        method: 'elicitation/create',
        params: { mode: 'form', message: 'Which city?', requestedSchema },
      });
    } else if (method === 'tools/call') say({ id, result: content('Oslo: 4 °C') });
    else if (id === 'q1' && result !== undefined) say({ id: waiting, result: content(JSON.stringify(result)) });
    else if (id !== undefined) say({ id, error: { code: -32601, message: `Method not found: ${method ?? ''}` } });
  };
}

function parsed(text: string): Message {
  try {
    const value: Message | null = JSON.parse(text);
    return value ?? {};
  } catch {
    return {};
  }
}
