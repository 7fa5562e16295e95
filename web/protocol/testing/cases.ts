/** The format of a table of cases, and how one row becomes a case per revision. For tests only. */
import { REVISION_IDS, type RevisionId } from '../types.ts';

/**
 * One row: a name, a text, and one sign per revision, JSON-RPC 2.0 first, 2026-07-28 last. `+` no error, `~` a warning but no
 * error, `!` an error, `.` not tested. The text may contain placeholders: `$M` (the `_meta` that the revision requires in a
 * request), `$R` (in a result), `$S` (on a subscription). `$Q` and `$N` are the whole `params` of a request or of a
 * subscription’s notification, without other parameters; `$K`, after an array, adds the cache duration. They are empty in
 * revisions without the requirement.
 */
export type Row = readonly [name: string, text: string, signs: string, more?: More];

/** What a row states about the finding for `!` and `~`. */
export interface More {
  /** The requirement or, for problems of the text, the rule of one of the findings. */
  why?: string;
  /** The place of that finding. */
  at?: string;
  from?: 'client' | 'server';
}

/** A row in one revision. */
export interface Case extends More {
  name: string;
  area: string;
  text: string;
  revision: RevisionId;
  expect: 'valid' | 'warning' | 'invalid';
}

const CLIENT_META =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"desk","version":"4.1.0"},"io.modelcontextprotocol/clientCapabilities":{}}';
const SERVER_META =
  '"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"library","version":"0.9.2"}}';
const ON_SUBSCRIPTION = '"_meta":{"io.modelcontextprotocol/subscriptionId":3}';
const MEMBERS = { M: CLIENT_META, R: SERVER_META, S: ON_SUBSCRIPTION } as const;
const EXPECT = { '+': 'valid', '~': 'warning', '!': 'invalid' } as const;

/** The cases of a table. */
export function casesOf(area: string, rows: readonly Row[]): Case[] {
  return rows.flatMap(([name, text, signs, more = {}]) =>
    REVISION_IDS.flatMap((revision, index) => {
      const sign = signs[index];
      if (sign !== '+' && sign !== '~' && sign !== '!') return [];
      return [{ ...more, name, area, text: filled(text, revision), revision, expect: EXPECT[sign] }];
    }),
  );
}

const UNDECLARED = '"io.modelcontextprotocol/clientCapabilities":{}';
const DECLARED = '"io.modelcontextprotocol/clientCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}}';

/** A text with its placeholders replaced for one revision. Requests about tasks declare the extension. */
export function filled(text: string, revision: RevisionId): string {
  const whole = withPlaceholders(text, revision);
  return /"method":"tasks\/(?:get|update|cancel)"/u.test(whole) ? whole.replaceAll(UNDECLARED, DECLARED) : whole;
}

function withPlaceholders(text: string, revision: RevisionId): string {
  const modern = revision === '2026-07-28';
  return text
    .replaceAll('$Q', modern ? `,"params":{${CLIENT_META}}` : '')
    .replaceAll('$K', modern ? ',"ttlMs":0,"cacheScope":"private"' : '')
    .replaceAll('$N', modern ? `,"params":{${ON_SUBSCRIPTION}}` : '')
    .replaceAll(/\$([MRS])([^}])?/g, (_, sign: keyof typeof MEMBERS, next: string | undefined) => {
      return (modern ? MEMBERS[sign] + (next === undefined ? '' : ',') : '') + (next ?? '');
    });
}
