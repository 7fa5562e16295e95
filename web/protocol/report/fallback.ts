/**
 * A client that supports both eras tries the modern one first and falls back to a handshake. After that, the handshake’s
 * revision applies, even if the text is judged by a stateless one: that revision itself requires it.
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning#backward-compatibility-with-initialization-based-versions
 */
import type { JsonValue } from '../json/types.ts';
import { modelOf, models } from '../model/index.ts';
import { get, isObject, objectAt } from '../json/object.ts';
import { stringsIn, versionIn } from '../rules/session/core/reading.ts';
import type { Diagnostic, NotObserved, RevisionId } from '../types.ts';
import type { Across, Followed, FollowedSessions } from './followed.ts';

/** The entry at which a session falls back to a handshake, and the revision of the handshake. */
export interface Fallback {
  readonly entry: number;
  readonly revision: RevisionId;
}

/** A fallback happens at the beginning of a session. */
const MAX_EXAMINED = 50;
/** Error codes of a modern server. */
const MODERN = new Set<unknown>([-32020, -32021, -32022]);

/** The fallback of a session; null if there is none, or if a modern server has responded. */
export function fallbackIn(
  { entries }: Pick<Followed, 'entries'>,
  valueAt: (entry: number) => JsonValue | undefined,
): Fallback | null {
  const tried = new Set<JsonValue>();
  for (const entry of entries.head(MAX_EXAMINED)) {
    const value = valueAt(entry);
    if (!isObject(value)) continue;
    const id = get(value, 'id');
    const method = get(value, 'method');
    const params = objectAt(value, 'params');
    if (method === 'initialize')
      return tried.size > 0 ? { entry, revision: handshakeOf(get(params, 'protocolVersion')) } : null;
    if (typeof method === 'string') {
      if (id !== undefined && versionIn(params) !== null) tried.add(id);
    } else if (id !== undefined && tried.has(id) && isModern(value)) return null;
  }
  return null;
}

/** True for a response of a modern server that offers no version with a handshake. */
function isModern(answer: { readonly [name: string]: JsonValue | undefined }): boolean {
  const { result, error } = answer;
  if (result !== undefined) return true;
  if (!isObject(error) || !MODERN.has(get(error, 'code'))) return false;
  const supported = stringsIn(get(objectAt(error, 'data'), 'supported')) ?? [];
  return !supported.some((version) => eraOf(version) === 'handshake');
}

function eraOf(version: JsonValue | undefined): string | undefined {
  return models.find(({ id }) => id === version && id !== 'jsonrpc-2.0')?.era;
}

function handshakeOf(version: JsonValue | undefined): RevisionId {
  return models.find(({ id, era }) => id === version && era === 'handshake')?.id ?? '2025-11-25';
}

/** The fallbacks of sessions that are judged by a stateless revision. */
function fallbacksIn(
  log: FollowedSessions,
  { judged, revisionOf }: Pick<Across, 'judged' | 'revisionOf'>,
): Map<number, Fallback> {
  const found = new Map<number, Fallback>();
  for (const session of log.sessions) {
    if (modelOf(revisionOf(session.index)).era !== 'stateless') continue;
    const fallback = fallbackIn(session, (entry) => judged(entry)?.value);
    if (fallback) found.set(session.index, fallback);
  }
  return found;
}

/** The findings without those that do not exist in the revision of a fallback. */
export function withoutFallbacks(
  log: FollowedSessions,
  about: Pick<Across, 'judged' | 'revisionOf'>,
  found: Diagnostic[],
): Diagnostic[] {
  const fallbacks = fallbacksIn(log, about);
  if (fallbacks.size === 0) return found;
  return found.filter(({ entry, requirement }) => {
    const fallback = entry < 0 ? undefined : fallbacks.get(log.sessionOf(entry));
    if (!fallback || entry < fallback.entry || requirement === null) return true;
    const { revision } = fallback;
    return modelOf(revision).ledger.has(requirement) || log.phaseOf(revision).deep.ledger.has(requirement);
  });
}

/** The report’s notes about fallbacks. */
export function unseenFallbacks(log: FollowedSessions, about: Pick<Across, 'judged' | 'revisionOf'>): NotObserved[] {
  return [...fallbacksIn(log, about).values()].map(({ entry, revision }) => ({
    what: `The requirements for message ${entry + 1} and later messages`,
    because: `The preceding modern request was not served, so these messages belong to a handshake and follow its revision; choose ${revision} to judge them by it.`,
  }));
}
