/** What can be wrong with a request for suggestions. */
import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject } from '../../../json/object.ts';
import { nearest } from '../../../json/nearest.ts';
import { code, listed } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import type { SessionFinding, SessionView, Step } from '../define.ts';

/** What to say of an argument that the prompt does not have. */
export function unknownArgument(
  session: SessionView,
  { ref, name }: Pick<Step, 'ref' | 'name'>,
  prompt: string,
  known: ReadonlyMap<string, boolean>,
  argument: string,
  list: Ref,
): SessionFinding {
  const near = nearest(argument, [...known.keys()].slice(0, 200));
  const path = ['params', 'argument', 'name'];
  return {
    requirement: 'completion/unknown-argument',
    at: ref,
    path,
    title: 'Suggestions are asked for arguments that there are',
    why: 'The server has no suggestions for an argument that it does not know.',
    what: `${name} asks for values of ${code(argument)}. By the list in ${session.said(list)} the prompt ${code(prompt)} has ${known.size === 0 ? 'no arguments' : `the arguments ${listed([...known.keys()])}`}.`,
    ties: [{ at: list }],
    ...(near === null
      ? {}
      : { fix: { says: `Use ${code(near)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: near }] } }),
  };
}

/** Members that every request for suggestions has, and this one lacks. */
export function lackingOf(params: JsonObject): string[] {
  const top = ['ref', 'argument'].filter((member) => !has(params, member));
  const argument = get(params, 'argument');
  if (!isObject(argument)) return top;
  return [...top, ...['name', 'value'].filter((one) => !has(argument, one)).map((one) => `argument.${one}`)];
}
