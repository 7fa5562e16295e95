/** The findings of the rules about several messages and about their transport, as diagnostics. */
import type { LedgerEntry } from '../model/define.ts';
import { modelOf } from '../model/index.ts';
import { realise, reportedBetter, type Realising } from '../rules/session/realise.ts';
import { wireRules } from '../rules/transport/index.ts';
import { judgeWire } from '../rules/transport/run.ts';
import type { Diagnostic } from '../types.ts';
import type { Across, FollowedSessions } from './followed.ts';

/** All findings: the existing ones, plus those about several messages and their transport that are not duplicates. */
export function acrossMessages(log: FollowedSessions, text: string, about: Across): Diagnostic[] {
  const { inText, own } = about;
  const { across, better } = aboutSessions(log, text, about);
  const said = [...inText, ...(better.size > 0 ? own.filter((one) => !better.has(one)) : own), ...across];
  const ledger = (session: number, requirement: string): LedgerEntry | undefined => {
    const id = about.revisionOf(session);
    return log.stageOf(id).deep.ledger.get(requirement) ?? modelOf(id).ledger.get(requirement);
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
    earlier: said,
    tool: (name, before) => log.sessions[log.sessionOf(before)]?.context.listedBefore(name, before) ?? null,
  });
  return [...(gone.size > 0 ? said.filter((one) => !gone.has(one)) : said), ...found];
}

/** The findings of the session rules, and which findings about single messages they replace. */
function aboutSessions(
  log: FollowedSessions,
  text: string,
  { own, judged, revisionOf }: Across,
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
    const { deep } = log.stageOf(id);
    const about: Realising = {
      text,
      ledger: (requirement) => deep.ledger.get(requirement) ?? modelOf(id).ledger.get(requirement),
      judged,
      before: (index) => before.get(index) ?? [],
    };
    return log.foundIn(session, id).flatMap((finding) => {
      const made = realise(finding, about);
      if (made && finding.instead) for (const one of reportedBetter(finding, about)) better.add(one);
      return made ?? [];
    });
  });
  return { across, better };
}
