/** What pairs of conversations about features are put together from. */
import type { RevisionId } from '../../types.ts';
import { askModern } from '../../rules/session/features/example-texts.ts';
import { handshake, server, type HandshakeRevision } from '../conversation.ts';

/** A requirement, a revision, a right and a wrong conversation, the entry to blame, and what else is said of either. */
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
/** What servers say of a method they do not have. */
export const NO = 'Method not found';
/** A log message of this level. */
export const log = (level: string): string =>
  server(`"method":"notifications/message","params":{"level":"${level}","data":"x"}`);
/** The announcement that a list has changed. */
export const changed = (list: string): string => server(`"method":"notifications/${list}/list_changed"`);
/** The message that a resource has changed. */
export const updated = (uri: string): string =>
  server(`"method":"notifications/resources/updated","params":{"uri":"${uri}"}`);
/** A handshake with these capabilities of the client. */
export const withClient = (can: string, revision: HandshakeRevision = LAST): string =>
  handshake(revision, { client: can });
/** Parameters of a completion. */
export const REF = '"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"who","value":"A"}';
/** Its result. */
export const VALUES = '"completion":{"values":["Ada"]}';
/** An error of the server. */
export const fails = (id: number, code: number, message: string) =>
  server(`"id":${id},"error":{"code":${code},"message":"${message}"}`);
/** A resource is read in 2026-07-28. */
export const readNew = (id: number): string => askModern(id, 'resources/read', '"uri":"db://users/7"');
