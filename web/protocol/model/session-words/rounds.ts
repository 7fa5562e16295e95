/** The words of requirements about sampling, elicitation, rounds of input, tasks and subscriptions across messages. */
import type { RequirementWords } from '../schema.ts';

/** Words by ledger id, the same in every revision. */
export const rounds: Readonly<Record<string, RequirementWords>> = {
  'elicitation/answer-without-capability': { says: 'A client that answers elicitations has declared `elicitation`.' },
  'elicitation/complete-twice': { says: 'An elicitation is told to be done once.' },
  'elicitation/complete-unknown-id': {
    says: 'Only an elicitation that was asked for is told to be done, under the id it was given.',
  },
  'elicitation/content-item-count': {
    says: 'A choice of several has as many values as `minItems` and `maxItems` allow.',
  },
  'elicitation/content-missing-on-accept': {
    says: 'A form with required fields that is accepted comes back with `content`.',
  },
  'elicitation/content-missing-required': { says: 'An accepted form has a value for every required field.' },
  'elicitation/content-not-an-option': { says: 'A choice comes back as one of the values on offer, not as its title.' },
  'elicitation/content-out-of-bounds': {
    says: 'Answers keep to the length, the bounds and the format of their field.',
  },
  'elicitation/content-unknown-field': { says: 'An answer has no fields beyond those of the form.' },
  'elicitation/content-wrong-type': { says: 'Answers have the type that their field asks for.' },
  'elicitation/decline-as-error': {
    says: 'A person who says no, or closes the form, is told as a result, not as an error.',
  },
  'elicitation/elicitation-id-reused': { says: 'Each elicitation of a server has an `elicitationId` of its own.' },
  'elicitation/form-mode-without-capability': { says: 'A client that declares addresses alone is not sent forms.' },
  'elicitation/request-from-client': { says: 'Only servers ask for elicitations.' },
  'elicitation/request-without-capability': { says: 'Elicitations go to clients that declared `elicitation`.' },
  'elicitation/required-error-without-capability': {
    says: 'The error that asks for a visit to an address goes to clients that declared `elicitation.url`.',
  },
  'elicitation/standalone-request-removed': {
    says: 'Elicitations stand inside a result that asks for input; they are no requests of their own any more.',
  },
  'elicitation/unsupported-mode-error-code': { says: 'A client refuses a mode it has not declared with -32602.' },
  'elicitation/url-accept-with-content': { says: 'Going to an address is accepted without `content`.' },
  'elicitation/url-input-request-without-capability': {
    says: 'A visit to an address is asked for when the request declares `elicitation.url`.',
  },
  'elicitation/url-mode-without-capability': {
    says: 'A visit to an address is asked of clients that declared `elicitation.url`.',
  },
  'input/elicitation-without-capability': {
    says: 'A result asks for an elicitation when its request declares `elicitation`.',
  },
  'input/response-kind-mismatch': { says: 'An answer is of the kind that was asked for under its key.' },
  'input/roots-without-capability': { says: 'A result asks for roots when its request declares `roots`.' },
  'listen/ack-first': { says: 'The first message of a subscription is its confirmation.' },
  'listen/ack-missing': { says: 'A subscription that brings something, or ends, was confirmed before.' },
  'listen/ack-subset': { says: 'The confirmation of a subscription grants nothing that was not asked for.' },
  'listen/ack-unsupported-type': {
    says: 'The confirmation of a subscription leaves out what the server does not announce.',
  },
  'listen/after-close': { says: 'Nothing travels on a subscription behind the result that ended it.' },
  'listen/closing-result-data': { says: 'The result that ends a subscription has no members of its own.' },
  'listen/closing-result-id-mismatch': {
    says: 'The result that ends a subscription names it by the id of just this response.',
  },
  'listen/duplicate-id': { says: 'Subscriptions that are open at the same time have different ids.' },
  'listen/no-subscription': { says: 'Changes are told to clients that have an open subscription, and to no others.' },
  'listen/not-acknowledged-type': { says: 'What the confirmation of a subscription leaves out is not sent.' },
  'listen/resource-capability': {
    says: 'Changes of resources are asked for where the server announces `resources.subscribe`.',
  },
  'listen/subscription-id-mismatch': {
    says: 'A subscription is named by the id of its request, of the same JSON type.',
  },
  'listen/unrequested-type': { says: 'A subscription brings only what its filter asks for.' },
  'listen/updated-unrelated-uri': {
    says: 'A subscription tells of resources it asks for, and of what lies below them.',
  },
  'mrtr/answer-after-input-required': {
    says: 'A result that asks for input ends its request: what follows answers the second try.',
  },
  'mrtr/capability-dropped-on-retry': {
    says: 'A second try declares its capabilities again: those of the first are not remembered.',
  },
  'mrtr/elicitation-form-undeclared': { says: 'A result asks for a form when its request takes forms.' },
  'mrtr/elicitation-undeclared': { says: 'A result asks for an elicitation when its request declares `elicitation`.' },
  'mrtr/elicitation-url-undeclared': {
    says: 'A result asks for a visit to an address when its request declares `elicitation.url`.',
  },
  'mrtr/error-for-extra-input': { says: 'Answers nobody asked for are passed over, and are no error.' },
  'mrtr/error-for-missing-input': { says: 'Answers that are missing are asked for again, instead of an error.' },
  'mrtr/input-response-kind': { says: 'An answer is of the kind that was asked for under its key.' },
  'mrtr/input-response-missing': { says: 'A second try answers every question it was asked.' },
  'mrtr/input-response-unknown-key': { says: 'Answers stand under keys that were asked for; others are passed over.' },
  'mrtr/request-state-altered': { says: '`requestState` comes back letter by letter.' },
  'mrtr/request-state-dropped': { says: 'A `requestState` that was given comes back with the second try.' },
  'mrtr/request-state-invented': { says: 'A second try has no `requestState` where none was given.' },
  'mrtr/retry-params-changed': {
    says: 'A second try repeats the parameters of the first, and only adds answers and state.',
  },
  'mrtr/retry-same-id': { says: 'A second try has an id of its own.' },
  'mrtr/retry-without-responses': {
    says: 'A second try brings the answers it was asked for; the same request again does not do.',
  },
  'mrtr/roots-undeclared': { says: 'A result asks for roots when its request declares `roots`.' },
  'mrtr/sampling-tools-undeclared': {
    says: 'A result asks the model to use tools when its request declares `sampling.tools`.',
  },
  'mrtr/sampling-undeclared': {
    says: 'A result asks for a message of the model when its request declares `sampling`.',
  },
  'mrtr/state-on-other-request': {
    says: 'State and answers go into the second try of the request that was asked, and into no other.',
  },
  'mrtr/unsolicited-input-responses': { says: 'A first try has no answers: nothing was asked yet.' },
  'mrtr/wrong-method': { says: 'Only `tools/call`, `prompts/get` and `resources/read` are answered with questions.' },
  'sampling/answer-without-capability': { says: 'A client that answers sampling requests has declared `sampling`.' },
  'sampling/follow-up-unanswered-tool-use': {
    says: 'A conversation in which the model called tools goes on with the results of all its calls.',
  },
  'sampling/include-context-without-capability': {
    says: 'Context of servers is asked of clients that declared `sampling.context`.',
  },
  'sampling/input-request-without-capability': {
    says: 'A result asks for a message of the model when its request declares `sampling`.',
  },
  'sampling/meta-not-preserved': { says: 'A call of a tool that is sent back keeps its `_meta`.' },
  'sampling/request-from-client': { says: 'Only servers ask for messages of the model.' },
  'sampling/request-without-capability': { says: 'Sampling requests go to clients that declared `sampling`.' },
  'sampling/standalone-request-removed': {
    says: 'Sampling stands inside a result that asks for input; it is no request of its own any more.',
  },
  'sampling/tool-balance-error-code': {
    says: 'A conversation whose calls and results do not match is refused with -32602.',
  },
  'sampling/tool-choice-none-violated': { says: 'With `toolChoice` `none` the model calls no tool.' },
  'sampling/tool-choice-required-violated': { says: 'With `toolChoice` `required` the model calls at least one tool.' },
  'sampling/tool-choice-without-capability': { says: '`toolChoice` goes to clients that declared `sampling.tools`.' },
  'sampling/tool-use-unknown-tool': { says: 'The model calls tools that the request offers.' },
  'sampling/tools-in-input-request-without-capability': {
    says: 'A result asks the model to use tools when its request declares `sampling.tools`.',
  },
  'sampling/tools-not-refused': {
    says: 'A client without `sampling.tools` refuses a request that has `tools` or `toolChoice`.',
  },
  'sampling/tools-without-capability': { says: 'Sampling with tools goes to clients that declared `sampling.tools`.' },
  'sampling/user-rejection-code': { says: 'A sampling request that a person turns down is answered with the code -1.' },
  'stdio/fallback-after-modern-error': {
    says: 'After an error that names supported versions a client picks one of them, and does not fall back to `initialize`.',
  },
  'stdio/initialize-error-without-versions': {
    says: 'A server without a handshake names its versions in the error that answers `initialize`.',
  },
  'stdio/message-after-cancel': { says: 'Nothing more is sent for a request that was cancelled.' },
  'stdio/probe-not-first': {
    says: 'A client that speaks old and new revisions asks with `server/discover` before anything else.',
  },
  'tasks-ext/answered-by-retry': {
    says: 'What a task asks is answered with `tasks/update`, not by calling the tool again.',
  },
  'tasks-ext/cancel-ack-not-empty': { says: '`tasks/cancel` is answered with an empty result.' },
  'tasks-ext/cancelled-notification': { says: 'A task is not cancelled with `notifications/cancelled`.' },
  'tasks-ext/failed-for-tool-error': {
    says: 'A task whose tool failed is `completed`; `failed` is for JSON-RPC errors.',
  },
  'tasks-ext/input-key-reused': { says: 'A key stands for one question in the whole life of a task.' },
  'tasks-ext/listen-undeclared': {
    says: 'Who wants news of tasks without declaring the extension is refused with -32021.',
  },
  'tasks-ext/nested-task': { says: 'The members of a new task stand in the result itself, not in `task`.' },
  'tasks-ext/operation-result-type': {
    says: 'The operations on tasks are answered with results of the type `complete`.',
  },
  'tasks-ext/operation-undeclared': {
    says: 'Operations on tasks are refused with -32021 where the request does not declare the extension.',
  },
  'tasks-ext/result-type-not-task': { says: 'A result that hands out a task has the type `task`.' },
  'tasks-ext/terminal-changed': {
    says: 'A task that is `completed`, `failed` or `cancelled` does not change any more.',
  },
  'tasks-ext/ttl-renamed': { says: 'How long a task is kept is told as `ttlMs`.' },
  'tasks-ext/undeclared': { says: 'Only a request that declares the tasks extension is answered with a task.' },
  'tasks-ext/unknown-after-creation': { says: 'A task that was handed out is there when it is asked about.' },
  'tasks-ext/unknown-id-code': { says: '`tasks/get` for a task that is not there is answered with -32602.' },
  'tasks-ext/unsupported-method': { says: 'Only `tools/call` is answered with a task.' },
  'tasks-ext/update-ack-not-empty': { says: '`tasks/update` is answered with an empty result.' },
  'tasks-ext/update-unknown-key': { says: '`tasks/update` answers questions that the task has asked.' },
  'tasks/call-without-capability': {
    says: 'Tools are called as tasks where the server declared `tasks.requests.tools.call`.',
  },
  'tasks/cancel-result-status': { says: 'The answer to `tasks/cancel` shows the task as `cancelled`.' },
  'tasks/cancel-terminal': { says: 'A request to cancel a task that has ended is refused with -32602.' },
  'tasks/cancel-without-capability': { says: '`tasks/cancel` goes to who declared `tasks.cancel`.' },
  'tasks/cancelled-notification': {
    says: 'A task is cancelled with `tasks/cancel`, not with `notifications/cancelled`.',
  },
  'tasks/cancelled-revived': { says: 'A task that was cancelled stays cancelled.' },
  'tasks/created-unasked': { says: 'A request that asks for no task gets none.' },
  'tasks/created-without-capability': {
    says: 'Who has declared no tasks ignores the wish for one, and answers at once.',
  },
  'tasks/duplicate-id': { says: 'Each task of a receiver has an id of its own.' },
  'tasks/elicitation-without-capability': {
    says: 'Elicitations run as tasks where the client declared `tasks.requests.elicitation.create`.',
  },
  'tasks/failed-without-message': { says: 'A task that has failed says why, in `statusMessage`.' },
  'tasks/get-without-capability': { says: '`tasks/get` goes to who declared `tasks`.' },
  'tasks/id-changed': { says: '`tasks/get` is answered with the task that was asked about.' },
  'tasks/input-request-unrelated': { says: 'What a task needs answered names the task.' },
  'tasks/input-required-ignored': {
    says: 'A task that waits for input is fetched with `tasks/result`, which brings its questions.',
  },
  'tasks/list-incomplete': { says: 'A task that `tasks/get` shows is in the list of tasks too.' },
  'tasks/list-without-capability': { says: '`tasks/list` goes to who declared `tasks.list`.' },
  'tasks/nested-get-result': {
    says: 'The members of a task stand in the result of `tasks/get` itself, not in `task`.',
  },
  'tasks/not-created': { says: 'Who has declared tasks answers a request for one with a task.' },
  'tasks/progress-after-terminal': { says: 'Progress of a task ends with the task.' },
  'tasks/progress-token-changed': { says: 'Progress of a task keeps to the token of the request that made it.' },
  'tasks/related-task-in-operation-result': {
    says: 'The answers to `tasks/get`, `tasks/list` and `tasks/cancel` do not name the task once more in `_meta`.',
  },
  'tasks/related-task-not-echoed': { says: 'The answer to a message that belongs to a task names the same task.' },
  'tasks/result-related-task-mismatch': { says: 'The answer to `tasks/result` names the task that was asked for.' },
  'tasks/result-related-task-missing': { says: 'The answer to `tasks/result` names its task in `_meta`.' },
  'tasks/result-shape': { says: '`tasks/result` gives what the request would have got without a task.' },
  'tasks/result-too-early': { says: '`tasks/result` is answered when the task has ended.' },
  'tasks/result-without-capability': { says: '`tasks/result` goes to who declared `tasks`.' },
  'tasks/sampling-without-capability': {
    says: 'Sampling runs as a task where the client declared `tasks.requests.sampling.createMessage`.',
  },
  'tasks/status-without-capability': { says: 'Only who declared `tasks` tells how tasks stand.' },
  'tasks/terminal-changed': { says: 'A task that is `completed`, `failed` or `cancelled` does not change any more.' },
  'tasks/tool-error-completed': { says: 'A task whose tool failed ends as `failed`.' },
  'tasks/tool-forbidding-code': { says: 'A call as a task is refused with -32601 where the tool cannot be one.' },
  'tasks/tool-not-supporting': { says: 'A tool is called as a task when its `execution.taskSupport` allows it.' },
  'tasks/tool-requiring': { says: 'A tool that requires a task is called as one.' },
  'tasks/tool-requiring-code': { says: 'Calling a tool without the task it requires is refused with -32601.' },
  'tasks/unknown-cursor-code': { says: 'A cursor that `tasks/list` does not know is answered with -32602.' },
  'tasks/unknown-id-code': { says: 'A task that is not there is told with -32602.' },
  'x-mcp-header/rejected-tool-called': { says: 'On HTTP a client does not call tools whose `x-mcp-header` is wrong.' },
  'x-mcp-header/unsafe-integer': { says: 'A whole number that goes into a header stays within ±9007199254740991.' },
};
