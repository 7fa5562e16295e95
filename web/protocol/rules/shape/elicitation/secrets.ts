import type { JsonObject } from '../../../json/types.ts';
import { get, has } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineShapeRule } from '../define.ts';
import { fieldPath, fieldsOf, formOf, FORM_TYPES, inner } from './forms.ts';
import { requestText, FIRST, form, LEGACY, MODERN, NAME } from './example-texts.ts';

/** Words for secrets and payment data at the end of a name: a field called `password hint` asks for something else. */
const SECRETS: readonly (readonly string[])[] = [
  `password|passwords|passwd|passcode|passphrase|pwd|pin|secret|credential|credentials|token|otp|totp|apikey|cvv|cvc|cvv2|mnemonic`,
  `api key|access key|secret key|private key|ssh key|encryption key|signing key|account key|master key|auth key|pass phrase|pass word`,
  `pin code|pin number|one time code|verification code|mfa code|2fa code|totp code|otp code|security code|auth code|recovery code`,
  `seed phrase|recovery phrase|card number|credit card|debit card|card details|card no|payment card|bank account|bank account number|routing number|iban`,
].flatMap((line) => line.split('|').map((phrase) => phrase.split(' ')));
/** Words that may follow without changing the meaning. */
const TAILS = new Set(
  'value input again repeat confirm confirmation confirmed new old current required text pem string 1 2'.split(' '),
);
/** Tokens that are not secrets. */
const HARMLESS = new Set('page next continuation cursor sync stop pagination max min csrf design'.split(' '));

/** The words of a name or short title, in lowercase: `githubAPIKey`, `github-api-key`, “Your GitHub API key:”. */
function wordsOf(text: string): string[] {
  if (text.length > 80) return [];
  const spaced = text
    .replaceAll(/\([^()]*\)/gu, ' ')
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1 $2');
  return spaced
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=[a-z]{3})\d+$/u, ''));
}

/** The secret that a name asks for, or null. */
function secretIn(text: string): string | null {
  const words = wordsOf(text);
  const use = words.findIndex((word, index) => index > 0 && (word === 'for' || word === 'to' || word === 'from'));
  if (use > 0) words.splice(use);
  while (TAILS.has(words.at(-1) ?? '')) words.pop();
  if (words.length > 7 || words.some((word) => word === 'hint' || word === 'name' || word === 'forgot')) return null;
  for (const phrase of SECRETS) {
    const from = words.length - phrase.length;
    if (from < 0 || phrase.some((word, index) => words[from + index] !== word)) continue;
    return HARMLESS.has(words[from - 1] ?? '') ? null : phrase.join(' ');
  }
  return null;
}

/** True for fields in which users type: a choice or checkbox does not ask for a secret. */
function isTyped(field: JsonObject): boolean {
  const type = get(field, 'type');
  const typed = type === 'string' || type === 'number' || type === 'integer';
  return typed && !has(field, 'enum') && !has(field, 'oneOf');
}

/** Forms pass through the client, so secrets need another channel. */
export const secrets = defineShapeRule({
  id: 'elicitation/form-asks-for-secret',
  requirements: ['elicitation/form-asks-for-secret'],
  class: 'spec',
  types: FORM_TYPES,
  title: 'A form {must} not ask for secrets',
  why: 'The user’s input passes through the client, and often on to a model and into logs.',
  how: 'Collect passwords, keys, tokens and payment data on a page of your own; since 2025-11-25, use the mode `url`.',
  examples: {
    good: [
      requestText(form(`${NAME},"email":{"type":"string","format":"email"}`), FIRST),
      requestText(
        form('"resetPassword":{"type":"boolean"},"passwordHint":{"type":"string"},"tokenCount":{"type":"integer"}'),
      ),
      requestText(form('"authMethod":{"type":"string","title":"Method","enum":["password","token"]}'), MODERN),
    ],
    bad: [
      requestText(form(`${NAME},⟦"password"⟧:{"type":"string"}`), FIRST),
      requestText(form('⟦"githubAPIKey"⟧:{"type":"string","minLength":20}'), LEGACY),
      requestText(form('"cc":{"type":"string","title":⟦"Credit card number"⟧}'), MODERN),
    ],
  },
  judge(place) {
    const schema = formOf(place);
    if (!schema) return;
    for (const [name, field] of fieldsOf(schema)) {
      if (!isTyped(field)) continue;
      const title = get(field, 'title');
      const byName = secretIn(name);
      const secret = byName ?? (typeof title === 'string' ? secretIn(title) : null);
      if (secret === null) continue;
      const where = byName === null ? ` with the title ${code(title ?? null)}` : '';
      place.report({
        requirement: 'elicitation/form-asks-for-secret',
        path: byName === null ? [...fieldPath(name), 'title'] : fieldPath(name),
        mark: byName === null ? 'value' : 'key',
        what: `The form in ${inner(place)} has the field ${named(name)}${where}, which appears to ask for a secret: ${secret}.`,
      });
    }
  },
});
