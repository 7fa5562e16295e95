/** The C# SDK at level Trace: one line for category and clock, one below it with the message in quotes. */
import { logFormat } from '../log-lines.ts';

const CATEGORY = /^(?:\[?([\d:.,T/ -]*\d\d:\d\d:\d\d[^\]\s]*)\]?\s+)?(?:trce|dbug|info|warn|fail|crit): (\S+)\[\d+\]/;
const MESSAGE =
  /^(?:.{0,80}?\s)?((?:Client|Server) \(.{0,120}?\)) (?:transport )?(received|receiving|sending|sent)(?: a)? message[^:']{0,60}\. Message: '/;
const OWN = /^(?:Client|Server) \(.{0,120}?\) |ModelContextProtocol/;

/** Who keeps the log stands at the beginning of the line. */
export const csharpSdk = logFormat({
  id: 'csharp-sdk',
  title: 'C# SDK log',
  called: 'lines of the C# SDK',
  sure: 92,
  vague: 60,
  advice:
    'At this level the C# SDK writes ids and methods only. Set the level of the category “ModelContextProtocol” to Trace to see messages.',
  start() {
    let time: string | undefined;
    return (line) => {
      const message = MESSAGE.exec(line);
      if (message) {
        const [all, keeper = '', way = ''] = message;
        const own = keeper.startsWith('Server') ? 'server' : 'client';
        const from = way.startsWith('sen') === (own === 'server') ? 'server' : 'client';
        return {
          body: all.length,
          from,
          because: `The line says “${keeper.split(' ')[0] ?? ''} … ${way}”.`,
          ...(time === undefined ? {} : { time }),
        };
      }
      const category = CATEGORY.exec(line);
      if (category) {
        time = category[1];
        return {
          skip: 'The head of an entry of the log.',
          ...(category[2]?.startsWith('ModelContextProtocol') ? {} : { weak: true as const }),
        };
      }
      return OWN.test(line) ? { skip: 'A line of the SDK without a message.' } : null;
    };
  },
});
