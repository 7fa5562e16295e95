import { get, isObject, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { listsOf } from './lists.ts';
import { BAD_PARAMS, codeOf, isReported, messageOf, OF_CODES, isOtherMatter, Once } from './shared.ts';
import { NO_RESOURCE } from './unknown.ts';
import { talk } from '../../../testing/conversation.ts';
import {
  requestText,
  requestModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  refuse,
  SECOND,
  respond,
  respondModern,
  THIRD,
} from './example-texts.ts';

const READ = requestText(1, 'resources/read', '"uri":"file:///no.txt"');
const READ_MODERN = requestModern(1, 'resources/read', '"uri":"file:///no.txt"');
const DATA = ',"data":{"uri":"file:///no.txt"}';
const LIST = talk(
  requestModern(2, 'resources/list'),
  respondModern(2, `"resources":[{"uri":"file:///no.txt","name":"no"}],${HINTS}`),
);

/** Correct and incorrect examples. */
const resourceAnswerExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(READ, refuse(1, -32002, 'Resource not found', DATA)) },
    { revision: MODERN, text: talk(READ_MODERN, refuse(1, -32602, 'Resource not found', DATA)) },
    { revision: SECOND, text: talk(READ, refuse(1, -32603, 'Database is down')) },
    {
      revision: LAST,
      text: talk(READ, refuse(1, -32603, 'Failed to read the resource: a driver was not found')),
      says: 'Something other than the resource was not found.',
    },
    { revision: FIRST, text: talk(READ, refuse(1, -32601, 'Method not found')) },
    {
      revision: MODERN,
      text: talk(LIST, READ_MODERN, respondModern(1, `"contents":[],${HINTS}`)),
      says: 'The resource is listed, so it exists and is empty.',
    },
    { revision: THIRD, text: talk(READ, respond(1, '"contents":[]')) },
  ],
  bad: [
    { revision: LAST, text: talk(READ, refuse(1, '⟦-32603⟧', 'No such file', DATA)) },
    { revision: FIRST, text: talk(READ, refuse(1, '⟦-32602⟧', 'The file does not exist', DATA)) },
    { revision: MODERN, text: talk(READ_MODERN, refuse(1, '⟦-32603⟧', 'No such file', DATA)) },
    {
      revision: THIRD,
      text: talk(READ, refuse(1, -32002, 'Resource not found')).replace(/"error"(?=[^"]*"code")/u, '⟦"error"⟧'),
    },
    {
      revision: LAST,
      text: talk(READ, refuse(1, -32002, 'Resource not found', ',"data":{"uri":⟦"file:///other.txt"⟧}')),
    },
    { revision: MODERN, text: talk(READ_MODERN, respondModern(1, `"contents":⟦[]⟧,${HINTS}`)) },
  ],
};

const OLD_CODE = -32002;

/** How a server responds to a read request for a missing resource. */
export const resourceAnswers = defineSessionRule({
  id: 'resources/answers',
  requirements: [
    'resources/not-found-code',
    'resources/not-found-code-legacy',
    'resources/not-found-data-uri',
    'resources/empty-contents',
  ],
  class: 'spec',
  title: 'A missing resource {must} be reported with the right error code',
  why: 'Clients distinguish a missing resource from other errors by the code alone.',
  how: 'Use the code of the revision, and put the URI in `data.uri`.',
  examples: resourceAnswerExamples,
  begin(session, report) {
    const lists = listsOf(session);
    const once = new Once();
    const legacy = session.model.errorCodes.has(OLD_CODE);
    const right = legacy ? OLD_CODE : BAD_PARAMS;

    function refused(step: Step, uri: unknown): void {
      const { call, ref, name, error, altered } = step;
      const number = codeOf(step);
      if (!call || number === null || isOtherMatter(step, number)) return;
      if (number !== OLD_CODE && (!NO_RESOURCE.test(messageOf(step)) || isReported(step, 'params'))) return;
      const ties = [{ at: call.ref, path: ['params', 'uri'] }];
      if (number !== right) {
        report({
          requirement: legacy ? 'resources/not-found-code-legacy' : 'resources/not-found-code',
          at: ref,
          path: ['error', 'code'],
          instead: [...OF_CODES, 'errors/retired-32002'],
          title: `The error for a missing resource {must} have the code ${right}`,
          what: `${name} reports that the resource of ${session.describe(call.ref)} does not exist, with the code ${code(number)}; the code in this revision is ${code(right)}.`,
          ties,
          fix: {
            says: `Use ${right}.`,
            safety: 'unsafe',
            steps: [{ do: 'replace', path: ['error', 'code'], value: right }],
          },
        });
      } else if (typeof uri === 'string' && !altered && get(objectAt(error, 'data'), 'uri') !== uri) {
        const data = get(error, 'data');
        const other = isObject(data) ? get(data, 'uri') : undefined;
        once.note('uri', () => ({
          requirement: 'resources/not-found-data-uri',
          at: ref,
          path: other !== undefined ? ['error', 'data', 'uri'] : isObject(data) ? ['error', 'data'] : ['error'],
          mark: other === undefined ? 'missing' : 'value',
          title: 'The error does not contain the requested URI',
          why: 'With the URI, a client that reads several resources at once can show which one is missing.',
          what:
            other === undefined
              ? `${name} does not contain the missing resource in \`data.uri\`; ${session.describe(call.ref)} requests ${code(uri)}.`
              : `${name} has ${code(other)} in \`data.uri\`, but ${session.describe(call.ref)} requests ${code(uri)}.`,
          ties,
        }));
      }
    }

    return {
      ...lists.observer,
      end: () => once.reportTo(report),
      'error resources/read': (step) => {
        if (step.call && !step.again) refused(step, get(step.call.params, 'uri'));
      },
      'response resources/read': ({ call, again, result, ref, name, altered }) => {
        const contents = get(result, 'contents');
        if (!call || again || altered || !Array.isArray(contents) || contents.length > 0) return;
        if (!session.deep.ledger.has('resources/empty-contents')) return;
        const uri = get(call.params, 'uri');
        if (typeof uri !== 'string' || lists.newest('resources/list')?.known.has(uri)) return;
        report({
          requirement: 'resources/empty-contents',
          at: ref,
          path: ['result', 'contents'],
          title: 'A missing resource {must} not be answered with empty `contents`',
          why: 'The client cannot distinguish an empty resource from a missing one.',
          what: `${name} answers the request for ${code(uri)} (${session.describe(call.ref)}) with empty \`contents\`. Return an error with the code \`${right}\` if the resource does not exist, or one item with an empty \`text\` if it is empty.`,
          ties: [{ at: call.ref, path: ['params', 'uri'] }],
        });
      },
    };
  },
});
