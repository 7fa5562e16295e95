import { requestBody, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule } from '../define.ts';
import { weight } from './requested.ts';
import { encoded, readValue } from './sentinel.ts';

const NOW = '2026-07-28';
const CALL = requestBody(NOW, 1, 'tools/call', '"name":"größe","arguments":{}');
const WRONG = {
  case: ['http-headers/sentinel-case', 'The marks `=?base64?` and `?=` must be lower case.'],
  mime: [
    'http-headers/name-mime-encoding',
    'This is the e-mail format; in MCP the marks must be exactly `=?base64?` and `?=`.',
  ],
  base64: ['http-headers/sentinel-bad-base64', 'The value between the marks is not valid base64.'],
  bytes: ['http-headers/sentinel-latin1', 'The bytes between the marks are not valid UTF-8.'],
} as const;

/** Values that a header cannot carry unencoded must be base64 between exact marks. */
export const sentinels = defineWireRule({
  id: 'http-headers/sentinels',
  requirements: Object.values(WRONG).map(([id]) => id),
  class: 'spec',
  title: 'An encoded header value {must} be `=?base64?…?=`, with base64 of UTF-8 text',
  why: 'The server treats any other value as plain text, compares it with the body, and rejects the request.',
  how: 'Write `=?base64?`, the base64 of the UTF-8 bytes, and `?=`.',
  examples: {
    good: [{ revision: NOW, text: post(NOW, CALL, { 'Mcp-Name': '=?base64?Z3LDtsOfZQ==?=' }) }],
    bad: [
      { revision: NOW, text: post(NOW, CALL, { 'Mcp-Name': '⟦=?BASE64?Z3LDtsOfZQ==?=⟧' }) },
      { revision: NOW, text: post(NOW, CALL, { 'Mcp-Name': '⟦=?UTF-8?B?Z3LDtsOfZQ==?=⟧' }) },
      { revision: NOW, text: post(NOW, CALL, { 'Mcp-Name': '⟦=?base64?Z3LDtsOfZQ?=⟧' }) },
      { revision: NOW, text: post(NOW, CALL, { 'Mcp-Name': '⟦=?base64?Z3L232U=?=⟧' }) },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      if (!request.mcp) return;
      for (const header of request.headers) {
        if (!/^mcp-(?:name$|method$|param-)/iu.test(header.name)) continue;
        const read = readValue(header.value);
        if (read.how !== 'wrong') continue;
        const [requirement, says] = WRONG[read.because];
        const value = read.text === null ? null : encoded(read.text);
        report({
          requirement,
          at: request,
          ...weight(request),
          place: { of: 'header', header },
          what: `${request.name} has ${named(header.value)} in ${named(header.name)}. ${says}`,
          ...(value === null
            ? {}
            : {
                fix: {
                  says: 'Encode it correctly.',
                  safety: 'safe',
                  steps: [{ do: 'set', header: header.name, value }],
                },
              }),
        });
      }
    },
  }),
});
