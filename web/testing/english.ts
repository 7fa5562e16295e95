/** Words that only English has, of those languages that the page has. */
const ENGLISH =
  /(?:^|[\s(])(?:the|and|of|is|are|with|that|this|these|not|from|for|which|was|were|have|its|your|you|each|when|there|they|it|be|been|must|should|does|into|after|before|only|more|than)(?=$|[\s.,:;!?)])/iu;
/** Words of the specification that stay: levels of requirements, and the names of error and status codes. */
const QUOTED =
  /\b(?:MUST|SHOULD|MAY|NOT|INFO)\b|Method not found|[Rr]esource not found|User rejected the request|Missing required client capability|Not Found|Method Not Allowed|Not Acceptable/gu;

/** Whether a text without code and quotations is in English, at least in part. */
export const isEnglish = (text: string): boolean => ENGLISH.test(text.replaceAll(QUOTED, ''));
