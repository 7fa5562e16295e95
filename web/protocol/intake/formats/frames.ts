/**
 * Frames with a `Content-Length` header before each message, as in the Language Server Protocol. MCP does not use them on
 * stdio.
 */
import type { JsonProblem } from '../../json/types.ts';
import type { Skipped } from '../../types.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format, RawEntry } from '../types.ts';
import { strictEntries, trimmed } from '../unit.ts';
import { endOfBytes } from '../http/chunks.ts';
import { startsMessage } from '../http/scan.ts';
import { readSequence } from './sequence.ts';

/** The header of a frame, until its value. */
const FRAME =
  /Content-Length[ \t]*:[ \t]*(\d{1,9})[ \t]*(?:\r?\n[A-Za-z][\w-]*[ \t]*:[^\r\n]*)*(?:\r?\n[ \t]*)+(?=[{[])/gi;
const LENGTH = /^Content-Length[ \t]*:[ \t]*\d+$/i;
const HEADER = /^[A-Za-z][\w-]*[ \t]*:/;
/** Headers that HTTP has and frames do not, and the lines that mitmdump writes before messages. */
const CARRIED =
  /^(?:(?:Host|Accept|User-Agent|Authorization|Mcp-[\w-]+|Transfer-Encoding)[ \t]*:|(?:\S+: )?(?:GET|POST|DELETE) https?:\/\/|<< \d{3} )/i;
const OUTSIDE = 'This line is outside the frames.';

/** One message in each frame. */
export const frames: Format = {
  id: 'frames',
  title: 'Messages in Content-Length frames',
  claim(text, sample = sampleOf(text)) {
    const heads = sample.lines.filter((line, index) => {
      const next = sample.lines[index + 1] ?? '';
      return LENGTH.test(line) && (/^[{[]/.test(next) || HEADER.test(next));
    });
    const carried = (line: string): boolean => startsMessage(line, true) || CARRIED.test(line);
    if (heads.length === 0 || sample.lines.some(carried)) return { score: 0, because: '' };
    return {
      score: sample.lines[0] === heads[0] ? 92 : 71,
      because: `${heads.length} of the first ${sample.lines.length} lines contain the length of the next message.`,
    };
  },
  read(text) {
    const entries: RawEntry[] = [];
    const skipped: Skipped[] = [];
    const problems: JsonProblem[] = [];
    let at = 0;
    const outside = (end: number): void => {
      const span = trimmed(text, { start: at, end });
      if (span.start < span.end) skipped.push({ ...span, because: OUTSIDE });
    };
    for (const head of text.matchAll(FRAME)) {
      if (head.index < at) continue;
      outside(head.index);
      const start = head.index + head[0].length;
      const bodyEnd = endOfBytes(text, start, Number(head[1]));
      const strict = strictEntries(text, { start, end: bodyEnd });
      if (strict) {
        entries.push(...strict);
        at = bodyEnd;
        continue;
      }
      const next = text.slice(start).search(/Content-Length[ \t]*:[ \t]*\d+[ \t]*\r?\n/i);
      at = next < 0 ? text.length : start + next;
      const found = readSequence(text, start, at);
      entries.push(...found.entries);
      skipped.push(...found.skipped);
      problems.push(...found.problems);
    }
    outside(text.length);
    return { entries, skipped, problems, transport: 'stdio' };
  },
  samples: [
    'Content-Length: 40\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"ping"}Content-Length: 36\r\n\r\n{"jsonrpc":"2.0","id":1,"result":{}}',
    'Content-Length: 40\nContent-Type: application/vscode-jsonrpc; charset=utf-8\n\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
  ],
};
