/** The one verdict on a method name per message, so that the rules about names never report it twice. */
import type { FixPlan, FixStep } from '../../json/plan.ts';
import type { ForeignMethod, RevisionModel } from '../../model/define.ts';
import type { Message } from '../define.ts';
import { has } from '../../json/object.ts';
import { nearest } from '../../json/nearest.ts';
import { named } from '../../json/describe.ts';
import { BARE_NOTIFICATIONS, CANCELLATIONS, FAREWELLS, misnomers, squashed } from '../../model/method-names.ts';

/** The one fault of the name. */
export type MethodVerdict =
  | { is: 'foreign'; name: string; entry: ForeignMethod }
  | { is: 'case' | 'prefix'; right: string }
  | { is: 'cancellation'; right: string }
  | { is: 'farewell' }
  /** `sure`: a known other name for `right`. `elsewhere`: similar only to a method of another revision. */
  | { is: 'unknown'; right: string | null; sure: boolean; elsewhere: ForeignMethod | null };

/** A longer name is not a common mistake. */
const LONGEST = 200;

/** Cached verdicts, by model: six rules query each message, and a log repeats the same names. */
const judged = new WeakMap<RevisionModel, Map<string, MethodVerdict>>();
/** The maximum number of cached names. */
const MAX = 1000;

/** Judges the name; null if the revision defines it, if there is no method table, or if the name is outside MCP. */
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

function judgeName(model: RevisionModel, method: string, requested: boolean): MethodVerdict {
  const lower = method.toLowerCase();
  const own = model.foreign.get(method);
  if (own) return { is: 'foreign', name: method, entry: own };
  if (FAREWELLS.has(lower)) return { is: 'farewell' };
  const right = 'notifications/cancelled';
  if (CANCELLATIONS.has(lower) && model.methods.has(right)) return { is: 'cancellation', right };
  return (
    known(model, 'case', (name) => name.toLowerCase() === lower) ??
    prefixed(model, lower, requested) ??
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

function prefixed(model: RevisionModel, lower: string, requested: boolean): MethodVerdict | null {
  const bare = lower.replace(/^notification\//u, '');
  if (requested && bare === lower && !BARE_NOTIFICATIONS.test(lower)) return null;
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

/** Inserts the right name, and adds or removes the `id` accordingly. */
export function renamePlan(message: Message, right: string, safety: FixPlan['safety']): FixPlan {
  const steps: FixStep[] = [{ do: 'replace', path: ['method'], value: right }];
  const kind = message.model.methods.get(right)?.kind;
  const drops = kind === 'notification' && has(message.object, 'id');
  const adds = kind === 'request' && !has(message.object, 'id');
  if (drops) steps.push({ do: 'remove', path: ['id'] });
  if (adds) steps.push({ do: 'insert', path: [], key: 'id', value: message.freshId(), after: 'jsonrpc' });
  const also = drops ? ' and remove the `id`' : adds ? ' and add an `id`' : '';
  return { says: `Change the method to ${named(right)}${also}.`, safety, steps };
}

/** True if the text or the caller specifies that this side sent the message. */
export function sentBy(message: Message, side: 'client' | 'server'): boolean {
  return !message.fromInferred && message.from === side;
}

/** True if the rules about senders take precedence: a server request in a revision without server requests. */
export function isServerRequest(message: Message): boolean {
  return message.model.era === 'stateless' && message.kind === 'request' && sentBy(message, 'server');
}
