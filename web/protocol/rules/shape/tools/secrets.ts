/** Names of arguments that tell of secrets. */

/** Words that alone tell of a secret or of a person. */
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
  'iban',
  'ssn',
  'passport',
  'birthdate',
  'birthday',
  'dob',
  'email',
  'phone',
]);
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
  'date of',
  'session id',
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
  if (parts.some((word) => SINGLE.has(word))) return true;
  if (
    parts.some(
      (word, at) => PAIRS.has(`${word} ${parts[at + 1] ?? ''}`) && (word !== 'date' || parts[at + 2] === 'birth'),
    )
  )
    return true;
  return parts.includes('token') && !parts.some((word) => HARMLESS.has(word));
}
