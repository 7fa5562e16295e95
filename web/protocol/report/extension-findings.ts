/** Findings about the messages of extensions, and which findings of the core an extension makes wrong. */
import { extensionRules } from '../extensions/index.ts';
import type { ExtensionFault, Scene, Sent } from '../extensions/define.ts';
import type { Given } from '../extensions/reading.ts';
import { typeFaults, type TypeFault } from '../extensions/shapes.ts';
import type { RawEntry } from '../intake/types.ts';
import { planEdits } from '../json/edits.ts';
import { get, objectAt } from '../json/object.ts';
import { isIncomplete, spanOf } from '../json/locate.ts';
import type { Path } from '../json/plan.ts';
import { pointerOf } from '../json/pointer.ts';
import type { JsonValue } from '../json/types.ts';
import { EXTENSIONS, extensionMethod, extensionRequirement, listedIn } from '../model/extensions/index.ts';
import { headline } from '../model/headline.ts';
import { modelOf } from '../model/index.ts';
import type { LedgerEntry } from '../model/define.ts';
import { severityOf } from '../rules/run.ts';
import { SHAPE_KINDS } from '../schema/kinds.ts';
import type { Judged } from '../session/judged.ts';
import type { ObservedMessage } from '../session/message-records.ts';
import type { Diagnostic, RevisionId } from '../types.ts';

/** Findings of one requirement in one message. */
const MAX_SAME = 20;

/** What findings need to know of the text, or of the session in progress, whose messages are judged. */
export interface About {
  /** The revision of the messages. */
  readonly revision: RevisionId;
  /** True if messages may be missing. */
  readonly gaps: boolean;
  /** The message as passed to rules; null if it could not be parsed. */
  judged(index: number): Judged | null;
  /** The text that its positions refer to. */
  text(index: number): string;
}

/** A message as rules of extensions read it. */
export function givenOf(index: number, entry: RawEntry, observed: ObservedMessage, session: number): Given {
  return {
    index,
    kind: observed.kind,
    value: entry.value,
    from: observed.from,
    named: !observed.inferred,
    party: entry.party,
    session,
    altered: observed.trust === 'altered' || entry.problems.length > 0,
  };
}

/** Areas of the core whose findings hold on the channel of a view too. */
const ENVELOPE = /^(?:envelope|ids|requests|responses|errors)\//u;

/** Prefixes of keys that extensions define, as in a pointer. */
const META_PREFIXES = EXTENSIONS.flatMap(({ metaKeys }) =>
  metaKeys.flatMap(({ key }) => (key.endsWith('/') ? [`/${key.slice(0, -1)}~1`] : [])),
);

/** The findings of the core that remain beside those about extensions. */
export function stillRight(
  found: readonly Diagnostic[],
  messages: readonly Sent[],
  own: readonly Diagnostic[],
): Diagnostic[] {
  const places = new Set(own.map(({ entry, pointer }) => `${entry} ${pointer}`));
  const byIndex = new Map(messages.map((one) => [one.index, one]));
  return found.filter((one) => {
    const message = byIndex.get(one.entry);
    if (one.requirement === null && places.has(`${one.entry} ${one.pointer}`) && one.entry >= 0) return false;
    return !(message && isWrong(one, message));
  });
}

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

/** The findings about messages, in the order of the rules. */
export function findingsAbout(messages: readonly Sent[], about: About): Diagnostic[] {
  const { revision, gaps } = about;
  if (modelOf(revision).era === 'json-rpc') return [];
  const scene: Scene = { messages, stateless: modelOf(revision).era === 'stateless', gaps, revision };
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
    const one = diagnosticOf(about, at, fault, {
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
    const one = diagnosticOf(about, fault.at, fault, {
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
  about: About,
  at: Sent,
  { requirement, path = [], mark = 'value', what, fix, likely }: ExtensionFault,
  { rule, listed, title, why }: { rule: string; listed: LedgerEntry; title: string; why: string },
): Diagnostic | null {
  const judged = about.judged(at.index);
  const root = judged?.tree();
  if (!judged || !root) return null;
  if (mark === 'missing' && (judged.damaged || isIncomplete(root, path))) return null;
  const severity = severityOf(listed.level, likely ? 'host' : 'spec');
  const text = about.text(at.index);
  const edits = fix && judged.fixable !== false ? planEdits(text, root, fix) : null;
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
    span: spanOf(text, root, path, mark),
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
