/** Sampling, elicitation, input requests, tasks and subscriptions, across messages. */
import type { RequirementRows } from './define.ts';

/** The requirements of client features, tasks and subscriptions in a session. */
export const rounds: RequirementRows = {
  'elicitation/answer-without-capability': {
    says: 'A client that responds to elicitations has declared `elicitation`.',
    scope: 'session',
    in: { '2025-06-18': ['MUST', 'client/elicitation#capabilities'] },
  },
  'elicitation/complete-twice': {
    says: 'The completion of an elicitation is reported only once.',
    scope: 'session',
    in: {
      '2025-11-25': ['INFO', 'client/elicitation#completion-notifications-for-url-mode-elicitation'],
      '2026-07-28': null,
    },
  },
  'elicitation/complete-unknown-id': {
    says: 'A completion notification has the id of an elicitation that was requested.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#completion-notifications-for-url-mode-elicitation'],
      '2026-07-28': null,
    },
  },
  'elicitation/content-item-count': {
    says: 'A multi-select value contains as many items as `minItems` and `maxItems` allow.',
    scope: 'exchange',
    in: { '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'] },
  },
  'elicitation/content-missing-on-accept': {
    says: 'An accepted form with required fields is returned with `content`.',
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
    says: 'The value of an enum field is one of its options, not a title.',
    scope: 'exchange',
    in: { '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'] },
  },
  'elicitation/content-out-of-bounds': {
    says: 'Values conform to the length, the bounds and the format of their field.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['SHOULD', 'client/elicitation#security-considerations'],
      '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/content-unknown-field': {
    says: 'The `content` of a result contains only fields of the form.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#security-considerations'],
      '2025-11-25': ['INFO', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/content-wrong-type': {
    says: 'Values have the type of their field.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['SHOULD', 'client/elicitation#security-considerations'],
      '2025-11-25': ['SHOULD', 'client/elicitation#form-mode-security'],
    },
  },
  'elicitation/decline-as-error': {
    says: 'A declined or dismissed form is reported with a result, not with an error.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#response-actions'],
      '2026-07-28': null,
    },
  },
  'elicitation/elicitation-id-reused': {
    says: 'Each elicitation of a server has its own `elicitationId`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'schema#elicitrequesturlparams'],
      '2026-07-28': null,
    },
  },
  'elicitation/form-mode-without-capability': {
    says: 'A client that declares only URL mode receives no form elicitations.',
    scope: 'session',
    in: { '2025-11-25': ['MUST NOT', 'client/elicitation#capabilities'] },
    unreported:
      'The same as `capabilities/elicitation-form-mode` with a handshake, and as `mrtr/elicitation-form-undeclared` without one; they are reported instead.',
  },
  'elicitation/request-from-client': {
    says: 'Only servers send elicitations.',
    scope: 'session',
    in: {
      '2025-06-18': ['MUST', 'client/elicitation#creating-elicitation-requests'],
      '2025-11-25': ['MUST', 'client/elicitation#form-mode-elicitation-requests'],
      '2026-07-28': null,
    },
    unreported: 'The same as `methods/client-calls-client-feature`, which is reported instead.',
  },
  'elicitation/request-without-capability': {
    says: 'A server sends elicitations only to clients that declared `elicitation`.',
    scope: 'session',
    in: {
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'The same as `capabilities/elicitation-create`, which is reported instead.',
  },
  'elicitation/required-error-without-capability': {
    says: 'The error that requires a URL elicitation is sent only to clients that declared `elicitation.url`.',
    scope: 'session',
    in: {
      '2025-11-25': ['INFO', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
  },
  'elicitation/standalone-request-removed': {
    says: 'Elicitations are inside `input_required` results; they are no longer separate requests.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr'] },
    unreported: 'The same as `stateless/server-request`, which is reported instead.',
  },
  'elicitation/unsupported-mode-error-code': {
    says: 'A client rejects an undeclared mode with -32602.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'client/elicitation#error-handling'],
      '2026-07-28': null,
    },
  },
  'elicitation/url-accept-with-content': {
    says: 'The result of an accepted URL elicitation has no `content`.',
    scope: 'exchange',
    in: { '2025-11-25': ['SHOULD NOT', 'client/elicitation#response-actions'] },
  },
  'elicitation/url-input-request-without-capability': {
    says: 'A result contains a URL elicitation only if its request declares `elicitation.url`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'client/elicitation#capabilities'] },
    unreported: 'The same as `mrtr/elicitation-url-undeclared`, which is reported instead.',
  },
  'elicitation/url-mode-without-capability': {
    says: 'A server sends URL elicitations only to clients that declared `elicitation.url`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/elicitation#capabilities'],
      '2026-07-28': null,
    },
    unreported: 'The same as `capabilities/elicitation-url-mode`, which is reported instead.',
  },
  'input/elicitation-without-capability': {
    says: 'A result contains an elicitation only if its request declares `elicitation`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
    unreported: 'The same as `mrtr/elicitation-undeclared`, which is reported instead.',
  },
  'input/response-kind-mismatch': {
    says: 'An input response has the type that was requested under its key.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
    unreported: 'The same as `mrtr/input-response-kind`, which is reported instead.',
  },
  'input/roots-without-capability': {
    says: 'A result contains a roots request only if its request declares `roots`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
    unreported: 'The same as `mrtr/roots-undeclared`, which is reported instead.',
  },
  'listen/ack-first': {
    says: 'The first message of a subscription is its acknowledgment.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/ack-missing': {
    says: 'A subscription is acknowledged before it carries notifications or ends.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/ack-subset': {
    says: 'The acknowledgment of a subscription contains only what was requested.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/ack-unsupported-type': {
    says: 'The acknowledgment of a subscription omits notifications that the server does not support.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/after-close': {
    says: 'No messages are sent on a subscription after the result that ended it.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#graceful-closure'] },
  },
  'listen/closing-result-data': {
    says: 'The result that ends a subscription has no members other than the common ones.',
    scope: 'exchange',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#graceful-closure'] },
  },
  'listen/closing-result-id-mismatch': {
    says: 'The subscription id in the result that ends a subscription is the id of this response.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'schema#subscriptionslistenresultmetaobject-iomodelcontextprotocolsubscriptionid'] },
  },
  'listen/duplicate-id': {
    says: 'Concurrent subscriptions have different ids.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#multiple-concurrent-subscriptions'] },
    unreported:
      'The request of a subscription is pending until it ends, so a second one with its id is a case of `ids/reused-in-flight`, an error.',
  },
  'listen/no-subscription': {
    says: 'Change notifications are sent only to clients with an open subscription.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'schema#toollistchangednotification'] },
  },
  'listen/not-acknowledged-type': {
    says: 'Notifications omitted from the acknowledgment of a subscription are not sent.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/subscriptions#acknowledgment'] },
  },
  'listen/resource-capability': {
    says: 'A client requests resource updates only if the server declares `resources.subscribe`.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'server/resources#capabilities'] },
  },
  'listen/subscription-id-mismatch': {
    says: 'The subscription id is the id of its request, with the same JSON type.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/subscriptions#receiving-notifications'] },
  },
  'listen/unrequested-type': {
    says: 'A subscription carries only notifications that match its filter.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/subscriptions#opening-a-stream'] },
  },
  'listen/updated-unrelated-uri': {
    says: 'A subscription reports only changes of the requested resources and of their sub-resources.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'schema#resourceupdatednotification'] },
  },
  'mrtr/answer-after-input-required': {
    says: 'An `input_required` result ends its request: a later response belongs to the retry.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#basic-workflow'] },
    unreported: 'A second response to a request is a case of `responses/answered-twice`, regardless of the first one.',
  },
  'mrtr/capability-dropped-on-retry': {
    says: 'A retry declares its capabilities again: those of the first request are not remembered.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/index#meta'] },
  },
  'mrtr/elicitation-form-undeclared': {
    says: 'A result contains a form elicitation only if its request supports form mode.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/elicitation-undeclared': {
    says: 'A result contains an elicitation only if its request declares `elicitation`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/elicitation-url-undeclared': {
    says: 'A result contains a URL elicitation only if its request declares `elicitation.url`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/error-for-extra-input': {
    says: 'Unrequested input responses are ignored and are not an error.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/patterns/mrtr#error-handling'] },
  },
  'mrtr/error-for-missing-input': {
    says: 'Missing input responses are requested again, rather than rejected with an error.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/patterns/mrtr#error-handling'] },
  },
  'mrtr/input-response-kind': {
    says: 'An input response has the type that was requested under its key.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#inputresponses'] },
  },
  'mrtr/input-response-missing': {
    says: 'A retry responds to every input request.',
    scope: 'session',
    in: {
      '2026-07-28': [
        'MUST',
        'basic/patterns/mrtr#client-requirements-basic-workflow',
        'An empty object, with no responses at all, is not reported if the server treats it as “not yet” and requests the input again.',
      ],
    },
  },
  'mrtr/input-response-unknown-key': {
    says: 'Input responses use the keys of the input requests; others are ignored.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#error-handling'] },
  },
  'mrtr/request-state-altered': {
    says: '`requestState` is sent back unchanged.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/request-state-dropped': {
    says: 'A retry includes the `requestState` of the previous result.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/request-state-invented': {
    says: 'A retry has no `requestState` if the previous result has none.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/retry-params-changed': {
    says: 'A retry repeats the parameters of the first request, and adds only responses and state.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/index#multi-round-trip-requests'] },
  },
  'mrtr/retry-same-id': {
    says: 'A retry has its own id.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/retry-without-responses': {
    says: 'A retry includes the requested input responses; repeating the same request is not enough.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/roots-undeclared': {
    says: 'A result contains a roots request only if its request declares `roots`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/sampling-tools-undeclared': {
    says: 'A result contains a sampling request with tools only if its request declares `sampling.tools`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/sampling-undeclared': {
    says: 'A result contains a sampling request only if its request declares `sampling`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
  },
  'mrtr/state-on-other-request': {
    says: 'State and input responses are sent only in the retry of the request they belong to.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/unsolicited-input-responses': {
    says: 'A first request has no input responses, because nothing was requested yet.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', 'basic/patterns/mrtr#client-requirements-basic-workflow'] },
  },
  'mrtr/wrong-method': {
    says: 'Only `tools/call`, `prompts/get` and `resources/read` return input requests.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#supported-requests'] },
  },
  'sampling/answer-without-capability': {
    says: 'A client that responds to sampling requests has declared `sampling`.',
    scope: 'session',
    in: { '2024-11-05': ['MUST', 'client/sampling#capabilities'] },
  },
  'sampling/follow-up-unanswered-tool-use': {
    says: 'After tool calls by the model, a conversation continues with the results of all calls.',
    scope: 'session',
    in: { '2025-11-25': ['MUST', 'client/sampling#security-considerations'] },
  },
  'sampling/include-context-without-capability': {
    says: 'Server context is requested only from clients that declared `sampling.context`.',
    scope: 'session',
    in: { '2025-11-25': ['SHOULD NOT', 'client/sampling#capabilities'] },
    unreported:
      'These values are deprecated regardless of the declared capabilities: `deprecated/include-context` warns about them at the same position.',
  },
  'sampling/input-request-without-capability': {
    says: 'A result contains a sampling request only if its request declares `sampling`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'basic/patterns/mrtr#server-requirements-basic-workflow'] },
    unreported: 'The same as `mrtr/sampling-undeclared`, which is reported instead.',
  },
  'sampling/meta-not-preserved': {
    says: 'A tool call that is sent back keeps its `_meta`.',
    scope: 'session',
    in: { '2025-11-25': ['SHOULD', 'schema#toolusecontent'] },
  },
  'sampling/request-from-client': {
    says: 'Only servers send sampling requests.',
    scope: 'session',
    in: {
      '2024-11-05': ['MUST', 'client/sampling#creating-messages'],
      '2026-07-28': null,
    },
    unreported: 'The same as `methods/client-calls-client-feature`, which is reported instead.',
  },
  'sampling/request-without-capability': {
    says: 'A server sends sampling requests only to clients that declared `sampling`.',
    scope: 'session',
    in: {
      '2024-11-05': ['SHOULD', 'basic/lifecycle#operation'],
      '2025-06-18': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
    unreported: 'The same as `capabilities/sampling-create-message`, which is reported instead.',
  },
  'sampling/standalone-request-removed': {
    says: 'Sampling requests are inside `input_required` results; they are no longer separate requests.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'basic/patterns/mrtr'] },
    unreported: 'The same as `stateless/server-request`, which is reported instead.',
  },
  'sampling/tool-balance-error-code': {
    says: 'A conversation with unmatched tool calls and results is rejected with -32602.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['SHOULD', 'client/sampling#error-handling'],
      '2026-07-28': null,
    },
  },
  'sampling/tool-choice-none-violated': {
    says: 'With the `toolChoice` mode `none`, the model calls no tools.',
    scope: 'exchange',
    in: { '2025-11-25': ['MUST NOT', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-choice-required-violated': {
    says: 'With the `toolChoice` mode `required`, the model calls at least one tool.',
    scope: 'exchange',
    in: { '2025-11-25': ['MUST', 'client/sampling#tool-choice-modes'] },
  },
  'sampling/tool-choice-without-capability': {
    says: 'A server sends `toolChoice` only to clients that declared `sampling.tools`.',
    scope: 'session',
    in: { '2025-11-25': ['MUST NOT', 'schema#createmessagerequestparams'] },
  },
  'sampling/tool-use-unknown-tool': {
    says: 'The model calls only tools from the request.',
    scope: 'exchange',
    in: { '2025-11-25': ['INFO', 'client/sampling#sampling-with-tools'] },
  },
  'sampling/tools-in-input-request-without-capability': {
    says: 'A result contains a sampling request with tools only if its request declares `sampling.tools`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', 'client/sampling#tools-in-sampling'] },
    unreported: 'The same as `mrtr/sampling-tools-undeclared`, which is reported instead.',
  },
  'sampling/tools-not-refused': {
    says: 'A client without `sampling.tools` rejects a request that has `tools` or `toolChoice`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'schema#createmessagerequestparams'],
      '2026-07-28': null,
    },
  },
  'sampling/tools-without-capability': {
    says: 'A server sends sampling requests with tools only to clients that declared `sampling.tools`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'client/sampling#tools-in-sampling'],
      '2026-07-28': null,
    },
    unreported: 'The same as `capabilities/sampling-tools`, which is reported instead.',
  },
  'sampling/user-rejection-code': {
    says: 'A sampling request that the user rejects is answered with the error code -1.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'client/sampling#error-handling'],
      '2025-11-25': ['SHOULD', 'client/sampling#error-handling'],
      '2026-07-28': null,
    },
  },
  'stdio/fallback-after-modern-error': {
    says: 'After an error with supported versions, a client chooses one of them and does not fall back to `initialize`.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD NOT', 'basic/transports/stdio#backward-compatibility'] },
    unreported: 'The same as `version/fallback-after-modern-error`, which is reported instead.',
  },
  'stdio/initialize-error-without-versions': {
    says: 'A server without a handshake lists its versions in the error response to `initialize`.',
    scope: 'exchange',
    in: { '2026-07-28': ['SHOULD', 'basic/versioning#backward-compatibility-with-initialization-based-versions'] },
    unreported: 'The same as `version/initialize-error-names-versions`, which is reported instead.',
  },
  'stdio/message-after-cancel': {
    says: 'No further messages are sent for a cancelled request.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/stdio#cancellation'] },
    unreported:
      'The same as `cancellation/messages-after-cancel-stdio`, which is reported on stdio; if the transport is unknown, `cancellation/response-after-cancel` is reported.',
  },
  'stdio/probe-not-first': {
    says: 'A client that supports old and new revisions sends `server/discover` first.',
    scope: 'session',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/stdio#backward-compatibility'] },
    unreported: 'The same as `version/probe-first`, which is reported instead.',
  },
  'tasks-ext/answered-by-retry': {
    says: 'The input requests of a task are answered with `tasks/update`, not by calling the tool again.',
    scope: 'session',
    in: { '2026-07-28': ['INFO', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks-ext/cancel-ack-not-empty': {
    says: 'The response to `tasks/cancel` has an empty result.',
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
    says: 'A key identifies only one input request during the lifetime of a task.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks-ext/listen-undeclared': {
    says: 'A subscription to tasks without the declared extension is rejected with -32021.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-status-notifications'] },
  },
  'tasks-ext/nested-task': {
    says: 'The members of a new task are directly in the result, not in `task`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-creation'] },
  },
  'tasks-ext/operation-result-type': {
    says: 'The results of task operations have the `resultType` `complete`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-polling'] },
  },
  'tasks-ext/operation-undeclared': {
    says: 'Task operations are rejected with -32021 if the request does not declare the extension.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#protocol-errors'] },
  },
  'tasks-ext/result-type-not-task': {
    says: 'A result that creates a task has the `resultType` `task`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#polymorphic-results'] },
  },
  'tasks-ext/terminal-changed': {
    says: 'A task that is `completed`, `failed` or `cancelled` no longer changes.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', '../../extensions/tasks/overview#task-lifecycle'] },
  },
  'tasks-ext/ttl-renamed': {
    says: 'The retention time of a task is in `ttlMs`.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#tasks'] },
  },
  'tasks-ext/undeclared': {
    says: 'A task is returned only for a request that declares the tasks extension.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST NOT', '../../extensions/tasks/overview#for-mcp-servers'] },
  },
  'tasks-ext/unknown-after-creation': {
    says: 'A task can be polled as soon as it is returned.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', '../../seps/2663-tasks-extension#task-creation'] },
  },
  'tasks-ext/unknown-id-code': {
    says: '`tasks/get` for an unknown task is rejected with -32602.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#protocol-errors'] },
  },
  'tasks-ext/unsupported-method': {
    says: 'Only `tools/call` returns a task.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#supported-methods'] },
  },
  'tasks-ext/update-ack-not-empty': {
    says: 'The response to `tasks/update` has an empty result.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks-ext/update-unknown-key': {
    says: '`tasks/update` responds only to input requests of the task.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', '../../seps/2663-tasks-extension#task-update-requests'] },
  },
  'tasks/call-without-capability': {
    says: 'Clients call tools as tasks only if the server declared `tasks.requests.tools.call`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/cancel-result-status': {
    says: 'The result of `tasks/cancel` has the status `cancelled`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-cancellation'],
      '2026-07-28': null,
    },
  },
  'tasks/cancel-terminal': {
    says: 'A request to cancel a finished task is rejected with -32602.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-cancellation'],
      '2026-07-28': null,
    },
  },
  'tasks/cancel-without-capability': {
    says: '`tasks/cancel` is sent only to a side that declared `tasks.cancel`.',
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
    says: 'A cancelled task stays cancelled.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-cancellation'],
      '2026-07-28': null,
    },
  },
  'tasks/created-unasked': {
    says: 'A request without a `task` parameter creates no task.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#creating-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/created-without-capability': {
    says: 'A receiver that has not declared tasks ignores the `task` parameter and responds normally.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-support-and-handling'],
      '2026-07-28': null,
    },
  },
  'tasks/duplicate-id': {
    says: 'Each task of a receiver has its own id.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-id-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/elicitation-without-capability': {
    says: 'Elicitations run as tasks only if the client declared `tasks.requests.elicitation.create`.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/failed-without-message': {
    says: 'A failed task explains the error in `statusMessage`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['SHOULD', 'basic/utilities/tasks#task-execution-errors'],
      '2026-07-28': null,
    },
  },
  'tasks/get-without-capability': {
    says: '`tasks/get` is sent only to a side that declared `tasks`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/id-changed': {
    says: '`tasks/get` returns the requested task.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/input-request-unrelated': {
    says: 'The input requests of a task identify the task.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#input-required-status'],
      '2026-07-28': null,
    },
  },
  'tasks/input-required-ignored': {
    says: 'For a task that is waiting for input, `tasks/result` is called to receive its requests.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD', 'basic/utilities/tasks#input-required-status'],
      '2026-07-28': null,
    },
  },
  'tasks/list-incomplete': {
    says: 'A task that `tasks/get` returns is also in the list of tasks.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#task-listing'],
      '2026-07-28': null,
    },
  },
  'tasks/list-without-capability': {
    says: '`tasks/list` is sent only to a side that declared `tasks.list`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/nested-get-result': {
    says: 'The members of a task are directly in the result of `tasks/get`, not in `task`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#getting-tasks'],
      '2026-07-28': null,
    },
  },
  'tasks/not-created': {
    says: 'A receiver that has declared tasks returns a task for a request with a `task` parameter.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#result-retrieval'],
      '2026-07-28': null,
    },
  },
  'tasks/progress-after-terminal': {
    says: 'Progress notifications of a task stop when the task ends.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/progress-token-changed': {
    says: 'Progress notifications of a task use the token of the request that created it.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/progress#behavior-requirements'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-in-operation-result': {
    says: 'The results of `tasks/get`, `tasks/list` and `tasks/cancel` do not repeat the task id in `_meta`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/related-task-not-echoed': {
    says: 'The response to a message of a task identifies the same task.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/result-related-task-mismatch': {
    says: 'The result of `tasks/result` identifies the requested task.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#associating-task-related-messages'],
      '2026-07-28': null,
    },
  },
  'tasks/result-related-task-missing': {
    says: 'The result of `tasks/result` identifies its task in `_meta`.',
    scope: 'exchange',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#related-task-metadata'],
      '2026-07-28': null,
    },
  },
  'tasks/result-shape': {
    says: '`tasks/result` returns the same result that the request would have returned without a task.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#result-retrieval'],
      '2026-07-28': null,
    },
  },
  'tasks/result-too-early': {
    says: '`tasks/result` responds only after the task has ended.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#result-retrieval'],
      '2026-07-28': null,
    },
  },
  'tasks/result-without-capability': {
    says: '`tasks/result` is sent only to a side that declared `tasks`.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/sampling-without-capability': {
    says: 'Sampling requests run as tasks only if the client declared `tasks.requests.sampling.createMessage`.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD NOT', 'basic/utilities/tasks#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/status-without-capability': {
    says: 'Only a side that declared `tasks` sends task status notifications.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/lifecycle#operation'],
      '2026-07-28': null,
    },
  },
  'tasks/terminal-changed': {
    says: 'A task that is `completed`, `failed` or `cancelled` no longer changes.',
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
    says: 'A task call of a tool without task support is rejected with -32601.',
    scope: 'session',
    in: {
      '2025-11-25': ['SHOULD', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-not-supporting': {
    says: 'A tool is called as a task only if its `execution.taskSupport` allows it.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST NOT', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-requiring': {
    says: 'A tool that requires a task is called as a task.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#tool-level-negotiation'],
      '2026-07-28': null,
    },
  },
  'tasks/tool-requiring-code': {
    says: 'A plain call of a tool that requires a task is rejected with -32601.',
    scope: 'session',
    in: {
      '2025-11-25': [
        'MUST',
        'basic/utilities/tasks#tool-level-negotiation',
        'The same page also allows receivers to reject such requests with -32600: that code is not reported.',
      ],
      '2026-07-28': null,
    },
  },
  'tasks/unknown-cursor-code': {
    says: 'An unknown cursor in `tasks/list` is rejected with -32602.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#protocol-errors'],
      '2026-07-28': null,
    },
  },
  'tasks/unknown-id-code': {
    says: 'An unknown task is rejected with -32602.',
    scope: 'session',
    in: {
      '2025-11-25': ['MUST', 'basic/utilities/tasks#protocol-errors'],
      '2026-07-28': null,
    },
  },
  'x-mcp-header/rejected-tool-called': {
    says: 'Over HTTP, a client does not call tools with an invalid `x-mcp-header`.',
    scope: 'session',
    in: { '2026-07-28': ['MUST NOT', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/unsafe-integer': {
    says: 'An integer that is mirrored in a header is between -9007199254740991 and 9007199254740991.',
    scope: 'session',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
};
