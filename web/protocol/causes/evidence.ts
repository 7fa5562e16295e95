/**
 * The answer where no known wording fits: the class of a failure that any program’s line shows, by its general words. It is searched for
 * only in texts that report a failure, and says less than a known wording.
 */
import { CATALOG } from '../documents/complaints/catalog.ts';
import { remediesOf } from './advice/index.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import type { EvidenceClass } from './evidence-class.ts';
import { EVIDENCE } from './evidence-classes.ts';
import { ANSWERED, EXCEPTION, FAILED_WITH, GOES_ON, PANIC, STATUS_NEAR } from './evidence-words.ts';
import { causeOfStatus } from './http.ts';
import { isData } from './evidence-data.ts';
import { bodyOf, type Line } from './lines.ts';
import { isConditional, isLesson, isOwnSentence, isTold, namesFailure, reportsOwnFailure } from './printed.ts';
import { quoted } from './quote.ts';
import { lastWord, SHAPES } from './crash.ts';

/** Maximum number of messages in a text: sessions show their failures by themselves. */
const MESSAGES = 3;
/** Maximum number of lines that are searched, from the beginning. */
const LINES = 400;
/** A text of this length is about the failure that it names, UTF-16 units. */
const SHORT = 800;
/** How far after an error its reason is read, UTF-16 units. */
const NEXT = 300;
/** How much of a line is searched, UTF-16 units. */
const LONGEST = 600;

/** The beginning of advice, in a sentence with a quotation. */
const TEACHING =
  /\bif you\b|\bmake sure\b|\bensure\b|\bcheck (?:that|if|whether|your)\b|\be\.g\.|\bfor example\b|(?<!\b(?:I|we|as) )\bexpected\b|\bshould\b/iu;
/** What only a person writes about what happened to them. */
const OWN =
  /\b(?:if|when|whenever|once|after|but|and|so) I\b|^I\b|\b(?:I|we)(?:['’]m|['’]re| am| are)? (?:get|got|see|saw|receiv|hit)\w{0,4}\b|\bmy own\b/iu;
/** What may happen, not what did. */
const HYPOTHETICAL = /\b(?:if|unless|should|may|might|would|make sure|ensure|must)\b/iu;
/** Where something belongs instead: it says nothing about whether the rest happened. */
const INSTEAD = /\b(?:that|which) (?:\w{1,12} ){0,2}should\b[^.]{0,200}/u;
/** What separates the expectation from what happened. */
const CONTRAST = /,? (?:but|however,?) (?!if\b|when\b|you\b)/iu;
/** Code or a quotation in a sentence. */
const QUOTATION =
  /(?<=\b(?:errors?|says|said|complains|messages?|fails with|reports|exception|throws|output|logs?) {0,2}[:：] {0,2})\S[^\n]{5,400}|`[^`\n]{3,400}`|["“”][^"“”\n]{6,400}["“”]|(?<!\w)'[^'\n]{6,300}'(?!\w)/gu;
/** A line that a program writes about its normal work. */
const CALM = /^\W{0,4}(?:\S{1,40}\s{1,3}){0,3}\[?(?:info|debug|trace)\b|\bsuccess(?:ful\w{0,2})?\b/iu;

/** The beginning and the end of a sentence that a person wrote. */
const SENTENCE = /^\p{Lu}\p{Ll}{0,30} [^\n]{1,600}\.$/u;

/** The beginning of an article with data about it. */
const ARTICLE = /^\s{0,40}---\n[^]{1,2000}?\n---\n/u;
/** An item of a list that a person wrote. */
const ITEM = /^\s{0,8}[-*•] \p{Lu}\p{Ll}/u;

const SURE_ONES = EVIDENCE.filter(({ isSure }) => isSure);
const TELLING = EVIDENCE.filter(({ isTelling }) => isTelling);

/** The code of an error, which consists of words. */
const CODE_OF_ERROR =
  /\b(?:[a-z]{2,20}_){1,5}(?:fail(?:ed|ure)|error|invalid|missing|expired|denied|refused|rejected|exceeded|found|required|unsupported|unavailable|timeout)\b/gu;

/** A failure whose reason is not after its colon. */
const WRAPS = /: {0,2}(?:Failed|Error|Unable|Could not) [^:\n]{0,60}:?$/u;

/** The class of a line: its cause, and whether its words mean nothing else. */
interface Hit {
  readonly cause: Candidate;
  readonly isSure?: true | undefined;
}

interface Found {
  /** 0: printed or quoted; 1: in a sentence; 2: only an end, or an error without a class. */
  readonly weight: number;
  readonly cause: Candidate;
}

/**
 * The best evidence of a text without a better explanation; at most one cause. `found`: the causes so far; `failed`: something in the
 * text failed, so that an error that a program printed is about it.
 */
export function evidenceCauses(
  source: CauseSource,
  lines: readonly Line[],
  found: readonly Candidate[],
  failed: boolean,
): Candidate[] {
  const { records, text } = source;
  // HTTP that was read is judged as such: a status may be right where it stands.
  if (records.length > MESSAGES || (source.intake.wire?.length ?? 0) > 0) return [];
  if (found.some(({ rank, severity }) => rank < RANK.lastWord && severity !== 'info')) return [];
  if (lines.length === 0 || ARTICLE.test(text)) return [];
  // The error that ends the output is on this line: other lines say less.
  const last = found.find(({ id, rank }) => id === 'program-crashed' || rank === RANK.lastWord);
  const own = reportsOwnFailure(text);
  const told = own || isTold(text);
  const isAlone = !text.trim().includes('\n');
  const isShort = text.length <= SHORT;
  const mayReport = isShort && !isLesson(text) && !/^#/mu.test(text);
  let best: Found | null = null;
  // What only names an end is known: a reason before it must be sure.
  const limit = last || (own && found.length > 0) ? RANK.tools + 1 : found.length > 0 ? RANK.network : RANK.aside;
  const isOpen = found.every(({ rank }) => rank < RANK.aside - 1);
  for (const one of lines.slice(0, LINES)) {
    // A sentence that stands alone was read as output.
    const isWritten = (isAlone && SENTENCE.test(one.text)) || ITEM.test(one.text);
    const isShownBelow = told && one.prose && isBlockQuote(one, text);
    const line = isWritten || isShownBelow ? { ...one, prose: isWritten } : one;
    if (last && (line.span.end <= last.span.start || last.span.end + NEXT <= line.span.start)) continue;
    if ((line.prose && !told && !mayReport) || GOES_ON.test(line.text) || isData(line.text, !isAlone)) continue;
    for (const piece of line.prose ? sentencesOf(line) : [line]) {
      const quote = piece.prose ? longestQuotation(piece.text) : undefined;
      const tells = piece.prose ? told && mayTell(piece.text, quote, own) : !isCalm(piece.text);
      // What means nothing else needs no words of failure in a short text about one.
      if (!tells && !(piece.prose && isShort && !HYPOTHETICAL.test(piece.text.replace(INSTEAD, '')))) continue;
      // What was printed or quoted may be its reason.
      const isPrinted = !piece.prose || quote !== undefined;
      const most = isPrinted && isOpen ? Math.max(limit, RANK.tools + 1) : limit;
      const hit = classOf(piece, quote, most, tells ? EVIDENCE : told ? SURE_ONES : TELLING);
      const cause = hit?.cause;
      if (!hit || !cause || (cause.id === 'program-crashed' && !failed)) continue;
      const isEnd = cause.rank >= RANK.lastWord;
      // That something ends or waits is also said of programs that work.
      if (isEnd && cause.id !== 'program-crashed' && piece.prose && cause.severity === 'info' && !own && !isShort)
        continue;
      const weight = isEnd ? 2 : cause.severity === 'info' && !hit.isSure ? 1 : 0;
      if (!best || weight < best.weight || (weight === best.weight && cause.rank < best.cause.rank))
        best = { weight, cause };
    }
  }
  const cause = best && ofArguments(best.cause, text);
  if (!cause) return [];
  // A complaint about the same status says more.
  const isNamed = found.some(
    ({ id, span }) =>
      id === cause.id ||
      (cause.id === 'http-error-status' && span.start < cause.span.end && cause.span.start < span.end),
  );
  return isNamed ? [] : [cause];
}

/** A text about what a call passes to a tool. */
const ARGUMENTS =
  /\b(?:tool|call|pass|send|sent|hand)\w{0,4}\b[^.\n]{0,80}\barguments?\b|\barguments?\b[^.\n]{0,80}\b(?:tool|string|object|array)\b/iu;

/** The cause; a refused message is that of a call if the text mentions arguments. */
function ofArguments(cause: Candidate, text: string): Candidate {
  if (cause.id !== 'response-refused' || text.length > SHORT * 2 || !ARGUMENTS.test(text)) return cause;
  const id = 'invalid-arguments-for-tool';
  const entry = CATALOG.find((complaint) => complaint.id === id);
  if (!entry) return cause;
  return { ...cause, id, title: entry.title, how: remediesOf(id), ask: entry.next };
}

/** The sentences of a line that people wrote, each as a line. */
function* sentencesOf({ text, span, ...rest }: Line): Generator<Line> {
  let at = 0;
  for (const part of whole(text.slice(0, LONGEST).split(/(?<=[.!?]["”]?) {1,3}(?=\p{Lu})/u))) {
    at = Math.max(at, text.indexOf(part.slice(0, 24), at));
    const start = span.start + at;
    yield { ...rest, text: part, span: { start, end: Math.min(span.end, start + part.length) } };
    at += part.length + 1;
  }
}

/** Sentences, those of one quotation as one. */
function whole(sentences: readonly string[]): string[] {
  const out: string[] = [];
  let isOpen = false;
  for (const one of sentences) {
    out.push(isOpen ? `${out.pop() ?? ''} ${one}` : one);
    if (one.split(/["“”]/u).length % 2 === 0) isOpen = !isOpen;
  }
  return out;
}

/** The longest code or quotation in a sentence: the other ones are names. */
function longestQuotation(content: string): string | undefined {
  return [...content.matchAll(QUOTATION)].map(([all]) => all).toSorted((a, b) => b.length - a.length)[0];
}

/** True for a quoted line below the sentence that introduces it: something showed it. */
function isBlockQuote({ text: content, span }: Line, text: string): boolean {
  return /^>\s/u.test(content) && /[:：]\s{0,8}$/u.test(text.slice(Math.max(0, span.start - 200), span.start));
}

/** True for a sentence about what happened. */
function mayTell(sentence: string, quote: string | undefined, own: boolean): boolean {
  if (OWN.test(sentence) && namesFailure(sentence)) return true;
  // What follows a contrast happened, whatever was expected before it.
  const content = sentence.slice(Math.max(0, sentence.search(CONTRAST)));
  if (quote === undefined) return !isConditional(content) && (own || namesFailure(sentence) || isOwnSentence(sentence));
  const around = content.replace(quote, '');
  return !TEACHING.test(around) && (own || namesFailure(sentence) || isOwnSentence(sentence));
}

/** True for a line of a program about its normal work. */
function isCalm(content: string): boolean {
  return CALM.test(content) && !namesFailure(content) && !STATUS_NEAR.test(content);
}

/** `quote`: the code or quotation in a sentence. */
function classOf(line: Line, quote: string | undefined, limit: number, classes: readonly EvidenceClass[]): Hit | null {
  const content = line.text.slice(0, LONGEST);
  const words = content.replace(CODE_OF_ERROR, (code) => code.replaceAll('_', ' '));
  const from = quote === undefined ? 0 : content.indexOf(quote);
  const isShown = ({ index }: RegExpExecArray): boolean =>
    !line.prose || (quote !== undefined && index >= from && index < from + quote.length);
  for (const one of classes) {
    if (one.rank > limit) continue;
    if (one.rank === RANK.ended || one.rank === RANK.time) {
      const answered = ANSWERED.exec(content);
      const error = one.rank === RANK.ended ? (answered ?? EXCEPTION.exec(content)) : answered;
      // An end inside of a program has no reason of its own.
      if (error && !/^[Ii]nternal error/u.test(error[0]))
        return { cause: exceptionOf(line, content, error, isShown(error)) };
    }
    const hit = one.unless?.test(words) === true ? null : one.looks.exec(words);
    if (hit && one.isShown && !isShown(hit)) continue;
    if (hit) return { cause: causeOf(line, content, one, hit, isShown(hit)), isSure: one.isSure };
    if (one.id === 'session-not-found-ts') {
      // A status says more than the words around it.
      const byStatus = statusOf(line, content, isShown);
      if (byStatus) return { cause: byStatus };
    }
  }
  if (classes !== EVIDENCE) return null;
  const panic = PANIC.exec(content);
  // What the client says about the end is not the reason.
  if (panic) return { cause: exceptionOf(line, content.replace(ANSWERED, ''), panic, isShown(panic)) };
  const failed = limit > RANK.lastWord ? FAILED_WITH.exec(content) : null;
  return failed && !WRAPS.test(content.slice(failed.index))
    ? { cause: exceptionOf(line, content, failed, isShown(failed)) }
    : null;
}

function statusOf(line: Line, content: string, isShown: (hit: RegExpExecArray) => boolean): Candidate | null {
  const hit = STATUS_NEAR.exec(content);
  if (!hit) return null;
  const status = Number(hit[1] ?? hit[2] ?? hit[3]);
  const base = candidate({
    id: 'http-error-status',
    // Without its body, it says less than a reason beside it.
    rank: !isShown(hit) && (status === 400 || status === 500) ? RANK.tools + 2 : RANK.http + 1,
    severity: isShown(hit) ? 'warning' : 'info',
    title: '',
    what: `The text reports the HTTP status ${status}: ${quoted(around(content, hit.index), 160)}.`,
    why: '',
    span: spanOf(line, hit),
  });
  return causeOfStatus(status, base);
}

function causeOf(line: Line, content: string, one: EvidenceClass, hit: RegExpExecArray, shown: boolean): Candidate {
  const { id, rank, says, title, how, status } = one;
  const entry = CATALOG.find((complaint) => complaint.id === id);
  const shape = entry ? undefined : SHAPES.find((crash) => crash.id === id);
  const ended = rank === RANK.ended;
  const cause = candidate({
    id,
    rank,
    severity: ended || !shown ? 'info' : 'warning',
    title: title ?? entry?.title ?? shape?.title ?? '',
    what: `The text reports ${quoted(around(content, hit.index), 160)}. ${says ?? entry?.says ?? shape?.says ?? ''}`,
    why: ended
      ? 'This line names the end, not the reason. The reason is in the output of the server before it, which is not observed here.'
      : 'Nothing else in the text names a cause, and this line fits it by its words.',
    how: how ?? shape?.how ?? remediesOf(id),
    ask: entry?.next ?? ['Paste the lines before and after it, and the host’s configuration of this server.'],
    span: spanOf(line, hit),
  });
  return status === undefined ? cause : (causeOfStatus(status, cause) ?? cause);
}

function exceptionOf(line: Line, content: string, hit: RegExpExecArray, shown: boolean): Candidate {
  const short = around(content, hit.index).replace(/^…/u, '');
  return {
    ...lastWord({ line, content: short, at: content.indexOf(short) }, false),
    // A sentence does not show which program it was.
    ...(shown && !line.prose ? {} : { severity: 'info' as const }),
  };
}

/** The line from a little before what was found in it, without the prefix of its host. */
function around(content: string, at: number): string {
  const body = bodyOf(content);
  const inside = at - (content.length - body.length);
  return inside < 100 ? body : `…${body.slice(body.lastIndexOf(' ', inside - 60) + 1)}`;
}

function spanOf({ span }: Line, hit: RegExpExecArray): { start: number; end: number } {
  const start = Math.min(span.start + hit.index, span.end - 1);
  return { start, end: Math.min(span.end, start + hit[0].length) };
}
