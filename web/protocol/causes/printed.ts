/** What people paste is often a log between sentences: which lines were printed, and whether a text reports a failure or teaches. */
import type { CauseSource } from './define.ts';

/** How a line of a program's output looks: a time, a level, a frame of a stack, an error with its name. */
const PRINTED =
  /^[>|+\s"'`]{0,12}(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d\b|\[(?:\d{1,7}|error|warning|warn|info|debug|ERROR|WARNING|WARN|INFO|DEBUG|FATAL|\w{1,20}\s(?:stderr|stdout))\]|(?:INFO|WARN|WARNING|ERROR|DEBUG|FATAL)(?::|\s{2}\S|\s\d{4}-)|at \S.{0,300}(?:\(|:\d{1,6})|(?:Exception Group )?Traceback \(|File "|Caused by: |(?:[\w-]{1,40}(?:\[\d{1,8}\])?: )?(?:\w[\w.$]{0,120})?(?:Error|Exception)(?: \[\w{1,40}\])?: |(?:Error|Failed|Error from MCP server|Fatal error|Received exception)\b[^\n]{0,80}:(?:\s|$)|MCP error -\d|[\^~]{3,}|\d{13}\s|\w{3} [ \d]\d \d\d:\d\d:\d\d |[\w.-]{1,40}\[\d{1,8}\]: |thread '|npm (?:error|ERR!|warn)|(?:panic|fatal error|fatal): |goroutine \d|Un(?:handled|caught) |\[signal |[├╰]─▶ |[×✘Xx] (?:\[ERROR\] |Failed |No solution found)|`-> \S|[×✘✗✖❌] \S|(?:PHP )?(?:Deprecated|Warning|Notice|Fatal error|Parse error): .{1,300} (?:in \S{1,200} on line \d|is deprecated)|\d{1,4} validation errors? for |Invalid JSON: |For further information visit )/u;
/** Lines of the console of the Inspector. */
const INSPECTOR =
  /^(?:New \w{2,20} connection|Created \w{2,20} (?:client|server|app) transport|Client <-> Proxy|Proxy\s{1,2}<-> Server|Received (?:POST|GET|DELETE) message|Query parameters: |Connected MCP client|Set up MCP proxy|Spawned )/u;
/** Lines of several containers, as Docker Compose prints them; a row of a table has more such marks. */
const COMPOSE = /^[>\s`]{0,4}[\w.-]{1,60}\s{1,12}\| {1,3}[^|\n]{1,600}$/u;
/** What is only printed, wherever it is on a line. */
const ANYWHERE =
  /\[type=\w{1,40}, input_value=|\b\d\d:\d\d:\d\d[.,]\d{3}\b|\] stderr: |panicked at \S{1,200}:\d|[Pp]rocess error: /u;
/** Headings of an article. */
const HEADING = /^#{1,6} \S/u;
/** How much of a text is looked at, UTF-16 units. */
const SEARCHED = 60_000;

/** A question of this length may quote a single line, UTF-16 units. */
const SHORT = 1500;
/** A report of the writer’s failure is at most so long, UTF-16 units; longer texts are articles. */
const REPORT = 20_000;
/** What people write about a failure of their own, and the headings of forms for such reports. Lessons write “if you see …” instead. */
const OWN_FAILURE: readonly RegExp[] = [
  /\bthis (?:issue|problem|error) (?:happens|occurs|appears)\b|\bthe root cause (?:is|was)\b|\bsilently (?:breaks|ignores|drops|strips|fails)\b|\bconfusing behaviou?r\b/iu,
  /\b(?:[Ii]|we|it|(?:the )?(?:client|server|host)|[A-Z]\w{1,20})(?:['’]m| am| is)? (?:always |just |still |then )?(?:get(?:s|ting)?|got|receiv(?:e[ds]?|ing)|return(?:s|ed)|calling \S{1,20} and [^.\n]{0,30}gets) (?:an? |the )?(?:HTTP )?(?:status |error )?[45]\d\d\b/u,
  /\bI(?:['’]m| am|['’]ve| have)? (?:(?:been|keep|always|then|also|only|just|now|still|often|sometimes) ){0,2}(?:get(?:ting)?|got|see(?:ing|n)?|saw|receiv\w{1,4}|experienc\w{1,4}|encounter\w{0,4}|fac(?:e|ing)|hit(?:ting)?|run(?:ning)? into|ran into|having|had|tried|cannot|can['’]t|could(?: not|n['’]t))\b[^.\n]{0,60}\b(?:errors?|issues?|problems?|warnings?|exceptions?|fail\w{0,4}|crash\w{0,4}|connect\w{0,4}|work)\b/iu,
  /\b(?:steps to reproduce|to reproduce|expected behaviou?r|actual behaviou?r|describe the bug|bug description|what happened\?|current behaviou?r|relevant log output)\b/iu,
  /^\W{0,6}(?:root cause|cause of (?:the )?(?:issue|problem|error)|symptoms?|actual result|observed(?: error)?|environment|problem)\W{0,6}$/imu,
  /\b(?:getting|got|get|seeing|throws?|shows?) the (?:following|same) (?:errors?|exceptions?|messages?|logs?|warnings?|output)\b/iu,
  /\b(?:any (?:ideas?|help|suggestions?)\b|what(?:['’]s| is) (?:going )?wrong\?|what am I (?:doing wrong|missing)|please help|(?:in|to) the right direction)|报错|无法连接|连接失败|启动失败|エラーが/iu,
];

/** Words about a failure that happened, in a short text with output. */
const TOLD_FAILURE =
  /\b(?:fail(?:s|ed)? (?:to|with|during)|(?:does|did|do|will|can|could)(?: not|n['’]t) (?:work|start|connect|load|launch|run)|not working|stopped working|(?:keeps?|constantly) (?:crash|fail|disconnect|tim)\w{0,6}|no longer (?:works?|connects?|recogni[sz]es|accepts|knows|starts)|(?:reports?|shows?|shown|marked|listed)\b[^.\n]{0,80}\bas \W{0,4}(?:[Dd]isconnected|failed|offline)|unable to (?:start|connect|load|run|use)|reports:|returns? (?:the|an?) error|(?:rejects?|refuses) (?:\w{1,12} ){0,3}with|leading to:)(?:\b|(?<=:))/iu;
/** The same, in a text that does not begin with a heading. */
const HAPPENED =
  /\b(?:this|the following|the|an|same|my) (?:[\w-]{1,20} )?(?:errors?|exceptions?)\b|\bfail(?:s|ed|ing)\b|\bcan(?:not|['’]t)\b|\bunable to\b|\bget(?:ting)? (?:an? |the )?errors?\b|\b(?:always|immediately|intermittently|randomly|sometimes) (?:rejects?|refuses)\b|报错/iu;
/** What lessons write about failures that did not happen. */
const TAUGHT =
  /\bif you (?:see|get|run into)\b|\bthis (?:guide|tutorial|article|lesson|chapter)\b|\bin case of an? error\b|\bkey takeaways\b|\bstep-by-step guide\b/iu;
/** A text of this length with output in it is a report, UTF-16 units. */
const TOLD = 6000;
/** A text of this length with an error line in it is about this error, UTF-16 units. */
const LONE = 3000;
/** Output in a text: a fence, or a quotation. */
const SHOWN = /^\s{0,3}(?:```|~~~|> \S)/mu;

/** The beginning of a sentence about the writer’s own failure, which may quote code. */
const OWN_SENTENCE =
  /^\s{0,8}(?:[-*>] )?(?:(?:But|And|Now|Then|Here|When I \w{1,20}(?: it)?,?) )?(?:I(?:['’]m| am| keep)? (?:get|got|see|saw|hav|receiv|encounter)\w{0,4}|(?:The|My|This) (?:error|message|log|output) (?:is|was|says|shows)|Error:?|It (?:says|fails with|shows|prints|reports))\b/iu;

/** An error that something showed to the writer. */
const OWN_ERROR =
  /\b(?:giving|gives|gave|throw(?:s|ing)|show(?:s|ing)|return(?:s|ing)|print(?:s|ing)|presented with|results? in|ends? with|fails? with) (?:me |us )?(?:an?|the|this|following)\b[^.\n]{0,40}\b(?:errors?|exceptions?)\b|\b(?:my|our) (?:[\w.-]{1,30} ){0,3}(?:fails?|crash(?:es|ed)|does(?: not|n['’]t)|stop(?:s|ped)|won['’]t)\b/iu;

/** An answer about a text that keeps the last one: several parts of the causes ask about the same text. */
function keepingLast(answer: (text: string) => boolean): (text: string) => boolean {
  let last = { text: '', is: answer('') };
  return (text) => {
    if (last.text !== text) last = { text, is: answer(text) };
    return last.is;
  };
}

/** True if the writer reports a failure of their own. */
export const reportsOwnFailure = keepingLast(
  (text) => text.length <= REPORT && [...OWN_FAILURE, OWN_ERROR].some((pattern) => pattern.test(text)),
);

/** Words by which people report that something fails. */
const WORDS_OF_FAILURE =
  /\b(?:fail(?:s|ed|ing|ure|ures)?|(?:[A-Z]\w{1,30})?errors?|(?:[A-Z]\w{1,30})?exceptions?|crash\w{0,4}|cannot|can ?not|can['’]t|could(?: not|n['’]t)|unable|refused|rejected|denied|too many requests|bad[ _](?:request|gateway)|not (?:valid )?JSON|does(?: not|n['’]t)|wo(?:n['’]t|uld not)|not work\w{0,4}|problems?|bugs?|stuck|broken|complain\w{0,3}|stall(?:s|ed)?|hangs?|hung|silently|(?:is|are) missing|disconnected|panics?|regression|rejects?|refuses|timed out|time out (?:with|before)|not receiving|freezes|(?:exit\w{0,3}|disconnects?|clos(?:es?|ed)|dies|stop(?:s|ped)?) (?:immediately|instantly|at once|unexpectedly)|just exits|(?:returned|got|getting|received|answered|responded)[^.\n]{0,24}(?:[45]\d\d|unauthori[sz]ed|forbidden)|(?<=-)3200[01]|(?:immediately|instantly|constantly|keeps?) (?:clos|exit|stop|dy|crash|restart|quit|disconnect)\w{0,4})\b|连不上|失败|错误|报错|无法|エラー|오류/iu;

/** A sentence that teaches or advises: what it names did not happen. */
const CONDITIONAL =
  /\b(?:if|unless|when(?:ever)? (?:you|an?|the)|in case|should|may|might|would|make sure|ensure|check (?:that|if|whether|your)|for example|(?<!\bas )expected(?! \w{1,12},? (?:received|got|but) )|to avoid|so that|whether|supports|must)\b|\be\.g\.[^)\n]{0,80}(?:,|\/| or )/iu;

/** Words of a sentence that states a rule about output, instead of what a program wrote. */
export const IS_RULE =
  /\b(?:never|nothing|only|not(?! (?:valid )?JSON\b)|no|must|should|reserved|clean|instead of|rather than|redirect\w{0,3}|if)\b/iu;

/** True for a sentence about what may happen. */
export function isConditional(sentence: string): boolean {
  return CONDITIONAL.test(sentence);
}

/** True if a text has words about something that fails. */
export function namesFailure(text: string): boolean {
  return WORDS_OF_FAILURE.test(text);
}

/** True for a text with the words of a lesson. */
export const isLesson = keepingLast((text) => TAUGHT.test(text));

/** True for a short text about something that fails, which is no lesson. */
export const isTold = keepingLast((text) => text.length <= TOLD && WORDS_OF_FAILURE.test(text) && !TAUGHT.test(text));

/** True for a sentence in which a person quotes what failed. */
export function isOwnSentence(line: string): boolean {
  return OWN_SENTENCE.test(line);
}

/** True for a line that a program printed, by its looks. */
export function isPrintedLine(line: string): boolean {
  return PRINTED.test(line) || INSPECTOR.test(line) || COMPOSE.test(line) || ANYWHERE.test(line) || PLACE.test(line);
}

/** A place in an array with what is wrong there, which an API reports as an item of a list. */
const PLACE = /^(?:[*-] )?\w[\w.[\]]{0,200}\[\d{1,6}\][\w.]{0,200}: \S/u;

/**
 * The source as a report of a failure: what was taken for the prose of a lesson is prose around output. Null for a lesson: its
 * errors did not happen.
 */
export function asReport(source: CauseSource): CauseSource | null {
  const { parts } = source.intake;
  if (!parts?.some(({ kind }) => kind === 'lesson-text')) return source;
  if (!reportsFailure(source)) return null;
  const plain = parts.map((part) => (part.kind === 'lesson-text' ? { ...part, kind: 'prose' as const } : part));
  return { ...source, intake: { ...source.intake, parts: plain } };
}

/** True if a person reports a failure, or if many lines outside of messages were printed by a program and it is no article. A short text needs fewer. */
function reportsFailure({ text, intake, records }: CauseSource): boolean {
  if (text.length <= REPORT && OWN_FAILURE.some((pattern) => pattern.test(text))) return true;
  if (text.length <= TOLD && SHOWN.test(text) && TOLD_FAILURE.test(text) && !TAUGHT.test(text)) return true;
  if (text.length <= LONE && !TAUGHT.test(text)) {
    const hasConfig = intake.parts?.some(({ kind }) => kind === 'host-config') === true;
    if (text.length <= SHORT && hasConfig && TOLD_FAILURE.test(text) && !HEADING.test(text)) return true;
    // A block alone was copied from somewhere, and one below words about a failure shows it.
    if (/^\s{0,8}```/u.test(text) && /```\s{0,8}$/u.test(text)) return true;
    if (text.length <= SHORT && SHOWN.test(text) && HAPPENED.test(text) && !HEADING.test(text)) return true;
    if (intake.parts?.some(({ kind }) => kind === 'complaint' || kind === 'fragment-error')) return true;
  }
  let printed = 0;
  let lines = 0;
  let headings = 0;
  for (const { kind, span, messages } of intake.parts ?? []) {
    if (kind === 'message' && messages > 0) continue;
    for (const line of text.slice(span.start, Math.min(span.end, span.start + SEARCHED)).split('\n')) {
      if (line.trim() === '') continue;
      lines++;
      if (isPrintedLine(line)) printed++;
      else if (HEADING.test(line)) headings++;
    }
  }
  const short = text.length < SHORT;
  return printed >= (short ? 1 : 2) && printed * (short ? 9 : 4) >= lines && headings <= 4 && records.length <= 50;
}
