/** The handshake of a run, and its two sides, from its messages alone. Pure. */
import { isRecord } from '../../../protocol/json/plain.ts';
import { REVISION_IDS } from '../../../protocol/types.ts';
import type { Sender, SessionSummary } from '../../../protocol/types.ts';

type Party = SessionSummary['client'];

const NOBODY: Party = { capabilities: null, extensions: [] };

function partyOf(info: unknown): Party {
  if (!isRecord(info)) return NOBODY;
  const { name, version } = info;
  return {
    ...NOBODY,
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof version === 'string' ? { version } : {}),
  };
}

/** Follows the handshake. */
export class Handshake {
  #state: SessionSummary['state'] = 'running';
  #client = NOBODY;
  #server = NOBODY;
  #version: unknown;

  /** Adds a message; `answers` is the method of the request that it answers. */
  see(message: unknown, from: Sender, answers: string | undefined): void {
    if (!isRecord(message)) return;
    const { method, params, result } = message;
    if (from === 'client' && method === 'initialize') {
      this.#state = 'asked';
      this.#client = partyOf(isRecord(params) ? params['clientInfo'] : null);
    } else if (from === 'client' && method === 'notifications/initialized' && this.#state === 'answered') {
      this.#state = 'running';
    } else if (from === 'server' && answers === 'initialize') {
      this.#state = isRecord(result) ? 'answered' : 'refused';
      this.#server = partyOf(isRecord(result) ? result['serverInfo'] : null);
      this.#version = isRecord(result) ? result['protocolVersion'] : undefined;
    }
  }

  /** What a session is known by. `cut`: its beginning is no longer in memory. */
  summary(
    cut: boolean,
  ): Pick<SessionSummary, 'revision' | 'revisionHow' | 'revisionBecause' | 'state' | 'client' | 'server'> {
    const negotiated = REVISION_IDS.find((id) => id === this.#version);
    return {
      revision: negotiated ?? '2025-11-25',
      revisionHow: negotiated ? 'negotiated' : 'inferred',
      revisionBecause: '',
      state: cut ? 'excerpt' : this.#state,
      client: this.#client,
      server: this.#server,
    };
  }
}
