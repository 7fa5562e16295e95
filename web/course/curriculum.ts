/**
 * The curriculum: chapters and their items, in order. Plain strings, so that a page can show the list without loading any
 * content.
 */
import type { ExerciseKind } from './define.ts';

/** The kind of an item: a walkthrough, an exercise, or a code exercise. */
export type ItemKind = ExerciseKind | 'code' | 'walkthrough';

/** An item of a chapter. */
export interface Item {
  id: string;
  kind: ItemKind;
  title: string;
  /** How long it takes someone who learns it, in minutes. */
  minutes: number;
}

/** A chapter. */
export interface Chapter {
  id: string;
  title: string;
  /** One sentence about the content. */
  says: string;
  /** What a learner can do after it; continues “You can”. */
  goal: string;
  items: readonly Item[];
}

/** Minutes by kind: a walkthrough step takes about one minute, which its own number says more exactly. */
const MINUTES: Readonly<Record<ItemKind, number>> = {
  walkthrough: 6,
  'choose-error': 2,
  'fix-message': 3,
  'order-session': 3,
  'find-mistake': 4,
  'write-message': 4,
  'answer-as-server': 4,
  code: 15,
};

const item = (id: string, kind: ItemKind, title: string, minutes = MINUTES[kind]): Item => {
  return { id, kind, title, minutes };
};

/** The chapters in order. */
export const CURRICULUM: readonly Chapter[] = [
  {
    id: 'messages',
    title: 'Messages',
    says: 'Requests, notifications, and responses: how to distinguish them, and what ids are for.',
    goal: 'distinguish requests, notifications, and responses, and match each response to its request.',
    items: [
      item('three-kinds', 'walkthrough', 'Three kinds of messages', 8),
      item('why-json-rpc', 'walkthrough', 'Why MCP uses JSON-RPC', 7),
      item('ask-for-tools', 'write-message', 'Request the list of tools'),
      item('null-id', 'fix-message', 'Fix a request with a null id'),
      item('same-id', 'answer-as-server', 'Answer a ping'),
      item('build-request', 'code', 'Build a request', 10),
      item('parse-response', 'code', 'Parse a response', 10),
      item('message-validator', 'code', 'Validate messages', 20),
      item('request-builder', 'code', 'Write a request builder that assigns ids', 20),
      item('response-handler', 'code', 'Write a response handler', 20),
    ],
  },
  {
    id: 'handshake',
    title: 'The handshake',
    says: 'Both sides agree on a revision and declare their capabilities.',
    goal: 'start a session in any revision, and explain what each side may use after it.',
    items: [
      item('handshake', 'walkthrough', 'The handshake', 6),
      item('versions', 'walkthrough', 'Agree on a revision', 3),
      item('greet', 'write-message', 'Write an initialize request'),
      item('handshake-order', 'order-session', 'Put a handshake in order'),
      item('other-version', 'answer-as-server', 'Answer an initialize request for an unsupported version'),
      item('undeclared', 'find-mistake', 'Find the message that ignores the handshake'),
    ],
  },
  {
    id: 'tools',
    title: 'Tools',
    says: 'List tools page by page, call them, and read their results.',
    goal: 'list tools, call them, and distinguish a failed tool from a failed request.',
    items: [
      item('tools', 'walkthrough', 'Tools and two kinds of failure', 6),
      item('pages', 'walkthrough', 'Page through a list', 3),
      item('call-add', 'write-message', 'Call a tool with arguments'),
      item('next-page', 'write-message', 'Request the next page of a list'),
      item('pages-order', 'order-session', 'Put a session with a paged list in order'),
      item('structured', 'answer-as-server', 'Answer a tool call with structured content'),
      item('tool-failed', 'answer-as-server', 'Report a failed tool call'),
      item('list-tools-request', 'code', 'Build a tools/list request', 10),
    ],
  },
  {
    id: 'resources',
    title: 'Resources and subscriptions',
    says: 'Read what a server offers, and get notified when it changes.',
    goal: 'read a resource, subscribe to it, and find out why an update does not arrive.',
    items: [
      item('resources', 'walkthrough', 'Read resources and subscribe to changes', 7),
      item('read-note', 'write-message', 'Read a resource'),
      item('both-members', 'fix-message', 'Fix a response with a result and an error'),
      item('subscribe-order', 'order-session', 'Put a subscription in order'),
      item('half-declared', 'find-mistake', 'Find why a client gets no resource updates'),
    ],
  },
  {
    id: 'prompts',
    title: 'Prompts and completion',
    says: 'Get a prompt, and complete its arguments while the user types.',
    goal: 'fetch a prompt with its arguments, and complete an argument.',
    items: [
      item('prompts', 'walkthrough', 'Prompts and completion', 5),
      item('fill-prompt', 'write-message', 'Get a prompt with arguments'),
      item('argument-missing', 'choose-error', 'Choose the code for a missing prompt argument'),
      item('complete-city', 'fix-message', 'Fix a completion request'),
    ],
  },
  {
    id: 'notifications',
    title: 'Notifications, progress, cancellation, logs',
    says: 'Messages that a side sends without being asked, and that get no response.',
    goal: 'follow long work, cancel it, and set the level of the log.',
    items: [
      item('long-work', 'walkthrough', 'Follow and cancel a long request', 7),
      item('time-outs', 'walkthrough', 'Stop waiting: time-outs', 4),
      item('initialized-name', 'fix-message', 'Fix the last message of a handshake'),
      item('progress', 'fix-message', 'Fix a progress notification'),
      item('cancel', 'write-message', 'Cancel a request'),
      item('log-level', 'fix-message', 'Fix a request that sets the log level'),
      item('progress-back', 'find-mistake', 'Find why a progress bar jumps'),
      item('cancel-order', 'order-session', 'Put a cancelled request in order'),
      item('impatient-client', 'find-mistake', 'Find the request that must not be cancelled'),
      item('notification-dispatcher', 'code', 'Write a notification dispatcher', 20),
    ],
  },
  {
    id: 'errors',
    title: 'Errors and their codes',
    says: 'Choose the code that fits the cause, and know when a failure is not an error.',
    goal: 'choose the right error code for each failure.',
    items: [
      item('errors', 'walkthrough', 'Choose the right error code', 7),
      item('error-data', 'walkthrough', 'Put details into error.data', 4),
      item('validate-schemas', 'walkthrough', 'Validate with schemas', 6),
      item('unknown-tool', 'choose-error', 'Choose the code for an unknown tool'),
      item('bad-json', 'choose-error', 'Choose the code for JSON with a comment'),
      item('no-request', 'choose-error', 'Choose the code for a method that is a number'),
      item('no-method', 'choose-error', 'Choose the code for an unknown method'),
      item('note-missing', 'choose-error', 'Choose the code for a missing resource in 2025-11-25'),
      item('unknown-method', 'answer-as-server', 'Answer a request for an unknown method'),
      item('database-down', 'answer-as-server', 'Answer a request when the server fails'),
      item('missing-details', 'answer-as-server', 'Answer with an error that has details'),
      item('mismatched-result', 'find-mistake', 'Find the result that violates a schema'),
      item('error-responses', 'code', 'Return the right error code', 20),
      item('error-handling-client', 'code', 'Write a client that handles errors', 25),
      item('server-handler', 'code', 'Write the request handler of a server', 25),
    ],
  },
  {
    id: 'batches',
    title: 'Batches and their removal',
    says: 'Several messages in one array, in one revision only.',
    goal: 'send a batch in the one revision that has them, and know why it fails in all others.',
    items: [
      item('batches', 'walkthrough', 'Batches and their removal', 6),
      item('two-at-once', 'write-message', 'Write a batch of two requests'),
      item('batch-gone', 'find-mistake', 'Find why a client hangs in 2025-06-18'),
      item('batch-manager', 'code', 'Write a batch manager', 25),
    ],
  },
  {
    id: 'server-asks',
    title: 'Requests from the server',
    says: 'Sampling, elicitation, and roots: here the client responds.',
    goal: 'answer a server that wants a model’s reply, a user’s input, or a list of folders.',
    items: [
      item('server-asks', 'walkthrough', 'Sampling, elicitation, and roots', 6),
      item('max-tokens', 'fix-message', 'Fix a sampling request'),
      item('declined', 'write-message', 'Decline an elicitation request'),
      item('roots', 'write-message', 'Answer a roots/list request'),
      item('sampling-order', 'order-session', 'Put a tool call with sampling in order'),
      item('whole-client', 'code', 'Write a complete client', 45),
    ],
  },
  {
    id: 'transports',
    title: 'Transports',
    says: 'The same messages over stdio and over HTTP.',
    goal: 'read a session over stdio and over HTTP, with its headers and status codes.',
    items: [
      item('over-stdio', 'walkthrough', 'A session over stdio', 4),
      item('over-http', 'walkthrough', 'The same session over HTTP', 6),
      item('choose-transport', 'walkthrough', 'Choose between stdio and HTTP', 7),
      item('http-errors', 'walkthrough', 'Errors in HTTP responses', 5),
      item('resume-stream', 'walkthrough', 'Resume a broken stream', 3),
      item('one-line', 'fix-message', 'Fix a message for stdio'),
      item('forgotten-print', 'find-mistake', 'Find the wrong line on stdout'),
      item('polite-status', 'find-mistake', 'Find the mistake in an HTTP session'),
      item('half-accept', 'find-mistake', 'Find why a server responds with 406'),
      item('lost-header', 'find-mistake', 'Find the mistake when a server has many sessions'),
      item('no-version-header', 'find-mistake', 'Find why a server guesses the revision'),
      item('torn-event', 'find-mistake', 'Find the mistake in an event stream'),
      item('lost-session', 'choose-error', 'Choose the status code for an ended session'),
      item('foreign-origin', 'choose-error', 'Choose the status code for a request from a foreign page'),
      item('old-address', 'choose-error', 'Choose the status code for a message to the stream URL'),
      item('logger-on-stdout', 'find-mistake', 'Find why a client stops at a log record'),
      item('error-body', 'answer-as-server', 'Answer invalid JSON over HTTP'),
      item('resume-request', 'write-message', 'Resume a stream'),
      item('http-client', 'code', 'Write an HTTP client', 45),
    ],
  },
  {
    id: 'authorization',
    title: 'Authorization',
    says: 'A server over HTTP asks for a token, and a client gets one: OAuth as MCP uses it.',
    goal: 'follow a refusal to a token, and find out why a token is refused.',
    items: [
      item('get-a-token', 'walkthrough', 'Get an access token', 7),
      item('keep-access', 'walkthrough', 'Expired tokens and missing scopes', 8),
      item('write-challenge', 'answer-as-server', 'Refuse a request without a token'),
      item('no-servers', 'find-mistake', 'Find what is missing in the metadata of a server'),
      item('token-request', 'fix-message', 'Fix a token request'),
      item('other-audience', 'choose-error', 'Choose the status code for a token of another server'),
      item('forgotten-token', 'find-mistake', 'Find why a client must log in again'),
      item('more-scopes', 'fix-message', 'Request the scopes that a token lacks'),
      item('refresh-token', 'write-message', 'Refresh an expired token'),
    ],
  },
  {
    id: 'stateless',
    title: '2026-07-28, without a handshake',
    says: 'Each request names its revision and capabilities; a result may request more input.',
    goal: 'write requests of 2026-07-28, and repeat one with the input that the server needs.',
    items: [
      item('without-handshake', 'walkthrough', 'Send requests without a handshake', 8),
      item('bare-request', 'fix-message', 'Convert a request to 2026-07-28'),
      item('discover', 'write-message', 'Discover what a server supports'),
      item('no-result-type', 'fix-message', 'Convert a tool result to 2026-07-28'),
      item('second-round', 'write-message', 'Repeat a request with the input it needs'),
      item('listen', 'write-message', 'Subscribe to changes in 2026-07-28'),
      item('ping-gone', 'choose-error', 'Choose the code for a ping in 2026-07-28'),
      item('note-missing-now', 'choose-error', 'Choose the code for a missing resource in 2026-07-28'),
    ],
  },
  {
    id: 'tasks',
    title: 'Tasks',
    says: 'Work that outlives its request: start it, poll it, and fetch its result.',
    goal: 'run long work as a task, in 2025-11-25 and as an extension of 2026-07-28.',
    items: [
      item('tasks', 'walkthrough', 'Run long work as a task', 8),
      item('task-extension', 'walkthrough', 'Tasks in 2026-07-28', 8),
      item('task-order', 'order-session', 'Put the messages of a task in order'),
      item('task-result', 'write-message', 'Fetch the result of a task'),
      item('task-refused', 'find-mistake', 'Find why a task is refused'),
    ],
  },
  {
    id: 'apps',
    title: 'Apps: tools with a view',
    says: 'An extension: a tool brings an HTML view, which talks to its host.',
    goal: 'give a tool a view that a host can display, and follow the messages between them.',
    items: [
      item('apps', 'walkthrough', 'Open the view of a tool', 7),
      item('declare-apps', 'fix-message', 'Declare that a client displays views'),
      item('link-view', 'answer-as-server', 'Link a tool with its view'),
      item('view-order', 'order-session', 'Put the first messages of a view in order'),
      item('view-policy', 'find-mistake', 'Find why a view cannot load its data'),
      item('text-fallback', 'answer-as-server', 'Answer a call of a tool with a view'),
    ],
  },
  {
    id: 'logs',
    title: 'Reading a log',
    says: 'Find the one message that is wrong.',
    goal: 'find the cause of a problem in a log.',
    items: [
      item('reading-a-log', 'walkthrough', 'Find mistakes in a log', 5),
      item('both-directions', 'walkthrough', 'Debug with both directions', 5),
      item('text-id', 'find-mistake', 'Find why a client waits forever'),
      item('answered-notification', 'find-mistake', 'Find why a client closes the connection'),
      item('used-twice', 'find-mistake', 'Find why a client shows the wrong text'),
      item('null-cursor', 'find-mistake', 'Find why a client shows no tools'),
      item('no-content', 'find-mistake', 'Find why a tool’s result is rejected'),
      item('refused-schema', 'find-mistake', 'Find which host refuses a tool’s schema'),
      item('refused-name', 'find-mistake', 'Find which host refuses a tool’s name'),
      item('one-direction', 'find-mistake', 'Find the side that must change'),
    ],
  },
  {
    id: 'tutorials',
    title: 'What tutorials get wrong',
    says: 'Names, versions, and message shapes that exist in no revision.',
    goal: 'recognize messages that exist in no revision, and correct them.',
    items: [
      item('tutorial-mistakes', 'walkthrough', 'Correct messages from tutorials', 6),
      item('old-version', 'fix-message', 'Fix the version in an initialize request'),
      item('comments', 'fix-message', 'Fix JSON copied from a tutorial'),
      item('log-name', 'fix-message', 'Fix a log notification'),
      item('content-as-text', 'fix-message', 'Fix the result of a tool call'),
    ],
  },
  {
    id: 'project',
    title: 'A server of your own',
    says: 'The last project: write a server with an SDK, and check it.',
    goal: 'build a server with an SDK, and check it on the wire, by hand, and with the official suite.',
    items: [item('own-server', 'walkthrough', 'Build and check a server of your own', 7)],
  },
];
