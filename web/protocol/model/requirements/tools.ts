/** Tools, their schemas and their content, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of tools. */
export const tools: RequirementRows = {
  'caching/hints-required-tools-list': {
    says: 'A list of tools says in `ttlMs` and `cacheScope` how long, and for whom, it may be kept.',
    why: 'A client cannot tell when the list is too old, nor who may share it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'content/audio-base64': {
    says: 'The `data` of a sound is standard base64, in one line and with nothing before it.',
    in: { '2025-03-26': ['MUST', 'server/prompts#audio-content'] },
  },
  'content/audio-fields-required': {
    says: 'A sound has its bytes in `data` and its media type in `mimeType`.',
    why: 'Without both of them nothing can be played.',
    in: {
      '2025-03-26': ['MUST', 'server/tools#audio-content'],
      '2025-06-18': ['MUST', 'schema#audiocontent'],
    },
  },
  'content/audio-version': {
    says: 'Blocks of type `audio` came with 2025-03-26.',
    why: 'A client of this revision knows no such block and refuses the whole result.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-03-26': null,
    },
  },
  'content/binary-as-text': {
    says: '`text` holds only what really is text; bytes travel as `blob`.',
    in: {
      '2024-11-05': ['MUST NOT', 'server/resources#resource-contents'],
      '2025-06-18': ['MUST NOT', 'schema#textresourcecontents-text'],
    },
  },
  'content/blob-base64': {
    says: 'The `blob` of a resource is standard base64.',
    why: 'Decoders refuse it, or make other bytes of it.',
    in: { '2024-11-05': ['MUST', 'server/resources#security-considerations'] },
  },
  'content/embedded-shape': {
    says: 'A block of type `resource` holds the resource in a member `resource`.',
    why: 'Clients look for address and contents in `resource`; what stands beside it is lost.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#embedded-resources'],
      '2025-06-18': ['MUST', 'schema#embeddedresource'],
    },
  },
  'content/embedded-text-or-blob': {
    says: 'An embedded resource brings its contents, as `text` or as `blob`.',
    why: 'An address alone embeds nothing: there is no text to show and are no bytes to read.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#embedded-resources'],
      '2025-06-18': ['MUST', 'schema#embeddedresource'],
    },
  },
  'content/image-base64': {
    says: 'The `data` of an image is standard base64, in one line and with nothing before it.',
    in: { '2024-11-05': ['MUST', 'server/prompts#image-content'] },
  },
  'content/image-base64-url-safe': {
    says: 'Bytes are written in the standard alphabet of base64, with padding, not in the one for URLs.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#image-content'],
      '2025-06-18': ['MUST', 'schema#imagecontent-data'],
    },
  },
  'content/image-data-required': {
    says: 'An image brings its bytes in `data`; an address does not replace them.',
    why: 'Clients look for the bytes and fetch nothing, so that no image is shown.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#image-content'],
      '2025-06-18': ['MUST', 'schema#imagecontent'],
    },
  },
  'content/image-mime-required': {
    says: 'An image says its media type in `mimeType`.',
    why: 'Whoever shows the image, or hands it to a model, has to guess how to decode it.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#image-content'],
      '2025-06-18': ['MUST', 'schema#imagecontent-mimetype'],
    },
  },
  'content/mime-type-family': {
    says: 'The media type of an image begins with `image/`, that of a sound with `audio/`.',
    in: { '2024-11-05': ['INFO', 'server/tools#image-content'] },
  },
  'content/mime-type-syntax': {
    says: 'The media type of a block in a prompt has the form type/subtype.',
    in: { '2024-11-05': ['MUST', 'server/prompts#image-content'] },
  },
  'content/prompt-embedded-mime': {
    says: 'A resource embedded in a prompt says its media type.',
    in: { '2024-11-05': ['MUST', 'server/prompts#embedded-resources'] },
  },
  'content/resource-link-name': {
    says: 'A link to a resource has a `name`, beside its `uri`.',
    why: 'It describes a resource as lists do, and clients refuse one without a name.',
    in: { '2025-06-18': ['MUST', 'schema#resourcelink'] },
  },
  'content/resource-link-prompt-page': {
    says: 'Prompts may hold links by the schema; the page about prompts names them only from 2026-07-28 on.',
    in: {
      '2025-06-18': ['INFO', 'server/prompts#promptmessage'],
      '2026-07-28': null,
    },
  },
  'content/resource-link-uri': {
    says: 'A link to a resource has its `uri` directly in the block.',
    why: 'Clients look nowhere else, and the link leads to nothing.',
    in: { '2025-06-18': ['MUST', 'schema#resourcelink-uri'] },
  },
  'content/resource-link-version': {
    says: 'Blocks of type `resource_link` came with 2025-06-18; before that, resources are embedded.',
    why: 'A client of this revision knows no such block and refuses the whole result.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': null,
    },
  },
  'content/text-and-blob': {
    says: 'The contents of a resource are `text` or `blob`, not both.',
    in: { '2024-11-05': ['INFO', 'server/resources#resource-contents'] },
  },
  'content/text-required': {
    says: 'A block of type `text` has its text in the member `text`.',
    why: 'Clients look nowhere else, and show an empty block.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#text-content'],
      '2025-06-18': ['MUST', 'schema#textcontent'],
    },
  },
  'content/type-required': {
    says: 'Every block says in `type` what it is.',
    why: 'A client cannot tell a text from an image, and shows nothing.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#calltoolresult'],
    },
  },
  'content/unknown-type': {
    says: 'The `type` of a block is one of the kinds this revision knows.',
    why: 'Strict clients refuse the whole message because of one block they do not know.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#contentblock'],
    },
  },
  'http-headers/annotation-behind-ref': {
    says: '`x-mcp-header` does not stand where only a `$ref` leads.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/behind-ref` reports it.',
  },
  'http-headers/annotation-control-character': {
    says: 'The name of a header has no control characters in it.',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/control-characters` reports it.',
  },
  'http-headers/annotation-duplicate': {
    says: 'No two arguments of a tool have the same header, letter case aside.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/duplicate` reports it.',
  },
  'http-headers/annotation-empty': {
    says: 'The name of a header is not empty.',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/empty` reports it.',
  },
  'http-headers/annotation-in-composition': {
    says: '`x-mcp-header` does not stand below `oneOf`, `anyOf`, `allOf`, `not`, `if` or another keyword but `properties`.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/under-composition` reports it.',
  },
  'http-headers/annotation-in-items': {
    says: '`x-mcp-header` does not stand within the items of a list.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/under-items` reports it.',
  },
  'http-headers/annotation-not-primitive': {
    says: 'Only arguments that are texts, whole numbers or flags become headers.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/non-primitive` reports it.',
  },
  'http-headers/annotation-not-token': {
    says: 'The name of a header has letters of ASCII, digits and few signs in it.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/token-syntax` reports it.',
  },
  'http-headers/annotation-number-type': {
    says: 'Arguments of type `number` do not become headers; whole numbers do.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/number-type` reports it.',
  },
  'input-schema/boolean-subschema': {
    says: 'The schema of each argument is an object; `true` and `false` are not accepted before 2026-07-28.',
    why: 'Clients of this revision take nothing but an object there, and refuse the whole list of tools.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
      '2026-07-28': null,
    },
  },
  'input-schema/dialect-not-recommended': {
    says: 'The schemas of arguments are best written in JSON Schema 2020-12.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#schema-dialect'] },
  },
  'input-schema/encoded-string': {
    says: '`inputSchema` stands in the message as an object, not as a text or another value in its stead.',
    why: 'Clients look for `type` and `properties` and find none, so the tool cannot be called.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
    },
  },
  'input-schema/network-ref': {
    says: 'A `$ref` in `inputSchema` does not lead to the network, where nobody follows it unasked.',
    in: { '2026-07-28': ['INFO', 'basic/index#ref-resolution'] },
  },
  'input-schema/no-parameters': {
    says: 'A tool without arguments says so with `"additionalProperties": false`.',
    in: { '2025-11-25': ['INFO', 'server/tools#tool'] },
  },
  'input-schema/not-valid-json-schema': {
    says: '`inputSchema` is a valid JSON Schema in its dialect.',
    why: 'Validators refuse it, so that the tool cannot be used, or is used unchecked.',
    in: {
      '2025-11-25': ['MUST', 'server/tools#tool'],
      '2026-07-28': ['MUST', 'basic/index#schema-validation'],
    },
  },
  'input-schema/null': {
    says: '`inputSchema` is never null, even where a tool takes no arguments.',
    why: 'Clients refuse the whole list of tools because of one.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
      '2025-11-25': ['MUST', 'server/tools#tool'],
    },
  },
  'input-schema/required': {
    says: 'Every tool has an `inputSchema`, even where it takes no arguments.',
    why: 'A client cannot tell a model which arguments there are, and leaves the tool out, or the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
    },
  },
  'input-schema/required-array': {
    says: '`required` in `inputSchema` is a list of names of arguments.',
    why: 'Clients refuse the whole list of tools, and validators the schema.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
      '2026-07-28': null,
    },
  },
  'input-schema/root-keywords-version': {
    says: 'Keywords that combine or refer stand at the root of `inputSchema` only from 2026-07-28 on.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-06-18': ['INFO', 'schema#tool-inputschema'],
      '2026-07-28': null,
    },
  },
  'input-schema/root-type-object': {
    says: 'The root of `inputSchema` says `"type": "object"`.',
    why: 'The arguments of a call are always an object; clients refuse a schema that does not say so, and often the whole list with it.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
    },
  },
  'input-schema/tuple-items-default-dialect': {
    says: 'Without `$schema` a schema is 2020-12, where `items` is one schema and lists are called `prefixItems`.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-dialect'] },
  },
  'json-schema/bad-regex': {
    says: 'Every `pattern` is a regular expression of ECMAScript.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-validation'] },
  },
  'json-schema/boolean-exclusive': {
    says: '`exclusiveMinimum` and `exclusiveMaximum` are numbers.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-validation'] },
  },
  'json-schema/dangling-ref': {
    says: 'A `$ref` within a schema leads to a place in that schema.',
    in: { '2025-11-25': ['INFO', 'basic/index#schema-validation'] },
  },
  'json-schema/dialect-not-2020-12': {
    says: 'Schemas are best written in JSON Schema 2020-12.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#schema-dialect'] },
  },
  'json-schema/dialect-undefined': {
    says: 'Before 2025-11-25 nothing says which dialect a schema without `$schema` is written in.',
    in: {
      '2024-11-05': ['INFO', 'basic/index#schema'],
      '2025-11-25': null,
    },
  },
  'json-schema/dialect-unknown': {
    says: '`$schema` is the address of a dialect that people know.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#schema-dialect'] },
  },
  'json-schema/invalid-keyword-value': {
    says: 'Every keyword of a schema has a value that its dialect allows.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-validation'] },
  },
  'json-schema/network-ref': {
    says: 'A `$ref` in a schema does not lead to the network, where nobody follows it unasked.',
    in: { '2026-07-28': ['INFO', 'basic/index#ref-resolution'] },
  },
  'json-schema/required-not-array': {
    says: '`required` is a list of names, in the schema that has the properties.',
    why: 'Validators refuse such a schema, or take every member for optional.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-validation'] },
  },
  'json-schema/schema-uri-type': {
    says: '`$schema` is a text: the address of a dialect.',
    why: 'Nobody can tell which dialect is meant, so the schema cannot be checked.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-dialect'] },
  },
  'output-schema/not-valid-json-schema': {
    says: '`outputSchema` is a valid JSON Schema in its dialect.',
    in: { '2026-07-28': ['MUST', 'basic/index#schema-validation'] },
  },
  'output-schema/object': {
    says: '`outputSchema` is an object.',
    why: 'Clients compile it as a schema, and refuse everything else.',
    in: { '2025-06-18': ['MUST', 'schema#tool-outputschema'] },
  },
  'output-schema/root-type-object': {
    says: 'Before 2026-07-28 the root of `outputSchema` says `"type": "object"`.',
    why: 'Results of tools are objects in this revision; clients refuse the list of tools with another schema.',
    in: {
      '2025-06-18': ['MUST', 'schema#tool-outputschema'],
      '2026-07-28': null,
    },
  },
  'output-schema/version': {
    says: 'Tools have an `outputSchema` from 2025-06-18 on.',
    why: 'Clients of this revision ignore it, and read the plain content only.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-06-18': null,
    },
  },
  'structured-content/object': {
    says: 'Before 2026-07-28 `structuredContent` is an object.',
    why: 'Clients of this revision refuse the result; a list fits into a member of an object.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['MUST', 'schema#calltoolresult-structuredcontent'],
      '2026-07-28': null,
    },
  },
  'structured-content/text-fallback': {
    says: 'A result with `structuredContent` says the same in a text block.',
    scope: 'exchange',
    in: {
      '2025-06-18': [
        'SHOULD',
        'server/tools#structured-content',
        'The catalogue wants the very same value as text; the page shows a summary instead, so only a result without any text is told.',
      ],
    },
  },
  'structured-content/version': {
    says: 'Results of tools have `structuredContent` from 2025-06-18 on.',
    why: 'Clients of this revision ignore it, and read the plain content only.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool-result'],
      '2025-06-18': null,
    },
  },
  'tool-names/allowed-characters': {
    says: 'Names of tools have letters of ASCII, digits, `_`, `-` and `.` only.',
    in: { '2025-11-25': ['SHOULD', 'server/tools#tool-names'] },
  },
  'tool-names/length': {
    says: 'Names of tools have 1 to 128 characters.',
    in: { '2025-11-25': ['SHOULD', 'server/tools#tool-names'] },
  },
  'tool-names/spaces-or-commas': {
    says: 'Names of tools have no spaces, commas or the like in them.',
    in: { '2025-11-25': ['SHOULD NOT', 'server/tools#tool-names'] },
  },
  'tool-names/unique': {
    says: 'No two tools of a server have the same name.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-11-25': ['SHOULD', 'server/tools#tool-names'],
    },
  },
  'tools/annotation-hint-type': {
    says: 'The hints about a tool are `true` or `false`.',
    why: 'Many languages take the text "false" for true, which turns the hint around.',
    in: {
      '2025-03-26': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#toolannotations'],
    },
  },
  'tools/annotation-read-only-conflict': {
    says: 'What a tool may destroy or repeat is said only of tools that change something.',
    in: {
      '2025-03-26': ['INFO', 'server/tools#tool'],
      '2025-06-18': ['INFO', 'schema#toolannotations-destructivehint'],
    },
  },
  'tools/annotations-version': {
    says: 'Tools have annotations from 2025-03-26 on.',
    why: 'Clients of this revision ignore the hints, also those about what a tool may destroy.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-03-26': null,
    },
  },
  'tools/call-arguments-null': {
    says: 'A call without arguments leaves `arguments` out, or sends an empty object.',
    why: 'Servers that check the message refuse the call.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#calling-tools'],
      '2025-06-18': ['MUST', 'schema#calltoolrequest'],
    },
  },
  'tools/call-arguments-object': {
    says: 'The `arguments` of a call are an object.',
    why: 'The server compares them with a schema for objects, and refuses everything else.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#calling-tools'],
      '2025-06-18': ['MUST', 'schema#calltoolrequest'],
    },
  },
  'tools/call-name-required': {
    says: 'A call says in `name` which tool is meant.',
    why: 'The server cannot tell which tool to run.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#calling-tools'],
      '2025-06-18': ['MUST', 'schema#calltoolrequest'],
    },
  },
  'tools/content-not-array': {
    says: 'The `content` of a result is a list of blocks, even where there is only one.',
    why: 'Clients go through the list, and fail on anything else.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#calltoolresult'],
    },
  },
  'tools/execution-task-support': {
    says: '`taskSupport` is `forbidden`, `optional` or `required`.',
    why: 'A client cannot tell whether it may, or has to, call the tool as a task.',
    in: {
      '2025-11-25': ['MUST', 'schema#toolexecution-tasksupport'],
      '2026-07-28': null,
    },
  },
  'tools/execution-version': {
    says: 'Tools say only in 2025-11-25 how they may be run.',
    why: 'Everybody else ignores it and calls the tool the usual way.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-11-25': null,
      '2026-07-28': ['INFO', 'server/tools#tool'],
    },
  },
  'tools/is-error-boolean': {
    says: '`isError` is `true` or `false`.',
    why: 'Many languages take the text "false" for true, and a success for a failure.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/tools#error-handling'],
      '2025-06-18': ['MUST', 'schema#calltoolresult-iserror'],
    },
  },
  'tools/list-result-array': {
    says: 'The answer to `tools/list` has the tools in a list called `tools`.',
    why: 'Clients look nowhere else, and find no tools.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/tools#listing-tools'],
      '2025-06-18': ['MUST', 'schema#listtoolsresult'],
    },
  },
  'tools/name-required': {
    says: 'Every tool has a `name`.',
    why: 'A tool without a name cannot be called.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool'],
    },
  },
  'tools/optional-null': {
    says: 'What a tool does not say is left out, never null.',
    why: 'Clients refuse the whole list of tools because of one null.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool'],
    },
  },
  'tools/result-content-required': {
    says: 'The result of a tool has `content`, even if the list is empty.',
    why: 'Clients go through the list, and fail where there is none.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#calltoolresult'],
    },
  },
  'tools/title-conflict': {
    says: '`title` and `annotations.title` of a tool say the same.',
    in: { '2025-06-18': ['INFO', 'schema#tool-annotations'] },
  },
  'tools/title-version': {
    says: 'Tools have a `title` from 2025-06-18 on.',
    why: 'Clients of this revision show the name instead.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-06-18': null,
    },
  },
  'x-mcp-header/behind-ref': {
    says: '`x-mcp-header` does not stand where only a `$ref` leads.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/control-characters': {
    says: 'The name of a header has no control characters in it.',
    in: { '2026-07-28': ['MUST NOT', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/duplicate': {
    says: 'No two arguments of a tool have the same header, letter case aside.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/empty': {
    says: 'The name of a header is not empty.',
    in: { '2026-07-28': ['MUST NOT', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/non-primitive': {
    says: 'Only arguments that are texts, whole numbers or flags become headers.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/not-a-string': {
    says: '`x-mcp-header` is the name of a header, a text.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/number-type': {
    says: 'Arguments of type `number` do not become headers; whole numbers do.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/sensitive-parameter': {
    says: 'Secrets, and what says who a person is, do not become headers.',
    in: { '2026-07-28': ['SHOULD NOT', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/token-syntax': {
    says: 'The name of a header has letters of ASCII, digits and few signs in it.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/under-composition': {
    says: '`x-mcp-header` does not stand below `oneOf`, `anyOf`, `allOf`, `not`, `if` or another keyword but `properties`.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/under-items': {
    says: '`x-mcp-header` does not stand within the items of a list.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/version': {
    says: '`x-mcp-header` means something from 2026-07-28 on.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2026-07-28': null,
    },
  },
};
