import type { FixPlan } from '../../json/plan.ts';
import type { JsonValue } from '../../json/types.ts';
import { defineRule } from '../define.ts';
import { get, isObject } from '../../json/object.ts';
import { code, whatIs } from '../../json/describe.ts';
import { UNUSUAL_CODE } from './cues.ts';
import { codeOf, errorOf, inner } from './errors-form.ts';
import { example, failure, MODERN } from './meaning-examples.ts';

const unsupported = (data: string): string =>
  failure(`{"code":-32022,"message":"Unsupported protocol version"${data}}`);
const DATA = ['error', 'data'];
const SUPPORTED = [...DATA, 'supported'];

/** Puts a single version into an array. */
function listPlan(value: JsonValue): FixPlan | undefined {
  if (typeof value !== 'string') return undefined;
  return { says: 'Make it an array.', safety: 'safe', steps: [{ do: 'replace', path: SUPPORTED, value: [value] }] };
}

/** -32022 contains the rejected version and the supported ones. */
export const versionUnsupported = defineRule({
  id: 'version/unsupported',
  requirements: [
    'version/unsupported-data-missing',
    'version/unsupported-supported-missing',
    'version/unsupported-supported-type',
    'version/unsupported-requested-missing',
    'version/unsupported-lists-requested',
  ],
  class: 'spec',
  kinds: ['error'],
  cues: [UNUSUAL_CODE],
  title: 'The error -32022 {must} have valid `supported` and `requested` versions',
  why: 'The client selects another version from the list and retries, so without a usable list it cannot continue.',
  how: 'Add `data` with `supported`, an array of versions, and `requested`, the rejected version.',
  examples: {
    good: [example(MODERN, unsupported(',"data":{"supported":["2026-07-28"],"requested":"1900-01-01"}'))],
    bad: [
      example(MODERN, unsupported('').replace('"error"', '⟦"error"⟧')),
      example(MODERN, unsupported(',⟦"data"⟧:{"requested":"1900-01-01"}')),
      example(MODERN, unsupported(',"data":{"supported":⟦"2026-07-28"⟧,"requested":"1900-01-01"}')),
      example(MODERN, unsupported(',⟦"data"⟧:{"supported":["2026-07-28"]}')),
      example(MODERN, unsupported(',"data":{"supported":["2026-07-28",⟦20250618⟧],"requested":"1900-01-01"}')),
      example(MODERN, unsupported(',"data":{"supported":["2026-07-28"],"requested":⟦1900⟧}')),
      example(MODERN, unsupported(',"data":{"supported":["2026-07-28",⟦"1900-01-01"⟧],"requested":"1900-01-01"}')),
    ],
  },
  judge(message) {
    const error = errorOf(message);
    if (!error || codeOf(error) !== -32022) return;
    const beginning = `The error of ${inner(message)} has the code -32022`;
    const data = get(error, 'data');
    if (!isObject(data)) {
      const place = data === undefined ? { path: ['error'], mark: 'missing' as const } : { path: DATA };
      const what =
        data === undefined
          ? `${beginning} but no \`data\`.`
          : `${beginning}, and its \`data\` is ${code(data)} instead of an object.`;
      message.report({ requirement: 'version/unsupported-data-missing', ...place, what });
      return;
    }
    const [supported, requested] = [get(data, 'supported'), get(data, 'requested')];
    if (supported === undefined) {
      const what = `${beginning} but no \`data.supported\`.`;
      message.report({ requirement: 'version/unsupported-supported-missing', path: DATA, mark: 'missing', what });
    } else if (!Array.isArray(supported) || supported.some((version) => typeof version !== 'string')) {
      const fix = listPlan(supported);
      const wrong = Array.isArray(supported) ? supported.findIndex((version) => typeof version !== 'string') : null;
      message.report({
        requirement: 'version/unsupported-supported-type',
        path: wrong === null ? SUPPORTED : [...SUPPORTED, wrong],
        what: `${beginning}, and its \`supported\` is ${code(supported)}. It must be an array of strings.`,
        ...(fix ? { fix } : {}),
      });
    } else if (requested !== undefined && supported.includes(requested)) {
      message.report({
        requirement: 'version/unsupported-lists-requested',
        path: [...SUPPORTED, supported.indexOf(requested)],
        what: `${beginning} and rejects ${code(requested)}, which it lists as supported. The client may retry it endlessly.`,
      });
    }
    if (requested === undefined) {
      const what = `${beginning} but does not repeat the rejected version as \`data.requested\`.`;
      message.report({ requirement: 'version/unsupported-requested-missing', path: DATA, mark: 'missing', what });
    } else if (typeof requested !== 'string') {
      const what = `${beginning}, and its \`requested\` is ${whatIs(requested)}. It must be the rejected version as a string.`;
      message.report({ requirement: 'version/unsupported-requested-missing', path: [...DATA, 'requested'], what });
    }
  },
});
