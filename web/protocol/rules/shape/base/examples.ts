/** Examples for the types of this area, by requirement id. */
import type { Example } from '../../define.ts';
import type { ShapeExample } from '../define.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { handshakeExamples } from './examples-handshake.ts';
import {
  FIRST,
  LEGACY,
  MODERN,
  notification,
  request,
  response,
  SECOND,
  shown,
  tagged,
  THIRD,
  notified,
} from './example-texts.ts';

const block = (annotations: string, revision = LEGACY): Example =>
  example(revision, response(`"content":[{"type":"text","text":"A","annotations":${annotations}}]`));
const note = (method: string, params: string, revision = LEGACY): Example => notified(method, params, revision);
const cancel = (params: string, revision = LEGACY): Example => note('notifications/cancelled', params, revision);
const progress = (params: string, revision = LEGACY): Example => note('notifications/progress', params, revision);
const log = (params: string, revision = LEGACY): Example => note('notifications/message', params, revision);
const list = (params: string, revision = LEGACY): Example => example(revision, request('tools/list', params));
const page = (more: string, revision = LEGACY): Example => example(revision, response(`"tools":[]${more}`));
const call = (meta: string, revision = LEGACY): Example =>
  example(revision, request('tools/call', `"name":"add","_meta":{${meta}}`));
const TOKEN = '"progressToken":"t-1"';

/** Examples by requirement id. */
export const baseExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  ...handshakeExamples,
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
