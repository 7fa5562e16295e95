/** The sender of a message that a heading, a comment or an arrow above it names. */

const CLIENT_TO_SERVER =
  /\b(?:client|host)\b[ *_`)]{0,4}(?:→|->|-->|=>|⇒|>>|➜|➡)[ *_`(]{0,4}\bserver\b|\bserver\b[ *_`)]{0,4}(?:←|<-|<--|<=|⇐|<<)[ *_`(]{0,4}\bclient\b/i;
const SERVER_TO_CLIENT =
  /\bserver\b[ *_`)]{0,4}(?:→|->|-->|=>|⇒|>>|➜|➡)[ *_`(]{0,4}\b(?:client|host)\b|\bclient\b[ *_`)]{0,4}(?:←|<-|<--|<=|⇐|<<)[ *_`(]{0,4}\bserver\b/i;
const CLIENT_SENDS =
  /^\W{0,6}(?:(?:the )?client (?:sends|request|calls|initiates)|request from (?:the )?client|client:\s*$)/i;
const SERVER_SENDS =
  /^\W{0,6}(?:(?:the )?server (?:sends|responds|response|replies|returns|answers)|(?:response|reply) from (?:the )?server|server:\s*$)/i;

/** The sender, if the line of `at` or the heading right above it shows it plainly. */
export function senderAbove(text: string, at: number): 'client' | 'server' | undefined {
  const before = text.slice(Math.max(0, at - 300), at).split('\n');
  const own = before.pop() ?? '';
  let heading = before.pop() ?? '';
  while (before.length > 0 && heading.trim() === '') heading = before.pop() ?? '';
  return senderIn(own) ?? senderIn(heading);
}

/** The sender that a heading or a comment names plainly. */
export function senderIn(line: string): 'client' | 'server' | undefined {
  if (line.length > 160) return undefined;
  const toServer = CLIENT_TO_SERVER.test(line) || CLIENT_SENDS.test(line);
  const toClient = SERVER_TO_CLIENT.test(line) || SERVER_SENDS.test(line);
  if (toServer === toClient) return undefined;
  return toServer ? 'client' : 'server';
}
