/** What a cause is, and what it is found in. */
import type { Taken } from '../intake/types.ts';
import type { MessageRecords } from '../session/message-records.ts';
import type { Diagnostic, OutcomePart, Remedy, SessionSummary, Severity, Span } from '../types.ts';

/** A judged text, as far as causes need it. */
export interface CauseSource {
  readonly text: string;
  readonly intake: Pick<Taken, 'format' | 'skipped' | 'wire' | 'parts' | 'events' | 'gaps' | 'transport'>;
  readonly records: MessageRecords;
  readonly sessions: readonly SessionSummary[];
  /** The findings in the revision of the text. */
  readonly diagnostics: readonly Diagnostic[];
  readonly outcome: readonly OutcomePart[];
}

/** Why something does not work: one answer, with its evidence. */
export interface Cause {
  /** An id of the catalog of complaints, or of `OWN_CAUSES`. Never changes: it is part of JSON answers. */
  readonly id: string;
  /** `error`: the text proves a breach. `warning`: the text fits this cause best. `info`: the text does not decide. */
  readonly severity: Severity;
  /** What must, should or may hold, in one line. */
  readonly title: string;
  /** What happened here, with the evidence quoted. */
  readonly what: string;
  /** Why this follows from the evidence. */
  readonly why: string;
  /** What to change, the best first. */
  readonly how: readonly Remedy[];
  /** What to paste or run next; empty if the text decides. */
  readonly ask: readonly string[];
  /** The evidence. */
  readonly span: Span;
  /** More evidence, at most five places. */
  readonly more: readonly Span[];
  /** The message that it is about, -1 if there is none. */
  readonly entry: number;
  /** JSON pointer into that message. */
  readonly pointer: string;
}

/** A cause before it is ranked. */
export interface Candidate extends Cause {
  /** How near it is to the root: 0 explains everything else, 100 is a consequence. */
  readonly rank: number;
}

/** Ranks, from the root to the consequence. */
export const RANK = {
  /** The program was not started. */
  notStarted: 10,
  /** The program crashed, and says why. */
  crashed: 14,
  /** Lines that are not messages. */
  stdout: 18,
  /** The connection was not established. */
  network: 22,
  /** The configuration of the host. */
  config: 24,
  /** HTTP, with the reason. */
  http: 28,
  oauth: 30,
  /** The order of messages, versions, sessions. */
  order: 34,
  /** A validator rejected a message. */
  report: 36,
  capability: 42,
  tools: 46,
  /** No response. */
  time: 60,
  /** An error that the program printed last, without a better explanation. */
  lastWord: 56,
  /** A process or connection that ended without a reason. */
  ended: 72,
  /** A consequence, or normal behavior that looks like a failure. */
  aside: 90,
} as const;

/** Causes without a complaint: what only a whole log shows. */
export const OWN_CAUSES = [
  'node-too-old',
  'python-too-old',
  'environment-variable-missing',
  'wrong-arguments',
  'out-of-memory',
  'program-crashed',
  'permission-denied',
  'content-length-framing',
  'several-values-on-a-line',
  'message-on-several-lines',
  'byte-order-mark',
  'carriage-return',
  'wrong-encoding',
  'response-id-type',
  'handshake-unanswered',
  'tools-not-declared',
  'http-error-status',
  'session-id-not-sent',
  'session-id-changed',
  'proxy-buffering',
  'redirected',
  'response-refused',
  'oauth-error-not-json',
  'stdio-expected',
  'initialize-refused',
  'runtime-too-old',
  'docker-image-missing',
  'not-executable',
  'process-limit',
  'event-loop-without-processes',
  'setting-missing',
  'server-unknown-to-host',
  'sse-event-type',
  'error-response',
  'error-reported',
  'openai-top-level-union',
  'openai-schema-refused',
  'model-tool-refused',
  'gemini-request-refused',
  'gemini-missing-types',
  'schema-reference-unresolved',
  'anthropic-description-length',
  'oauth-resource-refused',
  'oauth-scope-refused',
  'sse-endpoint-missing',
  'request-id-refused',
  'n8n-not-connected',
  'npm-files-in-use',
  'npm-network',
  'npm-no-version',
  'build-failed',
  'vscode-tool-refused',
  'browser-missing',
  'package-version',
  'docker-run-failed',
  'deploy-failed',
  'chatgpt-answer-refused',
  'stream-closed',
  'notification-refused',
  'sign-in-repeated',
  'works-elsewhere',
  'tools-not-shown',
  'config-not-read',
] as const;

/** A place that is nothing. */
export const NOWHERE: Span = Object.freeze({ start: 0, end: 0 });

/** Completes a candidate: nothing to ask, no further evidence, outside of messages. */
export function candidate(
  given: Pick<Candidate, 'id' | 'rank' | 'severity' | 'title' | 'what' | 'why' | 'span'> & Partial<Candidate>,
): Candidate {
  return { how: [], ask: [], more: [], entry: -1, pointer: '', ...given };
}
