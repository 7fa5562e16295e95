/** Plays a view against a host, without a frame: every message of one side reaches the other at once. */
import { appFaultNamed, alteredBy } from '../apps/faults.ts';
import { createHost, stepHost } from '../apps/host.ts';
import type {
  AppLine,
  HostInput,
  HostLook,
  HostState,
  OpenedCall,
  Shown,
  ViewControl,
  ViewState,
} from '../apps/types.ts';
import { createView, stepView } from '../apps/view.ts';
import type { JsonRecord } from '../types.ts';

/** What the user does, in order. */
export type AppMove = { readonly use: ViewControl } | { readonly look: Partial<HostLook> } | { readonly close: true };

const URI = 'ui://weather/view';
const FORECAST: JsonRecord = {
  name: 'show_forecast',
  description: 'Shows the forecast of a city.',
  inputSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  _meta: { ui: { resourceUri: URI } },
};
const HIDDEN: JsonRecord = {
  name: 'plan_trip',
  description: 'Plans a trip.',
  inputSchema: { type: 'object' },
  _meta: { ui: { visibility: ['model'] } },
};
const RESULT: JsonRecord = {
  content: [{ type: 'text', text: 'Oslo: 4 °C, snow.' }],
  structuredContent: { city: 'Oslo', temperature: 4 },
};
const HTML = '<!doctype html><html lang="en"><title>Forecast</title><body><p>Forecast</p></body></html>';

/** A call of a tool with a view. */
export const CALL: OpenedCall = {
  id: 2,
  tool: FORECAST,
  arguments: { city: 'Oslo' },
  result: RESULT,
  html: HTML,
  policy: {},
  modelOnly: ['plan_trip'],
};

/** The conversation of client and server before the view opens. */
export const BEFORE: readonly { readonly from: 'client' | 'server'; readonly message: JsonRecord }[] = [
  {
    from: 'client',
    message: {
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } },
        clientInfo: { name: 'host', version: '1.0.0' },
      },
    },
  },
  {
    from: 'server',
    message: {
      jsonrpc: '2.0',
      id: 0,
      result: {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {}, resources: {} },
        serverInfo: { name: 'weather', version: '1.0.0' },
      },
    },
  },
  { from: 'client', message: { jsonrpc: '2.0', method: 'notifications/initialized' } },
  { from: 'client', message: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
  { from: 'server', message: { jsonrpc: '2.0', id: 1, result: { tools: [FORECAST, HIDDEN] } } },
  {
    from: 'client',
    message: {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'show_forecast', arguments: { city: 'Oslo' } },
    },
  },
  { from: 'server', message: { jsonrpc: '2.0', id: 2, result: RESULT } },
  { from: 'client', message: { jsonrpc: '2.0', id: 3, method: 'resources/read', params: { uri: URI } } },
  {
    from: 'server',
    message: {
      jsonrpc: '2.0',
      id: 3,
      result: { contents: [{ uri: URI, mimeType: 'text/html;profile=mcp-app', text: HTML }] },
    },
  },
];

/** A host and its view, playing. */
export class AppPlay {
  readonly lines: AppLine[] = [];
  readonly shown: Shown[] = [];
  host: HostState;
  view: ViewState = createView();
  readonly #fault: string | null;
  readonly #viewSent: JsonRecord[] = [];

  constructor(fault: string | null, call: OpenedCall = CALL) {
    this.#fault = fault;
    this.host = createHost(call, { theme: 'light', displayMode: 'inline', width: 400 }, fault);
  }

  /** The sandbox reports itself, receives the document and loads the view. */
  open(): this {
    const ready = { jsonrpc: '2.0', method: 'ui/notifications/sandbox-proxy-ready', params: {} };
    this.lines.push({ from: 'sandbox', message: ready });
    this.toHost({ kind: 'message', message: ready });
    return this;
  }

  /** What the user does next. */
  play(moves: readonly AppMove[]): this {
    for (const move of moves) {
      if ('use' in move) this.#fromView(stepView(this.view, { kind: 'use', control: move.use }), null);
      else this.toHost('look' in move ? { kind: 'look', look: move.look } : { kind: 'close' });
    }
    return this;
  }

  /** An input of the host, with all that follows. */
  toHost(input: HostInput): void {
    const { state, outputs } = stepHost(this.host, input);
    this.host = state;
    // What a side sends in one step is on the wire before the other side reacts.
    const sent = outputs.flatMap((output) => (output.kind === 'send' ? [output.message] : []));
    this.lines.push(...sent.map((message) => ({ from: 'host' as const, message })));
    for (const output of outputs) {
      if (output.kind === 'show') this.shown.push(output.what);
      if (output.kind === 'forward')
        this.toHost({
          kind: 'answer',
          key: output.key,
          answer: { result: { content: [{ type: 'text', text: 'Fresh.' }] } },
        });
    }
    for (const message of sent) {
      if (message.method === 'ui/notifications/sandbox-resource-ready')
        this.#fromView(stepView(this.view, { kind: 'load' }), null);
      else this.#fromView(stepView(this.view, { kind: 'message', message }), message);
    }
  }

  #fromView({ state, messages }: ReturnType<typeof stepView>, received: JsonRecord | null): void {
    this.view = state;
    const { modelOnly } = this.host.call;
    for (const correct of messages) {
      const scene = { sent: this.#viewSent, received, call: { modelOnly } };
      for (const message of alteredBy(this.#fault, 'view', correct, scene)) {
        this.#viewSent.push(message);
        this.lines.push({ from: 'view', message });
        this.toHost({ kind: 'message', message });
      }
    }
  }

  /** Both channels as a log, one message per line with its sender. */
  log(): string {
    return [...BEFORE, ...this.lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  }
}

/** What a user does with a view: each control once, a change of the theme, and the end. */
export const EVERYTHING: readonly AppMove[] = [
  { use: { do: 'call', tool: 'show_forecast', arguments: { city: 'Bergen' } } },
  { use: { do: 'say', text: 'And tomorrow?' } },
  { use: { do: 'link', url: 'https://example.com/forecast' } },
  { use: { do: 'mode', mode: 'fullscreen' } },
  { look: { theme: 'dark' } },
  { use: { do: 'size', width: 400, height: 320 } },
  { close: true },
];

/** What the user must do for a fault to appear. */
export function movesFor(fault: string): readonly AppMove[] {
  const needs = appFaultNamed(fault)?.needs;
  if (needs === 'theme') return [{ look: { theme: 'dark' } }];
  return needs === 'close' ? [{ close: true }] : [];
}
