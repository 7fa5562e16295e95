/**
 * Logs that are lines: a head with clock, level and names, behind it a message. A format says of each line what its head tells
 * and where the message begins; the rest is done here, once for all of them: where the message ends (also lines below), what
 * the log adds behind it, what was cut out of it, and why a line holds none.
 */
import type { LogSpec } from './log-spec.ts';
import { HEAD, LogReader } from './log-reader.ts';
import { sampleOf, type TextSample } from './text-sample.ts';
import type { Claim, Format } from './types.ts';

/** Where a third of the lines are of a kind, the text is. */
const FEW = 3;

/** The format of a kind of log. */
export function logFormat(spec: LogSpec): Format {
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
  // Lines without messages that are few among many others say little.
  const most = bodies > 0 ? spec.sure : (spec.vague ?? 0) * Math.min(1, FEW * share);
  const holding = bodies > 0 ? `, ${bodies} of them with a message` : ', none of them with a message';
  const first =
    lines.length === 1 ? 'The line is one' : `${heads} of the first ${lines.length} lines are ${spec.called}`;
  return {
    score: most * (0.75 + 0.25 * share),
    because: lines.length === 1 ? `${first} of ${spec.called}.` : `${first}${holding}.`,
  };
}
