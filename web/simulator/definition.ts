/** What a server is, as plain data: what it offers, and how it answers. Written by hand, edited by learners, or made from what was pasted. */
import type { Json, JsonRecord, Why } from './basics.ts';

/**
 * One thing that work in a server does, in order. Texts may hold `{{name}}`: an argument, or
 * `{{answers.key}}`, `{{memory.key}}`, and `{{request}}`, a text that no other request has.
 */
export type Step =
  /** `notifications/message`, where the level that was asked for lets it through. */
  | { do: 'log'; level: string; data: Json; logger?: string }
  /** `notifications/progress`, where the request brought a token. */
  | { do: 'progress'; progress: number; total?: number; message?: string }
  /** Time passes; cancellation and other requests come in between. */
  | { do: 'wait'; ms: number }
  /** Asks the client: `sampling/createMessage`, `elicitation/create` or `roots/list`. Its answer is kept under `as`. */
  | { do: 'ask'; as: string; method: string; params: JsonRecord }
  /** Keeps something for later requests, member by member. */
  | { do: 'keep'; memory: JsonRecord }
  /** Changes what the server offers; lists that changed are announced. */
  | { do: 'amend'; change: Partial<Pick<ServerDefinition, 'tools' | 'resources' | 'resourceTemplates' | 'prompts'>> }
  /** A resource has changed: told to those who subscribed. */
  | { do: 'updated'; uri: string }
  /** Tells the client that what an elicitation by address asked for is done. */
  | { do: 'elicited'; elicitationId: string }
  /** The answer, as the newest revision writes it; older ones get what they know of it. Nothing follows. `why` where there is more to say than that the work is done. */
  | { do: 'result'; result: JsonRecord; why?: Why }
  /** The answer as an error of the protocol. Nothing follows. */
  | { do: 'error'; code: number; message: string; data?: Json; why?: Why };

/** Values that complete an argument: the same always, or lists `of` the values that another argument (`by`) has. */
export type Values =
  readonly string[] | { readonly by: string; readonly of: Readonly<Record<string, readonly string[]>> };

/** How a tool, prompt or resource answers: a built-in behavior by name, one canned answer with `{{name}}` in it, or steps. */
export type Doing = string | { answer: JsonRecord } | { steps: readonly Step[] };

/** A tool: what `tools/list` shows of it (as the newest revision writes it), and how it answers. */
export interface ToolDefinition {
  name: string;
  title?: string;
  description?: string;
  inputSchema: JsonRecord;
  outputSchema?: JsonRecord;
  annotations?: JsonRecord;
  icons?: Json;
  execution?: JsonRecord;
  _meta?: JsonRecord;
  does: Doing;
}

/** A resource and its content: `text`, or `blob` in base64; or work that gives it. */
export interface ResourceDefinition {
  uri: string;
  name: string;
  title?: string;
  description?: string;
  mimeType?: string;
  annotations?: JsonRecord;
  size?: number;
  icons?: Json;
  _meta?: JsonRecord;
  text?: string;
  blob?: string;
  does?: Doing;
}

/** A template of resources. `text` may hold `{{variable}}`; `complete` lists values of its variables. */
export interface TemplateDefinition {
  uriTemplate: string;
  name: string;
  title?: string;
  description?: string;
  mimeType?: string;
  annotations?: JsonRecord;
  icons?: Json;
  _meta?: JsonRecord;
  text?: string;
  blob?: string;
  does?: Doing;
  complete?: Readonly<Record<string, Values>>;
}

/** A prompt; `messages` are as `prompts/get` gives them, with `{{argument}}` in their texts. */
export interface PromptDefinition {
  name: string;
  title?: string;
  description?: string;
  arguments?: readonly { name: string; title?: string; description?: string; required?: boolean }[];
  icons?: Json;
  _meta?: JsonRecord;
  complete?: Readonly<Record<string, Values>>;
  messages?: readonly JsonRecord[];
  does?: Doing;
}

/** A server as data. A part that is left out (`resources`, `prompts`, …) is a capability that the server does not have. */
export interface ServerDefinition {
  /** `name` and `version`, and what else the revision's `Implementation` has. */
  info: { name: string; version: string; title?: string; description?: string; websiteUrl?: string; icons?: Json };
  instructions?: string;
  tools?: readonly ToolDefinition[];
  resources?: readonly ResourceDefinition[];
  resourceTemplates?: readonly TemplateDefinition[];
  prompts?: readonly PromptDefinition[];
  /** Whether the server logs, completes, lets clients subscribe, runs tools as tasks, announces changed lists, and asks anew for roots that changed. */
  can?: {
    logging?: boolean;
    completions?: boolean;
    subscribe?: boolean;
    tasks?: boolean;
    listChanged?: boolean;
    roots?: boolean;
  };
  /** Items on a page of a list; everything on one page when left out. */
  pageSize?: number;
  /** How long answers stay fresh, where the revision says such things. */
  cache?: { ttlMs: number; cacheScope: 'public' | 'private' };
  /** What handlers keep, at the beginning. */
  memory?: JsonRecord;
}
