/** How a table of cases is written, and how one row becomes a case per revision. For tests only. */
import { REVISION_IDS, type RevisionId } from '../types.ts';

/**
 * One row: a name, a text, and one sign per revision, JSON-RPC 2.0 first, 2026-07-28 last:
 * `+` no error, `~` no error but a warning, `!` an error, `.` not asked.
 * The text may hold `$M` (all that the revision demands of `_meta` in a request), `$R` (of a result), `$S` (of what a
 * subscription brings), `$Q` and `$N` (the whole `params` of a request, of what a subscription brings, without parameters);
 * `$K`, behind a list, says how long it may be kept. They vanish where nothing is demanded.
 */
export type Row = readonly [name: string, text: string, signs: string, more?: More];

/** What a row says of the finding that `!` and `~` stand for. */
export interface More {
  /** The requirement or, for problems of the text, the rule that one of the findings names. */
  why?: string;
  /** Where that finding is. */
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

/** A text with its signs replaced for one revision. */
export function filled(text: string, revision: RevisionId): string {
  const modern = revision === '2026-07-28';
  return text
    .replaceAll('$Q', modern ? `,"params":{${CLIENT_META}}` : '')
    .replaceAll('$K', modern ? ',"ttlMs":0,"cacheScope":"private"' : '')
    .replaceAll('$N', modern ? `,"params":{${ON_SUBSCRIPTION}}` : '')
    .replaceAll(/\$([MRS])([^}])?/g, (_, sign: keyof typeof MEMBERS, next: string | undefined) => {
      return (modern ? MEMBERS[sign] + (next === undefined ? '' : ',') : '') + (next ?? '');
    });
}
