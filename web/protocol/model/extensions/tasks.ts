/** Tasks as an extension. Its types and most of its rules are part of 2026-07-28; this is what they leave out. */
import type { Extension, ExtensionMethod } from './define.ts';
import { requirements } from './tasks-requirements.ts';

const about = (name: string, says: string): ExtensionMethod => ({
  name,
  kind: 'request',
  channel: 'mcp',
  sender: ['client'],
  says,
});

/** Tasks, `io.modelcontextprotocol/tasks`. */
export const tasks: Extension = {
  id: 'io.modelcontextprotocol/tasks',
  title: 'Tasks',
  says: 'A server can respond to a tool call with a task, whose state and result the client requests later.',
  versions: [
    {
      id: '2026-07-28',
      status: 'stable',
      url: 'https://github.com/modelcontextprotocol/ext-tasks/blob/main/specification/2026-07-28/tasks.md',
    },
  ],
  revisions: ['2026-07-28'],
  negotiation: {
    by: 'capability',
    declares: ['client', 'server'],
    handshake: 'It must not be used: tasks are a part of the core in 2025-11-25.',
    stateless: 'The client declares it in each request, the server in its response to `server/discover`.',
    settings: {},
  },
  methods: [
    about('tasks/get', 'Requests the state of a task.'),
    about('tasks/update', 'Answers the input requests of a task.'),
    about('tasks/cancel', 'Requests that a task ends early.'),
    {
      name: 'notifications/tasks',
      kind: 'notification',
      channel: 'mcp',
      sender: ['server'],
      says: 'Reports the state of a task.',
    },
  ],
  formerMethods: [
    { name: 'tasks/result', instead: 'tasks/get' },
    { name: 'tasks/list', instead: null },
    { name: 'notifications/tasks/status', instead: 'notifications/tasks' },
  ],
  types: {},
  coreTypes: '2026-07-28',
  metaKeys: [],
  errorCodes: [
    { code: -32602, says: 'No task has this id.' },
    { code: -32021, says: 'The request does not declare the extension.' },
  ],
  uriSchemes: [],
  mediaTypes: [],
  requirements,
  supported: {
    by: ['MCPJam'],
    seenOn: '2026-11-23',
    source: 'https://modelcontextprotocol.io/extensions/client-matrix',
  },
};
