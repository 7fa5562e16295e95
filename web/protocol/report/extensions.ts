/** The findings about extensions of a text, and the findings of the core that an extension makes wrong. */
import { wireFaultRules } from '../extensions/index.ts';
import type { Sent } from '../extensions/define.ts';
import { readMessages, type Given } from '../extensions/reading.ts';
import { mayUseExtensions } from '../extensions/used.ts';
import { readWire, placeOf } from '../extensions/wire.ts';
import { get } from '../json/object.ts';
import { extensionRequirement, listedIn } from '../model/extensions/index.ts';
import { headline } from '../model/headline.ts';
import { severityOf } from '../rules/run.ts';
import type { Diagnostic, RevisionId } from '../types.ts';
import { findingsAbout, givenOf, stillRight } from './extension-findings.ts';
import { loginFaults } from './extension-logins.ts';
import { judgedAt, type Prepared } from './phases.ts';

/** Longer logs are judged up to this message. */
const MAX_MESSAGES = 50_000;

/** The findings of a judgment with those about extensions; equal for equal input. */
export function withExtensions(
  prepared: Prepared,
  revisionOf: (session: number) => RevisionId,
  found: readonly Diagnostic[],
): Diagnostic[] {
  if (!mayUseExtensions(prepared.text)) return [...found];
  const messages = readMessages(givenIn(prepared));
  const own = [...aboutMessages(prepared, messages, revisionOf), ...aboutWire(prepared, revisionOf)];
  const omitted = omittedIn(prepared, messages);
  const kept = stillRight(found, messages, own).filter((one) => !omitted(one));
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
    given.push(givenOf(index, entry, observed, reading.sessionOf(index)));
  }
  return given;
}

function aboutMessages(
  prepared: Prepared,
  messages: readonly Sent[],
  revisionOf: (session: number) => RevisionId,
): Diagnostic[] {
  const isLesson = messages.some(({ index }) => prepared.intake.entries.at(index)?.example !== undefined);
  return findingsAbout(messages, {
    revision: revisionOf(prepared.reading.sessionOf(messages[0]?.index ?? 0)),
    gaps: prepared.intake.gaps === true || isLesson,
    judged: (index) => judgedAt(prepared, index),
    text: () => prepared.text,
  });
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
