/** Requirements of this area that no rule and no type reports under their own id, and why. */
export const withoutRule: Readonly<Record<string, string>> = {
  'http-headers/annotation-behind-ref':
    'The transport page repeats the tools page; `x-mcp-header/behind-ref` reports it.',
  'http-headers/annotation-control-character':
    'The transport page repeats the tools page; `x-mcp-header/control-characters` reports it.',
  'http-headers/annotation-duplicate':
    'The transport page repeats the tools page; `x-mcp-header/duplicate` reports it.',
  'http-headers/annotation-empty': 'The transport page repeats the tools page; `x-mcp-header/empty` reports it.',
  'http-headers/annotation-in-composition':
    'The transport page repeats the tools page; `x-mcp-header/under-composition` reports it.',
  'http-headers/annotation-in-items':
    'The transport page repeats the tools page; `x-mcp-header/under-items` reports it.',
  'http-headers/annotation-not-primitive':
    'The transport page repeats the tools page; `x-mcp-header/non-primitive` reports it.',
  'http-headers/annotation-not-token':
    'The transport page repeats the tools page; `x-mcp-header/token-syntax` reports it.',
  'http-headers/annotation-number-type':
    'The transport page repeats the tools page; `x-mcp-header/number-type` reports it.',
};
