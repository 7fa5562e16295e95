/** The state of a protected MCP server and of its authorization server: plain data, times in milliseconds since the start. */
import type { Why } from '../basics.ts';
import type { McpRevision } from '../types.ts';

/** What is protected, and by whom. */
export interface AuthSettings {
  readonly revision: McpRevision;
  /** The URL of the MCP endpoint; tokens are issued for it. */
  readonly resource: string;
  /** The URL that identifies the authorization server. */
  readonly issuer: string;
  /** The scope that requests need. */
  readonly scope: string;
  /** The scopes that calls of certain tools need instead, by the name of the tool. */
  readonly tools: Readonly<Record<string, string>>;
  /** How long an access token is valid, ms. */
  readonly lifetime: number;
  /** Client metadata documents that the authorization server can fetch, by their URL: the redirect URIs in each. */
  readonly documents: Readonly<Record<string, readonly string[]>>;
}

/** A client that registered, with its redirect URIs. */
export interface RegisteredClient {
  readonly id: string;
  readonly redirects: readonly string[];
}

/** What an access is limited to. Everything that follows from one login has the same `login`. */
export interface Grant {
  readonly login: number;
  readonly client: string;
  /** The URL of the server that the tokens are for. */
  readonly audience: string;
  readonly scopes: readonly string[];
}

/** An authorization code. */
export interface AuthorizationCode extends Grant {
  readonly code: string;
  readonly redirect: string;
  readonly challenge: string;
  readonly expires: number;
  readonly used: boolean;
}

/** An access token. */
export interface AccessToken extends Grant {
  readonly token: string;
  readonly expires: number;
}

/** A refresh token; a used one is kept, so that its reuse is noticed. */
export interface RefreshToken extends Grant {
  readonly token: string;
  readonly used: boolean;
}

/** The state. `count` makes the next id, code and token. */
export interface AuthState {
  readonly settings: AuthSettings;
  readonly count: number;
  readonly clients: readonly RegisteredClient[];
  readonly codes: readonly AuthorizationCode[];
  readonly tokens: readonly AccessToken[];
  readonly refreshes: readonly RefreshToken[];
}

/** An HTTP request; header names are in lower case. */
export interface AuthRequest {
  readonly method: string;
  /** Without a scheme. */
  readonly host: string;
  /** The path with its query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A whole HTTP response; header names are in lower case. */
export interface AuthResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly why: Why;
}

/** The effect of a request. */
export interface AuthStep {
  readonly state: AuthState;
  readonly response: AuthResponse;
}
