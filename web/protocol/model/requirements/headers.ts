/** HTTP headers that repeat what the message says. */
import type { RequirementRows } from './define.ts';

/** The requirements of HTTP headers. */
export const headers: RequirementRows = {
  'http-headers/annotation-invalid-tool-called': {
    says: 'A client over HTTP calls no tool whose `x-mcp-header` annotations are not valid.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
  },
  'http-headers/encoded-value-not-decoded': {
    says: 'A server decodes values between `=?base64?` and `?=` before it compares them.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/invalid-characters-accepted': {
    says: 'A server refuses an `Mcp-Param` header with raw characters beyond ASCII.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/method-case': {
    says: 'Letter case counts in the value of `Mcp-Method`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#case-sensitivity'] },
  },
  'http-headers/method-mismatch': {
    says: '`Mcp-Method` is the method of the body.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/method-missing': {
    says: 'Every request of 2026-07-28 has `Mcp-Method`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#standard-request-headers'] },
  },
  'http-headers/mirrored-headers-not-yet': {
    says: '`Mcp-Method`, `Mcp-Name` and `Mcp-Param` begin with 2026-07-28.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'http-headers/mismatch-accepted': {
    says: 'A server refuses headers that do not fit the body.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/mismatch-body-missing': {
    says: 'The refusal of headers holds a JSON-RPC error.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/mismatch-code': {
    says: 'Headers that do not fit are refused with the code -32020.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/mismatch-status': {
    says: 'Headers that do not fit are refused with the status 400.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/missing-header-accepted': {
    says: 'A server refuses requests without a header that every request has.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/missing-param-accepted': {
    says: 'A server refuses a call whose marked argument stands in no header.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/name-case-sensitive-server': {
    says: 'Names of headers are found whatever their letter case.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#case-sensitivity'] },
  },
  'http-headers/name-mime-encoding': {
    says: 'Encoded values have the marks `=?base64?` and `?=`, not those of e-mail.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/name-mismatch': {
    says: '`Mcp-Name` is the name or the address that the body asks for.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/name-missing-resource': {
    says: '`resources/read` has its address in `Mcp-Name`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#standard-request-headers'] },
  },
  'http-headers/name-missing-tool': {
    says: '`tools/call` and `prompts/get` have the name in `Mcp-Name`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#standard-request-headers'] },
  },
  'http-headers/name-not-ascii': {
    says: 'Names beyond ASCII stand in `Mcp-Name` as base64 of UTF-8.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/no-refresh-after-mismatch': {
    says: 'After a refusal for `Mcp-Param` headers the tools are listed anew.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#client-behavior'] },
  },
  'http-headers/param-boolean-case': {
    says: 'Truth values stand in headers as `true` and `false`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-control-characters': {
    says: 'Values with control characters stand in headers as base64.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-integer-compare': {
    says: 'A server compares whole numbers in headers as numbers.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/param-integer-format': {
    says: 'Whole numbers stand in headers as plain decimal digits.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-integer-unsafe': {
    says: 'Mirrored numbers lie between ±9007199254740991.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
  },
  'http-headers/param-looks-encoded': {
    says: 'A text that itself looks encoded is encoded once more.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-mismatch': {
    says: 'An `Mcp-Param` header has the value of its argument.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/param-missing': {
    says: 'An argument marked with `x-mcp-header` stands in an `Mcp-Param` header.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#custom-headers-from-tool-parameters'] },
  },
  'http-headers/param-named-after-argument': {
    says: 'The name of the header comes from the annotation, not from the argument.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
  },
  'http-headers/param-nested': {
    says: 'Marked arguments inside objects stand in headers too.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#client-behavior'] },
  },
  'http-headers/param-null': {
    says: 'An argument that is null stands in no header.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/param-whitespace': {
    says: 'Values with blanks at their ends stand in headers as base64.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-without-argument': {
    says: 'Without its argument there is no `Mcp-Param` header.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/protocol-version-body-mismatch': {
    says: '`MCP-Protocol-Version` is the version that `_meta` of the body names.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http-headers/protocol-version-invalid-status': {
    says: 'An unknown version in the header is refused with the status 400.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#protocol-version-header'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'],
    },
  },
  'http-headers/protocol-version-mismatch-code': {
    says: 'A version header that does not fit the body is the error -32020, not -32022.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http-headers/protocol-version-missing': {
    says: 'Requests over HTTP have an `MCP-Protocol-Version` header.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#protocol-version-header'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'],
    },
  },
  'http-headers/protocol-version-missing-on-get': {
    says: 'GET and DELETE of a session have an `MCP-Protocol-Version` header too.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#protocol-version-header'],
      '2026-07-28': null,
    },
  },
  'http-headers/protocol-version-not-negotiated': {
    says: 'The header names the version that the server chose.',
    scope: 'http',
    in: {
      '2025-06-18': ['SHOULD', 'basic/transports#protocol-version-header'],
      '2026-07-28': null,
    },
  },
  'http-headers/protocol-version-not-yet': {
    says: 'The header `MCP-Protocol-Version` begins with 2025-06-18.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#streamable-http'],
      '2025-06-18': null,
    },
  },
  'http-headers/sentinel-bad-base64': {
    says: 'Between the marks of an encoded value stands valid base64.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/sentinel-case': {
    says: 'The marks of an encoded value are written in small letters.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/sentinel-latin1': {
    says: 'The bytes of an encoded value are UTF-8.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
};
