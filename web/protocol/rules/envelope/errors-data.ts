import type { JsonValue } from '../../json/types.ts';
import { type Finding, type Message, defineRule } from '../define.ts';
import { get, isObject } from '../../json/object.ts';
import { code, kindOf, whatIs } from '../../json/describe.ts';
import { UNUSUAL_CODE } from './cues.ts';
import { codeOf, errorOf, inner } from './errors-form.ts';
import { example, failure, LEGACY, MODERN } from './meaning-examples.ts';

const DATA = ['error', 'data'] as const;
const LOGIN = '{"mode":"url","elicitationId":"e1","url":"https://example.com/login","message":"Please log in"}';

/** The `data` of an error with this code, and where a missing part is marked. */
function dataOf(
  message: Message,
  number: number,
): { data: JsonValue | undefined; spot: Pick<Finding, 'path' | 'mark'> } | null {
  const error = errorOf(message);
  if (!error || codeOf(error) !== number) return null;
  const data = get(error, 'data');
  const at = data === undefined ? ['error'] : [...DATA];
  return { data, spot: { path: at, mark: data === undefined || isObject(data) ? 'missing' : 'value' } };
}

/** The error -32042 lists what the client must open. */
export const errorsUrlElicitationData = defineRule({
  id: 'errors/url-elicitation-data',
  cues: [UNUSUAL_CODE],
  requirements: ['errors/url-elicitation-data'],
  class: 'spec',
  kinds: ['error'],
  title: 'The error -32042 {must} list its elicitations',
  why: 'Without the list the client has no URL to show, so the user cannot complete the required interaction.',
  how: 'Add `data.elicitations`, an array with the id, URL and message of each elicitation.',
  examples: {
    good: [example(LEGACY, failure(`{"code":-32042,"message":"Login required","data":{"elicitations":[${LOGIN}]}}`))],
    bad: [
      example(LEGACY, '{"jsonrpc":"2.0","id":1,⟦"error"⟧:{"code":-32042,"message":"Login required"}}'),
      example(LEGACY, failure('{"code":-32042,"message":"Login required",⟦"data"⟧:{}}')),
      example(LEGACY, failure('{"code":-32042,"message":"Login required","data":{"elicitations":⟦"e1"⟧}}')),
    ],
  },
  judge(message) {
    const found = message.model.errorCodes.has(-32042) ? dataOf(message, -32042) : null;
    if (!found) return;
    const list = isObject(found.data) ? get(found.data, 'elicitations') : undefined;
    if (Array.isArray(list)) return;
    const none = list === undefined;
    message.report({
      requirement: 'errors/url-elicitation-data',
      ...(none ? found.spot : { path: [...DATA, 'elicitations'] }),
      what: `The error of ${inner(message)} has the code -32042 but ${none ? 'no array `data.elicitations`' : `as its \`data.elicitations\` ${whatIs(list)} instead of an array`}.`,
    });
  },
});

/** The error -32021 names the missing capabilities. */
export const errorsMissingCapability = defineRule({
  id: 'capabilities/missing-capability',
  cues: [UNUSUAL_CODE],
  requirements: [
    'capabilities/missing-capability-data',
    'capabilities/missing-capability-empty',
    'capabilities/missing-capability-shape',
  ],
  class: 'spec',
  kinds: ['error'],
  title: 'The error -32021 {must} name the missing capabilities',
  why: 'The client cannot know which capabilities to declare, so a retry fails in the same way.',
  how: 'Add `data.requiredCapabilities`, with the same form as client capabilities: `{"elicitation": {}}`.',
  examples: {
    good: [
      example(
        MODERN,
        failure('{"code":-32021,"message":"Missing capability","data":{"requiredCapabilities":{"elicitation":{}}}}'),
      ),
    ],
    bad: [
      example(MODERN, '{"jsonrpc":"2.0","id":1,⟦"error"⟧:{"code":-32021,"message":"Missing capability"}}'),
      example(MODERN, failure('{"code":-32021,"message":"Missing capability","data":⟦"elicitation"⟧}')),
      example(MODERN, failure('{"code":-32021,"message":"Missing capability","data":{"requiredCapabilities":⟦{}⟧}}')),
      example(
        MODERN,
        failure('{"code":-32021,"message":"Missing capability","data":{"requiredCapabilities":⟦["elicitation"]⟧}}'),
      ),
    ],
  },
  judge(message) {
    const found = dataOf(message, -32021);
    if (!found) return;
    const beginning = `The error of ${inner(message)} has the code -32021`;
    const listed = isObject(found.data) ? get(found.data, 'requiredCapabilities') : undefined;
    const path = [...DATA, 'requiredCapabilities'];
    if (listed === undefined) {
      const what = `${beginning} but no \`data.requiredCapabilities\`.`;
      message.report({ requirement: 'capabilities/missing-capability-data', ...found.spot, what });
    } else if (!isObject(listed)) {
      const names = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [];
      const fits = Array.isArray(listed) && names.length > 0 && names.length === listed.length;
      message.report({
        requirement: 'capabilities/missing-capability-shape',
        path,
        what: `${beginning}, but its \`requiredCapabilities\` is ${kindOf(listed)}, ${code(listed)}, instead of an object.`,
        ...(fits
          ? {
              fix: {
                says: 'Turn each name into a member with the value `{}`.',
                safety: 'safe',
                steps: [{ do: 'replace', path, value: Object.fromEntries(names.map((name) => [name, {}])) }],
              },
            }
          : {}),
      });
    } else if (Object.keys(listed).length === 0) {
      const what = `${beginning}, but its \`requiredCapabilities\` names none.`;
      message.report({ requirement: 'capabilities/missing-capability-empty', path, what });
    }
  },
});
