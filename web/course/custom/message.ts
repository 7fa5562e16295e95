/** Custom exercises whose answer is a message, or several messages in order. */
import { REVISION_IDS } from '../../protocol/types.ts';
import type { Party, Piece } from '../define.ts';
import type { GoalSource, MessageSource, MistakeSource, OrderCondition, OrderSource } from '../source.ts';
import {
  COMMON,
  optional,
  readAnswer,
  partiesOf,
  readLog,
  readNamed,
  readMessage,
  readChoice,
  readCommon,
} from './common.ts';
import { CONDITION, joined, readBreaks, readCondition, readJoined } from './condition.ts';
import { whole } from './pattern.ts';
import { LONG, SHORT, type Spot } from './file-place.ts';

const GOAL = ['id', 'name', 'says'];
const MISTAKE = ['id', 'says', 'example'];

/** Fix a message, write one, or answer as the server. */
export function readMessageExercise(spot: Spot, kind: MessageSource['kind']): MessageSource | null {
  spot.object('an exercise', [
    ...COMMON,
    'extensions',
    'revision',
    'from',
    'before',
    'batch',
    'wire',
    'spares',
    'goals',
  ]);
  const texts = readCommon(spot);
  const revision = spot.at('revision').choice('the revision that the answer is judged by', REVISION_IDS);
  const asServer = kind === 'answer-as-server';
  const from = optional(spot.at('from'), asServer ? 'server' : 'client', (one) =>
    one.choice('the sender of the message that the learner writes', ['client', 'server'] as const),
  );
  const batch = optional(spot.at('batch'), false, (one) =>
    typeof one.value === 'boolean' ? one.value : one.wants('true or false'),
  );
  const wire = optional(spot.at('wire'), undefined, (one) =>
    one.choice('the transport of the answer', ['stdio', 'http'] as const),
  );
  const before = optional(spot.at('before'), [], (one) => readLog(one, wire === 'http', partiesOf(spot), 0));
  const spares = optional(spot.at('spares'), undefined, readSpares);
  const start = readAnswer(spot.at('start'), 'what the learner starts with: a message or a string');
  const solution = readAnswer(spot.at('solution'), 'a correct answer: a message or a string');
  const goals = readNamed(
    spot.at('goals'),
    'an array of goals, each with `id`, `name`, `says`, and a condition',
    1,
    readGoal,
  );
  const mistakes = readNamed(spot.at('mistakes'), 'an array of typical wrong answers', 0, readMistake);
  if (!texts || !revision || !from || !before || batch === null || wire === null || spares === null) return null;
  if (start === null || solution === null || !goals || !mistakes) return null;
  const special = { ...(batch ? { batch } : {}), ...(wire ? { wire } : {}), ...(spares ? { spares } : {}) };
  return { ...texts, kind, revision, from, before, ...special, start, solution, goals, mistakes };
}

function readSpares(spot: Spot): readonly string[] | null {
  const items = spot.list('an array of rules that an answer may break', 0, 20);
  return (
    items &&
    whole(
      items.map((one) => one.text('the id of a rule', SHORT)),
      (rules) => rules,
    )
  );
}

function readGoal(spot: Spot): GoalSource | null {
  if (!spot.object('a goal', [...GOAL, ...CONDITION])) return null;
  const says = readChoice(spot);
  const name = spot.at('name').text('a short description of the goal', SHORT);
  const condition = readCondition(spot);
  return says && name !== null && condition ? { ...says, name, ...condition } : null;
}

function readMistake(spot: Spot): MistakeSource | null {
  if (!spot.object('a mistake', [...MISTAKE, ...CONDITION])) return null;
  const says = readChoice(spot);
  const example = readAnswer(spot.at('example'), 'an answer with this mistake');
  const condition = readCondition(spot);
  return says && example !== null && condition ? { ...says, example, ...condition } : null;
}

/** Put a session in order. */
export function readOrderExercise(spot: Spot): OrderSource | null {
  spot.object('an exercise', [...COMMON, 'extensions', 'revision', 'pieces', 'goals']);
  const texts = readCommon(spot);
  const revision = spot.at('revision').choice('the revision that the order is judged by', REVISION_IDS);
  const pieces = readNamed(
    spot.at('pieces'),
    'an array of the messages to put in order, each with `id`, `from`, and `message`',
    2,
    (one) => readPiece(one, partiesOf(spot)),
  );
  if (!pieces) return null;
  if (JSON.stringify(spot.at('pieces').value).length > LONG)
    return spot.at('pieces').report(`These messages have more than ${LONG} characters in total.`);
  const ids = pieces.map(({ id }) => id);
  const solution = readOrder(spot.at('solution'), ids);
  const start = optional(spot.at('start'), otherThan(ids, solution), (one) => readOrder(one, ids));
  const goals = readNamed(spot.at('goals'), 'an array of goals for the order', 0, (one) => readOrderGoal(one, ids));
  const mistakes = readNamed(spot.at('mistakes'), 'an array of typical wrong orders', 0, (one) =>
    readOrderMistake(one, ids),
  );
  if (!texts || !revision || start === null || solution === null || !goals || !mistakes) return null;
  return { ...texts, kind: 'order-session', revision, pieces, start, solution, goals, mistakes };
}

function otherThan(ids: readonly string[], solution: string | null): string {
  const listed = ids.join(' ');
  return listed === solution ? ids.toReversed().join(' ') : listed;
}

function readPiece(spot: Spot, parties: readonly Party[]): Piece | null {
  const draft = readMessage(spot, ['id'], parties);
  const id = spot.at('id').id('a short name for the message');
  return draft && id !== null ? { id, ...draft } : null;
}

/** An order of all pieces: an array of their ids, or a string with spaces between them. */
function readOrder(spot: Spot, ids: readonly string[]): string | null {
  const { value } = spot;
  const listed = typeof value === 'string' ? value.split(/\s+/u).filter((word) => word !== '') : value;
  const order = Array.isArray(listed) ? listed.filter((id) => typeof id === 'string') : null;
  if (!order || !Array.isArray(listed)) return spot.wants('an array of the ids of all pieces');
  const complete = order.length === ids.length && ids.every((id) => order.includes(id));
  return complete ? order.join(' ') : spot.report(`An order must have each of these ids once: ${ids.join(' ')}.`);
}

const ORDER_GOAL = ['before', 'first', 'last', 'all', 'any', 'not'];

function readOrderGoal(spot: Spot, ids: readonly string[]): OrderSource['goals'][0] | null {
  if (!spot.object('a goal', [...GOAL, ...ORDER_GOAL])) return null;
  const says = readChoice(spot);
  const name = spot.at('name').text('a short description of the goal', SHORT);
  const condition = readOrderCondition(spot, ids);
  return says && name !== null && condition ? { ...says, name, ...condition } : null;
}

function readOrderMistake(spot: Spot, ids: readonly string[]): OrderSource['mistakes'][0] | null {
  if (!spot.object('a mistake', [...MISTAKE, ...ORDER_GOAL, 'breaks'])) return null;
  const says = readChoice(spot);
  const example = readOrder(spot.at('example'), ids);
  const condition = readOrderCondition(spot, ids);
  return says && example !== null && condition ? { ...says, example, ...condition } : null;
}

/** Conditions on an order: `before` with two ids, `first`, `last`, and `breaks`. All of them must hold. */
function readOrderCondition(spot: Spot, ids: readonly string[]): OrderCondition | null {
  const inner = (one: Spot): OrderCondition | null =>
    one.object('a condition', [...ORDER_GOAL, 'breaks']) && readOrderCondition(one, ids);
  const parts: (OrderCondition | null)[] = [...readBreaks(spot), ...readJoined(spot, inner)];
  if (spot.at('before').there) parts.push(readBefore(spot.at('before'), ids));
  for (const name of ['first', 'last'] as const)
    if (spot.at(name).there) {
      const id = spot.at(name).choice('the id of a piece', ids);
      parts.push(id === null ? null : { [name]: id });
    }
  if (parts.length === 0)
    return spot.report(
      'A condition is missing: use `before` with the ids of two pieces, `first`, `last`, or `breaks`.',
    );
  return joined(parts);
}

function readBefore(spot: Spot, ids: readonly string[]): OrderCondition | null {
  const items = spot.list('an array of the ids of two pieces, in the required order', 2, 2);
  const [first, second] = items?.map((one) => one.choice('the id of a piece', ids)) ?? [];
  return first && second ? { before: [first, second] } : null;
}
