/**
 * A server as plain data: what it offers, and how it responds. Written by hand, edited by learners, or made from pasted
 * messages.
 */
import type { Json, JsonRecord, Why } from './basics.ts';

/**
 * One step of a server's work, in order. Strings may contain `{{name}}`: an argument, or `{{answers.key}}`, `{{memory.key}}`,
 * and `{{request}}`, a string unique to each request.
 */
export type Step =
  /** `notifications/message`, if the requested level allows it. */
  | { do: 'log'; level: string; data: Json; logger?: string }
  /** `notifications/progress`, if the request has a token. */
  | { do: 'progress'; progress: number; total?: number; message?: string }
  /** Waits; cancellations and other requests can arrive meanwhile. */
  | { do: 'wait'; ms: number }
  /**
   * Sends a request to the client: `sampling/createMessage`, `elicitation/create` or `roots/list`. Its response is stored under
   * `as`.
   */
  | { do: 'ask'; as: string; method: string; params: JsonRecord }
  /**
   * Closes the connection that carries the response, although the work goes on: the client reconnects and resumes the stream
   * (2025-11-25 over HTTP; elsewhere nothing happens).
   */
  | { do: 'disconnect' }
  /** Stores values for later requests, member by member. */
  | { do: 'keep'; memory: JsonRecord }
  /** Changes what the server offers; changed lists are announced. */
  | { do: 'amend'; change: Partial<Pick<ServerDefinition, 'tools' | 'resources' | 'resourceTemplates' | 'prompts'>> }
  /** A resource has changed: subscribers are notified. */
  | { do: 'updated'; uri: string }
  /** Notifies the client that a URL-mode elicitation is complete. */
  | { do: 'elicited'; elicitationId: string }
  /**
   * The result, in the format of the newest revision; older ones get the parts that they know. Nothing follows. `why` if there
   * is more to say than that the work is done.
   */
  | { do: 'result'; result: JsonRecord; why?: Why }
  /** The response as a protocol error. Nothing follows. */
  | { do: 'error'; code: number; message: string; data?: Json; why?: Why };

/** Completion values of an argument: fixed, or lists `of` the values by the value of another argument (`by`). */
export type Values =
  | readonly string[]
  | { readonly by: string; readonly of: Readonly<Record<string, readonly string[]>> };

/** How a tool, prompt or resource responds: a built-in behavior by name, one canned result with `{{name}}` in it, or steps. */
export type Doing = string | { answer: JsonRecord } | { steps: readonly Step[] };

/** A tool: its entry in `tools/list` (in the format of the newest revision), and how it responds. */
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

/** A resource and its content: `text`, or `blob` in base64; or work that returns it. */
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

/** A resource template. `text` may contain `{{variable}}`; `complete` lists values of its variables. */
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

/** A prompt; `messages` are those of `prompts/get`, with `{{argument}}` in their text. */
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

/** A skill: instructions for agents with their files. Its list entry, with sizes and digests, is computed. */
export interface SkillDefinition {
  /** The URI of its directory, such as `skill://review-code`: the last segment is the name. */
  root: string;
  /** The fields at the beginning of its `SKILL.md`: strings, with `name` and `description` among them. */
  frontmatter: { name: string; description: string; [key: string]: string };
  /** The text of its `SKILL.md` after the frontmatter. */
  body: string;
  /** The texts of its other files, by path below the directory. */
  files?: Readonly<Record<string, string>>;
}

/** A server as data. An omitted part (`resources`, `prompts`, …) is a capability that the server does not have. */
export interface ServerDefinition {
  /** `name` and `version`, and the other members of the revision's `Implementation`. */
  info: { name: string; version: string; title?: string; description?: string; websiteUrl?: string; icons?: Json };
  instructions?: string;
  tools?: readonly ToolDefinition[];
  resources?: readonly ResourceDefinition[];
  resourceTemplates?: readonly TemplateDefinition[];
  prompts?: readonly PromptDefinition[];
  /** Offered in revisions in which the extension is possible; their files are resources in all revisions. */
  skills?: readonly SkillDefinition[];
  /**
   * Whether the server logs, completes, accepts subscriptions, runs tools as tasks (of the core in 2025-11-25, of the extension in
   * 2026-07-28), announces changed lists, and requests changed roots again.
   */
  can?: {
    logging?: boolean;
    completions?: boolean;
    subscribe?: boolean;
    tasks?: boolean;
    taskExtension?: boolean;
    listChanged?: boolean;
    roots?: boolean;
  };
  /** Items on a page of a list; if omitted, everything is on one page. */
  pageSize?: number;
  /** The cache hints of results, in revisions that have them. */
  cache?: { ttlMs: number; cacheScope: 'public' | 'private' };
  /** The initial memory of handlers. */
  memory?: JsonRecord;
}
