/** MCP Apps: views in a sandbox that belong to tools, and the channel between a host and its views. */
import type { Extension, ExtensionMethod, Party } from './define.ts';
import { requirements } from './apps-requirements.ts';
import { types } from './apps-types.ts';

const ROOT = 'https://github.com/modelcontextprotocol/ext-apps/blob/main/specification/';

const method = (
  kind: ExtensionMethod['kind'],
  sender: readonly Party[],
  name: string,
  says: string,
  more: Partial<ExtensionMethod> = {},
): ExtensionMethod => ({ name, kind, channel: 'view', sender, says, ...more });
const view = (name: string, says: string, more?: Partial<ExtensionMethod>): ExtensionMethod =>
  method('request', ['view'], name, says, more);
const viewNotes = (name: string, says: string, more?: Partial<ExtensionMethod>): ExtensionMethod =>
  method('notification', ['view'], `ui/notifications/${name}`, says, more);
const hostNotes = (name: string, says: string, more?: Partial<ExtensionMethod>): ExtensionMethod =>
  method('notification', ['host'], `ui/notifications/${name}`, says, more);

/** MCP Apps, `io.modelcontextprotocol/ui`. */
export const apps: Extension = {
  id: 'io.modelcontextprotocol/ui',
  title: 'MCP Apps',
  says: 'A tool can have a view: an HTML document that the host displays in a sandbox and exchanges messages with.',
  versions: [
    { id: '2026-01-26', status: 'stable', url: `${ROOT}2026-01-26/apps.mdx` },
    { id: 'draft', status: 'draft', url: `${ROOT}draft/apps.mdx` },
  ],
  revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
  negotiation: {
    by: 'capability',
    declares: ['client'],
    handshake: 'The client declares it in `initialize`, with the types of views that it displays.',
    stateless: 'The client declares it in the client capabilities of each request.',
    settings: { mimeTypes: 'The types of views that the client displays: `["text/html;profile=mcp-app"]`.' },
  },
  methods: [
    view('ui/initialize', 'Introduces the view, and requests name, capabilities and context of the host.', {
      type: 'UiInitializeRequest',
      result: 'UiInitializeResult',
    }),
    viewNotes('initialized', 'The view is ready for data.', { type: 'UiInitializedNotification' }),
    view('ui/open-link', 'Requests that the host opens a link.', { type: 'UiOpenLinkRequest', result: 'UiMayRefuse' }),
    view('ui/message', 'Adds a message to the conversation.', { type: 'UiMessageRequest', result: 'UiMayRefuse' }),
    view('ui/request-display-mode', 'Requests another display mode.', {
      type: 'UiRequestDisplayModeRequest',
      result: 'UiRequestDisplayModeResult',
    }),
    view('ui/update-model-context', 'Replaces what the model knows about the view.', {
      type: 'UiUpdateModelContextRequest',
    }),
    view('ui/download-file', 'Requests that the host saves files.', {
      type: 'UiDownloadFileRequest',
      result: 'UiMayRefuse',
      since: 'draft',
    }),
    method('request', ['host'], 'ui/resource-teardown', 'The host is about to remove the view.', {
      type: 'UiResourceTeardownRequest',
    }),
    hostNotes('tool-input-partial', 'The arguments of the call so far.', { type: 'UiToolInputPartialNotification' }),
    hostNotes('tool-input', 'The complete arguments of the call.', { type: 'UiToolInputNotification' }),
    hostNotes('tool-result', 'The result of the call.', { type: 'UiToolResultNotification' }),
    hostNotes('tool-cancelled', 'The call was canceled.', { type: 'UiToolCancelledNotification' }),
    hostNotes('host-context-changed', 'A part of the host’s context changed.', {
      type: 'UiHostContextChangedNotification',
    }),
    viewNotes('size-changed', 'The size of the view changed.', { type: 'UiSizeChangedNotification' }),
    viewNotes('request-teardown', 'Requests that the host removes the view.', {
      type: 'UiRequestTeardownNotification',
      since: 'draft',
    }),
    method('notification', ['sandbox'], 'ui/notifications/sandbox-proxy-ready', 'The sandbox can receive the page.', {
      type: 'UiSandboxProxyReadyNotification',
    }),
    hostNotes('sandbox-resource-ready', 'The page for the sandbox.', { type: 'UiSandboxResourceReadyNotification' }),
  ],
  formerMethods: [
    { name: 'ui/notifications/size-change', instead: 'ui/notifications/size-changed' },
    { name: 'ui/notifications/host-context-change', instead: 'ui/notifications/host-context-changed' },
    { name: 'ui/notifications/sandbox-ready', instead: 'ui/notifications/sandbox-proxy-ready' },
    { name: 'ui/notifications/sandbox-resource-response', instead: 'ui/notifications/sandbox-resource-ready' },
    { name: 'ui/notifications/resource-teardown', instead: 'ui/resource-teardown' },
    { name: 'ui/notifications/size-update', instead: 'ui/notifications/size-changed' },
    { name: 'ui/notifications/sandbox-wrapper-ready', instead: 'ui/notifications/sandbox-proxy-ready' },
  ],
  types,
  coreTypes: '2026-07-28',
  metaKeys: [
    {
      key: 'ui',
      on: 'a tool, a resource, or an item of `contents`',
      says: 'The view of a tool, or the policy of a view.',
    },
    { key: 'ui/resourceUri', on: 'a tool', says: 'The former place of the URI of the view.', deprecated: true },
  ],
  errorCodes: [{ code: -32000, says: 'The host refuses what a view requests.' }],
  uriSchemes: [{ scheme: 'ui', says: 'The resources that views are read from.' }],
  mediaTypes: [{ type: 'text/html;profile=mcp-app', says: 'An HTML document that is a view.' }],
  requirements,
  supported: {
    by: [
      'Archestra',
      'ChatGPT',
      'Claude',
      'Claude Desktop',
      'Cursor',
      'Goose',
      'MCPJam',
      'Microsoft 365 Copilot',
      'PostHog Code',
      'Postman',
      'VS Code',
    ],
    seenOn: '2026-11-23',
    source: 'https://modelcontextprotocol.io/extensions/client-matrix',
  },
};
