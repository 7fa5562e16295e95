/** Splits a stream of bytes into lines. */

/** A longer line is a fault of the sender, UTF-16 units. */
const MAX_LINE = 256_000_000;

/**
 * Calls `onLine` for each complete line that is not empty, as it arrives. Resolves when the stream ends; an incomplete last line
 * is discarded. Rejects if the connection breaks, or if a line has no end.
 */
export async function readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLine: (line: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let parts: string[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    let start = 0;
    for (let end = value.indexOf('\n'); end >= 0; end = value.indexOf('\n', start)) {
      parts.push(value.slice(start, end));
      const line = (parts.length === 1 ? (parts[0] ?? '') : parts.join('')).trim();
      parts = [];
      length = 0;
      start = end + 1;
      if (line !== '') onLine(line);
    }
    parts.push(value.slice(start));
    length += value.length - start;
    if (length > MAX_LINE) {
      await reader.cancel();
      throw new RangeError('A line has no end.');
    }
  }
}
