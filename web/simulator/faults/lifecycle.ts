/** The handshake and the capabilities: which revision is spoken, what each side declares, and what it then may send. */
import { isObject, objectAt } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS, PROTOCOL_VERSION } from '../eras.ts';
import type { JsonRecord, Output } from '../types.ts';
import type { Fault } from './define.ts';
import { CALLS_ADD, changingAnswers, changingErrors, changingResults, LISTS_TOOLS, said, without } from './tools.ts';

/** Capabilities without `listChanged`. */
function silent(capabilities: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(capabilities).map(([key, value]) => [key, isObject(value) ? without(value, 'listChanged') : value]),
  );
}

/** Leaves out notifications of a method. */
function withoutNotices(outputs: readonly Output[], method: string): Output[] {
  return outputs.filter(({ message }) => !isObject(message) || message.method !== method);
}

/** Faults of the handshake and the capabilities. `index.ts` has the order in which all faults are shown. */
export const lifecycleFaults: readonly Fault[] = [
  {
    id: 'refuses-version',
    title: 'An unknown version is refused',
    says: 'The client asks for a version that the server does not know, and gets an error. Newer clients can then never connect; a right server answers with the newest version it speaks, and leaves it to the client whether to go on.',
    rule: 'version/offer',
    requirement: 'version/error-instead-of-offer',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, ({ id = '', result }, asked) => {
        const version = asked?.params.protocolVersion;
        if (asked?.method !== 'initialize' || !isObject(result) || version === result.protocolVersion) return null;
        const data = { expected: result.protocolVersion ?? null };
        return { jsonrpc: '2.0', id, error: { code: -32602, message: 'Unsupported protocol version', data } };
      }),
    shows: { server: 'calculator', initialize: { protocolVersion: '2099-01-01' }, client: [] },
  },
  {
    id: 'echoes-version',
    title: 'Any version is agreed to',
    says: 'The server repeats whatever version the client asks for, known or not. Both then speak a revision that the server cannot; a right server answers with the one that was asked for only where it speaks it, else with its own newest.',
    rule: 'version/offer',
    requirement: 'version/unknown-version-agreed',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['initialize'], (result, asked) => {
        const version = asked?.params.protocolVersion;
        return typeof version === 'string' && version !== result.protocolVersion
          ? { ...result, protocolVersion: version }
          : null;
      }),
    shows: { server: 'calculator', initialize: { protocolVersion: '2099-01-01' }, client: [] },
  },
  {
    id: 'version-error-bare',
    title: 'A version is refused without saying which are known',
    says: 'The server refuses the version of a request and does not list those that it speaks. The client can only give up; a right server names them in `data.supported`, newest first.',
    rule: 'version/unsupported',
    requirement: 'version/unsupported-data-missing',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) =>
      changingErrors(outputs, scene, null, (error) => (error.code === -32022 ? without(error, 'data') : null)),
    shows: {
      server: 'calculator',
      blind: true,
      client: [{ id: 1, method: 'tools/list', params: { _meta: { [PROTOCOL_VERSION]: '2099-01-01' } } }],
    },
  },
  {
    id: 'no-server-info',
    title: 'The server does not say who it is',
    says: 'The answer to `initialize` has no `serverInfo`. Clients that read its name and version refuse the handshake; a right server always introduces itself.',
    rule: 'shape/missing',
    requirement: 'lifecycle/result-server-info-missing',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['initialize'], (result) => without(result, 'serverInfo')),
    shows: { server: 'calculator', client: [] },
  },
  {
    id: 'tools-undeclared',
    title: 'Tools are served, but not declared',
    says: 'The capabilities do not name tools, yet the server serves them. Clients that believe the capabilities never ask for the tools; a right server declares what it serves.',
    rule: 'capabilities/served',
    requirement: 'tools/capability-undeclared',
    by: { '2026-07-28': { requirement: 'capabilities/discovered-tools-undeclared' } },
    // Nor is it told that the tools have changed: nobody could know that it would be.
    alter: (outputs, scene) =>
      changingResults(
        withoutNotices(outputs, 'notifications/tools/list_changed'),
        scene,
        ['initialize', 'server/discover'],
        (result) => {
          const capabilities = objectAt(result, 'capabilities');
          return capabilities ? { ...result, capabilities: without(capabilities, 'tools') } : null;
        },
      ),
    shows: LISTS_TOOLS,
  },
  {
    id: 'capability-true',
    title: 'Capabilities are true instead of objects',
    says: 'The server declares `"tools": true`. A capability is an object, empty or with more in it, and strict clients refuse the handshake; a right server writes `"tools": {}`.',
    rule: 'shape/type',
    requirement: 'capabilities/server-boolean',
    by: { '2026-07-28': { requirement: 'capabilities/not-object' } },
    // Nor is it told that the tools have changed: nobody could know that it would be.
    alter: (outputs, scene) =>
      changingResults(
        withoutNotices(outputs, 'notifications/tools/list_changed'),
        scene,
        ['initialize', 'server/discover'],
        (result) => {
          const capabilities = objectAt(result, 'capabilities');
          return capabilities?.tools === undefined
            ? null
            : { ...result, capabilities: { ...capabilities, tools: true } };
        },
      ),
    shows: LISTS_TOOLS,
  },
  {
    id: 'undeclared-changes',
    title: 'List changes are told without being declared',
    says: 'The server tells of changed lists, but its capabilities do not say `listChanged`. A client that relies on what was declared does not listen; a right server declares what it will send.',
    rule: 'capabilities/notices',
    requirement: 'capabilities/resources-list-changed',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['initialize'], (result) => {
        const capabilities = objectAt(result, 'capabilities');
        return capabilities ? { ...result, capabilities: silent(capabilities) } : null;
      }),
    shows: {
      server: 'notes',
      client: [
        { id: 1, method: 'tools/call', params: { name: 'add_note', arguments: { title: 'Tea', text: 'Green' } } },
      ],
    },
  },
  {
    id: 'asks-undeclared',
    title: 'The server asks for what the client cannot do',
    says: 'The server sends `sampling/createMessage` to a client that has not declared `sampling`. The client can only refuse, and the call fails; a right server asks only for what the client has declared.',
    rule: 'capabilities/asked',
    requirement: 'capabilities/sampling-create-message',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) => {
      const { heard, before } = scene;
      if (heard?.method !== 'tools/call' || before.handshake.phase !== 'ready') return outputs;
      if (before.handshake.clientCapabilities.sampling !== undefined) return outputs;
      const messages = [{ role: 'user', content: { type: 'text', text: 'What comes next?' } }];
      const params = { messages, maxTokens: 50 };
      const id = `ask-${before.seen.count}`;
      const to = outputs[0]?.to ?? null;
      return [said({ jsonrpc: '2.0', id, method: 'sampling/createMessage', params }, scene, to), ...outputs];
    },
    shows: { ...CALLS_ADD, capabilities: {} },
  },
  {
    id: 'asks-early',
    title: 'The server asks before the handshake is done',
    says: 'The server sends a request right behind its answer to `initialize`. The client is not ready before it has sent `notifications/initialized`; until then a right server sends nothing but pings and logs.',
    rule: 'lifecycle/before',
    requirement: 'lifecycle/server-request-before-initialized',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) => {
      const { heard } = scene;
      const client = objectAt(objectAt(heard ?? undefined, 'params') ?? undefined, 'capabilities');
      if (heard?.method !== 'initialize' || !client?.roots || scene.state.handshake.phase !== 'answered')
        return outputs;
      return [...outputs, said({ jsonrpc: '2.0', id: 'early', method: 'roots/list' }, scene)];
    },
    shows: { server: 'calculator', client: [] },
  },
  {
    id: 'asks-directly',
    title: 'The server sends requests of its own',
    says: 'The server asks the client with a request, as older revisions did. Since 2026-07-28 nothing carries such requests; a right server answers with `input_required` and what it wants to know.',
    rule: 'direction/sender',
    requirement: 'stateless/server-request',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) => {
      const { heard, before } = scene;
      if (heard?.method !== 'tools/call') return outputs;
      const id = `ask-${before.seen.count}`;
      return [said({ jsonrpc: '2.0', id, method: 'roots/list' }, scene, outputs[0]?.to ?? null), ...outputs];
    },
    shows: CALLS_ADD,
  },
];
