/** How clients report a line that their JSON parser rejected: the wordings of hosts, SDKs and JSON libraries. */

/** A rejected line, as a message of a client shows it. */
export interface Rejection {
  /** Offset and length of the message in its line. */
  readonly start: number;
  readonly length: number;
  /** The beginning of the rejected line, as it is quoted; its first character, or empty, if the message shows no more. */
  readonly beginning: string;
  /** The position of the error in the rejected line, from 0; -1 if it is not shown. */
  readonly at: number;
  /** What the parser reports. */
  readonly reason: string;
  /** True for wordings that are only used for stdout. */
  readonly isPipe: boolean;
  /** True if the rejected text was the body of an HTTP message. */
  readonly isBody: boolean;
}

interface Shape {
  /** With the groups `line` (its beginning), `char` (its first character), `at` (the position), `bytes` and `reason`. */
  readonly looks: RegExp;
  /** True for wordings of hosts about stdout. */
  readonly isPipe?: true;
}

/** Each is tried on each line, in this order. */
const SHAPES: readonly Shape[] = [
  // VS Code, supergateway, JetBrains AI Assistant, Zed, the Java SDK, and others.
  { looks: /Failed to parse message: \\{0,4}"(?<line>(?:[^"\\\n]|\\.){1,300})/u, isPipe: true },
  { looks: /Child non-JSON: (?<line>[^\n]{1,300})/u, isPipe: true },
  { looks: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} SERVER - (?!\s*\{)(?<line>\S[^\n]{2,300})/u, isPipe: true },
  { looks: /Unhandled JSON from context_server: (?<line>[^\n]{1,300})/u, isPipe: true },
  { looks: /Error processing inbound message for line: (?<line>[^\n]{1,300})/u, isPipe: true },
  {
    looks: /(?:Ignoring non-JSON|Non-JSON|Skipping non-JSON|Received non-JSON)[^\n:]{0,40}: ?(?<line>[^\n]{1,300})/iu,
    isPipe: true,
  },
  // V8, as Node and Electron print it.
  {
    looks:
      /Unexpected token '?[^\n]{1,8}'?, \.{0,3}\\{0,4}"(?<line>(?:[^"\\\n]|\\[^n"]){1,80}|[{[][^\n]{1,80}?)\\{0,4}"?(?:\.{3})? ?(?:\.{3} )?is not valid JSON/u,
  },
  { looks: /Unexpected token '(?<line>(?:[^'\n]){2,60})"\.\.\. is not valid JSON/u },
  // pydantic, which the Python SDK uses.
  {
    looks:
      /Invalid JSON: (?<reason>[^\n[]{0,160}) ?\[?[^\n]{0,60}?input_value=(?<bytes>b?)\\{0,4}'(?<line>(?:[^'\\\n]|\\.){1,200})/u,
  },
  {
    looks:
      /Invalid JSON: (?<reason>[^\n[]{0,160}) ?\[?[^\n]{0,60}?input_value=(?<bytes>b?)\\{0,4}"(?<line>(?:[^"\\\n]|\\.){1,200})/u,
  },
  {
    looks:
      /(?:Failed to parse|Error parsing|Could not parse|Invalid) (?:JSON-?RPC )?(?:message|line|JSON|response) (?:from (?:server|stdout)|on stdout): (?<line>[^\n{]{3,200})/iu,
  },
  // Jackson, kotlinx.serialization, System.Text.Json, Gson.
  { looks: /Unrecognized token '(?<line>[^'\n]{1,80})': was expecting \(JSON/u },
  {
    looks:
      /Unexpected character \('(?<char>[^\n]{1,6})' \(code \d{1,7}[^\n)]{0,20}\)\): (?:Expected space separating root-level values|[Ee]xpected a valid value)/u,
  },
  { looks: /Unexpected JSON token at offset 0: [^\n]{1,160}?JSON input: (?<line>[^\n]{1,300})/u },
  { looks: /Unexpected JSON token at offset 0: Expected start of the object '\{', but had '(?<char>[^'\n]{1,20})'/u },
  {
    looks:
      /'(?<char>[^'\n]{1,8})' is an invalid start of a value\.[^\n]{0,40}\bLineNumber: 0 \| BytePositionInLine: 0\b/u,
  },
  { looks: /Expected BEGIN_OBJECT but was (?:STRING|NUMBER|BOOLEAN) at line 1 column \d{1,2} path \$(?![.[])/u },
  // encoding/json, serde_json, JavaScriptCore, Ruby, Dart, Foundation, Jason.
  { looks: /invalid character '(?<char>[^'\n]{1,6})' (?:looking for beginning of value|after top-level value)/u },
  { looks: /expected (?:value|ident) at line 1 column \d{1,5}/u },
  {
    looks:
      /JSON Parse error: (?:Unrecognized token|Unexpected identifier|Unable to parse)(?: (?:JSON string|['"](?<line>[^"'\n]{1,60})["']))?/u,
  },
  { looks: /unexpected (?:token|character)(?: at|:) '(?<line>[^'\n]{1,100})'[^\n]{0,60}ParserError/u },
  {
    looks:
      /FormatException: (?:SyntaxError: )?Unexpected character \(at (?:line 1, )?character 1\)\s{1,8}(?<line>[^\n]{1,100})/u,
  },
  { looks: /Unexpected character '(?<char>[^\n]{1,4})' around line 1, column 1\b/u },
  { looks: /unexpected byte at position 0: 0x[\dA-F]{2} \(\\{0,2}"(?<char>[^\n]{1,4})\\{0,2}"\)/u },
  // Older and other messages of V8, which show only a position.
  { looks: /Unexpected token (?<char>\S) in JSON at position (?<at>\d{1,6})/u },
  { looks: /Unexpected token [^\n]{1,80}? is not valid JSON/u },
  {
    looks:
      /(?<reason>Expected ["'],["'] or ["'][\]}]["'] after (?:array element|property value)(?: in JSON)?|Unexpected non-whitespace character after JSON|No number after minus sign in JSON|Unexpected number in JSON|Expected property name or '\}' in JSON|Expected double-quoted property name in JSON|Exponent part is missing a number in JSON|Unterminated (?:fractional number|string) in JSON|Bad control character in string literal in JSON)(?: at position (?<at>\d{1,9}))?/u,
  },
  // A syntax error of a program is about ASCII characters.
  { looks: /Unexpected token '(?<char>[^\p{ASCII}]{1,4})'/u },
];

/** A position in a text of several lines: a file, no line of a pipe. */
const IN_FILE = /\(line (?!1 )\d{1,9} column|\bline (?!1\b)\d{1,9},? column/u;

/** The first rejection that a line reports; null if there is none. */
export function rejectionIn(line: string): Rejection | null {
  for (const { looks, isPipe = false } of SHAPES) {
    const found = looks.exec(line);
    if (!found) continue;
    if (IN_FILE.test(line)) return null;
    const { line: shown, char = '', at, reason = '', bytes } = found.groups ?? {};
    return {
      start: found.index,
      length: found[0].length,
      beginning: shown ?? char,
      at: at === undefined ? -1 : Number(at),
      reason: reason.trim(),
      isPipe,
      isBody: bytes === 'b',
    };
  }
  return null;
}

/** A parser that rejected a file, an HTTP body or the arguments of a tool, not a line of stdout. */
const OTHER_SOURCE =
  /config(?:uration)?\b|settings|\.json\b(?!\.)|manifest|package\.json|mcpServers|<!DOCTYPE|<html|HTTP|https?:|POST|endpoint|fetch|response body|\bargs\b|tool[_ ]?call|arguments/iu;
/** Hosts that read the line from a pipe, in the line itself. */
const OF_PIPE =
  /stdout|stdio|from server|metadata: \{|^MCP [^:\n]{1,80}: (?:Une|E|No |Bad |Unt)|Client error for command/iu;
/** What shows that a parser read a pipe: the log of a host, or the stack of its stdio transport. */
const NEAR_PIPE =
  /\[error\]|^MCP \S|Error from MCP server|deserializeMessage|readMessage|processReadBuffer|shared\/stdio|\bstdio\b|StdioClient|STDIO|\bstdout\b|JsonRpcMessage|calling \\{0,4}"|modelcontextprotocol|\bStreamClient/iu;
/** How far around the line it is searched for, UTF-16 units. */
const NEAR = 800;

/** True if the rejected text was a line of stdout: by the wording, or by what is around it. `isSession`: the text has messages. */
export function isOfPipe(
  { beginning, isPipe, isBody, start, length }: Rejection,
  line: string,
  text: string,
  at: number,
  isSession: boolean,
): boolean {
  if (isPipe || isBody || OF_PIPE.test(line)) return true;
  const around =
    line.slice(0, start) + line.slice(start, start + length).replace(beginning, '') + line.slice(start + length);
  if (OTHER_SOURCE.test(around)) return false;
  if (beginning.length >= 2 || isSession) return true;
  return NEAR_PIPE.test(text.slice(Math.max(0, at - NEAR), at + line.length + NEAR));
}
