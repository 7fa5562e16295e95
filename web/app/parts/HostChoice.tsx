import { useId } from 'react';
import { Button } from './Button.tsx';
import css from './Hosts.module.css';

/** A host that can be chosen. */
export interface HostItem {
  id: string;
  name: string;
  sort: 'app' | 'api' | 'sdk';
}

const GROUPS = [
  { sort: 'app', title: 'Hosts' },
  { sort: 'api', title: 'Models’ APIs' },
  { sort: 'sdk', title: 'SDKs and frameworks' },
] as const;

/** Checkboxes for the hosts that the user cares about; none chosen means all. */
export function HostChoice(props: {
  hosts: readonly HostItem[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  const { hosts, chosen, onChoose } = props;
  const id = useId();
  const put = (host: string, on: boolean): void =>
    onChoose(hosts.map((one) => one.id).filter((one) => (one === host ? on : chosen.includes(one))));
  const names = hosts.filter((one) => chosen.includes(one.id)).map(({ name }) => name);
  return (
    <details className={css.choice}>
      <summary>
        Choose hosts: <b>{names.length === 0 ? `all ${hosts.length}` : names.join(', ')}</b>
      </summary>
      {GROUPS.map(({ sort, title }) => (
        <fieldset key={sort}>
          <legend>{title}</legend>
          {hosts
            .filter((one) => one.sort === sort)
            .map(({ id: host, name }) => (
              <label key={host} htmlFor={`${id}-${host}`}>
                <input
                  id={`${id}-${host}`}
                  type="checkbox"
                  checked={chosen.includes(host)}
                  onChange={(event) => put(host, event.currentTarget.checked)}
                />
                {name}
              </label>
            ))}
        </fieldset>
      ))}
      <p>
        The choice is kept on this machine.{' '}
        {chosen.length === 0 ? null : (
          <Button look="link" onClick={() => onChoose([])}>
            Show all hosts
          </Button>
        )}
      </p>
    </details>
  );
}
