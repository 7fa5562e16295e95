/**
 * The sandbox between a host and its view, bundled as a classic script (`virtual:world/…`) for a document without an origin. It
 * receives the document of the view, displays it in a frame of its own, and forwards messages in both directions. A fault of views
 * changes what the view sends, so that the host really receives it.
 */
import { isRecord } from '../../protocol/json/plain.ts';
import { alteredBy } from '../../simulator/apps/faults.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import { guarded } from './view-guard.ts';

/** What the page sends: the settings first, then messages of the host as JSON. */
export type ToSandbox = { readonly fault: string | null; readonly modelOnly: readonly string[] } | string;
/** What the page receives: a message of the sandbox or of the view, as JSON. */
export type FromSandbox = readonly [from: 'sandbox' | 'view', message: string];

declare global {
  /** Set by the first script of the document. */
  var hostPort: MessagePort;
}

const NOTE = 'ui/notifications/';
const port = globalThis.hostPort;
Reflect.deleteProperty(globalThis, 'hostPort');

let settings: Exclude<ToSandbox, string> = { fault: null, modelOnly: [] };
let frame: HTMLIFrameElement | null = null;
const received: JsonRecord[] = [];
const sent: JsonRecord[] = [];

const isMessage = (value: Json | undefined): value is JsonRecord => isRecord(value);
const send = (from: FromSandbox[0], message: JsonRecord): void => {
  const out: FromSandbox = [from, JSON.stringify(message)];
  port.postMessage(out);
};

function show(html: string): void {
  frame?.remove();
  frame = document.createElement('iframe');
  frame.title = 'View';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('style', 'display: block; width: 100%; height: 100%; border: 0');
  frame.srcdoc = guarded(html);
  document.body.append(frame);
}

function fromHost(text: string): void {
  const message: Json = JSON.parse(text);
  if (!isMessage(message)) return;
  if (message.method !== `${NOTE}sandbox-resource-ready`) {
    received.push(message);
    frame?.contentWindow?.postMessage(message, '*');
  } else if (isMessage(message.params) && typeof message.params.html === 'string') show(message.params.html);
}

/** A message of the view as JSON has it; null for anything that JSON cannot express. */
function plain(data: unknown): JsonRecord | null {
  try {
    const value: Json = JSON.parse(JSON.stringify(data));
    return isMessage(value) ? value : null;
  } catch {
    return null;
  }
}

function fromView(message: JsonRecord): void {
  const asked =
    message.method === undefined
      ? received.findLast(({ id, method }) => id === message.id && method !== undefined)
      : undefined;
  const scene = { sent, received: asked ?? null, call: { modelOnly: settings.modelOnly } };
  for (const one of alteredBy(settings.fault, 'view', message, scene)) {
    sent.push(one);
    send('view', one);
  }
}

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (!frame || source !== frame.contentWindow) return;
  const message = plain(data);
  if (message) fromView(message);
});
document.documentElement.style.height = '100%';
document.body.style.height = '100%';
document.body.style.margin = '0';
port.onmessage = ({ data }: MessageEvent<ToSandbox>) => {
  if (typeof data === 'string') return fromHost(data);
  settings = data;
  return send('sandbox', { jsonrpc: '2.0', method: `${NOTE}sandbox-proxy-ready`, params: {} });
};
