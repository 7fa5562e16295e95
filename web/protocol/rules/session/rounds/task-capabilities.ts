import { get, isObject } from '../../../json/object.ts';
import { named } from '../../../json/describe.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { declaration, declaredAt, other } from './example-messages.ts';
import { folded } from './combine-observers.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { FORM, plainTask, sampling } from './example-texts.ts';

const open = (offers: string, can = '{}') => handshake('2025-11-25', { server: offers, client: can });
const example = (start: string, ...lines: readonly string[]) => ({
  revision: '2025-11-25' as const,
  text: talk(start, ...lines),
});
const request = (method: string, params = '"taskId":"t-1"') => client(`"id":1,"method":${method},"params":{${params}}`);
const asTask = (request: string) => `"id":1,${request.replace(/\}$/u, ',⟦"task":{"ttl":60000}⟧}')}`;
const CALL = '"method":"tools/call","params":{"name":"report"}';
const status = (sender: (members: string) => string) =>
  sender(`"method":⟦"notifications/tasks/status"⟧,"params":{${plainTask()}}`);
const plain = (text: string) => text.replaceAll(/[⟦⟧]/gu, '');
const FULL = '{"tools":{},"tasks":{"list":{},"cancel":{},"requests":{"tools":{"call":{}}}}}';

/** Correct and incorrect examples. */
const taskCapabilitiesExamples: SessionRule['examples'] = {
  good: [
    example(open(FULL), request('"tasks/list"', '')),
    example(open(FULL), client(plain(asTask(CALL)))),
    example(
      open('{}', '{"elicitation":{},"tasks":{"requests":{"elicitation":{"create":{}}}}}'),
      server(plain(asTask(FORM))),
    ),
    example(request('"tasks/cancel"')),
    example(open(FULL), plain(status(server))),
  ],
  bad: [
    example(open('{"tools":{}}'), request('⟦"tasks/get"⟧')),
    example(open('{"tools":{}}'), request('⟦"tasks/result"⟧')),
    example(open('{"tools":{},"tasks":{"list":{}}}'), request('⟦"tasks/cancel"⟧')),
    example(open('{"tools":{},"tasks":{"cancel":{}}}'), request('⟦"tasks/list"⟧', '')),
    example(open('{"tools":{},"tasks":{"list":{}}}'), client(asTask(CALL))),
    example(open('{}', '{"sampling":{}}'), server(asTask(sampling()))),
    example(open('{}', '{"elicitation":{},"tasks":{}}'), server(asTask(FORM))),
    example(open('{"tools":{}}'), status(server)),
    example(open(FULL), status(client)),
  ],
};

/** The ledger entries about operations, and about requests that ask to run as a task, by method. */
const OPERATIONS = new Map([
  ['tasks/get', 'tasks/get-without-capability'],
  ['tasks/result', 'tasks/result-without-capability'],
  ['tasks/cancel', 'tasks/cancel-without-capability'],
  ['tasks/list', 'tasks/list-without-capability'],
]);
const AUGMENTED = new Map([
  ['tools/call', 'tasks/call-without-capability'],
  ['sampling/createMessage', 'tasks/sampling-without-capability'],
  ['elicitation/create', 'tasks/elicitation-without-capability'],
]);

function judgeOperation(session: SessionView, report: Report, { method, from, name, ref }: Step): void {
  const row = method === null ? undefined : session.model.methods.get(method);
  const requirement = OPERATIONS.get(method ?? '');
  const side = other(from);
  if (!row?.capability || !requirement || !side || session.declared(side, row.capability) !== false) return;
  report({
    requirement,
    at: ref,
    path: ['method'],
    what: `${name} sends ${named(row.name)}, but the ${side} has not declared ${named(row.capability)} in ${declaration(session, side)}.`,
    ties: declaredAt(session, side),
  });
}

function judgeAugmented(session: SessionView, report: Report, { method, from, name, ref, params }: Step): void {
  const requested = method === null ? undefined : session.model.methods.get(method)?.asTask;
  const requirement = AUGMENTED.get(method ?? '');
  const side = other(from);
  if (
    requested === undefined ||
    requirement === undefined ||
    !side ||
    !isObject(get(params, 'task')) ||
    session.declared(side, requested) !== false
  )
    return;
  const path = ['params', 'task'];
  report({
    requirement,
    at: ref,
    path,
    mark: 'member',
    title: 'Requests {must} not run as tasks without the declared capability',
    why: 'The other side ignores the `task` member and responds directly, while the sender waits for a task.',
    what: `${name} asks to run ${named(method ?? '')} as a task, but the ${side} has not declared ${named(requested)} in ${declaration(session, side)}.`,
    fix: { says: 'Remove `task`.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
    ties: declaredAt(session, side),
  });
}

/** A side that sends requests about tasks, or for one, checks the capabilities of the other side. */
export const taskCapabilities = defineSessionRule({
  id: 'tasks/capabilities',
  requirements: [...OPERATIONS.values(), ...AUGMENTED.values(), 'tasks/status-without-capability'],
  class: 'spec',
  title: 'Task requests {must} not be sent without the declared capability',
  why: 'The other side has no such tasks and responds that the method is unknown.',
  how: 'Check `tasks` in the capabilities of the other side first: `list`, `cancel`, and under `requests` what can run as a task.',
  examples: taskCapabilitiesExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      const operation = (step: Step): void => judgeOperation(session, report, step);
      const augmented = (step: Step): void => judgeAugmented(session, report, step);
      return {
        ...Object.fromEntries([...OPERATIONS.keys()].map((method) => [`request ${method}`, operation])),
        'task request': augmented,
        'notification notifications/tasks/status'({ from, ref, name }: Step) {
          if (from === 'unknown' || session.declared(from, 'tasks') !== false) return;
          report({
            requirement: 'tasks/status-without-capability',
            at: ref,
            path: ['method'],
            title: 'A side that sends task status {must} declare `tasks`',
            why: 'The other side has no tasks there whose status could change.',
            what: `${name} reports the status of a task, but the ${from} has not declared \`tasks\` in ${declaration(session, from)}.`,
            ties: declaredAt(session, from),
          });
        },
      };
    }),
});
