/** Complaints by which servers refuse HTTP requests: sessions and their transports. */
import { complaintsAbout } from '../define.ts';
import { LOG, SERVER } from './steps.ts';

const TS = 'Servers with the TypeScript SDK';
const PY = 'Servers with the Python SDK';

/** What servers report about sessions. */
export const httpSessions = complaintsAbout('http', [
  {
    id: 'bad-request-not-initialized',
    signs: [/Bad Request: Server not initialized/],
    emitter: TS,
    says: 'A request reached a transport that had received no `initialize`.',
    causes: [
      'The server creates a transport per request, although it has sessions.',
      'The server restarted.',
      'The first message was not `initialize`.',
      'A load balancer uses several instances.',
    ],
    next: ['Paste the messages of the session.', SERVER],
    wire: true,
  },
  {
    id: 'bad-request-session-header-required',
    signs: [/Bad Request: Mcp-Session-Id header is required/, /Bad Request: Missing session ID/],
    emitter: 'Servers with the TypeScript or Python SDK',
    says: 'The request lacks the session id that the response to `initialize` had.',
    causes: [
      'The client does not send `Mcp-Session-Id`.',
      'The server does not expose the header to browsers (`Access-Control-Expose-Headers`).',
      'A proxy removes the header.',
    ],
    next: ['Paste the headers of the response to `initialize` and of the next request.'],
    wire: true,
  },
  {
    id: 'bad-request-no-valid-session',
    signs: [/No valid session ID provided/],
    emitter: 'Servers after the examples of the TypeScript SDK, and supergateway',
    says: 'The request has no known session id, and it is not `initialize`.',
    causes: [
      'The first message was not `initialize`.',
      'The server restarted, and the client kept the old id.',
      'Another instance received the request.',
      'A GET has no session id.',
    ],
    next: ['Check whether `initialize` came first.', 'Check the `Mcp-Session-Id` of the request.'],
    wire: true,
  },
  {
    id: 'session-not-found-ts',
    signs: [/Session not found/],
    emitter: 'Servers with the TypeScript, Python or C# SDK (404)',
    says: 'This process does not have the session. The client must send `initialize` again.',
    causes: [
      'The server restarted.',
      'Several processes serve the URL, and requests reach different ones.',
      'The session was ended or timed out.',
    ],
    next: ['Check whether the server restarted, and how many instances run.', 'Paste the exchange since `initialize`.'],
    wire: true,
  },
  {
    id: 'invalid-or-expired-session',
    signs: [/Invalid or expired session ID/],
    emitter: PY,
    says: 'This process does not have the session. The client must send `initialize` again.',
    causes: ['The server restarted, or the session timed out.', 'Several processes serve the URL.'],
    next: ['Check whether the server restarted, and how many instances run.'],
    wire: true,
  },
  {
    id: 'only-one-sse-stream',
    signs: [/Conflict: Only one SSE stream is allowed per session/],
    emitter: TS,
    says: 'The session already has a stream that was opened by GET.',
    causes: [
      'The client connects again before the server notices the end of the first connection.',
      'Two clients share one session id.',
    ],
    next: [LOG],
    wire: true,
  },
  {
    id: 'server-already-initialized',
    signs: [/Server already initialized/],
    emitter: TS,
    says: 'A transport received `initialize` a second time.',
    causes: [
      'The server uses one transport for all clients: create one per session.',
      'The client initializes again after an error, within the same session.',
    ],
    next: [SERVER, 'Paste both `initialize` requests.'],
    wire: true,
  },
  {
    id: 'only-one-initialization',
    signs: [/Only one initialization request is allowed/],
    emitter: TS,
    says: '`initialize` is in a batch with other messages.',
    causes: ['The client sends batches, which revision 2025-06-18 removed.'],
    next: ['Paste the body of the request.'],
    wire: true,
  },
  {
    id: 'stateless-transport-reuse',
    signs: [/Stateless transport cannot be reused/],
    emitter: TS,
    says: 'One stateless transport received several requests.',
    causes: ['The server has one global transport: create server and transport inside the POST handler.'],
    next: [SERVER],
  },
  {
    id: 'task-group',
    signs: [/Task group is not initialized/],
    emitter: PY,
    says: 'The session manager does not run.',
    causes: ['The app is mounted in another one whose lifespan does not run `session_manager.run()`.'],
    next: ['Look at the code that mounts the app.'],
  },
  {
    id: 'manager-run-once',
    signs: [/can only be called once per instance/],
    emitter: PY,
    says: 'The session manager was started twice.',
    causes: ['A test starts the same app twice.', 'The app is mounted twice.'],
    next: ['Create a new instance for each start.'],
  },
  {
    id: 'supergateway-no-sse-session',
    signs: [/No active SSE connection for session/],
    emitter: 'supergateway',
    says: 'The stream of the session is closed.',
    causes: ['The client connected again and kept the old endpoint.', 'Several instances serve the URL.'],
    next: ['Check that the stream of the GET is open.'],
    wire: true,
  },
  {
    id: 'sse-missing-session-id',
    signs: [/Missing sessionId parameter/, /session_id is required/],
    emitter: 'supergateway and SSE servers',
    says: 'The POST has no session id in its URL.',
    causes: ['The client posts to the SSE endpoint: the `endpoint` event names the right URL.'],
    next: ['Paste the first event of the stream.'],
    wire: true,
  },
]);
