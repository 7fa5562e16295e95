/** Tasks, discovery, input rounds and subscriptions: the requirements that begin with 2025-11-25, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'tasks/capability-boolean': {
    says: 'What `tasks` declares are objects, also where the text speaks of yes and no.',
    why: 'Strict readers refuse the whole handshake over it.',
  },
  'tasks/capability-by-method-name': {
    says: '`tasks.requests` takes the name of a method apart: first the category, in it the operation.',
  },
  'tasks/created-at-missing': {
    says: 'A task says when it began.',
    why: 'Nobody can tell how long the task will still be kept.',
  },
  'tasks/experimental': {
    says: 'Tasks are an experiment in 2025-11-25; 2026-07-28 makes an extension of them, with another design.',
  },
  'tasks/flat-create-result': {
    says: 'A new task stands in the member `task` of the result.',
    why: 'Who asked looks for the id of the task in `task`, and finds none.',
  },
  'tasks/immediate-response-type': { says: 'What the model may be told at once, in `_meta`, is a string.' },
  'tasks/initial-status': { says: 'A task begins as `working`, even one that takes no time.' },
  'tasks/last-updated-at-missing': {
    says: 'A task says when it last changed.',
    why: 'A state that is out of date cannot be told from a fresh one.',
  },
  'tasks/param-type': {
    says: '`task` in the parameters is an object, if only an empty one.',
    why: 'The request is refused, or runs without a task.',
  },
  'tasks/poll-interval-type': {
    says: '`pollInterval` is a number of milliseconds.',
    why: 'Whoever asks again cannot tell how long to wait.',
  },
  'tasks/related-task-in-operation': {
    says: '`tasks/get`, `tasks/result` and `tasks/cancel` name the task in their parameters, not once more in `_meta`.',
  },
  'tasks/related-task-in-status-notification': {
    says: '`notifications/tasks/status` names the task in its parameters, not once more in `_meta`.',
  },
  'tasks/related-task-shape': { says: '`io.modelcontextprotocol/related-task` holds an object with `taskId`.' },
  'tasks/requestor-chosen-id': { says: 'The side that runs a task makes up its id; the request proposes none.' },
  'tasks/status-missing': {
    says: 'A task says how it stands.',
    why: 'Nobody can tell whether to go on asking or to fetch the result.',
  },
  'tasks/status-notification-incomplete': {
    says: '`notifications/tasks/status` carries the whole task.',
    why: 'What it leaves out has to be asked for, which the notification was to spare.',
  },
  'tasks/status-value': {
    says: 'A task is `working`, `input_required`, `completed`, `failed` or `cancelled`.',
    why: 'With a word of its own the task is in no state the other side knows: it asks for ever, or gives up.',
  },
  'tasks/task-id-missing': { says: 'A task has an id.', why: 'Without it nobody can ask how the task stands.' },
  'tasks/task-id-param-missing': {
    says: '`tasks/get`, `tasks/result` and `tasks/cancel` name the task as `taskId`.',
    why: 'The receiver does not know which task is meant, and refuses.',
  },
  'tasks/task-id-type': {
    says: 'The id of a task is a string.',
    why: 'Ids are compared as strings; a number matches none.',
  },
  'tasks/timestamp-format': {
    says: 'The times of a task are written by ISO 8601.',
    why: 'Other forms are not read, or are read as another time.',
  },
  'tasks/timestamps-order': { says: 'A task last changed when it began, or after.' },
  'tasks/tool-support-value': {
    says: '`execution.taskSupport` is `required`, `optional` or `forbidden`.',
    why: 'Clients do not know whether they may, or have to, ask for a task.',
  },
  'tasks/ttl-missing': {
    says: 'A task says how long it is kept; null means without limit.',
    why: 'Nobody can tell until when the result can be fetched.',
  },
  'tasks/ttl-type': {
    says: '`ttl` is a number of milliseconds.',
    why: 'A text such as `"60s"` is not read; the request is refused.',
  },
  'tasks/unsupported-method': {
    says: 'Only `tools/call`, `sampling/createMessage` and `elicitation/create` can be run as tasks.',
  },
};
