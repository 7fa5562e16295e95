/** The variants of host and view: correct, or with one fault. */
import { APP_FAULTS, appFaultNamed } from '../../../simulator/apps/faults.ts';
import { Inline } from '../../parts/Inline.tsx';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { ruleHref } from './text.ts';
import { setFault, useViews } from './view-store.ts';
import { needText } from './view-text.ts';
import css from './View.module.css';

const CORRECT = 'correct';

/** A fault of both sides is listed with the host, which lets it happen. */
const choicesOf = (side: 'host' | 'view') =>
  APP_FAULTS.filter(({ host, view }) =>
    side === 'host' ? host !== undefined || view === undefined : view !== undefined,
  ).map(({ id, title, requirement }) => ({ id, label: title.replaceAll('`', ''), hint: requirement }));

/** The picker. */
export function VariantMenu() {
  const fault = useViews((state) => state.fault);
  const title = appFaultNamed(fault)?.title.replaceAll('`', '') ?? 'Correct';
  const value = fault ?? CORRECT;
  return (
    <MenuButton
      look="pick"
      name={`Variant: ${title}`}
      sections={[
        {
          kind: 'one-of',
          label: 'Host and view',
          value,
          choices: [{ id: CORRECT, label: 'Correct', hint: 'No fault on either side' }],
          onPick: () => setFault(null),
        },
        { kind: 'one-of', label: 'Faults of the view', value, choices: choicesOf('view'), onPick: setFault },
        { kind: 'one-of', label: 'Faults of the host', value, choices: choicesOf('host'), onPick: setFault },
      ]}
    >
      {fault === null ? 'Correct' : 'With a fault'}
    </MenuButton>
  );
}

/** The fault that is on: what it is, how to see it, and the requirement that it breaks. */
export function FaultNote() {
  const fault = appFaultNamed(useViews((state) => state.fault));
  const hidden = useViews((state) => state.view?.modelOnly.length === 0);
  if (!fault) return null;
  return (
    <p className={css.fault}>
      <Inline text={`${fault.title}. ${fault.says} ${needText(fault.needs, hidden)}`.trim()} />{' '}
      <a href={ruleHref(fault.requirement)}>
        <code>{fault.requirement}</code>
      </a>
    </p>
  );
}
