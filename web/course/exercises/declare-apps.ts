/** The handshake of a client that displays views. */
import { APPS, appsClause, DECLARED, helloWith, VIEW_TYPE } from '../apps-log.ts';
import { commonMistake, goal, numbered, sendsRequest } from '../goals.ts';
import type { MessageSource } from '../source.ts';

const AT = '/params/capabilities/extensions/io.modelcontextprotocol~1ui';

/** Fix the request. */
export const declareApps: MessageSource = {
  id: 'declare-apps',
  kind: 'fix-message',
  extensions: true,
  title: 'Declare that a client displays views',
  revision: '2025-11-25',
  from: 'client',
  // The revision itself has no `extensions`, so the rule reports the member that the task demands.
  spares: ['capabilities/keys'],
  task: 'Declare the extension MCP Apps in the handshake.\n\nYour client displays views of the type `text/html;profile=mcp-app`. The identifier of the extension is `io.modelcontextprotocol/ui`. Without the declaration, servers offer their tools without views.',
  start: helloWith({}),
  hints: [
    'Extensions are capabilities of their own, under `capabilities.extensions`.',
    'The key is the identifier of the extension, and its value is an object with the settings.',
    'The only setting is `mimeTypes`, an array.',
  ],
  solution: helloWith(DECLARED),
  lesson:
    'An extension is used only if it is declared. A client that displays views lists their types in `mimeTypes`; a server that does not find the entry offers plain tools.',
  links: [
    appsClause('client-host-capabilities', 'Client (Host) Capabilities'),
    appsClause('extension-identifier', 'Extension Identifier'),
  ],
  goals: [
    sendsRequest('initialize'),
    numbered(),
    goal(
      'extension',
      'The extension is declared',
      '`capabilities.extensions` needs a member `io.modelcontextprotocol/ui`, which is an object.',
      { at: AT, type: 'object' },
    ),
    goal('types', 'The type of views is listed', '`mimeTypes` must be `["text/html;profile=mcp-app"]`.', {
      at: `${AT}/mimeTypes`,
      equals: [VIEW_TYPE],
    }),
  ],
  mistakes: [
    commonMistake(
      'beside',
      helloWith({ [APPS]: { mimeTypes: [VIEW_TYPE] } }),
      'The extension is among the capabilities of the core. It belongs one level deeper, in `extensions`.',
      { at: '/params/capabilities/io.modelcontextprotocol~1ui', present: true },
    ),
    commonMistake(
      'experimental',
      helloWith({ experimental: { [APPS]: { mimeTypes: [VIEW_TYPE] } } }),
      '`experimental` is for features without a specification. Servers look in `extensions` only.',
      { at: '/params/capabilities/experimental/io.modelcontextprotocol~1ui', present: true },
    ),
    commonMistake(
      'no-types',
      helloWith({ extensions: { [APPS]: {} } }),
      'The declaration lacks `mimeTypes`, so servers do not know which views the client displays.',
      {
        all: [
          { at: AT, type: 'object' },
          { at: `${AT}/mimeTypes`, absent: true },
        ],
      },
    ),
    commonMistake(
      'plain-html',
      helloWith({ extensions: { [APPS]: { mimeTypes: ['text/html'] } } }),
      '`text/html` is any page. A view has the parameter `profile=mcp-app` in its type.',
      { at: `${AT}/mimeTypes`, equals: ['text/html'] },
    ),
    commonMistake(
      'type-as-text',
      helloWith({ extensions: { [APPS]: { mimeTypes: VIEW_TYPE } } }),
      '`mimeTypes` is an array, even for one type.',
      { at: `${AT}/mimeTypes`, type: 'string' },
    ),
    commonMistake(
      'other-name',
      helloWith({ extensions: { 'mcp-apps': { mimeTypes: [VIEW_TYPE] } } }),
      'The key must be the identifier of the extension, `io.modelcontextprotocol/ui`.',
      {
        all: [
          { at: '/params/capabilities/extensions', type: 'object' },
          { at: AT, absent: true },
        ],
      },
    ),
  ],
};
