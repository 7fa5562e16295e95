/**
 * Line-based logs: a header with time, level and names, then a message. A format describes for each line what its header
 * contains and where the message begins. The rest is the same for all formats: the end of the message (possibly on later
 * lines), text added after it, text cut out of it, and the reason why a line has none.
 */
import type { LogSpec } from './log-spec.ts';
import { HEAD, LogReader } from './log-reader.ts';
import { sampleOf, type TextSample } from './text-sample.ts';
import type { Claim, Format } from './types.ts';

/** If a third of the lines are of a kind, the text is of that kind. */
const FEW = 3;

/**
 * A line that begins with a message, or with a member of a message laid out over several lines: JSON, whatever its strings
 * quote. No log begins its lines like this.
 */
const BARE = /^\s*(?:\[?\s*\{\s*"(?:jsonrpc|id|method|params|result|error)"\s*:|"(?:[^"\\]|\\.){0,80}"\s*:)/;

/** The format for one kind of log. */
export function logFormat(own: LogSpec): Format {
  const spec: LogSpec = { ...own, start: () => unlessBare(own.start()) };
  return {
    id: spec.id,
    title: spec.title,
    ...(spec.advice === undefined ? {} : { advice: spec.advice }),
    ...(spec.flips ? { flips: true as const } : {}),
    claim: (text, sample = sampleOf(text)) => claimOf(spec, sample),
    read: (text, see) => new LogReader(text, spec, see).read(),
    samples: spec.samples ?? [],
  };
}

function unlessBare(line: ReturnType<LogSpec['start']>): ReturnType<LogSpec['start']> {
  return (text) => (BARE.test(text) ? null : line(text));
}

function claimOf(spec: LogSpec, { lines }: TextSample): Claim {
  const line = spec.start();
  let heads = 0;
  let bodies = 0;
  for (const one of lines) {
    const head = line(one.length > HEAD ? one.slice(0, HEAD) : one);
    if (!head || head.weak) continue;
    heads++;
    if (head.body !== undefined) bodies++;
  }
  if (heads === 0) return { score: 0, because: '' };
  const share = heads / lines.length;
  // A few lines without messages among many others prove little.
  const max = bodies > 0 ? spec.sure : (spec.vague ?? 0) * Math.min(1, FEW * share);
  const holding = bodies > 0 ? `, ${bodies} of them with a message` : ', none of them with a message';
  const first =
    lines.length === 1 ? 'The line is one' : `${heads} of the first ${lines.length} lines are ${spec.called}`;
  return {
    score: max * (0.75 + 0.25 * share),
    because: lines.length === 1 ? `${first} of ${spec.called}.` : `${first}${holding}.`,
  };
}
