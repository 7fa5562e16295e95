/** The view of a play: flat, plain, and the same for the same play. */
import { view, writtenRequest, type LifeState, type RunFinding, type RunRow } from '../../simulator/run.ts';
import { oneLine } from '../../simulator/one-line.ts';
import type { McpRevision } from '../../simulator/types.ts';
import type { PageLink, ViewMessage, Walkthrough, WalkStep } from '../walkthrough.ts';
import { WALKTHROUGHS } from '../walkthroughs/index.ts';
import type { Play } from './state.ts';
import { alterations, stateOf, type Alteration, type Side } from './altered.ts';
import { draftText, named, placeIn, stepsIn } from './drafts.ts';
import { findingsFor, findingsInText, ownRow, playedUpTo, type Playing } from './playing.ts';

/** A question. The right option is visible after the reveal. */
export interface QuestionView {
  readonly ask: string;
  readonly options: readonly string[];
  /** Index of the chosen option. */
  readonly chosen: number | null;
  readonly right: number | null;
  /** The feedback on the chosen option. */
  readonly says: string | null;
}

/** A step. */
export interface StepView {
  readonly id: string;
  readonly title: string;
  readonly place: 'done' | 'present' | 'ahead';
  readonly text: string;
  /** The text in the editor; null if the step sends nothing or is ahead. */
  readonly message: string | null;
  /** The initial text; null under the same conditions as the message. */
  readonly draft: string | null;
  readonly edited: boolean;
  /**
   * A short description of the time that passes, of the server’s own action, or of the client’s disconnection; null for none.
   */
  readonly happens: string | null;
  readonly question: QuestionView | null;
  /** Earlier lines of the wire that the text is about, from 0. */
  readonly lights: readonly number[];
  /** The messages between host and view in this step; empty before the reveal. */
  readonly exchange: readonly ViewMessage[];
  /** Null before the reveal. It refers to the step’s initial message. */
  readonly remark: string | null;
  /** The rule or requirement that the step violates on purpose. */
  readonly shows: string | null;
  /** Whether it is the server that violates it: the step gives it a fault. */
  readonly isFault: boolean;
  readonly links: readonly { title: string; url: string }[];
}

/** A line of the wire, and the index of its step; -1 before the first step. */
export interface PlayRow extends RunRow {
  readonly step: number;
}

/** The checker’s findings for the current message, at positions in the editor’s text. */
export interface Verdict {
  readonly errors: number;
  readonly warnings: number;
  readonly findings: readonly RunFinding[];
}

/** Everything that a page shows of a play. */
export interface PlayView {
  readonly walkthrough: string;
  readonly title: string;
  readonly revision: McpRevision;
  readonly revisions: readonly McpRevision[];
  readonly transport: 'stdio' | 'http';
  readonly at: number;
  readonly revealed: boolean;
  /** The last step is done. */
  readonly finished: boolean;
  readonly steps: readonly StepView[];
  readonly rows: readonly PlayRow[];
  readonly life: readonly LifeState[];
  /** The reason for the server’s last action in the current step; null before the reveal. */
  readonly why: string | null;
  /** Null if the step sends nothing. */
  readonly verdict: Verdict | null;
  /** The effects of the learner’s edits so far; empty without edits. */
  readonly altered: readonly Alteration[];
}

/** Returns the view of a play; null if its walkthrough does not exist. */
export function playView(play: Play): PlayView | null {
  const walkthrough = WALKTHROUGHS.find(({ id }) => id === play.walkthrough);
  if (!walkthrough) return null;
  const { revision, at, revealed, edits } = play;
  const all = stepsIn(walkthrough, revision);
  const count = at + (revealed ? 1 : 0);
  const playing = playedUpTo(walkthrough, revision, count, edits);
  const seen = view(playing.run);
  const present = presentOf(all[at], playing, play);
  const side = sideOf(playing, play, present?.text ?? null);
  const changed = all.slice(0, at + 1).some(({ id }) => edits[id] !== undefined);
  const { played } = playing;
  const last = played[at];
  return {
    walkthrough: walkthrough.id,
    title: walkthrough.title,
    revision,
    revisions: walkthrough.revisions,
    transport: walkthrough.transport ?? 'stdio',
    at,
    revealed,
    finished: revealed && at === all.length - 1,
    steps: all.map((step, index) => stepView(step, index, play, index === at ? present : played[index])),
    rows: seen.rows.map((row, index) => ({
      ...row,
      step: played.findIndex(({ from, to }) => index >= from && index < to),
    })),
    life: seen.inside.life,
    why: (last && seen.rows.slice(last.from, last.to).findLast(({ says }) => says !== null)?.says) ?? null,
    verdict: present ? verdictOf(present.text, side.findings, revision) : null,
    altered: changed ? alterations(plainSide(walkthrough, play), side) : [],
  };
}

interface Present {
  readonly draft: string | null;
  readonly text: string;
}

/** The message of the current step, sent or not. */
function presentOf(
  step: WalkStep | undefined,
  { played, run }: Playing,
  { at, revision, edits }: Play,
): Present | null {
  const done = played[at];
  if (done) return done.text === null ? null : { draft: done.draft, text: done.text };
  if (!step?.sends) return null;
  const draft = draftText(step.sends, run, revision);
  return { draft, text: edits[step.id] ?? draft };
}

function sideOf({ played, run }: Playing, { at }: Play, text: string | null): Side {
  const seen = view(run);
  const done = played[at];
  const rows = done ? seen.rows.slice(done.from, done.to) : [];
  const findings = text === null ? [] : done ? ownRow(seen.rows, done.from) : findingsFor(text, run);
  return { findings, replies: rows.filter(({ from }) => from === 'server'), state: stateOf(seen) };
}

function plainSide(walkthrough: Walkthrough, play: Play): Side {
  const plain = { ...play, edits: {} };
  const playing = playedUpTo(walkthrough, play.revision, play.at + (play.revealed ? 1 : 0), {});
  const step = stepsIn(walkthrough, play.revision)[play.at];
  return sideOf(playing, plain, presentOf(step, playing, plain)?.text ?? null);
}

function verdictOf(text: string, found: readonly RunFinding[], revision: McpRevision): Verdict {
  const unread = findingsInText(text, revision);
  const findings = unread.length > 0 ? unread : placed(text, found);
  const count = (wanted: string): number => findings.filter(({ severity }) => severity === wanted).length;
  return { errors: count('error'), warnings: count('warning'), findings };
}

/** Findings at their positions in the formatted text. */
function placed(text: string, found: readonly RunFinding[]): RunFinding[] {
  const written = writtenRequest(text);
  if (written) return found.map((one) => inRequest(one, one.in === 'head' ? 0 : written.head.length + 1));
  const wire = oneLine(text);
  return found.map((one) => {
    if (one.in === 'head') return one;
    const start = placeIn(text, wire, one.start);
    return { ...one, start, end: one.end > one.start ? placeIn(text, wire, one.end - 1) + 1 : start };
  });
}

/** A finding at its position in a whole HTTP request. */
function inRequest(one: RunFinding, from: number): RunFinding {
  return { ...one, in: 'text', start: one.start + from, end: one.end + from };
}

function stepView(
  step: WalkStep,
  index: number,
  { at, revealed, revision, answers, edits }: Play,
  sent: { draft: string | null; text: string | null } | null | undefined,
): StepView {
  const reported = index < at || (index === at && revealed);
  const { id, title, text, question, lights = [], exchange = [], remark, shows = null, links = [] } = step;
  const right = question?.options.findIndex((option) => option.right === true) ?? -1;
  const chosen = answers[id] ?? null;
  return {
    id,
    title,
    place: index < at ? 'done' : index === at ? 'present' : 'ahead',
    text: named(text, revision),
    message: sent?.text ?? null,
    draft: sent?.draft ?? null,
    edited: edits[id] !== undefined && edits[id] !== sent?.draft,
    happens: happens(step),
    question: question
      ? {
          ask: named(question.ask, revision),
          options: question.options.map((option) => named(option.text, revision)),
          chosen,
          right: reported ? right : null,
          says: reported && chosen !== null ? named(question.options[chosen]?.says ?? '', revision) : null,
        }
      : null,
    lights,
    exchange: reported ? exchange : [],
    remark: reported && remark !== undefined ? named(remark, revision) : null,
    shows,
    isFault: step.faults !== undefined && step.faults.length > 0,
    links: links
      .filter(({ only }) => only?.includes(revision) ?? true)
      .map((link) => ({ title: link.title, url: pageUrl(link, revision) })),
  };
}

/** The URL of a page of the specification, or of an extension. */
export function pageUrl({ page }: PageLink, revision: McpRevision): string {
  return page.startsWith('https:') ? page : `https://modelcontextprotocol.io/specification/${revision}/${page}`;
}

const ACTS: Readonly<Record<string, string>> = {
  changed: 'A list of the server changes',
  update: 'A resource of the server changes',
  log: 'The server sends a log message',
  ask: 'The server sends a request to the client',
  end: 'The server ends its streams',
  define: 'The server gets another definition',
};

function happens({ act, passes, breaks, leaves, faults }: WalkStep): string | null {
  const parts = [
    ...(faults && faults.length > 0 ? ['The server gets a fault'] : []),
    ...(act ? [ACTS[act.act] ?? ''] : []),
    ...(passes === undefined ? [] : [`${passes} ms pass`]),
    ...(breaks ? ['The connection breaks off'] : []),
    ...(leaves ? ['The client disconnects'] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : null;
}
