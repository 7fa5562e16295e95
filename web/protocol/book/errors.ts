/** Error codes: what each means in which revision, and who sends it when. */
import type { ErrorBand, ErrorCode } from '../model/define.ts';
import { modelOf } from '../model/index.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';

/** An occasion on which a code is sent. */
export interface ErrorUse {
  code: number;
  who: 'client' | 'server' | 'either side';
  /** When, as the end of «sent by the server …». */
  when: string;
  /** From this revision on; left out: from the first on. */
  from?: RevisionId;
  /** Up to this revision; left out: to the newest. */
  to?: RevisionId;
}

/** One code through the revisions. */
export interface ErrorRow {
  code: number;
  name: string;
  says: string;
  revisions: readonly RevisionId[];
  uses: readonly ErrorUse[];
}

const FIRST_MCP = '2024-11-05';
const LAST_SESSION = '2025-11-25';
const MODERN = '2026-07-28';

const USES: readonly ErrorUse[] = [
  {
    code: -32700,
    who: 'either side',
    when: 'when a text arrives that is no JSON. Nobody can tell which id to answer.',
  },
  { code: -32600, who: 'either side', when: 'when the JSON is no request: no `method`, a `method` that is no string.' },
  {
    code: -32600,
    who: 'server',
    when: 'over HTTP, when it refuses the body of a POST that is no message it takes.',
    from: '2025-03-26',
  },
  { code: -32601, who: 'either side', when: 'when it does not have the method.' },
  { code: -32601, who: 'server', when: 'when the method belongs to a capability it did not declare.', from: FIRST_MCP },
  {
    code: -32601,
    who: 'client',
    when: 'when it does not offer what the server asks for: roots, sampling, elicitation.',
    from: FIRST_MCP,
    to: LAST_SESSION,
  },
  {
    code: -32601,
    who: 'server',
    when: 'when a tool that must run as a task is called plainly, or one that cannot is called as a task.',
    from: LAST_SESSION,
    to: LAST_SESSION,
  },
  { code: -32602, who: 'either side', when: 'when the parameters do not fit the method.' },
  { code: -32602, who: 'server', when: 'when there is no tool or prompt of that name.', from: FIRST_MCP },
  { code: -32602, who: 'server', when: 'when a prompt lacks an argument it requires.', from: FIRST_MCP },
  { code: -32602, who: 'server', when: 'when it never handed out the cursor.', from: FIRST_MCP },
  { code: -32602, who: 'server', when: 'when the log level is none of the eight.', from: FIRST_MCP },
  {
    code: -32602,
    who: 'client',
    when: 'when an elicitation has a mode it did not declare, or calls and results of tools do not match in sampling.',
    from: LAST_SESSION,
    to: LAST_SESSION,
  },
  {
    code: -32602,
    who: 'either side',
    when: 'when there is no task of that id, or it is over and cannot be cancelled.',
    from: LAST_SESSION,
    to: LAST_SESSION,
  },
  { code: -32602, who: 'server', when: 'when there is no resource at the address.', from: MODERN },
  { code: -32602, who: 'server', when: 'when a request lacks version or capabilities in `_meta`.', from: MODERN },
  { code: -32602, who: 'server', when: 'when there is no task of that id.', from: MODERN },
  { code: -32603, who: 'either side', when: 'when it fails for a reason of its own.' },
  {
    code: -32002,
    who: 'server',
    when: 'when there is no resource at the address.',
    from: FIRST_MCP,
    to: LAST_SESSION,
  },
  {
    code: -32042,
    who: 'server',
    when: 'when the user must visit an address first; `data.elicitations` lists what is to be done. Only to a client that declared `elicitation.url`.',
    from: LAST_SESSION,
    to: LAST_SESSION,
  },
  {
    code: -32020,
    who: 'server',
    when: 'over HTTP, when a header lacks or contradicts what the body says; with status 400.',
    from: MODERN,
  },
  {
    code: -32021,
    who: 'server',
    when: 'when the request needs a capability it did not declare; `data.requiredCapabilities` names it. Over HTTP with status 400.',
    from: MODERN,
  },
  {
    code: -32022,
    who: 'server',
    when: 'when it does not speak the version of the request; `data.supported` lists those it does. Over HTTP with status 400.',
    from: MODERN,
  },
];

/** A code that no table of the specification lists, but its text names. */
const BESIDE: readonly ErrorRow[] = [
  {
    code: -1,
    name: 'User rejected the request',
    says: 'The user turned the request down. The number is outside the reserved range, so it is the application’s own.',
    revisions: REVISION_IDS.filter((id) => id >= FIRST_MCP && id <= LAST_SESSION && id !== 'jsonrpc-2.0'),
    uses: [
      {
        code: -1,
        who: 'client',
        when: 'when the user does not want a message written for the server.',
        from: FIRST_MCP,
        to: LAST_SESSION,
      },
    ],
  },
];

/** Whether a use counts in a revision. */
export function isUsedIn(use: ErrorUse, revision: RevisionId): boolean {
  const at = REVISION_IDS.indexOf(revision);
  const from = use.from === undefined ? 0 : REVISION_IDS.indexOf(use.from);
  const to = use.to === undefined ? REVISION_IDS.length - 1 : REVISION_IDS.indexOf(use.to);
  return at >= from && at <= to;
}

/** Every code that some revision gives a meaning to: those of JSON-RPC first, then in the order in which MCP brought them. */
export function errorRows(): readonly ErrorRow[] {
  const rows = new Map<number, { row: ErrorCode; revisions: RevisionId[] }>();
  for (const revision of REVISION_IDS) {
    for (const [code, row] of modelOf(revision).errorCodes) {
      const known = rows.get(code);
      rows.set(code, { row, revisions: [...(known?.revisions ?? []), revision] });
    }
  }
  const listed = [...rows].map(([code, { row, revisions }]): ErrorRow => ({
    code,
    name: row.name,
    says: row.says,
    revisions,
    uses: USES.filter((use) => use.code === code),
  }));
  return [...listed, ...BESIDE];
}

/** Why a code means nothing in a revision, where there is more to say than its lifespan. */
export function whyNoCode(revision: RevisionId, code: number): string | null {
  return modelOf(revision).foreignCodes.get(code)?.says ?? null;
}

/** Who owns which stretch of numbers in a revision. */
export function errorBandsOf(revision: RevisionId): readonly ErrorBand[] {
  return modelOf(revision).errorBands;
}
