/** What hosts do with the text, connected to the editor, the engine and the settings. */
import { useEffect, useState } from 'react';
import { knownHosts } from '../../../protocol/hosts/names.ts';
import { editor } from '../../editor/handle.ts';
import type { HostsShown, ShownHostFinding, ShownReport } from '../../engine/types.ts';
import { HostChoice } from '../../parts/HostChoice.tsx';
import { HostFindings } from '../../parts/HostFindings.tsx';
import { HostTable } from '../../parts/HostTable.tsx';
import { SizeTable } from '../../parts/SizeTable.tsx';
import { goToSpan, setSettings } from '../../state/actions.ts';
import { engine } from '../../state/session.ts';
import { optionsOf, store } from '../../state/store.ts';
import { useApp } from '../../state/use.ts';
import { showPlace } from './places.ts';

/** The day in UTC, as `YYYY-MM-DD`. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** What the engine answers about this text; null until it has. */
function useHosts({ version }: ShownReport): HostsShown | null {
  const [known, setKnown] = useState<{ version: number; shown: HostsShown } | null>(null);
  useEffect(() => {
    let wanted = true;
    void engine.hosts(today(), optionsOf(store.getState()), version).then((shown) => {
      if (wanted && shown) setKnown({ version, shown });
    });
    return () => {
      wanted = false;
    };
  }, [version]);
  // While a change of the text is judged, the previous rows stay, as in the other views.
  return known?.shown ?? null;
}

/** Puts the schema of a finding into the text; one undo step. Nothing happens if the text has changed meanwhile. */
function applyFix({ fix }: ShownHostFinding, version: number): void {
  if (fix && store.getState().version === version) editor()?.apply(fix.edits);
}

/** The choice of hosts, the table, the reasons, and the sizes of tools. */
export function HostsBoard({ report }: { report: ShownReport }) {
  const shown = useHosts(report);
  const chosen = useApp((state) => state.settings.hosts);
  const [only, setOnly] = useState<string | null>(null);
  if (!shown) return null;
  const wanted = knownHosts.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  const isWanted = (ids: readonly string[]): boolean => wanted.some(({ id }) => ids.includes(id));
  const findings = shown.findings.filter(({ hosts = [] }) => isWanted(hosts));
  const host = wanted.find(({ id }) => id === only) ?? null;
  return (
    <>
      <HostChoice hosts={knownHosts} chosen={chosen} onChoose={(hosts) => setSettings({ hosts })} />
      <HostTable hosts={wanted} findings={findings} current={host?.id ?? null} onPick={setOnly} />
      <HostFindings
        findings={host === null ? findings : findings.filter(({ hosts = [] }) => hosts.includes(host.id))}
        host={host?.name ?? null}
        onGo={({ span }) => goToSpan(span)}
        onFix={(finding) => applyFix(finding, report.version)}
        onPlace={showPlace}
      />
      {shown.sizes.map((size, index) => (
        <SizeTable
          key={index}
          size={{ ...size, limits: size.limits.filter(({ hosts }) => isWanted(hosts)) }}
          assumption={shown.assumption}
          onGo={goToSpan}
        />
      ))}
    </>
  );
}
