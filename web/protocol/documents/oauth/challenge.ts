/** A `Bearer` challenge: the header `WWW-Authenticate`, alone or with the status line above it (RFC 6750, RFC 9728). */
import { named } from '../../json/describe.ts';
import type { Span } from '../../types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule, type DocumentSubject } from '../define.ts';
import { challengeFaults, statusFault, type Fault } from './faults.ts';
import { readHead, type Head, type HeadField } from './head.ts';
import { challengeParameters, LONGEST_CHALLENGE } from './parameters.ts';
import { isSince, oauthRule } from './rule.ts';
import { scopeProblem, scopeSeparator } from './scopes.ts';
import { isSlot, partsOf } from './values.ts';

const METADATA = 'resource_metadata="https://mcp.example.com/.well-known/oauth-protected-resource"';
const GOOD = `WWW-Authenticate: Bearer ${METADATA}, scope="files:read"`;
const MORE = `HTTP/1.1 403 Forbidden\nWWW-Authenticate: Bearer error="insufficient_scope", scope="a b",\n  ${METADATA}`;

const draft = oauthRule('challenge-as-uri', 'MUST', 'challenge', {
  title: 'The challenge must name `resource_metadata`',
  why: 'Drafts of RFC 9728 had other parameters, such as `as_uri`, which clients do not read.',
  good: [GOOD],
  bad: ['HTTP/1.1 401 Unauthorized\nWWW-Authenticate: ⟦Bearer as_uri="https://auth.example.com"⟧'],
});

const address = oauthRule('challenge-metadata-url', 'MUST', 'challenge', {
  title: '`resource_metadata` must be an absolute URL',
  why: 'The client fetches the resource metadata from this URL.',
  good: [GOOD, 'WWW-Authenticate: Bearer resource_metadata="<url of the metadata>"'],
  bad: ['WWW-Authenticate: ⟦Bearer resource_metadata="/.well-known/oauth-protected-resource"⟧'],
});

const syntax = oauthRule('challenge-syntax', 'MUST', 'syntax', {
  title: 'Challenge values with special characters must be quoted',
  why: 'Parsers end an unquoted value at a space, a comma or another special character.',
  good: [GOOD, 'WWW-Authenticate: Bearer realm=mcp, error=invalid_token'],
  bad: [
    'WWW-Authenticate: ⟦Bearer resource_metadata=https://mcp.example.com/.well-known/oauth-protected-resource⟧',
    'WWW-Authenticate: ⟦Bearer error="invalid_token", error_description=The token, which you sent, expired⟧',
    'WWW-Authenticate: ⟦Bearer realm="mcp, error="invalid_token"⟧',
  ],
});

const absent = oauthRule('challenge-without-metadata', 'MUST', 'mcp', {
  title: 'The challenge must name `resource_metadata`',
  why: 'Without it clients guess the well-known URLs of the resource metadata, and revision 2025-06-18 requires it.',
  good: [GOOD, MORE],
  bad: ['HTTP/1.1 401 Unauthorized\nWWW-Authenticate: ⟦Bearer realm="mcp"⟧'],
});

const scope = oauthRule('challenge-scope', 'SHOULD', 'mcp', {
  title: 'The challenge should name the required scopes',
  why: 'A client requests the scopes of the challenge, and without them it may request too few or too many.',
  good: [GOOD, MORE],
  bad: [
    `HTTP/1.1 401 Unauthorized\nWWW-Authenticate: ⟦Bearer ${METADATA}⟧`,
    `HTTP/1.1 403 Forbidden\nWWW-Authenticate: ⟦Bearer error="insufficient_scope", ${METADATA}⟧`,
  ],
});

const lacking = oauthRule('challenge-insufficient-scope', 'SHOULD', 'mcp', {
  title: 'A 403 challenge should have `error="insufficient_scope"`',
  why: 'With this error code a client asks the user for more scopes, and without it gives up.',
  good: [MORE],
  bad: [
    `HTTP/1.1 403 Forbidden\nWWW-Authenticate: ⟦Bearer scope="a b", ${METADATA}⟧`,
    'HTTP/1.1 403 Forbidden\nWWW-Authenticate: ⟦Bearer error="insufficient_scope", scope="a"⟧',
  ],
});

const status = oauthRule('challenge-status', 'MUST', 'bearer', {
  title: 'The status must match the error of the challenge',
  why: 'Clients react to the status first: 401 starts an authorization, 403 extends one.',
  good: [MORE],
  bad: [
    `HTTP/1.1 ⟦403⟧ Forbidden\nWWW-Authenticate: Bearer error="invalid_token", ${METADATA}`,
    `HTTP/1.1 ⟦401⟧ Unauthorized\nWWW-Authenticate: Bearer error="insufficient_scope", scope="a", ${METADATA}`,
  ],
});

const refresh = oauthRule('challenge-offline-access', 'SHOULD NOT', 'mcp', {
  title: 'The challenge should not require `offline_access`',
  why: 'Refresh tokens are a matter between the client and the authorization server.',
  good: [GOOD],
  bad: [`HTTP/1.1 401 Unauthorized\nWWW-Authenticate: ⟦Bearer ${METADATA}, scope="a offline_access"⟧`],
});

const scheme = oauthRule('challenge-scheme', 'MUST', 'bearer', {
  title: 'The challenge must begin with the scheme `Bearer`',
  why: 'MCP clients have bearer tokens, so without the scheme they find no challenge and do not start an authorization.',
  good: [GOOD],
  bad: [
    'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: ⟦error="invalid_token"⟧',
    'HTTP/1.1 401 Unauthorized\nWWW-Authenticate: ⟦Basic realm="mcp"⟧',
  ],
});

const ruleOf: Readonly<Record<string, DocumentRule>> = {
  'challenge-without-resource-metadata': absent,
  'challenge-without-scope': scope,
  'challenge-offline-access': refresh,
  'insufficient-scope-without-metadata': lacking,
  'insufficient-scope-without-scope': scope,
};

/** A `WWW-Authenticate` header with a `Bearer` challenge. */
export const challenge = defineDocument({
  kind: 'oauth-www-authenticate',
  rules: [scheme, draft, address, syntax, absent, scope, lacking, status, refresh],
  recognize(subject) {
    const found = challengeIn(subject);
    if (!found && otherScheme(subject))
      return { title: 'Challenge of another scheme', because: 'It is a `WWW-Authenticate` header.' };
    if (!found) return null;
    const shown = found.head.status === null ? '' : ` with the status ${found.head.status}`;
    return {
      title: `OAuth challenge${shown}`,
      because: 'It is a `WWW-Authenticate` header with the scheme `Bearer`.',
    };
  },
  judge(subject, _, report) {
    const found = challengeIn(subject);
    if (found) return judgeChallenge(subject, found, report);
    const other = otherScheme(subject);
    if (!other) return;
    const named = /^\s*([A-Za-z][\w-]*)(?=\s+[\w-]+\s*=|\s*$)/u.exec(other.value)?.[1];
    const what =
      named === undefined ? 'names no scheme. Put `Bearer` before the parameters.' : `has the scheme \`${named}\`.`;
    report({
      rule: scheme,
      what: `The challenge ${what}`,
      span: other.span,
      // A server may offer another scheme to other clients.
      ...(named === undefined ? {} : { severity: 'warning' }),
    });
  },
});

interface Challenge {
  readonly head: Pick<Head, 'status' | 'statusSpan'>;
  /** From the scheme to the end of the value. */
  readonly span: Span;
  /** The parameters as written. */
  readonly written: string;
}

function challengeIn({ text, span, syntax: notation, tree }: DocumentSubject): Challenge | null {
  if (tree || (notation !== 'header' && notation !== 'shell')) return null;
  const head = readHead(text, span);
  const field = head?.fields.find(isBearer);
  if (head && field) return challengeOf(head, field.value, field.span);
  // A value without the name of its header.
  const alone = /^\s*(bearer\s+(?:realm|error|scope|resource_metadata|as_uri)\s*=[\s\S]*?)\s*$/iu.exec(
    text.slice(span.start, Math.min(span.end, span.start + LONGEST_CHALLENGE)),
  );
  if (!alone) return null;
  const start = span.start + alone[0].indexOf(alone[1] ?? '');
  const value = (alone[1] ?? '').replaceAll(/\s+/gu, ' ');
  return challengeOf({ status: null, statusSpan: null }, value, { start, end: start + (alone[1] ?? '').length });
}

/** The header of a challenge without the scheme `Bearer`; null if there is none. */
function otherScheme({ text, span, syntax: notation, tree }: DocumentSubject): HeadField | null {
  if (tree || (notation !== 'header' && notation !== 'shell')) return null;
  const field = readHead(text, span)?.fields.find(({ name }) => name === 'www-authenticate');
  return field && /^\s*[A-Za-z][\w-]*(?:\s|=|$)/u.test(field.value) ? field : null;
}

function isBearer({ name, value }: HeadField): boolean {
  return name === 'www-authenticate' && /(?:^|,)\s*bearer(?:\s|$)/iu.test(value);
}

function challengeOf(head: Challenge['head'], value: string, span: Span): Challenge {
  const scheme = /(?:^|,)\s*bearer(?:\s+|$)/iu.exec(value);
  return { head, span, written: value.slice((scheme?.index ?? 0) + (scheme?.[0].length ?? 0), LONGEST_CHALLENGE) };
}

function judgeChallenge(
  subject: DocumentSubject,
  { head, span, written }: Challenge,
  report: (finding: DocumentFinding) => void,
): void {
  const parameters = challengeParameters(written);
  const reportAt = (rule: DocumentRule, what: string, severity?: DocumentFinding['severity'], at = span): void =>
    report({ rule, what: `The challenge ${what}`, span: at, ...(severity ? { severity } : {}) });
  const metadata = parameters.get('resource_metadata');
  const old = OLD.find((name) => parameters.has(name));
  if (old !== undefined && metadata === undefined)
    reportAt(draft, `has ${named(old)}. Replace it by \`resource_metadata\`, the URL of the resource metadata.`);
  const odd = oddPart(written);
  if (odd !== null)
    reportAt(syntax, `has ${named(odd)} where a parameter must be. Put the whole value between quotation marks.`);
  if (odd === null && metadata !== undefined && !isSlot(metadata) && !/^https?$/u.test(partsOf(metadata)?.scheme ?? ''))
    reportAt(address, `has the \`resource_metadata\` ${named(metadata)}.`);
  const scopes = scopeProblem(parameters.get('scope') ?? '');
  if (scopes !== null) reportAt(scopeSeparator, scopes);
  const code = head.status ?? (parameters.get('error') === 'insufficient_scope' ? 403 : 401);
  const error = parameters.get('error');
  const wrong = head.status === null ? null : statusFault(error, code);
  if (wrong) {
    reportAt(
      status,
      `has \`error="${error ?? ''}"\` with the status ${code}; ${wrong.what}.`,
      // RFC 6750 only recommends 400 here, and a request without a token needs 401 for the authorization to start.
      error === 'invalid_request' && code === 401 ? 'warning' : undefined,
      head.statusSpan ?? span,
    );
    return;
  }
  if (code === 403 && error === undefined && parameters.has('scope'))
    reportAt(lacking, 'names scopes with the status 403, but has no `error`.');
  if (/\.{3}|\u2026/u.test(written) || odd !== null) return;
  for (const fault of challengeFaults(parameters, code)) {
    const rule = ruleOf[fault.requirement];
    const severity = severityOf(subject, fault, head.status !== null);
    if (rule && severity !== null && (rule !== absent || old === undefined))
      reportAt(rule, rule === absent ? 'has no `resource_metadata`.' : `${fault.what}.`, severity);
  }
}

/** The severity of a fault in the revision; undefined for that of its rule, null for none. */
function severityOf(subject: DocumentSubject, { requirement }: Fault, shown: boolean): 'info' | undefined | null {
  if (requirement === 'challenge-without-resource-metadata') {
    if (!isSince(subject, '2025-06-18')) return null;
    return shown && !isSince(subject, '2025-11-25') ? undefined : 'info';
  }
  if (requirement === 'challenge-offline-access') return isSince(subject, '2026-07-28') ? undefined : 'info';
  // A server without scopes has none to name, and a challenge alone does not show whether it has any.
  if (requirement === 'challenge-without-scope') return isSince(subject, '2025-11-25') ? 'info' : null;
  return isSince(subject, '2025-11-25') ? undefined : 'info';
}

const OLD = ['as_uri', 'authorization_uri', 'resource_metadata_uri', 'resource_metadata_url', 'as', 'auth_server'];

/** The first part of a challenge that is neither a parameter nor a token; null if there is none. */
function oddPart(written: string): string | null {
  const PARAMETER =
    /[\s,]*(?:[\w!#$%&'*+.^`|~-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|<[^<>"]*>|[\w!#$%&'*+.^`|~-]+)(?=\s*(?:,|$))|$)/uy;
  let at = 0;
  while (at < written.length) {
    PARAMETER.lastIndex = at;
    const found = PARAMETER.exec(written);
    if (!found) {
      const rest = written.slice(at).replace(/^[\s,]+/u, '');
      // Another scheme after this challenge begins its own parameters.
      if (/^[A-Za-z][\w-]*\s+[\w-]+\s*=|^[A-Za-z][\w-]*$/u.test(rest) && at > 0) return null;
      return /^\.{3}|^\u2026|^[<[{]/u.test(rest) || rest === ''
        ? null
        : (/^[^,]{1,60}/u.exec(rest)?.[0] ?? rest.slice(0, 60));
    }
    if (found[0] === '') return null;
    at = PARAMETER.lastIndex;
  }
  return null;
}
