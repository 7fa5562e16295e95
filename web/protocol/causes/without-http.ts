/** Errors that servers over HTTP report most, in a text that shows no HTTP: explained for messages over any transport. */
import type { Complaint } from '../documents/complaints/define.ts';
import type { Remedy } from '../types.ts';
import type { CauseSource } from './define.ts';

/** A complaint with its own advice, if that of its id does not fit. */
export type ExplainedComplaint = Complaint & { readonly how?: readonly Remedy[] };

/** Maximum length of the text that is searched from its beginning, UTF-16 units. */
const SEARCHED = 100_000;

const SHOWS_HTTP =
  /\bHTTP\/\d|\bHTTP (?:status|error|\d{3})|\(HTTP \d{3}\)|\bStreamable[ _-]?HTTP\b|\bPOST(?:ing)?\b|\bcurl\b|\bContent-Type\b|Mcp-Session-Id/iu;

/** True if the text shows that messages travel over HTTP: a request, a response, a header, a client’s report. */
export function hasHttp({ text, intake }: CauseSource): boolean {
  if (intake.transport === 'stdio') return false;
  if (intake.transport !== undefined || (intake.wire?.length ?? 0) > 0) return true;
  return SHOWS_HTTP.test(text.slice(0, SEARCHED));
}

const NEUTRAL: Readonly<
  Record<string, Pick<Complaint, 'says' | 'causes' | 'next'> & { readonly how: readonly Remedy[] }>
> = {
  'parse-error-32700': {
    says: 'The receiver could not parse the message as JSON.',
    causes: [
      'The message is cut off, or over stdio it is on several lines.',
      'Other text is beside the message, such as a log line.',
      'The JSON was written by hand, with single quotes or a trailing comma.',
    ],
    next: ['Paste the message to which this is the response.'],
    how: [
      { for: 'the sender', says: 'Write each message with a JSON serializer.' },
      { for: 'stdio', says: 'Write each message on one line, and logs to stderr.' },
    ],
  },
  'parse-error-not-jsonrpc': {
    says: 'The message is JSON, but not a JSON-RPC message.',
    causes: [
      '`jsonrpc` is missing.',
      '`id` is null.',
      '`params` is an array or null.',
      'One envelope is inside another.',
    ],
    next: ['Paste the message to which this is the response. The checker names the member.'],
    how: [{ says: 'Send an object with `"jsonrpc": "2.0"`, a `method`, and an `id` for requests.' }],
  },
};

/** The complaint without claims about HTTP. */
export function withoutHttp(complaint: Complaint): ExplainedComplaint {
  const own = Object.hasOwn(NEUTRAL, complaint.id) ? NEUTRAL[complaint.id] : undefined;
  return own ? { ...complaint, ...own } : complaint;
}
