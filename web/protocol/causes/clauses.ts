/** Where to read more about a cause: the clause of the specification, or the guide for what it does not define. */
import { CATALOG } from '../documents/complaints/catalog.ts';
import type { ComplaintGroup } from '../documents/complaints/define.ts';
import type { Diagnostic, RevisionId } from '../types.ts';

type Clause = Pick<Diagnostic, 'spec' | 'specTitle'>;
type Place = readonly [path: string, title: string];

const STDIO: Place = ['basic/transports#stdio', 'Transports, stdio'];
const HTTP: Place = ['basic/transports#streamable-http', 'Transports, Streamable HTTP'];
const SESSION: Place = ['basic/transports#session-management', 'Transports, Session Management'];
const LIFECYCLE: Place = ['basic/lifecycle#initialization', 'Lifecycle, Initialization'];
const TIMEOUTS: Place = ['basic/lifecycle#timeouts', 'Lifecycle, Timeouts'];
const CAPABILITIES: Place = ['basic/lifecycle#capability-negotiation', 'Lifecycle, Capability Negotiation'];
const MESSAGES: Place = ['basic#messages', 'Base protocol, Messages'];
const TOOLS: Place = ['server/tools', 'Tools'];

const BY_GROUP: Readonly<Partial<Record<ComplaintGroup, Place>>> = {
  stdout: STDIO,
  http: HTTP,
  oauth: ['basic/authorization', 'Authorization'],
  order: LIFECYCLE,
  methods: CAPABILITIES,
  tools: TOOLS,
  'llm-api': TOOLS,
  result: MESSAGES,
  jsonrpc: MESSAGES,
  time: TIMEOUTS,
};

const BY_ID: Readonly<Record<string, Place>> = {
  'content-length-framing': STDIO,
  'several-values-on-a-line': STDIO,
  'message-on-several-lines': STDIO,
  'byte-order-mark': STDIO,
  'carriage-return': STDIO,
  'wrong-encoding': STDIO,
  'response-id-type': MESSAGES,
  'response-refused': MESSAGES,
  'handshake-unanswered': LIFECYCLE,
  'tools-not-declared': CAPABILITIES,
  'http-error-status': HTTP,
  'session-id-not-sent': SESSION,
  'session-id-changed': SESSION,
  'proxy-buffering': HTTP,
  redirected: HTTP,
  'sse-endpoint-missing': ['basic/transports#backwards-compatibility', 'Transports, Backwards Compatibility'],
  'request-id-refused': MESSAGES,
  'oauth-resource-refused': ['basic/authorization', 'Authorization'],
  'oauth-scope-refused': ['basic/authorization', 'Authorization'],
};

/** Revisions that have all these pages; the others link to the last of them. */
const REVISIONS: readonly RevisionId[] = ['2025-03-26', '2025-06-18', '2025-11-25'];
const DEBUGGING: Clause = {
  spec: 'https://modelcontextprotocol.io/docs/tools/debugging',
  specTitle: 'Debugging guide',
};

/** The address and its title. */
export function clauseOf(id: string, revision: RevisionId): Clause {
  const group = CATALOG.find((one) => one.id === id)?.group;
  const place = (Object.hasOwn(BY_ID, id) ? BY_ID[id] : undefined) ?? (group && BY_GROUP[group]);
  if (!place) return DEBUGGING;
  const of = REVISIONS.includes(revision) ? revision : '2025-11-25';
  return { spec: `https://modelcontextprotocol.io/specification/${of}/${place[0]}`, specTitle: place[1] };
}
