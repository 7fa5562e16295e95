/** The first message of a session. */
import {
  sendsRequest,
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
  title: 'Write an initialize request',
  revision: '2025-11-25',
  from: 'client',
  task: 'Start a session.\n\nThe client is `desk`, version `1.0.0`, and supports `2025-11-25`. Its only capability is roots.',
  start: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}',
  hints: [
    '`params` needs three members: the revision, the client’s capabilities, and information about the client.',
    'Their keys are `protocolVersion`, `capabilities`, `clientInfo`.',
    'A capability is a member whose value is an object, empty if there are no details: `"roots": {}`.',
  ],
  solution: JSON.stringify(
    request(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: { roots: {} }, clientInfo }),
  ),
  lesson:
    '`initialize` declares three things: the revision that the client requests, its capabilities, and its name and version. The server must not use a capability that the client has not declared.',
  links: [clause('2025-11-25', 'basic/lifecycle#initialization', 'Lifecycle, Initialization')],
  goals: [
    sendsRequest('initialize'),
    numbered(),
    keeps(
      '/params/protocolVersion',
      '2025-11-25',
      '`params.protocolVersion` must be `"2025-11-25"`: the date of the revision, as a string.',
    ),
    goal(
      'who',
      'The request identifies the client',
      '`params.clientInfo` needs `name` `"desk"` and `version` `"1.0.0"`.',
      {
        at: '/params/clientInfo',
        equals: { $has: clientInfo },
      },
    ),
    goal(
      'roots',
      'The client declares roots',
      '`params.capabilities` needs a member `roots`, whose value is an object.',
      {
        at: '/params/capabilities/roots',
        type: ['object', 'array'],
      },
    ),
    goal(
      'nothing-else',
      'The client declares nothing else',
      'Roots are the only capability of this client: declare no others.',
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
        protocolVersion: '2025-11-25',
        capabilities: { roots: {} },
        clientInfo,
      },
      'Parameters belong inside `params`, not next to `method`.',
      present('/protocolVersion', '/capabilities', '/clientInfo'),
    ),
    commonMistake(
      'wrong-version',
      request(1, 'initialize', { protocolVersion: '0.1.0', capabilities: { roots: {} }, clientInfo }),
      '`protocolVersion` is the date of an MCP revision, here `2025-11-25`. It is neither the version of the client nor the version of JSON-RPC.',
      otherThan('/params/protocolVersion', '2025-11-25'),
    ),
    commonMistake(
      'version-under-another-name',
      request(1, 'initialize', { version: '2025-11-25', capabilities: { roots: {} }, clientInfo }),
      'The revision belongs in `protocolVersion`.',
      present('/params/version', '/params/protocol_version', '/params/protocol'),
    ),
    commonMistake(
      'server-info',
      request(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: { roots: {} }, serverInfo: clientInfo }),
      'A client identifies itself in `clientInfo`; `serverInfo` belongs in the response.',
      present('/params/serverInfo', '/params/client', '/params/client_info', '/params/info'),
    ),
    commonMistake(
      'true-capability',
      request(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: { roots: true }, clientInfo }),
      'The value of a capability must be an object, which may contain details: `{}`, not `true`.',
      { at: '/params/capabilities/roots', type: ['string', 'number', 'boolean'] },
    ),
    commonMistake(
      'list-of-capabilities',
      request(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: ['roots'], clientInfo }),
      '`capabilities` must be an object with one member per capability, not an array of names.',
      { at: '/params/capabilities', type: 'array' },
    ),
    commonMistake(
      'server-capability',
      request(1, 'initialize', {
        protocolVersion: '2025-11-25',
        capabilities: { roots: {}, tools: {} },
        clientInfo,
      }),
      '`tools`, `resources`, `prompts` and `logging` are server capabilities. Declare only capabilities of the client.',
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
        protocolVersion: '2025-11-25',
        capabilities: { roots: {}, sampling: {} },
        clientInfo,
      }),
      'The client declares a capability that it does not have, and the server may rely on it.',
      present('/params/capabilities/sampling', '/params/capabilities/elicitation', '/params/capabilities/experimental'),
    ),
    commonMistake(
      'no-roots',
      request(1, 'initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }),
      'The client supports roots but does not declare them, so the server must not request them.',
      without('/params/capabilities/roots', '/params/capabilities'),
    ),
    commonMistake(
      'no-capabilities',
      request(1, 'initialize', { protocolVersion: '2025-11-25', clientInfo }),
      '`capabilities` is required, even if it is empty.',
      without('/params/capabilities', '/params'),
    ),
  ],
};
