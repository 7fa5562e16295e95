/** The Go SDK’s `LoggingTransport`: `read:` and `write:`, from the side that keeps the log. */
import { logFormat } from '../log-lines.ts';

const HEAD =
  /^(?:(\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?Z?)\s+)?(?:\[?[\w.-]{1,40}\]?:?\s+)?(?:(?:read|write) error: .*?)?(read|write):\s*(?=\{|\[)/;
const FAILED = /^(?:.{0,60}\s)?(read|write) error: /;

/** The side that sends `initialize` shows which side keeps the log. */
export const goSdk = logFormat({
  id: 'go-sdk',
  title: 'Go SDK log (LoggingTransport)',
  called: 'lines of the Go SDK’s LoggingTransport',
  sure: 92,
  flips: true,
  vague: 30,
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (head) {
      const [all, time, way] = head;
      return { body: all.length, side: way === 'write' ? 'sent' : 'received', ...(time === undefined ? {} : { time }) };
    }
    return FAILED.test(line) ? { skip: 'Reading or writing failed here.' } : null;
  },
});
