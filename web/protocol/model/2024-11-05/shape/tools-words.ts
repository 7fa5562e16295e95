/** Tools, their schemas and contents: the requirements that begin with 2024-11-05, or read otherwise from then on, in our words. */
import type { RequirementWords } from '../../schema.ts';

/** Words by ledger id. */
export const words: Readonly<Record<string, RequirementWords>> = {
  'content/audio-version': {
    says: 'Blocks of type `audio` came with 2025-03-26.',
    why: 'A client of this revision knows no such block and refuses the whole result.',
  },
  'content/binary-as-text': { says: '`text` holds only what really is text; bytes travel as `blob`.' },
  'content/blob-base64': {
    says: 'The `blob` of a resource is standard base64.',
    why: 'Decoders refuse it, or make other bytes of it.',
  },
  'content/embedded-shape': {
    says: 'A block of type `resource` holds the resource in a member `resource`.',
    why: 'Clients look for address and contents in `resource`; what stands beside it is lost.',
  },
  'content/embedded-text-or-blob': {
    says: 'An embedded resource brings its contents, as `text` or as `blob`.',
    why: 'An address alone embeds nothing: there is no text to show and are no bytes to read.',
  },
  'content/image-base64': {
    says: 'The `data` of an image is standard base64, in one line and with nothing before it.',
  },
  'content/image-base64-url-safe': {
    says: 'Bytes are written in the standard alphabet of base64, with padding, not in the one for URLs.',
  },
  'content/image-data-required': {
    says: 'An image brings its bytes in `data`; an address does not replace them.',
    why: 'Clients look for the bytes and fetch nothing, so that no image is shown.',
  },
  'content/image-mime-required': {
    says: 'An image says its media type in `mimeType`.',
    why: 'Whoever shows the image, or hands it to a model, has to guess how to decode it.',
  },
  'content/mime-type-family': {
    says: 'The media type of an image begins with `image/`, that of a sound with `audio/`.',
  },
  'content/mime-type-syntax': { says: 'The media type of a block in a prompt has the form type/subtype.' },
  'content/prompt-embedded-mime': { says: 'A resource embedded in a prompt says its media type.' },
  'content/resource-link-version': {
    says: 'Blocks of type `resource_link` came with 2025-06-18; before that, resources are embedded.',
    why: 'A client of this revision knows no such block and refuses the whole result.',
  },
  'content/text-and-blob': { says: 'The contents of a resource are `text` or `blob`, not both.' },
  'content/text-required': {
    says: 'A block of type `text` has its text in the member `text`.',
    why: 'Clients look nowhere else, and show an empty block.',
  },
  'content/type-required': {
    says: 'Every block says in `type` what it is.',
    why: 'A client cannot tell a text from an image, and shows nothing.',
  },
  'content/unknown-type': {
    says: 'The `type` of a block is one of the kinds this revision knows.',
    why: 'Strict clients refuse the whole message because of one block they do not know.',
  },
  'input-schema/boolean-subschema': {
    says: 'The schema of each argument is an object; `true` and `false` are not accepted before 2026-07-28.',
    why: 'Clients of this revision take nothing but an object there, and refuse the whole list of tools.',
  },
  'input-schema/encoded-string': {
    says: '`inputSchema` stands in the message as an object, not as a text or another value in its stead.',
    why: 'Clients look for `type` and `properties` and find none, so the tool cannot be called.',
  },
  'input-schema/null': {
    says: '`inputSchema` is never null, even where a tool takes no arguments.',
    why: 'Clients refuse the whole list of tools because of one.',
  },
  'input-schema/required': {
    says: 'Every tool has an `inputSchema`, even where it takes no arguments.',
    why: 'A client cannot tell a model which arguments there are, and leaves the tool out, or the whole list.',
  },
  'input-schema/required-array': {
    says: '`required` in `inputSchema` is a list of names of arguments.',
    why: 'Clients refuse the whole list of tools, and validators the schema.',
  },
  'input-schema/root-keywords-version': {
    says: 'Keywords that combine or refer stand at the root of `inputSchema` only from 2026-07-28 on.',
  },
  'input-schema/root-type-object': {
    says: 'The root of `inputSchema` says `"type": "object"`.',
    why: 'The arguments of a call are always an object; clients refuse a schema that does not say so, and often the whole list with it.',
  },
  'json-schema/dialect-undefined': {
    says: 'Before 2025-11-25 nothing says which dialect a schema without `$schema` is written in.',
  },
  'output-schema/version': {
    says: 'Tools have an `outputSchema` from 2025-06-18 on.',
    why: 'Clients of this revision ignore it, and read the plain content only.',
  },
  'structured-content/version': {
    says: 'Results of tools have `structuredContent` from 2025-06-18 on.',
    why: 'Clients of this revision ignore it, and read the plain content only.',
  },
  'tool-names/unique': { says: 'No two tools of a server have the same name.' },
  'tools/annotations-version': {
    says: 'Tools have annotations from 2025-03-26 on.',
    why: 'Clients of this revision ignore the hints, also those about what a tool may destroy.',
  },
  'tools/call-arguments-null': {
    says: 'A call without arguments leaves `arguments` out, or sends an empty object.',
    why: 'Servers that check the message refuse the call.',
  },
  'tools/call-arguments-object': {
    says: 'The `arguments` of a call are an object.',
    why: 'The server compares them with a schema for objects, and refuses everything else.',
  },
  'tools/call-name-required': {
    says: 'A call says in `name` which tool is meant.',
    why: 'The server cannot tell which tool to run.',
  },
  'tools/content-not-array': {
    says: 'The `content` of a result is a list of blocks, even where there is only one.',
    why: 'Clients go through the list, and fail on anything else.',
  },
  'tools/execution-version': {
    says: 'Tools say only in 2025-11-25 how they may be run.',
    why: 'Everybody else ignores it and calls the tool the usual way.',
  },
  'tools/is-error-boolean': {
    says: '`isError` is `true` or `false`.',
    why: 'Many languages take the text "false" for true, and a success for a failure.',
  },
  'tools/list-result-array': {
    says: 'The answer to `tools/list` has the tools in a list called `tools`.',
    why: 'Clients look nowhere else, and find no tools.',
  },
  'tools/name-required': { says: 'Every tool has a `name`.', why: 'A tool without a name cannot be called.' },
  'tools/optional-null': {
    says: 'What a tool does not say is left out, never null.',
    why: 'Clients refuse the whole list of tools because of one null.',
  },
  'tools/result-content-required': {
    says: 'The result of a tool has `content`, even if the list is empty.',
    why: 'Clients go through the list, and fail where there is none.',
  },
  'tools/title-version': {
    says: 'Tools have a `title` from 2025-06-18 on.',
    why: 'Clients of this revision show the name instead.',
  },
  'x-mcp-header/version': { says: '`x-mcp-header` means something from 2026-07-28 on.' },
};
