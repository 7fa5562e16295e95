/** What a validator reports about a rejected value, as data. */
import type { Span } from '../../types.ts';

/** The libraries whose reports are read. */
export type Validator = 'zod' | 'pydantic' | 'jackson' | 'system-text-json' | 'serde' | 'kotlinx' | 'ajv' | 'go-json';

/** One place that was rejected. */
export interface ReportIssue {
  /** Keys and indexes from the value that was validated; empty for the whole value. */
  readonly path: readonly (string | number)[];
  /** The library’s own code, such as `invalid_type` or `missing`. */
  readonly code: IssueCode;
  /** What was expected: a type, or values separated by ` | `; empty if it is not shown. */
  readonly expected: string;
  /** What was there: a type or a value; `undefined` if it was missing; empty if it is not shown. */
  readonly received: string;
  /** The library’s own sentence. */
  readonly message: string;
  /** Members that are not allowed. */
  readonly keys: readonly string[];
  /** For a union: what each branch reported, in the order of the library. */
  readonly unionBranches: readonly UnionBranch[];
}

/** The kinds of issues, the same for all libraries. */
export type IssueCode = 'missing' | 'type' | 'value' | 'unknown-member' | 'union' | 'not-json' | 'other';

/** One branch of a union. */
export interface UnionBranch {
  /** The name of its type; empty if the library does not show it. */
  readonly name: string;
  readonly issues: readonly ReportIssue[];
}

/** One report. */
export interface ValidatorReport {
  readonly validator: Validator;
  /** Its place in the text. */
  readonly span: Span;
  /** The type that the value did not fit, such as `CallToolResult`; empty if it is not shown. */
  readonly subject: string;
  readonly issues: readonly ReportIssue[];
  /** The rejected value as shown, which may be shortened; empty if it is not shown. */
  readonly input: string;
  /** True if the text ends inside the report. */
  readonly cut: boolean;
}

/** An issue with the members that are usually empty. */
export function issueOf(given: Partial<ReportIssue> & Pick<ReportIssue, 'path' | 'code'>): ReportIssue {
  return { expected: '', received: '', message: '', keys: [], unionBranches: [], ...given };
}

/** A report with the members that are usually empty. */
export function reportOf(
  given: Partial<ValidatorReport> & Pick<ValidatorReport, 'validator' | 'span' | 'issues'>,
): ValidatorReport {
  return { subject: '', input: '', cut: false, ...given };
}
