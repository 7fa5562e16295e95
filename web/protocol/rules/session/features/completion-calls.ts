import { get, isObject, objectAt, has } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule, type SessionFinding, type SessionView } from '../define.ts';
import { listsOf } from './lists.ts';
import { BAD_PARAMS, codeOf, messageOf, NO_METHOD, OF_CODES, Once, isOtherMatter } from './shared.ts';
import { UNKNOWN } from './unknown.ts';
import { talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  opened,
  refuse,
  SECOND,
  respond,
  respondModern,
  THIRD,
} from './example-texts.ts';
import type { JsonObject } from '../../../json/types.ts';
import { nearest } from '../../../json/nearest.ts';

// Problems of a completion request.

/** The finding for an argument that the prompt does not have. */
function unknownArgument(
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
    title: 'Completion is requested for an unknown argument',
    why: 'The server has no suggestions for an argument that it does not know.',
    what: `${name} requests values of ${code(argument)}. According to the list in ${session.describe(list)}, the prompt ${code(prompt)} has ${known.size === 0 ? 'no arguments' : `the arguments ${listed([...known.keys()])}`}.`,
    ties: [{ at: list }],
    ...(near === null
      ? {}
      : { fix: { says: `Use ${code(near)}.`, safety: 'unsafe', steps: [{ do: 'replace', path, value: near }] } }),
  };
}

/** The required members that this completion request lacks. */
function lackingOf(params: JsonObject): string[] {
  const top = ['ref', 'argument'].filter((member) => !has(params, member));
  const argument = get(params, 'argument');
  if (!isObject(argument)) return top;
  return [...top, ...['name', 'value'].filter((one) => !has(argument, one)).map((one) => `argument.${one}`)];
}

const REVIEW = '"prompts":[{"name":"review","arguments":[{"name":"language"},{"name":"framework"}]}]';
const LISTED = talk(opened('{"prompts":{},"completions":{}}'), requestText(1, 'prompts/list'), respond(1, REVIEW));
const wanted = (prompt: string, argument: string, more = ''): string =>
  `"ref":{"type":"ref/prompt","name":"${prompt}"},"argument":{"name":${argument},"value":"py"}${more}`;
const requesting = (id: number, params: string): string => requestText(id, 'completion/complete', params);
const VALUES = '"completion":{"values":["python"]}';
const LANGUAGE = talk(requesting(2, wanted('review', '"language"')), respond(2, VALUES));
const besides = ['completion/argument-required', 'completion/ref-type'];

/** Correct and incorrect examples. */
const completionCallExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(LISTED, LANGUAGE) },
    {
      revision: THIRD,
      text: talk(
        LANGUAGE,
        requesting(3, wanted('review', '"framework"', ',"context":{"arguments":{"language":"python"}}')),
      ),
    },
    {
      revision: SECOND,
      text: talk(LANGUAGE, requesting(3, wanted('review', '"framework"'))),
      says: 'This revision has no completion context.',
    },
    { revision: LAST, text: talk(LISTED, requesting(2, wanted('nope', '"x"')), refuse(2, -32602, 'Unknown prompt')) },
    { revision: LAST, text: talk(LANGUAGE, requesting(3, wanted('explain', '"topic"'))), says: 'Another prompt.' },
  ],
  bad: [
    {
      revision: LAST,
      text: talk(LISTED, requesting(2, wanted('review', '⟦"langauge"⟧')), respond(2, '"completion":{"values":[]}')),
    },
    {
      revision: FIRST,
      text: talk(
        requestText(1, 'prompts/list'),
        respond(1, '"prompts":[{"name":"go"}]'),
        requesting(2, wanted('go', '⟦"where"⟧')),
      ),
    },
    {
      revision: THIRD,
      text: talk(
        LANGUAGE,
        requesting(3, wanted('review', '"framework"')).replace('"params"', '⟦"params"⟧'),
        requesting(4, wanted('review', '"framework"')),
      ),
    },
    {
      revision: LAST,
      text: talk(LISTED, requesting(2, wanted('nope', '"x"')), refuse(2, '⟦-32601⟧', 'No such thing')),
    },
    {
      revision: MODERN,
      text: talk(
        requestModern(1, 'prompts/list'),
        respondModern(1, `${REVIEW},${HINTS}`),
        requestModern(2, 'completion/complete', wanted('nope', '"x"')),
        refuse(2, '⟦-32603⟧', 'Unknown prompt: nope'),
      ),
    },
    {
      revision: LAST,
      text: talk(
        requesting(2, '"ref":{"type":"ref/prompt","name":"review"}'),
        refuse(2, '⟦-32603⟧', 'argument is required'),
      ),
      besides,
    },
    {
      revision: SECOND,
      text: talk(requesting(2, '"argument":{"name":"x","value":""}'), refuse(2, '⟦-32600⟧', 'ref is required')),
      besides,
    },
  ],
};

/** The maximum number of prompts and templates whose arguments are stored. */
const REMEMBERED = 1000;

/** Completion requests, compared with the prompts of the list before. */
export const completionCalls = defineSessionRule({
  id: 'completion/calls',
  requirements: [
    'completion/unknown-argument',
    'completion/context-missing',
    'completion/missing-argument-code',
    'completion/unknown-prompt-code',
  ],
  class: 'spec',
  title: 'An invalid completion request {must} be rejected with -32602',
  why: 'This code shows the client that its own request is invalid, while another one may make it stop using completion.',
  how: 'Validate the prompt, the argument and the members first. Reject an invalid request with -32602.',
  examples: completionCallExamples,
  begin(session, report) {
    const lists = listsOf(session);
    const once = new Once();
    /** The problems of pending requests. */
    const open = new Map<Call, { says: string; list: Ref | null; unknown: boolean }>();
    const before = new Map<string, { argument: string; at: Ref }>();

    function request({ call, object, params, ref, name, altered }: Step): void {
      // A message that is not JSON-RPC 2.0 is rejected for that reason.
      if (!call || altered || get(object, 'jsonrpc') !== '2.0') return;
      const lacks = lackingOf(params);
      if (lacks.length > 0) {
        open.set(call, { says: `lacks ${listed(lacks)}`, list: null, unknown: false });
        return;
      }
      const of = objectAt(params, 'ref');
      const argument = get(objectAt(params, 'argument'), 'name');
      const prompt = get(of, 'type') === 'ref/prompt' ? get(of, 'name') : undefined;
      if (typeof argument !== 'string') return;
      const shown = lists.fresh('prompts/list');
      if (typeof prompt === 'string' && shown) {
        const known = shown.arguments.get(prompt);
        if (!known)
          open.set(call, {
            says: `names the prompt ${code(prompt)}, which does not exist`,
            list: shown.at,
            unknown: true,
          });
        else if (!known.has(argument))
          once.note(`${prompt}\n${argument}`, () =>
            unknownArgument(session, { ref, name }, prompt, known, argument, shown.at),
          );
      }
      const key = typeof prompt === 'string' ? `p ${prompt}` : `r ${JSON.stringify(get(of, 'uri') ?? null)}`;
      const first = before.get(key);
      if (!first && before.size < REMEMBERED) before.set(key, { argument, at: ref });
      const given = get(objectAt(params, 'context'), 'arguments');
      if (!first || first.argument === argument || (isObject(given) && Object.keys(given).length > 0)) return;
      once.note(key, () => ({
        requirement: 'completion/context-missing',
        at: ref,
        path: ['params'],
        mark: 'missing',
        title: 'A completion request for a second argument omits the first one',
        why: 'The server cannot adapt its suggestions to the value that was chosen before.',
        what: `${name} requests values of ${code(argument)} without \`context.arguments\`, although ${session.describe(first.at)} requested values of ${code(first.argument)}; the value chosen there belongs here.`,
        ties: [{ at: first.at, path: ['params', 'argument'] }],
      }));
    }

    function refused(step: Step, call: Call): void {
      const odd = open.get(call);
      const number = codeOf(step);
      if (number === null || number === BAD_PARAMS || isOtherMatter(step, number)) return;
      const declared = session.declared('server', 'completions');
      const gated = session.model.methods.get(call.method)?.capability !== undefined;
      if (gated && declared === false) return;
      if (number === NO_METHOD && odd?.unknown === false && declared !== true) return;
      if (!odd && !UNKNOWN.prompt.test(messageOf(step))) return;
      report({
        requirement: odd?.unknown === false ? 'completion/missing-argument-code' : 'completion/unknown-prompt-code',
        at: step.ref,
        path: ['error', 'code'],
        instead: OF_CODES,
        what: `${step.name} returns the error code ${code(number)}. The request in ${session.describe(call.ref)} ${odd?.says ?? 'names a prompt that does not exist'}, and the code for that is \`-32602\`.`,
        ties: [{ at: call.ref, path: ['params'] }, ...(odd?.list ? [{ at: odd.list }] : [])],
        fix: {
          says: 'Use -32602.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path: ['error', 'code'], value: BAD_PARAMS }],
        },
      });
    }

    return {
      ...lists.observer,
      'request completion/complete': request,
      'answer completion/complete': (step) => {
        if (!step.call || step.again) return;
        if (step.kind === 'error') refused(step, step.call);
        open.delete(step.call);
      },
      end: () => once.reportTo(report),
    };
  },
});
