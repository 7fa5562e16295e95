/** Which side keeps a log that tells «read» and «write» apart, but not of whom. */
import { sideOf } from '../model/side.ts';

const LOOK_AT = 2000;
/** Of a message, UTF-16 units. */
const NEAR = 4000;
const METHOD = /"method"\s*:\s*"([^"\\]{1,80})"|\bmethod='?([\w/$.-]{1,80})/;

/** The side that keeps the log, with the reason; null where the first messages do not show it. */
export function keeperOf(
  text: string,
  line: (line: string) => { body?: number; side?: 'sent' | 'received' } | null,
  head: number,
): { side: 'client' | 'server'; because: string } | null {
  let at = 0;
  for (let count = 1; count <= LOOK_AT && at < text.length; count++) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    const told = line(text.slice(at, Math.min(end, at + head)).trim());
    if (told?.side) {
      const said = METHOD.exec(text.slice(at, Math.min(end, at + NEAR)));
      const method = said?.[1] ?? said?.[2];
      const sender = method === undefined ? null : sideOf(method);
      if (sender && method !== undefined) {
        const side = told.side === 'sent' ? sender : sender === 'client' ? 'server' : 'client';
        const because = `In line ${count} the side that keeps this log ${told.side === 'sent' ? 'sends' : 'receives'} \`${method}\`: it is the ${side}.`;
        return { side, because };
      }
    }
    at = end + 1;
  }
  return null;
}
