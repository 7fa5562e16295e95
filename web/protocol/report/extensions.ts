/** The findings about extensions of a text, and the findings of the core that an extension makes wrong. */
import { wireFaultRules, extensionRules } from '../extensions/index.ts';
import type { ExtensionFault, Scene, Sent } from '../extensions/define.ts';
import { readMessages, type Given } from '../extensions/reading.ts';
import { typeFaults, type TypeFault } from '../extensions/shapes.ts';
import { mayUseExtensions } from '../extensions/used.ts';
import { readWire, placeOf } from '../extensions/wire.ts';
import { planEdits } from '../json/edits.ts';
import { get, objectAt } from '../json/object.ts';
import { isIncomplete, spanOf } from '../json/locate.ts';
import type { Path } from '../json/plan.ts';
import type { JsonValue } from '../json/types.ts';
import { pointerOf } from '../json/pointer.ts';
import { EXTENSIONS, extensionMethod, extensionRequirement, listedIn } from '../model/extensions/index.ts';
import { headline } from '../model/headline.ts';
import { modelOf } from '../model/index.ts';
import type { LedgerEntry } from '../model/define.ts';
import { severityOf } from '../rules/run.ts';
import { SHAPE_KINDS } from '../schema/kinds.ts';
import type { Diagnostic, RevisionId } from '../types.ts';
import { judgedAt, type Prepared } from './phases.ts';
import { loginFaults } from './extension-logins.ts';

/** Longer logs are judged up to this message. */
const MAX_MESSAGES = 50_000;
/** Findings of one requirement in one message. */
const MAX_SAME = 20;

/** The findings of a judgment with those about extensions; equal for equal input. */
export function withExtensions(
  prepared: Prepared,
  revisionOf: (session: number) => RevisionId,
  found: readonly Diagnostic[],
): Diagnostic[] {
  if (!mayUseExtensions(prepared.text)) return [...found];
  const messages = readMessages(givenIn(prepared));
  const own = [...aboutMessages(prepared, messages, revisionOf), ...aboutWire(prepared, revisionOf)];
  const places = new Set(own.map(({ entry, pointer }) => `${entry} ${pointer}`));
  const byIndex = new Map(messages.map((one) => [one.index, one]));
  const omitted = omittedIn(prepared, messages);
  const kept = found.filter((one) => {
    const message = byIndex.get(one.entry);
    if (one.requirement === null && places.has(`${one.entry} ${one.pointer}`) && one.entry >= 0) return false;
    return !(message && isWrong(one, message)) && !omitted(one);
  });
  return loginFaults(prepared, [...kept, ...own]);
}

/** What examples in a text leave out: metadata that none of them has, and the envelope of an excerpt. */
const METADATA = /^stateless\/(?:meta-missing|malformed-accepted|server-info-missing)$/u;
const EXCERPT = /^(?:envelope\/jsonrpc-missing|ids\/missing-id)$/u;

/** True for findings of the core about something that the examples of a lesson leave out on purpose. */
function omittedIn({ intake }: Prepared, messages: readonly Sent[]): (finding: Diagnostic) => boolean {
  const examples = messages.filter(({ index }) => intake.entries.at(index)?.example !== undefined);
  if (examples.length < 2) return () => false;
  const names = examples.some(({ meta }) => get(meta, 'io.modelcontextprotocol/protocolVersion') !== undefined);
  const excerpts = new Set(
    examples.filter(({ object }) => get(object, 'jsonrpc') === undefined).map(({ index }) => index),
  );
  const shown = new Set(examples.map(({ index }) => index));
  return ({ requirement, entry }) =>
    (!names && shown.has(entry) && METADATA.test(requirement ?? '')) ||
    (excerpts.has(entry) && EXCERPT.test(requirement ?? ''));
}

function givenIn(prepared: Prepared): Given[] {
  const { intake, reading } = prepared;
  const given: Given[] = [];
  for (let index = 0; index < Math.min(intake.entries.length, MAX_MESSAGES); index++) {
    const observed = reading.observed(index);
    const entry = intake.entries.at(index);
    if (!observed || !entry) continue;
    given.push({
      index,
      kind: observed.kind,
      value: entry.value,
      from: observed.from,
      named: !observed.inferred,
      party: entry.party,
      session: reading.sessionOf(index),
      altered: observed.trust === 'altered' || entry.problems.length > 0,
    });
  }
  return given;
}

/** Areas of the core whose findings hold on the channel of a view too. */
const ENVELOPE = /^(?:envelope|ids|requests|responses|errors)\//u;

/** Prefixes of keys that extensions define, as in a pointer. */
const META_PREFIXES = EXTENSIONS.flatMap(({ metaKeys }) =>
  metaKeys.flatMap(({ key }) => (key.endsWith('/') ? [`/${key.slice(0, -1)}~1`] : [])),
);

/** True if an extension defines what a finding of the core reports. */
function isWrong({ requirement, rule, pointer }: Diagnostic, message: Sent): boolean {
  const id = requirement ?? rule;
  if (message.channel === 'view') return !ENVELOPE.test(id) || id === 'errors/server-band';
  const method = message.method ?? '';
  if (id.startsWith('methods/unknown')) return extensionMethod(method) !== null || /^(?:ui|skills)\//u.test(method);

  // The types of extensions judge the member, and name their own requirement.
  if (id === 'result-type/unrecognized') return extensionMethod(method)?.row.result !== undefined;
  // The skills extension has one code for files that do not exist, in all revisions.
  if (id === 'resources/not-found-code-legacy') return isSkillFile(message.request);
  if (id === 'meta/reserved-prefix') return META_PREFIXES.some((prefix) => pointer.includes(prefix));
  if (id === 'capabilities/extensions-since-2026-07-28') {
    const isServer = message.kind === 'response';
    const declared = objectAt(objectAt(isServer ? message.result : message.params, 'capabilities'), 'extensions');
    // Only the side that an extension lets declare it; elsewhere the entry has no meaning in the handshake either.
    return EXTENSIONS.some(
      ({ id: own, negotiation }) =>
        get(declared, own) !== undefined &&
        negotiation.by === 'capability' &&
        negotiation.declares.includes(isServer ? 'server' : 'client'),
    );
  }
  return id === 'envelope/unclassifiable' && /^(?:ui-|tool$|intent$|prompt$|notify$|link$)/u.test(typeOf(message));
}

function isSkillFile(request: Sent | null): boolean {
  const uri = request ? get(request.params, 'uri') : undefined;
  return typeof uri === 'string' && uri.startsWith('skill://');
}

function typeOf({ object }: Sent): string {
  const type = get(object, 'type');
  return typeof type === 'string' ? type : '';
}

/** The version of MCP Apps that a text shows: of the response to `ui/initialize`, or the draft if it uses what only that has. */
function versionsIn(messages: readonly Sent[]): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  for (const at of messages) {
    const found = at.method === null ? null : extensionMethod(at.method);
    if (found?.row.since !== undefined) versions.set(found.extension.id, found.row.since);
  }
  return versions;
}

function aboutMessages(
  prepared: Prepared,
  messages: readonly Sent[],
  revisionOf: (session: number) => RevisionId,
): Diagnostic[] {
  const revision = revisionOf(prepared.reading.sessionOf(messages[0]?.index ?? 0));
  if (modelOf(revision).era === 'json-rpc') return [];
  const isLesson = messages.some(({ index }) => prepared.intake.entries.at(index)?.example !== undefined);
  const scene: Scene = {
    messages,
    stateless: modelOf(revision).era === 'stateless',
    gaps: prepared.intake.gaps === true || isLesson,
    revision,
  };
  const versions = versionsIn(messages);
  const out: Diagnostic[] = [];
  const counts = new Map<string, number>();
  const add = (at: Sent, fault: ExtensionFault, rule: string): void => {
    const known = extensionRequirement(fault.requirement);
    const listed = known && listedIn(fault.requirement, versions.get(known.extension.id));
    if (!known || !listed) return;
    const key = `${at.index} ${fault.requirement}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > MAX_SAME) return;
    const one = diagnosticOf(prepared, at, fault, {
      rule,
      listed,
      title: known.row.says,
      why: fault.why ?? known.row.why,
    });
    if (one) out.push(one);
  };
  const unnamed: TypeFault[] = [];
  for (const fault of typeFaults(scene)) {
    if (extensionRequirement(fault.requirement)) add(fault.at, fault, fault.rule);
    else unnamed.push(fault);
  }
  for (const rule of extensionRules) rule.judge(scene, (at, fault) => add(at, fault, fault.requirement));
  const places = new Set(out.map(({ entry, pointer }) => `${entry} ${pointer}`));
  for (const fault of unnamed) {
    if (places.has(`${fault.at.index} ${pointerOf(fault.path)}`)) continue;
    const level = fault.rule === SHAPE_KINDS.misspelt.id ? 'INFO' : 'MUST';
    const listed: LedgerEntry = { id: '', level, url: fault.url, place: fault.place };
    const one = diagnosticOf(prepared, fault.at, fault, {
      rule: fault.rule,
      listed,
      title: fault.title,
      why: fault.why,
    });
    if (one) out.push({ ...one, requirement: null });
  }
  return out;
}

/** A finding with its place; null if the text does not have the place. */
function diagnosticOf(
  prepared: Prepared,
  at: Sent,
  { requirement, path = [], mark = 'value', what, fix, likely }: ExtensionFault,
  { rule, listed, title, why }: { rule: string; listed: LedgerEntry; title: string; why: string },
): Diagnostic | null {
  const judged = judgedAt(prepared, at.index);
  const root = judged?.tree();
  if (!judged || !root) return null;
  if (mark === 'missing' && (judged.damaged || isIncomplete(root, path))) return null;
  const severity = severityOf(listed.level, likely ? 'host' : 'spec');
  const edits = fix && judged.fixable !== false ? planEdits(prepared.text, root, fix) : null;
  return {
    rule,
    requirement,
    class: 'spec',
    severity,
    level: listed.level,
    title: headline({ title }, severity),
    what,
    why,
    entry: at.index,
    pointer: pointerOf(existing(at, path)),
    span: spanOf(prepared.text, root, path, mark),
    related: [],
    ...(fix && edits ? { fix: { says: fix.says, safety: fix.safety, edits } } : {}),
    spec: listed.url,
    specTitle: listed.place,
  };
}

/** The part of a path that the message has. */
function existing({ object }: Sent, path: Path): Path {
  let value: JsonValue | undefined = object;
  const out: (string | number)[] = [];
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) break;
    out.push(step);
    value = Array.isArray(value) ? value[Number(step)] : value[String(step)];
  }
  return out;
}

function aboutWire(prepared: Prepared, revisionOf: (session: number) => RevisionId): Diagnostic[] {
  const { intake, text } = prepared;
  const wire = intake.wire ?? [];
  if (wire.length === 0 || revisionOf(0) === 'jsonrpc-2.0') return [];
  const seen = readWire(wire);
  const out: Diagnostic[] = [];
  for (const rule of wireFaultRules) {
    rule.judge(seen, (at, place, { requirement, what }) => {
      const known = extensionRequirement(requirement);
      const listed = listedIn(requirement);
      const message = wire[at.index];
      if (!known || !listed || !message) return;
      const severity = severityOf(listed.level, 'spec');
      out.push({
        rule: requirement,
        requirement,
        class: 'spec',
        severity,
        level: listed.level,
        title: headline({ title: known.row.says }, severity),
        what,
        why: known.row.why,
        entry: -1,
        pointer: '',
        span: placeOf(text, message, place),
        related: [],
        spec: listed.url,
        specTitle: listed.place,
      });
    });
  }
  return out;
}
