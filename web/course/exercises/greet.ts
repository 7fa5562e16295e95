/** The first message of a session. */
import {
  asks,
  clause,
  goal,
  keeps,
  misnamed,
  numbered,
  otherThan,
  present,
  request,
  commonMistake,
  without,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const clientInfo = { name: 'desk', version: '1.0.0' };

/** Write the request. */
export const greet: MessageSource = {
  id: 'greet',
  kind: 'write-message',
  title: 'How do you do',
  revision: '2025-06-18',
  from: 'client',
  task: 'Begin a session. The client is `desk`, version `1.0.0`; it speaks `2025-06-18`. It can tell the server its roots, and nothing else.',
  start: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}',
  hints: [
    'Three things belong into `params`: which revision, what the client can do, who it is.',
    'Their names are `protocolVersion`, `capabilities`, `clientInfo`.',
    'A capability is a member whose value is an object, empty if there is nothing more to say: `"roots": {}`.',
  ],
  solution: JSON.stringify(
    request(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: { roots: {} }, clientInfo }),
  ),
  lesson:
    '`initialize` says three things: the revision that the client would like, what it can do, and who it is. What it does not declare the server must not use.',
  links: [clause('2025-06-18', 'basic/lifecycle#initialization', 'Lifecycle, Initialization')],
  goals: [
    asks('initialize'),
    numbered(),
    keeps(
      '/params/protocolVersion',
      '2025-06-18',
      '`params.protocolVersion` has to be `"2025-06-18"`: a revision is named by its date, as a text.',
    ),
    goal('who', 'It says who the client is', '`params.clientInfo` needs `name` `"desk"` and `version` `"1.0.0"`.', {
      at: '/params/clientInfo',
      equals: { $has: clientInfo },
    }),
    goal('roots', 'It declares roots', '`params.capabilities` needs a member `roots`, whose value is an object.', {
      at: '/params/capabilities/roots',
      type: ['object', 'array'],
    }),
    goal(
      'nothing-else',
      'It declares nothing else',
      'The client can do nothing but tell its roots: declare only those.',
      { at: '/params/capabilities', only: ['roots'] },
    ),
  ],
  mistakes: [
    withoutId({ jsonrpc: '2.0', method: 'initialize', params: {} }),
    misnamed(
      request(1, 'init', {}),
      'The method is `initialize`, in full.',
      'init',
      'Initialize',
      'connect',
      'hello',
      'initialise',
      'initialized',
      'session/initialize',
    ),
    commonMistake(
      'beside-params',
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        protocolVersion: '2025-06-18',
        capabilities: { roots: {} },
        clientInfo,
      },
      'What a request has to say stands inside of `params`, not beside `method`.',
      present('/protocolVersion', '/capabilities', '/clientInfo'),
    ),
    commonMistake(
      'wrong-version',
      request(1, 'initialize', { protocolVersion: '0.1.0', capabilities: { roots: {} }, clientInfo }),
      '`protocolVersion` names a revision of MCP by its date, here `2025-06-18`. It is not the version of the client, nor that of JSON-RPC.',
      otherThan('/params/protocolVersion', '2025-06-18'),
    ),
    commonMistake(
      'version-under-another-name',
      request(1, 'initialize', { version: '2025-06-18', capabilities: { roots: {} }, clientInfo }),
      'The revision stands in `protocolVersion`.',
      present('/params/version', '/params/protocol_version', '/params/protocol'),
    ),
    commonMistake(
      'server-info',
      request(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: { roots: {} }, serverInfo: clientInfo }),
      'A client introduces itself in `clientInfo`; `serverInfo` stands in the answer.',
      present('/params/serverInfo', '/params/client', '/params/client_info', '/params/info'),
    ),
    commonMistake(
      'true-capability',
      request(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: { roots: true }, clientInfo }),
      'The value of a capability is an object, in which details find room: `{}`, not `true`.',
      { at: '/params/capabilities/roots', type: ['string', 'number', 'boolean'] },
    ),
    commonMistake(
      'list-of-capabilities',
      request(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: ['roots'], clientInfo }),
      '`capabilities` is an object with a member per capability, not an array of names.',
      { at: '/params/capabilities', type: 'array' },
    ),
    commonMistake(
      'server-capability',
      request(1, 'initialize', {
        protocolVersion: '2025-06-18',
        capabilities: { roots: {}, tools: {} },
        clientInfo,
      }),
      '`tools`, `resources`, `prompts` and `logging` are what a server declares. The client says what it can do itself.',
      present(
        '/params/capabilities/tools',
        '/params/capabilities/resources',
        '/params/capabilities/prompts',
        '/params/capabilities/logging',
      ),
    ),
    commonMistake(
      'too-much',
      request(1, 'initialize', {
        protocolVersion: '2025-06-18',
        capabilities: { roots: {}, sampling: {} },
        clientInfo,
      }),
      'The client declares something that it cannot do, and the server may rely on it.',
      present('/params/capabilities/sampling', '/params/capabilities/elicitation', '/params/capabilities/experimental'),
    ),
    commonMistake(
      'no-roots',
      request(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }),
      'The client can tell its roots and does not say so: then the server must not ask.',
      without('/params/capabilities/roots', '/params/capabilities'),
    ),
    commonMistake(
      'no-capabilities',
      request(1, 'initialize', { protocolVersion: '2025-06-18', clientInfo }),
      '`capabilities` is required, even where it is empty.',
      without('/params/capabilities', '/params'),
    ),
  ],
};
