import type { Inside } from '../engine/types.ts';
import css from './OpenWork.module.css';

/** Requests that the server is processing or waiting for. `now` is the clock, ms. */
export function OpenWork({ inside, now }: { inside: Inside; now: number }) {
  const { running, pendingRequests, tasks } = inside;
  if (running.length + pendingRequests.length + tasks.length === 0)
    return <p className={css.none}>None. The server is idle.</p>;
  const age = (since: number): string => ageText(Math.max(0, now - since));
  return (
    <table className={css.table}>
      <thead className="vh">
        <tr>
          <th scope="col">Id</th>
          <th scope="col">Method</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {running.map(({ id, method, since, waits }) => (
          <tr key={`r${id}`}>
            <td>{id}</td>
            <td>
              {method}
              {waits === 'client' ? <span> waiting for the client</span> : null}
            </td>
            <td>{age(since)}</td>
          </tr>
        ))}
        {pendingRequests.map(({ id, method, since }) => (
          <tr key={`a${id}`}>
            <td>{id}</td>
            <td>
              {method}
              <span> sent by the server</span>
            </td>
            <td>{age(since)}</td>
          </tr>
        ))}
        {tasks.map(({ id, method, status }) => (
          <tr key={`t${id}`}>
            <td>{id}</td>
            <td>
              {method}
              <span> task</span>
            </td>
            <td>{status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole seconds: “now”, “12 s”, “3 min”. */
function ageText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 1) return 'now';
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}
