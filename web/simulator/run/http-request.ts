/** An HTTP request as a learner writes it: a request line, headers, an empty line, a body. */

/** The parts of a request. */
export interface WrittenRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The request line and the headers as written, each with a line feed. */
  readonly head: string;
}

const REQUEST_LINE = /^[A-Z]{3,7} [^\s]+ HTTP\/1\.1$/u;

/** The request in a text; null if its first line is not a request line. Its offsets are those of the text. */
export function writtenRequest(text: string): WrittenRequest | null {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const [first = '', ...others] = lines;
  if (!REQUEST_LINE.test(first)) return null;
  const empty = others.findIndex((line) => line === '');
  const named = empty < 0 ? others : others.slice(0, empty);
  const body = empty < 0 ? '' : others.slice(empty + 1).join('\n');
  const [method = '', path = ''] = first.split(' ');
  const headers: Record<string, string> = {};
  for (const line of named) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { method, path, headers, body: body.trimEnd(), head: [first, ...named].map((line) => `${line}\n`).join('') };
}
