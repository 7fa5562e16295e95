/** The effects of the learner’s change: the same steps played with it and without it. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { isObject } from '../../protocol/values.ts';
import type { RunFinding, RunRow, RunView } from '../../simulator/run.ts';

/** The parts of a play that are compared. */
export interface Side {
  readonly findings: readonly RunFinding[];
  /** The messages of the server in the step. */
  readonly replies: readonly RunRow[];
  readonly state: string;
}

/** One difference. The strings are for people. */
export interface Alteration {
  readonly what: 'verdict' | 'reply' | 'state';
  readonly was: string;
  readonly is: string;
}

/** The differences, in the order in which the learner meets them. */
export function alterations(without: Side, withIt: Side): Alteration[] {
  const pairs = [
    ['verdict', verdictOf(without), verdictOf(withIt)],
    ['reply', replyOf(without), replyOf(withIt)],
    ['state', without.state, withIt.state],
  ] as const;
  return pairs.filter(([, was, is]) => was !== is).map(([what, was, is]) => ({ what, was, is }));
}

function verdictOf({ findings }: Side): string {
  return findings.length === 0 ? 'Valid' : findings.map(({ title }) => title).join('; ');
}

function replyOf({ replies }: Side): string {
  const texts = replies.flatMap(({ channel, text, http }) =>
    channel === 'message'
      ? [briefOf(text)]
      : channel === 'http' && http?.event === null && http.head !== null
        ? [responseOf(http.head, text)]
        : [],
  );
  return texts.length === 0 ? 'No message is sent' : texts.join('\n');
}

/** A response without a message: its status line, and its body if there is one. */
function responseOf(head: string, body: string): string {
  return `${head.split('\n', 1)[0] ?? ''}${body === '' ? '' : `\n${body}`}`;
}

/** An error starts with its code, before the whole message. */
function briefOf(text: string): string {
  const value = jsonOf(text);
  const error = isObject(value) && isObject(value.error) ? value.error : null;
  return error ? `Error ${JSON.stringify(error.code ?? null)}: ${text}` : text;
}

/** The title of the current lifecycle state. */
export function stateOf({ inside }: Pick<RunView, 'inside'>): string {
  return inside.life.find(({ place }) => place === 'now')?.title ?? '';
}
