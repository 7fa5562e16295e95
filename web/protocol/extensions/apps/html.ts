/** HTML documents of views, looked at for what their policy declares and no further. */
import { code, named } from '../../json/describe.ts';
import { get, objectAt } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { defineMessageRule, objectsIn } from '../define.ts';
import { base64Bytes, utf8 } from '../bytes.ts';
import { isViewUri } from './resources.ts';

/** Only this much of a document is looked at, UTF-16 units. */
const WINDOW = 400_000;
/** Reported uses of one document. */
const MAX_USES = 3;

/** Where documents load from: attributes of elements, as origin with the list of the policy that covers it. */
const USES =
  /<(script|img|audio|video|source|track|embed|iframe|link)\b[^>]{0,2000}?\s(?:src|href)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})')/giu;
const LOADING_LINK = /\brel\s*=\s*["']?[^"'>]*\b(?:stylesheet|preload|modulepreload|icon)\b/iu;

/** One resource that a document loads. */
interface Use {
  readonly url: string;
  readonly list: 'resourceDomains' | 'frameDomains';
}

function usesIn(html: string): Use[] {
  const uses: Use[] = [];
  for (const [whole, tag = '', double, single] of html.slice(0, WINDOW).matchAll(USES)) {
    const isLink = tag.toLowerCase() === 'link';
    if (isLink && !LOADING_LINK.test(whole)) continue;
    const url = (double ?? single ?? '').trim();
    uses.push({ url, list: tag.toLowerCase() === 'iframe' ? 'frameDomains' : 'resourceDomains' });
  }
  return uses;
}

const EXTERNAL = /^(?:https?:|wss?:)?\/\/([^/?#\s]+)/iu;

/** True if a list of origins covers a URL. */
function covers(list: readonly string[], url: string): boolean {
  const host = EXTERNAL.exec(url)?.[1]?.toLowerCase() ?? '';
  return list.some((domain) => {
    const own = EXTERNAL.exec(domain)?.[1]?.toLowerCase() ?? domain.toLowerCase();
    return (
      own === '*' || own === host || (own.startsWith('*.') && host.endsWith(own.slice(1))) || /^https?:$/iu.test(domain)
    );
  });
}

function declared(item: JsonObject, list: string): string[] {
  const value = get(objectAt(objectAt(objectAt(item, '_meta'), 'ui'), 'csp'), list);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** The document of an item; `fault` if it cannot be one. */
function documentOf(item: JsonObject): { html: string; member: 'text' | 'blob'; isHtml: boolean } | null {
  const text = get(item, 'text');
  if (typeof text === 'string') return { html: text, member: 'text', isHtml: looksLikeHtml(text) };
  const blob = get(item, 'blob');
  if (typeof blob !== 'string') return null;
  const bytes = base64Bytes(blob.slice(0, Math.ceil(WINDOW / 3) * 4));
  const html = bytes === null ? '' : utf8(bytes);
  return { html, member: 'blob', isHtml: bytes !== null && looksLikeHtml(html) };
}

/** A tag, possibly after a byte order mark and comments. */
function looksLikeHtml(text: string): boolean {
  return /<(?:!doctype\s+html|html|head|body|div|script|style|main|p|span|section|[a-z][a-z0-9-]*)[\s>/]/iu.test(
    text.slice(0, 20_000),
  );
}

const DOCTYPE = /^\uFEFF?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<!doctype\s+html/iu;

/** The documents of views. */
export const viewDocuments = defineMessageRule({
  id: 'apps/view-documents',
  requirements: [
    'apps/content-blob-not-html',
    'apps/content-not-html',
    'apps/content-no-doctype',
    'apps/html-relative-asset',
    'apps/html-undeclared-origin',
    'apps/html-frame-undeclared',
  ],
  judge(message, report) {
    if (message.kind !== 'response' || message.altered) return;
    for (const [index, item] of objectsIn(get(message.result, 'contents'))) {
      if (!isViewUri(get(item, 'uri'))) continue;
      const document = documentOf(item);
      if (!document) continue;
      const { html, member, isHtml } = document;
      const at = { path: ['result', 'contents', index, member] };
      const the = `In ${message.name.toLowerCase()}, the view ${code(get(item, 'uri') ?? null)}`;
      if (!isHtml) {
        report(message, {
          ...at,
          requirement: member === 'blob' ? 'apps/content-blob-not-html' : 'apps/content-not-html',
          what: `${the} is no HTML document${member === 'blob' ? ' in Base64' : ''}.`,
        });
        continue;
      }
      if (!DOCTYPE.test(html.slice(0, 20_000)))
        report(message, {
          ...at,
          requirement: 'apps/content-no-doctype',
          what: `${the} does not begin with \`<!DOCTYPE html>\`.`,
        });
      let left = MAX_USES;
      for (const { url, list } of usesIn(html)) {
        if (left === 0) break;
        const isExternal = EXTERNAL.test(url);
        if (!isExternal && (/^(?:[a-z][a-z0-9+.-]*:|#|\{)/iu.test(url) || url === '')) continue;
        if (isExternal && covers(declared(item, list), url)) continue;
        left--;
        report(message, {
          ...at,
          requirement: !isExternal
            ? 'apps/html-relative-asset'
            : list === 'frameDomains'
              ? 'apps/html-frame-undeclared'
              : 'apps/html-undeclared-origin',
          what: isExternal
            ? `${the} loads ${named(url.slice(0, 120))}, whose origin is not in \`${list}\`.`
            : `${the} loads ${named(url.slice(0, 120))} by a relative URL.`,
        });
      }
    }
  },
});
