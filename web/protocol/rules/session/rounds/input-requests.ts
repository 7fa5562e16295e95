/**
 * Requests of servers to clients, with their responses: as separate requests in revisions with a handshake; otherwise inside a
 * result, or a task, that waits for input.
 */
import type { Path } from '../../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Observer, SessionView, Step } from '../define.ts';
import { observeRounds } from './rounds.ts';
import { observeTasks } from './tasks.ts';
import { together } from './combine-observers.ts';

/** One input request. */
export interface InputRequest {
  readonly method: string;
  /** Its parameters; empty if there are none. */
  readonly params: JsonObject;
  /** Where it was sent, and the path from that message to the request. */
  readonly at: Ref;
  readonly path: Path;
  /** The client request during which it was sent; null if the server sent it on its own initiative. */
  readonly call: Call | null;
}

/** One input request and its response. */
export interface InputResponse extends InputRequest {
  readonly result: JsonObject;
  /** The path from the responding message to the result. */
  readonly to: Path;
}

type Listener = (answered: InputResponse, step: Step) => void;

/** Observes every input request that is sent as a request or inside a response. */
export function observeInputRequests(
  session: SessionView,
  listener: (inputRequest: InputRequest, step: Step) => void,
): Observer {
  if (session.model.era === 'stateless') {
    return observeRounds(session, {
      requested({ inputRequests, call }, step) {
        for (const [key, one] of inputRequests) {
          listener({ ...one, at: step.ref, path: ['result', 'inputRequests', key], call }, step);
        }
      },
    });
  }
  const observe = (step: Step): void => {
    const { method, params, ref: at, from } = step;
    if (method !== null && from !== 'client') listener({ method, params, at, path: [], call: null }, step);
  };
  return { 'request elicitation/create': observe, 'request sampling/createMessage': observe };
}

/** Observes every input response that is a result. */
export function observeInputResponses(session: SessionView, listener: Listener): Observer {
  if (session.model.era !== 'stateless') {
    const observe = (step: Step): void => {
      const { call, result, again } = step;
      // A request that runs as a task is answered later.
      if (!call || again || has(result, 'task') || call.from === 'client') return;
      const { method, params, ref: at } = call;
      listener({ method, params, at, path: [], call: null, result, to: ['result'] }, step);
    };
    return { 'response elicitation/create': observe, 'response sampling/createMessage': observe };
  }
  const rounds = observeRounds(session, {
    retried({ round, responses }, step) {
      const about = { at: round.at, call: round.call, of: ['result', 'inputRequests'] };
      for (const [key, one] of round.inputRequests) notify(listener, key, { ...one, ...about }, responses, step);
    },
  });
  const tasks = observeTasks(session, {
    requested(_id, task, step) {
      const responses = get(step.params, 'inputResponses');
      if (step.method !== 'tasks/update' || !task || !isObject(responses)) return;
      for (const key of Object.keys(responses)) {
        const one = task.inputRequests.get(key);
        if (one) notify(listener, key, { ...one, call: null, of: one.path.slice(0, -1) }, responses, step);
      }
    },
  });
  return together(rounds, tasks);
}

/** An input request, with the path to its map. */
interface About extends Omit<InputRequest, 'path'> {
  readonly of: Path;
}

function notify(
  listener: Listener,
  key: string,
  { of, ...about }: About,
  responses: JsonObject | null,
  step: Step,
): void {
  const result: JsonValue | undefined = responses ? get(responses, key) : undefined;
  if (!isObject(result)) return;
  listener({ ...about, path: [...of, key], result, to: ['params', 'inputResponses', key] }, step);
}
