import type { JsonValue } from '../../json/types.ts';
import { type CueContext, type Finding, type Message, defineRule } from '../define.ts';
import { get, has, isObject } from '../../json/object.ts';
import { code, listed, named, whatIs } from '../../json/describe.ts';
import { INPUT_REQUESTS } from './cues.ts';
import { inner } from './errors-form.ts';
import { example, LEGACY, MODERN, response, SERVER_META } from './meaning-examples.ts';
import { modernResult } from './stateless-keys.ts';

const PATH = ['result', 'resultType'];
const INPUT = 'input_required';
const typed = (type: string, more = ''): string => response(`"resultType":${type},"content":[]${more},${SERVER_META}`);
const requests = `"inputRequests":{"n":{"method":"elicitation/create","params":{"message":"Name?","requestedSchema":{"type":"object","properties":{}}}}}`;
const same = (text: string): string => text.replaceAll(/[^A-Za-z]/gu, '').toLowerCase();

function lacksType(result: JsonValue | undefined, { model }: CueContext): boolean {
  return model.resultTypes.length > 0 && isObject(result) && !has(result, 'resultType');
}

function judgeType(message: Message, type: string): Finding | null {
  const { resultTypes } = message.model;
  if (resultTypes.includes(type)) return null;
  const right = resultTypes.find((known) => same(known) === same(type));
  if (right === undefined) {
    return {
      requirement: 'result-type/unrecognized',
      path: PATH,
      title: 'A `resultType` {must} be one that the client knows',
      what: `The result of ${inner(message)} has the type ${code(type)}. The types are ${listed(resultTypes)}; any other type needs an extension that both sides declare.`,
    };
  }
  return {
    requirement: 'result-type/case',
    path: PATH,
    title: 'A `resultType` {must} be written in its exact case',
    what: `The result of ${inner(message)} has the type ${code(type)}; the correct spelling is ${named(right)}.`,
    fix: { says: `Use ${named(right)}.`, safety: 'safe', steps: [{ do: 'replace', path: PATH, value: right }] },
  };
}

/** The member that determines how to read a result. */
export const resultType = defineRule({
  id: 'result-type/value',
  requirements: [
    'result-type/missing',
    'result-type/not-string',
    'result-type/case',
    'result-type/unrecognized',
    'result-type/complete-with-input-requests',
    'result-type/in-legacy',
  ],
  class: 'spec',
  kinds: ['response'],
  cues: [
    INPUT_REQUESTS,
    { at: 'result', when: lacksType },
    { at: 'result.resultType', when: (type, { model }) => model.resultTypes.length === 0 || type !== 'complete' },
  ],
  title: 'A result {must} have a valid `resultType`',
  why: 'The client reads a result by its type, so an unknown type makes the whole result invalid.',
  how: 'Write `"resultType": "complete"` for a final result, `"input_required"` for one that requests input from the client.',
  examples: {
    good: [
      example(MODERN, typed('"complete"')),
      example(MODERN, response(`"resultType":"input_required",${requests},${SERVER_META}`)),
      example(LEGACY, response('"content":[]')),
    ],
    bad: [
      example(MODERN, `{"jsonrpc":"2.0","id":1,⟦"result"⟧:{"content":[],${SERVER_META}}}`),
      example(MODERN, typed('⟦1⟧')),
      example(MODERN, typed('⟦"Complete"⟧')),
      example(MODERN, response(`"resultType":⟦"inputRequired"⟧,${requests},${SERVER_META}`)),
      example(MODERN, typed('⟦"partial"⟧')),
      example(MODERN, typed('⟦"complete"⟧', `,${requests}`)),
      example(LEGACY, response('⟦"resultType":"complete"⟧,"content":[]')),
    ],
  },
  judge(message) {
    const raw = get(message.object, 'result');
    if (isObject(raw) && has(raw, 'resultType') && message.model.resultTypes.length === 0) {
      message.report({
        requirement: 'result-type/in-legacy',
        path: PATH,
        mark: 'member',
        title: '`resultType` is defined only since 2026-07-28',
        why: 'Receivers of this revision ignore it and treat every result as final.',
        what: `The result of ${inner(message)} has a \`resultType\`, which this revision does not define.`,
      });
    }
    const result = modernResult(message);
    if (!result) return;
    const type = get(result, 'resultType');
    const requesting = has(result, 'inputRequests') && !has(result, 'taskId');
    if (type === undefined) {
      const value = requesting || has(result, 'requestState') ? INPUT : 'complete';
      message.report({
        requirement: 'result-type/missing',
        path: ['result'],
        mark: 'missing',
        title: 'A result {must} have a `resultType`',
        what: `The result of ${inner(message)} has no \`resultType\`.`,
        fix: {
          says: `Add \`"resultType": "${value}"\`.`,
          safety: value === INPUT ? 'unsafe' : 'safe',
          steps: [{ do: 'insert', path: ['result'], key: 'resultType', value, after: 'first' }],
        },
      });
    } else if (typeof type !== 'string') {
      const what = `The \`resultType\` of ${inner(message)} is ${whatIs(type)}; it must be a string, such as \`"complete"\`.`;
      message.report({
        requirement: 'result-type/not-string',
        path: PATH,
        title: '`resultType` {must} be a string',
        what,
      });
    } else if (type === 'complete' && requesting) {
      message.report({
        requirement: 'result-type/complete-with-input-requests',
        path: PATH,
        title: 'This complete result contains input requests',
        why: 'The client treats the result as final and ignores the requests in it.',
        what: `The result of ${inner(message)} is \`complete\` but has \`inputRequests\`.`,
        fix: { says: `Use \`${INPUT}\`.`, safety: 'unsafe', steps: [{ do: 'replace', path: PATH, value: INPUT }] },
      });
    } else {
      const finding = judgeType(message, type);
      if (finding) message.report(finding);
    }
  },
});
