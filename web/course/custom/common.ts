/** Members that all custom exercises share, and readers that several kinds use. */
import { isObject } from '../../protocol/values.ts';
import type { JsonRecord } from '../../simulator/types.ts';
import type { Logged, Party } from '../define.ts';
import { answerText } from '../exercise.ts';
import type { CommonTexts } from '../source.ts';
import { whole } from './pattern.ts';
import { LONG, SHORT, type Spot } from './file-place.ts';

/** Members that every exercise may have. */
export const COMMON = ['id', 'kind', 'title', 'task', 'hints', 'lesson', 'links', 'start', 'solution', 'mistakes'];

/** Maximum number of hints, links, goals, or mistakes. */
const MAX = 20;

/** Reads what every exercise has; null if a part is unusable, which is reported. */
export function readCommon(spot: Spot): CommonTexts | null {
  const id = spot.at('id').id('a unique id');
  const title = spot.at('title').text('the title of the exercise', SHORT);
  const task = spot.at('task').lines('the task for the learner');
  const lesson = spot.at('lesson').lines('what to remember, shown after the exercise is solved');
  const hints = optional(spot.at('hints'), [], readHints);
  const links = optional(spot.at('links'), [], readLinks);
  const extensions = optional(spot.at('extensions'), undefined, (one) =>
    one.value === true ? one.value : one.wants('true, if the rules of official extensions apply'),
  );
  if (id === null || title === null || task === null || lesson === null || !hints || !links) return null;
  if (extensions === null) return null;
  return { id, title, task, hints, lesson, links, ...(extensions ? { extensions } : {}) };
}

/** The sides that messages of an exercise may come from. */
export function partiesOf(spot: Spot): readonly Party[] {
  return spot.at('extensions').value === true ? ['client', 'server', 'view', 'host'] : ['client', 'server'];
}

/** Reads an optional value, or returns the default if it is missing. */
export function optional<T>(spot: Spot, otherwise: T, read: (spot: Spot) => T | null): T | null {
  return spot.there ? read(spot) : otherwise;
}

function readHints(spot: Spot): readonly string[] | null {
  const items = spot.list('an array of hints, from a small hint to almost the answer', 0, MAX);
  return (
    items &&
    whole(
      items.map((one) => one.lines('a hint')),
      (hints) => hints,
    )
  );
}

function readLinks(spot: Spot): CommonTexts['links'] | null {
  const items = spot.list('an array of links, each with `title` and `url`', 0, MAX);
  return items && whole(items.map(readLink), (links) => links);
}

function readLink(spot: Spot): CommonTexts['links'][0] | null {
  if (!spot.object('an object with `title` and `url`', ['title', 'url'])) return null;
  const title = spot.at('title').text('the text of the link', SHORT);
  const url = spot.at('url').text('a URL that starts with https://', 2000);
  if (title === null || url === null) return null;
  if (!/^https:\/\/[^\s/]+/u.test(url)) return spot.at('url').report('Links must start with `https://`.');
  return { title, url };
}

/** An answer: a string as it is, any other JSON formatted. */
export function readAnswer(spot: Spot, wanted: string): string | null {
  if (spot.value === undefined || typeof spot.value === 'string') return spot.text(wanted);
  const text = answerText(spot.value);
  return text.length > LONG ? spot.report(`This has ${text.length} characters; the maximum is ${LONG}.`) : text;
}

/** Messages and batches with their senders; with a transport, the raw strings that were sent, including anything between messages. */
export function readLog(spot: Spot, carried: boolean, parties: readonly Party[], min = 1): readonly Logged[] | null {
  const wanted = carried
    ? 'an array of what was sent, each as `{"from": "client", "message": "…"}`'
    : 'an array of messages with their senders';
  const items = spot.list(wanted, min, 200);
  if (!items) return null;
  if (JSON.stringify(spot.value).length > LONG)
    return spot.report(`These messages have more than ${LONG} characters in total.`);
  const read = items.map((one) => {
    if (!Array.isArray(one.at('message').value) && !carried) return readMessage(one, [], parties);
    if (!one.object('an object with `from` and `message`', ['from', 'message'])) return null;
    const from = one.at('from').choice('the sender', parties);
    const message = carried ? one.at('message').lines('what was sent') : one.at('message').value;
    return from === null || message === null || message === undefined ? null : { from, message };
  });
  return whole(read, (all) => all);
}

/** A message with its sender. */
export function readMessage<P extends Party>(
  spot: Spot,
  others: readonly string[],
  parties: readonly P[],
): { from: P; message: JsonRecord } | null {
  if (!spot.object('an object with `from` and `message`', ['from', 'message', ...others])) return null;
  const from = spot.at('from').choice('the sender of the message', parties);
  const { value } = spot.at('message');
  if (!isObject(value)) return spot.at('message').wants('a message, as an object');
  return from === null ? null : { from, message: value };
}

/** Goals or mistakes with unique ids. */
export function readNamed<T extends { id: string }>(
  spot: Spot,
  wanted: string,
  min: number,
  read: (one: Spot) => T | null,
): readonly T[] | null {
  if (!spot.there && min === 0) return [];
  const items = spot.list(wanted, min, MAX);
  if (!items) return null;
  const seen = new Set<string>();
  const all = items.map((one) => {
    const made = read(one);
    if (made && seen.has(made.id)) return one.at('id').report(`\`${made.id}\` appears twice; each needs its own id.`);
    if (made) seen.add(made.id);
    return made;
  });
  return whole(all, (known) => known);
}

/** The id and the feedback of a goal or a mistake. */
export function readChoice(spot: Spot): { id: string; says: string } | null {
  const id = spot.at('id').name('a name');
  const says = spot.at('says').lines('the feedback for the learner', 2000);
  return id === null || says === null ? null : { id, says };
}
