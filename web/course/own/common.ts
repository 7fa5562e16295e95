/** What every exercise of a file has, and small parts that several kinds have. */
import { isObject } from '../../protocol/values.ts';
import type { Said } from '../define.ts';
import { answerText } from '../exercise.ts';
import { whole } from './pattern.ts';
import { LONG, SHORT, type Spot } from './file-place.ts';

/** Members that every exercise may have. */
export const COMMON = ['id', 'kind', 'title', 'task', 'hints', 'lesson', 'links', 'start', 'solution', 'mistakes'];

/** What every exercise has but its answers. */
export interface Words {
  id: string;
  title: string;
  task: string;
  hints: readonly string[];
  lesson: string;
  links: readonly { title: string; url: string }[];
}

/** Most messages around an answer, hints, goals, mistakes. */
const MAX = 20;

/** Reads what every exercise has; null where something of it cannot be used, which is told. */
export function readText(spot: Spot): Words | null {
  const id = spot.at('id').id('a name of your own, unlike all others');
  const title = spot.at('title').text('what the exercise is called', SHORT);
  const task = spot.at('task').lines('what there is to do');
  const lesson = spot.at('lesson').lines('what there is to remember, told once it is solved');
  const hints = optional(spot.at('hints'), [], readHints);
  const links = optional(spot.at('links'), [], readLinks);
  if (id === null || title === null || task === null || lesson === null || !hints || !links) return null;
  return { id, title, task, hints, lesson, links };
}

/** What is read where something stands, and what is meant where nothing does. */
export function optional<T>(spot: Spot, otherwise: T, read: (spot: Spot) => T | null): T | null {
  return spot.there ? read(spot) : otherwise;
}

function readHints(spot: Spot): readonly string[] | null {
  const items = spot.list('hints, from a nudge to nearly the answer', 0, MAX);
  return (
    items &&
    whole(
      items.map((one) => one.lines('a hint')),
      (hints) => hints,
    )
  );
}

function readLinks(spot: Spot): Words['links'] | null {
  const items = spot.list('links, each with `title` and `url`', 0, MAX);
  return items && whole(items.map(readLink), (links) => links);
}

function readLink(spot: Spot): Words['links'][0] | null {
  if (!spot.object('an object with `title` and `url`', ['title', 'url'])) return null;
  const title = spot.at('title').text('what the link says', SHORT);
  const url = spot.at('url').text('an address that begins with https://', 2000);
  if (title === null || url === null) return null;
  if (!/^https:\/\/[^\s/]+/u.test(url)) return spot.at('url').tell('Links begin with `https://`.');
  return { title, url };
}

/** An answer: a text as it is, any other JSON laid out. */
export function readAnswer(spot: Spot, wanted: string): string | null {
  if (spot.value === undefined || typeof spot.value === 'string') return spot.text(wanted);
  const text = answerText(spot.value);
  return text.length > LONG ? spot.tell(`This has ${text.length} characters; ${LONG} are the most.`) : text;
}

/** Messages that are said, each with its sender. */
export function readSaid(spot: Spot, least: number, most: number): readonly Said[] | null {
  const items = spot.list('messages, each as `{"from": "client", "message": {…}}`', least, most);
  if (!items) return null;
  if (JSON.stringify(spot.value).length > LONG)
    return spot.tell(`These messages have more than ${LONG} characters together.`);
  return whole(
    items.map((one) => readOneSaid(one, [])),
    (said) => said,
  );
}

/** A message with its sender. */
export function readOneSaid(spot: Spot, others: readonly string[]): Said | null {
  if (!spot.object('an object with `from` and `message`', ['from', 'message', ...others])) return null;
  const from = spot.at('from').choice('who says it', ['client', 'server'] as const);
  const { value } = spot.at('message');
  if (!isObject(value)) return spot.at('message').wants('a message, as an object');
  return from === null ? null : { from, message: value };
}

/** Goals or mistakes, whose ids are told apart. */
export function readNamed<T extends { id: string }>(
  spot: Spot,
  wanted: string,
  least: number,
  read: (one: Spot) => T | null,
): readonly T[] | null {
  if (!spot.there && least === 0) return [];
  const items = spot.list(wanted, least, MAX);
  if (!items) return null;
  const seen = new Set<string>();
  const all = items.map((one) => {
    const made = read(one);
    if (made && seen.has(made.id))
      return one.at('id').tell(`\`${made.id}\` is there twice; each needs an id of its own.`);
    if (made) seen.add(made.id);
    return made;
  });
  return whole(all, (known) => known);
}

/** Id and words of a goal or a mistake. */
export function readSays(spot: Spot): { id: string; says: string } | null {
  const id = spot.at('id').name('a name');
  const says = spot.at('says').lines('what a learner is told', 2000);
  return id === null || says === null ? null : { id, says };
}
