/** Which lines are data: messages, and members of objects that are not about a failure. */

/** A member of an object: what it names is data, unless its name says that it is about a failure. */
const MEMBER = /^[\s{]{0,40}(["'])([^"'\n]{1,60})\1\s{0,8}:\s/u;
const ABOUT_FAILURE =
  /^(?:err\w{0,20}|\w{0,20}message|msg|reason|stderr|stdout|output|details?|cause|stack\w{0,5}|logs?|text|body|content|description|status|data)$/iu;
/** A result on one line, with its text. */
const TEXT_INSIDE = /^\s{0,40}\{[^\n]{0,200}["']content["']\s{0,4}:[^\n]{0,100}["']text["']\s{0,4}:/u;
/** The record of a logger about a failure. */
const AT_ERROR = /["'](?:level|severity)["'] ?: ?["'](?:error|fatal|critical)\b/iu;
/** A message: what is wrong with it is said of the message. */
const MESSAGE = /^\s{0,40}[{[][^\n]{0,400}["']jsonrpc\\?["']\s{0,8}:/u;
/** An error response: its text may be the reason. */
const LONE = /["']error\\?["']\s{0,4}:\s{0,4}\{/u;
/** A table of codes with their meanings. */
const CODES = /(?:^|[{,]\s{0,8})-?\d{3,6}\s{0,4}:\s{0,4}["']|^\s{0,8}[-*|•][^\n]{0,200}`-32\d{3}`/u;

/** The row of a table with several cells, which a person or a generator wrote. */
const ROW = /^\|[^|\n]{1,300}\|[^|\n]{1,300}\|/u;
/** The member of a result that did not fail, in the notation of any language. */
const SUCCEEDED = /\bis_?error["']?\s?[:=]\s?false\b/iu;

/**
 * True for a message, and for a line of an object that is not about a failure. An error response is data as well, unless there is
 * more text `around` it: alone it is a valid message, and nothing says that anything is broken.
 */
export function isData(content: string, around: boolean): boolean {
  if (SUCCEEDED.test(content) || ROW.test(content)) return true;
  if (MESSAGE.test(content)) return !around || !LONE.test(content);
  const [, , name] = MEMBER.exec(content) ?? [];
  const isFailure =
    name === undefined || ABOUT_FAILURE.test(name) || TEXT_INSIDE.test(content) || AT_ERROR.test(content);
  return !isFailure || CODES.test(content);
}
