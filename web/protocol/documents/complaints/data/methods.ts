/** Complaints about methods and capabilities. */
import { complaintsAbout } from '../define.ts';
import { HANDSHAKE } from './steps.ts';

const TS = 'TypeScript SDK';

/** Methods and capabilities. */
export const methods = complaintsAbout('methods', [
  {
    id: 'method-not-found',
    signs: [
      /code(?:"|')?\s{0,2}[:=]\s{0,8}-32601(?=\s{0,4}(?:[,})\n]|\\|$))/,
      /message":\s{0,8}"Method not found/,
      /MCP error -32601/,
      /RPC error:? -32601/,
      /rror: Method not found/,
      /McpError: Method not found/,
      /Method not found(?<=(?:^|\n)Method not found)(?=\s{0,9}(?:\n|$))/,
    ],
    emitter: 'All SDKs',
    says: 'The receiver has no handler for the method.',
    causes: [
      'The host tries an optional method that the server did not declare: no fault.',
      'The method is misspelled or invented.',
      'The method belongs to another revision.',
      'The request is meant for the other side.',
    ],
    next: ['Look at the request with this id, and at the capabilities in the result of `initialize`.'],
    wire: true,
  },
  {
    id: 'server-does-not-support',
    signs: [/Server does not support [\w ]{1,60}\(required for/, /Client does not support [\w ]{1,60}\(required for/],
    emitter: TS,
    says: 'The other side did not declare the capability.',
    causes: ['`capabilities` of the handshake lacks it.', 'The server added its handlers after the connection.'],
    next: [HANDSHAKE],
  },
  {
    id: 'client-not-support-sampling',
    signs: [
      /Client does not support (?:sampling|elicitation|listing roots|URL elicitation)(?: \(required for [\w/]{1,60}\))?/,
    ],
    emitter: 'Servers with the TypeScript SDK',
    says: 'The host does not offer sampling, elicitation or roots.',
    causes: ['Most hosts lack sampling, and few have elicitation.', 'The client did not declare the capability.'],
    next: ['Look at `capabilities` of the `initialize` request.'],
    over: ['server-does-not-support'],
  },
  {
    id: 'sampling-not-supported-py',
    signs: [/Sampling not supported/, /Elicitation not supported/, /List roots not supported/],
    emitter: 'Clients with the Python SDK',
    says: 'The server sent a request for which the client has no callback.',
    causes: ['Pass the callback for sampling, elicitation or roots to the client.'],
    next: ['Look at the code of the client.'],
    wire: true,
  },
  {
    id: 'missing-client-capability',
    signs: [
      /code(?:"|')?\s{0,2}[:=]\s{0,8}-32021(?=\s{0,4}(?:[,})\n]|\\|$))/,
      /did not declare the \w{1,40} elicitation capability/,
      /MCP error -32021/,
    ],
    emitter: 'Servers of revision 2026-07-28',
    says: 'The request does not declare a capability that the call needs.',
    causes: ['The client has no callback for it.', 'The member of `_meta` is missing.'],
    next: ['Look at `_meta` of the request.'],
    wire: true,
  },
  {
    id: 'no-back-channel',
    signs: [/no back-channel for server-initiated requests/],
    emitter: 'Servers with the Python SDK 2',
    says: 'The server cannot send requests on this connection.',
    causes: [
      'Revision 2026-07-28 has no requests of servers: return an `InputRequiredResult`.',
      'The server is stateless, or answers with JSON only.',
    ],
    next: ['Check the revision of the session and the options of the server.'],
    wire: true,
  },
  {
    id: 'requeststate-invalid',
    signs: [/Invalid or expired requestState/],
    emitter: 'Servers with the Python SDK 2',
    says: 'The returned `requestState` is not from this server, or too old.',
    causes: ['Several processes have different keys.', 'The client changed the value.', 'It expired.'],
    next: ['Look for `requestState rejected` in the log of the server.'],
    wire: true,
  },
  {
    id: 'method-not-supported-by-version',
    signs: [/METHOD_NOT_SUPPORTED_BY_PROTOCOL_VERSION/],
    emitter: 'Clients with the TypeScript SDK 2',
    says: 'The negotiated revision does not have the method.',
    causes: ['The method is newer or older than the revision: the message names its replacement.'],
    next: ['Look at the negotiated revision.'],
  },
  {
    id: 'csharp-method-not-available',
    signs: [/is not available on protocol version/],
    emitter: 'C# SDK',
    says: 'Revision 2026-07-28 does not have this method.',
    causes: ['The client uses an older revision.'],
    next: ['Look at `MCP-Protocol-Version` of the request.'],
    wire: true,
  },
  {
    id: 'java-no-tools-capability',
    signs: [/Server does not provide (?:tools|resources|prompts) capability/],
    emitter: 'Clients with the Java SDK',
    says: 'The server did not declare the capability.',
    causes: ['`capabilities` of the result is empty: declare `tools: {}` even if tools come later.'],
    next: [HANDSHAKE],
  },
]);
