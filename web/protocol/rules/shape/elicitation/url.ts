import { get, has } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import { defineShapeRule, type Place } from '../define.ts';
import { inner } from './forms.ts';
import { requestText, LEGACY, MODERN, open, visit } from './example-texts.ts';

// Parses the URLs that users are asked to open, in linear time; never throws.

/** The parts of a URL that the rules check. */
interface Address {
  /** In lowercase, without the colon. */
  readonly scheme: string;
  /** The part before `@`, or null. */
  readonly user: string | null;
  /** In lowercase, without the port; empty when there is none. */
  readonly host: string;
  /** Parameters of the query and the fragment; decoded where possible. */
  readonly params: readonly (readonly [name: string, value: string])[];
}

const PARTS = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?[^?#]*(?:\?([^#]*))?(?:#(.*))?$/isu;

/** Parses a URL with a scheme; null for anything else. */
export function addressOf(text: string): Address | null {
  const match = text.length > 20_000 ? null : PARTS.exec(text);
  if (!match) return null;
  const [, scheme = '', authority = '', query = '', fragment = ''] = match;
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1).replace(/:\d*$/u, '');
  return {
    scheme: scheme.toLowerCase(),
    user: at < 0 ? null : authority.slice(0, at),
    host: host.toLowerCase(),
    params: [...pairsOf(query), ...pairsOf(fragment)],
  };
}

function pairsOf(text: string): (readonly [string, string])[] {
  return text.split('&').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at <= 0 ? [] : [[decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))] as const];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** True for hosts on the developer’s own machine or network. */
export function isOwnNetwork(host: string): boolean {
  if (/^(?:localhost|host\.docker\.internal|\[::1\]|0\.0\.0\.0)$/u.test(host)) return true;
  if (/\.(?:localhost|local|test|internal|lan)$/u.test(host)) return true;
  return /^(?:127|10)(?:\.\d{1,3}){3}$|^192\.168(?:\.\d{1,3}){2}$|^172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}$/u.test(
    host,
  );
}

const PATH = ['url'];
/** Parameter names for secrets or personal data; lowercase, without `-` and `_`. */
const TELLING = new Set(
  `password passwd pwd pass token accesstoken idtoken refreshtoken authtoken bearertoken sessiontoken apitoken jwt apikey
  accesskey auth authkey privatekey pin otp username secret clientsecret secretkey authorization credential credentials session sessionid email emailaddress useremail
  mail phone phonenumber mobile ssn dob birthdate dateofbirth firstname lastname fullname creditcard cardnumber
  xamzsignature xamzcredential xamzsecuritytoken`.split(/\s+/u),
);
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

function reveals(name: string, value: string): boolean {
  const bare = name.toLowerCase().replaceAll(/[-_.]/gu, '');
  return TELLING.has(bare) || (bare === 'key' && value.length >= 16) || (value.length < 300 && MAIL.test(value));
}

function judgeSecrets(place: Place, text: string, { user, params }: Address): void {
  const telling = params.filter(([name, value]) => value !== '' && reveals(name, value));
  if ((user === null || user === '') && telling.length === 0) return;
  const names = [...new Set(telling.map(([name]) => name))];
  const carried = [user ? 'user information before `@`' : '', names.length > 0 ? listed(names) : ''].filter(
    (one) => one !== '',
  );
  place.report({
    requirement: 'elicitation/url-carries-secret',
    path: PATH,
    title: 'The URL {must} not contain secrets or personal data',
    why: 'URLs are displayed and stored in logs and histories, and anyone who obtains one can use the data in it.',
    what: `The URL in ${inner(place)} contains ${carried.join(' and ')}: a secret or personal data.`,
    ...(user && names.length === 0
      ? {
          fix: {
            says: 'Remove the part before `@`.',
            safety: 'unsafe',
            steps: [{ do: 'replace', path: PATH, value: text.replace(`${user}@`, '') }],
          },
        }
      : {}),
  });
}

function judgeScheme(place: Place, text: string, { scheme, host }: Address): void {
  if (scheme === 'https' || (scheme === 'http' && isOwnNetwork(host))) return;
  place.report({
    requirement: 'elicitation/url-not-https',
    path: PATH,
    title: 'The URL {must} use HTTPS',
    why: 'Without HTTPS, the user’s input is sent unencrypted and can be read or changed in transit.',
    what: `The URL in ${inner(place)} is ${code(text)}, which does not use HTTPS.`,
    ...(scheme === 'http'
      ? {
          fix: {
            says: 'Use https.',
            safety: 'unsafe',
            steps: [{ do: 'replace', path: PATH, value: `https${text.slice(4)}` }],
          },
        }
      : {}),
  });
}

/** The URL that the user is asked to open. */
export const url = defineShapeRule({
  id: 'elicitation/url',
  requirements: ['elicitation/url-invalid', 'elicitation/url-not-https', 'elicitation/url-carries-secret'],
  class: 'spec',
  types: ['ElicitRequestURLParams'],
  title: 'The URL of an elicitation {must} be valid',
  why: 'The user’s browser cannot open an incomplete URL.',
  how: 'Write the complete URL, with HTTPS and without secrets or personal data.',
  examples: {
    good: [
      open('"https://example.com/connect?elicitationId=e-17&state=x1"'),
      open('"http://localhost:3000/connect"', MODERN),
      requestText(visit('"https://example.com/#/connect"'), MODERN),
    ],
    bad: [
      open('⟦"https:///connect"⟧'),
      open('⟦"http://example.com/connect"⟧', MODERN),
      open('⟦"https://ana:pa55@example.com/connect"⟧'),
      open('⟦"https://example.com/connect?access_token=abc123"⟧', MODERN),
      open('⟦"https://example.com/connect?user=ana%40example.com"⟧', LEGACY),
    ],
  },
  judge(place) {
    const text = get(place.value, 'url');
    if (typeof text !== 'string' || place.wrong(PATH) || !has(place.value, 'url')) return;
    const address = addressOf(text);
    if (!address) return;
    if (/^https?$/u.test(address.scheme) && address.host === '') {
      place.report({
        requirement: 'elicitation/url-invalid',
        path: PATH,
        what: `The URL in ${inner(place)} is ${code(text)}, which has no host.`,
      });
      return;
    }
    judgeScheme(place, text, address);
    judgeSecrets(place, text, address);
  },
});
