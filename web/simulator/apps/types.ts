/**
 * Light entry point: the plain data of a host and its view, the two parties of MCP Apps. Everything here survives `structuredClone`
 * and JSON. Between them is a sandbox, which receives the document and forwards messages.
 */
import type { Id, Json, JsonRecord } from '../types.ts';

/** A party of the channel. */
export type AppParty = 'host' | 'view' | 'sandbox';

/** The call of a tool that has a view. */
export interface OpenedCall {
  /** The id of the `tools/call` request between client and server. */
  readonly id: Id;
  /** The definition of the tool, as the server lists it. */
  readonly tool: JsonRecord;
  readonly arguments: JsonRecord;
  /** The result of the call. */
  readonly result: JsonRecord;
  /** The document of the view. */
  readonly html: string;
  /** `csp` and `permissions` of the document, as its resource declares them; empty for none. */
  readonly policy: JsonRecord;
  /** Names of the tools that are for the model only. */
  readonly modelOnly: readonly string[];
}

/** The life of a view, as its host knows it. */
export type HostPhase = 'sandbox' | 'waiting' | 'initializing' | 'ready' | 'ending' | 'ended';

/** What the host shows its views; a part of `hostContext`. */
export interface HostLook {
  readonly theme: 'light' | 'dark';
  readonly displayMode: 'inline' | 'fullscreen';
  /** The width of the frame, in pixels. */
  readonly width: number;
}

/** The state of a host with one view. */
export interface HostState {
  readonly call: OpenedCall;
  readonly phase: HostPhase;
  readonly look: HostLook;
  /** The fault that is on; null for none. */
  readonly fault: string | null;
  /** What the host has sent. */
  readonly sent: readonly JsonRecord[];
  /** Requests of the view that the server answers, by their key. */
  readonly forwarded: Readonly<Record<string, Id>>;
  readonly nextId: number;
  /** The id of the pending `ui/resource-teardown`. */
  readonly teardown: Id | null;
}

/** What happens to a host. */
export type HostInput =
  /** A message arrives from the sandbox or the view. */
  | { readonly kind: 'message'; readonly message: Json }
  /** The server has answered a forwarded request: `{ result }` or `{ error }`. */
  | { readonly kind: 'answer'; readonly key: string; readonly answer: JsonRecord }
  /** Theme, display mode or width of the frame change. */
  | { readonly kind: 'look'; readonly look: Partial<HostLook> }
  /** The user closes the view. */
  | { readonly kind: 'close' };

/** What a host does. */
export type HostOutput =
  /** A message to the sandbox or the view. */
  | { readonly kind: 'send'; readonly message: JsonRecord; readonly says: string; readonly fault: string | null }
  /** A request that the server is to answer. */
  | { readonly kind: 'forward'; readonly key: string; readonly method: string; readonly params: JsonRecord }
  /** Something that the user sees. */
  | { readonly kind: 'show'; readonly what: Shown };

/** What a host shows its user for a view. */
export type Shown =
  | { readonly do: 'link'; readonly url: string }
  | { readonly do: 'message'; readonly text: string }
  | { readonly do: 'context'; readonly text: string }
  | { readonly do: 'mode'; readonly mode: 'inline' | 'fullscreen' }
  | { readonly do: 'size'; readonly height: number }
  /** The view has ended, and its frame is removed. */
  | { readonly do: 'remove' };

/** The state of a view. */
export interface ViewState {
  readonly phase: 'new' | 'initializing' | 'ready' | 'ended';
  readonly capabilities: JsonRecord;
  readonly context: JsonRecord;
  /** The arguments of the call; null until they arrive. */
  readonly input: JsonRecord | null;
  readonly result: JsonRecord | null;
  readonly nextId: number;
  /** The id of the pending `ui/initialize`. */
  readonly greeting: Id | null;
}

/** What happens to a view: it is loaded, a message arrives, or its user uses a control. */
export type ViewInput =
  | { readonly kind: 'load' }
  | { readonly kind: 'message'; readonly message: Json }
  | { readonly kind: 'use'; readonly control: ViewControl };

/** What the user of a view can do. */
export type ViewControl =
  | { readonly do: 'call'; readonly tool: string; readonly arguments: JsonRecord }
  | { readonly do: 'link'; readonly url: string }
  | { readonly do: 'say'; readonly text: string }
  | { readonly do: 'mode'; readonly mode: 'inline' | 'fullscreen' }
  | { readonly do: 'size'; readonly width: number; readonly height: number };

/** One message of the channel. */
export interface AppLine {
  readonly from: AppParty;
  readonly message: JsonRecord;
}
