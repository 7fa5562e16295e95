/** Tools, their schemas and their content blocks, in one message. */
import type { RequirementRows } from './define.ts';

/** The requirements of tools. */
export const tools: RequirementRows = {
  'caching/hints-required-tools-list': {
    says: 'The result of `tools/list` has cache hints in `ttlMs` and `cacheScope`.',
    why: 'A client does not know when the list expires, or which clients may share it.',
    scope: 'exchange',
    in: { '2026-07-28': ['MUST', 'server/utilities/caching#cacheable-results'] },
  },
  'content/audio-base64': {
    says: 'The `data` of an audio block is standard base64, on one line and without a prefix.',
    in: { '2025-03-26': ['MUST', 'server/prompts#audio-content'] },
  },
  'content/audio-fields-required': {
    says: 'An audio block has its bytes in `data` and its media type in `mimeType`.',
    why: 'Without both of them, the audio cannot be played.',
    in: {
      '2025-03-26': ['MUST', 'server/tools#audio-content'],
      '2025-06-18': ['MUST', 'schema#audiocontent'],
    },
  },
  'content/audio-version': {
    says: 'Blocks of type `audio` exist since 2025-03-26.',
    why: 'A client of this revision does not know this block type and rejects the whole result.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-03-26': null,
    },
  },
  'content/binary-as-text': {
    says: '`text` contains only actual text; binary data belongs in `blob`.',
    in: {
      '2024-11-05': ['MUST NOT', 'server/resources#resource-contents'],
      '2025-06-18': ['MUST NOT', 'schema#textresourcecontents-text'],
    },
  },
  'content/blob-base64': {
    says: 'The `blob` of a resource is standard base64.',
    why: 'Decoders reject it, or return different bytes.',
    in: { '2024-11-05': ['MUST', 'server/resources#security-considerations'] },
  },
  'content/embedded-shape': {
    says: 'A block of type `resource` has the resource in a member `resource`.',
    why: 'Clients read URI and contents from `resource`; members beside it are lost.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#embedded-resources'],
      '2025-06-18': ['MUST', 'schema#embeddedresource'],
    },
  },
  'content/embedded-text-or-blob': {
    says: 'An embedded resource has its contents in `text` or `blob`.',
    why: 'A URI alone embeds nothing: the block has neither text nor binary data.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#embedded-resources'],
      '2025-06-18': ['MUST', 'schema#embeddedresource'],
    },
  },
  'content/image-base64': {
    says: 'The `data` of an image is standard base64, on one line and without a prefix.',
    in: { '2024-11-05': ['MUST', 'server/prompts#image-content'] },
  },
  'content/image-base64-url-safe': {
    says: 'Binary data uses the standard base64 alphabet with padding, not the URL-safe one.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#image-content'],
      '2025-06-18': ['MUST', 'schema#imagecontent-data'],
    },
  },
  'content/image-data-required': {
    says: 'An image contains its bytes in `data`; a URL does not replace them.',
    why: 'Clients read the bytes and fetch nothing, so no image is shown.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#image-content'],
      '2025-06-18': ['MUST', 'schema#imagecontent'],
    },
  },
  'content/image-mime-required': {
    says: 'An image has a media type in `mimeType`.',
    why: 'The program that shows the image, or passes it to a model, has to guess its format.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#image-content'],
      '2025-06-18': ['MUST', 'schema#imagecontent-mimetype'],
    },
  },
  'content/mime-type-family': {
    says: 'The media type of an image starts with `image/`, that of audio with `audio/`.',
    in: { '2024-11-05': ['INFO', 'server/tools#image-content'] },
  },
  'content/mime-type-syntax': {
    says: 'The media type of a block in a prompt has the form type/subtype.',
    in: { '2024-11-05': ['MUST', 'server/prompts#image-content'] },
  },
  'content/prompt-embedded-mime': {
    says: 'An embedded resource in a prompt has a media type.',
    in: { '2024-11-05': ['MUST', 'server/prompts#embedded-resources'] },
  },
  'content/resource-link-name': {
    says: 'A resource link has a `name` in addition to its `uri`.',
    why: 'It describes a resource like the entries of a list, and clients reject one without a name.',
    in: { '2025-06-18': ['MUST', 'schema#resourcelink'] },
  },
  'content/resource-link-prompt-page': {
    says: 'By the schema, prompts may contain links; the page on prompts lists them only since 2026-07-28.',
    in: {
      '2025-06-18': ['INFO', 'server/prompts#promptmessage'],
      '2026-07-28': null,
    },
  },
  'content/resource-link-uri': {
    says: 'A resource link has its `uri` directly in the block.',
    why: 'Clients read no other member, so the link has no target.',
    in: { '2025-06-18': ['MUST', 'schema#resourcelink-uri'] },
  },
  'content/resource-link-version': {
    says: 'Blocks of type `resource_link` exist since 2025-06-18; earlier revisions embed resources.',
    why: 'A client of this revision does not know this block type and rejects the whole result.',
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
    says: 'A block of type `text` has its content in the member `text`.',
    why: 'Clients read no other member and show an empty block.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#text-content'],
      '2025-06-18': ['MUST', 'schema#textcontent'],
    },
  },
  'content/type-required': {
    says: 'Every block has a `type`.',
    why: 'A client cannot distinguish text from an image, and shows nothing.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#calltoolresult'],
    },
  },
  'content/unknown-type': {
    says: 'The `type` of a block is one that this revision defines.',
    why: 'Strict clients reject the whole message because of one unknown block.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#contentblock'],
    },
  },
  'http-headers/annotation-behind-ref': {
    says: '`x-mcp-header` is not in a schema that is reachable only through a `$ref`.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/behind-ref` is reported instead.',
  },
  'http-headers/annotation-control-character': {
    says: 'The header name contains no control characters.',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/control-characters` is reported instead.',
  },
  'http-headers/annotation-duplicate': {
    says: 'The header names of a tool’s arguments are unique, ignoring case.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/duplicate` is reported instead.',
  },
  'http-headers/annotation-empty': {
    says: 'The header name is not empty.',
    in: { '2026-07-28': ['MUST NOT', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/empty` is reported instead.',
  },
  'http-headers/annotation-in-composition': {
    says: '`x-mcp-header` is not below `oneOf`, `anyOf`, `allOf`, `not`, `if` or any keyword except `properties`.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/under-composition` is reported instead.',
  },
  'http-headers/annotation-in-items': {
    says: '`x-mcp-header` is not inside the items of an array.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/under-items` is reported instead.',
  },
  'http-headers/annotation-not-primitive': {
    says: 'Only string, integer and boolean arguments are mirrored in headers.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/non-primitive` is reported instead.',
  },
  'http-headers/annotation-not-token': {
    says: 'The header name contains only ASCII letters, digits and a few symbols.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/token-syntax` is reported instead.',
  },
  'http-headers/annotation-number-type': {
    says: 'Arguments of type `number` are not mirrored in headers; integers are.',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
    unreported: 'The transport page repeats the tools page; `x-mcp-header/number-type` is reported instead.',
  },
  'input-schema/boolean-subschema': {
    says: 'The schema of each argument is an object; `true` and `false` are not allowed before 2026-07-28.',
    why: 'Clients of this revision accept only an object there, and reject the whole list of tools.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
      '2026-07-28': null,
    },
  },
  'input-schema/dialect-not-recommended': {
    says: 'The schemas of arguments use JSON Schema 2020-12.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#schema-dialect'] },
  },
  'input-schema/encoded-string': {
    says: '`inputSchema` is a JSON object, not a string or another value.',
    why: 'Clients read `type` and `properties` and find neither, so the tool cannot be called.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
    },
  },
  'input-schema/network-ref': {
    says: 'A `$ref` in `inputSchema` does not refer to the network, because clients do not fetch it automatically.',
    in: { '2026-07-28': ['INFO', 'basic/index#ref-resolution'] },
  },
  'input-schema/no-parameters': {
    says: 'A tool without arguments declares this with `"additionalProperties": false`.',
    in: { '2025-11-25': ['INFO', 'server/tools#tool'] },
  },
  'input-schema/not-valid-json-schema': {
    says: '`inputSchema` is a valid JSON Schema in its dialect.',
    why: 'Validators reject it, so the tool is unusable or is called without validation.',
    in: {
      '2025-11-25': ['MUST', 'server/tools#tool'],
      '2026-07-28': ['MUST', 'basic/index#schema-validation'],
    },
  },
  'input-schema/null': {
    says: '`inputSchema` is never null, even if a tool takes no arguments.',
    why: 'Clients reject the whole list of tools because of one null.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
      '2025-11-25': ['MUST', 'server/tools#tool'],
    },
  },
  'input-schema/required': {
    says: 'Every tool has an `inputSchema`, even if it takes no arguments.',
    why: 'A client cannot describe the arguments to a model, and skips the tool or the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
    },
  },
  'input-schema/required-array': {
    says: '`required` in `inputSchema` is an array of argument names.',
    why: 'Clients reject the whole list of tools, and validators reject the schema.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
      '2026-07-28': null,
    },
  },
  'input-schema/root-keywords-version': {
    says: 'Composition and reference keywords are allowed at the root of `inputSchema` only since 2026-07-28.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-06-18': ['INFO', 'schema#tool-inputschema'],
      '2026-07-28': null,
    },
  },
  'input-schema/root-type-object': {
    says: 'The root of `inputSchema` has `"type": "object"`.',
    why: 'The arguments of a call are always an object; clients reject a schema without this type, and often the whole list.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool-inputschema'],
    },
  },
  'input-schema/tuple-items-default-dialect': {
    says: 'Without `$schema`, a schema is 2020-12, in which `items` is one schema and tuples use `prefixItems`.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-dialect'] },
  },
  'json-schema/bad-regex': {
    says: 'Every `pattern` is a valid ECMAScript regular expression.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-validation'] },
  },
  'json-schema/boolean-exclusive': {
    says: '`exclusiveMinimum` and `exclusiveMaximum` are numbers.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-validation'] },
  },
  'json-schema/dangling-ref': {
    says: 'A local `$ref` points to an existing position in the schema.',
    in: { '2025-11-25': ['INFO', 'basic/index#schema-validation'] },
  },
  'json-schema/dialect-not-2020-12': {
    says: 'Schemas use JSON Schema 2020-12.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#schema-dialect'] },
  },
  'json-schema/dialect-undefined': {
    says: 'Before 2025-11-25, the dialect of a schema without `$schema` is undefined.',
    in: {
      '2024-11-05': ['INFO', 'basic/index#schema'],
      '2025-11-25': null,
    },
  },
  'json-schema/dialect-unknown': {
    says: '`$schema` is the URI of a known dialect.',
    in: { '2025-11-25': ['SHOULD', 'basic/index#schema-dialect'] },
  },
  'json-schema/invalid-keyword-value': {
    says: 'Every keyword of a schema has a value that its dialect allows.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-validation'] },
  },
  'json-schema/network-ref': {
    says: 'A `$ref` in a schema does not refer to the network, because clients do not fetch it automatically.',
    in: { '2026-07-28': ['INFO', 'basic/index#ref-resolution'] },
  },
  'json-schema/optional-keyword': {
    says: 'A property is optional unless `required` names it; `optional` is no keyword of JSON Schema.',
    in: {
      '2024-11-05': ['INFO', 'basic/index#schema'],
      '2025-11-25': ['INFO', 'basic/index#schema-validation'],
    },
  },
  'json-schema/required-not-array': {
    says: '`required` is an array of names, in the schema that contains the properties.',
    why: 'Validators reject such a schema, or treat every member as optional.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-validation'] },
  },
  'json-schema/schema-uri-type': {
    says: '`$schema` is a string: the URI of a dialect.',
    why: 'The dialect is unknown, so the schema cannot be validated.',
    in: { '2025-11-25': ['MUST', 'basic/index#schema-dialect'] },
  },
  'output-schema/not-valid-json-schema': {
    says: '`outputSchema` is a valid JSON Schema in its dialect.',
    in: { '2026-07-28': ['MUST', 'basic/index#schema-validation'] },
  },
  'output-schema/object': {
    says: '`outputSchema` is an object.',
    why: 'Clients compile it as a schema, and reject anything else.',
    in: { '2025-06-18': ['MUST', 'schema#tool-outputschema'] },
  },
  'output-schema/root-type-object': {
    says: 'Before 2026-07-28, the root of `outputSchema` has `"type": "object"`.',
    why: 'Tool results are objects in this revision; clients reject the list of tools if a schema allows anything else.',
    in: {
      '2025-06-18': ['MUST', 'schema#tool-outputschema'],
      '2026-07-28': null,
    },
  },
  'output-schema/version': {
    says: 'The `outputSchema` of tools exists since 2025-06-18.',
    why: 'Clients of this revision ignore it and read only `content`.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-06-18': null,
    },
  },
  'structured-content/object': {
    says: 'Before 2026-07-28, `structuredContent` is an object.',
    why: 'Clients of this revision reject the result; an array can be wrapped in a member of an object.',
    scope: 'exchange',
    in: {
      '2025-06-18': ['MUST', 'schema#calltoolresult-structuredcontent'],
      '2026-07-28': null,
    },
  },
  'structured-content/text-fallback': {
    says: 'A result with `structuredContent` also contains its data in a text block.',
    scope: 'exchange',
    in: {
      '2025-06-18': [
        'SHOULD',
        'server/tools#structured-content',
        'The catalog requires exactly the same value as text; the page shows a summary instead, so only a result without any text is reported.',
      ],
    },
  },
  'structured-content/version': {
    says: 'The `structuredContent` of tool results exists since 2025-06-18.',
    why: 'Clients of this revision ignore it and read only `content`.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool-result'],
      '2025-06-18': null,
    },
  },
  'tool-names/allowed-characters': {
    says: 'Tool names contain only ASCII letters, digits, `_`, `-` and `.`.',
    in: { '2025-11-25': ['SHOULD', 'server/tools#tool-names'] },
  },
  'tool-names/length': {
    says: 'Tool names have 1 to 128 characters.',
    in: { '2025-11-25': ['SHOULD', 'server/tools#tool-names'] },
  },
  'tool-names/spaces-or-commas': {
    says: 'Tool names contain no spaces, commas or similar characters.',
    in: { '2025-11-25': ['SHOULD NOT', 'server/tools#tool-names'] },
  },
  'tool-names/unique': {
    says: 'The tool names of a server are unique.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-11-25': ['SHOULD', 'server/tools#tool-names'],
    },
  },
  'tools/annotation-hint-type': {
    says: 'The hints about a tool are `true` or `false`.',
    why: 'Many languages treat the string “false” as true, which inverts the hint.',
    in: {
      '2025-03-26': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#toolannotations'],
    },
  },
  'tools/annotation-keys': {
    says: 'Revisions define five members of tool annotations: `title` and four hints.',
    in: {
      '2025-03-26': ['INFO', 'server/tools#tool'],
      '2025-06-18': ['INFO', 'schema#toolannotations'],
    },
  },
  'tools/annotation-read-only-conflict': {
    says: 'Destructive and idempotent hints are meaningful only for tools that modify something.',
    in: {
      '2025-03-26': ['INFO', 'server/tools#tool'],
      '2025-06-18': ['INFO', 'schema#toolannotations-destructivehint'],
    },
  },
  'tools/annotations-version': {
    says: 'The `annotations` of tools exist since 2025-03-26.',
    why: 'Clients of this revision ignore the hints, including those about destructive effects.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-03-26': null,
    },
  },
  'tools/call-arguments-null': {
    says: 'A call without arguments omits `arguments`, or sends an empty object.',
    why: 'Servers that validate the message reject the call.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#calling-tools'],
      '2025-06-18': ['MUST', 'schema#calltoolrequest'],
    },
  },
  'tools/call-arguments-object': {
    says: 'The `arguments` of a call are an object.',
    why: 'The server validates them against an object schema, and rejects anything else.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#calling-tools'],
      '2025-06-18': ['MUST', 'schema#calltoolrequest'],
    },
  },
  'tools/call-name-required': {
    says: 'A call identifies its tool in `name`.',
    why: 'The server does not know which tool to call.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#calling-tools'],
      '2025-06-18': ['MUST', 'schema#calltoolrequest'],
    },
  },
  'tools/content-not-array': {
    says: 'The `content` of a result is an array of blocks, even if there is only one.',
    why: 'Clients iterate over the array and fail with any other type.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#calltoolresult'],
    },
  },
  'tools/execution-task-support': {
    says: '`taskSupport` is `forbidden`, `optional` or `required`.',
    why: 'A client does not know whether it may or must call the tool as a task.',
    in: {
      '2025-11-25': ['MUST', 'schema#toolexecution-tasksupport'],
      '2026-07-28': null,
    },
  },
  'tools/execution-version': {
    says: 'The `execution` member of tools exists only in 2025-11-25.',
    why: 'Other implementations ignore it and call the tool normally.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-11-25': null,
      '2026-07-28': ['INFO', 'server/tools#tool'],
    },
  },
  'tools/is-error-boolean': {
    says: '`isError` is `true` or `false`.',
    why: 'Many languages treat the string “false” as true, so a success appears as a failure.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/tools#error-handling'],
      '2025-06-18': ['MUST', 'schema#calltoolresult-iserror'],
    },
  },
  'tools/list-result-array': {
    says: 'The result of `tools/list` has the tools in an array `tools`.',
    why: 'Clients read no other member and find no tools.',
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
    says: 'Unused members of a tool are omitted, never null.',
    why: 'Clients reject the whole list of tools because of one null.',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool'],
      '2025-06-18': ['MUST', 'schema#tool'],
    },
  },
  'tools/result-content-required': {
    says: 'A tool result has `content`, even if the array is empty.',
    why: 'Clients iterate over the array and fail if it is missing.',
    scope: 'exchange',
    in: {
      '2024-11-05': ['MUST', 'server/tools#tool-result'],
      '2025-06-18': ['MUST', 'schema#calltoolresult'],
    },
  },
  'tools/title-conflict': {
    says: 'The `title` and the `annotations.title` of a tool are identical.',
    in: { '2025-06-18': ['INFO', 'schema#tool-annotations'] },
  },
  'tools/title-version': {
    says: 'The `title` of tools exists since 2025-06-18.',
    why: 'Clients of this revision show the name instead.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2025-06-18': null,
    },
  },
  'x-mcp-header/behind-ref': {
    says: '`x-mcp-header` is not in a schema that is reachable only through a `$ref`.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/control-characters': {
    says: 'The header name contains no control characters.',
    in: { '2026-07-28': ['MUST NOT', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/duplicate': {
    says: 'The header names of a tool’s arguments are unique, ignoring case.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/empty': {
    says: 'The header name is not empty.',
    in: { '2026-07-28': ['MUST NOT', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/non-primitive': {
    says: 'Only string, integer and boolean arguments are mirrored in headers.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/not-a-string': {
    says: '`x-mcp-header` is a string, the name of a header.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/number-type': {
    says: 'Arguments of type `number` are not mirrored in headers; integers are.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/sensitive-parameter': {
    says: 'Secrets and personally identifiable information are not mirrored in headers.',
    in: { '2026-07-28': ['SHOULD NOT', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/token-syntax': {
    says: 'The header name contains only ASCII letters, digits and a few symbols.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/under-composition': {
    says: '`x-mcp-header` is not below `oneOf`, `anyOf`, `allOf`, `not`, `if` or any keyword except `properties`.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/under-items': {
    says: '`x-mcp-header` is not inside the items of an array.',
    in: { '2026-07-28': ['MUST', 'server/tools#x-mcp-header'] },
  },
  'x-mcp-header/version': {
    says: '`x-mcp-header` exists since 2026-07-28.',
    in: {
      '2024-11-05': ['INFO', 'server/tools#tool'],
      '2026-07-28': null,
    },
  },
};
