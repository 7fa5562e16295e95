/** The types of MCP Apps: the messages between host and view, and the metadata of tools and resources. */
import type { Schema, TypeSchema } from '../schema.ts';

const FULL = 'Full definition in the text of the extension.';
const MODES = ['inline', 'fullscreen', 'pip'] as const;

/** A schema with one requirement for each listed fault. */
const by = (
  requirement: string,
  schema: Schema,
  ...kinds: ('missing' | 'type' | 'null' | 'value' | 'part')[]
): Schema => ({
  ...schema,
  faults: { ...schema.faults, ...Object.fromEntries(kinds.map((kind) => [kind, requirement])) },
});
const object = (
  description: string,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): TypeSchema => ({ type: 'object', description, properties, ...(required.length > 0 ? { required } : {}) });
const call = (description: string, method: string, params: Schema, needs = true): TypeSchema =>
  object(description, { method: { const: method }, params }, needs ? ['method', 'params'] : ['method']);
const empty = (description: string): Schema => ({ type: 'object', description, properties: {} });
const text = (description: string): Schema => ({ type: 'string', description });
const features: Schema = {
  type: 'object',
  description: 'Experimental features by name.',
  additionalProperties: { type: 'object', description: 'Settings of the feature.' },
};
const flag = (description: string): Schema => ({ type: 'boolean', description });
const open = (description: string): Schema => ({ type: 'object', description });

const mode = (requirement: string, description: string): Schema =>
  by(requirement, { enum: MODES, description }, 'value', 'type', 'missing');
const modes = (requirement: string, description: string): Schema =>
  by(
    requirement,
    {
      type: 'array',
      description,
      items: by(requirement, { enum: MODES, description: 'A display mode.' }, 'value', 'type'),
    },
    'type',
  );
const domains = (description: string): Schema =>
  by(
    'apps/csp-domains-array',
    { type: 'array', description, items: by('apps/csp-domains-array', text('An origin.'), 'type') },
    'type',
  );
const info = (requirement: string, missing: string, description: string): Schema => ({
  type: 'object',
  description,
  properties: {
    name: by(requirement, text('The name of the program.'), 'missing', 'type'),
    version: by(requirement, text('The version of the program.'), 'missing', 'type'),
    title: text('The name for people.'),
    description: text('A short description.'),
    websiteUrl: text('The website of the program.'),
    icons: { type: 'array', description: 'Icons of the program.', items: { $ref: 'Icon' } },
  },
  required: ['name', 'version'],
  faults: { missing, type: missing },
});
const able = (description: string, properties: Readonly<Record<string, Schema>> = {}): Schema =>
  by('apps/host-capabilities-object-values', { type: 'object', description, properties }, 'type');
const MODALITIES: Readonly<Record<string, Schema>> = Object.fromEntries(
  ['text', 'image', 'audio', 'resource', 'resourceLink', 'structuredContent'].map((kind) => [
    kind,
    able(`Content of the kind \`${kind}\`.`),
  ]),
);
const CONTEXT: Readonly<Record<string, Schema>> = {
  toolInfo: {
    type: 'object',
    description: 'The call that opened the view.',
    faults: { type: 'apps/host-context-tool-info' },
    properties: {
      id: { type: ['string', 'integer'], description: 'The id of the `tools/call` request.' },
      tool: {
        $ref: 'Tool',
        description: 'The definition of the tool.',
        faults: { missing: 'apps/host-context-tool-info', type: 'apps/host-context-tool-info' },
      },
    },
    required: ['tool'],
  },
  theme: by(
    'apps/host-context-theme',
    { enum: ['light', 'dark'], description: 'The color theme of the host.' },
    'value',
    'type',
  ),
  styles: {
    type: 'object',
    description: 'CSS variables and fonts of the host.',
    properties: {
      variables: {
        ...open('Values of the standard CSS variables, any part of them.'),
        additionalProperties: text('A value in CSS.'),
      },
      css: {
        type: 'object',
        description: 'CSS that the view can insert.',
        properties: { fonts: by('apps/host-context-fonts', text('CSS with `@font-face` or `@import`.'), 'type') },
      },
    },
  },
  displayMode: mode('apps/host-context-display-mode', 'How the view is displayed now.'),
  availableDisplayModes: modes('apps/host-context-display-modes', 'The display modes that the host offers.'),
  containerDimensions: {
    type: 'object',
    description: 'The size of the container in pixels: for each direction a fixed size or a maximum.',
    properties: Object.fromEntries(
      ['width', 'height', 'maxWidth', 'maxHeight'].map((name) => [
        name,
        by('apps/host-context-container-dimensions', { type: 'number', description: 'Pixels.' }, 'type', 'null'),
      ]),
    ),
    faults: { type: 'apps/host-context-container-dimensions' },
  },
  locale: by('apps/host-context-locale', text('The language and region of the user, e.g. `en-US`.'), 'type'),
  timeZone: text('The time zone of the user, e.g. `Europe/Oslo`.'),
  userAgent: text('The name of the host.'),
  platform: by(
    'apps/host-context-platform',
    { enum: ['web', 'desktop', 'mobile'], description: 'The kind of platform.' },
    'value',
    'type',
  ),
  deviceCapabilities: {
    type: 'object',
    description: 'How the user can point.',
    properties: {
      touch: by('apps/host-context-device', flag('True with a touch screen.'), 'type'),
      hover: by('apps/host-context-device', flag('True with a pointer that can hover.'), 'type'),
    },
    faults: { type: 'apps/host-context-device' },
  },
  safeAreaInsets: {
    type: 'object',
    description: 'Distances from the edges that the host covers, in pixels.',
    properties: Object.fromEntries(
      ['top', 'right', 'bottom', 'left'].map((name) => [
        name,
        by('apps/host-context-safe-area', { type: 'number', description: 'Pixels.' }, 'type', 'missing'),
      ]),
    ),
    required: ['top', 'right', 'bottom', 'left'],
    faults: { type: 'apps/host-context-safe-area' },
  },
};

const inputOf = (method: string, description: string): TypeSchema =>
  call(description, method, {
    type: 'object',
    description: 'The arguments of the call.',
    properties: {
      arguments: by('apps/tool-input-arguments-object', open('The arguments by name.'), 'type', 'null'),
    },
  });

/** The types of MCP Apps by name. Messages are named after their methods, as in the text of the extension. */
export const types: Readonly<Record<string, TypeSchema>> = {
  UiCsp: object(`The origins that a view may use. ${FULL}`, {
    connectDomains: domains('Origins of requests and sockets.'),
    resourceDomains: domains('Origins of scripts, styles, images, fonts and media.'),
    frameDomains: domains('Origins of nested frames.'),
    baseUriDomains: domains('Origins that the base URL of the document may have.'),
  }),
  UiPermissions: object(
    'Permissions of a view on the device; each is an empty object.',
    Object.fromEntries(
      ['camera', 'microphone', 'geolocation', 'clipboardWrite'].map((name) => [
        name,
        by('apps/permissions-value', empty('Requested if present.'), 'type', 'null'),
      ]),
    ),
  ),
  UiClientSettings: object('The settings with which a client declares the extension.', {
    mimeTypes: by(
      'apps/capability-mime-types-array',
      {
        type: 'array',
        description: 'The types of views that the client can display.',
        items: by('apps/capability-mime-types-array', text('A media type.'), 'type'),
      },
      'type',
      'null',
    ),
  }),
  UiToolMeta: object('What `_meta.ui` of a tool says about its view.', {
    resourceUri: by('apps/tool-resource-uri-type', text('The URI of the view, with the scheme `ui`.'), 'type', 'null'),
    visibility: by(
      'apps/tool-visibility-array',
      {
        type: 'array',
        description: 'The callers of the tool. Default: both.',
        items: by(
          'apps/tool-visibility-values',
          { enum: ['model', 'app'], description: 'The model, or the view.' },
          'value',
          'type',
        ),
      },
      'type',
      'null',
    ),
  }),
  UiResourceMeta: object('What `_meta.ui` of a resource says about its view.', {
    csp: by('apps/csp-not-object', { $ref: 'UiCsp' }, 'type', 'null'),
    permissions: by('apps/permissions-not-object', { $ref: 'UiPermissions' }, 'type', 'null'),
    domain: by(
      'apps/domain-type',
      text('The origin of the sandbox, in a form that depends on the host.'),
      'type',
      'null',
    ),
    prefersBorder: by('apps/prefers-border-type', flag('Whether the view wants a border.'), 'type', 'null'),
  }),
  UiHostCapabilities: object('What a host supports, for its views.', {
    experimental: features,
    openLinks: able('The host opens links.'),
    downloadFile: able('The host saves files.'),
    serverTools: able('The host forwards calls of tools.', { listChanged: flag('It forwards changes of the list.') }),
    serverResources: able('The host forwards reads of resources.', {
      listChanged: flag('It forwards changes of the list.'),
    }),
    logging: able('The host accepts log messages.'),
    sandbox: able('What the sandbox allows.', {
      permissions: { $ref: 'UiPermissions' },
      csp: { $ref: 'UiCsp' },
    }),
    updateModelContext: able('Kinds of content in context updates.', MODALITIES),
    message: able('Kinds of content in messages.', MODALITIES),
    sampling: able('The host forwards sampling.', { tools: able('Sampling with tools.') }),
  }),
  UiInitializeRequest: call('The view introduces itself. The first message of its channel.', 'ui/initialize', {
    type: 'object',
    description: 'Name, capabilities and version of the view.',
    faults: { missing: 'apps/initialize-app-info-missing' },
    properties: {
      appInfo: info(
        'apps/initialize-app-info-fields',
        'apps/initialize-app-info-missing',
        'The name and version of the view.',
      ),
      appCapabilities: {
        type: 'object',
        description: 'What the view supports.',
        faults: { missing: 'apps/initialize-capabilities-missing', type: 'apps/app-capabilities-object' },
        properties: {
          experimental: features,
          tools: by(
            'apps/app-capabilities-tools-object',
            {
              type: 'object',
              description: 'The view has tools.',
              properties: { listChanged: flag('It reports changes.') },
            },
            'type',
          ),
          availableDisplayModes: modes('apps/app-capabilities-display-modes', 'The display modes of the view.'),
        },
      },
      protocolVersion: by('apps/initialize-version-missing', text('The version of MCP Apps.'), 'missing', 'type'),
    },
    required: ['appInfo', 'appCapabilities', 'protocolVersion'],
  }),
  UiInitializeResult: object(
    'The host introduces itself and describes the context of the view.',
    {
      protocolVersion: by(
        'apps/initialize-result-required',
        text('The version that the host uses.'),
        'missing',
        'type',
      ),
      hostInfo: info(
        'apps/initialize-result-host-info',
        'apps/initialize-result-required',
        'The name and version of the host.',
      ),
      hostCapabilities: by('apps/initialize-result-required', { $ref: 'UiHostCapabilities' }, 'missing', 'type'),
      hostContext: { type: 'object', description: 'Theme, size, language and more.', properties: CONTEXT },
    },
    ['protocolVersion', 'hostInfo', 'hostCapabilities'],
  ),
  UiInitializedNotification: call('The view is ready.', 'ui/notifications/initialized', open('Nothing.'), false),
  UiOpenLinkRequest: call('The view asks the host to open a link.', 'ui/open-link', {
    type: 'object',
    description: 'The link.',
    faults: { missing: 'apps/open-link-url' },
    properties: { url: by('apps/open-link-url', text('An absolute URL.'), 'missing', 'type', 'null') },
    required: ['url'],
  }),
  UiMayRefuse: object('An empty result, or a refusal.', { isError: flag('True if the host refused.') }),
  UiDownloadFileRequest: call('The view asks the host to save files.', 'ui/download-file', {
    type: 'object',
    description: 'The files.',
    faults: { missing: 'apps/download-contents' },
    properties: {
      contents: by(
        'apps/download-contents',
        {
          type: 'array',
          description: 'Embedded resources, or links to resources.',
          items: {
            description: 'A file.',
            by: 'type',
            anyOf: [{ $ref: 'EmbeddedResource' }, { $ref: 'ResourceLink' }],
            faults: {
              type: 'apps/download-contents',
              value: 'apps/download-contents',
              part: 'apps/download-contents',
              missing: 'apps/download-contents',
            },
          },
        },
        'missing',
        'type',
        'null',
      ),
    },
    required: ['contents'],
  }),
  UiMessageRequest: call('The view adds a message to the conversation.', 'ui/message', {
    type: 'object',
    description: 'The message.',
    faults: { missing: 'apps/message-content-missing' },
    properties: {
      role: by('apps/message-role', { const: 'user', description: 'Always `user`.' }, 'value', 'type', 'missing'),
      content: {
        type: 'array',
        description: 'Content blocks.',
        faults: {
          missing: 'apps/message-content-missing',
          type: 'apps/message-content-missing',
          null: 'apps/message-content-missing',
        },
        items: {
          $ref: 'ContentBlock',
          faults: {
            type: 'apps/message-content-block',
            value: 'apps/message-content-block',
            part: 'apps/message-content-block',
            missing: 'apps/message-content-block',
          },
        },
      },
    },
    required: ['role', 'content'],
  }),
  UiRequestDisplayModeRequest: call('The view asks for another display mode.', 'ui/request-display-mode', {
    type: 'object',
    description: 'The mode.',
    faults: { missing: 'apps/display-mode-value' },
    properties: { mode: mode('apps/display-mode-value', 'The requested mode.') },
    required: ['mode'],
  }),
  UiRequestDisplayModeResult: object(
    'The mode that applies now.',
    { mode: mode('apps/display-mode-result', 'The resulting mode, changed or not.') },
    ['mode'],
  ),
  UiUpdateModelContextRequest: call('The view replaces what the model knows about it.', 'ui/update-model-context', {
    type: 'object',
    description: 'The new content.',
    properties: {
      content: {
        type: 'array',
        description: 'Content blocks.',
        faults: { type: 'apps/update-context-content', null: 'apps/update-context-content' },
        items: {
          $ref: 'ContentBlock',
          faults: {
            type: 'apps/update-context-content',
            value: 'apps/update-context-content',
            part: 'apps/update-context-content',
            missing: 'apps/update-context-content',
          },
        },
      },
      structuredContent: by('apps/update-context-structured', open('Data.'), 'type', 'null'),
    },
  }),
  UiResourceTeardownRequest: call('The host is about to remove the view.', 'ui/resource-teardown', {
    type: 'object',
    description: 'The reason.',
    properties: { reason: { description: 'A string, for people.' } },
  }),
  UiToolInputNotification: inputOf('ui/notifications/tool-input', 'The complete arguments of the call.'),
  UiToolInputPartialNotification: inputOf('ui/notifications/tool-input-partial', 'The arguments so far.'),
  UiToolResultNotification: call('The result of the call.', 'ui/notifications/tool-result', {
    $ref: 'CallToolResult',
    faults: { missing: 'apps/tool-result-shape', type: 'apps/tool-result-shape' },
    lacks: { content: 'apps/tool-result-shape' },
  }),
  UiToolCancelledNotification: call('The call was canceled.', 'ui/notifications/tool-cancelled', {
    type: 'object',
    description: 'The reason.',
    properties: { reason: by('apps/tool-cancelled-reason', text('For people.'), 'type', 'null') },
  }),
  UiHostContextChangedNotification: call('A part of the context changed.', 'ui/notifications/host-context-changed', {
    type: 'object',
    description: 'The fields that changed.',
    properties: CONTEXT,
  }),
  UiSizeChangedNotification: call('The size of the view changed.', 'ui/notifications/size-changed', {
    type: 'object',
    description: 'The new size.',
    properties: {
      width: by('apps/size-changed-params', { type: 'number', description: 'Pixels.' }, 'type', 'null'),
      height: by('apps/size-changed-params', { type: 'number', description: 'Pixels.' }, 'type', 'null'),
    },
  }),
  UiRequestTeardownNotification: call(
    'The view asks to be removed.',
    'ui/notifications/request-teardown',
    open('Nothing.'),
    false,
  ),
  UiSandboxProxyReadyNotification: call(
    'The sandbox can receive the page.',
    'ui/notifications/sandbox-proxy-ready',
    open('Nothing.'),
  ),
  UiSandboxResourceReadyNotification: call('The page for the sandbox.', 'ui/notifications/sandbox-resource-ready', {
    type: 'object',
    description: 'The page and its policy.',
    faults: { missing: 'apps/sandbox-resource-html' },
    properties: {
      html: by('apps/sandbox-resource-html', text('The whole document.'), 'missing', 'type', 'null'),
      sandbox: text('The value of the attribute `sandbox` of the frame.'),
      csp: by('apps/sandbox-resource-csp', { $ref: 'UiCsp' }, 'type', 'null'),
      permissions: by('apps/sandbox-resource-csp', { $ref: 'UiPermissions' }, 'type', 'null'),
    },
    required: ['html'],
  }),
};
