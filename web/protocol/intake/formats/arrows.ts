/**
 * Messages after arrows or the name of a side: `> {…}`, `<-- {…}`, `client: {…}`, as panels, specifications and people write
 * them.
 */
import type { Line } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format } from '../types.ts';

const CLOCK = String.raw`(?:\[?((?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)\]?\s+)?`;
/** The beginning of a value in JSON, which a link of Markdown, a word in brackets or a map of another language is not. */
const OPENER = String.raw`(?=(?!\{\w{1,40}=)\{\s*(?:["'}]|\w|$)|(?!\["\w{1,40}" ?:)\[\s*(?:[[{"\]]|$))`;
/** A member of a message: arrows are before other values, too. */
const MARK = /jsonrpc|["']?\b(?:method|result|error|params)["']?\s*:/;
const ARROW = new RegExp(
  String.raw`^${CLOCK}(?:([-=]{1,3}>|>{1,3}|[→⇒⟶➡▶])|(<[-=]{1,3}|<{1,3}|[←⇐⟵⬅◀]))\s*:?\s*${OPENER}`,
  'u',
);
const SIDES = String.raw`client|server|host|C|S`;
const NAMED = new RegExp(
  String.raw`^${CLOCK}[[(*]{0,3}(?:from )?(${SIDES})[\])*]{0,3}\s*(?:(?:[-=]{1,2}>|>|→|⇒|to)\s*(?:[[(]?(?:${SIDES})[\])]?)?)?\s*:?[*]{0,2}:?\s*${OPENER}`,
  'iu',
);
const DONE = new RegExp(
  String.raw`^${CLOCK}[[(*]{0,3}(?:(send|sent|sending|out|outgoing|tx)|(recv|receive|received|receiving|got|in|incoming|rx))(?: message)?[\])*]{0,3}\s*[:>-]?[*]{0,2}\s*${OPENER}`,
  'iu',
);

function read(line: string): (Line & { way?: string }) | null {
  const arrow = ARROW.exec(line);
  if (arrow) {
    const [all, time, right, left] = arrow;
    const details = { body: all.length, ...(time === undefined ? {} : { time }) };
    const spec = /^(?:-->|<--)$/.exec(right ?? left ?? '');
    if (spec) {
      const because = `The arrow is \`${spec[0]}\`: ${right ? 'to' : 'from'} the server, as in the JSON-RPC 2.0 specification.`;
      return { ...details, from: right ? 'client' : 'server', because, way: spec[0] };
    }
    return { ...details, side: right ? 'sent' : 'received', way: right ?? left ?? '' };
  }
  const named = NAMED.exec(line);
  if (named) {
    const [all, time, side = ''] = named;
    const from = /^s/i.test(side) ? 'server' : 'client';
    return {
      body: all.length,
      from,
      because: `The line begins with “${side}”.`,
      ...(time === undefined ? {} : { time }),
    };
  }
  const done = DONE.exec(line);
  if (!done) return null;
  const [all, time, sent] = done;
  return { body: all.length, side: sent === undefined ? 'received' : 'sent', ...(time === undefined ? {} : { time }) };
}

const log = logFormat({
  id: 'arrows',
  title: 'Messages with arrows',
  called: 'messages with an arrow or a side’s name',
  sure: 88,
  flips: true,
  start: () => read,
});

/** If every mark is `>`, the text may as well be a quotation. */
export const arrows: Format = {
  ...log,
  claim(text, sample = sampleOf(text), hints = {}) {
    const ways = new Set(sample.lines.flatMap((line) => read(line.slice(0, 200))?.way ?? []));
    const quoted = ways.size === 1 && ways.has('>');
    const claim = log.claim(text, sample, hints);
    if (claim.score > 0 && !sample.lines.some((line) => MARK.test(line))) return { score: 0, because: '' };
    return quoted ? { ...claim, score: Math.min(claim.score, 30) } : claim;
  },
};
