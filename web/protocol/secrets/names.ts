/** Names behind which a secret stands: of members, headers, variables, options and parts of addresses. */

/**
 * What a name says about its value.
 * - `header`: `Authorization` and its kin, a scheme and the credentials;
 * - `cookie`, `set-cookie`: pairs;
 * - `password`: anything may stand there;
 * - `sure`: a key or token by its name alone;
 * - `maybe`: a key or token where the value reads like one;
 * - `session`: an id of a session.
 */
export type NameSays = 'header' | 'cookie' | 'set-cookie' | 'password' | 'sure' | 'maybe' | 'session';

/** Whole names, without marks and in small letters. */
const WHOLE: Readonly<Record<string, NameSays>> = {
  authorization: 'header',
  proxyauthorization: 'header',
  cookie: 'cookie',
  setcookie: 'set-cookie',
  pwd: 'password',
  sessionid: 'session',
  mcpsessionid: 'session',
  xsessionid: 'session',
  connectsid: 'session',
  phpsessid: 'session',
  jsessionid: 'session',
  accountkey: 'sure',
  sharedaccesskey: 'sure',
};

/** Ends of names. The first that fits counts. */
const ENDS: readonly (readonly [RegExp, NameSays])[] = [
  [/(?:password|passwd|passphrase)$/, 'password'],
  [
    /(?:api|access|auth|secret|private|signing|encryption|subscription|master|license|admin|service|webhook|client)keys?$/,
    'sure',
  ],
  [
    /(?:api|access|auth|refresh|id|bearer|bot|user|security|session|csrf|xsrf|github|gitlab|slack|personal)token$/,
    'sure',
  ],
  [/(?:client|app|api|webhook|signing|shared|consumer|jwt|session)secret$/, 'sure'],
  [/(?:secretaccesskey|codeverifier|clientassertion|connectionstring|securitytoken)$/, 'sure'],
  [/(?:token|secret|credentials?|subjecttoken|assertion)$/, 'maybe'],
];

/** Names that end alike and hold nothing secret: marks of progress and pages, counts, words of grammars. */
const HARMLESS =
  /(?:progress|page|next|previous|prev|continuation|cursor|sync|resume|cancel|cancellation|stop|eos|bos|pad|unk|mask|sep|cls|start|end|first|last|input|output|prompt|completion|max|min|special|design|colou?r|syntax|change|delta|watch|upload|etag)token$|^(?:public|foreign|primary|sort|partition|hot|shortcut)key$|^pub(?:lic)?\w*key$/;

/** In the query of an address a few short names count as well. */
const QUERY: Readonly<Record<string, NameSays>> = {
  key: 'maybe',
  auth: 'maybe',
  code: 'maybe',
  sig: 'maybe',
  signature: 'maybe',
  xamzsignature: 'maybe',
  xamzcredential: 'maybe',
  sid: 'session',
};

/** Last parts of all these names, for one quick look through a text. */
export const LAST_PARTS =
  /(?:token|secret|credentials?|passw(?:or)?d|passphrase|pwd|keys?|authorization|cookie|session[-_ ]?id|connect\.sid|sessid|verifier|assertion|string|(?<=[?&])(?:auth|code|sig|signature|sid|x-amz-credential)|amz-signature)/gi;

/** What a name says; `null` where it says nothing. `query`: it stands in the query of an address. */
export function whatNameSays(name: string, query: boolean): NameSays | null {
  const bare = name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  const whole = Object.hasOwn(WHOLE, bare) ? WHOLE[bare] : undefined;
  if (whole !== undefined) return whole === 'password' && name === 'PWD' ? null : whole;
  if (HARMLESS.test(bare)) return null;
  for (const [end, says] of ENDS) if (end.test(bare)) return says;
  return query && Object.hasOwn(QUERY, bare) ? (QUERY[bare] ?? null) : null;
}
