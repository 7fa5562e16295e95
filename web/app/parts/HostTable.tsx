import { useId } from 'react';
import type { ShownHostFinding } from '../engine/types.ts';
import type { HostItem } from './HostChoice.tsx';
import { count } from './text.ts';
import css from './Hosts.module.css';

const EFFECTS: readonly { title: string; of: readonly ShownHostFinding['effect'][] }[] = [
  { title: 'Refuses', of: ['refusal'] },
  { title: 'Cuts', of: ['truncation'] },
  { title: 'Ignores', of: ['ignored'] },
  { title: 'Other', of: ['limit', 'quirk'] },
];

/** Hosts against the kinds of effects, with the number of findings; a host’s button limits the list below to it. */
export function HostTable(props: {
  hosts: readonly HostItem[];
  findings: readonly ShownHostFinding[];
  current: string | null;
  onPick: (host: string | null) => void;
}) {
  const { hosts, findings, current, onPick } = props;
  const id = useId();
  const rows = hosts.map((host) => ({ host, own: findings.filter((one) => one.hosts?.includes(host.id)) }));
  const concerned = rows.filter(({ own }) => own.length > 0);
  const others = rows.length - concerned.length;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id}>What hosts do with it</h3>
      {concerned.length === 0 ? (
        <p>{`Nothing is known that ${hosts.length === 1 ? 'this host' : `these ${hosts.length} hosts`} refuse, cut or ignore here.`}</p>
      ) : (
        <table className={css.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Host</th>
              {EFFECTS.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {concerned.map(({ host, own }) => (
              <tr key={host.id} data-now={host.id === current || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={host.id === current}
                    onClick={() => onPick(host.id === current ? null : host.id)}
                  >
                    {host.name}
                  </button>
                </th>
                {EFFECTS.map(({ title, of }) => {
                  const number = own.filter(({ effect }) => of.includes(effect)).length;
                  return <td key={title}>{number === 0 ? <span aria-label="none">–</span> : number}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {concerned.length > 0 && others > 0 ? <p>{`Nothing is known about ${count(others, 'other host')}.`}</p> : null}
    </section>
  );
}
