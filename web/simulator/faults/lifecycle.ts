/** The handshake and the capabilities: the revision, what each side declares, and what it may then send. */
import { isObject, objectAt } from '../../protocol/values.ts';
import { HANDSHAKE_REVISIONS, PROTOCOL_VERSION } from '../eras.ts';
import type { JsonRecord, Output } from '../types.ts';
import type { Fault } from './define.ts';
import {
  CALLS_ADD,
  changingAnswers,
  changingErrors,
  changingResults,
  LISTS_TOOLS,
  outputOf,
  without,
} from './tools.ts';

/** Capabilities without `listChanged`. */
function silent(capabilities: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(capabilities).map(([key, value]) => [key, isObject(value) ? without(value, 'listChanged') : value]),
  );
}

/** Removes notifications of a method. */
function withoutNotices(outputs: readonly Output[], method: string): Output[] {
  return outputs.filter(({ message }) => !isObject(message) || message.method !== method);
}

/** Faults of the handshake and the capabilities. `index.ts` defines the display order of all faults. */
export const lifecycleFaults: readonly Fault[] = [
  {
    id: 'refuses-version',
    title: 'An unknown protocol version is rejected',
    says: 'The client requests a version that the server does not support, and gets an error. Newer clients can then never connect. A correct server returns the newest version that it supports, and the client decides whether to continue.',
    rule: 'version/offer',
    requirement: 'version/error-instead-of-offer',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingAnswers(outputs, scene, ({ id = '', result }, requested) => {
        const version = requested?.params.protocolVersion;
        if (requested?.method !== 'initialize' || !isObject(result) || version === result.protocolVersion) return null;
        const data = { expected: result.protocolVersion ?? null };
        return { jsonrpc: '2.0', id, error: { code: -32602, message: 'Unsupported protocol version', data } };
      }),
    shows: { server: 'calculator', initialize: { protocolVersion: '2099-01-01' }, client: [] },
  },
  {
    id: 'echoes-version',
    title: 'Any protocol version is accepted',
    says: 'The server repeats whatever version the client requests, even an unknown one. Both then use a revision that the server does not support. A correct server returns the requested version only if it supports it; otherwise it returns its newest.',
    rule: 'version/offer',
    requirement: 'version/unknown-version-agreed',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['initialize'], (result, requested) => {
        const version = requested?.params.protocolVersion;
        return typeof version === 'string' && version !== result.protocolVersion
          ? { ...result, protocolVersion: version }
          : null;
      }),
    shows: { server: 'calculator', initialize: { protocolVersion: '2099-01-01' }, client: [] },
  },
  {
    id: 'version-error-bare',
    title: 'A version error does not list the supported versions',
    says: 'The server rejects the version of a request and does not list the versions that it supports. The client can only give up. A correct server lists them in `data.supported`, newest first.',
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
    title: 'The server does not identify itself',
    says: 'The response to `initialize` has no `serverInfo`. Clients that read the server’s name and version reject the handshake. A correct server always includes it.',
    rule: 'shape/missing',
    requirement: 'lifecycle/result-server-info-missing',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) =>
      changingResults(outputs, scene, ['initialize'], (result) => without(result, 'serverInfo')),
    shows: { server: 'calculator', client: [] },
  },
  {
    id: 'tools-undeclared',
    title: 'Tools are served but not declared',
    says: 'The capabilities do not include `tools`, but the server serves tools. Clients that rely on the capabilities never list them. A correct server declares what it serves.',
    rule: 'capabilities/served',
    requirement: 'tools/capability-undeclared',
    by: { '2026-07-28': { requirement: 'capabilities/discovered-tools-undeclared' } },
    // Notifications of changed tools are removed too: the client could not expect them.
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
    title: 'Capabilities are `true` instead of objects',
    says: 'The server declares `"tools": true`. A capability must be an object, even if it is empty, and strict clients reject the handshake. A correct server writes `"tools": {}`.',
    rule: 'shape/type',
    requirement: 'capabilities/server-boolean',
    by: { '2026-07-28': { requirement: 'capabilities/not-object' } },
    // Notifications of changed tools are removed too: the client could not expect them.
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
    title: 'List changes are announced but not declared',
    says: 'The server announces changed lists, but its capabilities do not include `listChanged`. A client that relies on the capabilities does not handle the notification. A correct server declares what it will send.',
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
    title: 'The server sends a request that the client does not support',
    says: 'The server sends `sampling/createMessage` to a client that has not declared `sampling`. The client can only reject it, and the call fails. A correct server sends only requests that the client has declared support for.',
    rule: 'capabilities/asked',
    requirement: 'capabilities/sampling-create-message',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) => {
      const { received, before } = scene;
      if (received?.method !== 'tools/call' || before.handshake.phase !== 'ready') return outputs;
      if (before.handshake.clientCapabilities.sampling !== undefined) return outputs;
      const messages = [{ role: 'user', content: { type: 'text', text: 'What comes next?' } }];
      const params = { messages, maxTokens: 50 };
      const id = `ask-${before.seen.count}`;
      const to = outputs[0]?.to ?? null;
      return [outputOf({ jsonrpc: '2.0', id, method: 'sampling/createMessage', params }, scene, to), ...outputs];
    },
    shows: { ...CALLS_ADD, capabilities: {} },
  },
  {
    id: 'asks-early',
    title: 'The server sends requests before the handshake is done',
    says: 'The server sends a request right after its `initialize` response. The client is not ready until it has sent `notifications/initialized`. Before that, a correct server sends only pings and logs.',
    rule: 'lifecycle/before',
    requirement: 'lifecycle/server-request-before-initialized',
    revisions: HANDSHAKE_REVISIONS,
    alter: (outputs, scene) => {
      const { received } = scene;
      const client = objectAt(objectAt(received ?? undefined, 'params') ?? undefined, 'capabilities');
      if (received?.method !== 'initialize' || !client?.roots || scene.state.handshake.phase !== 'answered')
        return outputs;
      return [...outputs, outputOf({ jsonrpc: '2.0', id: 'early', method: 'roots/list' }, scene)];
    },
    shows: { server: 'calculator', client: [] },
  },
  {
    id: 'asks-directly',
    title: 'The server sends requests of its own',
    says: 'The server sends the client a request, as older revisions did. Since 2026-07-28 no transport carries such requests. A correct server returns an `input_required` result with its input requests.',
    rule: 'direction/sender',
    requirement: 'stateless/server-request',
    revisions: ['2026-07-28'],
    alter: (outputs, scene) => {
      const { received, before } = scene;
      if (received?.method !== 'tools/call') return outputs;
      const id = `ask-${before.seen.count}`;
      return [outputOf({ jsonrpc: '2.0', id, method: 'roots/list' }, scene, outputs[0]?.to ?? null), ...outputs];
    },
    shows: CALLS_ADD,
  },
];
