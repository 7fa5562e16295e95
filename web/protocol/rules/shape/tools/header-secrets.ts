import { named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { annotationsOf } from './headers.ts';
import { UNUSUAL_SCHEMA } from './unusual-schema.ts';
import { MODERN, tool, within } from './example-messages.ts';

// Argument names that indicate secrets.

/** Words that indicate a secret on their own. */
const SINGLE = new Set([
  'password',
  'passwd',
  'passphrase',
  'passcode',
  'pwd',
  'secret',
  'secrets',
  'apikey',
  'authorization',
  'bearer',
  'credential',
  'credentials',
  'cookie',
  'jwt',
  'otp',
  'pin',
  'cvv',
  'cvc',
]);
/** Words that indicate personal data, when only a word for their format follows. */
const PERSONAL = new Set(['iban', 'ssn', 'passport', 'birthdate', 'birthday', 'dob', 'email', 'phone']);
const WRITTEN = new Set(['address', 'number', 'no', 'nr']);
/** Pairs of words that indicate a secret. */
const PAIRS = new Set([
  'api key',
  'access key',
  'private key',
  'secret key',
  'signing key',
  'encryption key',
  'auth key',
  'auth header',
  'credit card',
  'card number',
  'account number',
  'social security',
  'session key',
]);
/** Words before or after `token` when it means a position in a list or a count. */
const HARMLESS = new Set([
  'page',
  'next',
  'cursor',
  'continuation',
  'progress',
  'max',
  'min',
  'sync',
  'count',
  'limit',
  'type',
  'budget',
]);

function words(name: string): string[] {
  return name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/u)
    .flatMap((word) => (word === '' ? [] : [word.toLowerCase()]));
}

/** True when the name indicates a secret or personal data. */
function isSecret(name: string): boolean {
  const parts = words(name);
  if (parts.includes('token') && !parts.some((word) => HARMLESS.has(word))) return true;
  return parts.some((word, at) => {
    const rest = parts.slice(at + 1);
    if (SINGLE.has(word) || PAIRS.has(`${word} ${rest[0] ?? ''}`)) return true;
    if (word === 'date') return rest.join(' ') === 'of birth';
    return PERSONAL.has(word) && rest.every((next) => WRITTEN.has(next));
  });
}

const marked = (name: string, header: string) =>
  tool(`"inputSchema":{"type":"object","properties":{"${name}":{"type":"string",${header}}}}`, MODERN);

/** Every intermediary can read header values. */
export const headerSecrets = defineShapeRule({
  id: 'x-mcp-header/sensitive-parameter',
  requirements: ['x-mcp-header/sensitive-parameter'],
  class: 'spec',
  types: ['Tool'],
  cues: UNUSUAL_SCHEMA,
  title: 'A header argument {must} not contain secrets',
  why: 'Proxies and load balancers can read header values and log them.',
  how: 'Remove `x-mcp-header` from arguments with secrets or personal data.',
  examples: {
    good: [marked('region', '"x-mcp-header":"Region"'), marked('pageToken', '"x-mcp-header":"Page"')],
    bad: [
      marked('password', '⟦"x-mcp-header":"Pass"⟧'),
      marked('github_access_token', '⟦"x-mcp-header":"Github"⟧'),
      marked('key', '⟦"x-mcp-header":"Api-Key"⟧'),
    ],
  },
  judge(place) {
    for (const { part, value, path } of annotationsOf(place)) {
      const names = [part.property ?? '', typeof value === 'string' ? value : ''];
      const secret = names.find((name) => name.length < 200 && isSecret(name));
      if (secret === undefined || place.wrong(path)) continue;
      place.report({
        requirement: 'x-mcp-header/sensitive-parameter',
        path,
        mark: 'member',
        what: `${within(place, path)} puts ${named(secret)} into a header; its name indicates a secret or personal data.`,
        fix: { says: 'Remove `x-mcp-header`.', safety: 'unsafe', steps: [{ do: 'remove', path }] },
      });
    }
  },
});
