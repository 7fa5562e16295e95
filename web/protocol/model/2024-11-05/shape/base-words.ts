/** Handshake, capabilities, names, icons, annotations, progress, cancelling, logs, pages and traces: the requirements that begin with 2024-11-05, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'annotations/audience-array': {
    says: '`audience` of annotations is a list, also for one reader.',
    why: 'Clients go through the list; a bare word fails there.',
  },
  'annotations/audience-values': {
    says: '`audience` of annotations lists `user`, `assistant` or both.',
    why: 'A word that names no reader fits no filter, so nobody is shown the thing.',
  },
  'annotations/last-modified-version': {
    says: '`lastModified` of annotations exists from 2025-06-18 on.',
    why: 'A peer of this revision ignores it.',
  },
  'annotations/priority-range': {
    says: '`priority` of annotations is a number from 0 to 1.',
    why: 'On another scale it cannot be compared with the priorities of other servers.',
  },
  'cancellation/id-instead-of-request-id': { says: 'A cancellation names its request in `requestId`, not in `id`.' },
  'cancellation/params-missing': {
    says: '`notifications/cancelled` has `params`.',
    why: 'Without them nobody knows which request is meant.',
  },
  'cancellation/reason-type': {
    says: 'The `reason` of a cancellation is a string.',
    why: 'It is shown to people and written into logs.',
  },
  'cancellation/request-id-missing': {
    says: 'A cancellation says in `requestId` which request it means.',
    why: 'The other side does not know what to stop and goes on working.',
  },
  'cancellation/request-id-type': {
    says: '`requestId` is a string or a whole number, exactly as in the request.',
    why: 'Anything else matches no request, so nothing is cancelled.',
  },
  'capabilities/array-of-names': {
    says: 'Capabilities are an object with a key for each feature.',
    why: 'The other side looks up keys and finds no feature at all.',
  },
  'capabilities/client-boolean': {
    says: 'A capability of a client is declared by an object; `{}` will do.',
    why: 'Strict servers refuse the whole handshake.',
  },
  'capabilities/completions-since-2025-03-26': { says: 'The capability `completions` exists from 2025-03-26 on.' },
  'capabilities/elicitation-since-2025-06-18': { says: 'The capability `elicitation` exists from 2025-06-18 on.' },
  'capabilities/experimental-value': {
    says: 'Each entry of `experimental` is an object.',
    why: 'Receivers look for settings in it; strict ones refuse the whole handshake.',
  },
  'capabilities/extensions-since-2026-07-28': {
    says: '`extensions` among the capabilities exists from 2026-07-28 on.',
  },
  'capabilities/false-value': {
    says: 'A feature is switched off by leaving its key out.',
    why: 'For many programs the key alone says that the feature is there, whatever its value.',
  },
  'capabilities/flag-boolean': {
    says: '`listChanged` and `subscribe` of a server are `true` or `false`.',
    why: 'A text or a number is refused, or taken for true whatever it says.',
  },
  'capabilities/list-changed-type': {
    says: '`listChanged` is `true` or `false`.',
    why: 'A text is refused, or taken for true whatever it says.',
  },
  'capabilities/not-object': {
    says: 'A capability of a server is declared by an object; `{}` will do.',
    why: 'Strict clients refuse the whole answer and part.',
  },
  'capabilities/null-value': {
    says: 'A capability is left out rather than null.',
    why: 'Null fails in strict programs, and others take the key for support.',
  },
  'capabilities/sampling-parts-since-2025-11-25': {
    says: '`sampling.tools` and `sampling.context` exist from 2025-11-25 on.',
  },
  'capabilities/server-boolean': {
    says: 'A capability of a server is declared by an object, not by `true`.',
    why: 'Strict clients refuse the whole handshake.',
  },
  'capabilities/subscribe-type': {
    says: '`resources.subscribe` is `true` or `false`.',
    why: 'An object there fails in strict clients.',
  },
  'capabilities/tasks-only-2025-11-25': { says: 'The capability `tasks` exists in 2025-11-25 alone.' },
  'capabilities/unknown-key': { says: 'A capability goes by a name of the revision; others are ignored.' },
  'capabilities/wrong-side': {
    says: 'Each side declares capabilities of its own: tools are for servers to declare, roots for clients.',
  },
  'icons/since-2025-11-25': { says: 'Icons exist from 2025-11-25 on.', why: 'A peer of this revision ignores them.' },
  'implementation/details-since-2025-11-25': {
    says: '`description` and `websiteUrl` of a program exist from 2025-11-25 on.',
    why: 'A peer of this revision ignores them.',
  },
  'implementation/title-since-2025-06-18': {
    says: '`title` of a program exists from 2025-06-18 on.',
    why: 'A peer of this revision ignores it, so the name for people never shows.',
  },
  'lifecycle/client-info-name-missing': {
    says: '`clientInfo` has a `name`.',
    why: 'The client is nameless in logs, and strict servers refuse the handshake.',
  },
  'lifecycle/client-info-version-missing': {
    says: '`clientInfo` has a `version` beside its `name`.',
    why: 'Strict servers refuse the handshake; a forgotten version is one of the usual reasons.',
  },
  'lifecycle/initialize-capabilities-missing': {
    says: '`initialize` says in `capabilities` what the client can do; `{}` will do.',
    why: 'The server does not know which features of the client it may use.',
  },
  'lifecycle/initialize-client-info-missing': {
    says: '`initialize` says in `clientInfo` which program the client is.',
    why: 'Strict servers refuse the handshake, and logs cannot name the client.',
  },
  'lifecycle/initialize-params-missing': {
    says: '`initialize` has `params`.',
    why: 'The server learns neither the version nor what the client can do.',
  },
  'lifecycle/initialize-protocol-version-missing': {
    says: '`initialize` says in `protocolVersion` which revision the client wants to speak.',
    why: 'Without a proposal there is nothing to agree on.',
  },
  'lifecycle/initialize-protocol-version-type': {
    says: '`protocolVersion` is a string such as `"2025-06-18"`.',
    why: 'Versions are compared as texts; anything else equals none of them.',
  },
  'lifecycle/instructions-type': {
    says: '`instructions` is one string.',
    why: 'Clients put it into a prompt as it stands.',
  },
  'lifecycle/result-capabilities-missing': {
    says: 'The answer to `initialize` says in `capabilities` what the server offers; `{}` will do.',
    why: 'The client does not know which methods it may call.',
  },
  'lifecycle/result-protocol-version-missing': {
    says: 'The answer to `initialize` says in `protocolVersion` which revision is spoken.',
    why: 'The client cannot tell by which revision to go on.',
  },
  'lifecycle/result-server-info-missing': {
    says: 'The answer to `initialize` says in `serverInfo` which program the server is.',
    why: 'Typed clients cannot decode the answer.',
  },
  'lifecycle/server-info-version-missing': {
    says: '`serverInfo` has both `name` and `version`.',
    why: 'Strict clients refuse the answer.',
  },
  'logging/data-required': {
    says: 'A log message has its content in `data`, whatever JSON value that is.',
    why: 'Clients show `data` and find nothing.',
  },
  'logging/level-required': { says: 'A log message states its `level`.', why: 'Clients cannot filter it.' },
  'logging/level-values': {
    says: 'The level of a log message is one of eight names in small letters, from `debug` to `emergency`.',
    why: 'Clients refuse another word, or cannot tell how serious the message is.',
  },
  'logging/log-level-meta-version': {
    says: '`io.modelcontextprotocol/logLevel` in `_meta` counts from 2026-07-28 on.',
  },
  'logging/logger-string': { says: '`logger` of a log message is a string.', why: 'Clients group messages by it.' },
  'logging/secret-in-data': { says: 'Log messages hold no passwords, keys or tokens.' },
  'logging/set-level-values': {
    says: '`logging/setLevel` names one of the eight levels in `level`.',
    why: 'The server cannot tell which messages are wanted and refuses the request.',
  },
  'pagination/cursor-null': {
    says: 'For the first page `cursor` is left out rather than null.',
    why: 'Strict servers refuse null.',
  },
  'pagination/cursor-string': {
    says: '`cursor` is the string that came as `nextCursor`.',
    why: 'Page numbers and offsets are no cursors; strict servers refuse the request.',
  },
  'pagination/next-cursor-null': {
    says: 'On the last page `nextCursor` is left out rather than null.',
    why: 'Strict clients refuse the whole page; others ask for a page `null`.',
  },
  'pagination/next-cursor-string': {
    says: '`nextCursor` is a string.',
    why: 'Clients send it back as a string; another kind of value fails there.',
  },
  'pagination/page-size-parameter': {
    says: 'The server alone decides how large a page is; there is no parameter for it.',
  },
  'pagination/unsupported-method': {
    says: 'Only lists of tools, prompts, resources, templates (and of tasks in 2025-11-25) come in pages.',
  },
  'progress/beyond-total': { says: '`progress` does not go beyond `total`.' },
  'progress/message-since-2025-03-26': {
    says: '`message` of a progress notification exists from 2025-03-26 on.',
    why: 'A peer of this revision ignores the text.',
  },
  'progress/progress-missing': {
    says: 'A progress notification says in `progress` how much is done.',
    why: 'There is nothing to show.',
  },
  'progress/progress-type': {
    says: '`progress` is a number.',
    why: 'Displays calculate with it; a text such as `"50%"` fails there.',
  },
  'progress/request-token-fractional': {
    says: 'A progress token that is a number is a whole one.',
    why: 'A fraction may be rounded on its way back and then matches no request.',
  },
  'progress/request-token-type': {
    says: '`_meta.progressToken` of a request is a string or a whole number.',
    why: 'The other side looks requests up by it and cannot with anything else.',
  },
  'progress/token-missing': {
    says: 'A progress notification repeats the `progressToken` of its request.',
    why: 'Nobody can tell which request it is about.',
  },
  'progress/token-placement': { says: 'A progress token stands in `params._meta`.' },
  'progress/total-type': {
    says: '`total` is a number; unknown, it is left out.',
    why: 'Displays calculate with it; null or a text fails there.',
  },
};
