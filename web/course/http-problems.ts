/** What keeps a text from being one well-formed HTTP message, for learners who wrote it. A doubtful text has no problem. */
import { jsonOf } from '../protocol/json/plain.ts';
import { isObject } from '../protocol/values.ts';
import type { JsonRecord } from '../simulator/types.ts';
import { challengeProblem } from './challenge-problem.ts';
import { httpMessage, linesOf } from './http-message.ts';

/** A problem: the id of its feedback, and the feedback. */
export interface HttpProblem {
  id: string;
  text: string;
  /** Parts of the message cannot be read as they are meant, so nothing else can be said about it. */
  blocks: boolean;
}

/** Repeated parameters that are reported. */
const MAX_REPEATED = 3;
/** Longer parts of an answer are not repeated in feedback. */
const MAX_QUOTED = 60;
const quoted = (text: string): string =>
  `\`${(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text).replaceAll('`', '')}\``;

/** What an answer that is no HTTP message needs. */
export const HTTP_MESSAGE =
  'Write one HTTP message: the first line, a line for each header, an empty line, and the body if there is one.';

/** Headers that no body begins with. */
const HEADER = /^((?:[A-Za-z]+-[A-Za-z-]+|Host|Accept|Authorization|Location|Cookie)):[ \t]/u;
const PAIRS = /^[\w.-]+=[^\s&]*(?:&[\w.-]+=[^\s&]*)*$/u;

/** The problem of a text that is no HTTP message at all; null if it is one. */
export function unreadable(text: string): HttpProblem | null {
  if (httpMessage(text) !== null) return null;
  const { line, headers } = linesOf(text);
  return { id: 'http', text: firstLineProblem(line) ?? headerProblem(headers) ?? HTTP_MESSAGE, blocks: true };
}

function firstLineProblem(line: string): string | null {
  if (/^HTTP\/1\.[01] \d{3}(?: |$)/u.test(line) || /^[A-Z]{3,7} \S+ HTTP\/1\.[01]$/u.test(line)) return null;
  if (line === '' || /^[[{]/u.test(line)) return null;
  const [, word = ''] = /^([A-Za-z]{3,7}) \S+ HTTP\/1\.[01]$/u.exec(line) ?? [];
  if (word !== '') return `Write the method in uppercase letters: \`${word.toUpperCase()}\`, not \`${word}\`.`;
  if (/^[A-Z]{3,7} \S+$/u.test(line)) return 'The version is missing at the end of the first line: add ` HTTP/1.1`.';
  if (/^[A-Z]{3,7} \S.* HTTP\/1\.[01]$/u.test(line))
    return 'The URL in the first line contains a space. In a query a space is `%20` or `+`.';
  if (/^\d{3}(?: |$)/u.test(line))
    return 'The first line of a response begins with the version: `HTTP/1.1`, then the status code.';
  if (/^HTTP\/1\.[01](?: |$)/u.test(line))
    return 'The first line lacks the status code after `HTTP/1.1`, such as `200`.';
  return `The first line must be that of a request, such as \`POST /mcp HTTP/1.1\`, or of a response, such as \`HTTP/1.1 200 OK\`. Here it is ${quoted(line)}.`;
}

function headerProblem(lines: readonly string[]): string | null {
  const line = lines.find((one) => !/^[!#$%&'*+.^`|~\w-]+:/u.test(one));
  if (line === undefined) return null;
  if (/^[ \t]/u.test(line)) return `A header must be on one line, but ${quoted(line.trim())} begins with a space.`;
  if (/^[[{]/u.test(line) || (PAIRS.test(line) && line.includes('&')))
    return 'The empty line between the headers and the body is missing.';
  return `${quoted(line)} is no header: a header is a name, a colon, and a value.`;
}

/** Problems of a text that can be read, but not as it is meant. */
export function httpProblems(text: string): HttpProblem[] {
  const message = httpMessage(text);
  if (message === null) return [];
  const { target, body } = linesOf(text);
  const headers: JsonRecord = isObject(message.headers) ? message.headers : {};
  const challenge = headers['www-authenticate'];
  const blocking = isObject(message.form) ? formProblem(body) : bodyProblem(message, headers, body);
  if (blocking !== null) return [{ id: 'http-form', text: blocking, blocks: true }];
  const texts = [
    ...repeated(target.split('?')[1] ?? ''),
    ...(isObject(message.form) ? repeated(body) : []),
    typeof challenge === 'string' ? challengeProblem(challenge) : null,
  ];
  return texts.flatMap((text) => (text === null ? [] : [{ id: 'http-form', text, blocks: false }]));
}

/** Parameters must not be repeated: receivers use the first one, or the last one, or refuse the request. */
function repeated(text: string): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const pair of text.split('&')) {
    const [name] = /^[\w.-]+(?==)/u.exec(pair.trim()) ?? [];
    if (name !== undefined) (seen.has(name) ? twice : seen).add(name);
  }
  return [...twice].slice(0, MAX_REPEATED).map((name) => `The parameter \`${name}\` appears twice. Write it once.`);
}

function formProblem(body: string): string | null {
  if (isObject(jsonOf(body)))
    return 'The body is JSON, but its `Content-Type` is that of a form: `name=value` pairs with `&` between them.';
  if (/&\s*[\r\n]/u.test(body)) return 'A form is one line: remove the line breaks between its parameters.';
  if (/[^&\s][;,]?\s+[\w.-]+=|[;,][\w.-]+=/u.test(body))
    return 'Write `&` between the parameters of a form, and nothing else.';
  return /\s/u.test(body) ? 'A form contains no spaces: remove them, or write `%20` or `+` in a value.' : null;
}

function bodyProblem(message: JsonRecord, headers: JsonRecord, body: string): string | null {
  const [first = ''] = body.split('\n');
  const type = headers['content-type'];
  const [, name] = HEADER.exec(first) ?? [];
  if (name !== undefined && type === undefined)
    return `An empty line ends the headers, so \`${name}\` is in the body. Remove the empty line before it.`;
  const isForm = message.method === 'POST' && typeof message.body === 'string' && PAIRS.test(body);
  return isForm ? 'The body is a form, so its `Content-Type` must be `application/x-www-form-urlencoded`.' : null;
}
