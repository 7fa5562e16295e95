/** Building blocks for pairs of conversations about features. */
import type { RevisionId } from '../../types.ts';
import { requestModern } from '../../rules/session/features/example-texts.ts';
import { handshake, server, type HandshakeRevision } from '../conversation.ts';

/**
 * A requirement, a revision, a valid and a wrong conversation, the entry that has the finding, and other findings of either.
 */
export type Pair = readonly [
  id: string,
  revision: RevisionId,
  good: string,
  bad: string,
  at: number,
  besides?: readonly string[],
];

/** Revisions with a handshake, oldest first. */
export const OLD: HandshakeRevision = '2024-11-05';
/** A revision with a handshake. */
export const SECOND: HandshakeRevision = '2025-03-26';
/** A revision with a handshake. */
export const THIRD: HandshakeRevision = '2025-06-18';
/** A revision with a handshake. */
export const LAST: HandshakeRevision = '2025-11-25';
/** The revision without a handshake. */
export const NEW: RevisionId = '2026-07-28';
/** The error of a server for a method it does not support. */
export const NO = 'Method not found';
/** A log message of this level. */
export const log = (level: string): string =>
  server(`"method":"notifications/message","params":{"level":"${level}","data":"x"}`);
/** A `list_changed` notification. */
export const changed = (list: string): string => server(`"method":"notifications/${list}/list_changed"`);
/** A notification of a changed resource. */
export const updated = (uri: string): string =>
  server(`"method":"notifications/resources/updated","params":{"uri":"${uri}"}`);
/** A handshake with these client capabilities. */
export const withClient = (can: string, revision: HandshakeRevision = LAST): string =>
  handshake(revision, { client: can });
/** Parameters of a completion. */
export const REF = '"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"who","value":"A"}';
/** Its result. */
export const VALUES = '"completion":{"values":["Ada"]}';
/** An error from the server. */
export const fails = (id: number, code: number, message: string) =>
  server(`"id":${id},"error":{"code":${code},"message":"${message}"}`);
/** A `resources/read` request in 2026-07-28. */
export const readNew = (id: number): string => requestModern(id, 'resources/read', '"uri":"db://users/7"');
