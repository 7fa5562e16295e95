/** Error codes: their meaning in each revision, and who sends them when. */
import type { ErrorBand, ErrorCode } from '../model/define.ts';
import { modelOf } from '../model/index.ts';
import { REVISION_IDS, type RevisionId } from '../types.ts';

/** A situation in which a code is sent. */
export interface ErrorUse {
  code: number;
  who: 'client' | 'server' | 'either side';
  /** When, as the end of “sent by the server …”. */
  when: string;
  /** Since this revision. Default: since the first. */
  from?: RevisionId;
  /** Until this revision (inclusive). Default: the newest. */
  to?: RevisionId;
}

/** One code across the revisions. */
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
    when: 'when it receives text that is not valid JSON. The `id` of the request is then unknown.',
  },
  {
    code: -32600,
    who: 'either side',
    when: 'when the JSON is not a valid request: `method` is missing or is not a string.',
  },
  {
    code: -32600,
    who: 'server',
    when: 'over HTTP, when the body of a POST is not a message that it accepts.',
    from: '2025-03-26',
  },
  { code: -32601, who: 'either side', when: 'when it does not support the method.' },
  { code: -32601, who: 'server', when: 'when the method belongs to a capability it did not declare.', from: FIRST_MCP },
  {
    code: -32601,
    who: 'client',
    when: 'when it does not support what the server requests: roots, sampling, elicitation.',
    from: FIRST_MCP,
    to: LAST_SESSION,
  },
  {
    code: -32601,
    who: 'server',
    when: 'when a tool that must run as a task is called without one, or a tool that cannot run as a task is called as one.',
    from: LAST_SESSION,
    to: LAST_SESSION,
  },
  { code: -32602, who: 'either side', when: 'when the parameters are not valid for the method.' },
  { code: -32602, who: 'server', when: 'when no tool or prompt has that name.', from: FIRST_MCP },
  { code: -32602, who: 'server', when: 'when a required argument of a prompt is missing.', from: FIRST_MCP },
  { code: -32602, who: 'server', when: 'when it did not issue the cursor.', from: FIRST_MCP },
  { code: -32602, who: 'server', when: 'when the log level is not one of the eight.', from: FIRST_MCP },
  {
    code: -32602,
    who: 'client',
    when: 'when an elicitation uses a mode it did not declare, or when tool calls and tool results do not match in sampling.',
    from: LAST_SESSION,
    to: LAST_SESSION,
  },
  {
    code: -32602,
    who: 'either side',
    when: 'when no task has that id, or when the task has ended and cannot be canceled.',
    from: LAST_SESSION,
    to: LAST_SESSION,
  },
  { code: -32602, who: 'server', when: 'when no resource has that URI.', from: MODERN },
  {
    code: -32602,
    who: 'server',
    when: 'when the `_meta` of a request lacks the version or the capabilities.',
    from: MODERN,
  },
  { code: -32602, who: 'server', when: 'when no task has that id.', from: MODERN },
  { code: -32603, who: 'either side', when: 'when it fails because of an internal error.' },
  {
    code: -32002,
    who: 'server',
    when: 'when no resource has that URI.',
    from: FIRST_MCP,
    to: LAST_SESSION,
  },
  {
    code: -32042,
    who: 'server',
    when: 'when the user must visit a URL first; `data.elicitations` lists the required steps. Sent only to a client that declared `elicitation.url`.',
    from: LAST_SESSION,
    to: LAST_SESSION,
  },
  {
    code: -32020,
    who: 'server',
    when: 'over HTTP, when a header is missing or contradicts the body; with status 400.',
    from: MODERN,
  },
  {
    code: -32021,
    who: 'server',
    when: 'when the request needs a capability that the client did not declare; `data.requiredCapabilities` names it. Over HTTP with status 400.',
    from: MODERN,
  },
  {
    code: -32022,
    who: 'server',
    when: 'when it does not support the version of the request; `data.supported` lists the versions that it supports. Over HTTP with status 400.',
    from: MODERN,
  },
];

/** A code that is not in the specification’s tables, but in its text. */
const BESIDE: readonly ErrorRow[] = [
  {
    code: -1,
    name: 'User rejected the request',
    says: 'The user rejected the request. The number is outside the reserved range, so it is defined by the application.',
    revisions: REVISION_IDS.filter((id) => id >= FIRST_MCP && id <= LAST_SESSION && id !== 'jsonrpc-2.0'),
    uses: [
      {
        code: -1,
        who: 'client',
        when: 'when the user declines to have a message generated for the server.',
        from: FIRST_MCP,
        to: LAST_SESSION,
      },
    ],
  },
];

/** Whether a use applies in a revision. */
export function isUsedIn(use: ErrorUse, revision: RevisionId): boolean {
  const at = REVISION_IDS.indexOf(revision);
  const from = use.from === undefined ? 0 : REVISION_IDS.indexOf(use.from);
  const to = use.to === undefined ? REVISION_IDS.length - 1 : REVISION_IDS.indexOf(use.to);
  return at >= from && at <= to;
}

/**
 * Every code that is defined in some revision: first those of JSON-RPC, then those of MCP in the order they were introduced.
 */
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

/** Why a code is not defined in a revision, if there is more to say than the revisions that have it. */
export function whyNoCode(revision: RevisionId, code: number): string | null {
  return modelOf(revision).foreignCodes.get(code)?.says ?? null;
}

/** Which ranges of codes are reserved for whom in a revision. */
export function errorBandsOf(revision: RevisionId): readonly ErrorBand[] {
  return modelOf(revision).errorBands;
}
