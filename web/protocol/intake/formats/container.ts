/** Lines with the prefix of the collector: Docker Compose, Kubernetes, journald and syslog, GitHub Actions. */
import type { Skipped } from '../../types.ts';
import { Clock } from '../clock.ts';
import { beneath, detectBelow, LAYERS, takeInBelow } from '../layers.ts';
import { Decoding } from '../mapped.ts';
import { sampleOf } from '../text-sample.ts';
import type { Claim, Format, Hints } from '../types.ts';
import { forgiveCut } from '../marks.ts';
import { trimmed } from '../unit.ts';
import { linesOf } from './lines.ts';
import { TAG } from './sequence.ts';

const STAMP = String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?`;

const TIME = 'a time';

/** Groups: `time`, `name`, `stream`, `part` (`P`: the line continues in the next one). */
const SHAPES: readonly { readonly called: string; readonly prefix: RegExp }[] = [
  {
    called: 'the time, stream and tag of a container runtime',
    prefix: new RegExp(String.raw`^(?<time>${STAMP})\s(?<stream>stdout|stderr)\s(?<part>[FP])\s`),
  },
  {
    called: 'a pod and a container',
    prefix: new RegExp(String.raw`^\[pod/(?<name>[^\]\s]+)\]\s(?:(?<time>${STAMP})\s)?`),
  },
  {
    called: 'a container name',
    prefix: new RegExp(String.raw`^(?<name>[a-zA-Z][\w.-]{0,60})\s{1,40}\|\s(?:(?<time>${STAMP})\s)?`),
  },
  {
    called: 'the time, host and unit of a journal',
    prefix: new RegExp(
      String.raw`^(?:(?<time>[A-Z][a-z]{2}\s{1,2}\d{1,2}\s\d\d:\d\d:\d\d(?:\.\d+)?|${STAMP})\s[\w.-]+\s(?<name>[\w@.:/-]+)\[\d+\]:\s)`,
    ),
  },
  {
    called: 'a time and a dyno',
    prefix: new RegExp(String.raw`^(?<time>${STAMP})\s(?:app|heroku)\[(?<name>[\w.-]+)\]:\s`),
  },
  { called: TIME, prefix: new RegExp(String.raw`^(?<time>${STAMP})\s(?=[{["\s]|[\w(/])`) },
];
/** Prefixes are searched for this far into a line, in UTF-16 units. */
const HEAD = 200;

/** The prefix is removed and the rest is read as a separate text. Each message keeps the time and name of its line. */
export const container: Format = {
  id: 'container',
  title: 'Container or service log',
  late: true,
  claim(text, sample = sampleOf(text), hints = {}) {
    return shapeOf(sample.lines, hints)?.claim ?? { score: 0, because: '' };
  },
  read(text, see, hints = {}) {
    const prefix = shapeOf(sampleOf(text).lines, hints)?.prefix ?? /^(?!)/;
    const decoding = new Decoding(text);
    const clock = new Clock();
    const stop = text.trimEnd().length;
    const starts: number[] = [];
    const details: { at?: number; channel?: string }[] = [];
    const skipped: Skipped[] = [];
    for (const whole of linesOf(text, Infinity)) {
      const line = trimmed(text, whole.start === 0 && text.startsWith('\ufeff') ? { start: 1, end: whole.end } : whole);
      if (line.start === line.end) continue;
      const found = prefix.exec(text.slice(line.start, Math.min(line.end, line.start + HEAD)));
      if (!found && !prefix.test(`${text.slice(line.start, line.end)} `)) {
        skipped.push({ start: line.start, end: line.end, because: 'This line lacks the prefix of the other lines.' });
        continue;
      }
      const { time, name, stream, part } = found?.groups ?? {};
      if (stream === 'stderr') {
        skipped.push({ start: line.start, end: line.end, because: 'Output on standard error.' });
        continue;
      }
      const at = time === undefined ? undefined : clock.read(time);
      starts.push(line.start);
      details.push({ ...(at === undefined ? {} : { at }), ...(name === undefined ? {} : { channel: name }) });
      decoding.copy(line.start + (found?.[0].length ?? line.end - line.start), line.end);
      if (part !== 'P') decoding.put('\n', { start: line.end, end: line.end });
    }
    const found = beneath(
      decoding.done(),
      (below, seeBelow) => takeInBelow(below, hints, seeBelow),
      see,
      (entry) => {
        forgiveCut(entry, stop);
        const line = details[lastUpTo(starts, entry.span.start)] ?? {};
        if (entry.at === undefined && line.at !== undefined) entry.at = line.at;
        if (entry.channel === undefined && line.channel !== undefined) entry.channel = line.channel;
      },
    );
    return { ...found, skipped: [...skipped, ...found.skipped].toSorted((a, b) => a.start - b.start) };
  },
  samples: [],
};

/** The prefix that most lines have, if the text after it can be read. */
function shapeOf(lines: readonly string[], hints: Hints): { prefix: RegExp; claim: Claim } | null {
  if ((hints.layers ?? 0) >= LAYERS) return null;
  for (const { called, prefix } of SHAPES) {
    const rests = lines.flatMap((line) => {
      const found = prefix.exec(line.slice(0, HEAD));
      return found ? [line.slice(found[0].length)] : [];
    });
    if (rests.length === 0 || rests.length * 10 < lines.length * 7) continue;
    const below = detectBelow(rests.join('\n'), hints);
    const bare =
      below.format.id === 'json' &&
      !rests.some((rest) => /^[{[]/.test(rest.trimStart()) && !TAG.test(rest.trimStart()));
    if (bare || (called === TIME && below.format.id === 'mixed')) continue;
    const because = `${rests.length} of the first ${lines.length} lines begin with ${called}; after that: ${below.format.title}.`;
    return { prefix, claim: { score: below.format.id === 'json' ? 55 : 66, because } };
  }
  return null;
}

/** The index of the last number that is at most `max`. */
function lastUpTo(numbers: readonly number[], max: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= max) low = middle;
    else high = middle - 1;
  }
  return low;
}
