/**
 * The page’s side of a view: a frame with a document whose policy allows no connections. Inside is the sandbox, a document without
 * an origin, and inside that the view. Only JSON texts are exchanged.
 */
import { frame as address } from 'virtual:view-frame';
import SANDBOX from 'virtual:world/app/runner/view-sandbox.ts';
import type { FromSandbox, ToSandbox } from './view-sandbox.ts';

/** A displayed view. */
export interface ViewFrame {
  /** Sends a message of the host, as JSON. */
  send(message: string): void;
  /** Removes it, with everything in it. */
  close(): void;
}

/** The settings of a view. */
export interface ViewSettings {
  /** The name of the frame, for people. */
  readonly title: string;
  /** The fault of the view that is on; null for none. */
  readonly fault: string | null;
  /** Names of the tools that are for the model only. */
  readonly modelOnly: readonly string[];
}

/** Displays a sandbox in an element. Each message of it and of its view arrives at `receive`. */
export function openView(
  place: HTMLElement,
  { title, fault, modelOnly }: ViewSettings,
  receive: (...message: FromSandbox) => void,
): ViewFrame {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = address;
  const { port1: port, port2 } = new MessageChannel();
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    const [from, message]: unknown[] = data;
    if ((from === 'sandbox' || from === 'view') && typeof message === 'string') receive(from, message);
  };
  frame.addEventListener(
    'load',
    () => {
      // The sandbox is nested in the loaded document.
      frame.contentWindow?.[0]?.postMessage(SANDBOX, '*', [port2]);
      const settings: ToSandbox = { fault, modelOnly };
      port.postMessage(settings);
    },
    { once: true },
  );
  place.append(frame);
  return {
    send: (message) => port.postMessage(message),
    close: () => {
      port.close();
      frame.remove();
    },
  };
}
