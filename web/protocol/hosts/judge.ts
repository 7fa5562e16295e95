/** Judges tools, results, handshakes and configurations against what hosts and models’ APIs do beyond the specification. */
import { isObject } from '../json/object.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonObject } from '../json/types.ts';
import type { Severity } from '../types.ts';
import {
  configTests,
  handshakeTests,
  httpTests,
  listTests,
  metadataTests,
  resultTests,
  toolTests,
} from './conditions/index.ts';
import { hostEntries } from './data/index.ts';
import { count, type Confidence, type Hit, type HostEntry, type HostKind, type ToolView } from './define.ts';
import { isOutdated } from './days.ts';
import { hostName } from './names.ts';
import { isJudgeable } from './nodes.ts';
import { configView, resultView, toolView, toolViews, type HostSubject } from './views.ts';

/** What the caller chooses. */
export interface HostOptions {
  /** Ids of the hosts to judge for; default: all. */
  readonly hosts?: readonly string[];
  /** The day of the check as `YYYY-MM-DD`; without it no entry is called outdated. */
  readonly today?: string;
  /** True to report what newer versions of a host no longer do. */
  readonly fixed?: boolean;
  /** True to report what holds only in a mode that must be turned on, or only in a review. */
  readonly optional?: boolean;
}

/** What one entry reports about a subject. */
export interface HostFinding {
  /** Id of the entry; the name of the rule in reports. */
  readonly id: string;
  /** Ids of the hosts, and their names for people. */
  readonly hosts: readonly string[];
  readonly names: readonly string[];
  readonly kind: HostKind;
  /** `warning` for a current refusal or cut, else `info`; never an error: the specification allows it. */
  readonly severity: Exclude<Severity, 'error'>;
  /** JSON pointer of the first place within the subject’s value. */
  readonly pointer: string;
  /** Pointers of all places, the first included; at most 50. */
  readonly places: readonly string[];
  /** The number of places; `places` may hold fewer. */
  readonly count: number;
  /** What the host does, as a headline: the first sentence of the entry. */
  readonly title: string;
  /** What is there, quoted. */
  readonly what: string;
  /** What else the host does, when that was last seen, and what is disputed. */
  readonly why: string;
  /** What to change. */
  readonly how: string;
  readonly sources: readonly string[];
  readonly seenOn: string;
  readonly confidence: Confidence;
  /** True if it was last seen more than a year before `today`. */
  readonly mayBeOutdated: boolean;
  readonly disputed?: string;
}

const MAX_PLACES = 50;

/** A judged subject: its findings, and its tools with the ids of the chosen entries that apply to each. */
export interface JudgedSubject {
  readonly findings: readonly HostFinding[];
  readonly tools: readonly { readonly view: ToolView; readonly ids: ReadonlySet<string> }[];
}

/**
 * What the entries report about the subject, in catalog order; one finding for an entry. Never throws. Nothing is reported about
 * values that are nested more than 500 levels deep.
 */
export function judgeHosts(subject: HostSubject, options: HostOptions = {}): readonly HostFinding[] {
  return judgeSubject(subject, options).findings;
}

/** The same with the tools: each schema is walked once, here. */
export function judgeSubject(subject: HostSubject, options: HostOptions = {}): JudgedSubject {
  if (!isJudgeable(subject.value)) return { findings: [], tools: [] };
  const tools = toolsIn(subject).map((view) => ({ view, ids: new Set<string>() }));
  const others = otherHits(
    subject,
    tools.map(({ view }) => view),
  );
  const findings = hostEntries
    .filter((entry) => isChosen(entry, options))
    .flatMap((entry) => {
      const ofTool = toolTests.get(entry.id);
      const hits: Hit[] = [];
      for (const { view, ids } of ofTool ? tools : []) {
        const own = ofTool?.(view) ?? [];
        if (own.length > 0) ids.add(entry.id);
        for (const one of own) hits.push(one);
      }
      hits.push(...others(entry.id));
      const all = ordered(hits);
      const first = all[0];
      return first === undefined ? [] : [findingOf(entry, first, all, options.today)];
    });
  return { findings, tools };
}

function isChosen({ hosts, status, optional }: HostEntry, options: HostOptions): boolean {
  if (status === 'fixed' && options.fixed !== true) return false;
  if (optional === true && options.optional !== true) return false;
  return options.hosts === undefined || hosts.some((host) => options.hosts?.includes(host));
}

function toolsIn(subject: HostSubject): readonly ToolView[] {
  if (subject.kind === 'tools') return toolViews(subject.value, subject.server);
  return subject.kind === 'tool' && isObject(subject.value) ? [toolView(subject.value, [], subject.server)] : [];
}

/** A function from the id of an entry to its places in the subject, besides those in one tool. */
function otherHits(subject: HostSubject, tools: readonly ToolView[]): (id: string) => readonly Hit[] {
  const { value } = subject;
  switch (subject.kind) {
    case 'tools': {
      const view = { tools, result: isObject(value) ? value : null, revision: subject.revision };
      return (id) => listTests.get(id)?.(view) ?? [];
    }
    case 'http':
      return (id) => httpTests.get(id)?.(subject.traffic) ?? [];
    default:
      return isObject(value) ? hitsInObject(subject, value) : () => [];
  }
}

function hitsInObject(
  subject: Exclude<HostSubject, { kind: 'tools' | 'http' }>,
  value: JsonObject,
): (id: string) => readonly Hit[] {
  switch (subject.kind) {
    case 'tool':
      return () => [];
    case 'result': {
      const view = resultView(value, subject.tool);
      return (id) => resultTests.get(id)?.(view) ?? [];
    }
    case 'config': {
      const view = configView(value, subject.file ?? '');
      return (id) => configTests.get(id)?.(view) ?? [];
    }
    case 'metadata': {
      const { owner, server, traffic } = subject;
      return (id) => metadataTests.get(id)?.({ document: value, owner, server, traffic }) ?? [];
    }
    default:
      return (id) => handshakeTests.get(id)?.(value) ?? [];
  }
}

/** What is certain comes first. */
function ordered(hits: readonly Hit[]): readonly Hit[] {
  return hits.some(({ isGuess }) => isGuess)
    ? hits.toSorted((a, b) => Number(a.isGuess ?? 0) - Number(b.isGuess ?? 0))
    : hits;
}

function findingOf(entry: HostEntry, first: Hit, hits: readonly Hit[], today: string | undefined): HostFinding {
  const places = [...new Set(hits.slice(0, MAX_PLACES).map(({ at }) => pointerOf(at)))];
  const more = hits.length - 1;
  const mayBeOutdated = isOutdated(entry.seenOn, today);
  return {
    id: entry.id,
    hosts: entry.hosts,
    names: entry.hosts.map(hostName),
    kind: entry.kind,
    severity: first.isGuess ? 'info' : severityOf(entry, mayBeOutdated),
    pointer: places[0] ?? '',
    places,
    count: hits.length,
    what:
      more === 0
        ? first.shown
        : `${first.shown} The same holds at ${count(more)} more ${more === 1 ? 'place' : 'places'}.`,
    title: entry.what.slice(0, headlineEnd(entry.what)).replace(/\.$/u, ''),
    why: reasonOf(entry, mayBeOutdated),
    how: entry.how,
    sources: entry.sources,
    seenOn: entry.seenOn,
    confidence: entry.confidence,
    mayBeOutdated,
    ...(entry.disputed === undefined ? {} : { disputed: entry.disputed }),
  };
}

/** Only what a host refuses or cuts today, by more than one report, is worth a warning. */
function severityOf(entry: HostEntry, mayBeOutdated: boolean): 'warning' | 'info' {
  const costs = entry.kind === 'refusal' || entry.kind === 'truncation';
  const sure = entry.status === 'current' && entry.confidence !== 'one-report' && entry.optional !== true;
  return costs && sure && !mayBeOutdated ? 'warning' : 'info';
}

/** The end of the first sentence; abbreviations do not occur in the catalog. */
function headlineEnd(what: string): number {
  const end = /\.(?=\s+[A-Z`])/u.exec(what)?.index;
  return end === undefined ? what.length : end + 1;
}

/** What the host does besides the headline, with the date it was last seen on, and how sure that is. */
function reasonOf(entry: HostEntry, mayBeOutdated: boolean): string {
  const rest = entry.what.slice(headlineEnd(entry.what)).trim();
  const says = rest === '' ? [] : [rest];
  if (entry.only !== undefined) says.push(`This concerns ${entry.only}.`);
  says.push(`Last seen on ${entry.seenOn} (${CONFIDENCE[entry.confidence]}).`);
  if (entry.status === 'fixed')
    says.push(`Newer versions no longer do this${entry.until === undefined ? '' : ` (until: ${entry.until})`}.`);
  if (entry.status === 'unknown') says.push('It is not known whether this still holds.');
  if (entry.disputed !== undefined) says.push(`Sources disagree: ${entry.disputed}`);
  if (mayBeOutdated) says.push('That is more than a year ago, so it may be outdated.');
  says.push('This is what the host does, not a rule of the specification.');
  return says.join(' ');
}

const CONFIDENCE: Readonly<Record<Confidence, string>> = {
  code: 'in its code',
  docs: 'in its documentation',
  'many-reports': 'in several reports',
  'one-report': 'in one report',
};
