/** Handshake, capabilities, names, icons, annotations, progress, cancellation, logging, pagination and trace context, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of the handshake and of what all features share. */
export const base: RequirementRows = {
  'annotations/audience-array': {
    says: '`audience` of annotations is a list, also for one reader.',
    why: 'Clients go through the list; a bare word fails there.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#annotations-audience'],
    },
  },
  'annotations/audience-values': {
    says: '`audience` of annotations lists `user`, `assistant` or both.',
    why: 'A word that names no reader fits no filter, so nobody is shown the thing.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#annotations-audience'],
    },
  },
  'annotations/inside-embedded-resource': {
    says: 'Annotations of an embedded resource stand on the block, beside `resource`.',
    in: { '2025-06-18': ['INFO', 'schema#embeddedresource'] },
  },
  'annotations/last-modified-format': {
    says: '`lastModified` of annotations is a time of ISO 8601.',
    why: 'Clients cannot sort by it.',
    in: { '2025-06-18': ['SHOULD', 'schema#annotations-lastmodified'] },
  },
  'annotations/last-modified-type': {
    says: '`lastModified` of annotations is a string.',
    why: 'A number fails in strict clients, and nobody knows its unit.',
    in: { '2025-06-18': ['MUST', 'schema#annotations-lastmodified'] },
  },
  'annotations/last-modified-version': {
    says: '`lastModified` of annotations exists from 2025-06-18 on.',
    why: 'A peer of this revision ignores it.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool-result'],
      '2025-06-18': null,
    },
  },
  'annotations/priority-range': {
    says: '`priority` of annotations is a number from 0 to 1.',
    why: 'On another scale it cannot be compared with the priorities of other servers.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#annotations-priority'],
    },
  },
  'cancellation/id-instead-of-request-id': {
    says: 'A cancellation names its request in `requestId`, not in `id`.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2025-11-25': null,
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'cancellation/params-missing': {
    says: '`notifications/cancelled` has `params`.',
    why: 'Without them nobody knows which request is meant.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'cancellation/reason-type': {
    says: 'The `reason` of a cancellation is a string.',
    why: 'It is shown to people and written into logs.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'cancellation/request-id-missing': {
    says: 'A cancellation says in `requestId` which request it means.',
    why: 'The other side does not know what to stop and goes on working.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2025-11-25': null,
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'cancellation/request-id-missing-2025-11-25': {
    says: 'A cancellation says in `requestId` which request it means; only tasks do without, and have `tasks/cancel`.',
    in: {
      '2025-11-25': ['MUST', 'schema#cancellednotificationparams'],
      '2026-07-28': null,
    },
  },
  'cancellation/request-id-type': {
    says: '`requestId` is a string or a whole number, exactly as in the request.',
    why: 'Anything else matches no request, so nothing is cancelled.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/cancellation#cancellation-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/cancellation#cancellation-flow'],
    },
  },
  'capabilities/array-of-names': {
    says: 'Capabilities are an object with a key for each feature.',
    why: 'The other side looks up keys and finds no feature at all.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/client-boolean': {
    says: 'A capability of a client is declared by an object; `{}` will do.',
    why: 'Strict servers refuse the whole handshake.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/completions-since-2025-03-26': {
    says: 'The capability `completions` exists from 2025-03-26 on.',
    in: {
      '2024-11-05': ['INFO', 'server/utilities/completion#user-interaction-model'],
      '2025-03-26': null,
    },
  },
  'capabilities/elicitation-modes-since-2025-11-25': {
    says: '`elicitation.form` and `elicitation.url` exist from 2025-11-25 on; here there are forms only.',
    in: {
      '2025-06-18': ['INFO', 'client/elicitation#capabilities'],
      '2025-11-25': null,
    },
  },
  'capabilities/elicitation-since-2025-06-18': {
    says: 'The capability `elicitation` exists from 2025-06-18 on.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2025-06-18': null,
    },
  },
  'capabilities/experimental-value': {
    says: 'Each entry of `experimental` is an object.',
    why: 'Receivers look for settings in it; strict ones refuse the whole handshake.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/extensions-since-2026-07-28': {
    says: '`extensions` among the capabilities exists from 2026-07-28 on.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/false-value': {
    says: 'A feature is switched off by leaving its key out.',
    why: 'For many programs the key alone says that the feature is there, whatever its value.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/flag-boolean': {
    says: '`listChanged` and `subscribe` of a server are `true` or `false`.',
    why: 'A text or a number is refused, or taken for true whatever it says.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#capabilities'],
      '2026-07-28': ['MUST', 'schema#servercapabilities'],
    },
  },
  'capabilities/list-changed-type': {
    says: '`listChanged` is `true` or `false`.',
    why: 'A text is refused, or taken for true whatever it says.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/not-object': {
    says: 'A capability of a server is declared by an object; `{}` will do.',
    why: 'Strict clients refuse the whole answer and part.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': ['MUST', 'schema#servercapabilities'],
    },
  },
  'capabilities/null-value': {
    says: 'A capability is left out rather than null.',
    why: 'Null fails in strict programs, and others take the key for support.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/roots-list-changed-dropped': {
    says: '`roots.listChanged` means nothing here: its notification is gone.',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
  },
  'capabilities/sampling-parts-since-2025-11-25': {
    says: '`sampling.tools` and `sampling.context` exist from 2025-11-25 on.',
    in: {
      '2024-11-05': ['INFO', 'client/sampling#capabilities'],
      '2025-11-25': null,
    },
  },
  'capabilities/server-boolean': {
    says: 'A capability of a server is declared by an object, not by `true`.',
    why: 'Strict clients refuse the whole handshake.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'capabilities/stateless-boolean': {
    says: 'A capability in `clientCapabilities` is declared by an object; `{}` will do.',
    why: 'Strict servers refuse the whole request.',
    in: { '2026-07-28': ['MUST', 'schema#clientcapabilities'] },
  },
  'capabilities/subscribe-type': {
    says: '`resources.subscribe` is `true` or `false`.',
    why: 'An object there fails in strict clients.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': null,
    },
  },
  'capabilities/tasks-only-2025-11-25': {
    says: 'The capability `tasks` exists in 2025-11-25 alone.',
    reworded: {
      '2026-07-28': {
        says: 'The capability `tasks` exists in 2025-11-25 alone; here tasks are the extension `io.modelcontextprotocol/tasks`.',
      },
    },
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2025-11-25': null,
      '2026-07-28': ['INFO', 'changelog#major-changes'],
    },
  },
  'capabilities/unknown-key': {
    says: 'A capability goes by a name of the revision; others are ignored.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': ['INFO', 'schema#servercapabilities'],
    },
  },
  'capabilities/wrong-side': {
    says: 'Each side declares capabilities of its own: tools are for servers to declare, roots for clients.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2026-07-28': ['INFO', 'schema#clientcapabilities'],
    },
  },
  'extensions/at-top-level': {
    says: 'Extensions are declared under `extensions`, not beside the capabilities.',
    in: { '2026-07-28': ['INFO', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/identifier-empty-name': {
    says: 'A name stands behind the prefix of an extension.',
    in: { '2026-07-28': ['INFO', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/identifier-grammar': {
    says: 'The identifier of an extension follows the grammar of `_meta` keys.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/identifier-no-prefix': {
    says: 'The identifier of an extension has a prefix: a domain written backwards, and a slash.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/not-a-map': {
    says: '`extensions` is an object with a key for each extension.',
    why: 'The other side looks up identifiers and finds no extension.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'extensions/reserved-prefix': {
    says: 'Prefixes whose second label is `modelcontextprotocol` or `mcp` are for official extensions.',
    in: { '2026-07-28': ['MUST NOT', 'basic/index#meta'] },
  },
  'extensions/reverse-dns': {
    says: 'The prefix of an extension is a domain written backwards.',
    in: { '2026-07-28': ['SHOULD', 'basic/index#meta'] },
  },
  'extensions/settings-not-object': {
    says: 'The settings of an extension are an object; `{}` for none.',
    why: 'Strict receivers refuse the whole message.',
    in: { '2026-07-28': ['MUST', 'basic/versioning#extension-negotiation'] },
  },
  'icons/data-bad-base64': {
    says: 'The base64 of an icon inside a `data:` address can be decoded.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#icons'] },
  },
  'icons/data-not-base64': {
    says: 'An icon inside a `data:` address is written in base64.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#icons'] },
  },
  'icons/mime-mismatch': {
    says: '`mimeType` of an icon is the kind its address or its bytes show.',
    in: { '2025-11-25': ['INFO', 'basic/index#icons'] },
  },
  'icons/mime-uncommon': {
    says: 'Icons are PNG or JPEG, or SVG or WebP; clients need not show other kinds.',
    in: { '2025-11-25': ['INFO', 'basic/index#icons'] },
  },
  'icons/not-array': {
    says: '`icons` is a list of objects.',
    why: 'Clients go through the list; a single object or a bare address fails there.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/plain-http': {
    says: 'An icon comes over `https:` or as `data:`, not over `http:`.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/since-2025-11-25': {
    says: 'Icons exist from 2025-11-25 on.',
    why: 'A peer of this revision ignores them.',
    in: {
      '2024-11-05': ['INFO', 'basic/index#schema'],
      '2025-11-25': null,
    },
  },
  'icons/sizes-format': {
    says: 'Each of the `sizes` of an icon is written as `48x48`, or `any`.',
    in: { '2025-11-25': ['SHOULD', 'schema#icon'] },
  },
  'icons/sizes-type': {
    says: '`sizes` of an icon is a list of strings.',
    why: 'Clients go through the list. In HTML the same attribute is one text, here it is not.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/src-missing': {
    says: 'An icon has a `src`.',
    why: 'There is nothing to show.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/src-not-absolute': {
    says: '`src` of an icon is an absolute URI.',
    why: 'There is no page whose address could complete it, so nobody can fetch the picture.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/svg-script': {
    says: 'An SVG icon holds no script.',
    in: { '2025-11-25': ['INFO', 'basic/index#icons'] },
  },
  'icons/theme-value': {
    says: '`theme` of an icon is `light` or `dark`.',
    why: 'Clients compare the word; another one fails in strict clients.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'icons/unsafe-scheme': {
    says: 'The address of an icon begins with `https:` or `data:`.',
    in: { '2025-11-25': ['MUST', 'basic/index#icons'] },
  },
  'implementation/details-since-2025-11-25': {
    says: '`description` and `websiteUrl` of a program exist from 2025-11-25 on.',
    why: 'A peer of this revision ignores them.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#initialization'],
      '2025-11-25': null,
    },
  },
  'implementation/title-since-2025-06-18': {
    says: '`title` of a program exists from 2025-06-18 on.',
    why: 'A peer of this revision ignores it, so the name for people never shows.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#initialization'],
      '2025-06-18': null,
    },
  },
  'implementation/title-type': {
    says: '`title` of a program is a string.',
    why: 'It is shown to people as it stands.',
    in: {
      '2025-06-18': ['MUST', 'schema#implementation'],
      '2026-07-28': null,
    },
  },
  'implementation/website-url-format': {
    says: '`websiteUrl` of a program is an absolute URI.',
    why: 'A bare host is no link.',
    in: { '2025-11-25': ['MUST', 'schema#implementation'] },
  },
  'lifecycle/client-info-name-missing': {
    says: '`clientInfo` has a `name`.',
    why: 'The client is nameless in logs, and strict servers refuse the handshake.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/client-info-version-missing': {
    says: '`clientInfo` has a `version` beside its `name`.',
    why: 'Strict servers refuse the handshake; a forgotten version is one of the usual reasons.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-capabilities-missing': {
    says: '`initialize` says in `capabilities` what the client can do; `{}` will do.',
    why: 'The server does not know which features of the client it may use.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-client-info-missing': {
    says: '`initialize` says in `clientInfo` which program the client is.',
    why: 'Strict servers refuse the handshake, and logs cannot name the client.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-params-missing': {
    says: '`initialize` has `params`.',
    why: 'The server learns neither the version nor what the client can do.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-protocol-version-missing': {
    says: '`initialize` says in `protocolVersion` which revision the client wants to speak.',
    why: 'Without a proposal there is nothing to agree on.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/initialize-protocol-version-type': {
    says: '`protocolVersion` is a string such as `"2025-06-18"`.',
    why: 'Versions are compared as texts; anything else equals none of them.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/instructions-type': {
    says: '`instructions` is one string.',
    why: 'Clients put it into a prompt as it stands.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/result-capabilities-missing': {
    says: 'The answer to `initialize` says in `capabilities` what the server offers; `{}` will do.',
    why: 'The client does not know which methods it may call.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/result-protocol-version-missing': {
    says: 'The answer to `initialize` says in `protocolVersion` which revision is spoken.',
    why: 'The client cannot tell by which revision to go on.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/result-server-info-missing': {
    says: 'The answer to `initialize` says in `serverInfo` which program the server is.',
    why: 'Typed clients cannot decode the answer.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'lifecycle/server-info-version-missing': {
    says: '`serverInfo` has both `name` and `version`.',
    why: 'Strict clients refuse the answer.',
    in: {
      '2024-11-05': ['MUST', 'basic/lifecycle#initialization'],
      '2026-07-28': null,
    },
  },
  'logging/data-required': {
    says: 'A log message has its content in `data`, whatever JSON value that is.',
    why: 'Clients show `data` and find nothing.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#log-message-notifications'],
      '2025-06-18': ['MUST', 'schema#loggingmessagenotification'],
    },
  },
  'logging/deprecated': {
    says: 'Logging is on its way out; new servers had better do without it.',
    in: { '2026-07-28': ['INFO', 'deprecated#deprecated'] },
    unreported:
      'The same finding as `deprecated/logging-capability`, `deprecated/log-message` and `deprecated/log-level`: what is on its way out is told as an info.',
  },
  'logging/level-required': {
    says: 'A log message states its `level`.',
    why: 'Clients cannot filter it.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#log-message-notifications'],
      '2025-06-18': ['MUST', 'schema#loggingmessagenotification'],
    },
  },
  'logging/level-values': {
    says: 'The level of a log message is one of eight names in small letters, from `debug` to `emergency`.',
    why: 'Clients refuse another word, or cannot tell how serious the message is.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#log-levels'],
      '2025-06-18': ['MUST', 'schema#logginglevel'],
    },
  },
  'logging/log-level-meta-values': {
    says: '`io.modelcontextprotocol/logLevel` is one of the eight names of levels.',
    in: { '2026-07-28': ['MUST', 'schema#requestmetaobject-iomodelcontextprotocolloglevel'] },
    unreported: 'The same as `stateless/log-level-value`, which reports it.',
  },
  'logging/log-level-meta-version': {
    says: '`io.modelcontextprotocol/logLevel` in `_meta` counts from 2026-07-28 on.',
    in: {
      '2024-11-05': ['INFO', 'server/utilities/logging#setting-log-level'],
      '2026-07-28': null,
    },
  },
  'logging/logger-string': {
    says: '`logger` of a log message is a string.',
    why: 'Clients group messages by it.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#log-message-notifications'],
      '2025-06-18': ['MUST', 'schema#loggingmessagenotification'],
    },
  },
  'logging/secret-in-data': {
    says: 'Log messages hold no passwords, keys or tokens.',
    in: { '2024-11-05': ['MUST NOT', 'server/utilities/logging#security'] },
  },
  'logging/set-level-removed': {
    says: '`logging/setLevel` is gone; the level travels with each request, in `_meta`.',
    in: { '2026-07-28': ['INFO', 'server/utilities/logging#per-request-log-level'] },
    unreported: 'The same as `methods/set-level-removed`, which reports it.',
  },
  'logging/set-level-values': {
    says: '`logging/setLevel` names one of the eight levels in `level`.',
    why: 'The server cannot tell which messages are wanted and refuses the request.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/logging#setting-log-level'],
      '2025-06-18': ['MUST', 'schema#setlevelrequest'],
      '2026-07-28': null,
    },
  },
  'logging/subscription-id': {
    says: 'A log message belongs to a request and names no subscription.',
    in: { '2026-07-28': ['MUST NOT', 'server/utilities/logging#per-request-log-level'] },
  },
  'otel/baggage-encoding': {
    says: 'Values in `baggage` percent-encode spaces and what else a header cannot hold.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/baggage-shape': {
    says: '`baggage` is a list of `key=value` with commas between; properties follow a semicolon.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/prefixed-trace-key': {
    says: 'The keys of a trace stand bare: `traceparent`, `tracestate`, `baggage`.',
    in: { '2026-07-28': ['INFO', 'basic/index#meta'] },
  },
  'otel/reserved-since-2026-07-28': {
    says: '`traceparent`, `tracestate` and `baggage` in `_meta` are kept for tracing from 2026-07-28 on.',
    in: {
      '2025-06-18': ['INFO', 'basic/index#meta'],
      '2026-07-28': null,
    },
  },
  'otel/traceparent-lowercase': {
    says: 'The digits of `traceparent` are in small letters.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/traceparent-shape': {
    says: '`traceparent` is four groups of 2, 32, 16 and 2 hexadecimal digits with hyphens between.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/traceparent-trailing-data': {
    says: 'A `traceparent` of version `00` ends behind its flags.',
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
    says: '`tracestate` comes together with `traceparent`.',
    in: { '2026-07-28': ['INFO', 'basic/index#meta'] },
  },
  'otel/tracestate-duplicate-key': {
    says: 'A key stands in `tracestate` once.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/tracestate-shape': {
    says: '`tracestate` is a list of `key=value` with commas between.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'otel/tracestate-too-many': {
    says: '`tracestate` has at most 32 members.',
    in: { '2026-07-28': ['MUST', 'basic/index#meta'] },
  },
  'pagination/cursor-null': {
    says: 'For the first page `cursor` is left out rather than null.',
    why: 'Strict servers refuse null.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/pagination#request-format'],
      '2025-06-18': ['MUST', 'schema#cursor'],
    },
  },
  'pagination/cursor-string': {
    says: '`cursor` is the string that came as `nextCursor`.',
    why: 'Page numbers and offsets are no cursors; strict servers refuse the request.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/pagination#pagination-model'],
      '2025-06-18': ['MUST', 'schema#cursor'],
    },
  },
  'pagination/empty-string-cursor': {
    says: 'An empty `nextCursor` means that more pages follow.',
    in: { '2026-07-28': ['INFO', 'server/utilities/pagination#implementation-guidelines'] },
  },
  'pagination/next-cursor-null': {
    says: 'On the last page `nextCursor` is left out rather than null.',
    why: 'Strict clients refuse the whole page; others ask for a page `null`.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/pagination#response-format'],
      '2025-06-18': ['MUST', 'schema#cursor'],
    },
  },
  'pagination/next-cursor-string': {
    says: '`nextCursor` is a string.',
    why: 'Clients send it back as a string; another kind of value fails there.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/pagination#response-format'],
      '2025-06-18': ['MUST', 'schema#cursor'],
    },
  },
  'pagination/page-size-parameter': {
    says: 'The server alone decides how large a page is; there is no parameter for it.',
    in: { '2024-11-05': ['INFO', 'server/utilities/pagination#pagination-model'] },
  },
  'pagination/unsupported-method': {
    says: 'Only lists of tools, prompts, resources, templates (and of tasks in 2025-11-25) come in pages.',
    in: { '2024-11-05': ['INFO', 'server/utilities/pagination#operations-supporting-pagination'] },
  },
  'progress/beyond-total': {
    says: '`progress` does not go beyond `total`.',
    in: {
      '2024-11-05': ['INFO', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['INFO', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/message-empty': {
    says: 'The `message` of a progress notification says something to people.',
    in: {
      '2025-03-26': ['SHOULD', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['SHOULD', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/message-since-2025-03-26': {
    says: '`message` of a progress notification exists from 2025-03-26 on.',
    why: 'A peer of this revision ignores the text.',
    in: {
      '2024-11-05': ['INFO', 'basic/utilities/progress#progress-flow'],
      '2025-03-26': null,
    },
  },
  'progress/message-type': {
    says: '`message` of a progress notification is a string.',
    why: 'It is shown to people as it stands.',
    in: {
      '2025-03-26': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/progress-missing': {
    says: 'A progress notification says in `progress` how much is done.',
    why: 'There is nothing to show.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/progress-type': {
    says: '`progress` is a number.',
    why: 'Displays calculate with it; a text such as `"50%"` fails there.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/request-token-fractional': {
    says: 'A progress token that is a number is a whole one.',
    why: 'A fraction may be rounded on its way back and then matches no request.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/request-token-type': {
    says: '`_meta.progressToken` of a request is a string or a whole number.',
    why: 'The other side looks requests up by it and cannot with anything else.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/token-missing': {
    says: 'A progress notification repeats the `progressToken` of its request.',
    why: 'Nobody can tell which request it is about.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/token-placement': {
    says: 'A progress token stands in `params._meta`.',
    in: {
      '2024-11-05': ['INFO', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['INFO', 'basic/patterns/progress#progress-flow'],
    },
  },
  'progress/total-type': {
    says: '`total` is a number; unknown, it is left out.',
    why: 'Displays calculate with it; null or a text fails there.',
    in: {
      '2024-11-05': ['MUST', 'basic/utilities/progress#progress-flow'],
      '2026-07-28': ['MUST', 'basic/patterns/progress#progress-flow'],
    },
  },
};
