/** Pairs: content blocks and their annotations. For tests only. */
import { B, C, D, E, TEXT, content, resources, result, turns, type Pair } from './pieces.ts';

/** Content blocks and their annotations. */
export const contentPairs: readonly Pair[] = [
  [
    'annotations/audience-array',
    content(TEXT.replace('}', ',"annotations":{"audience":["user"]}}')),
    content(TEXT.replace('}', ',"annotations":{"audience":"user"}}')),
  ],
  [
    'annotations/inside-embedded-resource',
    content('{"type":"resource","annotations":{"priority":1},"resource":{"uri":"file:///a","text":"x"}}'),
    content('{"type":"resource","resource":{"uri":"file:///a","text":"x","annotations":{"priority":1}}}'),
  ],
  [
    'annotations/last-modified-format',
    content(TEXT.replace('}', ',"annotations":{"lastModified":"2025-03-04T05:06:07Z"}}')),
    content(TEXT.replace('}', ',"annotations":{"lastModified":"March 4, 2025"}}')),
  ],
  [
    'annotations/last-modified-type',
    resources('{"uri":"file:///a","name":"a","annotations":{"lastModified":"2025-03-04T05:06:07+02:00"}}'),
    resources('{"uri":"file:///a","name":"a","annotations":{"lastModified":1741064767}}'),
  ],
  [
    'annotations/last-modified-version',
    resources('{"uri":"file:///a","name":"a","annotations":{"priority":0.4}}'),
    resources('{"uri":"file:///a","name":"a","annotations":{"lastModified":"2025-03-04T05:06:07Z"}}'),
  ],
  [
    'annotations/priority-range',
    content(TEXT.replace('}', ',"annotations":{"priority":0}}')),
    content(TEXT.replace('}', ',"annotations":{"priority":5}}')),
  ],
  [
    'annotations/priority-range',
    content(TEXT.replace('}', ',"annotations":{"priority":1}}')),
    content(TEXT.replace('}', ',"annotations":{"priority":"high"}}')),
  ],
  [
    'content/audio-fields-required',
    content('{"type":"audio","data":"aGk=","mimeType":"audio/ogg"}'),
    content('{"type":"audio","data":"aGk="}'),
    { in: [B, C, D, E] },
  ],
  [
    'content/audio-fields-required',
    content('{"type":"audio","data":"aGk=","mimeType":"audio/ogg"}'),
    content('{"type":"audio","mimeType":"audio/ogg"}'),
    { in: [B, C, D, E] },
  ],
  ['content/audio-version', content(TEXT), content('{"type":"audio","data":"aGk=","mimeType":"audio/ogg"}')],
  [
    'content/binary-as-text',
    result('"contents":[{"uri":"file:///a","text":"plain"}]$K'),
    result('"contents":[{"uri":"file:///a","text":"PNG\\u0000\\ufffd\\ufffd\\u0001"}]$K'),
  ],
  [
    'content/blob-base64',
    result('"contents":[{"uri":"file:///a","blob":"aGVsbG8="}]$K'),
    result('"contents":[{"uri":"file:///a","blob":"not base64!"}]$K'),
  ],
  [
    'content/blob-base64',
    result('"contents":[{"uri":"file:///a","blob":""}]$K'),
    content('{"type":"resource","resource":{"uri":"file:///a","blob":"abc"}}'),
  ],
  [
    'content/embedded-shape',
    content('{"type":"resource","resource":{"uri":"file:///a","text":"x"}}'),
    content('{"type":"resource","uri":"file:///a","text":"x"}'),
  ],
  [
    'content/embedded-text-or-blob',
    content('{"type":"resource","resource":{"uri":"file:///a","blob":"aGk="}}'),
    content('{"type":"resource","resource":{"uri":"file:///a","mimeType":"text/plain"}}'),
  ],
  [
    'content/image-base64',
    content('{"type":"image","data":"aGk=","mimeType":"image/png"}'),
    content('{"type":"image","data":"data:image/png;base64,aGk=","mimeType":"image/png"}'),
    { or: ['content/image-base64-url-safe'] },
  ],
  [
    'content/image-base64',
    content('{"type":"image","data":"+/+/","mimeType":"image/png"}'),
    content('{"type":"image","data":"-_-_","mimeType":"image/png"}'),
    { or: ['content/image-base64-url-safe'] },
  ],
  [
    'content/image-data-required',
    content('{"type":"image","data":"aGk=","mimeType":"image/png"}'),
    content('{"type":"image","url":"https://a.example/b.png","mimeType":"image/png"}'),
  ],
  [
    'content/image-mime-required',
    content('{"type":"image","data":"aGk=","mimeType":"image/png"}'),
    content('{"type":"image","data":"aGk="}'),
  ],
  [
    'content/mime-type-family',
    content('{"type":"image","data":"aGk=","mimeType":"image/webp"}'),
    content('{"type":"image","data":"aGk=","mimeType":"application/pdf"}'),
  ],
  [
    'content/mime-type-family',
    content('{"type":"audio","data":"aGk=","mimeType":"audio/mpeg"}'),
    content('{"type":"audio","data":"aGk=","mimeType":"video/mp4"}'),
    { in: [B, C, D, E] },
  ],
  [
    'content/prompt-embedded-mime',
    turns(
      '{"role":"user","content":{"type":"resource","resource":{"uri":"file:///a","mimeType":"text/plain","text":"x"}}}',
    ),
    turns('{"role":"user","content":{"type":"resource","resource":{"uri":"file:///a","text":"x"}}}'),
  ],
  [
    'content/resource-link-name',
    content('{"type":"resource_link","uri":"file:///a","name":"a"}'),
    content('{"type":"resource_link","uri":"file:///a"}'),
  ],
  ['content/unknown-type', content(TEXT), content('{"type":"video","data":"aGk=","mimeType":"video/mp4"}')],
  ['content/unknown-type', content(TEXT), content('{"type":"json","json":{"a":1}}')],
];
