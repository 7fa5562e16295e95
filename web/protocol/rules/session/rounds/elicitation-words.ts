/** What is said of the ids of elicitations. */
import type { JsonValue } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { code } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { begin } from './say.ts';

/** An elicitation as it was first asked for. */
export interface Known {
  readonly id: string;
  readonly at: Ref;
  readonly path: Path;
  /** The request that asks for it; null where an error does. */
  readonly call: Call | null;
  /** The address, to tell whether it is the same elicitation. */
  readonly url: JsonValue | undefined;
  done: Ref | null;
}

const DONE: Path = ['params', 'elicitationId'];

/** No message asks for what is done. `last` is the last one that was asked for. */
export function reportUnknown(session: SessionView, report: Report, id: string, step: Step, last: Known | null): void {
  report({
    requirement: 'elicitation/complete-unknown-id',
    at: step.ref,
    path: DONE,
    what: `${step.name} says that the elicitation ${code(id)} is done, which no message before it asks for${last ? `; ${session.said(last.at)} asks for ${code(last.id)}` : ''}.`,
    ties: last ? [{ at: last.at, path: last.path }] : [],
  });
}

/** It was done before. */
export function reportTwice(session: SessionView, report: Report, id: string, done: Ref, step: Step): void {
  report({
    requirement: 'elicitation/complete-twice',
    at: step.ref,
    path: DONE,
    title: 'An elicitation is done once',
    why: 'Clients pass over the second notice.',
    what: `${step.name} says that the elicitation ${code(id)} is done, as ${session.said(done)} did before.`,
    ties: [{ at: done, path: DONE }],
  });
}

/** The id belongs to another elicitation. */
export function reportReused(
  session: SessionView,
  report: Report,
  id: string,
  before: Known,
  step: Step,
  path: Path,
): void {
  report({
    requirement: 'elicitation/elicitation-id-reused',
    at: step.ref,
    path,
    title: 'Each elicitation has an id of its own',
    why: 'The notice that one is done closes the wrong one.',
    what: `${begin(session.said(step.ref))} asks for an elicitation with the id ${code(id)}, which ${session.said(before.at)} gave to another.`,
    ties: [{ at: before.at, path: before.path }],
  });
}
