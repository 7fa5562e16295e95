/** What hosts and models’ APIs do with the tools, results, handshakes and configurations of a text. Loaded on request. */
import { hostReport, type HostReport, type SchemaSuggestion } from '../hosts/index.ts';
import { hostEntry } from '../hosts/data/index.ts';
import type { HostFinding, HostOptions } from '../hosts/judge.ts';
import { bestSource } from '../hosts/sources.ts';
import { planEdits } from '../json/edits.ts';
import { spanOf } from '../json/locate.ts';
import { pathOf, pointerOf } from '../json/pointer.ts';
import { redact } from '../secrets/redact.ts';
import type { Diagnostic, Fix, RelatedPlace, TextEdit } from '../types.ts';
import { hostSubjects, type HostPlace } from './host-subjects.ts';
import type { Prepared } from './phases.ts';
import type { Shapes } from './shapes.ts';

/** Tools that one fix changes; the next check offers those that are left. */
const MAX_FIXED = 10;

/** Other places of a finding that the report names. */
const MAX_RELATED = 20;

const known = new WeakMap<Prepared, readonly Diagnostic[]>();

/**
 * The findings of class `host` about a text, in the order of its messages and parts: one for each entry of the catalog and each
 * subject. Never errors, since the specification allows all of it. They are the same in every revision, so they are computed once.
 */
export function hostFindings(prepared: Prepared, shapes: Shapes | null): readonly Diagnostic[] {
  let found = known.get(prepared);
  const { hosts, today } = prepared.options;
  const options: HostOptions = {
    ...(hosts === undefined || hosts === 'all' ? {} : { hosts }),
    ...(today === undefined ? {} : { today }),
  };
  if (!found) known.set(prepared, (found = findingsFor(prepared, shapes, options)));
  return found;
}

/** Rules that warn of the best known of these facts in every tool. */
const GENERAL = 'tool-hosts/';

/** The findings of a text with those about hosts, which replace general ones about the same place. */
export function withHosts(prepared: Prepared, shapes: Shapes | null, found: readonly Diagnostic[]): Diagnostic[] {
  const own = hostFindings(prepared, shapes);
  const key = ({ entry, part, pointer }: Diagnostic): string => `${entry} ${part ?? ''} ${pointer}`;
  const places = new Set(own.map(key));
  return [...found.filter((one) => !(one.rule.startsWith(GENERAL) && places.has(key(one)))), ...own];
}

/** The findings for some hosts, or for all; whatever the text was prepared for. */
export function findingsFor(prepared: Prepared, shapes: Shapes | null, options: HostOptions): Diagnostic[] {
  const out: Diagnostic[] = [];
  for (const place of hostSubjects(prepared, shapes)) {
    const hosts = hostsOf(place, options);
    if (hosts?.length === 0) continue;
    const report = hostReport(place.subject, hosts === undefined ? options : { ...options, hosts });
    for (const finding of report.findings) {
      const located = place.isOther?.(finding.id) ? null : locatedIn(prepared.text, place, finding.pointer);
      if (located) out.push(diagnosticOf(prepared.text, place, located, finding, report));
    }
  }
  return out;
}

/** The chosen hosts that take this subject; undefined for all. */
function hostsOf({ hosts: only }: HostPlace, { hosts }: HostOptions): readonly string[] | undefined {
  return only === undefined ? hosts : only.filter((host) => hosts?.includes(host) ?? true);
}

/** A place in the text. */
type Located = Omit<RelatedPlace, 'entry'>;

/** The place of a pointer within the subject; null for what the text has not. */
function locatedIn(text: string, { tree, pathOf: inTree, spanAt }: HostPlace, pointer: string): Located | null {
  const own = pathOf(pointer) ?? [];
  const path = inTree(own);
  if (path === null) return null;
  const none = { start: 0, end: 0 };
  return { pointer: pointerOf(path), span: tree ? spanOf(text, tree, path, 'value') : (spanAt?.(own) ?? none) };
}

function diagnosticOf(
  text: string,
  place: HostPlace,
  located: Located,
  finding: HostFinding,
  report: HostReport,
): Diagnostic {
  const source = bestSource(finding.sources);
  const fix = fixOf(text, place, place.fixable ? report.suggestionsFor(finding, MAX_FIXED) : []);
  const what = `${finding.what} ${finding.how}`;
  return {
    rule: finding.id,
    requirement: null,
    class: 'host',
    hosts: hostsOf(place, { hosts: finding.hosts })?.slice() ?? [...finding.hosts],
    severity: finding.severity,
    level: 'INFO',
    title: finding.title,
    what: redact(place.schemaKey === undefined ? what : what.replaceAll('`inputSchema`', `\`${place.schemaKey}\``)),
    why: finding.why,
    entry: place.entry,
    ...(place.part === undefined ? {} : { part: place.part }),
    ...located,
    related: relatedTo(text, place, finding),
    ...(fix === null ? {} : { fix }),
    spec: source.url,
    specTitle: `${source.title}, seen on ${finding.seenOn}`,
  };
}

function relatedTo(text: string, place: HostPlace, { places }: HostFinding): RelatedPlace[] {
  return places.slice(1, MAX_RELATED + 1).flatMap((pointer) => {
    const located = locatedIn(text, place, pointer);
    return located ? [{ entry: place.entry, ...located }] : [];
  });
}

/** Replaces the input schemas that a finding is about by those computed for one of its hosts. */
function fixOf(text: string, place: HostPlace, chosen: readonly SchemaSuggestion[]): Fix | null {
  const { tree } = place;
  if (!place.fixable || !tree) return null;
  const [first] = chosen;
  if (first === undefined) return null;
  const isSame = chosen.every(({ change }) => change.same);
  const says =
    chosen.length === 1
      ? first.fix.says
      : `Use schemas that the host takes in ${chosen.length} tools${isSame ? ', which accept the same arguments' : `: ${notesOf(chosen)}`}`;
  const plan = { says: says.endsWith('.') ? says : `${says}.`, safety: isSame ? 'safe' : 'unsafe' } as const;
  const edits: TextEdit[] = [];
  for (const { pointer, change } of chosen) {
    const path = place.pathOf(pathOf(pointer) ?? []);
    // The schemas are apart from each other: planned alone, none of them reads the text again.
    const own = path && planEdits(text, tree, { ...plan, steps: [{ do: 'replace', path, value: change.schema }] });
    if (!own) return null;
    edits.push(...own);
  }
  return { ...plan, edits: edits.toSorted((one, other) => one.start - other.start) };
}

function notesOf(chosen: readonly SchemaSuggestion[]): string {
  return [...new Set(chosen.flatMap(({ change }) => [...change.givesUp, ...change.adds]))].slice(0, 4).join(' ');
}

/** The headline of an entry, for lists of rules; null for an unknown id. */
export function hostRuleTexts(id: string): { readonly title: string; readonly why: string } | null {
  const entry = hostEntry(id);
  return entry === undefined ? null : { title: entry.what, why: entry.how };
}
