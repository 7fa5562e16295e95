/** The words of requirements about the headers of HTTP that speak of the message. */
import type { RequirementWords } from '../schema.ts';

/** Words by ledger id, the same in every revision. */
export const headers: Readonly<Record<string, RequirementWords>> = {
  'http-headers/annotation-invalid-tool-called': {
    says: 'A client over HTTP calls no tool whose `x-mcp-header` annotations are not valid.',
  },
  'http-headers/encoded-value-not-decoded': {
    says: 'A server decodes values between `=?base64?` and `?=` before it compares them.',
  },
  'http-headers/invalid-characters-accepted': {
    says: 'A server refuses an `Mcp-Param` header with raw characters beyond ASCII.',
  },
  'http-headers/method-case': { says: 'Letter case counts in the value of `Mcp-Method`.' },
  'http-headers/method-mismatch': { says: '`Mcp-Method` is the method of the body.' },
  'http-headers/method-missing': { says: 'Every request of 2026-07-28 has `Mcp-Method`.' },
  'http-headers/mirrored-headers-not-yet': { says: '`Mcp-Method`, `Mcp-Name` and `Mcp-Param` begin with 2026-07-28.' },
  'http-headers/mismatch-accepted': { says: 'A server refuses headers that do not fit the body.' },
  'http-headers/mismatch-body-missing': { says: 'The refusal of headers holds a JSON-RPC error.' },
  'http-headers/mismatch-code': { says: 'Headers that do not fit are refused with the code -32020.' },
  'http-headers/mismatch-status': { says: 'Headers that do not fit are refused with the status 400.' },
  'http-headers/missing-header-accepted': {
    says: 'A server refuses requests without a header that every request has.',
  },
  'http-headers/missing-param-accepted': { says: 'A server refuses a call whose marked argument stands in no header.' },
  'http-headers/name-case-sensitive-server': { says: 'Names of headers are found whatever their letter case.' },
  'http-headers/name-mime-encoding': {
    says: 'Encoded values have the marks `=?base64?` and `?=`, not those of e-mail.',
  },
  'http-headers/name-mismatch': { says: '`Mcp-Name` is the name or the address that the body asks for.' },
  'http-headers/name-missing-resource': { says: '`resources/read` has its address in `Mcp-Name`.' },
  'http-headers/name-missing-tool': { says: '`tools/call` and `prompts/get` have the name in `Mcp-Name`.' },
  'http-headers/name-not-ascii': { says: 'Names beyond ASCII stand in `Mcp-Name` as base64 of UTF-8.' },
  'http-headers/no-refresh-after-mismatch': {
    says: 'After a refusal for `Mcp-Param` headers the tools are listed anew.',
  },
  'http-headers/param-boolean-case': { says: 'Truth values stand in headers as `true` and `false`.' },
  'http-headers/param-control-characters': { says: 'Values with control characters stand in headers as base64.' },
  'http-headers/param-integer-compare': { says: 'A server compares whole numbers in headers as numbers.' },
  'http-headers/param-integer-format': { says: 'Whole numbers stand in headers as plain decimal digits.' },
  'http-headers/param-integer-unsafe': { says: 'Mirrored numbers lie between ±9007199254740991.' },
  'http-headers/param-looks-encoded': { says: 'A text that itself looks encoded is encoded once more.' },
  'http-headers/param-mismatch': { says: 'An `Mcp-Param` header has the value of its argument.' },
  'http-headers/param-missing': { says: 'An argument marked with `x-mcp-header` stands in an `Mcp-Param` header.' },
  'http-headers/param-named-after-argument': {
    says: 'The name of the header comes from the annotation, not from the argument.',
  },
  'http-headers/param-nested': { says: 'Marked arguments inside objects stand in headers too.' },
  'http-headers/param-null': { says: 'An argument that is null stands in no header.' },
  'http-headers/param-whitespace': { says: 'Values with blanks at their ends stand in headers as base64.' },
  'http-headers/param-without-argument': { says: 'Without its argument there is no `Mcp-Param` header.' },
  'http-headers/protocol-version-body-mismatch': {
    says: '`MCP-Protocol-Version` is the version that `_meta` of the body names.',
  },
  'http-headers/protocol-version-invalid-status': {
    says: 'An unknown version in the header is refused with the status 400.',
  },
  'http-headers/protocol-version-mismatch-code': {
    says: 'A version header that does not fit the body is the error -32020, not -32022.',
  },
  'http-headers/protocol-version-missing': { says: 'Requests over HTTP have an `MCP-Protocol-Version` header.' },
  'http-headers/protocol-version-missing-on-get': {
    says: 'GET and DELETE of a session have an `MCP-Protocol-Version` header too.',
  },
  'http-headers/protocol-version-not-negotiated': { says: 'The header names the version that the server chose.' },
  'http-headers/protocol-version-not-yet': { says: 'The header `MCP-Protocol-Version` begins with 2025-06-18.' },
  'http-headers/sentinel-bad-base64': { says: 'Between the marks of an encoded value stands valid base64.' },
  'http-headers/sentinel-case': { says: 'The marks of an encoded value are written in small letters.' },
  'http-headers/sentinel-latin1': { says: 'The bytes of an encoded value are UTF-8.' },
};
