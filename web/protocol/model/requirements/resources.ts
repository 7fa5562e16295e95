/** Resources, prompts, completion, roots and caching, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of resources, prompts, completion and roots. */
export const resources: RequirementRows = {
  'caching/hints-required-prompts-list': {
    says: 'A complete result of `prompts/list` has `ttlMs` and `cacheScope`.',
    why: 'Without them, a client does not know how long it may cache the list, or whether others may see it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-required-resources-list': {
    says: 'A complete result of `resources/list` has `ttlMs` and `cacheScope`.',
    why: 'Without them, a client does not know how long it may cache the list, or whether others may see it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-required-resources-read': {
    says: 'A complete result of `resources/read` has `ttlMs` and `cacheScope`.',
    why: 'Without them, a client does not know how long it may cache the contents, or whether others may see them.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-required-templates-list': {
    says: 'A complete result of `resources/templates/list` has `ttlMs` and `cacheScope`.',
    why: 'Without them, a client does not know how long it may cache the list, or whether others may see it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/public-resource-read': {
    says: 'Contents with the scope `public` contain no data specific to the requester.',
    in: { '2026-07-28': ['INFO', 'server/utilities/caching#choosing-a-cache-scope'] },
  },
  'caching/scope-values': {
    says: '`cacheScope` is `public` or `private`.',
    why: 'HTTP directives such as `no-store` have no meaning here; to disable caching, set `ttlMs` to 0.',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cache-scope-field'] },
  },
  'caching/ttl-integer': {
    says: '`ttlMs` is an integer, in milliseconds.',
    why: 'Clients add it to the time of the response, which fails with a unit in a string, or with a fraction.',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-model'] },
  },
  'caching/ttl-negative': {
    says: '`ttlMs` is 0 or more.',
    why: 'The response would expire before it arrives; 0 has the same effect and is allowed.',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#time-to-live-ttl-field'] },
  },
  'caching/version': {
    says: '`ttlMs` and `cacheScope` exist since 2026-07-28; earlier, only notifications report changes.',
    why: 'Clients of this revision ignore it and repeat requests as often as they like.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#listing-tools'],
      '2026-07-28': null,
    },
  },
  'completion/argument-required': {
    says: 'A completion request identifies the argument in `argument.name`.',
    why: 'The server does not know which argument to complete.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completerequest'],
      '2025-06-18': ['MUST', 'schema#completerequest'],
    },
  },
  'completion/argument-value-string': {
    says: '`argument.value` is a string with the current input; it is empty before the first keystroke.',
    why: 'Servers match their suggestions against a string; they reject a missing value or another type.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completerequest'],
      '2025-06-18': ['MUST', 'schema#completerequest'],
    },
  },
  'completion/capability-version': {
    says: 'The `completions` capability exists since 2025-03-26.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2025-03-26': null,
    },
    unreported: 'The same finding as `capabilities/completions-since-2025-03-26`, which is reported at the capability.',
  },
  'completion/completion-object': {
    says: 'The suggestions are in `completion`, inside the result.',
    why: 'Clients read `completion.values` and do not find suggestions elsewhere.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completeresult'],
      '2025-06-18': ['MUST', 'schema#completeresult'],
    },
  },
  'completion/context-arguments-strings': {
    says: 'The values in `context.arguments` are strings.',
    why: 'They are values of prompt arguments and template variables, which are strings.',
    in: { '2025-06-18': ['MUST', 'schema#completerequest'] },
  },
  'completion/context-version': {
    says: 'The `context` of completion requests exists since 2025-06-18.',
    why: 'Servers of this revision ignore it and do not consider the other arguments.',
    in: {
      '2024-11-05': ['INFO', 'server/utilities/completion#completerequest'],
      '2025-06-18': null,
    },
  },
  'completion/has-more-inconsistent': {
    says: 'If `total` exceeds the number of values sent, `hasMore` is not false.',
    in: { '2024-11-05': ['INFO', 'server/utilities/completion#completion-results'] },
  },
  'completion/max-100-values': {
    says: 'A completion result contains at most 100 values.',
    why: 'Clients expect at most that many; strict ones reject a longer array.',
    in: { '2024-11-05': ['MUST', 'server/utilities/completion#completion-results'] },
  },
  'completion/ref-prompt-name': {
    says: 'A `ref/prompt` has the name of its prompt in `name`.',
    why: 'The server does not know which prompt is meant.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#reference-types'],
      '2025-06-18': ['MUST', 'schema#promptreference'],
    },
  },
  'completion/ref-resource-template-syntax': {
    says: 'The `uri` of a `ref/resource` is a URI or a well-formed URI template.',
    why: 'The server looks for a listed template with exactly this string, and listed templates are well formed.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#reference-types'],
      '2025-06-18': ['MUST', 'schema#resourcetemplatereference-uri'],
    },
  },
  'completion/ref-resource-uri': {
    says: 'A `ref/resource` has the URI or the template in `uri`.',
    why: 'Lists of templates use `uriTemplate`, but here servers look for `uri` and find nothing.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#reference-types'],
      '2025-06-18': ['MUST', 'schema#resourcetemplatereference'],
    },
  },
  'completion/ref-type': {
    says: '`ref.type` is `ref/prompt` or `ref/resource`.',
    why: 'Only prompts and resource templates have arguments that a server completes; it rejects all others, including tools.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#reference-types'],
      '2025-06-18': ['MUST', 'schema#completerequest'],
    },
  },
  'completion/total-too-small': {
    says: '`total` is not less than the number of values sent.',
    in: { '2024-11-05': ['INFO', 'server/utilities/completion#completion-results'] },
  },
  'completion/total-type': {
    says: '`total` is an integer and `hasMore` is true or false.',
    why: 'Clients calculate with `total` and branch on `hasMore`; neither works with a string.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completeresult'],
      '2025-06-18': ['MUST', 'schema#completeresult'],
    },
  },
  'completion/values-strings': {
    says: '`values` is an array of plain strings.',
    why: 'Clients insert each value into the input unchanged, which is impossible with an object.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completeresult'],
      '2025-06-18': ['MUST', 'schema#completeresult'],
    },
  },
  'prompts/argument-name-required': {
    says: 'Every argument of a prompt has a `name`.',
    why: 'A client has no other way to identify the argument of a value.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#promptargument'],
    },
  },
  'prompts/argument-required-boolean': {
    says: 'The `required` member of an argument is true or false.',
    why: 'Many languages treat any non-empty string as true, even `"false"`.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#promptargument-required'],
    },
  },
  'prompts/arguments-array': {
    says: 'A prompt lists its arguments as an array of objects with a `name`.',
    why: 'Only tools describe their arguments with a JSON Schema; for prompts, clients iterate over this array.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#prompt-arguments'],
    },
  },
  'prompts/duplicate-name': {
    says: 'The prompt names in a list are unique.',
    in: { '2024-11-05': ['INFO', 'server/prompts#prompt'] },
  },
  'prompts/get-arguments-object': {
    says: 'The `arguments` of `prompts/get` are an object with a value for each name.',
    why: 'A prompt lists its arguments as an array, but their values are sent by name; servers look up each one by its name.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#getting-a-prompt'],
      '2025-06-18': ['MUST', 'schema#getpromptrequest'],
    },
  },
  'prompts/get-arguments-strings': {
    says: 'The argument values of `prompts/get` are strings.',
    why: 'Unlike tool arguments, prompt arguments are strings to be inserted; servers reject numbers, booleans, arrays and objects.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#getting-a-prompt'],
      '2025-06-18': ['MUST', 'schema#getpromptrequest'],
    },
  },
  'prompts/get-name-required': {
    says: '`prompts/get` identifies the prompt in `name`.',
    why: 'The server does not know which prompt is meant.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#getting-a-prompt'],
      '2025-06-18': ['MUST', 'schema#getpromptrequest'],
    },
  },
  'prompts/list-result-array': {
    says: 'The result of `prompts/list` has an array `prompts`.',
    why: 'Clients iterate over `prompts` and find no array.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#listing-prompts'],
      '2025-06-18': ['MUST', 'schema#listpromptsresult'],
    },
  },
  'prompts/message-content-object': {
    says: 'The content of a prompt message is one block with a `type`.',
    why: 'Clients use `type` to identify the block; a plain string, as some model providers accept, has none.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#promptmessage'],
      '2025-06-18': ['MUST', 'schema#promptmessage'],
    },
  },
  'prompts/message-content-single': {
    says: 'The content of a prompt message is a single block, not an array.',
    why: 'Tool results contain arrays, but prompt messages do not: clients read the `type` of the one block.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#promptmessage'],
      '2025-06-18': ['MUST', 'schema#promptmessage'],
    },
  },
  'prompts/message-role': {
    says: 'The role of a prompt message is `user` or `assistant`.',
    why: 'MCP defines no other role, not even `system`; clients cannot process such a message.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#promptmessage'],
      '2025-06-18': ['MUST', 'schema#promptmessage'],
    },
  },
  'prompts/messages-required': {
    says: 'The result of `prompts/get` has an array `messages`.',
    why: 'The messages are the prompt; without them a client has nothing to send to a model.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#getting-a-prompt'],
      '2025-06-18': ['MUST', 'schema#getpromptresult'],
    },
  },
  'prompts/name-required': {
    says: 'Every prompt of a list has a `name`.',
    why: '`prompts/get` uses this name; a title cannot replace it.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#prompt'],
    },
  },
  'prompts/optional-null': {
    says: 'Unused members of a prompt are omitted, never null.',
    why: 'A single null makes strict clients reject the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#prompt'],
    },
  },
  'prompts/title-version': {
    says: 'The `title` of prompts and their arguments exists since 2025-06-18.',
    why: 'Clients of this revision ignore it and show `name`.',
    in: {
      '2024-11-05': ['INFO', 'server/prompts#prompt'],
      '2025-06-18': null,
    },
  },
  'resource-subscribe/capability-meaning': {
    says: '`resources.subscribe` declares that `subscriptions/listen` supports `resourceSubscriptions`.',
    in: { '2026-07-28': ['INFO', 'server/resources#capabilities'] },
  },
  'resource-subscribe/removed': {
    says: '`resources/subscribe` and `resources/unsubscribe` exist until 2025-11-25; `subscriptions/listen` replaces them.',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
    unreported:
      'The same finding as `methods/resource-subscribe-removed` and `methods/resource-unsubscribe-removed`, which the method table reports.',
  },
  'resource-subscribe/unsubscribe-uri-required': {
    says: '`resources/unsubscribe` identifies the resource in `uri`.',
    why: 'Subscriptions have no ids of their own, so the server does not know which one to end.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#subscriptions'],
      '2025-06-18': ['MUST', 'schema#unsubscriberequest'],
      '2026-07-28': null,
    },
  },
  'resource-subscribe/updated-uri-required': {
    says: '`notifications/resources/updated` identifies the changed resource in `uri`.',
    why: 'The client does not know what to read again.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#subscriptions'],
      '2025-06-18': ['MUST', 'schema#resourceupdatednotification'],
    },
  },
  'resource-subscribe/uri-required': {
    says: '`resources/subscribe` identifies one resource in `uri`.',
    why: 'The server does not know which resource to watch, and several resources need several requests.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#subscriptions'],
      '2025-06-18': ['MUST', 'schema#subscriberequest'],
      '2026-07-28': null,
    },
  },
  'resource-templates/list-result-array': {
    says: 'The result of `resources/templates/list` has an array `resourceTemplates`.',
    why: 'Clients iterate over `resourceTemplates` and find no array.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-templates'],
      '2025-06-18': ['MUST', 'schema#listresourcetemplatesresult'],
    },
  },
  'resource-templates/name-required': {
    says: 'Every resource template has a `name`.',
    why: 'Clients have no name to show; strict ones reject the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-templates'],
      '2025-06-18': ['MUST', 'schema#resourcetemplate'],
    },
  },
  'resource-templates/no-variable': {
    says: 'A resource template has at least one variable in braces.',
    in: { '2024-11-05': ['INFO', 'server/resources#resource-templates'] },
  },
  'resource-templates/rfc6570-syntax': {
    says: 'A `uriTemplate` is an RFC 6570 URI template: names in single braces, each brace closed.',
    why: 'Libraries reject it, or insert values at the wrong position.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-templates'],
      '2025-06-18': ['MUST', 'schema#resourcetemplate-uritemplate'],
    },
  },
  'resource-templates/uri-template-required': {
    says: 'A resource template has its pattern in `uriTemplate`.',
    why: 'Resources use `uri`, templates do not: clients find no template to fill in.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-templates'],
      '2025-06-18': ['MUST', 'schema#resourcetemplate-uritemplate'],
    },
  },
  'resource-uri/absolute': {
    says: 'A resource has an absolute URI, which starts with a scheme.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'resource-uri/characters': {
    says: 'Characters that are not allowed in a URI are percent-encoded.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'resource-uri/custom-scheme-syntax': {
    says: 'A custom scheme starts with a letter, followed only by letters, digits, `+`, `-` and `.`.',
    in: { '2025-06-18': ['MUST', 'server/resources#custom-uri-schemes'] },
  },
  'resource-uri/https-scheme': {
    says: 'An `https://` URI is for resources that the client can fetch directly.',
    in: { '2024-11-05': ['INFO', 'server/resources#common-uri-schemes'] },
  },
  'resource-uri/read-template-unexpanded': {
    says: '`resources/read` identifies a resource, with the variables of its template filled in.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#reading-resources'],
      '2025-06-18': ['MUST', 'schema#readresourcerequest'],
      '2025-11-25': ['MUST', 'schema#readresourcerequestparams-uri'],
    },
  },
  'resource-uri/template-as-uri': {
    says: '`resources/list` lists resources; templates belong in `resources/templates/list`.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'resource-uri/windows-path': {
    says: 'A Windows path has the form `file:///C:/…`.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'resources/duplicate-uri': {
    says: 'The resource URIs in a list are unique.',
    in: { '2024-11-05': ['INFO', 'server/resources#resource'] },
  },
  'resources/list-result-array': {
    says: 'The result of `resources/list` has an array `resources`.',
    why: 'Clients iterate over `resources` and find no array.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/resources#listing-resources'],
      '2025-06-18': ['MUST', 'schema#listresourcesresult'],
    },
  },
  'resources/name-required': {
    says: 'Every resource of a list has a `name`.',
    why: 'Clients have no name to show; strict ones reject the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource'],
    },
  },
  'resources/optional-null': {
    says: 'Unused members of a resource or template are omitted, never null.',
    why: 'A single null makes strict clients reject the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource'],
    },
  },
  'resources/read-contents-array': {
    says: 'The result of `resources/read` has an array `contents`.',
    why: 'Tool results have `content`, this one has `contents`: clients iterate over the array of that name and find none.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/resources#reading-resources'],
      '2025-06-18': ['MUST', 'schema#readresourceresult'],
    },
  },
  'resources/read-item-data': {
    says: 'Each part of the contents has `text` or `blob`.',
    why: 'Without `text`, or `blob` with base64-encoded bytes, there is nothing to read; `type` and `data` belong to tools and prompts.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-contents'],
      '2025-06-18': ['MUST', 'schema#readresourceresult'],
    },
  },
  'resources/read-item-uri': {
    says: 'Each part of the contents identifies its resource in `uri`.',
    why: 'A single read may return several resources, and the client does not know which one this part belongs to.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-contents'],
      '2025-06-18': ['MUST', 'schema#textresourcecontents'],
    },
  },
  'resources/read-uri-required': {
    says: '`resources/read` identifies the resource in `uri`.',
    why: 'Resources cannot be read by their name, so the server cannot find it.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#reading-resources'],
      '2025-06-18': ['MUST', 'schema#readresourcerequest'],
    },
  },
  'resources/size-integer': {
    says: '`size` is the number of bytes, an integer.',
    why: 'Clients calculate with it, for example to estimate context usage; a string with a unit cannot be added.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-size'],
    },
  },
  'resources/title-version': {
    says: 'The `title` of resources and templates exists since 2025-06-18.',
    why: 'Clients of this revision ignore it and show `name`.',
    in: {
      '2024-11-05': ['INFO', 'server/resources#resource'],
      '2025-06-18': null,
    },
  },
  'resources/uri-required': {
    says: 'Every resource of a list has a `uri`.',
    why: 'A client reads a resource by its URI, so this one cannot be read.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'roots/bare-string-entry': {
    says: 'Each root is an object with a `uri`.',
    why: 'Servers read the `uri` of each root, and a plain string has none.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
  'roots/deprecated': {
    says: 'New implementations do not use roots.',
    in: { '2026-07-28': ['SHOULD NOT', 'deprecated#deprecated'] },
    unreported:
      'The same finding as `deprecated/roots` and `deprecated/roots-input-request`: deprecations are reported as an info.',
  },
  'roots/duplicate-uri': {
    says: 'The root URIs in a list are unique.',
    in: { '2024-11-05': ['INFO', 'client/roots#root'] },
  },
  'roots/list-changed-capability-removed': {
    says: '`roots.listChanged` no longer has an effect.',
    in: { '2026-07-28': ['INFO', 'client/roots#capabilities'] },
    unreported: 'The same finding as `capabilities/roots-list-changed-dropped`, which is reported at the capability.',
  },
  'roots/list-changed-flag-not-boolean': {
    says: '`roots.listChanged` is true or false.',
    why: 'Many languages treat any non-empty string as true, and strict servers reject the handshake.',
    in: {
      '2024-11-05': ['MUST', 'client/roots#capabilities'],
      '2026-07-28': null,
    },
    unreported: 'The same finding as `capabilities/list-changed-type`, which is reported at the capability.',
  },
  'roots/meta-not-yet-defined': {
    says: 'The `_meta` of roots exists since 2025-06-18.',
    in: {
      '2024-11-05': ['INFO', 'client/roots#root'],
      '2025-06-18': null,
    },
    unreported: 'The same finding as `meta/on-types-since-2025-06-18`, which is reported for every premature `_meta`.',
  },
  'roots/name-not-string': {
    says: 'The `name` of a root is a string.',
    why: 'Servers show it unchanged; strict ones reject the whole list.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
  'roots/result-missing-roots': {
    says: 'The result of `roots/list` has an array `roots`, even if it is empty.',
    why: 'A server cannot distinguish a client without roots from an invalid response.',
    in: { '2024-11-05': ['MUST', 'client/roots#listing-roots'] },
  },
  'roots/root-missing-uri': {
    says: 'Every root has a `uri`.',
    why: 'Without a URI, a server has no location to work in.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
  'roots/uri-host-part': {
    says: 'The URI of a root normally has no host between its second and third slash.',
    in: { '2024-11-05': ['INFO', 'client/roots#root'] },
  },
  'roots/uri-malformed': {
    says: 'The URI of a root is absolute, not a plain path.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
  'roots/uri-not-file': {
    says: 'The URI of a root starts with `file://`.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
};
