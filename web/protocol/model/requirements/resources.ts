/** Resources, prompts, completion, roots and caching, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of resources, prompts, completion and roots. */
export const resources: RequirementRows = {
  'caching/hints-required-prompts-list': {
    says: 'A final result of `prompts/list` has `ttlMs` and `cacheScope`.',
    why: 'A client cannot tell how long it may keep the list, and whether others may see it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-required-resources-list': {
    says: 'A final result of `resources/list` has `ttlMs` and `cacheScope`.',
    why: 'A client cannot tell how long it may keep the list, and whether others may see it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-required-resources-read': {
    says: 'A final result of `resources/read` has `ttlMs` and `cacheScope`.',
    why: 'A client cannot tell how long it may keep the contents, and whether others may see them.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/hints-required-templates-list': {
    says: 'A final result of `resources/templates/list` has `ttlMs` and `cacheScope`.',
    why: 'A client cannot tell how long it may keep the list, and whether others may see it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'caching/public-resource-read': {
    says: 'Contents with the scope `public` hold nothing of the one who asked.',
    in: { '2026-07-28': ['INFO', 'server/utilities/caching#choosing-a-cache-scope'] },
  },
  'caching/scope-values': {
    says: '`cacheScope` is `public` or `private`.',
    why: 'Words of HTTP, such as `no-store`, say nothing here; to keep nothing, set `ttlMs` to 0.',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cache-scope-field'] },
  },
  'caching/ttl-integer': {
    says: '`ttlMs` is a whole number of milliseconds.',
    why: 'Clients add it to the time of the answer; a text with a unit, or a fraction, cannot be added like that.',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-model'] },
  },
  'caching/ttl-negative': {
    says: '`ttlMs` is 0 or more.',
    why: 'Before it has arrived the answer is out of date already; 0 says the same and is allowed.',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#time-to-live-ttl-field'] },
  },
  'caching/version': {
    says: '`ttlMs` and `cacheScope` exist from 2026-07-28 on; before, a client learns of changes by notifications alone.',
    why: 'Clients of this revision ignore it and ask again as often as they see fit.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#listing-tools'],
      '2026-07-28': null,
    },
  },
  'completion/argument-required': {
    says: 'A completion request names the argument that is typed in `argument.name`.',
    why: 'The server cannot tell which of the arguments it should complete.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completerequest'],
      '2025-06-18': ['MUST', 'schema#completerequest'],
    },
  },
  'completion/argument-value-string': {
    says: '`argument.value` is a string with what is typed so far, and empty before the first key.',
    why: 'Servers match their suggestions against a text; with nothing or something else they refuse the request.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completerequest'],
      '2025-06-18': ['MUST', 'schema#completerequest'],
    },
  },
  'completion/capability-version': {
    says: 'The capability `completions` exists from 2025-03-26 on.',
    in: {
      '2024-11-05': ['INFO', 'basic/lifecycle#capability-negotiation'],
      '2025-03-26': null,
    },
    unreported:
      'The same finding as `capabilities/completions-since-2025-03-26`, which is reported where the capability stands.',
  },
  'completion/completion-object': {
    says: 'The suggestions stand in `completion`, inside the result.',
    why: 'Clients read `completion.values`; suggestions anywhere else are not found.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completeresult'],
      '2025-06-18': ['MUST', 'schema#completeresult'],
    },
  },
  'completion/context-arguments-strings': {
    says: 'The values in `context.arguments` are strings.',
    why: 'They are values of arguments of prompts and of variables of templates, and those are texts.',
    in: { '2025-06-18': ['MUST', 'schema#completerequest'] },
  },
  'completion/context-version': {
    says: '`context` exists in completion requests from 2025-06-18 on.',
    why: 'Servers of this revision ignore it and suggest without regard to the other arguments.',
    in: {
      '2024-11-05': ['INFO', 'server/utilities/completion#completerequest'],
      '2025-06-18': null,
    },
  },
  'completion/has-more-inconsistent': {
    says: 'When `total` exceeds the values sent, `hasMore` is not false.',
    in: { '2024-11-05': ['INFO', 'server/utilities/completion#completion-results'] },
  },
  'completion/max-100-values': {
    says: 'A completion result holds at most 100 values.',
    why: 'Clients make room for that many; strict ones refuse a longer list.',
    in: { '2024-11-05': ['MUST', 'server/utilities/completion#completion-results'] },
  },
  'completion/ref-prompt-name': {
    says: 'A `ref/prompt` names its prompt in `name`.',
    why: 'The server cannot tell which prompt is meant.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#reference-types'],
      '2025-06-18': ['MUST', 'schema#promptreference'],
    },
  },
  'completion/ref-resource-template-syntax': {
    says: 'The `uri` of a `ref/resource` is a URI or a well-formed URI template.',
    why: 'The server looks for a listed template with the very same text, and no listed one is broken.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#reference-types'],
      '2025-06-18': ['MUST', 'schema#resourcetemplatereference-uri'],
    },
  },
  'completion/ref-resource-uri': {
    says: 'A `ref/resource` holds the address or the template in `uri`.',
    why: 'Lists of templates call it `uriTemplate`, but here servers look for `uri` and find nothing.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#reference-types'],
      '2025-06-18': ['MUST', 'schema#resourcetemplatereference'],
    },
  },
  'completion/ref-type': {
    says: '`ref.type` is `ref/prompt` or `ref/resource`.',
    why: 'Only prompts and resource templates have arguments that a server completes; it refuses everything else, tools too.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#reference-types'],
      '2025-06-18': ['MUST', 'schema#completerequest'],
    },
  },
  'completion/total-too-small': {
    says: '`total` is not smaller than the number of values sent.',
    in: { '2024-11-05': ['INFO', 'server/utilities/completion#completion-results'] },
  },
  'completion/total-type': {
    says: '`total` is a whole number and `hasMore` is true or false.',
    why: 'Clients calculate with the one and branch on the other; a text in quotes gives neither a sum nor a no.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completeresult'],
      '2025-06-18': ['MUST', 'schema#completeresult'],
    },
  },
  'completion/values-strings': {
    says: '`values` is a list of plain strings.',
    why: 'Clients put each value into the input as it stands; an object with a label is nothing they could put there.',
    in: {
      '2024-11-05': ['MUST', 'server/utilities/completion#completeresult'],
      '2025-06-18': ['MUST', 'schema#completeresult'],
    },
  },
  'prompts/argument-name-required': {
    says: 'Every argument of a prompt has a `name`.',
    why: 'A client has no other way to say which value belongs to which argument.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#promptargument'],
    },
  },
  'prompts/argument-required-boolean': {
    says: '`required` of an argument is true or false.',
    why: 'A text in quotes counts as true in many languages, also when it says `false`.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#promptargument-required'],
    },
  },
  'prompts/arguments-array': {
    says: 'A prompt lists its arguments as an array of objects with a `name`.',
    why: 'Only tools describe their arguments by a JSON Schema; clients go through this list one by one.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#prompt-arguments'],
    },
  },
  'prompts/duplicate-name': {
    says: 'No two prompts of a list have the same name.',
    in: { '2024-11-05': ['INFO', 'server/prompts#prompt'] },
  },
  'prompts/get-arguments-object': {
    says: '`arguments` of `prompts/get` is an object with a value for each name.',
    why: 'A prompt lists its arguments as an array, but their values are sent by name; servers look each one up there.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#getting-a-prompt'],
      '2025-06-18': ['MUST', 'schema#getpromptrequest'],
    },
  },
  'prompts/get-arguments-strings': {
    says: 'The values sent with `prompts/get` are strings.',
    why: 'Unlike those of tools, arguments of prompts are texts to be filled in; servers refuse numbers, true and false, lists and objects.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#getting-a-prompt'],
      '2025-06-18': ['MUST', 'schema#getpromptrequest'],
    },
  },
  'prompts/get-name-required': {
    says: '`prompts/get` says in `name` which prompt it wants.',
    why: 'The server cannot tell which prompt is meant.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#getting-a-prompt'],
      '2025-06-18': ['MUST', 'schema#getpromptrequest'],
    },
  },
  'prompts/list-result-array': {
    says: 'The result of `prompts/list` holds a list called `prompts`.',
    why: 'Clients go through `prompts` and find no list there.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#listing-prompts'],
      '2025-06-18': ['MUST', 'schema#listpromptsresult'],
    },
  },
  'prompts/message-content-object': {
    says: 'The content of a prompt message is one block with a `type`.',
    why: 'Clients look at `type` to know what they have before them; a bare text, as some model providers take it, has none.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#promptmessage'],
      '2025-06-18': ['MUST', 'schema#promptmessage'],
    },
  },
  'prompts/message-content-single': {
    says: 'The content of a prompt message is a single block, not a list.',
    why: 'Tool results hold lists, prompt messages do not: clients look for the `type` of the one block. Several blocks are several messages.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#promptmessage'],
      '2025-06-18': ['MUST', 'schema#promptmessage'],
    },
  },
  'prompts/message-role': {
    says: 'The role of a prompt message is `user` or `assistant`.',
    why: 'MCP knows no other speaker, not even `system`; clients cannot place such a message.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#promptmessage'],
      '2025-06-18': ['MUST', 'schema#promptmessage'],
    },
  },
  'prompts/messages-required': {
    says: 'The result of `prompts/get` holds a list called `messages`.',
    why: 'The messages are the prompt; without them a client has nothing to hand to a model.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#getting-a-prompt'],
      '2025-06-18': ['MUST', 'schema#getpromptresult'],
    },
  },
  'prompts/name-required': {
    says: 'Every prompt of a list has a `name`.',
    why: '`prompts/get` asks by this name; a title cannot stand in for it.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#prompt'],
    },
  },
  'prompts/optional-null': {
    says: 'Members of a prompt that say nothing are left out, never null.',
    why: 'One null makes strict clients refuse the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/prompts#prompt'],
      '2025-06-18': ['MUST', 'schema#prompt'],
    },
  },
  'prompts/title-version': {
    says: '`title` exists on prompts and their arguments from 2025-06-18 on.',
    why: 'Clients of this revision ignore it and show `name`.',
    in: {
      '2024-11-05': ['INFO', 'server/prompts#prompt'],
      '2025-06-18': null,
    },
  },
  'resource-subscribe/capability-meaning': {
    says: '`resources.subscribe` says that `subscriptions/listen` takes `resourceSubscriptions`.',
    in: { '2026-07-28': ['INFO', 'server/resources#capabilities'] },
  },
  'resource-subscribe/removed': {
    says: '`resources/subscribe` and `resources/unsubscribe` exist up to 2025-11-25; `subscriptions/listen` replaces them.',
    in: { '2026-07-28': ['INFO', 'changelog#major-changes'] },
    unreported:
      'The same finding as `methods/resource-subscribe-removed` and `methods/resource-unsubscribe-removed`, which the method table reports.',
  },
  'resource-subscribe/unsubscribe-uri-required': {
    says: '`resources/unsubscribe` names the resource in `uri`.',
    why: 'Subscriptions have no ids of their own, so the server cannot tell which one ends.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#subscriptions'],
      '2025-06-18': ['MUST', 'schema#unsubscriberequest'],
      '2026-07-28': null,
    },
  },
  'resource-subscribe/updated-uri-required': {
    says: '`notifications/resources/updated` names what has changed in `uri`.',
    why: 'The client cannot tell what to read again.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#subscriptions'],
      '2025-06-18': ['MUST', 'schema#resourceupdatednotification'],
    },
  },
  'resource-subscribe/uri-required': {
    says: '`resources/subscribe` names one resource in `uri`.',
    why: 'The server cannot tell what to watch. Several resources take several requests.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#subscriptions'],
      '2025-06-18': ['MUST', 'schema#subscriberequest'],
      '2026-07-28': null,
    },
  },
  'resource-templates/list-result-array': {
    says: 'The result of `resources/templates/list` holds a list called `resourceTemplates`.',
    why: 'Clients go through `resourceTemplates` and find no list there.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-templates'],
      '2025-06-18': ['MUST', 'schema#listresourcetemplatesresult'],
    },
  },
  'resource-templates/name-required': {
    says: 'Every resource template has a `name`.',
    why: 'Clients have nothing to show; strict ones refuse the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-templates'],
      '2025-06-18': ['MUST', 'schema#resourcetemplate'],
    },
  },
  'resource-templates/no-variable': {
    says: 'A resource template has a variable in braces.',
    in: { '2024-11-05': ['INFO', 'server/resources#resource-templates'] },
  },
  'resource-templates/rfc6570-syntax': {
    says: 'A `uriTemplate` is a URI template of RFC 6570: names in single braces, each brace closed.',
    why: 'Libraries refuse it, or fill it in at the wrong place.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-templates'],
      '2025-06-18': ['MUST', 'schema#resourcetemplate-uritemplate'],
    },
  },
  'resource-templates/uri-template-required': {
    says: 'A resource template holds its pattern in `uriTemplate`.',
    why: 'Resources call it `uri`, templates do not: clients find nothing to fill in.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-templates'],
      '2025-06-18': ['MUST', 'schema#resourcetemplate-uritemplate'],
    },
  },
  'resource-uri/absolute': {
    says: 'A resource has an absolute URI, which begins with a scheme.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'resource-uri/characters': {
    says: 'Characters that a URI cannot hold are percent-encoded.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'resource-uri/custom-scheme-syntax': {
    says: 'A scheme of one’s own begins with a letter and has only letters, digits, `+`, `-` and `.` after it.',
    in: { '2025-06-18': ['MUST', 'server/resources#custom-uri-schemes'] },
  },
  'resource-uri/https-scheme': {
    says: 'An `https://` address is for resources that the client can load by itself.',
    in: { '2024-11-05': ['INFO', 'server/resources#common-uri-schemes'] },
  },
  'resource-uri/read-template-unexpanded': {
    says: '`resources/read` names a resource, with the variables of its template filled in.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#reading-resources'],
      '2025-06-18': ['MUST', 'schema#readresourcerequest'],
      '2025-11-25': ['MUST', 'schema#readresourcerequestparams-uri'],
    },
  },
  'resource-uri/template-as-uri': {
    says: '`resources/list` names resources; templates stand in `resources/templates/list`.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'resource-uri/windows-path': {
    says: 'A path of Windows is written as `file:///C:/…`.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'resources/duplicate-uri': {
    says: 'No two resources of a list have the same URI.',
    in: { '2024-11-05': ['INFO', 'server/resources#resource'] },
  },
  'resources/list-result-array': {
    says: 'The result of `resources/list` holds a list called `resources`.',
    why: 'Clients go through `resources` and find no list there.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/resources#listing-resources'],
      '2025-06-18': ['MUST', 'schema#listresourcesresult'],
    },
  },
  'resources/name-required': {
    says: 'Every resource of a list has a `name`.',
    why: 'Clients have nothing to show; strict ones refuse the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource'],
    },
  },
  'resources/optional-null': {
    says: 'Members of a resource or template that say nothing are left out, never null.',
    why: 'One null makes strict clients refuse the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource'],
    },
  },
  'resources/read-contents-array': {
    says: 'The result of `resources/read` holds a list called `contents`.',
    why: 'Tool results have `content`, this one has `contents`: clients go through the list of that name and find none.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/resources#reading-resources'],
      '2025-06-18': ['MUST', 'schema#readresourceresult'],
    },
  },
  'resources/read-item-data': {
    says: 'Each part of the contents has `text` or `blob`.',
    why: 'Without `text`, or `blob` with bytes in base64, there is nothing to read. `type` and `data` belong to tools and prompts.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-contents'],
      '2025-06-18': ['MUST', 'schema#readresourceresult'],
    },
  },
  'resources/read-item-uri': {
    says: 'Each part of the contents says in `uri` which resource it is.',
    why: 'One read may bring several resources, and the client cannot tell whose part this is.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource-contents'],
      '2025-06-18': ['MUST', 'schema#textresourcecontents'],
    },
  },
  'resources/read-uri-required': {
    says: '`resources/read` says in `uri` which resource it wants.',
    why: 'Resources cannot be read by their name, so the server has nothing to go by.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#reading-resources'],
      '2025-06-18': ['MUST', 'schema#readresourcerequest'],
    },
  },
  'resources/size-integer': {
    says: '`size` is the number of bytes, a whole number.',
    why: 'Clients calculate with it, to show how much of a model’s context a file would take; a text with a unit cannot be added up.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-size'],
    },
  },
  'resources/title-version': {
    says: '`title` exists on resources and templates from 2025-06-18 on.',
    why: 'Clients of this revision ignore it and show `name`.',
    in: {
      '2024-11-05': ['INFO', 'server/resources#resource'],
      '2025-06-18': null,
    },
  },
  'resources/uri-required': {
    says: 'Every resource of a list has a `uri`.',
    why: 'A client reads by the URI, so this one cannot be read.',
    in: {
      '2024-11-05': ['MUST', 'server/resources#resource'],
      '2025-06-18': ['MUST', 'schema#resource-uri'],
    },
  },
  'roots/bare-string-entry': {
    says: 'Each root is an object with a `uri`.',
    why: 'Servers read the `uri` of each root, and a bare text has none.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
  'roots/deprecated': {
    says: 'New programs do without roots.',
    in: { '2026-07-28': ['SHOULD NOT', 'deprecated#deprecated'] },
    unreported:
      'The same finding as `deprecated/roots` and `deprecated/roots-input-request`: what is on its way out is told as an info.',
  },
  'roots/duplicate-uri': {
    says: 'No two roots of a list have the same URI.',
    in: { '2024-11-05': ['INFO', 'client/roots#root'] },
  },
  'roots/list-changed-capability-removed': {
    says: '`roots.listChanged` says nothing any more.',
    in: { '2026-07-28': ['INFO', 'client/roots#capabilities'] },
    unreported:
      'The same finding as `capabilities/roots-list-changed-dropped`, which is reported where the capability stands.',
  },
  'roots/list-changed-flag-not-boolean': {
    says: '`roots.listChanged` is true or false.',
    why: 'A text in quotes counts as true in many languages, and strict servers refuse the handshake.',
    in: {
      '2024-11-05': ['MUST', 'client/roots#capabilities'],
      '2026-07-28': null,
    },
    unreported: 'The same finding as `capabilities/list-changed-type`, which is reported where the capability stands.',
  },
  'roots/meta-not-yet-defined': {
    says: '`_meta` exists on roots from 2025-06-18 on.',
    in: {
      '2024-11-05': ['INFO', 'client/roots#root'],
      '2025-06-18': null,
    },
    unreported:
      'The same finding as `meta/on-types-since-2025-06-18`, which is reported wherever a `_meta` stands too early.',
  },
  'roots/name-not-string': {
    says: 'The `name` of a root is a string.',
    why: 'Servers show it as it stands; strict ones refuse the whole list.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
  'roots/result-missing-roots': {
    says: 'The result of `roots/list` holds a list called `roots`, if only an empty one.',
    why: 'A server cannot tell a client without roots from a broken answer.',
    in: { '2024-11-05': ['MUST', 'client/roots#listing-roots'] },
  },
  'roots/root-missing-uri': {
    says: 'Every root has a `uri`.',
    why: 'Without an address a server finds nothing to work on.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
  'roots/uri-host-part': {
    says: 'The URI of a root has no computer between its second and third slash, as a rule.',
    in: { '2024-11-05': ['INFO', 'client/roots#root'] },
  },
  'roots/uri-malformed': {
    says: 'The URI of a root is whole, not a bare path.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
  'roots/uri-not-file': {
    says: 'The URI of a root begins with `file://`.',
    in: { '2024-11-05': ['MUST', 'client/roots#root'] },
  },
};
