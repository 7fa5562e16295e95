/** “Settings for hosts”: what puts this `tap` between a host and its server, to be copied. */
import { useState } from 'react';
import { CopyText } from '../../parts/CopyText.tsx';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { PaneSection } from '../../parts/PaneSection.tsx';
import css from './Sessions.module.css';
import { useBoard } from './live-store.ts';

/** The section; nothing if there are no settings. */
export function SettingsSection() {
  const settings = useBoard((state) => state.tap?.settings);
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = settings?.find(({ host }) => host === picked) ?? settings?.[0];
  if (!settings || !chosen) return null;
  return (
    <PaneSection
      title="Settings for hosts"
      tools={
        <MenuButton
          look="pick"
          name={`Host: ${chosen.title}`}
          sections={[
            {
              kind: 'one-of',
              label: 'Host',
              value: chosen.host,
              choices: settings.map(({ host, title }) => ({ id: host, label: title })),
              onPick: setPicked,
            },
          ]}
        >
          {chosen.title}
        </MenuButton>
      }
    >
      <p className={css.lead}>With these settings the host talks to its server through this tap.</p>
      <CopyText key={chosen.host} label={`Settings for ${chosen.title}`} text={chosen.text} />
    </PaneSection>
  );
}
