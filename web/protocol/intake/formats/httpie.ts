/** Commands of HTTPie and of xh, whose arguments are the members of a JSON body: `http POST :3000/mcp id:=1 method=ping`. */
import { Decoding, type Mapped } from '../mapped.ts';
import type { Word } from '../shell.ts';
import type { Span } from '../../types.ts';
import type { WireHeader } from '../wire.ts';

/** The source of a pattern for such a command with a message; its name is captured. */
export const HTTPIE = String.raw`(https?|xhs?)(?=[ \t]+(?:[A-Z]{3,7}[ \t]+)?(?:-|:[\d/]|https?:|localhost|[\w-]+[.:/])(?:[^\n]|\\\r?\n){0,600}?\sjsonrpc:?=)`;

/** What such a command sends. */
export interface ItemRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly WireHeader[];
  readonly body: Mapped;
}

/** An argument: a name, what it is, and its value. A header has a name without spaces. */
const ITEM = /^([\w-]+)(:=|==|=|:(?!\/\/))(.*)$/s;
const METHOD = /^[A-Z]{3,7}$/;

/** The request of a command. Nested names such as `params[name]` are not read. `tool`: the name of the command. */
export function readItems(text: string, words: readonly Word[], tool: Span): ItemRequest {
  const body = new Decoding(text);
  const headers: WireHeader[] = [];
  let method = 'POST';
  let target = '';
  let members = 0;
  const put = (decoded: string, span: Span): void => body.put(decoded, span);
  put('{', tool);
  for (const { span, value } of words.slice(1)) {
    const item = target === '' ? null : ITEM.exec(value.text);
    if (!item) {
      if (METHOD.test(value.text) && target === '') method = value.text;
      else if (!value.text.startsWith('-')) target ||= value.text;
      continue;
    }
    const [, name = '', sign = '', content = ''] = item;
    const from = name.length + sign.length;
    const key = value.place({ start: 0, end: name.length });
    const place = value.place({ start: from, end: value.text.length });
    if (sign === ':') headers.push({ name, value: content.trim(), span, valueSpan: place });
    if (sign === ':' || sign === '==') continue;
    put(`${members++ > 0 ? ',' : ''}"${name}":`, key);
    const isCopied = text.slice(place.start, place.end) === content;
    if (sign === '=') put(JSON.stringify(content), place);
    else if (isCopied) body.copy(place.start, place.end);
    else put(content, place);
  }
  put('}', words.at(-1)?.span ?? tool);
  if (!headers.some((header) => header.name.toLowerCase() === 'content-type'))
    headers.push({ name: 'content-type', value: 'application/json', span: tool, valueSpan: tool });
  return { method, target, headers, body: body.done() };
}
