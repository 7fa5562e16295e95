import { answer, requestBody, blocks, fails, post } from '../../../testing/wire.ts';
import { named } from '../../../json/describe.ts';
import { defineWireRule, type Request, type WireView } from '../define.ts';
import { codeOf, errorText } from '../reading.ts';
import { errorIn, mirroredIn, MISMATCH, onlyMessage } from './requested.ts';
import { faultsOf } from './faults.ts';
import { called, listed, marked } from './params.examples.ts';
import { readValue } from './sentinel.ts';

const NOW = '2026-07-28';
const COUNT = listed(marked('count', 'integer', 'Count'));
const GROSS = requestBody(NOW, 1, 'tools/call', '"name":"größe","arguments":{}');
const LIST = requestBody(NOW, 1, 'tools/list');
const refusal = (id: number, says: string) =>
  answer('400 Bad Request', fails(id, MISMATCH, says).replace('-32020', '⟦-32020⟧'));

/**
 * Correct headers that a server rejects: it has not decoded them, compares names case-sensitively, or compares numbers as
 * strings.
 */
export const wronglyRefused = defineWireRule({
  id: 'http-headers/wrongly-refused',
  requirements: [
    'http-headers/encoded-value-not-decoded',
    'http-headers/name-case-sensitive-server',
    'http-headers/param-integer-compare',
  ],
  class: 'spec',
  title: 'A server {must} accept headers that match the body',
  why: 'The client’s request is correct, so it has nothing to fix and cannot use the server.',
  how: 'Compare header names case-insensitively, decode values between `=?base64?` and `?=`, and compare integers as numbers.',
  examples: {
    good: [
      {
        revision: NOW,
        text: blocks(
          post(NOW, LIST, { 'Mcp-Method': 'ping' }),
          answer('400 Bad Request', fails(1, MISMATCH, 'Mcp-Method differs')),
        ),
        besides: ['http-headers/method-mismatch'],
      },
      {
        revision: NOW,
        text: blocks(
          post(NOW, requestBody(NOW, 1, 'tools/call', '"name":"report","arguments":{"region":"eu"}'), {
            'Mcp-Method': null,
            'mcp-method': 'tools/call',
          }),
          answer('400 Bad Request', fails(1, MISMATCH, 'The Mcp-Param-Region header is missing')),
        ),
        says: 'The text does not show which arguments the tool requires in headers.',
      },
    ],
    bad: [
      {
        revision: NOW,
        text: blocks(
          post(NOW, GROSS, { 'Mcp-Name': '=?base64?Z3LDtsOfZQ==?=' }),
          refusal(1, 'Header mismatch: Mcp-Name'),
        ),
      },
      {
        revision: NOW,
        text: blocks(
          post(NOW, LIST, { 'Mcp-Method': null, 'mcp-method': 'tools/list' }),
          refusal(1, 'Mcp-Method header is missing'),
        ),
      },
      {
        revision: NOW,
        text: blocks(COUNT, called('{"count":42.0}', { 'Mcp-Param-Count': '42' }), refusal(2, 'Header mismatch')),
      },
    ],
  },
  begin: (view, report) => ({
    response(response) {
      const { request } = response;
      const error = errorIn(response);
      if (!request || request.partial || !error || codeOf(error) !== MISMATCH) return;
      const message = onlyMessage(request);
      const text = errorText(error);
      if (!message || faultsOf(request, view).length > 0) return;
      // The tool list defines which arguments are mirrored, and the text does not show it.
      if (mirroredIn(message, view) === null && /mcp-param/iu.test(text)) return;
      const found = causeOf(request, view, text);
      if (!found) return;
      const [requirement, says] = found;
      report({
        requirement,
        at: response,
        place: { of: 'message', at: error.ref, path: ['error', 'code'] },
        what: `${response.name} rejects headers that match the body. ${says}`,
        ties: [{ at: request }],
      });
    },
  }),
});

/** The server's mistake, as far as the text shows it. */
function causeOf(request: Request, view: WireView, text: string): readonly [string, string] | null {
  const message = onlyMessage(request);
  const encoded = request.headers.find(({ name, value }) => /^mcp-/iu.test(name) && readValue(value).how === 'encoded');
  if (encoded) {
    return [
      'http-headers/encoded-value-not-decoded',
      `The value of ${named(encoded.name)} is encoded, and correct after decoding.`,
    ];
  }
  const numbers = message ? (mirroredIn(message, view) ?? []) : [];
  const whole = numbers.some(({ value }) => typeof value === 'number');
  if (whole && /[\d]\.0+\b|[\d][eE]\+?\d/u.test(request.body ?? '')) {
    return ['http-headers/param-integer-compare', 'The numbers are equal, only in a different notation.'];
  }
  const smalls = request.headers.filter(({ name }) => name.startsWith('mcp-'));
  const small = smalls.find(({ name }) => text.toLowerCase().includes(name)) ?? smalls[0];
  const missing = /\b(?:missing|required|absent|not found|no)\b/iu.test(text);
  return small && missing
    ? [
        'http-headers/name-case-sensitive-server',
        `${named(small.name)} is present in lower case, and header names are case-insensitive.`,
      ]
    : null;
}
