/** What all kinds of OAuth documents share: authorities, declaring rules, and reporting findings. */
import type { Mark } from '../../json/locate.ts';
import { isHole, spanOf } from '../../json/locate.ts';
import { get } from '../../json/object.ts';
import type { JsonObject, JsonNode } from '../../json/types.ts';
import { REVISION_IDS, type Level, type RevisionId, type Severity, type Span } from '../../types.ts';
import type { DocumentFinding, DocumentRule, DocumentSubject } from '../define.ts';

/** The authorities, with their addresses. */
export const SOURCES = {
  resource: ['https://www.rfc-editor.org/rfc/rfc9728#section-2', 'RFC 9728, protected resource metadata'],
  challenge: ['https://www.rfc-editor.org/rfc/rfc9728#section-5.1', 'RFC 9728, use of WWW-Authenticate'],
  server: ['https://www.rfc-editor.org/rfc/rfc8414#section-2', 'RFC 8414, authorization server metadata'],
  registration: ['https://www.rfc-editor.org/rfc/rfc7591#section-2', 'RFC 7591, client metadata'],
  registered: ['https://www.rfc-editor.org/rfc/rfc7591#section-3.2.1', 'RFC 7591, client information response'],
  client: [
    'https://datatracker.ietf.org/doc/html/draft-ietf-oauth-client-id-metadata-document-00#section-4.1',
    'Client ID Metadata Document',
  ],
  authorize: ['https://www.rfc-editor.org/rfc/rfc6749#section-4.1.1', 'RFC 6749, authorization request'],
  token: ['https://www.rfc-editor.org/rfc/rfc6749#section-4.1.3', 'RFC 6749, access token request'],
  issued: ['https://www.rfc-editor.org/rfc/rfc6749#section-5.1', 'RFC 6749, successful response'],
  scope: ['https://www.rfc-editor.org/rfc/rfc6749#section-3.3', 'RFC 6749, access token scope'],
  error: ['https://www.rfc-editor.org/rfc/rfc6749#section-5.2', 'RFC 6749, error response'],
  bearer: ['https://www.rfc-editor.org/rfc/rfc6750#section-3', 'RFC 6750, WWW-Authenticate'],
  syntax: ['https://www.rfc-editor.org/rfc/rfc9110#section-11.2', 'RFC 9110, authentication parameters'],
  pkce: ['https://www.rfc-editor.org/rfc/rfc7636#section-4', 'RFC 7636, PKCE'],
  indicator: ['https://www.rfc-editor.org/rfc/rfc8707#section-2', 'RFC 8707, resource indicators'],
  jwt: ['https://www.rfc-editor.org/rfc/rfc9068#section-2.2', 'RFC 9068, claims of access tokens'],
  mcp: ['https://modelcontextprotocol.io/specification/2025-11-25/basic/authorization', 'MCP, authorization'],
  mcpClients: [
    'https://modelcontextprotocol.io/specification/2026-07-28/basic/authorization/client-registration',
    'MCP, client registration',
  ],
} as const satisfies Readonly<Record<string, readonly [spec: string, specTitle: string]>>;

/** Declares a rule with its authority; its `id` has no prefix. */
export function oauthRule(
  id: string,
  level: Level,
  source: keyof typeof SOURCES,
  { title, why, good, bad }: { title: string; why: string; good: readonly string[]; bad: readonly string[] },
): DocumentRule {
  const [spec, specTitle] = SOURCES[source];
  return { id: `oauth/${id}`, title, level, why, spec, specTitle, examples: { good, bad } };
}

/** The revision by which a document is judged if nothing names one: the latest that current clients implement. */
const USUAL: RevisionId = '2025-11-25';

/** True if the document is judged by this revision or a later one. */
export function isSince({ revision = USUAL }: DocumentSubject, first: RevisionId): boolean {
  return REVISION_IDS.indexOf(revision) >= REVISION_IDS.indexOf(first);
}

/** A JSON document of OAuth: in the text itself, or as the body of an HTTP message. */
export interface OAuthDocument {
  readonly object: JsonObject;
  readonly root: JsonNode;
  /** The status of the HTTP response around it; null if none is shown. */
  readonly status: number | null;
  readonly statusSpan: Span | null;
  /** The HTTP method of the request around it; null if none is shown. */
  readonly method: string | null;
}

/** Where a finding is; default: the whole document. */
export interface Where {
  readonly member?: string;
  readonly index?: number;
  readonly mark?: Mark;
  readonly span?: Span;
  readonly severity?: Severity;
}

/** Reports a finding; `what` is the predicate of a sentence about the document, or a whole sentence. */
export type ReportAt = (rule: DocumentRule, what: string, where?: Where) => void;

/** Reports findings about a document with members. */
export function sayer(
  subject: DocumentSubject,
  { root }: OAuthDocument,
  name: string,
  report: (finding: DocumentFinding) => void,
): ReportAt {
  return (rule, what, { member, index, mark, span, severity } = {}) => {
    const path = member === undefined ? [] : index === undefined ? [member] : [member, index];
    const place = subject.tree
      ? { path, ...(mark ? { mark } : {}) }
      : { span: spanOf(subject.text, root, path, mark ?? 'value') };
    const says = /^[a-z]/u.test(what) ? `${name} ${what}` : what;
    report({ rule, what: says, ...(span ? { span } : place), ...(severity ? { severity } : {}) });
  };
}

/** True if a member is absent although the document is shown in full. */
export function lacks({ object, root }: OAuthDocument, member: string): boolean {
  return get(object, member) === undefined && !(root.type === 'object' && root.incomplete);
}

/** True if a member could not be read, so that nothing is known of its value. */
export function isUnread({ object, root }: OAuthDocument, member: string): boolean {
  return get(object, member) === null && isHole(root, [member]);
}
