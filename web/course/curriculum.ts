/** What is taught, in order: chapters and what stands in them. Plain words, so that a page can show the map without loading any of it. */
import type { ExerciseKind } from './define.ts';

/** What an item is: something to watch, to answer, or to program. */
export type ItemKind = ExerciseKind | 'code' | 'walkthrough';

/** An item of a chapter. */
export interface Item {
  id: string;
  kind: ItemKind;
  title: string;
}

/** A chapter. */
export interface Chapter {
  id: string;
  title: string;
  /** One sentence: what it is about. */
  says: string;
  items: readonly Item[];
}

const item = (id: string, kind: ItemKind, title: string): Item => ({ id, kind, title });

/** The chapters in order. */
export const CURRICULUM: readonly Chapter[] = [
  {
    id: 'messages',
    title: 'What a message is',
    says: 'Requests, notifications, answers: how to tell them apart, and what ids are for.',
    items: [
      item('three-kinds', 'walkthrough', 'Three kinds of messages'),
      item('ask-for-tools', 'write-message', 'Ask what a server can do'),
      item('null-id', 'fix-message', 'A name for the question'),
      item('same-id', 'answer-as-server', 'Yes, I am here'),
      item('tool-failed', 'answer-as-server', 'Divided by zero'),
      item('both-members', 'fix-message', 'Yes and no'),
      item('build-request', 'code', 'Build a request'),
      item('parse-response', 'code', 'Read a response'),
      item('message-validator', 'code', 'A validator of messages'),
      item('request-builder', 'code', 'Ids and a request builder'),
      item('response-handler', 'code', 'A handler of responses'),
    ],
  },
  {
    id: 'handshake',
    title: 'The handshake',
    says: 'Both sides say which revision they speak and what they can do.',
    items: [
      item('handshake', 'walkthrough', 'The handshake'),
      item('versions', 'walkthrough', 'Which revision do we speak?'),
      item('greet', 'write-message', 'How do you do'),
      item('handshake-order', 'order-session', 'First things first'),
      item('other-version', 'answer-as-server', 'I do not speak that, but'),
      item('undeclared', 'find-mistake', 'Not on the menu'),
    ],
  },
  {
    id: 'tools',
    title: 'Tools',
    says: 'List them page by page, call them, and read what comes back.',
    items: [
      item('tools', 'walkthrough', 'Tools, and two ways to fail'),
      item('pages', 'walkthrough', 'A list in pages'),
      item('call-add', 'write-message', 'Two and three'),
      item('next-page', 'write-message', 'Turn the page'),
      item('pages-order', 'order-session', 'On the second page'),
      item('structured', 'answer-as-server', 'Twenty-one and sunny'),
      item('list-tools-request', 'code', 'Ask for the tools'),
    ],
  },
  {
    id: 'resources',
    title: 'Resources and subscriptions',
    says: 'Read what a server offers, and hear when it changes.',
    items: [
      item('resources', 'walkthrough', 'Resources, and news of them'),
      item('read-note', 'write-message', 'Open the second note'),
      item('subscribe-order', 'order-session', 'Tell me when it changes'),
      item('half-declared', 'find-mistake', 'A little too much'),
    ],
  },
  {
    id: 'prompts',
    title: 'Prompts and completion',
    says: 'Fill in a prompt, with help for what is half typed.',
    items: [
      item('prompts', 'walkthrough', 'Prompts and completion'),
      item('fill-prompt', 'write-message', 'Sum it up in rhymes'),
      item('argument-missing', 'choose-error', 'Sum up which note?'),
      item('complete-city', 'fix-message', 'From Pa to Paris'),
    ],
  },
  {
    id: 'notifications',
    title: 'Notifications, progress, cancellation, logs',
    says: 'What is said without being asked, and what nobody answers.',
    items: [
      item('long-work', 'walkthrough', 'Work that takes its time'),
      item('initialized-name', 'fix-message', 'The handshake that never ends'),
      item('progress', 'fix-message', 'Half way there'),
      item('cancel', 'write-message', 'Never mind'),
      item('log-level', 'fix-message', 'Only from warnings up'),
      item('progress-back', 'find-mistake', 'The bar that jumps'),
      item('cancel-order', 'order-session', 'Begun and given up'),
      item('notification-dispatcher', 'code', 'A dispatcher of notifications'),
    ],
  },
  {
    id: 'errors',
    title: 'Errors and their codes',
    says: 'Which code is for which cause, and when a failure is no error.',
    items: [
      item('errors', 'walkthrough', 'Which error is it?'),
      item('unknown-tool', 'choose-error', 'A tool that is not there'),
      item('bad-json', 'choose-error', 'A friendly comment'),
      item('no-request', 'choose-error', 'Method seven'),
      item('no-method', 'choose-error', 'Run, tool, run'),
      item('note-missing', 'choose-error', 'No such note'),
      item('unknown-method', 'answer-as-server', 'That I cannot do'),
      item('database-down', 'answer-as-server', 'The database is away'),
      item('error-responses', 'code', 'The way to the right code'),
      item('error-handling-client', 'code', 'A client that acts on errors'),
      item('server-handler', 'code', 'The heart of a server'),
    ],
  },
  {
    id: 'batches',
    title: 'Batches, and what became of them',
    says: 'Several messages at once: in one revision only.',
    items: [
      item('batches', 'walkthrough', 'Batches, and what became of them'),
      item('two-at-once', 'write-message', 'Two at once'),
      item('batch-gone', 'find-mistake', 'Two in one go'),
      item('batch-manager', 'code', 'A batch and its answers'),
    ],
  },
  {
    id: 'server-asks',
    title: 'When the server asks',
    says: 'Sampling, elicitation, roots: now the client answers.',
    items: [
      item('server-asks', 'walkthrough', 'The server asks'),
      item('max-tokens', 'fix-message', 'The model of somebody else'),
      item('declined', 'write-message', 'I would rather not say'),
      item('roots', 'write-message', 'The folder on the desk'),
      item('sampling-order', 'order-session', 'A question within a question'),
      item('whole-client', 'code', 'A client, from hello to the result'),
    ],
  },
  {
    id: 'transports',
    title: 'Transports',
    says: 'The same messages over pipes and over HTTP.',
    items: [
      item('over-stdio', 'walkthrough', 'A session over stdio'),
      item('over-http', 'walkthrough', 'The same session over HTTP'),
      item('one-line', 'fix-message', 'A message that is too tall'),
      item('forgotten-print', 'find-mistake', 'A word to the wrong place'),
      item('polite-status', 'find-mistake', 'All well, and nothing to say'),
      item('half-accept', 'find-mistake', 'Only half an ear'),
      item('lost-header', 'find-mistake', 'Who is asking, please?'),
      item('no-version-header', 'find-mistake', 'In which revision, please?'),
      item('torn-event', 'find-mistake', 'Half an event'),
      item('lost-session', 'choose-error', 'Have we met?'),
      item('foreign-origin', 'choose-error', 'A visitor from another page'),
      item('old-address', 'choose-error', 'A letter to the listening post'),
      item('http-client', 'code', 'A client over HTTP'),
    ],
  },
  {
    id: 'stateless',
    title: '2026-07-28, without a handshake',
    says: 'Each request introduces itself; a result may ask for more.',
    items: [
      item('without-handshake', 'walkthrough', 'A conversation without a handshake'),
      item('bare-request', 'fix-message', 'Introduce yourself, each time'),
      item('discover', 'write-message', 'Who are you, and what do you speak'),
      item('no-result-type', 'fix-message', 'Finished, or not quite'),
      item('second-round', 'write-message', 'Ask again, and bring the answer'),
      item('listen', 'write-message', 'All ears, since 2026'),
      item('ping-gone', 'choose-error', 'Are you there?'),
      item('note-missing-now', 'choose-error', 'No such note, today'),
    ],
  },
  {
    id: 'logs',
    title: 'Reading a log',
    says: 'Find the one message that is wrong.',
    items: [
      item('reading-a-log', 'walkthrough', 'Something is wrong in this log'),
      item('text-id', 'find-mistake', 'The answer that nobody gets'),
      item('answered-notification', 'find-mistake', 'Too polite by half'),
      item('used-twice', 'find-mistake', 'A number drawn twice'),
    ],
  },
  {
    id: 'tutorials',
    title: 'What tutorials get wrong',
    says: 'Names, versions and forms that no revision ever had.',
    items: [
      item('tutorial-mistakes', 'walkthrough', 'Straight from the tutorial'),
      item('old-version', 'fix-message', 'Version 0.1.0'),
      item('comments', 'fix-message', 'Copied from a tutorial'),
      item('log-name', 'fix-message', 'The log nobody reads'),
      item('content-as-text', 'fix-message', 'The sum is 3.'),
    ],
  },
];
