/** Handshake, capabilities, names, icons, annotations, progress, cancellation, logging, pagination and trace context, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of the handshake and of everything that the features share. */
export const base: RequirementRows = {
  'annotations/audience-array': {
    says: 'The `audience` of annotations is an array, even for a single role.',
    why: 'Clients iterate over the array; a plain string fails there.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#annotations-audience'],
    },
  },
  'annotations/audience-values': {
    says: 'The `audience` of annotations contains `user`, `assistant` or both.',
    why: 'An unknown role matches no filter, so the item is shown to no one.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#annotations-audience'],
    },
  },
  'annotations/inside-embedded-resource': {
    says: 'The annotations of an embedded resource belong on the block, beside `resource`.',
    in: { '2025-06-18': ['INFO', 'schema#embeddedresource'] },
  },
  'annotations/last-modified-format': {
    says: 'The `lastModified` of annotations is an ISO 8601 timestamp.',
    why: 'Clients cannot sort by any other format.',
    in: { '2025-06-18': ['SHOULD', 'schema#annotations-lastmodified'] },
  },
  'annotations/last-modified-type': {
    says: 'The `lastModified` of annotations is a string.',
    why: 'Strict clients reject a number, and its unit would be unknown.',
    in: { '2025-06-18': ['MUST', 'schema#annotations-lastmodified'] },
  },
  'annotations/last-modified-version': {
    says: 'The `lastModified` of annotations exists since 2025-06-18.',
    why: 'Implementations of this revision ignore it.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool-result'],
      '2025-06-18': null,
    },
  },
  'annotations/priority-range': {
    says: 'The `priority` of annotations is a number from 0 to 1.',
    why: 'On another scale, it cannot be compared with the priorities of other servers.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#annotations-priority'],
    },
  },
  'cancellation/id-instead-of-request-id': {
    says: 'A cancellation identifies its request in `requestId`, not in `id`.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2025-11-25': null,
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'cancellation/params-missing': {
    says: '`notifications/cancelled` has `params`.',
    why: 'Without `params`, the cancelled request is unknown.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'cancellation/reason-type': {
    says: 'The `reason` of a cancellation is a string.',
    why: 'It is shown to users and written to logs.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'cancellation/request-id-missing': {
    says: 'A cancellation identifies its request in `requestId`.',
    why: 'The receiver does not know which request to stop and continues its work.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2025-11-25': null,
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'cancellation/request-id-missing-2025-11-25': {
    says: 'A cancellation identifies its request in `requestId`; only tasks omit it and use `tasks/cancel`.',
    in: {
      '2025-11-25': ['MUST', 'schema#cancellednotificationparams'],
      '2026-07-28': null,
    },
  },
  'cancellation/request-id-type': {
    says: '`requestId` is a string or an integer, exactly as in the request.',
    why: 'Any other value matches no request, so nothing is cancelled.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'capabilities/array-of-names': {
    says: '`capabilities` is an object with a key for each feature.',
    why: 'The other side looks up keys and finds no features.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/client-boolean': {
    says: 'The value of a client capability is an object; `{}` is enough.',
    why: 'Strict servers reject the whole handshake.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/completions-since-2025-03-26': {
    says: 'The `completions` capability exists since 2025-03-26.',
    in: {
      '2024-11-05': ['INFO', 'server/utilities/completion#user-interaction-model'],
      '2025-03-26': null,
    },
  },
  'capabilities/elicitation-modes-since-2025-11-25': {
    says: '`elicitation.form` and `elicitation.url` exist since 2025-11-25; this revision has form mode only.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#capabilities'],
      '2025-11-25': null,
    },
  },
  'capabilities/elicitation-since-2025-06-18': {
    says: 'The `elicitation` capability exists since 2025-06-18.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2025-06-18': null,
    },
  },
  'capabilities/experimental-value': {
    says: 'Each value in `experimental` is an object.',
    why: 'Receivers read settings from it; strict ones reject the whole handshake.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/extensions-since-2026-07-28': {
    says: 'The `extensions` member of the capabilities exists since 2026-07-28.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/false-value': {
    says: 'An unsupported feature is omitted from the capabilities.',
    why: 'For many implementations the key alone declares support, regardless of its value.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/flag-boolean': {
    says: 'The `listChanged` and `subscribe` members of a server capability are `true` or `false`.',
    why: 'A string or a number is rejected, or treated as true regardless of its value.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#capabilities'],
      '2026-07-28': ['MUST', 'schema#servercapabilities'],
    },
  },
  'capabilities/list-changed-type': {
    says: '`listChanged` is `true` or `false`.',
    why: 'A string is rejected, or treated as true regardless of its value.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/not-object': {
    says: 'The value of a server capability is an object; `{}` is enough.',
    why: 'Strict clients reject the whole response and disconnect.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': ['MUST', 'schema#servercapabilities'],
    },
  },
  'capabilities/null-value': {
    says: 'An unsupported capability is omitted rather than null.',
    why: 'Strict implementations reject null, and others take the key for support.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/roots-list-changed-dropped': {
    says: '`roots.listChanged` has no effect in this revision: its notification is removed.',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
  },
  'capabilities/sampling-parts-since-2025-11-25': {
    says: '`sampling.tools` and `sampling.context` exist since 2025-11-25.',
    in: {
      '2024-11-05': ['INFO', 'client/sampling#capabilities'],
      '2025-11-25': null,
    },
  },
  'capabilities/server-boolean': {
    says: 'The value of a server capability is an object, not `true`.',
    why: 'Strict clients reject the whole handshake.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/stateless-boolean': {
    says: 'The value of a capability in `clientCapabilities` is an object; `{}` is enough.',
    why: 'Strict servers reject the whole request.',
    in: { '2026-07-28': ['MUST', 'schema#clientcapabilities'] },
  },
  'capabilities/subscribe-type': {
    says: '`resources.subscribe` is `true` or `false`.',
    why: 'Strict clients reject an object there.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/tasks-only-2025-11-25': {
    says: 'The `tasks` capability exists only in 2025-11-25.',
    reworded: {
      '2026-07-28': {
        says: 'The `tasks` capability exists only in 2025-11-25; here tasks are the extension `io.modelcontextprotocol/tasks`.',
      },
    },
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2025-11-25': null,
      '2026-07-28': ['INFO', 'changelog#major-changes'],
    },
  },
  'capabilities/unknown-key': {
    says: 'A capability has a name that the revision defines; others are ignored.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': ['INFO', 'schema#servercapabilities'],
    },
  },
  'capabilities/wrong-side': {
    says: 'Each side declares only its own capabilities: `tools` belongs to servers, `roots` to clients.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': ['INFO', 'schema#clientcapabilities'],
    },
  },
  'extensions/at-top-level': {
    says: 'Extensions are declared in `extensions`, not beside the capabilities.',
    in: { '2026-07-28': ['INFO', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/identifier-empty-name': {
    says: 'An extension identifier has a name after its prefix.',
    in: { '2026-07-28': ['INFO', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/identifier-grammar': {
    says: 'An extension identifier follows the grammar of `_meta` keys.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/identifier-no-prefix': {
    says: 'An extension identifier has a prefix: a reversed domain name and a slash.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/not-a-map': {
    says: '`extensions` is an object with a key for each extension.',
    why: 'The other side looks up identifiers and finds no extensions.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/reserved-prefix': {
    says: 'Prefixes whose second label is `modelcontextprotocol` or `mcp` are reserved for official extensions.',
    in: { '2026-07-28': ['MUST NOT', 'basic/index#meta'] },
  },
  'extensions/reverse-dns': {
    says: 'The prefix of an extension identifier is a reversed domain name.',
    in: { '2026-07-28': ['SHOULD', 'basic/index#meta'] },
  },
  'extensions/settings-not-object': {
    says: 'The settings of an extension are an object; `{}` for none.',
    why: 'Strict receivers reject the whole message.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'icons/data-bad-base64': {
    says: 'The base64 content of an icon’s `data:` URI can be decoded.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#icons'] },
  },
  'icons/data-not-base64': {
    says: 'An icon in a `data:` URI is base64-encoded.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#icons'] },
  },
  'icons/mime-mismatch': {
    says: 'The `mimeType` of an icon matches its URL or its bytes.',
    in: { '2025-11-25': ['INFO', 'basic/index#icons'] },
  },
  'icons/mime-uncommon': {
    says: 'Icons are PNG or JPEG, or SVG or WebP; clients need not support other formats.',
    in: { '2025-11-25': ['INFO', 'basic/index#icons'] },
  },
  'icons/not-array': {
    says: '`icons` is an array of objects.',
    why: 'Clients iterate over the array; a single object or a plain URL fails there.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/plain-http': {
    says: 'An icon uses an `https:` URL or a `data:` URI, not `http:`.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/since-2025-11-25': {
    says: 'Icons exist since 2025-11-25.',
    why: 'Implementations of this revision ignore them.',
    in: {
      '2024-11-05': ['INFO', 'basic/index#schema'],
      '2025-11-25': null,
    },
  },
  'icons/sizes-format': {
    says: 'Each of the `sizes` of an icon has the form `48x48` or is `any`.',
    in: { '2025-11-25': ['SHOULD', 'schema#icon'] },
  },
  'icons/sizes-type': {
    says: 'The `sizes` of an icon is an array of strings.',
    why: 'Clients iterate over the array, although in HTML the attribute of the same name is a single string.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/src-missing': {
    says: 'An icon has a `src`.',
    why: 'Without it there is no image to show.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/src-not-absolute': {
    says: 'The `src` of an icon is an absolute URI.',
    why: 'There is no base URL to resolve a relative one, so clients cannot fetch the image.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/svg-script': {
    says: 'An SVG icon contains no scripts.',
    in: { '2025-11-25': ['INFO', 'basic/index#icons'] },
  },
  'icons/theme-value': {
    says: 'The `theme` of an icon is `light` or `dark`.',
    why: 'Clients compare the value; strict ones reject any other.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/unsafe-scheme': {
    says: 'The `src` of an icon starts with `https:` or `data:`.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'implementation/details-since-2025-11-25': {
    says: 'The `description` and `websiteUrl` of a program exist since 2025-11-25.',
    why: 'Implementations of this revision ignore them.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#initialization'],
      '2025-11-25': null,
    },
  },
  'implementation/title-since-2025-06-18': {
    says: 'The `title` of a program exists since 2025-06-18.',
    why: 'Implementations of this revision ignore it, so the title is never shown.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#initialization'],
      '2025-06-18': null,
    },
  },
  'implementation/title-type': {
    says: 'The `title` of a program is a string.',
    why: 'Clients show it to users unchanged.',
    in: {
      '2025-06-18': ['MUST', 'schema#implementation'],
      '2026-07-28': null,
    },
  },
  'implementation/website-url-format': {
    says: 'The `websiteUrl` of a program is an absolute URI.',
    why: 'A host name without a scheme is not a usable link.',
    in: { '2025-11-25': ['MUST', 'schema#implementation'] },
  },
  'lifecycle/client-info-name-missing': {
    says: '`clientInfo` has a `name`.',
    why: 'The client has no name in logs, and strict servers reject the handshake.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/client-info-version-missing': {
    says: '`clientInfo` has a `version` in addition to its `name`.',
    why: 'Strict servers reject the handshake; a missing version is a common reason.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-capabilities-missing': {
    says: '`initialize` declares the client’s features in `capabilities`; `{}` is enough.',
    why: 'The server does not know which client features it may use.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-client-info-missing': {
    says: '`initialize` identifies the client program in `clientInfo`.',
    why: 'Strict servers reject the handshake, and logs cannot name the client.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-params-missing': {
    says: '`initialize` has `params`.',
    why: 'The server learns neither the version nor the capabilities of the client.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-protocol-version-missing': {
    says: '`initialize` proposes a revision in `protocolVersion`.',
    why: 'Without a proposal, no version can be negotiated.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-protocol-version-type': {
    says: '`protocolVersion` is a string such as `"2025-06-18"`.',
    why: 'Versions are compared as strings; any other type matches none of them.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/instructions-type': {
    says: '`instructions` is a single string.',
    why: 'Clients insert it into a prompt unchanged.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/result-capabilities-missing': {
    says: 'The `initialize` result declares the server’s features in `capabilities`; `{}` is enough.',
    why: 'The client does not know which methods it may use.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/result-protocol-version-missing': {
    says: 'The `initialize` result contains the negotiated revision in `protocolVersion`.',
    why: 'The client does not know which revision applies.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/result-server-info-missing': {
    says: 'The `initialize` result identifies the server program in `serverInfo`.',
    why: 'Typed clients cannot decode the result.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/server-info-version-missing': {
    says: '`serverInfo` has both `name` and `version`.',
    why: 'Strict clients reject the result.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'logging/data-required': {
    says: 'A log message has its content in `data`, which is any JSON value.',
    why: 'Clients display `data` and find nothing.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#log-message-notifications'],
      '2025-06-18': ['MUST', 'schema#loggingmessagenotification'],
    },
  },
  'logging/deprecated': {
    says: 'Logging is deprecated; new servers should not use it.',
    in: { '2026-07-28': ['INFO', 'deprecated#deprecated'] },
    unreported:
      'The same finding as `deprecated/logging-capability`, `deprecated/log-message` and `deprecated/log-level`: deprecations are reported as an info.',
  },
  'logging/level-required': {
    says: 'A log message has a `level`.',
    why: 'Clients cannot filter the message.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#log-message-notifications'],
      '2025-06-18': ['MUST', 'schema#loggingmessagenotification'],
    },
  },
  'logging/level-values': {
    says: 'The level of a log message is one of eight lower-case names, from `debug` to `emergency`.',
    why: 'Clients reject any other value, or cannot determine the severity of the message.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#log-levels'],
      '2025-06-18': ['MUST', 'schema#logginglevel'],
    },
  },
  'logging/log-level-meta-values': {
    says: '`io.modelcontextprotocol/logLevel` is one of the eight level names.',
    in: { '2026-07-28': ['MUST', 'schema#requestmetaobject-iomodelcontextprotocolloglevel'] },
    unreported: 'The same as `stateless/log-level-value`, which is reported instead.',
  },
  'logging/log-level-meta-version': {
    says: '`io.modelcontextprotocol/logLevel` in `_meta` exists since 2026-07-28.',
    in: {
      '2024-11-05': ['INFO', 'server/utilities/logging#setting-log-level'],
      '2026-07-28': null,
    },
  },
  'logging/logger-string': {
    says: 'The `logger` of a log message is a string.',
    why: 'Clients group messages by this value.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#log-message-notifications'],
      '2025-06-18': ['MUST', 'schema#loggingmessagenotification'],
    },
  },
  'logging/secret-in-data': {
    says: 'Log messages contain no passwords, keys or tokens.',
    in: { '2024-11-05': ['MUST NOT', 'server/utilities/logging#security'] },
  },
  'logging/set-level-removed': {
    says: '`logging/setLevel` is removed; each request sets the level in `_meta`.',
    in: { '2026-07-28': ['INFO', 'server/utilities/logging#per-request-log-level'] },
    unreported: 'The same as `methods/set-level-removed`, which is reported instead.',
  },
  'logging/set-level-values': {
    says: '`logging/setLevel` sets one of the eight levels in `level`.',
    why: 'The server cannot determine the requested messages and rejects the request.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#setting-log-level'],
      '2025-06-18': ['MUST', 'schema#setlevelrequest'],
      '2026-07-28': null,
    },
  },
  'logging/subscription-id': {
    says: 'A log message belongs to a request and carries no subscription id.',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/logging#per-request-log-level'] },
  },
  'otel/baggage-encoding': {
    says: 'Values in `baggage` percent-encode spaces and other characters that a header cannot contain.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/baggage-shape': {
    says: '`baggage` is a comma-separated list of `key=value`; properties follow a semicolon.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/prefixed-trace-key': {
    says: 'The keys of the trace context have no prefix: `traceparent`, `tracestate`, `baggage`.',
    in: { '2026-07-28': ['INFO', 'basic/index#meta'] },
  },
  'otel/reserved-since-2026-07-28': {
    says: '`traceparent`, `tracestate` and `baggage` in `_meta` are reserved for tracing since 2026-07-28.',
    in: {
      '2025-06-18': ['INFO', 'basic/index#meta'],
      '2026-07-28': null,
    },
  },
  'otel/traceparent-lowercase': {
    says: 'The hexadecimal digits of `traceparent` are lower case.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/traceparent-shape': {
    says: '`traceparent` is four groups of 2, 32, 16 and 2 hexadecimal digits, separated by hyphens.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/traceparent-trailing-data': {
    says: 'A `traceparent` of version `00` ends after its flags.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/traceparent-type': {
    says: '`traceparent`, `tracestate` and `baggage` are strings.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/traceparent-version-ff': {
    says: 'The version of a `traceparent` is never `ff`.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/traceparent-zero-parent-id': {
    says: 'The parent id of a `traceparent` is not all zeros.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/traceparent-zero-trace-id': {
    says: 'The trace id of a `traceparent` is not all zeros.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/tracestate-alone': {
    says: '`tracestate` is sent only together with `traceparent`.',
    in: { '2026-07-28': ['INFO', 'basic/index#meta'] },
  },
  'otel/tracestate-duplicate-key': {
    says: 'Each key occurs only once in `tracestate`.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/tracestate-shape': {
    says: '`tracestate` is a comma-separated list of `key=value`.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/tracestate-too-many': {
    says: '`tracestate` has at most 32 members.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'pagination/cursor-null': {
    says: 'For the first page, `cursor` is omitted rather than null.',
    why: 'Strict servers reject null.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/pagination#request-format'],
      '2025-06-18': ['MUST', 'schema#cursor'],
    },
  },
  'pagination/cursor-string': {
    says: '`cursor` is the string from `nextCursor`.',
    why: 'Page numbers and offsets are not cursors; strict servers reject the request.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/pagination#pagination-model'],
      '2025-06-18': ['MUST', 'schema#cursor'],
    },
  },
  'pagination/empty-string-cursor': {
    says: 'An empty string as `nextCursor` means that more pages follow.',
    in: { '2026-07-28': ['INFO', 'server/utilities/pagination#implementation-guidelines'] },
  },
  'pagination/next-cursor-null': {
    says: 'On the last page, `nextCursor` is omitted rather than null.',
    why: 'Strict clients reject the whole page; others request a page `null`.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/pagination#response-format'],
      '2025-06-18': ['MUST', 'schema#cursor'],
    },
  },
  'pagination/next-cursor-string': {
    says: '`nextCursor` is a string.',
    why: 'Clients send it back as a string; any other type fails there.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/pagination#response-format'],
      '2025-06-18': ['MUST', 'schema#cursor'],
    },
  },
  'pagination/page-size-parameter': {
    says: 'Only the server decides the page size; there is no parameter for it.',
    in: { '2024-11-05': ['INFO', 'server/utilities/pagination#pagination-model'] },
  },
  'pagination/unsupported-method': {
    says: 'Only lists of tools, prompts, resources, templates (and of tasks in 2025-11-25) are paginated.',
    in: { '2024-11-05': ['INFO', 'server/utilities/pagination#operations-supporting-pagination'] },
  },
  'progress/beyond-total': {
    says: '`progress` does not exceed `total`.',
    in: {
      '2024-11-05': ['INFO', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['INFO', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/message-empty': {
    says: 'The `message` of a progress notification contains information for people.',
    in: {
      '2025-03-26': ['SHOULD', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['SHOULD', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/message-since-2025-03-26': {
    says: 'The `message` of a progress notification exists since 2025-03-26.',
    why: 'Implementations of this revision ignore the message.',
    in: {
      '2024-11-05': ['INFO', 'basic/utilities/progress#progress-flow'],
      '2025-03-26': null,
    },
  },
  'progress/message-type': {
    says: 'The `message` of a progress notification is a string.',
    why: 'Clients show it to users unchanged.',
    in: {
      '2025-03-26': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/progress-missing': {
    says: 'A progress notification contains the current value in `progress`.',
    why: 'Without it there is no progress to show.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/progress-type': {
    says: '`progress` is a number.',
    why: 'Clients calculate with it; a string such as `"50%"` fails there.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/request-token-fractional': {
    says: 'A numeric progress token is an integer.',
    why: 'A fraction may be rounded in transit and then matches no request.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/request-token-type': {
    says: 'The `_meta.progressToken` of a request is a string or an integer.',
    why: 'The other side uses it to look up the request, which fails with any other type.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/token-missing': {
    says: 'A progress notification contains the `progressToken` of its request.',
    why: 'The notification cannot be matched to its request.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/token-placement': {
    says: 'A progress token belongs in `params._meta`.',
    in: {
      '2024-11-05': ['INFO', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['INFO', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/total-type': {
    says: '`total` is a number; it is omitted when unknown.',
    why: 'Clients calculate with it; null or a string fails there.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
};
