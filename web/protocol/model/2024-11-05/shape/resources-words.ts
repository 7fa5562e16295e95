/** Resources, prompts, completion, roots and keeping results: the requirements that begin with 2024-11-05, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'caching/version': {
    says: '`ttlMs` and `cacheScope` exist from 2026-07-28 on; before, a client learns of changes by notifications alone.',
    why: 'Clients of this revision ignore it and ask again as often as they see fit.',
  },
  'completion/argument-required': {
    says: 'A completion request names the argument that is typed in `argument.name`.',
    why: 'The server cannot tell which of the arguments it should complete.',
  },
  'completion/argument-value-string': {
    says: '`argument.value` is a string with what is typed so far, and empty before the first key.',
    why: 'Servers match their suggestions against a text; with nothing or something else they refuse the request.',
  },
  'completion/capability-version': { says: 'The capability `completions` exists from 2025-03-26 on.' },
  'completion/completion-object': {
    says: 'The suggestions stand in `completion`, inside the result.',
    why: 'Clients read `completion.values`; suggestions anywhere else are not found.',
  },
  'completion/context-version': {
    says: '`context` exists in completion requests from 2025-06-18 on.',
    why: 'Servers of this revision ignore it and suggest without regard to the other arguments.',
  },
  'completion/has-more-inconsistent': { says: 'When `total` exceeds the values sent, `hasMore` is not false.' },
  'completion/max-100-values': {
    says: 'A completion result holds at most 100 values.',
    why: 'Clients make room for that many; strict ones refuse a longer list.',
  },
  'completion/ref-prompt-name': {
    says: 'A `ref/prompt` names its prompt in `name`.',
    why: 'The server cannot tell which prompt is meant.',
  },
  'completion/ref-resource-template-syntax': {
    says: 'The `uri` of a `ref/resource` is a URI or a well-formed URI template.',
    why: 'The server looks for a listed template with the very same text, and no listed one is broken.',
  },
  'completion/ref-resource-uri': {
    says: 'A `ref/resource` holds the address or the template in `uri`.',
    why: 'Lists of templates call it `uriTemplate`, but here servers look for `uri` and find nothing.',
  },
  'completion/ref-type': {
    says: '`ref.type` is `ref/prompt` or `ref/resource`.',
    why: 'Only prompts and resource templates have arguments that a server completes; it refuses everything else, tools too.',
  },
  'completion/total-too-small': { says: '`total` is not smaller than the number of values sent.' },
  'completion/total-type': {
    says: '`total` is a whole number and `hasMore` is true or false.',
    why: 'Clients calculate with the one and branch on the other; a text in quotes gives neither a sum nor a no.',
  },
  'completion/values-strings': {
    says: '`values` is a list of plain strings.',
    why: 'Clients put each value into the input as it stands; an object with a label is nothing they could put there.',
  },
  'prompts/argument-name-required': {
    says: 'Every argument of a prompt has a `name`.',
    why: 'A client has no other way to say which value belongs to which argument.',
  },
  'prompts/argument-required-boolean': {
    says: '`required` of an argument is true or false.',
    why: 'A text in quotes counts as true in many languages, also when it says `false`.',
  },
  'prompts/arguments-array': {
    says: 'A prompt lists its arguments as an array of objects with a `name`.',
    why: 'Only tools describe their arguments by a JSON Schema; clients go through this list one by one.',
  },
  'prompts/duplicate-name': { says: 'No two prompts of a list have the same name.' },
  'prompts/get-arguments-object': {
    says: '`arguments` of `prompts/get` is an object with a value for each name.',
    why: 'A prompt lists its arguments as an array, but their values are sent by name; servers look each one up there.',
  },
  'prompts/get-arguments-strings': {
    says: 'The values sent with `prompts/get` are strings.',
    why: 'Unlike those of tools, arguments of prompts are texts to be filled in; servers refuse numbers, true and false, lists and objects.',
  },
  'prompts/get-name-required': {
    says: '`prompts/get` says in `name` which prompt it wants.',
    why: 'The server cannot tell which prompt is meant.',
  },
  'prompts/list-result-array': {
    says: 'The result of `prompts/list` holds a list called `prompts`.',
    why: 'Clients go through `prompts` and find no list there.',
  },
  'prompts/message-content-object': {
    says: 'The content of a prompt message is one block with a `type`.',
    why: 'Clients look at `type` to know what they have before them; a bare text, as some model providers take it, has none.',
  },
  'prompts/message-content-single': {
    says: 'The content of a prompt message is a single block, not a list.',
    why: 'Tool results hold lists, prompt messages do not: clients look for the `type` of the one block. Several blocks are several messages.',
  },
  'prompts/message-role': {
    says: 'The role of a prompt message is `user` or `assistant`.',
    why: 'MCP knows no other speaker, not even `system`; clients cannot place such a message.',
  },
  'prompts/messages-required': {
    says: 'The result of `prompts/get` holds a list called `messages`.',
    why: 'The messages are the prompt; without them a client has nothing to hand to a model.',
  },
  'prompts/name-required': {
    says: 'Every prompt of a list has a `name`.',
    why: '`prompts/get` asks by this name; a title cannot stand in for it.',
  },
  'prompts/optional-null': {
    says: 'Members of a prompt that say nothing are left out, never null.',
    why: 'One null makes strict clients refuse the whole list.',
  },
  'prompts/title-version': {
    says: '`title` exists on prompts and their arguments from 2025-06-18 on.',
    why: 'Clients of this revision ignore it and show `name`.',
  },
  'resource-subscribe/unsubscribe-uri-required': {
    says: '`resources/unsubscribe` names the resource in `uri`.',
    why: 'Subscriptions have no ids of their own, so the server cannot tell which one ends.',
  },
  'resource-subscribe/updated-uri-required': {
    says: '`notifications/resources/updated` names what has changed in `uri`.',
    why: 'The client cannot tell what to read again.',
  },
  'resource-subscribe/uri-required': {
    says: '`resources/subscribe` names one resource in `uri`.',
    why: 'The server cannot tell what to watch. Several resources take several requests.',
  },
  'resource-templates/list-result-array': {
    says: 'The result of `resources/templates/list` holds a list called `resourceTemplates`.',
    why: 'Clients go through `resourceTemplates` and find no list there.',
  },
  'resource-templates/name-required': {
    says: 'Every resource template has a `name`.',
    why: 'Clients have nothing to show; strict ones refuse the whole list.',
  },
  'resource-templates/no-variable': { says: 'A resource template has a variable in braces.' },
  'resource-templates/rfc6570-syntax': {
    says: 'A `uriTemplate` is a URI template of RFC 6570: names in single braces, each brace closed.',
    why: 'Libraries refuse it, or fill it in at the wrong place.',
  },
  'resource-templates/uri-template-required': {
    says: 'A resource template holds its pattern in `uriTemplate`.',
    why: 'Resources call it `uri`, templates do not: clients find nothing to fill in.',
  },
  'resource-uri/absolute': { says: 'A resource has an absolute URI, which begins with a scheme.' },
  'resource-uri/characters': { says: 'Characters that a URI cannot hold are percent-encoded.' },
  'resource-uri/https-scheme': { says: 'An `https://` address is for resources that the client can load by itself.' },
  'resource-uri/read-template-unexpanded': {
    says: '`resources/read` names a resource, with the variables of its template filled in.',
  },
  'resource-uri/template-as-uri': {
    says: '`resources/list` names resources; templates stand in `resources/templates/list`.',
  },
  'resource-uri/windows-path': { says: 'A path of Windows is written as `file:///C:/…`.' },
  'resources/duplicate-uri': { says: 'No two resources of a list have the same URI.' },
  'resources/list-result-array': {
    says: 'The result of `resources/list` holds a list called `resources`.',
    why: 'Clients go through `resources` and find no list there.',
  },
  'resources/name-required': {
    says: 'Every resource of a list has a `name`.',
    why: 'Clients have nothing to show; strict ones refuse the whole list.',
  },
  'resources/optional-null': {
    says: 'Members of a resource or template that say nothing are left out, never null.',
    why: 'One null makes strict clients refuse the whole list.',
  },
  'resources/read-contents-array': {
    says: 'The result of `resources/read` holds a list called `contents`.',
    why: 'Tool results have `content`, this one has `contents`: clients go through the list of that name and find none.',
  },
  'resources/read-item-data': {
    says: 'Each part of the contents has `text` or `blob`.',
    why: 'Without `text`, or `blob` with bytes in base64, there is nothing to read. `type` and `data` belong to tools and prompts.',
  },
  'resources/read-item-uri': {
    says: 'Each part of the contents says in `uri` which resource it is.',
    why: 'One read may bring several resources, and the client cannot tell whose part this is.',
  },
  'resources/read-uri-required': {
    says: '`resources/read` says in `uri` which resource it wants.',
    why: 'Resources cannot be read by their name, so the server has nothing to go by.',
  },
  'resources/size-integer': {
    says: '`size` is the number of bytes, a whole number.',
    why: 'Clients calculate with it, to show how much of a model’s context a file would take; a text with a unit cannot be added up.',
  },
  'resources/title-version': {
    says: '`title` exists on resources and templates from 2025-06-18 on.',
    why: 'Clients of this revision ignore it and show `name`.',
  },
  'resources/uri-required': {
    says: 'Every resource of a list has a `uri`.',
    why: 'A client reads by the URI, so this one cannot be read.',
  },
  'roots/bare-string-entry': {
    says: 'Each root is an object with a `uri`.',
    why: 'Servers read the `uri` of each root, and a bare text has none.',
  },
  'roots/duplicate-uri': { says: 'No two roots of a list have the same URI.' },
  'roots/list-changed-flag-not-boolean': {
    says: '`roots.listChanged` is true or false.',
    why: 'A text in quotes counts as true in many languages, and strict servers refuse the handshake.',
  },
  'roots/meta-not-yet-defined': { says: '`_meta` exists on roots from 2025-06-18 on.' },
  'roots/name-not-string': {
    says: 'The `name` of a root is a string.',
    why: 'Servers show it as it stands; strict ones refuse the whole list.',
  },
  'roots/result-missing-roots': {
    says: 'The result of `roots/list` holds a list called `roots`, if only an empty one.',
    why: 'A server cannot tell a client without roots from a broken answer.',
  },
  'roots/root-missing-uri': {
    says: 'Every root has a `uri`.',
    why: 'Without an address a server finds nothing to work on.',
  },
  'roots/uri-host-part': { says: 'The URI of a root has no computer between its second and third slash, as a rule.' },
  'roots/uri-malformed': { says: 'The URI of a root is whole, not a bare path.' },
  'roots/uri-not-file': { says: 'The URI of a root begins with `file://`.' },
};
