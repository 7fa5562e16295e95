/** The C# SDK at level Trace: one line with category and time, then a line with the message in quotes. */
import { logFormat } from '../log-lines.ts';

const CATEGORY = /^(?:\[?([\d:.,T/ -]*\d\d:\d\d:\d\d[^\]\s]*)\]?\s+)?(?:trce|dbug|info|warn|fail|crit): (\S+)\[\d+\]/;
const MESSAGE =
  /^(?:.{0,80}?\s)?((?:Client|Server) \(.{0,120}?\)) (?:transport )?(received|receiving|sending|sent)(?: a)? message(?:[^:']{0,60}\. Message)?: '/;
const OWN = /^(?:Client|Server) \(.{0,120}?\) |ModelContextProtocol/;

/** The side that keeps the log is named at the beginning of the line. */
export const csharpSdk = logFormat({
  id: 'csharp-sdk',
  title: 'C# SDK log',
  called: 'lines of the C# SDK',
  sure: 92,
  vague: 60,
  advice:
    'At this level the C# SDK logs only ids and methods. Set the level of the category “ModelContextProtocol” to Trace to log messages.',
  start() {
    let time: string | undefined;
    return (line) => {
      const message = MESSAGE.exec(line);
      if (message) {
        const [all, logger = '', way = ''] = message;
        const own = logger.startsWith('Server') ? 'server' : 'client';
        const from = way.startsWith('sen') === (own === 'server') ? 'server' : 'client';
        return {
          body: all.length,
          from,
          because: `The line contains “${logger.split(' ')[0] ?? ''} … ${way}”.`,
          ...(time === undefined ? {} : { time }),
        };
      }
      const category = CATEGORY.exec(line);
      if (category) {
        time = category[1];
        return {
          skip: 'The header of a log entry.',
          ...(category[2]?.startsWith('ModelContextProtocol') ? {} : { weak: true as const }),
        };
      }
      return OWN.test(line) ? { skip: 'An SDK line without a message.' } : null;
    };
  },
});
