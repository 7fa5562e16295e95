/**
 * A report as SARIF 2.1.0, the format that editors and code hosts read
 * (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). Columns are UTF-16 units, as in the report.
 */
import { LineIndex } from '../json/lines.ts';
import { PRODUCT, VERSION } from '../product.ts';
import type { Diagnostic, Report, Severity, Span } from '../types.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { partObject, rangeOf, sessionObject, verdictsOf } from './json.ts';
import { textsOfRule } from './rules.ts';
import { toJson, type Writable } from './write.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const LEVEL: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };
/** Maximum length of a quoted snippet, in UTF-16 units. */
const SNIPPET = 400;

/** A text with its report. */
interface Subject {
  report: Report;
  text: string;
  lines: LineIndex;
  /** The location of the text, as a relative URI. */
  uri: string;
  /** Its index in `artifacts`. */
  artifact: number;
  /** Ids of the rules used so far, each with its index in `tool.driver.rules`. */
  rules: ReadonlyMap<string, number>;
}

/** Collects the reports of several texts into one log with one run. */
export interface SarifFiles {
  /** Adds a text. `name` is its name relative to the root of the project, e.g. its path. */
  add(report: Report, text: string, name: string): void;
  /** The log as a file. */
  end(): string;
}

/** The log as a file. `name` is the name of the text, e.g. its file name. */
export function reportSarif(report: Report, text: string, name: string): string {
  const rules: Rules = { indices: new Map(), objects: [] };
  const subject = subjectOf(report, text, name, 0, rules);
  return logOf({
    rules: rules.objects,
    artifacts: [artifactOf(subject)],
    notifications: notifications(subject),
    results: results(subject),
    properties: propertiesOf(subject),
  });
}

/** The log of several texts, which keeps their findings and not the texts. What is known about one text is a property of its artifact. */
export function sarifOfFiles(): SarifFiles {
  const rules: Rules = { indices: new Map(), objects: [] };
  const artifacts: Writable[] = [];
  const notes: Writable[] = [];
  const found: Writable[] = [];
  return {
    add(report, text, name) {
      const subject = subjectOf(report, text, name, artifacts.length, rules);
      artifacts.push({ ...artifactOf(subject), properties: propertiesOf(subject) });
      for (const one of notifications(subject)) notes.push(one);
      for (const one of results(subject)) found.push(one);
    },
    end: () => logOf({ rules: rules.objects, artifacts, notifications: notes, results: found }),
  };
}

/** The rules used so far: the index of each, and what the log says about it. */
interface Rules {
  readonly indices: Map<string, number>;
  readonly objects: Writable[];
}

/** The parts of a run. */
interface Run {
  readonly rules: readonly Writable[];
  readonly artifacts: readonly Writable[];
  readonly notifications: readonly Writable[];
  readonly results: readonly Writable[];
  readonly properties?: Writable;
}

/** A text with its report; its rules are added to those used before, in the order of their ids. */
function subjectOf(report: Report, text: string, name: string, artifact: number, rules: Rules): Subject {
  for (const id of [...new Set(report.diagnostics.map(({ rule }) => rule))].toSorted()) {
    if (rules.indices.has(id)) continue;
    rules.indices.set(id, rules.objects.length);
    rules.objects.push(ruleObject(id, report.diagnostics));
  }
  return { report, text, lines: new LineIndex(text), uri: uriOf(name), artifact, rules: rules.indices };
}

function logOf({ rules, artifacts, notifications, results, properties }: Run): string {
  const log: Writable = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: PRODUCT,
            version: VERSION,
            semanticVersion: VERSION,
            rules,
            notifications: [
              {
                id: 'not-observed',
                shortDescription: { text: 'Something could not be judged, which does not mean that it is valid' },
              },
              { id: 'skipped', shortDescription: { text: 'A part of the text is not a message' } },
            ],
          },
        },
        language: 'en',
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        artifacts,
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications }],
        results,
        properties,
      },
    ],
  };
  return `${toJson(log)}\n`;
}

function artifactOf({ uri }: Subject): { [key: string]: Writable } {
  return { location: { uri }, mimeType: 'text/plain' };
}

function propertiesOf({ report, lines }: Subject): Writable {
  return {
    revision: report.revision,
    revisionBecause: report.revisionBecause,
    format: report.format.id,
    messages: report.entries.length,
    verdicts: verdictsOf(report),
    parts: report.parts.map((part) => partObject(part, (span) => rangeOf(lines, span))),
    sessions: report.sessions.map(sessionObject),
  };
}

/** A name as a relative URI: each segment encoded, without drive, root or `..`. */
function uriOf(name: string): string {
  const steps = name
    .split(/[\\/]/)
    .filter((step) => step !== '' && step !== '.' && step !== '..' && !/^[A-Za-z]:$/.test(step))
    .map((step) => encodeURIComponent(step.replace(/\p{Surrogate}/gu, '\ufffd')));
  return steps.length > 0 ? steps.join('/') : 'text';
}

/** A rule as used in this report. Its clause is that of its first finding; each finding has its own clause. */
function ruleObject(id: string, diagnostics: readonly Diagnostic[]): Writable {
  const first = diagnostics.find(({ rule }) => rule === id);
  const texts = textsOfRule(id) ?? { title: first?.title ?? id, why: first?.why ?? '' };
  return {
    id,
    shortDescription: { text: texts.title },
    fullDescription: { text: texts.why === '' ? texts.title : texts.why },
    helpUri: first?.spec,
    help: { text: `${texts.title}. ${texts.why}`.trim() },
    defaultConfiguration: { level: LEVEL[first?.severity ?? 'warning'] },
    properties: { class: first?.class, tags: ['mcp', 'json-rpc'] },
  };
}

function results(subject: Subject): Writable[] {
  const { report, text } = subject;
  const fingerprints = fingerprintsOf(report, text);
  return report.diagnostics.map((diagnostic, index) => resultObject(diagnostic, subject, fingerprints[index] ?? ''));
}

function resultObject(diagnostic: Diagnostic, subject: Subject, fingerprint: string): Writable {
  const { report, rules } = subject;
  const { rule, requirement, severity, what, why, fix, spec, specTitle, related } = diagnostic;
  const entry = report.entries[diagnostic.entry];
  return {
    ruleId: rule,
    ruleIndex: rules.get(rule),
    level: LEVEL[severity],
    message: { text: messageText(what) },
    locations: [locationObject(diagnostic.span, diagnostic.entry, diagnostic.pointer, subject, diagnostic.part)],
    relatedLocations:
      related.length === 0
        ? undefined
        : related.map((place, id) => ({
            id,
            ...locationObject(place.span, place.entry, place.pointer, subject),
            message: { text: place.entry < 0 ? 'Related to this place.' : `Related to message ${place.entry + 1}.` },
          })),
    partialFingerprints: { 'finding/v1': fingerprint },
    fixes: fix && [
      {
        description: { text: messageText(fix.says) },
        artifactChanges: [
          {
            artifactLocation: { uri: subject.uri },
            replacements: fix.edits.map((edit) => ({
              deletedRegion: regionObject(edit, subject),
              insertedContent: { text: edit.text },
            })),
          },
        ],
        properties: { safety: fix.safety },
      },
    ],
    properties: {
      requirement: requirement ?? undefined,
      class: diagnostic.class,
      hosts: diagnostic.hosts,
      why,
      remedies: diagnostic.remedies?.map(({ for: of, says }) => ({ for: of, says })),
      ask: diagnostic.ask,
      spec,
      specTitle,
      messageIndex: diagnostic.entry,
      partIndex: diagnostic.part,
      session: entry?.session,
      revision: entry && (report.sessions[entry.session]?.revision ?? report.revision),
    },
  };
}

/** SARIF messages interpret `[words](address)` as a link: the checked text must not create one. */
function messageText(text: string): string {
  return text.replaceAll('](', ']\u200b(');
}

function locationObject(
  span: Span,
  entry: number,
  pointer: string,
  subject: Subject,
  part?: number,
): { [key: string]: Writable } {
  const logical =
    part === undefined
      ? logicalLocation(`messages/${entry}`, pointer, subject.report.entries[entry]?.method ?? `message ${entry + 1}`)
      : logicalLocation(`parts/${part}`, pointer, subject.report.parts[part]?.title ?? `part ${part + 1}`);
  return {
    physicalLocation: {
      artifactLocation: { uri: subject.uri, index: subject.artifact },
      region: { ...regionObject(span, subject), ...snippetOf(span, subject.text) },
    },
    ...(entry < 0 && part === undefined ? {} : { logicalLocations: [logical] }),
  };
}

function regionObject(span: Span, { lines }: Subject): { [key: string]: Writable } {
  return { ...rangeOf(lines, span), charOffset: span.start, charLength: Math.max(0, span.end - span.start) };
}

function snippetOf({ start, end }: Span, text: string): { [key: string]: Writable } {
  return end > start && end - start <= SNIPPET ? { snippet: { text: text.slice(start, end) } } : {};
}

/** The message or the part, and the JSON pointer within it. `name` is that of the whole. */
function logicalLocation(root: string, pointer: string, name: string): Writable {
  const step = pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return {
    name: pointer === '' ? name : step,
    fullyQualifiedName: `${root}${pointer}`,
    kind: pointer === '' ? 'object' : /^\d+$/.test(step) ? 'element' : 'member',
  };
}

function notifications(subject: Subject): Writable[] {
  const { report } = subject;
  return [
    ...report.notObserved.map(({ what, because }) => ({
      descriptor: { id: 'not-observed', index: 0 },
      level: 'note',
      message: { text: messageText(`${what}. ${because}`) },
    })),
    ...report.skipped.map((part) => ({
      descriptor: { id: 'skipped', index: 1 },
      level: 'note',
      message: { text: messageText(part.because) },
      locations: [locationObject(part, -1, '', subject)],
    })),
  ];
}
