/** HTTP headers that mirror the contents of the message. */
import type { RequirementRows } from './define.ts';

/** The requirements of HTTP headers. */
export const headers: RequirementRows = {
  'http-headers/annotation-invalid-tool-called': {
    says: 'A client over HTTP does not call a tool with invalid `x-mcp-header` annotations.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
  },
  'http-headers/encoded-value-not-decoded': {
    says: 'A server decodes values between `=?base64?` and `?=` before it compares them.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/invalid-characters-accepted': {
    says: 'A server rejects an `Mcp-Param` header with unencoded non-ASCII characters.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/method-case': {
    says: 'The value of `Mcp-Method` is case-sensitive.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#case-sensitivity'] },
  },
  'http-headers/method-mismatch': {
    says: '`Mcp-Method` matches the method of the body.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/method-missing': {
    says: 'Every request of 2026-07-28 has `Mcp-Method`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#standard-request-headers'] },
  },
  'http-headers/mirrored-headers-not-yet': {
    says: '`Mcp-Method`, `Mcp-Name` and `Mcp-Param` exist since 2026-07-28.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#sending-messages-to-the-server'],
      '2026-07-28': null,
    },
  },
  'http-headers/mismatch-accepted': {
    says: 'A server rejects headers that do not match the body.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/mismatch-body-missing': {
    says: 'The response to mismatched headers contains a JSON-RPC error.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/mismatch-code': {
    says: 'Mismatched headers are rejected with the error code -32020.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/mismatch-status': {
    says: 'Mismatched headers are rejected with the status code 400.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/missing-header-accepted': {
    says: 'A server rejects requests with a missing required header.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/missing-param-accepted': {
    says: 'A server rejects a call if the header of an annotated argument is missing.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/name-case-sensitive-server': {
    says: 'Header names are case-insensitive.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#case-sensitivity'] },
  },
  'http-headers/name-mime-encoding': {
    says: 'Encoded values use the markers `=?base64?` and `?=`, not those of e-mail.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/name-mismatch': {
    says: '`Mcp-Name` matches the name or the URI in the body.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/name-missing-resource': {
    says: '`resources/read` has the resource URI in `Mcp-Name`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#standard-request-headers'] },
  },
  'http-headers/name-missing-tool': {
    says: '`tools/call` and `prompts/get` have the name in `Mcp-Name`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#standard-request-headers'] },
  },
  'http-headers/name-not-ascii': {
    says: 'Names with non-ASCII characters are in `Mcp-Name` as base64-encoded UTF-8.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/no-refresh-after-mismatch': {
    says: 'After an error about `Mcp-Param` headers, the client lists the tools again.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#client-behavior'] },
  },
  'http-headers/param-boolean-case': {
    says: 'Booleans in headers are `true` or `false`.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-control-characters': {
    says: 'Values with control characters are base64-encoded in headers.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-integer-compare': {
    says: 'A server compares integers in headers numerically.',
    scope: 'http',
    in: { '2026-07-28': ['SHOULD', 'basic/transports/streamable-http#server-validation'] },
  },
  'http-headers/param-integer-format': {
    says: 'Integers in headers use plain decimal digits.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-integer-unsafe': {
    says: 'Mirrored numbers are between -9007199254740991 and 9007199254740991.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
  },
  'http-headers/param-looks-encoded': {
    says: 'A string that looks like an encoded value is encoded again.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-mismatch': {
    says: 'An `Mcp-Param` header has the value of its argument.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/param-missing': {
    says: 'An argument annotated with `x-mcp-header` is mirrored in an `Mcp-Param` header.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#custom-headers-from-tool-parameters'] },
  },
  'http-headers/param-named-after-argument': {
    says: 'The header name comes from the annotation, not from the argument.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#schema-extension'] },
  },
  'http-headers/param-nested': {
    says: 'Annotated arguments inside objects are mirrored in headers too.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#client-behavior'] },
  },
  'http-headers/param-null': {
    says: 'A null argument is not mirrored in a header.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/param-whitespace': {
    says: 'Values with leading or trailing whitespace are base64-encoded in headers.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/param-without-argument': {
    says: 'An `Mcp-Param` header is omitted if its argument is missing.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'] },
  },
  'http-headers/protocol-version-body-mismatch': {
    says: '`MCP-Protocol-Version` matches the version in the `_meta` of the body.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'] },
  },
  'http-headers/protocol-version-invalid-status': {
    says: 'An unknown version in the header is rejected with the status code 400.',
    scope: 'http',
    in: {
      '2025-06-18': ['MUST', 'basic/transports#protocol-version-header'],
      '2026-07-28': ['MUST', 'basic/transports/streamable-http#protocol-version-header'],
    },
  },
  'http-headers/protocol-version-mismatch-code': {
    says: 'A version header that does not match the body is the error -32020, not -32022.',
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
    says: 'The header contains the version that the server chose.',
    scope: 'http',
    in: {
      '2025-06-18': ['SHOULD', 'basic/transports#protocol-version-header'],
      '2026-07-28': null,
    },
  },
  'http-headers/protocol-version-not-yet': {
    says: 'The header `MCP-Protocol-Version` exists since 2025-06-18.',
    scope: 'http',
    in: {
      '2025-03-26': ['INFO', 'basic/transports#streamable-http'],
      '2025-06-18': null,
    },
  },
  'http-headers/sentinel-bad-base64': {
    says: 'The content between the markers of an encoded value is valid base64.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/sentinel-case': {
    says: 'The markers of an encoded value are lower case.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
  'http-headers/sentinel-latin1': {
    says: 'The decoded bytes of an encoded value are UTF-8.',
    scope: 'http',
    in: { '2026-07-28': ['MUST', 'basic/transports/streamable-http#value-encoding'] },
  },
};
