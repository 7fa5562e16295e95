/** Messages between the page and its service worker. */

/**
 * To the worker: a page is running, with its first module and the resources it loaded without the worker; or the new build
 * takes over.
 */
export type ToService = { say: 'here'; module: string; loaded: readonly string[] } | { say: 'take over' };

/** To the page: its build differs from the worker’s. */
export interface FromService {
  say: 'another build';
}

function says(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'say' in data ? data.say : null;
}

/** Parses a message to the worker; `null` for any other. */
export function readToService(data: unknown): ToService | null {
  const kind = says(data);
  if (kind === 'take over') return { say: kind };
  if (kind !== 'here' || typeof data !== 'object' || data === null) return null;
  if (!('module' in data) || typeof data.module !== 'string') return null;
  const loaded: unknown[] = 'loaded' in data && Array.isArray(data.loaded) ? data.loaded : [];
  return { say: kind, module: data.module, loaded: loaded.filter((one) => typeof one === 'string') };
}

/** True for the only message to the page. */
export function isFromService(data: unknown): data is FromService {
  return says(data) === 'another build';
}
