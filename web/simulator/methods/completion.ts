/** `completion/complete`: values for the arguments of prompts and the variables of templates. */
import { objectAt, stringOf } from '../../protocol/values.ts';
import type { Request, Turn } from '../turn.ts';
import type { JsonRecord, Values } from '../types.ts';
import type { Handler } from './define.ts';
import { promptOf } from './prompt-plan.ts';

/** The maximum number of values in one response. */
const MAX = 100;

type Offered = Readonly<Record<string, Values>>;

/** Returns the values that match the typed text: those that begin with it, then those that contain it. */
export const complete: Handler = (turn, request) => {
  const { params, revision } = request;
  // 2024-11-05 had no capability for it, so the method's row names none.
  if (turn.state.definition.can?.completions !== true)
    return turn.refuse(
      request,
      { code: -32601, message: 'Method not found' },
      {
        says: 'This server does not complete arguments.',
        ...(revision === '2024-11-05' ? {} : { requirement: 'completion/unsupported-code' }),
      },
    );
  const offered = offeredFor(turn, request);
  if (!offered) return;
  const argument = objectAt(params, 'argument') ?? {};
  const name = stringOf(argument.name);
  const given = revision >= '2025-06-18' ? (objectAt(objectAt(params, 'context') ?? undefined, 'arguments') ?? {}) : {};
  const all = fittingTo(stringOf(argument.value), valuesOf(offered, name, given));
  const values = all.slice(0, MAX);
  const says = Object.hasOwn(offered, name)
    ? `${all.length} values match the text typed for \`${name}\`; a response contains at most ${MAX}.`
    : `The server has no values for \`${name}\`, so it returns an empty list. This is not an error.`;
  turn.result(request, { completion: { values, total: all.length, hasMore: all.length > values.length } }, { says });
};

/** The completion values of the named prompt or template; rejects the request if it does not exist. */
function offeredFor(turn: Turn, request: Request): Offered | null {
  const { definition } = turn.state;
  const ref = objectAt(request.params, 'ref') ?? {};
  if (ref.type === 'ref/prompt') {
    const prompt = promptOf(definition.prompts, ref.name);
    if (prompt) return prompt.complete ?? {};
    turn.refuse(
      request,
      { code: -32602, message: `Unknown prompt: ${stringOf(ref.name)}` },
      {
        says: `There is no prompt ${JSON.stringify(ref.name)} whose arguments could be completed.`,
        ...(request.revision === '2024-11-05' ? {} : { requirement: 'completion/unknown-prompt-code' }),
      },
    );
    return null;
  }
  const template = definition.resourceTemplates?.find((one) => one.uriTemplate === ref.uri);
  if (template) return template.complete ?? {};
  if (definition.resources?.some((one) => one.uri === ref.uri)) return {};
  turn.refuse(
    request,
    { code: -32602, message: `Unknown resource template: ${stringOf(ref.uri)}` },
    {
      says: `\`${stringOf(ref.uri)}\` is not a template of the server: \`uri\` must be a template’s \`uriTemplate\`.`,
    },
  );
  return null;
}

function valuesOf(offered: Offered, name: string, given: JsonRecord): readonly string[] {
  const values = Object.hasOwn(offered, name) ? offered[name] : undefined;
  if (!values || !('by' in values)) return values ?? [];
  const chosen = Object.hasOwn(given, values.by) ? given[values.by] : undefined;
  if (typeof chosen !== 'string') return Object.values(values.of).flat();
  return (Object.hasOwn(values.of, chosen) ? values.of[chosen] : undefined) ?? [];
}

function fittingTo(typed: string, values: readonly string[]): string[] {
  const begun = typed.toLowerCase();
  const unique = [...new Set(values)].filter((value) => value.toLowerCase().includes(begun));
  const first = unique.filter((value) => value.toLowerCase().startsWith(begun));
  return [...first, ...unique.filter((value) => !value.toLowerCase().startsWith(begun))];
}
