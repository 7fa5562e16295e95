/** Text quoted with `>` at the beginning of each line, as in mail and Markdown: read as if the marks were absent. */
import { beneath, detectBelow, LAYERS, takeInBelow } from '../layers.ts';
import { Decoding } from '../mapped.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format } from '../types.ts';
import { linesOf } from './lines.ts';

/** All marks of a line at once, including nested quotes. */
const MARKS = /^[ \t]{0,3}(?:>[ \t]?)+/;

/** A paste in which most lines are quoted. */
export const quoted: Format = {
  id: 'quoted',
  title: 'Quoted text',
  late: true,
  claim(text, sample = sampleOf(text), hints = {}) {
    const marked = sample.lines.filter((line) => line.startsWith('>')).length;
    if (marked * 5 < sample.lines.length * 4 || (hints.layers ?? 0) >= LAYERS) return { score: 0, because: '' };
    const below = sample.lines.map((line) => line.replace(MARKS, '')).join('\n');
    if (!/\{\s*(?:["'}]|\w+\s*:)|\[\s*(?:[{["\]]|$)/m.test(below)) return { score: 0, because: '' };
    const { format } = detectBelow(below, hints);
    return {
      score: 62,
      because: `${marked} of the first ${sample.lines.length} lines begin with “>”; after that: ${format.title}.`,
    };
  },
  read(text, see, hints = {}) {
    const decoding = new Decoding(text);
    for (const line of linesOf(text, Infinity)) {
      const start = line.start === 0 && text.startsWith('\ufeff') ? 1 : line.start;
      const marks = MARKS.exec(text.slice(start, Math.min(line.end, start + 80)))?.[0].length ?? 0;
      decoding.copy(start + marks, Math.min(line.end + 1, text.length));
    }
    return beneath(decoding.done(), (below, seeBelow) => takeInBelow(below, hints, seeBelow), see);
  },
  samples: ['> {\n>   "jsonrpc": "2.0",\n>   "id": 1,\n>   "method": "ping"\n> }\n'],
};
