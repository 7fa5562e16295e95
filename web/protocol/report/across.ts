/** The findings of the rules about several messages and about their transport, as diagnostics. */
import type { LedgerEntry } from '../model/define.ts';
import { modelOf } from '../model/index.ts';
import { realise, reportedBetter, type Realising } from '../rules/session/realise.ts';
import { wireRules } from '../rules/transport/index.ts';
import { judgeWire } from '../rules/transport/run.ts';
import type { Diagnostic, Span } from '../types.ts';
import type { SessionFinding } from '../rules/session/define.ts';
import type { Found } from '../rules/session/run.ts';
import type { Across, Followed, FollowedSessions } from './followed.ts';
import { isShownPair } from './shown-pairs.ts';

/** All findings: the existing ones, plus those about several messages and their transport that are not duplicates. */
export function acrossMessages(log: FollowedSessions, text: string, about: Across): Diagnostic[] {
  const { inText, own } = about;
  const { across, better } = aboutSessions(log, text, about);
  const findings = [...inText, ...(better.size > 0 ? own.filter((one) => !better.has(one)) : own), ...across];
  const ledger = (session: number, requirement: string): LedgerEntry | undefined => {
    const id = about.revisionOf(session);
    return log.phaseOf(id).deep.ledger.get(requirement) ?? modelOf(id).ledger.get(requirement);
  };
  const { found, gone } = judgeWire(wireRules, {
    ...about,
    // Called only if something is known about the transport.
    get rows() {
      return about.rows();
    },
    text,
    ledger,
    modelOf: (session) => modelOf(about.revisionOf(session)),
    earlier: findings,
    tool: (name, before) => log.sessions[log.sessionOf(before)]?.context.listedBefore(name, before) ?? null,
  });
  const kept = gone.size > 0 ? findings.filter((one) => !gone.has(one)) : findings;
  return [...withoutDoubles(kept, found, about), ...found];
}

/** What the rules about HTTP report of an authorization is not reported again for the document in it. */
function withoutDoubles(findings: Diagnostic[], wire: readonly Diagnostic[], { intake }: Across): Diagnostic[] {
  const auth = wire.filter(({ rule }) => rule.startsWith('auth/'));
  if (auth.length === 0) return findings;
  return findings.filter((one) => {
    const part = one.rule.startsWith('oauth/') && one.part !== undefined ? intake.parts?.[one.part] : undefined;
    if (!part) return true;
    const names = quotedIn(one);
    return !auth.some(
      (other) => overlap(other, one) || (overlap(other, part) && quotedIn(other).some((name) => names.includes(name))),
    );
  });
}

function overlap({ span: a }: { readonly span: Span }, { span: b }: { readonly span: Span }): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The names in code font in what a finding reports, e.g. `code_verifier`. */
function quotedIn({ what }: Diagnostic): string[] {
  return [...what.slice(0, 2000).matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

/** The findings of the session rules, and which findings about single messages they replace. */
function aboutSessions(
  log: FollowedSessions,
  text: string,
  { own, judged, revisionOf, intake }: Across,
): { across: Diagnostic[]; better: ReadonlySet<Diagnostic> } {
  const better = new Set<Diagnostic>();
  const before = new Map<number, Diagnostic[]>();
  for (const finding of own) {
    const list = before.get(finding.entry);
    if (list) list.push(finding);
    else before.set(finding.entry, [finding]);
  }
  const across = log.sessions.flatMap((session) => {
    const id = revisionOf(session.index);
    const { deep } = log.phaseOf(id);
    const about: Realising = {
      text,
      ledger: (requirement) => deep.ledger.get(requirement) ?? modelOf(id).ledger.get(requirement),
      judged,
      before: (index) => before.get(index) ?? [],
    };
    return log.foundIn(session, id).flatMap((one) => {
      const finding = one.shown ? asShown(one, one.shown, text, intake, session) : one;
      if (!finding) return [];
      const made = realise(finding, about);
      if (made && finding.instead) for (const one of reportedBetter(finding, about)) better.add(one);
      return made ?? [];
    });
  });
  return { across, better };
}

/** A finding about a request and a response with different ids, as the text shows them; null if it shows no pair. */
function asShown(
  finding: Found,
  { request, what, only }: NonNullable<SessionFinding['shown']>,
  text: string,
  { entries, wire = [] }: Across['intake'],
  { example }: Followed,
): Found | null {
  const [first, second] = [entries.at(request.entry), entries.at(finding.at.entry)];
  if (!first || !second) return only ? null : finding;
  const isExchange = first.wire !== undefined && wire[second.wire ?? -1]?.answers === first.wire;
  if (!isExchange && !isShownPair(text, first.span, second.span, example)) return only ? null : finding;
  const { class: _, ...rest } = finding;
  return { ...rest, what };
}
