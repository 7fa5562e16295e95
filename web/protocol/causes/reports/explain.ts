/** Explains a report: which member of which message, what was there, what to change, and what the sender meant. */
import { listed, named } from '../../json/describe.ts';
import { pointerOf } from '../../json/pointer.ts';
import type { Remedy } from '../../types.ts';
import { quoted } from '../quote.ts';
import { meantIssues, type Choice } from './branch.ts';
import { remediesFor } from './remedies.ts';
import { allowedAt, isToBeIgnored } from './specification.ts';
import { subjectOf, type Subject } from './subject.ts';
import type { ReportIssue, ValidatorReport } from './types.ts';

/** A report in words. */
export interface Explanation {
  readonly subject: Subject;
  /** The pointer into the message; null if the report does not show where the value is in it. */
  readonly pointer: string | null;
  /** The issue that matters. */
  readonly issue: ReportIssue;
  /** Further issues of the branch that was meant. */
  readonly others: readonly ReportIssue[];
  /** The branch that was meant; null without a union. */
  readonly branch: Choice | null;
  /** `warning` if the specification allows what was rejected: then the receiver is too strict. */
  readonly severity: 'error' | 'warning';
  /** What must hold. */
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly how: readonly Remedy[];
  readonly ask: readonly string[];
}

const LIBRARIES: Readonly<Record<ValidatorReport['validator'], string>> = {
  zod: 'Zod (TypeScript SDK)',
  pydantic: 'pydantic (Python SDK)',
  jackson: 'Jackson (Java SDK)',
  'system-text-json': 'System.Text.Json (C# SDK)',
  serde: 'serde (Rust SDK)',
  kotlinx: 'kotlinx.serialization (Kotlin SDK)',
  ajv: 'a JSON Schema validator',
  'go-json': '`encoding/json` (Go)',
};

/** What a report means. `before`: the text before it. Null for a report without an issue. */
export function explainReport(report: ValidatorReport, before = ''): Explanation | null {
  const { issues, choices } = meantIssues(report.issues);
  const [issue, ...others] = issues;
  if (!issue) return null;
  const subject = subjectOf(report, issue.path, before);
  const branch = choices[0] ?? null;
  const pointer = subject.base === null ? null : subject.base + pointerOf(issue.path);
  const strict = tooStrict(report, subject, issue);
  return {
    subject,
    pointer,
    issue,
    others,
    branch,
    severity: strict ? 'warning' : 'error',
    title: strict?.title ?? titleOf(issue, subject),
    what: whatOf(report, subject, issue, others, branch),
    why: strict?.why ?? whyOf(report, subject),
    how: strict?.how ?? remediesFor(subject, issue, branch?.name),
    ask: report.input === '' ? [askOf(subject)] : [],
  };
}

/** The explanation of a report about a value that the specification allows; null if the report is right, or nothing shows it. */
function tooStrict(
  { subject: type }: ValidatorReport,
  subject: Subject,
  issue: ReportIssue,
): Pick<Explanation, 'title' | 'why' | 'how'> | null {
  const name = placeOf(issue);
  if (isToBeIgnored(subject, issue)) {
    const names = issue.keys.length > 0 ? issue.keys : issue.path.slice(-1).map(String);
    return {
      title: `A receiver must ignore members that it does not know, such as ${listed(names, 'and', 3)}`,
      why: 'Newer peers send members that older types lack, and this reader rejects the whole message for one of them.',
      how: [...ofReceiver('ignore members that its types lack'), ...remediesFor(subject, issue)],
    };
  }
  const allowed = allowedAt(subject, type, issue);
  if (allowed.length === 0) return null;
  const isAbsent = allowed.includes('absent');
  return {
    title: isAbsent
      ? `${name} may be absent, so the receiver must accept a message without it`
      : `${name} may be ${article(allowed.join(' | '))}, so the receiver must accept it`,
    why: 'The specification allows what was rejected: the sender is right, and the types of the receiver are too narrow.',
    how: [
      ...ofReceiver(isAbsent ? 'make the member optional' : 'widen the type of the member'),
      {
        for: 'the sender, until then',
        says: isAbsent ? `Send ${name} in each message.` : `Send ${name} as ${article(issue.expected)}.`,
      },
    ],
  };
}

function ofReceiver(change: string): Remedy[] {
  return [{ for: 'the receiver', says: `Update its SDK or library, or ${change}.` }];
}

/** Members of the envelope, which decide what a message is. */
const ENVELOPE = new Set(['method', 'params', 'result', 'error']);

function titleOf(issue: ReportIssue, { kind }: Subject): string {
  const name = placeOf(issue);
  if (kind === 'arguments' && issue.path.length === 0 && issue.code === 'missing')
    return 'A call must have `arguments`, also if they are empty: `{}`';
  if (issue.path.length <= 1 && issue.keys.length > 0 && issue.keys.every((key) => ENVELOPE.has(key)))
    return `A message must be either a request or a response: it must not have ${listed(issue.keys, 'and', 3)} too`;
  if (issue.path.at(-1) === 'id' && /^(?:None|null)$/u.test(issue.received))
    return `${name} must be that of the request, not null`;
  switch (issue.code) {
    case 'missing':
      return issue.path.length === 0 ? 'The value must be present' : `${name} must be present`;
    case 'type':
      return issue.expected === ''
        ? `${name} must have its declared type`
        : `${name} must be ${article(issue.expected)}${issue.received === 'null' ? ' or absent' : ''}`;
    case 'value':
      return issue.expected === '' ? `${name} must have an allowed value` : `${name} must be ${values(issue.expected)}`;
    case 'unknown-member':
      return issue.keys.length === 0
        ? `${name} must have no other members`
        : `A value must have no member that its type forbids, such as ${listed(issue.keys, 'and', 3)}`;
    case 'not-json':
      return 'A message must be valid JSON';
    default:
      return issue.path.length === 0
        ? 'A message must have `method`, or `id` with `result` or `error`, at its top level'
        : `${name} must fit its type`;
  }
}

/** `` `content[0].type` `` */
function placeOf({ path }: ReportIssue): string {
  if (path.length === 0) return 'The value';
  let text = '';
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : text === '' ? step : `.${step}`;
  return named(text);
}

function article(types: string): string {
  return types
    .split(' | ')
    .map((type) =>
      /^(?:null|true|false)$/u.test(type) ? `\`${type}\`` : `${/^[aeio]/iu.test(type) ? 'an' : 'a'} ${type}`,
    )
    .join(' or ');
}

function values(expected: string): string {
  const all = expected.split(' | ');
  return all.length === 1 ? `\`"${expected}"\`` : listed(all, 'or', 8);
}

/** “the result of `tools/list`” */
function messageOf({ kind, method, side }: Subject): string {
  const of = method === null ? '' : ` of \`${method}\``;
  switch (kind) {
    case 'response':
      return `the result${of} from the ${side ?? 'other side'}`;
    case 'request':
    case 'notification':
      return `the ${kind}${of} from the ${side ?? 'other side'}`;
    case 'arguments':
      return 'the arguments of a tool call';
    case 'output':
      return '`structuredContent` of a tool’s result';
    case 'configuration':
      return 'the configuration of the host';
    case 'message':
      return 'a message';
    default:
      return 'a value';
  }
}

function whatOf(
  { validator, input }: ValidatorReport,
  subject: Subject,
  issue: ReportIssue,
  others: readonly ReportIssue[],
  branch: Choice | null,
): string {
  const there =
    issue.received === 'undefined'
      ? `${placeOf(issue)} is missing`
      : issue.received === ''
        ? `${placeOf(issue)} does not fit`
        : `${placeOf(issue)} is ${receivedOf(issue)}`;
  const keys =
    issue.keys.length > 0 ? `: ${listed(issue.keys)} ${issue.keys.length === 1 ? 'is' : 'are'} not allowed` : '';
  const meant =
    branch === null || branch.name === ''
      ? ''
      : ` It is meant as ${branchName(branch.name)}${branch.others === 0 ? '' : `; ${branch.others === 1 ? 'the report about 1 other type does' : `the reports about ${branch.others} other types do`} not matter`}.`;
  const more =
    others.length === 0
      ? ''
      : ` Also: ${listed(
          others.map((one) => placeOf(one).replaceAll('`', '')),
          'and',
          4,
        )}.`;
  const shown = input === '' ? '' : ` The rejected value: ${quoted(input, 140)}.`;
  return `${capital(LIBRARIES[validator])} rejects ${messageOf(subject)}: ${there}${keys}.${meant}${more}${shown}`;
}

/** Names of types, which validators report instead of values. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['null', '`null`'],
  ['None', '`None`'],
  ['string', 'a string'],
  ['number', 'a number'],
  ['integer', 'an integer'],
  ['boolean', 'a boolean'],
  ['array', 'an array'],
  ['object', 'an object'],
]);

function receivedOf({ received }: ReportIssue): string {
  return TYPES.get(received) ?? quoted(received.replace(/^(['"])(.*)\1$/u, '$2'), 60);
}

function branchName(name: string): string {
  return /^[A-Z]/u.test(name) ? `\`${name}\`` : `${/^[aeio]/u.test(name) ? 'an' : 'a'} ${name}`;
}

function capital(text: string): string {
  return text.startsWith('a ') ? `A${text.slice(1)}` : text;
}

function whyOf({ validator }: ValidatorReport, { kind, side }: Subject): string {
  if (kind === 'configuration') return 'The host drops an entry, or the whole file, that does not fit its schema.';
  if (kind === 'arguments') return 'The tool is not called with arguments that do not fit its `inputSchema`.';
  if (kind === 'output' && validator === 'pydantic')
    return 'The SDK compares what the function returns with its declared return type, and sends an error instead.';
  if (validator === 'jackson' || validator === 'kotlinx')
    return 'The reader is strict: one member that its types do not have makes it reject the whole message.';
  const receiver = side === 'client' ? 'server' : 'client';
  return `The ${receiver} validates each message and drops the whole message for one wrong member, so it looks empty or never answered.`;
}

function askOf({ kind }: Subject): string {
  if (kind === 'configuration') return 'Paste the whole configuration file.';
  if (kind === 'arguments') return 'Paste the `tools/call` request and the tool’s `inputSchema`.';
  return 'Paste the rejected message itself, from the log of the other side or a recording proxy.';
}
