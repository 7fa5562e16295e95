/** Text that looks like a log while the log readers are still loading: whole messages are read, nothing is reported. */
import { sampleOf } from '../text-sample.ts';
import type { Format, RawEntry } from '../types.ts';
import { isMessage } from '../value-end.ts';
import { strictEntries, trimmed } from '../unit.ts';
import { linesOf } from './lines.ts';

/** A line that has text before its value. */
const AHEAD = /^[^{["'\s=][^{="]*[\]:>|)-]\s*\{\s*"/;
/** First lines of HTTP messages, and of streams and frames. */
const CARRIED = /^(?:[A-Z]{3,10} \S+ HTTP\/\d|HTTP\/\d)/;
const OPENS = /^(?:(?:data|event|id|retry|Content-Length)[ \t]?:|(?:GET|POST|DELETE) (?:\/|https?:))/;
/** Text around messages in the logs and files of recorders. */
const AROUND = /"(?:log|direction|origin|seq|session_id|serverId|payload|messages|timestamp|time|ts)"\s*:/;
const WITHIN = /"(?:jsonrpc|method|params|result|error)"\s*:/;
const BECAUSE = 'The log readers are still loading.';

/** A substitute for every log format until its reader is loaded. */
export const waiting: Format = {
  id: 'waiting',
  title: 'A log',
  claim(text, sample = sampleOf(text)) {
    if (OPENS.test(sample.head) || sample.lines.some((line) => CARRIED.test(line)))
      return { score: 78, because: BECAUSE };
    const within = sample.head.slice(0, 1000).search(WITHIN);
    const around = /^["[{]/.test(sample.head) ? sample.head.search(AROUND) : -1;
    if (/^"[^]{0,40}\\"(?:jsonrpc|method|id)\\"/.test(sample.head) || (around >= 0 && (within < 0 || around < within)))
      return { score: 75, because: BECAUSE };
    return { score: sample.lines.some((line) => AHEAD.test(line)) ? 40 : 0, because: BECAUSE };
  },
  read(text) {
    const entries: RawEntry[] = [];
    const skipped = [];
    for (const span of linesOf(text, Infinity)) {
      const line = trimmed(text, span);
      if (line.start === line.end) continue;
      const at = text.indexOf('{', line.start);
      const found = at < 0 || at >= line.end ? null : strictEntries(text, { start: at, end: line.end });
      if (found?.every(({ value }) => isMessage(value))) entries.push(...found);
      else skipped.push({ ...line, because: BECAUSE });
    }
    return { entries, skipped, problems: [], waiting: true };
  },
  samples: [],
};
