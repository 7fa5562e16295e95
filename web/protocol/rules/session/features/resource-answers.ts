import { get, isObject, objectAt } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { listsOf } from './lists.ts';
import { resourceAnswerExamples } from './resource-answers.examples.ts';
import { BAD_PARAMS, codeOf, isTold, messageOf, OF_CODES, isOtherMatter, Once } from './shared.ts';
import { NO_RESOURCE } from './unknown.ts';

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
      if (number !== OLD_CODE && (!NO_RESOURCE.test(messageOf(step)) || isTold(step, 'params'))) return;
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
      ...lists.hearing,
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
