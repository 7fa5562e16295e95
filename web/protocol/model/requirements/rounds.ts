/** Sampling, elicitation, input requests, tasks and subscriptions, across messages. */
import type { RequirementRows } from './define.ts';

/** The requirements of client features, tasks and subscriptions in a session. */
export const rounds: RequirementRows = {
  'elicitation/answer-without-capability': {
    says: 'A client that answers elicitations has declared `elicitation`.',
    scope: 'session',
    in: { '2025-06-18': ['MUST', 'client/elicitation#capabilities'] },
  },
  'elicitation/complete-twice': {
    says: 'An elicitation is told to be done once.',
    scope: 'session',
    in: {
      '2025-11-25': ['INFO', 'client/elicitation#completion-notifications-for-url-mode-elicitation'],
      '2026-07-28': null,
    },
  },
  'elicitation/complete-unknown-id': {
    says: 'Only an elicitation that was asked for is told to be done, under the id it was given.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#completion-notifications-for-url-mode-elicitation'],
      '2026-07-28': null,
    },
  },
  'elicitation/content-item-count': {
    says: 'A choice of several has as many values as `minItems` and `maxItems` allow.',
    scope: 'exchange',
    in: { '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'] },
  },
  'elicitation/content-missing-on-accept': {
    says: 'A form with required fields that is accepted comes back with `content`.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['SHOULD', 'client/elicitation#security-considerations'],
      '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/content-missing-required': {
    says: 'An accepted form has a value for every required field.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['SHOULD', 'client/elicitation#security-considerations'],
      '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/content-not-an-option': {
    says: 'A choice comes back as one of the values on offer, not as its title.',
    scope: 'exchange',
    in: { '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'] },
  },
  'elicitation/content-out-of-bounds': {
    says: 'Answers keep to the length, the bounds and the format of their field.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['SHOULD', 'client/elicitation#security-considerations'],
      '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/content-unknown-field': {
    says: 'An answer has no fields beyond those of the form.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#security-considerations'],
      '2025-11-25': ['INFO', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/content-wrong-type': {
    says: 'Answers have the type that their field asks for.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['SHOULD', 'client/elicitation#security-considerations'],
      '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/decline-as-error': {
    says: 'A person who says no, or closes the form, is told as a result, not as an error.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#response-actions'],
      '2026-07-28': null,
    },
  },
  'elicitation/elicitation-id-reused': {
    says: 'Each elicitation of a server has an `elicitationId` of its own.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'schema#elicitrequesturlparams'],
      '2026-07-28': null,
    },
  },
  'elicitation/form-mode-without-capability': {
    says: 'A client that declares addresses alone is not sent forms.',
    scope: 'session',
    in: { '2025-11-25': ['MUST NOT', 'client/elicitation#capabilities'] },
    unreported:
      'The same as `capabilities/elicitation-form-mode` where there is a handshake, and as `mrtr/elicitation-form-undeclared` where there is none; they report it.',
  },
  'elicitation/request-from-client': {
    says: 'Only servers ask for elicitations.',
    scope: 'session',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': ['MUST', 'client/elicitation#form-mode-elicitation-requests'],
      '2026-07-28': null,
    },
    unreported: 'The same as `methods/client-calls-client-feature`, which reports it.',
  },
  'elicitation/request-without-capability': {
    says: 'Elicitations go to clients that declared `elicitation`.',
    scope: 'session',
    in: {
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'The same as `capabilities/elicitation-create`, which reports it.',
  },
  'elicitation/required-error-without-capability': {
    says: 'The error that asks for a visit to an address goes to clients that declared `elicitation.url`.',
    scope: 'session',
    in: {
      '2025-11-25': ['INFO', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
  },
  'elicitation/standalone-request-removed': {
    says: 'Elicitations stand inside a result that asks for input; they are no requests of their own any more.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr'] },
    unreported: 'The same as `stateless/server-request`, which reports it.',
  },
  'elicitation/unsupported-mode-error-code': {
    says: 'A client refuses a mode it has not declared with -32602.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#error-handling'],
      '2026-07-28': null,
    },
  },
  'elicitation/url-accept-with-content': {
    says: 'Going to an address is accepted without `content`.',
    scope: 'exchange',
    in: { '2025-11-25': ['SHOULD NOT', 'client/elicitation#response-actions'] },
  },
  'elicitation/url-input-request-without-capability': {
    says: 'A visit to an address is asked for when the request declares `elicitation.url`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'client/elicitation#capabilities'] },
    unreported: 'The same as `mrtr/elicitation-url-undeclared`, which reports it.',
  },
  'elicitation/url-mode-without-capability': {
    says: 'A visit to an address is asked of clients that declared `elicitation.url`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
    unreported: 'The same as `capabilities/elicitation-url-mode`, which reports it.',
  },
  'input/elicitation-without-capability': {
    says: 'A result asks for an elicitation when its request declares `elicitation`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
    unreported: 'The same as `mrtr/elicitation-undeclared`, which reports it.',
  },
  'input/response-kind-mismatch': {
    says: 'An answer is of the kind that was asked for under its key.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
    unreported: 'The same as `mrtr/input-response-kind`, which reports it.',
  },
  'input/roots-without-capability': {
    says: 'A result asks for roots when its request declares `roots`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
    unreported: 'The same as `mrtr/roots-undeclared`, which reports it.',
  },
  'listen/ack-first': {
    says: 'The first message of a subscription is its confirmation.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/ack-missing': {
    says: 'A subscription that brings something, or ends, was confirmed before.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/ack-subset': {
    says: 'The confirmation of a subscription grants nothing that was not asked for.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/ack-unsupported-type': {
    says: 'The confirmation of a subscription leaves out what the server does not announce.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/after-close': {
    says: 'Nothing travels on a subscription behind the result that ended it.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#graceful-closure'] },
  },
  'listen/closing-result-data': {
    says: 'The result that ends a subscription has no members of its own.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#graceful-closure'] },
  },
  'listen/closing-result-id-mismatch': {
    says: 'The result that ends a subscription names it by the id of just this response.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionslistenresultmetaobject-iomodelcontextprotocolsubscriptionid'] },
  },
  'listen/duplicate-id': {
    says: 'Subscriptions that are open at the same time have different ids.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#multiple-concurrent-subscriptions'] },
    unreported:
      'A subscription waits for its answer until it ends, so that a second one with its id is a case of `ids/reused-in-flight`, an error.',
  },
  'listen/no-subscription': {
    says: 'Changes are told to clients that have an open subscription, and to no others.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'schema#toollistchangednotification'] },
  },
  'listen/not-acknowledged-type': {
    says: 'What the confirmation of a subscription leaves out is not sent.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/resource-capability': {
    says: 'Changes of resources are asked for where the server announces `resources.subscribe`.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'server/resources#capabilities'] },
  },
  'listen/subscription-id-mismatch': {
    says: 'A subscription is named by the id of its request, of the same JSON type.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/subscriptions#receiving-notifications'] },
  },
  'listen/unrequested-type': {
    says: 'A subscription brings only what its filter asks for.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/subscriptions#opening-a-stream'] },
  },
  'listen/updated-unrelated-uri': {
    says: 'A subscription tells of resources it asks for, and of what lies below them.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'schema#resourceupdatednotification'] },
  },
  'mrtr/answer-after-input-required': {
    says: 'A result that asks for input ends its request: what follows answers the second try.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#basic-workflow'] },
    unreported: 'A second answer to a request is a case of `responses/answered-twice`, whatever the first one was.',
  },
  'mrtr/capability-dropped-on-retry': {
    says: 'A second try declares its capabilities again: those of the first are not remembered.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/index#meta'] },
  },
  'mrtr/elicitation-form-undeclared': {
    says: 'A result asks for a form when its request takes forms.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/elicitation-undeclared': {
    says: 'A result asks for an elicitation when its request declares `elicitation`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/elicitation-url-undeclared': {
    says: 'A result asks for a visit to an address when its request declares `elicitation.url`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/error-for-extra-input': {
    says: 'Answers nobody asked for are passed over, and are no error.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/patterns/mrtr#error-handling'] },
  },
  'mrtr/error-for-missing-input': {
    says: 'Answers that are missing are asked for again, instead of an error.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/patterns/mrtr#error-handling'] },
  },
  'mrtr/input-response-kind': {
    says: 'An answer is of the kind that was asked for under its key.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
  },
  'mrtr/input-response-missing': {
    says: 'A second try answers every question it was asked.',
    scope: 'session',
    in: {
      '2026-07-28': [
        'MUST',
        'basic/patterns/mrtr#client-requirements-basic-workflow',
        'No answer at all, an empty object, is left alone where the server takes it for “not yet” and asks again.',
      ],
    },
  },
  'mrtr/input-response-unknown-key': {
    says: 'Answers stand under keys that were asked for; others are passed over.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#error-handling'] },
  },
  'mrtr/request-state-altered': {
    says: '`requestState` comes back letter by letter.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/request-state-dropped': {
    says: 'A `requestState` that was given comes back with the second try.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/request-state-invented': {
    says: 'A second try has no `requestState` where none was given.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/retry-params-changed': {
    says: 'A second try repeats the parameters of the first, and only adds answers and state.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/index#multi-round-trip-requests'] },
  },
  'mrtr/retry-same-id': {
    says: 'A second try has an id of its own.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/retry-without-responses': {
    says: 'A second try brings the answers it was asked for; the same request again does not do.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/roots-undeclared': {
    says: 'A result asks for roots when its request declares `roots`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/sampling-tools-undeclared': {
    says: 'A result asks the model to use tools when its request declares `sampling.tools`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/sampling-undeclared': {
    says: 'A result asks for a message of the model when its request declares `sampling`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/state-on-other-request': {
    says: 'State and answers go into the second try of the request that was asked, and into no other.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/unsolicited-input-responses': {
    says: 'A first try has no answers: nothing was asked yet.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/wrong-method': {
    says: 'Only `tools/call`, `prompts/get` and `resources/read` are answered with questions.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#supported-requests'] },
  },
  'sampling/answer-without-capability': {
    says: 'A client that answers sampling requests has declared `sampling`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'client/sampling#capabilities'] },
  },
  'sampling/follow-up-unanswered-tool-use': {
    says: 'A conversation in which the model called tools goes on with the results of all its calls.',
    scope: 'session',
    in: { '2025-11-25': ['MUST', 'client/sampling#security-considerations'] },
  },
  'sampling/include-context-without-capability': {
    says: 'Context of servers is asked of clients that declared `sampling.context`.',
    scope: 'session',
    in: { '2025-11-25': ['SHOULD NOT', 'client/sampling#capabilities'] },
    unreported:
      'These values are on their way out whatever the client declares: `deprecated/include-context` warns of them at the same place.',
  },
  'sampling/input-request-without-capability': {
    says: 'A result asks for a message of the model when its request declares `sampling`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
    unreported: 'The same as `mrtr/sampling-undeclared`, which reports it.',
  },
  'sampling/meta-not-preserved': {
    says: 'A call of a tool that is sent back keeps its `_meta`.',
    scope: 'session',
    in: { '2025-11-25': ['SHOULD', 'schema#toolusecontent'] },
  },
  'sampling/request-from-client': {
    says: 'Only servers ask for messages of the model.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#creating-messages'],
      '2026-07-28': null,
    },
    unreported: 'The same as `methods/client-calls-client-feature`, which reports it.',
  },
  'sampling/request-without-capability': {
    says: 'Sampling requests go to clients that declared `sampling`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'The same as `capabilities/sampling-create-message`, which reports it.',
  },
  'sampling/standalone-request-removed': {
    says: 'Sampling stands inside a result that asks for input; it is no request of its own any more.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr'] },
    unreported: 'The same as `stateless/server-request`, which reports it.',
  },
  'sampling/tool-balance-error-code': {
    says: 'A conversation whose calls and results do not match is refused with -32602.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['SHOULD', 'client/sampling#error-handling'],
      '2026-07-28': null,
    },
  },
  'sampling/tool-choice-none-violated': {
    says: 'With `toolChoice` `none` the model calls no tool.',
    scope: 'exchange',
    in: { '2025-11-25': ['MUST NOT', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-choice-required-violated': {
    says: 'With `toolChoice` `required` the model calls at least one tool.',
    scope: 'exchange',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-choice-without-capability': {
    says: '`toolChoice` goes to clients that declared `sampling.tools`.',
    scope: 'session',
    in: { '2025-11-25': ['MUST NOT', 'schema#createmessagerequestparams'] },
  },
  'sampling/tool-use-unknown-tool': {
    says: 'The model calls tools that the request offers.',
    scope: 'exchange',
    in: { '2025-11-25': ['INFO', 'client/sampling#sampling-with-tools'] },
  },
  'sampling/tools-in-input-request-without-capability': {
    says: 'A result asks the model to use tools when its request declares `sampling.tools`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'client/sampling#tools-in-sampling'] },
    unreported: 'The same as `mrtr/sampling-tools-undeclared`, which reports it.',
  },
  'sampling/tools-not-refused': {
    says: 'A client without `sampling.tools` refuses a request that has `tools` or `toolChoice`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'schema#createmessagerequestparams'],
      '2026-07-28': null,
    },
  },
  'sampling/tools-without-capability': {
    says: 'Sampling with tools goes to clients that declared `sampling.tools`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/sampling#tools-in-sampling'],
      '2026-07-28': null,
    },
    unreported: 'The same as `capabilities/sampling-tools`, which reports it.',
  },
  'sampling/user-rejection-code': {
    says: 'A sampling request that a person turns down is answered with the code -1.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'client/sampling#error-handling'],
      '2025-11-25': ['SHOULD', 'client/sampling#error-handling'],
      '2026-07-28': null,
    },
  },
  'stdio/fallback-after-modern-error': {
    says: 'After an error that names supported versions a client picks one of them, and does not fall back to `initialize`.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/transports/stdio#backward-compatibility'] },
    unreported: 'The same as `version/fallback-after-modern-error`, which reports it.',
  },
  'stdio/initialize-error-without-versions': {
    says: 'A server without a handshake names its versions in the error that answers `initialize`.',
    scope: 'exchange',
    in: { '2026-07-28': ['SHOULD', 'basic/versioning#backward-compatibility-with-initialization-based-versions'] },
    unreported: 'The same as `version/initialize-error-names-versions`, which reports it.',
  },
  'stdio/message-after-cancel': {
    says: 'Nothing more is sent for a request that was cancelled.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/stdio#cancellation'] },
    unreported:
      'The same as `cancellation/messages-after-cancel-stdio`, which reports it on stdio; where the transport is not known, `cancellation/response-after-cancel` does.',
  },
  'stdio/probe-not-first': {
    says: 'A client that speaks old and new revisions asks with `server/discover` before anything else.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/stdio#backward-compatibility'] },
    unreported: 'The same as `version/probe-first`, which reports it.',
  },
  'tasks-ext/answered-by-retry': {
    says: 'What a task asks is answered with `tasks/update`, not by calling the tool again.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks-ext/cancel-ack-not-empty': {
    says: '`tasks/cancel` is answered with an empty result.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-cancellation'] },
  },
  'tasks-ext/cancelled-notification': {
    says: 'A task is not cancelled with `notifications/cancelled`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', '../../seps/2663-tasks-extension#task-cancellation'] },
  },
  'tasks-ext/failed-for-tool-error': {
    says: 'A task whose tool failed is `completed`; `failed` is for JSON-RPC errors.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', '../../seps/2663-tasks-extension#task-status'] },
  },
  'tasks-ext/input-key-reused': {
    says: 'A key stands for one question in the whole life of a task.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks-ext/listen-undeclared': {
    says: 'Who wants news of tasks without declaring the extension is refused with -32021.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-status-notifications'] },
  },
  'tasks-ext/nested-task': {
    says: 'The members of a new task stand in the result itself, not in `task`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-creation'] },
  },
  'tasks-ext/operation-result-type': {
    says: 'The operations on tasks are answered with results of the type `complete`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-polling'] },
  },
  'tasks-ext/operation-undeclared': {
    says: 'Operations on tasks are refused with -32021 where the request does not declare the extension.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#protocol-errors'] },
  },
  'tasks-ext/result-type-not-task': {
    says: 'A result that hands out a task has the type `task`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#polymorphic-results'] },
  },
  'tasks-ext/terminal-changed': {
    says: 'A task that is `completed`, `failed` or `cancelled` does not change any more.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', '../../extensions/tasks/overview#task-lifecycle'] },
  },
  'tasks-ext/ttl-renamed': {
    says: 'How long a task is kept is told as `ttlMs`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#tasks'] },
  },
  'tasks-ext/undeclared': {
    says: 'Only a request that declares the tasks extension is answered with a task.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', '../../extensions/tasks/overview#for-mcp-servers'] },
  },
  'tasks-ext/unknown-after-creation': {
    says: 'A task that was handed out is there when it is asked about.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', '../../seps/2663-tasks-extension#task-creation'] },
  },
  'tasks-ext/unknown-id-code': {
    says: '`tasks/get` for a task that is not there is answered with -32602.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#protocol-errors'] },
  },
  'tasks-ext/unsupported-method': {
    says: 'Only `tools/call` is answered with a task.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#supported-methods'] },
  },
  'tasks-ext/update-ack-not-empty': {
    says: '`tasks/update` is answered with an empty result.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks-ext/update-unknown-key': {
    says: '`tasks/update` answers questions that the task has asked.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks/call-without-capability': {
    says: 'Tools are called as tasks where the server declared `tasks.requests.tools.call`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/cancel-result-status': {
    says: 'The answer to `tasks/cancel` shows the task as `cancelled`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-cancellation'],
      '2026-07-28': null,
    },
  },
  'tasks/cancel-terminal': {
    says: 'A request to cancel a task that has ended is refused with -32602.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-cancellation'],
      '2026-07-28': null,
    },
  },
  'tasks/cancel-without-capability': {
    says: '`tasks/cancel` goes to who declared `tasks.cancel`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/cancelled-notification': {
    says: 'A task is cancelled with `tasks/cancel`, not with `notifications/cancelled`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/cancellation#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/cancelled-revived': {
    says: 'A task that was cancelled stays cancelled.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-cancellation'],
      '2026-07-28': null,
    },
  },
  'tasks/created-unasked': {
    says: 'A request that asks for no task gets none.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#creating-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/created-without-capability': {
    says: 'Who has declared no tasks ignores the wish for one, and answers at once.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-support-and-handling'],
      '2026-07-28': null,
    },
  },
  'tasks/duplicate-id': {
    says: 'Each task of a receiver has an id of its own.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-id-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/elicitation-without-capability': {
    says: 'Elicitations run as tasks where the client declared `tasks.requests.elicitation.create`.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/failed-without-message': {
    says: 'A task that has failed says why, in `statusMessage`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['SHOULD', 'basic/utilities/tasks#task-execution-errors'],
      '2026-07-28': null,
    },
  },
  'tasks/get-without-capability': {
    says: '`tasks/get` goes to who declared `tasks`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/id-changed': {
    says: '`tasks/get` is answered with the task that was asked about.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/input-request-unrelated': {
    says: 'What a task needs answered names the task.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#input-required-status'],
      '2026-07-28': null,
    },
  },
  'tasks/input-required-ignored': {
    says: 'A task that waits for input is fetched with `tasks/result`, which brings its questions.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD', 'basic/utilities/tasks#input-required-status'],
      '2026-07-28': null,
    },
  },
  'tasks/list-incomplete': {
    says: 'A task that `tasks/get` shows is in the list of tasks too.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-listing'],
      '2026-07-28': null,
    },
  },
  'tasks/list-without-capability': {
    says: '`tasks/list` goes to who declared `tasks.list`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/nested-get-result': {
    says: 'The members of a task stand in the result of `tasks/get` itself, not in `task`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#getting-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/not-created': {
    says: 'Who has declared tasks answers a request for one with a task.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#result-retrieval'],
      '2026-07-28': null,
    },
  },
  'tasks/progress-after-terminal': {
    says: 'Progress of a task ends with the task.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/progress-token-changed': {
    says: 'Progress of a task keeps to the token of the request that made it.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-in-operation-result': {
    says: 'The answers to `tasks/get`, `tasks/list` and `tasks/cancel` do not name the task once more in `_meta`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-not-echoed': {
    says: 'The answer to a message that belongs to a task names the same task.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/result-related-task-mismatch': {
    says: 'The answer to `tasks/result` names the task that was asked for.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/result-related-task-missing': {
    says: 'The answer to `tasks/result` names its task in `_meta`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#related-task-metadata'],
      '2026-07-28': null,
    },
  },
  'tasks/result-shape': {
    says: '`tasks/result` gives what the request would have got without a task.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#result-retrieval'],
      '2026-07-28': null,
    },
  },
  'tasks/result-too-early': {
    says: '`tasks/result` is answered when the task has ended.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#result-retrieval'],
      '2026-07-28': null,
    },
  },
  'tasks/result-without-capability': {
    says: '`tasks/result` goes to who declared `tasks`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/sampling-without-capability': {
    says: 'Sampling runs as a task where the client declared `tasks.requests.sampling.createMessage`.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/status-without-capability': {
    says: 'Only who declared `tasks` tells how tasks stand.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/terminal-changed': {
    says: 'A task that is `completed`, `failed` or `cancelled` does not change any more.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'basic/utilities/tasks#task-status-lifecycle'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-error-completed': {
    says: 'A task whose tool failed ends as `failed`.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD', 'basic/utilities/tasks#task-execution-errors'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-forbidding-code': {
    says: 'A call as a task is refused with -32601 where the tool cannot be one.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-not-supporting': {
    says: 'A tool is called as a task when its `execution.taskSupport` allows it.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-requiring': {
    says: 'A tool that requires a task is called as one.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-requiring-code': {
    says: 'Calling a tool without the task it requires is refused with -32601.',
    scope: 'session',
    in: {
      '2025-11-25': [
        'MUST',
        'basic/utilities/tasks#tool-level-negotiation',
        'Further down the same page lets receivers refuse with -32600 what has to be a task: that code is left alone.',
      ],
      '2026-07-28': null,
    },
  },
  'tasks/unknown-cursor-code': {
    says: 'A cursor that `tasks/list` does not know is answered with -32602.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#protocol-errors'],
      '2026-07-28': null,
    },
  },
  'tasks/unknown-id-code': {
    says: 'A task that is not there is told with -32602.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#protocol-errors'],
      '2026-07-28': null,
    },
  },
  'x-mcp-header/rejected-tool-called': {
    says: 'On HTTP a client does not call tools whose `x-mcp-header` is wrong.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/unsafe-integer': {
    says: 'A whole number that goes into a header stays within ±9007199254740991.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
};
