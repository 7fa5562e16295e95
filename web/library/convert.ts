/** Between what programs pass and receive, and what the checker takes and returns. */
import type { GivenMessage, GivenParty, Shown } from '../protocol/check.ts';
import { diagnosticObject, rangeOf, reportJson } from '../protocol/export/json.ts';
import { LineIndex } from '../protocol/json/lines.ts';
import type { Report } from '../protocol/types.ts';
import type { MessageEntry } from './entries.ts';
import type { CheckResult, SessionFinding } from './result.ts';

/** The entry as the checker takes it, whatever a program written in JavaScript passes. */
export function givenOf(entry: MessageEntry): GivenMessage {
  const { from, message, text }: { from?: unknown; message?: unknown; text?: unknown } = Object(entry);
  const sent = { text: typeof text === 'string' ? text : textOf(message) };
  return isParty(from) ? { from, ...sent } : sent;
}

const PARTIES: readonly unknown[] = ['client', 'server', 'view', 'host', 'sandbox'] satisfies GivenParty[];

function isParty(from: unknown): from is GivenParty {
  return PARTIES.includes(from);
}

/** The JSON text of a value. A value without one, such as a function or a circle, has its type instead, which the checker rejects. */
function textOf(value: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(value);
    return text ?? typeof value;
  } catch {
    return typeof value;
  }
}

/** A report as plain data. */
export function resultOf(report: Report, text: string): CheckResult {
  const result: CheckResult = JSON.parse(reportJson(report, text));
  return result;
}

/** A finding of a session. */
export function findingOf({ finding, text, replaces }: Shown): SessionFinding {
  const lines = new LineIndex(text ?? '');
  const { range, related, partIndex: _, ...rest } = diagnosticObject(finding, (span) => rangeOf(lines, span));
  const plain: SessionFinding = {
    ...rest,
    range: text === null ? null : range,
    related: related.map(({ messageIndex, pointer }) => ({ messageIndex, pointer })),
    ...(replaces.length > 0
      ? { replaces: replaces.map(({ rule, entry, pointer }) => ({ rule, messageIndex: entry, pointer })) }
      : {}),
  };
  // Members that do not apply are absent, as in the JSON of the command.
  const written: SessionFinding = JSON.parse(JSON.stringify(plain));
  return written;
}
