/** What is the matter with a method's name: one answer per message, so that the rules about names never speak twice. */
import type { FixPlan, FixStep } from '../../json/plan.ts';
import type { ForeignMethod, RevisionModel } from '../../model/define.ts';
import type { Message } from '../define.ts';
import { has } from '../../json/object.ts';
import { nearest } from '../../json/nearest.ts';
import { named } from '../../json/describe.ts';
import { BARE_NOTIFICATIONS, CANCELLATIONS, FAREWELLS, misnomers, squashed } from '../../model/method-names.ts';

/** The one thing that is wrong with the name. */
export type MethodVerdict =
  | { is: 'foreign'; name: string; entry: ForeignMethod }
  | { is: 'case' | 'prefix'; right: string }
  | { is: 'cancellation'; right: string }
  | { is: 'farewell' }
  /** `sure`: a known other name for `right`. `elsewhere`: near to a method of another revision only. */
  | { is: 'unknown'; right: string | null; sure: boolean; elsewhere: ForeignMethod | null };

/** Longer names are no common mistake of anything. */
const LONGEST = 200;

/** Names judged before, by model: six rules ask about each message, and a log says the same name over and over. */
const judged = new WeakMap<RevisionModel, Map<string, MethodVerdict>>();
/** How many names are kept. */
const MAX = 1000;

/** Judges the name; null when the revision has it, when it has no method table, or when the name is not ours to judge. */
export function verdictOf(message: Message): MethodVerdict | null {
  const { model, method, kind } = message;
  if (method === null || message.row || model.methods.size === 0 || method.startsWith('rpc.')) return null;
  if (method === '' || method.length > LONGEST) return { is: 'unknown', right: null, sure: false, elsewhere: null };
  let names = judged.get(model);
  if (!names || names.size > MAX) judged.set(model, (names = new Map()));
  const key = `${kind} ${method}`;
  const before = names.get(key);
  if (before) return before;
  const verdict = judgeName(model, method, kind === 'request');
  names.set(key, verdict);
  return verdict;
}

function judgeName(model: RevisionModel, method: string, asked: boolean): MethodVerdict {
  const lower = method.toLowerCase();
  const own = model.foreign.get(method);
  if (own) return { is: 'foreign', name: method, entry: own };
  if (FAREWELLS.has(lower)) return { is: 'farewell' };
  const right = 'notifications/cancelled';
  if (CANCELLATIONS.has(lower) && model.methods.has(right)) return { is: 'cancellation', right };
  return (
    known(model, 'case', (name) => name.toLowerCase() === lower) ??
    prefixed(model, lower, asked) ??
    otherSpelling(model, squashed(method)) ??
    near(model, method)
  );
}

/** The first method, of this revision or of another, that passes the test. */
function known(
  model: RevisionModel,
  is: 'case' | 'prefix' | 'spelling',
  test: (name: string) => boolean,
): MethodVerdict | null {
  for (const name of model.methods.keys()) {
    if (test(name))
      return is === 'spelling' ? { is: 'unknown', right: name, sure: true, elsewhere: null } : { is, right: name };
  }
  for (const [name, entry] of model.foreign) if (test(name)) return { is: 'foreign', name, entry };
  return null;
}

function prefixed(model: RevisionModel, lower: string, asked: boolean): MethodVerdict | null {
  const bare = lower.replace(/^notification\//u, '');
  if (asked && bare === lower && !BARE_NOTIFICATIONS.test(lower)) return null;
  return known(model, 'prefix', (name) => name.toLowerCase() === `notifications/${bare}`);
}

function otherSpelling(model: RevisionModel, squash: string): MethodVerdict | null {
  if (squash === '') return null;
  const right = misnomers.get(squash);
  return known(model, 'spelling', (name) => name === right || squashed(name) === squash);
}

function near(model: RevisionModel, method: string): MethodVerdict {
  const right = nearest(method, model.methods.keys());
  const other = right === null ? nearest(method, model.foreign.keys()) : null;
  const elsewhere = (other === null ? null : model.foreign.get(other)) ?? null;
  return { is: 'unknown', right, sure: false, elsewhere };
}

/** Puts the right name in, and gives or takes the `id` that goes with it. */
export function renamePlan(message: Message, right: string, safety: FixPlan['safety']): FixPlan {
  const steps: FixStep[] = [{ do: 'replace', path: ['method'], value: right }];
  const kind = message.model.methods.get(right)?.kind;
  const drops = kind === 'notification' && has(message.object, 'id');
  const adds = kind === 'request' && !has(message.object, 'id');
  if (drops) steps.push({ do: 'remove', path: ['id'] });
  if (adds) steps.push({ do: 'insert', path: [], key: 'id', value: message.freshId(), after: 'jsonrpc' });
  const also = drops ? ' and drop the `id`' : adds ? ' and add an `id`' : '';
  return { says: `Change the method to ${named(right)}${also}.`, safety, steps };
}

/** True when the text or the caller says that this side sent the message. */
export function sentBy(message: Message, side: 'client' | 'server'): boolean {
  return !message.fromInferred && message.from === side;
}

/** True when the rules about who may send what have the say: a server's request where servers send none. */
export function isServerRequest(message: Message): boolean {
  return message.model.era === 'stateless' && message.kind === 'request' && sentBy(message, 'server');
}
