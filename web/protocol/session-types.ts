/** What a session is known by: its two sides and the state of its handshake. Plain data, like `types.ts`. */

/** What one side of a session declares about itself. */
export interface Party {
  name?: string;
  version?: string;
  /** Paths of the capabilities it declared, e.g. `tools.listChanged`, sorted. `null` if the text contains no declaration. */
  capabilities: string[] | null;
  /** Names of extensions and experimental capabilities. */
  extensions: string[];
}

/** The state of a session’s handshake. */
export type LifecycleState =
  /** The beginning is not in the text: nothing is known about the handshake. */
  | 'excerpt'
  /** `initialize` was sent; its response is not in the text. */
  | 'asked'
  /** The server responded; `notifications/initialized` is not in the text. */
  | 'answered'
  | 'running'
  /** The server rejected `initialize`. */
  | 'refused'
  /** No handshake: every request contains all required information. */
  | 'stateless';

/** Between which parties a session is. */
export interface SessionParties {
  /** True on the channel between a host and its view (MCP Apps): there `client` is the view, and `server` is the host. */
  view?: true;
}

/** A party of the channel between a host and its view (MCP Apps). The sandbox forwards messages of the view. */
export type ViewParty = 'view' | 'host' | 'sandbox';

/**
 * The party that sent a message of a session between a host and its view; undefined in other sessions, and for an unknown sender.
 * There the side of the client is that of the view.
 */
export function viewPartyOf(
  { from, method }: { readonly from: 'client' | 'server' | 'unknown'; readonly method?: string | undefined },
  session: { readonly view?: true } | undefined,
): ViewParty | undefined {
  if (!session?.view || from === 'unknown') return undefined;
  if (from === 'server') return 'host';
  return method === 'ui/notifications/sandbox-proxy-ready' ? 'sandbox' : 'view';
}
