import { fact, type Fact } from './fact.ts';

/** Facts of the tutorials about sessions: the handshake, the features of a server, transports, and programs in practice. */
export const SESSIONS: readonly Fact[] = [
  // ---- The handshake
  fact([2, 4], 'A session begins with `initialize`, its response, and a notification', {
    handshake: /First message: initialize/u,
    'handshake-order': /`initialize`, its response, `notifications\/initialized`/u,
    'whole-client': /initialize, agree on a revision, send requests/u,
  }),
  fact(
    [3],
    '`tools/list` is an ordinary request, not the handshake',
    {
      'list-tools-request': /It is not the handshake, although some tutorials claim so/u,
      handshake: /Some tutorials call `tools\/list` the handshake; it is not/u,
    },
    'the first thing a client does is the handshake, `tools/list`',
  ),
  fact([4], 'Before the end of the handshake, `ping` is the only other request', {
    handshake: /Nothing but `initialize` and `ping` may come first/u,
    'handshake-order': /everything else comes after these three messages/u,
  }),
  fact(
    [2, 4],
    '`initialize` contains the revision, the capabilities, and the client’s name; the response contains the same for the server',
    {
      greet: /the revision that the client requests, its capabilities, and its name and version/u,
      'other-version': /`result\.serverInfo`/u,
    },
  ),
  fact(
    [2],
    'Revisions are dates',
    { 'old-version': /No revision was ever named `0\.1\.0`/u, versions: /there was never a `0\.1\.0`/u },
    'the version `0.1.0`',
  ),
  fact([2, 4], 'A server that does not support the revision proposes one of its own', {
    'other-version': /responds with another one that it supports/u,
    'whole-client': /`"version"` if the revision is not supported/u,
  }),
  fact([4], 'A side does not use capabilities that the other side did not declare', {
    undeclared: /A side must not use a capability that the other one has not declared in the handshake/u,
    greet: /The server must not use a capability that the client has not declared/u,
  }),
  fact(
    [2],
    'Tools, resources, and prompts are capabilities of servers; roots, sampling, and elicitation are capabilities of clients',
    {
      greet: /`tools`, `resources`, `prompts` and `logging` are server capabilities/u,
      undeclared: /`capabilities`/u,
    },
    'a client that declares `tools`',
  ),
  fact([2, 4], 'Subscriptions and list changes are separate parts of a capability', {
    'half-declared': /Subscriptions need a subcapability/u,
  }),
  fact(
    [4],
    'The handshake exists until 2025-11-25; since 2026-07-28 each request declares its revision and capabilities',
    {
      'bare-request': /2026-07-28 has no handshake and no session/u,
      'without-handshake': /There is no `initialize` any more/u,
    },
  ),
  // ---- Tools, resources, prompts
  fact([1, 2, 3, 5], '`tools/list` returns the tools with name, description, and `inputSchema`', {
    tools: /`inputSchema`: a JSON Schema of its arguments/u,
    'list-tools-request': /`tools\/list` is an ordinary request/u,
    'server-handler': /a `name` and an `inputSchema`/u,
  }),
  fact(
    [4, 5],
    'Every tool in a list has an `inputSchema`',
    { 'server-handler': /needs `name` and `inputSchema`/u, tools: /The list has the name of each/u },
    'tools with only a name and a description',
  ),
  fact([1, 2, 3, 5], 'A tool is called with `tools/call`, its `name` and its `arguments`', {
    'call-add': /`params` contains the `name` of the tool and its `arguments`/u,
    tools: /The method is always `tools\/call`/u,
  }),
  fact(
    [1, 2, 3],
    'The result of a tool has `content`, an array of blocks',
    { 'content-as-text': /`content` is an array of content blocks/u, tools: /`content` is required/u },
    'a result such as `{"sum": 5}`',
  ),
  fact(
    [1, 2],
    'A tool that ran and failed returns a result with `isError`, so that the model can correct itself',
    {
      'tool-failed': /A tool that ran and failed returns a `result` with `isError` true/u,
      tools: /A failed tool returns a result/u,
    },
    'the error `-32002`, tool execution failed',
  ),
  fact([2], 'Invalid tool arguments: `-32602`, and since 2025-11-25 a result with `isError`', {
    tools: /Since 2025-11-25 the result has `isError`/u,
  }),
  fact([2, 4], 'A resource is read by its `uri`; its result has `contents`', {
    'read-note': /`resources\/read` needs the `uri` of a resource/u,
    resources: /In `contents`, an array/u,
    'both-members': /`result\.contents`/u,
  }),
  fact([2], 'A client subscribes to a resource, is notified when it changes, and reads it again', {
    'subscribe-order': /The client reads the resource again/u,
    resources: /the client may subscribe to a resource/u,
  }),
  fact([2], 'A subscription can be cancelled', { resources: /unsubscribe/u }),
  fact([2, 3], 'Prompts are listed and requested by name, with strings as arguments', {
    'fill-prompt': /`prompts\/get` returns the messages of a prompt by its `name`/u,
    prompts: /The values are always strings/u,
  }),
  fact([2], 'Lists can have pages; a cursor leads to the next page', {
    'next-page': /Only the server can interpret a cursor/u,
    'pages-order': /A list is complete only when a response has no `nextCursor`/u,
    pages: /The result has `nextCursor`/u,
  }),
  // ---- Transports
  fact([2, 3, 4, 5], 'The message is the same in every transport', {
    'over-http': /The request and the response are exactly the same as over stdio/u,
    'whole-client': /Stdio or HTTP makes no difference here/u,
  }),
  fact([4], 'Over stdio each message is one line of UTF-8; stderr is for logs', {
    'over-stdio': /Each message is one line of UTF-8/u,
    'one-line': /each message is one line/u,
    'forgotten-print': /Output for people goes to stderr/u,
  }),
  fact([4], 'Over stdio the client starts the server and stops it by closing its input', {
    'over-stdio': /The client closes the server’s stdin/u,
  }),
  fact(
    [4],
    'The transports are stdio and Streamable HTTP; 2024-11-05 had HTTP+SSE',
    {
      'over-http': /Tutorials still call the transport “HTTP\+SSE”, but that is the previous one/u,
      'old-address': /Since 2025-03-26 Streamable HTTP has one URL for both/u,
    },
    'STDIO and HTTP + SSE',
  ),
  fact([4, 5], 'Each client message is a POST of JSON; the response is JSON or an event stream', {
    'over-http': /Every client message is its own `POST`, and the response is plain JSON or an event stream/u,
    'http-client': /a choice of JSON or stream/u,
    'half-accept': /respond to each `POST` with JSON or with a stream/u,
  }),
  fact([4], 'A server pushes its messages as events of a stream', {
    'torn-event': /each message is the data of one event/u,
    'over-http': /`text\/event-stream`, with one message per event/u,
  }),
  fact([5], 'JSON-RPC defines no authentication and no encryption: those belong to the transport', {
    'foreign-origin': /JSON-RPC has no authentication and no encryption, so the transport must protect/u,
  }),
  // ---- In practice
  fact([4], 'To find a mistake, log every message and match responses to requests by id', {
    'reading-a-log': /look for the response to each request by its `id`/u,
    'text-id': /Match each request with its response by the id/u,
  }),
  fact([2, 4], 'A small client needs only a request builder, a response handler, and a notification dispatcher', {
    'request-builder': /Missing params are omitted, never null/u,
    'response-handler': /A protocol error becomes an exception/u,
    'notification-dispatcher': /`register/u,
  }),
  fact([5], 'A server parses, validates, dispatches by method, and responds with the same id', {
    'server-handler': /dispatch by method/u,
  }),
];
