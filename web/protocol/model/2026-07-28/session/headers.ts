/** What 2026-07-28 says of the headers of HTTP that speak of the message, as a change of the one before. */
import type { ShapePart } from '../../schema.ts';

/** The requirements of this area. */
export const headers: ShapePart = {
  ledger: {
    added: {
      'http-headers/annotation-invalid-tool-called': ['MUST', 'basic/transports/streamable-http#schema-extension'],
      'http-headers/encoded-value-not-decoded': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/invalid-characters-accepted': [
        'MUST',
        'basic/transports/streamable-http#server-behavior-for-custom-headers',
      ],
      'http-headers/method-case': ['MUST', 'basic/transports/streamable-http#case-sensitivity'],
      'http-headers/method-mismatch': ['MUST', 'basic/transports/streamable-http#server-validation'],
      'http-headers/method-missing': ['MUST', 'basic/transports/streamable-http#standard-request-headers'],
      'http-headers/mismatch-accepted': ['MUST', 'basic/transports/streamable-http#server-validation'],
      'http-headers/mismatch-body-missing': ['MUST', 'basic/transports/streamable-http#server-validation'],
      'http-headers/mismatch-code': ['MUST', 'basic/transports/streamable-http#server-validation'],
      'http-headers/mismatch-status': ['MUST', 'basic/transports/streamable-http#server-validation'],
      'http-headers/missing-header-accepted': ['MUST', 'basic/transports/streamable-http#server-validation'],
      'http-headers/missing-param-accepted': [
        'MUST',
        'basic/transports/streamable-http#server-behavior-for-custom-headers',
      ],
      'http-headers/name-case-sensitive-server': ['MUST', 'basic/transports/streamable-http#case-sensitivity'],
      'http-headers/name-mime-encoding': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/name-mismatch': ['MUST', 'basic/transports/streamable-http#server-validation'],
      'http-headers/name-missing-resource': ['MUST', 'basic/transports/streamable-http#standard-request-headers'],
      'http-headers/name-missing-tool': ['MUST', 'basic/transports/streamable-http#standard-request-headers'],
      'http-headers/name-not-ascii': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/no-refresh-after-mismatch': ['SHOULD', 'basic/transports/streamable-http#client-behavior'],
      'http-headers/param-boolean-case': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/param-control-characters': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/param-integer-compare': ['SHOULD', 'basic/transports/streamable-http#server-validation'],
      'http-headers/param-integer-format': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/param-integer-unsafe': ['MUST', 'basic/transports/streamable-http#schema-extension'],
      'http-headers/param-looks-encoded': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/param-mismatch': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'],
      'http-headers/param-missing': ['MUST', 'basic/transports/streamable-http#custom-headers-from-tool-parameters'],
      'http-headers/param-named-after-argument': ['MUST', 'basic/transports/streamable-http#schema-extension'],
      'http-headers/param-nested': ['MUST', 'basic/transports/streamable-http#client-behavior'],
      'http-headers/param-null': ['MUST', 'basic/transports/streamable-http#server-behavior-for-custom-headers'],
      'http-headers/param-whitespace': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/param-without-argument': [
        'MUST',
        'basic/transports/streamable-http#server-behavior-for-custom-headers',
      ],
      'http-headers/protocol-version-body-mismatch': [
        'MUST',
        'basic/transports/streamable-http#protocol-version-header',
      ],
      'http-headers/protocol-version-mismatch-code': [
        'MUST',
        'basic/transports/streamable-http#protocol-version-header',
      ],
      'http-headers/sentinel-bad-base64': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/sentinel-case': ['MUST', 'basic/transports/streamable-http#value-encoding'],
      'http-headers/sentinel-latin1': ['MUST', 'basic/transports/streamable-http#value-encoding'],
    },
    moved: {
      'basic/transports/streamable-http#protocol-version-header': [
        'http-headers/protocol-version-invalid-status',
        'http-headers/protocol-version-missing',
      ],
    },
    dropped: [
      'http-headers/mirrored-headers-not-yet',
      'http-headers/protocol-version-missing-on-get',
      'http-headers/protocol-version-not-negotiated',
    ],
  },
};
