/** Words of a failure in general: what is searched for in a line beside the classes of evidence. */

/** A status of HTTP in a line, near a word about one: before it, or its reason after it. */
export const STATUS_NEAR =
  /\b(?:HTTP(?:\/[\d.]{1,3})?|status(?:[ _]?code)?|errors?|code|returns|returned|returning|respon(?:se|ds|ded)(?: with)?|got|getting|gets?|hitting|gives? me|gave me|received?|receiving|fail(?:s|ed|ing)?(?: with)?|answers?|throws?|上报|返回)\b[^\w\n]{0,4}(?:(?:HTTP|status(?:[ _]?code)?|code|error|an?|the|with|of|is|was)\b[^\w\n]{0,4}){0,3}(4(?:0[0134568]|09|1[0135]|2[12689]|31)|5(?:0[0-4]|2\d|30))\b(?!\.?\d|:\d| ?(?:ms|s|MB|kB|bytes|items|tokens|tools|lines|chars)\b)|\b(4(?:0[0134568]|09|1[0135]|2[12689]|31)|5(?:0[0-4]|2\d|30))\b:? ?\(?(?:errors?\b|status\b|response\b|Bad |Unauth|Forbid|Not (?:F|A|I)|Method|Conflict|Payload|Unsup|Misdir|Unproc|Too M|Internal|Service|Gateway|报错|错误)|[`"“']([45]\d\d)(?=[ :][/A-Za-z ])/iu;

/** A failure with which the program goes on. */
export const GOES_ON =
  /\bnon-fatal\b|\bignor(?:ed|ing)\b|\bfalling back\b|\b(?:will retry|retrying)\b|\bwill (?:run|continue|proceed)\b/iu;

/** An error of a program, in any language. */
export const EXCEPTION =
  /\b(?!Cancell?\w{0,6}|Abort)[A-Z]\w{1,60}(?:Error|Exception)\b['"]?(?: ?: ?|\(| \[)\S|\b\w[\w.]{0,60}\.exceptions?\.\w{1,60}: \S|\bhas no attribute\b|\b[Cc]annot (?:read|set|access) propert|\b(?:of|is|are) (?:undefined|null)\b|\bis not (?:a function|an object|iterable|defined|a constructor|callable|subscriptable)\b|\bNullPointer|\bnil pointer\b|\bnull reference\b|\bObject reference not set\b|\bon null\b|\bpanic(?:ked)?\b|\b[Ss]egmentation fault\b|\bSIGSEGV\b|\bfatal error\b|\bstack overflow\b|\bundefined (?:method|local variable|index|variable|function)\b|\bNoneType\b|\bmust be of (?:the )?type \S{1,60}, \S{1,60} given\b|\b[Ii]nternal (?:server )?error\b/u;

/** A failure with its reason after a colon. */
export const FAILED_WITH =
  /\b(?:(?:[Ff]ailed|FAILED|[Ee]xception|[Uu]nable)(?: \w[^:\n]{0,80})?|[Ee]rror (?:\w{2,20}ing|in|from|at) [^:\n]{1,80}): {0,2}(?!(?:ERROR|WARN|INFO|undefined|null|None)\b)[^\s{[:][^\n]{4}/u;

/** An error response, as clients print it. */
export const ANSWERED = /\bMCP error -(?!32001)\d{1,6}: (?!MCP error -32001)\S/u;

/** A program that ends by an error of its own: the reason of an end beside it. */
export const PANIC =
  /\bpanic(?:s|ked)?\b(?! button)|\b[Uu]n(?:handled|caught) (?:exception|error(?!s in a)|promise)|\b[Ss]egmentation fault\b/u;
