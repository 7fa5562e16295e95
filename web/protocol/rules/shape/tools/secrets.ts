/** Names of arguments that tell of secrets. */

/** Words that alone tell of a secret. */
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
/** Words that say who a person is, where nothing follows them but what they are written as. */
const PERSONAL = new Set(['iban', 'ssn', 'passport', 'birthdate', 'birthday', 'dob', 'email', 'phone']);
const WRITTEN = new Set(['address', 'number', 'no', 'nr']);
/** Two words in a row that do. */
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
/** What stands before or behind `token` where it is a place in a list or a count. */
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

/** True when the name tells of a secret, or of something that says who a person is. */
export function isSecret(name: string): boolean {
  const parts = words(name);
  if (parts.includes('token') && !parts.some((word) => HARMLESS.has(word))) return true;
  return parts.some((word, at) => {
    const behind = parts.slice(at + 1);
    if (SINGLE.has(word) || PAIRS.has(`${word} ${behind[0] ?? ''}`)) return true;
    if (word === 'date') return behind.join(' ') === 'of birth';
    return PERSONAL.has(word) && behind.every((next) => WRITTEN.has(next));
  });
}
