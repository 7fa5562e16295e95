import type { JsonValue } from '../../json/types.ts';
import { type Finding, type Message, defineRule } from '../define.ts';
import { get, isObject } from '../../json/object.ts';
import { code, kindOf, whatIs } from '../../json/describe.ts';
import { UNUSUAL_CODE } from './cues.ts';
import { codeOf, errorOf, inner } from './errors-form.ts';
import { example, failure, LEGACY, MODERN } from './meaning-examples.ts';

const DATA = ['error', 'data'] as const;
const LOGIN = '{"mode":"url","elicitationId":"e1","url":"https://example.com/login","message":"Please log in"}';

/** The `data` of an error with this code, and where something missing from it is marked. */
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

/** -32042 lists what the client is to open. */
export const errorsUrlElicitationData = defineRule({
  id: 'errors/url-elicitation-data',
  cues: [UNUSUAL_CODE],
  requirements: ['errors/url-elicitation-data'],
  class: 'spec',
  kinds: ['error'],
  title: 'The error -32042 lists what to open',
  why: 'The client has no address to show, so the person cannot do what the server waits for.',
  how: 'Add `data.elicitations`, a list with the id, address and message of each.',
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
      what: `The error of ${inner(message)} has the code -32042 but ${none ? 'no list `data.elicitations`' : `as its \`data.elicitations\` ${whatIs(list)}, where a list belongs`}.`,
    });
  },
});

/** -32021 names the capabilities that are missing. */
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
  title: 'The error -32021 names the missing capabilities',
  why: 'The client cannot know what to declare, so a second try fails like the first.',
  how: 'Add `data.requiredCapabilities`, shaped like the capabilities of a client: `{"elicitation": {}}`.',
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
    const said = `The error of ${inner(message)} has the code -32021`;
    const listed = isObject(found.data) ? get(found.data, 'requiredCapabilities') : undefined;
    const path = [...DATA, 'requiredCapabilities'];
    if (listed === undefined) {
      const what = `${said} but no \`data.requiredCapabilities\`.`;
      message.report({ requirement: 'capabilities/missing-capability-data', ...found.spot, what });
    } else if (!isObject(listed)) {
      const names = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [];
      const fits = Array.isArray(listed) && names.length > 0 && names.length === listed.length;
      message.report({
        requirement: 'capabilities/missing-capability-shape',
        path,
        what: `${said}, and its \`requiredCapabilities\` is ${kindOf(listed)}, ${code(listed)}, where an object belongs.`,
        ...(fits
          ? {
              fix: {
                says: 'Turn the names into members, each with `{}`.',
                safety: 'safe',
                steps: [{ do: 'replace', path, value: Object.fromEntries(names.map((name) => [name, {}])) }],
              },
            }
          : {}),
      });
    } else if (Object.keys(listed).length === 0) {
      const what = `${said}, but its \`requiredCapabilities\` names none.`;
      message.report({ requirement: 'capabilities/missing-capability-empty', path, what });
    }
  },
});
