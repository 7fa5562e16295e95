/**
 * The learning system (LMS) that runs a package, by the interface of SCORM 1.2 (`API`) or SCORM 2004 (`API_1484_11`). The object
 * belongs to a foreign page: every call may throw, and every result may be of any type.
 */

/** The versions of SCORM. */
export type ScormVersion = '1.2' | '2004';

/** One call that the system rejected. */
export interface Rejection {
  readonly call: string;
  /** Its error code and text, as far as the system states them. */
  readonly reason: string;
}

/** A session with the system. No method throws. */
export interface Lms {
  /** The value of an element; empty if it has none. */
  get(element: string): string;
  /** Null if the system accepted the value. */
  set(element: string, value: string): Rejection | null;
  commit(): Rejection | null;
  /** Ends the session. Later calls do nothing. */
  terminate(): Rejection | null;
}

/** What a search for the system resulted in. */
export type LmsSearch = { lms: Lms } | { lms: null; rejection: Rejection | null };

const NAMES = {
  '1.2': {
    object: 'API',
    initialize: 'LMSInitialize',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
    terminate: 'LMSFinish',
    code: 'LMSGetLastError',
    text: 'LMSGetErrorString',
  },
  '2004': {
    object: 'API_1484_11',
    initialize: 'Initialize',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    terminate: 'Terminate',
    code: 'GetLastError',
    text: 'GetErrorString',
  },
} as const;

/** How many windows the search visits in each direction; the standard names 500 as its limit. */
const MAX_WINDOWS = 500;

/** A window as the search sees it. */
export interface Around {
  readonly parent: Around;
  readonly opener: Around | null;
}

/** The interface of a window, if it has one and may be read: a window of another origin may not. */
function objectOf(window: Around, name: string): object | null {
  try {
    const found: unknown = Reflect.get(window, name);
    return typeof found === 'object' && found !== null ? found : null;
  } catch {
    return null;
  }
}

function openerOf(window: Around): Around | null {
  try {
    return window.opener;
  } catch {
    return null;
  }
}

function above(start: Around, name: string): object | null {
  let window = start;
  for (let visited = 0; visited < MAX_WINDOWS; visited++) {
    const found = objectOf(window, name);
    if (found) return found;
    if (window.parent === window) return null;
    window = window.parent;
  }
  return null;
}

/** The top window above another one. */
function topOf(start: Around): Around {
  let window = start;
  for (let visited = 0; visited < MAX_WINDOWS && window.parent !== window; visited++) window = window.parent;
  return window;
}

/** Finds the system, in the windows above this one and above its openers, and starts a session. */
export function connectLms(version: ScormVersion, window: Around): LmsSearch {
  const names = NAMES[version];
  let api: object | null = null;
  let from: Around | null = window;
  for (let visited = 0; from !== null && api === null && visited < MAX_WINDOWS; visited++) {
    api = above(from, names.object);
    from = openerOf(from) ?? openerOf(topOf(from));
  }
  if (api === null) return { lms: null, rejection: null };
  const lms = sessionOf(api, names);
  const rejection = lms.initialize();
  return rejection === null ? { lms } : { lms: null, rejection };
}

function sessionOf(api: object, names: (typeof NAMES)[ScormVersion]): Lms & { initialize(): Rejection | null } {
  let ended = false;
  const call = (name: string, ...given: readonly string[]): string => {
    const method: unknown = Reflect.get(api, name);
    if (typeof method !== 'function') throw new Error(`${name} is missing`);
    return String(Reflect.apply(method, api, given));
  };
  const reasonOf = (): string => {
    const code = call(names.code);
    return `${code} ${call(names.text, code)}`.trim();
  };
  const attempt = (name: string, ...given: readonly string[]): Rejection | null => {
    if (ended) return null;
    try {
      return call(name, ...given) === 'true' ? null : { call: name, reason: reasonOf() };
    } catch (error) {
      return { call: name, reason: error instanceof Error ? error.message : String(error) };
    }
  };
  return {
    initialize: () => attempt(names.initialize, ''),
    get: (element) => {
      if (ended) return '';
      try {
        return call(names.get, element);
      } catch {
        return '';
      }
    },
    set: (element, value) => attempt(names.set, element, value),
    commit: () => attempt(names.commit, ''),
    terminate: () => {
      const rejection = attempt(names.terminate, '');
      ended = true;
      return rejection;
    },
  };
}
