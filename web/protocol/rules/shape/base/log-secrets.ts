import { get } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { FIRST, LEGACY, MODERN, SECOND, notified, where } from './example-texts.ts';
import type { Path } from '../../../json/plan.ts';
import type { JsonValue } from '../../../json/types.ts';

// Detects passwords, keys and tokens in a log message. Only patterns that are almost certainly secrets.

/** One secret: its path, its description, and the string with the secret replaced. */
interface Secret {
  path: Path;
  looks: string;
  redacted: string;
}

const MAX_VALUES = 2000;
const MAX_DEPTH = 30;
const MAX_SECRETS = 5;
/** Maximum number of characters searched in a string. */
const LOOK = 5000;

/** Patterns of known keys and tokens; each is bounded so that matching stays fast. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/u, 'a private key'],
  [/\bBearer\s{1,3}[A-Za-z0-9._~+/-]{12,}={0,2}/u, 'a bearer token'],
  [/\bBasic\s{1,3}[A-Za-z0-9+/]{12,}={0,2}(?![A-Za-z0-9])/u, 'HTTP Basic credentials'],
  [/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/u, 'a JSON Web Token'],
  [/\b(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9]{20,}|\bgithub_pat_[A-Za-z0-9_]{20,}/u, 'a GitHub token'],
  [/\bglpat-[A-Za-z0-9_-]{16,}/u, 'a GitLab token'],
  [/\b(?:sk|pk|rk)(?:[-_](?:live|test|proj|ant|or))?[-_][A-Za-z0-9_-]{16,}/u, 'an API key'],
  [/\bxox[abeprs]-[A-Za-z0-9-]{10,}/u, 'a Slack token'],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/u, 'an AWS key'],
  [/\bAIza[0-9A-Za-z_-]{30,}/u, 'a Google key'],
  [/\bnpm_[A-Za-z0-9]{30,}/u, 'an npm token'],
  [/\b[a-z][a-z0-9+]{1,15}:\/\/[^\s/:@]{1,80}:[^\s/@]{1,120}@/iu, 'a password in a URL'],
];
const ASSIGNED =
  /\b(?:[a-z]{1,20}[_-]?)?(?:password|passwd|passphrase|pwd|secret|api[_-]?key|access[_-]?key|private[_-]?key|access[_-]?token|auth[_-]?token|refresh[_-]?token)["']?\s{0,3}[=:]\s{0,3}["']?([^\s"',;&}]{4,200})/iu;
const QUOTED =
  /\b(?:password|passwd|passphrase|secret|api key|access token)\s{1,3}(?:is\s{1,3})?["'`]([^"'`\s]{4,200})["'`]/iu;
const HEADER = /\bauthorization["']?\s{0,3}[=:]\s{0,3}["']?(?:bearer|basic|token)\s{1,3}([^\s"',;}]{3,200})/iu;
const TOKEN =
  /\b(?:token|session[_-]?id|sid)["']?\s{0,3}[=:]\s{0,3}["']?(?!next|page|cursor|test|example)((?=[^\s"',;&}]{0,80}\d[^\s"',;&}]{0,80}\d)[A-Za-z0-9._~+/-]{12,200})/iu;
const NAMES =
  /^(?:.{0,40}_)?(?:password|passwd|passphrase|pwd|secret|client_secret|secret_key|api_?key|access_key|private_key|access_token|refresh_token|auth_token|id_token|session_token|bearer_token|token|authorization)$/u;
/** Placeholders for a removed secret, and words that describe a secret’s state. */
const HARMLESS =
  /^(?:[*•.x#_-]+|\[.*\]|<.*>|\(.*\)|\{.*\}|\$.*|%.*%|redacted|masked|hidden|removed|filtered|secret|none|null|nil|undefined|true|false|empty|missing|required|invalid|incorrect|wrong|expired|unset|set|not|is|was|ok|must|changed|reset|rotated|updated|unknown|valid|accepted|rejected|denied|granted|failed|pending|enabled|disabled|needed|provided|present|absent|optional|default|please|enter|use|see)[.!:]?$/iu;

/**
 * Characters and words that every secret has near it, according to the patterns: rare in plain prose and cheap to search for.
 */
const MARK = /[-_.:='"`]|Bearer|Basic|AKIA|ASIA|AIza/u;
/** Fragments of which every secret, or the key that holds it, contains one. */
const SIGN =
  /pass|pwd|secret|key|token|session|sid|auth|bearer|basic|eyj|gh[a-z]_|github_|glpat|[spr]k[-_]|xox|a[ks]ia|aiza|npm_|:\/\//iu;

/** True for data that certainly contains no secret. */
function isWithoutSecrets(data: JsonValue | undefined, depth = 0): boolean {
  if (typeof data === 'string') return !MARK.test(data) || !SIGN.test(data);
  if (typeof data !== 'object' || data === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(data)) return data.every((item) => isWithoutSecrets(item, depth + 1));
  for (const name in data) {
    if (SIGN.test(name) || !isWithoutSecrets(data[name], depth + 1)) return false;
  }
  return true;
}

function snake(name: string): string {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, '_')
    .replaceAll(/[^A-Za-z0-9]+/gu, '_')
    .toLowerCase();
}

/** True for a value whose key names a secret, when the value is the secret itself. */
function isStored(name: string, value: string): boolean {
  if (name.length > 80 || !NAMES.test(snake(name)) || value.trim().length < 3) return false;
  const words = value.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  const scheme = words.length === 2 && /^(?:bearer|basic|token)$/iu.test(words[0] ?? '');
  if (words.length > 1 && !scheme) return false;
  if (HARMLESS.test(last)) return false;
  return snake(name).endsWith('token') ? /^[\w.~+/=-]{8,}$/u.test(last) : true;
}

/** True for “password: ask the owner”: a word after a colon, and the sentence continues. */
function isProse(match: RegExpExecArray, found: string, text: string): boolean {
  return (
    /:\s/u.test(match[0]) &&
    /^[A-Za-z]{2,12}$/u.test(found) &&
    /^ [A-Za-z]/u.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2))
  );
}

function inText(text: string): { looks: string; found: string } | null {
  const head = text.slice(0, LOOK);
  for (const [shape, looks] of SHAPES) {
    const found = shape.exec(head)?.[0];
    if (found !== undefined) return { looks, found };
  }
  for (const pattern of [ASSIGNED, QUOTED, HEADER, TOKEN]) {
    const match = pattern.exec(head);
    const found = match?.[1];
    if (match && found !== undefined && !HARMLESS.test(found) && !isProse(match, found, head))
      return { looks: 'a password or key', found };
  }
  return null;
}

/** The first few secrets in the data of a log message. */
function secretsIn(data: JsonValue): Secret[] {
  const secrets: Secret[] = [];
  const open: { value: JsonValue; path: Path; name: string }[] = [{ value: data, path: [], name: '' }];
  for (let seen = 0; seen < MAX_VALUES && secrets.length < MAX_SECRETS; seen++) {
    const next = open.pop();
    if (!next) break;
    const { value, path, name } = next;
    if (typeof value === 'string') {
      const found = inText(value);
      if (found) {
        secrets.push({ path, looks: found.looks, redacted: value.replace(found.found, () => '[redacted]') });
      } else if (isStored(name, value)) {
        secrets.push({ path, looks: `the value of \`${name}\``, redacted: '[redacted]' });
      }
    } else if (typeof value === 'object' && value !== null && path.length < MAX_DEPTH) {
      const inner = Array.isArray(value)
        ? value.slice(0, MAX_VALUES).map((item, at) => ({ value: item, path: [...path, at], name }))
        : Object.entries(value)
            .slice(0, MAX_VALUES)
            .map(([key, item]) => ({ value: item, path: [...path, key], name: key }));
      open.push(...inner.reverse());
    }
  }
  return secrets;
}

const METHOD = 'notifications/message';

/** Log messages are stored and displayed. */
export const logSecrets = defineShapeRule({
  id: 'logging/secret-in-data',
  requirements: ['logging/secret-in-data'],
  class: 'spec',
  types: ['LoggingMessageNotificationParams'],
  title: 'Log messages {must} not contain secrets',
  why: 'Logs are stored, shown to people and read by models, and anyone who can read them can use the secret.',
  how: 'Remove the secret before logging, and replace a secret that has already been logged.',
  examples: {
    good: [
      notified(METHOD, '"level":"error","data":"Login failed: wrong password"', FIRST),
      notified(
        METHOD,
        '"level":"info","data":{"password":"***","tokens":120,"nextPageToken":"p2","api_key":"[redacted]"}',
      ),
      notified(METHOD, '"level":"debug","data":"Bearer token accepted for https://example.com/api"', MODERN),
    ],
    bad: [
      notified(
        METHOD,
        '"level":"info","data":⟦"GET /v1 Authorization: Bearer 8f14e45fceea167a5a36dedd4bea2543"⟧',
        FIRST,
      ),
      notified(METHOD, '"level":"debug","data":{"user":"ana","password":⟦"hunter22"⟧}', SECOND),
      notified(METHOD, '"level":"error","data":{"try":[{"url":⟦"postgres://app:s3cret@db.internal/main"⟧}]}', LEGACY),
      notified(METHOD, '"level":"info","data":⟦"using api_key=abcd1234efgh5678"⟧', MODERN),
    ],
  },
  cues: [{ at: 'data', when: (data) => !isWithoutSecrets(data) }],
  judge(place) {
    for (const { path, looks, redacted } of secretsIn(get(place.value, 'data') ?? null)) {
      const at = ['data', ...path];
      place.report({
        requirement: 'logging/secret-in-data',
        path: at,
        what: `${where(place, at)} contains what looks like ${looks}.`,
        fix: {
          says: 'Replace it with `[redacted]`.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path: at, value: redacted }],
        },
      });
    }
  },
});
