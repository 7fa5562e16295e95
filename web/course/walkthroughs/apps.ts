/** A tool with a view: from the declaration of the extension to the end of the view. The client is the host of the view. */
import { answer, notification, request } from '../goals.ts';
import type { Walkthrough } from '../walkthrough.ts';

const HANDSHAKE = ['2025-06-18', '2025-11-25'] as const;
const STATELESS = ['2026-07-28'] as const;
const URI = 'ui://weather-app/forecast';

const forecast = {
  content: [{ type: 'text', text: 'The forecast for Paris: Monday 15 to 19 °C, windy.' }],
  structuredContent: { city: 'Paris', unit: 'celsius', days: [{ day: 'Monday', high: 19, low: 15, sky: 'windy' }] },
};
const measured = {
  content: [{ type: 'text', text: 'Paris now: 24 °C, wind 20 km/h.' }],
  structuredContent: { city: 'Paris', temperature: 24, wind: 20 },
};

/** The walkthrough. */
export const apps: Walkthrough = {
  id: 'apps',
  title: 'Open the view of a tool',
  chapter: 'apps',
  says: 'Declare MCP Apps, find a tool with a view, read the view, and follow it until it closes.',
  revisions: [...HANDSHAKE, ...STATELESS],
  server: 'apps',
  steps: [
    {
      id: 'declare',
      title: 'Declare the extension',
      text: 'MCP Apps is an official extension, `io.modelcontextprotocol/ui`. A tool brings a view, an HTML document. The host, which is the client here, displays it in a sandbox.\n\nThe client declares the extension in `capabilities.extensions`, with the types of views that it displays.',
      only: HANDSHAKE,
      sends: { offer: 'initialize' },
      remark:
        'The server knows now that its views will be displayed. To a client without this entry, it offers the same tools without views.',
      links: [{ title: 'Lifecycle, Capability Negotiation', page: 'basic/lifecycle#capability-negotiation' }],
    },
    {
      id: 'initialized',
      title: 'Finish the handshake',
      text: 'The extension adds nothing to the rest of the handshake.',
      only: HANDSHAKE,
      sends: { offer: 'notifications/initialized' },
    },
    {
      id: 'tools',
      title: 'Find a tool with a view',
      text: 'The list of tools shows which tool has a view. In 2026-07-28 the declaration of the extension is in the `_meta` of each request, among the capabilities of the client.',
      question: {
        ask: 'What does a host without the extension do with the metadata of the tool?',
        options: [
          { text: 'It rejects the tool', says: 'Unknown metadata is no reason to reject anything.' },
          {
            text: 'It ignores the metadata and uses the tool as text',
            right: true,
            says: 'So one server works with all hosts.',
          },
          { text: 'It opens the URI in a browser', says: 'The scheme `ui://` has a meaning in MCP only.' },
        ],
      },
      sends: { message: { jsonrpc: '2.0', id: 2, method: 'tools/list' } },
      remark:
        'The tool `show_forecast` names its view in `_meta.ui.resourceUri`. `visibility` lists who may call a tool: `measure_now` is for views only, and a host must not offer it to the model.',
      links: [{ title: 'Tools, Tool', page: 'server/tools#tool' }],
    },
    {
      id: 'read',
      title: 'Read the view',
      text: 'The view is a resource of the server with the scheme `ui://`. The host reads it like any other resource, before or after the tool is called.',
      sends: { message: { jsonrpc: '2.0', id: 3, method: 'resources/read', params: { uri: URI } } },
      remark:
        'The type is `text/html;profile=mcp-app`, and the text is a complete HTML document. `_meta.ui.csp` lists the origins that the view may use. Here the lists are empty: the view loads nothing.',
      links: [{ title: 'Resources, Resource Contents', page: 'server/resources#resource-contents' }],
    },
    {
      id: 'call',
      title: 'Call the tool',
      text: 'The model calls the tool, as it calls any other tool. Nothing in the request mentions the view.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 4,
          method: 'tools/call',
          params: { name: 'show_forecast', arguments: { city: 'Paris', days: 1 } },
        },
      },
      remark:
        '`content` is the text for the model, and for hosts without views. `structuredContent` is the data that the view draws. A view never replaces the text.',
      links: [{ title: 'Tools, Calling Tools', page: 'server/tools#calling-tools' }],
    },
    {
      id: 'open',
      title: 'The view introduces itself',
      text: 'The host puts the document into a frame that is cut off from the page, from its cookies, and from every origin that the policy does not list. View and host exchange JSON-RPC messages with `postMessage`. This is a channel of its own, and the server does not see it.',
      question: {
        ask: 'Which side sends the first message on this channel?',
        options: [
          {
            text: 'The view',
            right: true,
            says: 'Only the view knows when its document has loaded. Before that nobody would read a message.',
          },
          { text: 'The host', says: 'The host cannot know yet whether the view listens.' },
          { text: 'The server', says: 'The server is not connected to the view. Everything passes through the host.' },
        ],
      },
      exchange: [
        {
          from: 'view',
          message: request(1, 'ui/initialize', {
            protocolVersion: '2026-01-26',
            appInfo: { name: 'weather-view', version: '1.0.0' },
            appCapabilities: {},
          }),
        },
        {
          from: 'host',
          message: answer(1, {
            protocolVersion: '2026-01-26',
            hostInfo: { name: 'mcp-protocol-playground', version: '1.0.0' },
            hostCapabilities: { openLinks: {}, serverTools: {} },
            hostContext: { theme: 'light', displayMode: 'inline' },
          }),
        },
        { from: 'view', message: notification('ui/notifications/initialized') },
      ],
      remark:
        'The beginning resembles the handshake of MCP: a request, its response, and a notification. `2026-01-26` is the version of the extension. `hostCapabilities` states what the view may ask for.',
    },
    {
      id: 'data',
      title: 'The view gets its data',
      text: 'After `ui/notifications/initialized` the host passes on the arguments of the call, and then its result.',
      question: {
        ask: 'Why does a view get the arguments before the result?',
        options: [
          {
            text: 'It can draw something while the tool is still working',
            right: true,
            says: 'The arguments are known before the result, for example the name of the city.',
          },
          { text: 'It must validate them', says: 'The host and the server have done that.' },
          { text: 'It calls the tool with them', says: 'The model has called the tool already.' },
        ],
      },
      exchange: [
        {
          from: 'host',
          message: notification('ui/notifications/tool-input', { arguments: { city: 'Paris', days: 1 } }),
        },
        { from: 'host', message: notification('ui/notifications/tool-result', forecast) },
      ],
      remark:
        'The arguments come exactly once, also if there are none. The result is passed on unchanged: the parameters of the notification are the result itself.',
    },
    {
      id: 'measure',
      title: 'The view calls a tool',
      text: 'A button of the view requests the current temperature. The view sends `tools/call` to the host. The host checks the `visibility` of the tool, and sends the same call to the server.',
      sends: {
        message: {
          jsonrpc: '2.0',
          id: 5,
          method: 'tools/call',
          params: { name: 'measure_now', arguments: { city: 'Paris' } },
        },
      },
      exchange: [
        { from: 'view', message: request(2, 'tools/call', { name: 'measure_now', arguments: { city: 'Paris' } }) },
        { from: 'host', message: answer(2, measured) },
      ],
      remark:
        'The call exists twice, with two ids: once between view and host, and once between host and server. A host must reject a call of a view if `visibility` does not list `app`.',
    },
    {
      id: 'close',
      title: 'The view closes',
      text: 'Before the host removes the view, it asks. A view can save what the user typed, and then responds.',
      exchange: [
        { from: 'host', message: request(1, 'ui/resource-teardown', { reason: 'The user closed the view' }) },
        { from: 'view', message: answer(1, {}) },
      ],
      remark:
        'Both sides count their own ids, so this request may have the id 1 again. The session with the server continues.',
    },
  ],
};
