import { get, isObject, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { listsOf } from './lists.ts';
import { BAD_PARAMS, codeOf, isReported, messageOf, OF_CODES, isOtherMatter, Once } from './shared.ts';
import { NO_RESOURCE } from './unknown.ts';
import { talk } from '../../../testing/conversation.ts';
import {
  ask,
  askModern,
  FIRST,
  HINTS,
  LAST,
  MODERN,
  refuse,
  SECOND,
  tell,
  tellModern,
  THIRD,
} from './example-texts.ts';

const READ = ask(1, 'resources/read', '"uri":"file:///no.txt"');
const READ_MODERN = askModern(1, 'resources/read', '"uri":"file:///no.txt"');
const DATA = ',"data":{"uri":"file:///no.txt"}';
const LIST = talk(
  askModern(2, 'resources/list'),
  tellModern(2, `"resources":[{"uri":"file:///no.txt","name":"no"}],${HINTS}`),
);

/** Good and bad ones. */
const resourceAnswerExamples: SessionRule['examples'] = {
  good: [
    { revision: LAST, text: talk(READ, refuse(1, -32002, 'Resource not found', DATA)) },
    { revision: MODERN, text: talk(READ_MODERN, refuse(1, -32602, 'Resource not found', DATA)) },
    { revision: SECOND, text: talk(READ, refuse(1, -32603, 'Database is down')) },
    {
      revision: LAST,
      text: talk(READ, refuse(1, -32603, 'Failed to read the resource: a driver was not found')),
      says: 'Something else was not found.',
    },
    { revision: FIRST, text: talk(READ, refuse(1, -32601, 'Method not found')) },
    {
      revision: MODERN,
      text: talk(LIST, READ_MODERN, tellModern(1, `"contents":[],${HINTS}`)),
      says: 'The resource is listed: it is there, and empty.',
    },
    { revision: THIRD, text: talk(READ, tell(1, '"contents":[]')) },
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
    { revision: MODERN, text: talk(READ_MODERN, tellModern(1, `"contents":⟦[]⟧,${HINTS}`)) },
  ],
};

const OLD_CODE = -32002;

/** How a server answers the reading of what is not there. */
export const resourceAnswers = defineSessionRule({
  id: 'resources/answers',
  requirements: [
    'resources/not-found-code',
    'resources/not-found-code-legacy',
    'resources/not-found-data-uri',
    'resources/empty-contents',
  ],
  class: 'spec',
  title: 'A resource that is not there has an error code',
  why: 'Clients tell a missing resource from other faults by the code alone.',
  how: 'Answer with the code of the revision, and name the address in `data.uri`.',
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
          title: `A resource that is not there has the code ${right}`,
          what: `${name} says that the resource of ${session.said(call.ref)} is not there, with the code ${code(number)}; in this revision it is ${code(right)}.`,
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
          title: 'The error names the address',
          why: 'A client that reads several resources at once can then show which one is not there.',
          what:
            other === undefined
              ? `${name} does not say in \`data.uri\` which resource is not there; ${session.said(call.ref)} asks for ${code(uri)}.`
              : `${name} names ${code(other)} in \`data.uri\`, but ${session.said(call.ref)} asks for ${code(uri)}.`,
          ties,
        }));
      }
    }

    return {
      ...lists.observer,
      end: () => once.tell(report),
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
          title: 'What is not there is an error, not nothing',
          why: 'The reader cannot tell an empty resource from a missing one.',
          what: `${name} answers the reading of ${code(uri)} (${session.said(call.ref)}) with empty \`contents\`. If there is no such resource, the answer is an error of the code \`${right}\`; if it is empty, one item with an empty \`text\`.`,
          ties: [{ at: call.ref, path: ['params', 'uri'] }],
        });
      },
    };
  },
});
