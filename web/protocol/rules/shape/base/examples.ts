/** Examples of what the types of this area hold, by ledger id. */
import type { Example } from '../../define.ts';
import type { ShapeExample } from '../define.ts';
import { example } from '../../envelope/meaning-examples.ts';
import {
  able,
  FIRST,
  hello,
  icon,
  LEGACY,
  MODERN,
  notification,
  offering,
  request,
  response,
  SECOND,
  tagged,
  THIRD,
  told,
  welcome,
} from './texts.ts';

/** A right message and wrong ones, each in the revision of the wrong one. The stateless revision has a right one of its own. */
function shown(good: Example | readonly [Example, Example], ...bad: readonly Example[]): ShapeExample[] {
  const [one, modern] = 'text' in good ? [good, good] : good;
  return bad.map(({ revision, text }) => ({ revision, good: (revision === MODERN ? modern : one).text, bad: text }));
}

const block = (annotations: string, revision = LEGACY): Example =>
  example(revision, response(`"content":[{"type":"text","text":"A","annotations":${annotations}}]`));
const note = (method: string, params: string, revision = LEGACY): Example => told(method, params, revision);
const cancel = (params: string, revision = LEGACY): Example => note('notifications/cancelled', params, revision);
const progress = (params: string, revision = LEGACY): Example => note('notifications/progress', params, revision);
const log = (params: string, revision = LEGACY): Example => note('notifications/message', params, revision);
const list = (params: string, revision = LEGACY): Example => example(revision, request('tools/list', params));
const page = (more: string, revision = LEGACY): Example => example(revision, response(`"tools":[]${more}`));
const call = (meta: string, revision = LEGACY): Example =>
  example(revision, request('tools/call', `"name":"add","_meta":{${meta}}`));
/** `initialize` with these parameters; `mark` is how the name of the parameters stands there. */
const opening = (params: string, revision = LEGACY, mark = '"params"'): Example =>
  example(revision, `{"jsonrpc":"2.0","id":1,"method":"initialize",${mark}:{${params}}}`);
const opened = (result: string, revision = LEGACY, mark = '"result"'): Example =>
  example(revision, `{"jsonrpc":"2.0","id":1,${mark}:{${result}}}`);

const VERSION = '"protocolVersion":"2025-11-25"';
const NONE = '"capabilities":{}';
const CLIENT = '"clientInfo":{"name":"demo","version":"1.0.0"}';
const SERVER = '"serverInfo":{"name":"demo","version":"1.0.0"}';
const TOKEN = '"progressToken":"t-1"';
const PICTURE = '"src":"https://example.com/i.png"';
const RIGHT_HELLO = hello('"roots":{"listChanged":true},"sampling":{}');
const RIGHT_WELCOME = welcome('"tools":{"listChanged":true},"resources":{"subscribe":true}');

/** Examples by ledger id. */
export const baseExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  'annotations/audience-array': shown(
    block('{"audience":["user"]}'),
    block('{"audience":⟦"user"⟧}', FIRST),
    block('{"audience":⟦null⟧}'),
  ),
  'annotations/audience-values': shown(
    block('{"audience":["user","assistant"]}'),
    block('{"audience":["user",⟦"model"⟧]}', FIRST),
    block('{"audience":[⟦1⟧]}'),
  ),
  'annotations/last-modified-format': shown(
    block('{"lastModified":"2025-01-12T15:00:58Z"}'),
    block('{"lastModified":⟦"12 January 2025"⟧}', THIRD),
    block('{"lastModified":⟦"2025-02-30T10:00:00Z"⟧}'),
  ),
  'annotations/last-modified-type': shown(
    block('{"lastModified":"2025-01-12"}'),
    block('{"lastModified":⟦1736694058⟧}', THIRD),
  ),
  'annotations/last-modified-version': shown(
    block('{"priority":1}', FIRST),
    block('{"priority":1,⟦"lastModified"⟧:"2025-01-12T15:00:58Z"}', FIRST),
    block('{⟦"lastModified"⟧:"2025-01-12T15:00:58Z"}', SECOND),
  ),
  'annotations/priority-range': shown(
    block('{"priority":0.7}'),
    block('{"priority":⟦7⟧}', FIRST),
    block('{"priority":⟦-0.1⟧}'),
    block('{"priority":⟦"high"⟧}', THIRD),
  ),

  'cancellation/params-missing': shown(
    cancel('"requestId":1'),
    example(THIRD, '⟦{"jsonrpc":"2.0","method":"notifications/cancelled"}⟧'),
  ),
  'cancellation/reason-type': shown(
    cancel('"requestId":1,"reason":"slow"'),
    cancel('"requestId":1,"reason":⟦3⟧', FIRST),
  ),
  'cancellation/request-id-missing': shown(
    cancel('"requestId":1', THIRD),
    example(FIRST, '{"jsonrpc":"2.0","method":"notifications/cancelled",⟦"params"⟧:{"reason":"slow"}}'),
    example(MODERN, '{"jsonrpc":"2.0","method":"notifications/cancelled",⟦"params"⟧:{}}'),
  ),
  'cancellation/request-id-type': shown(
    cancel('"requestId":"r-1"'),
    cancel('"requestId":⟦null⟧', FIRST),
    cancel('"requestId":⟦{"id":1}⟧'),
    cancel('"requestId":⟦1.5⟧', MODERN),
  ),

  'capabilities/array-of-names': shown(
    RIGHT_HELLO,
    opening(`${VERSION},"capabilities":⟦["roots"]⟧,${CLIENT}`),
    opened(`${VERSION},"capabilities":⟦["tools","prompts"]⟧,${SERVER}`),
  ),
  'capabilities/client-boolean': shown(
    RIGHT_HELLO,
    hello('"roots":⟦true⟧', FIRST),
    hello('"elicitation":⟦"form"⟧', THIRD),
    hello('"sampling":{"tools":⟦true⟧}'),
  ),
  'capabilities/experimental-value': shown(
    hello('"experimental":{"beta":{}}'),
    hello('"experimental":{"beta":⟦true⟧}', THIRD),
    welcome('"experimental":{"beta":⟦"on"⟧}', FIRST),
  ),
  'capabilities/false-value': shown(
    RIGHT_WELCOME,
    welcome('"prompts":⟦false⟧', FIRST),
    welcome('"tools":{},"completions":⟦false⟧'),
  ),
  'capabilities/flag-boolean': shown(
    [RIGHT_WELCOME, offering('"tools":{}')],
    welcome('"prompts":{"listChanged":⟦1⟧}', FIRST),
    welcome('"tools":{"listChanged":⟦"true"⟧}'),
    offering('"resources":{"subscribe":⟦{}⟧}'),
  ),
  'capabilities/list-changed-type': shown(RIGHT_HELLO, hello('"roots":{"listChanged":⟦"true"⟧}', FIRST)),
  'capabilities/not-object': shown(
    [RIGHT_WELCOME, offering('"tools":{}')],
    welcome('"tools":⟦["add"]⟧', FIRST),
    welcome('"logging":⟦"info"⟧'),
    offering('"tools":⟦true⟧'),
  ),
  'capabilities/null-value': shown(
    RIGHT_WELCOME,
    welcome('"tools":{},"prompts":⟦null⟧', THIRD),
    hello('"sampling":⟦null⟧'),
  ),
  'capabilities/server-boolean': shown(RIGHT_WELCOME, welcome('"tools":⟦true⟧', FIRST), welcome('"resources":⟦true⟧')),
  'capabilities/stateless-boolean': shown(
    able('"elicitation":{}'),
    able('"elicitation":⟦true⟧'),
    able('"elicitation":{"url":⟦true⟧}'),
  ),
  'capabilities/subscribe-type': shown(RIGHT_WELCOME, welcome('"resources":{"subscribe":⟦{}⟧}', THIRD)),

  'extensions/not-a-map': shown(
    able('"extensions":{"com.example/charts":{}}'),
    able('"extensions":⟦["com.example/charts"]⟧'),
    offering('"extensions":⟦"com.example/charts"⟧'),
  ),
  'extensions/settings-not-object': shown(
    able('"extensions":{"com.example/charts":{}}'),
    able('"extensions":{"com.example/charts":⟦true⟧}'),
    offering('"extensions":{"com.example/charts":⟦null⟧}'),
  ),

  'icons/not-array': shown(
    icon(PICTURE),
    hello('', LEGACY, `,"icons":⟦{${PICTURE}}⟧`),
    hello('', LEGACY, ',"icons":[⟦"https://example.com/i.png"⟧]'),
  ),
  'icons/since-2025-11-25': shown(hello('', THIRD), hello('', THIRD, `,⟦"icons"⟧:[{${PICTURE}}]`)),
  'icons/sizes-type': shown(
    [icon(`${PICTURE},"sizes":["48x48"]`), icon(`${PICTURE},"sizes":["any"]`, MODERN)],
    icon(`${PICTURE},"sizes":⟦"48x48"⟧`),
    icon(`${PICTURE},"sizes":[⟦{"width":48}⟧]`, MODERN),
  ),
  'icons/src-missing': shown(icon(PICTURE), hello('', LEGACY, ',"icons":[⟦{"mimeType":"image/png"}⟧]')),
  'icons/theme-value': shown(
    [icon(`${PICTURE},"theme":"dark"`), icon(`${PICTURE},"theme":"light"`, MODERN)],
    icon(`${PICTURE},"theme":⟦"auto"⟧`),
    icon(`${PICTURE},"theme":⟦1⟧`, MODERN),
  ),

  'implementation/details-since-2025-11-25': shown(
    hello('', THIRD),
    hello('', THIRD, ',⟦"description"⟧:"A demo"'),
    welcome('', FIRST, ',⟦"websiteUrl"⟧:"https://example.com"'),
  ),
  'implementation/title-since-2025-06-18': shown(hello('', FIRST), hello('', FIRST, ',⟦"title"⟧:"Demo"')),
  'implementation/title-type': shown(hello('', THIRD, ',"title":"Demo"'), hello('', THIRD, ',"title":⟦["Demo"]⟧')),
  'implementation/website-url-format': shown(
    hello('', LEGACY, ',"websiteUrl":"https://example.com/about"'),
    welcome('', LEGACY, ',"websiteUrl":⟦{"href":"https://example.com"}⟧'),
  ),

  'lifecycle/client-info-name-missing': shown(
    RIGHT_HELLO,
    opening(`${VERSION},${NONE},⟦"clientInfo"⟧:{"version":"1.0.0"}`, THIRD),
  ),
  'lifecycle/client-info-version-missing': shown(
    RIGHT_HELLO,
    opening(`${VERSION},${NONE},⟦"clientInfo"⟧:{"name":"demo"}`, FIRST),
  ),
  'lifecycle/initialize-capabilities-missing': shown(
    RIGHT_HELLO,
    opening(`${VERSION},${CLIENT}`, LEGACY, '⟦"params"⟧'),
  ),
  'lifecycle/initialize-client-info-missing': shown(
    RIGHT_HELLO,
    opening(`${VERSION},${NONE}`, THIRD, '⟦"params"⟧'),
    opening(`${VERSION},${NONE},"clientInfo":⟦"demo 1.0.0"⟧`),
  ),
  'lifecycle/initialize-params-missing': shown(
    RIGHT_HELLO,
    example(FIRST, '⟦{"jsonrpc":"2.0","id":1,"method":"initialize"}⟧'),
  ),
  'lifecycle/initialize-protocol-version-missing': shown(
    RIGHT_HELLO,
    opening(`${NONE},${CLIENT}`, SECOND, '⟦"params"⟧'),
    opening(`"protocol_version":"2025-11-25",${NONE},${CLIENT}`, LEGACY, '⟦"params"⟧'),
  ),
  'lifecycle/initialize-protocol-version-type': shown(
    RIGHT_HELLO,
    opening(`"protocolVersion":⟦20251125⟧,${NONE},${CLIENT}`),
    opening(`"protocolVersion":⟦null⟧,${NONE},${CLIENT}`, FIRST),
  ),
  'lifecycle/instructions-type': shown(
    opened(`${VERSION},${NONE},${SERVER},"instructions":"Ask for a city."`),
    opened(`${VERSION},${NONE},${SERVER},"instructions":⟦["Ask for a city."]⟧`),
  ),
  'lifecycle/result-capabilities-missing': shown(RIGHT_WELCOME, opened(`${VERSION},${SERVER}`, FIRST, '⟦"result"⟧')),
  'lifecycle/result-protocol-version-missing': shown(RIGHT_WELCOME, opened(`${NONE},${SERVER}`, THIRD, '⟦"result"⟧')),
  'lifecycle/result-server-info-missing': shown(RIGHT_WELCOME, opened(`${VERSION},${NONE}`, LEGACY, '⟦"result"⟧')),
  'lifecycle/server-info-version-missing': shown(
    RIGHT_WELCOME,
    opened(`${VERSION},${NONE},⟦"serverInfo"⟧:{"name":"demo"}`),
    opened(`${VERSION},${NONE},⟦"serverInfo"⟧:{}`, FIRST),
  ),

  'logging/data-required': shown(
    log('"level":"info","data":"x"'),
    example(FIRST, notification('notifications/message', '"level":"info"').replace('"params"', '⟦"params"⟧')),
    example(
      LEGACY,
      notification('notifications/message', '"level":"info","message":"x"').replace('"params"', '⟦"params"⟧'),
    ),
  ),
  'logging/level-required': shown(
    log('"level":"info","data":"x"'),
    example(THIRD, notification('notifications/message', '"data":"x"').replace('"params"', '⟦"params"⟧')),
  ),
  'logging/level-values': shown(
    log('"level":"warning","data":"x"'),
    log('"level":⟦"warn"⟧,"data":"x"', FIRST),
    log('"level":⟦"ERROR"⟧,"data":"x"'),
    log('"level":⟦3⟧,"data":"x"', MODERN),
  ),
  'logging/logger-string': shown(
    log('"level":"info","logger":"db","data":"x"'),
    log('"level":"info","logger":⟦{"name":"db"}⟧,"data":"x"', FIRST),
  ),
  'logging/set-level-values': shown(
    example(LEGACY, request('logging/setLevel', '"level":"error"')),
    example(FIRST, request('logging/setLevel', '"level":⟦"off"⟧')),
    example(LEGACY, request('logging/setLevel', '"level":⟦4⟧')),
    example(THIRD, request('logging/setLevel', '').replace('"params"', '⟦"params"⟧')),
  ),

  'pagination/cursor-null': shown(list('"cursor":"p2"'), list('"cursor":⟦null⟧', FIRST)),
  'pagination/cursor-string': shown(list('"cursor":"p2"'), list('"cursor":⟦2⟧', FIRST), list('"cursor":⟦{"page":2}⟧')),
  'pagination/next-cursor-null': shown(page(''), page(',"nextCursor":⟦null⟧', FIRST)),
  'pagination/next-cursor-string': shown(
    page(',"nextCursor":"p2"'),
    page(',"nextCursor":⟦2⟧', FIRST),
    page(',"nextCursor":⟦false⟧'),
  ),

  'progress/message-since-2025-03-26': shown(
    progress(`${TOKEN},"progress":1`, FIRST),
    progress(`${TOKEN},"progress":1,⟦"message"⟧:"half done"`, FIRST),
  ),
  'progress/message-type': shown(
    progress(`${TOKEN},"progress":1,"message":"half done"`),
    progress(`${TOKEN},"progress":1,"message":⟦50⟧`, SECOND),
  ),
  'progress/progress-missing': shown(
    progress(`${TOKEN},"progress":1`),
    example(THIRD, notification('notifications/progress', `${TOKEN},"total":10`).replace('"params"', '⟦"params"⟧')),
  ),
  'progress/progress-type': shown(
    progress(`${TOKEN},"progress":50`),
    progress(`${TOKEN},"progress":⟦"50%"⟧`, FIRST),
    progress(`${TOKEN},"progress":⟦null⟧`, MODERN),
  ),
  'progress/request-token-fractional': shown(
    [call('"progressToken":1'), tagged('"progressToken":1')],
    call('"progressToken":⟦1.5⟧', FIRST),
    tagged('"progressToken":⟦0.25⟧'),
  ),
  'progress/request-token-type': shown(
    [call(TOKEN), tagged(TOKEN)],
    call('"progressToken":⟦true⟧', THIRD),
    call('"progressToken":⟦null⟧'),
    tagged('"progressToken":⟦["t-1"]⟧'),
  ),
  'progress/token-missing': shown(
    progress(`${TOKEN},"progress":1`),
    example(FIRST, notification('notifications/progress', '"progress":1').replace('"params"', '⟦"params"⟧')),
  ),
  'progress/total-type': shown(
    progress(`${TOKEN},"progress":1,"total":10`),
    progress(`${TOKEN},"progress":1,"total":⟦null⟧`, FIRST),
    progress(`${TOKEN},"progress":1,"total":⟦"10"⟧`),
  ),
};
