/** Calls whose arguments do not arrive: what people write about it, and why a validator that reports a missing value is not the cause. */
import type { Remedy } from '../types.ts';

/** Arguments that one side sends, and the tool does not receive; linear. */
export const UNSENT =
  /\b(?:arguments?|args|parameters?|params)\b(?: (?:payload|object|field))?(?: \w{1,12}){0,3} (?:is|are|was|were|being|gets?|got|arrives?|comes?)(?: through)?(?: as)? (?:always |all |just |only |silently |already )?(?:an? )?(?:empty|dropped|lost|gone|stripped|discarded|swallowed|[`'"]?undefined|[`'"]?\{\}|(?:not|never)(?: being)?(?: \w{2,12}ly)? (?:sent|passed|transmitted|forwarded|received))|\b(?:arguments?|args|parameters?|params)\b (?:(?:do|does)(?: not|n['’]t)|never) (?:reach|arrive)|\b(?:not|n['’]t|never|no longer|without)(?: \w{1,12}){0,3} (?:pass|send|forward|transmit)\w{0,4} (?:the |any )?(?:arguments|parameters)\b|\b(?:tools?|handlers?|callbacks?|functions?)\b[^.\n]{0,30} (?:receiv\w{1,3}|gets?|got|sees?) (?:only |always |just )?(?:an? )?(?:empty (?:object|arguments?|params|parameters|input)|[`'"]?undefined\b|[`'"]?\{\}|no (?:arguments|args|parameters|params|input)\b)|\b(?:pass|send|forward|transmit|receiv)\w{0,3} (?:only |always |just )?(?:an? )?(?:empty |[`'"]?undefined[`'"]? |[`'"]?null[`'"]? |no )(?:[`'"]?\{\}[`'"]? )?(?:as )?(?:the )?(?:tool )?(?:arguments?|args|parameters|params)\b|\b(?:pass|send)\w{0,3} [`'"]?(?:arguments: )?undefined\b|\breceived [`'"]?undefined[`'"]? instead of\b|\bno arguments? object was sent\b|\b(?:with|has|have|contains?) (?:only )?(?:an? )?\*{0,2}empty arguments?\b|\barguments\b[^\n]{0,30}\bsends none\b|\b(?:every|each|all|always)\b[^\n]{0,60}["'`](?:input|arguments|args)["'`]{0,2} ?: ?\{\}|参数[^。\n]{0,6}(?:为空|丢失|没有传)/iu;

/** The headline. */
export const UNSENT_TITLE = 'The arguments of a call must arrive at the tool';
/** What it means. */
export const UNSENT_SAYS =
  'The arguments do not arrive at the tool: the sender leaves them out, or the SDK of the server drops them before its handler.';
/** What to change. */
export const UNSENT_HOW: readonly Remedy[] = [
  {
    for: 'the TypeScript SDK',
    says: 'Pass a shape of Zod (`{ name: z.string() }`) to `server.tool`; older versions turn a JSON Schema or `z.object(…)` into a schema without members, which drops all arguments.',
  },
  { for: 'the client', says: 'Send `arguments` as an object in each call, also if it is empty: `{}`.' },
  {
    says: 'Compare `arguments` of the `tools/call` request with what the handler receives: that shows which side loses them.',
  },
];
