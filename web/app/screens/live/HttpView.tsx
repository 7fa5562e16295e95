/** The HTTP exchanges of a session: requests with their responses, also those without a message. */
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { CodeBlock } from '../../parts/CodeBlock.tsx';
import { count, durationText, grouped } from '../../parts/text.ts';
import { headText, pathOf } from './http-text.ts';
import css from './Details.module.css';
import { openMessage, useBoard } from './live-store.ts';
import type { Exchange, LiveRun } from './run-log.ts';

/** Exchanges that are shown at first, and each time more are requested. */
const STEP = 100;

/** The view. */
export function HttpView({ run }: { run: LiveRun }) {
  const pointed = useBoard((state) => state.pointed);
  const [more, setMore] = useState(0);
  const { exchanges } = run;
  const first = Math.max(0, exchanges.length - STEP - more);
  if (exchanges.length === 0) return <p className={css.quiet}>No HTTP request so far.</p>;
  return (
    <div className={css.http}>
      <p className={css.quiet}>
        Sign-in with OAuth is shown and judged here. tap does not drive it. Values of secret headers are removed.
      </p>
      {first > 0 ? (
        <Button look="link" onClick={() => setMore((before) => before + STEP)}>
          Show {count(Math.min(STEP, first), 'earlier exchange')}
        </Button>
      ) : null}
      <ol aria-label="HTTP exchanges">
        {exchanges.slice(first).map((one) => (
          <li key={one.exchange}>
            <Exchanged exchange={one} open={pointed !== null && one.lines.includes(pointed)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Exchanged({ exchange, open }: { exchange: Exchange; open: boolean }) {
  const { method, url, status, took, error, messages } = exchange;
  return (
    <details open={open}>
      <summary>
        <code>
          {method} {pathOf(url)}
        </code>
        <span className={css.status}>
          {status === null ? (error === null ? 'waiting' : 'no response') : status}
          {took === null ? '' : `, ${durationText(took)}`}
        </span>
      </summary>
      <div className={css.heads}>
        <CodeBlock text={headText(exchange, 'client')} />
        {status === null ? null : <CodeBlock text={headText(exchange, 'server')} />}
        {error === null ? null : <p>It was not completed: {error}.</p>}
        {messages.length === 0 ? (
          <p>No message in its bodies.</p>
        ) : (
          <p>
            {messages.slice(0, 12).map((index) => (
              <Button key={index} look="link" onClick={() => openMessage(index)}>
                Message {grouped(index + 1)}
              </Button>
            ))}
            {messages.length > 12 ? `and ${count(messages.length - 12, 'more message')}` : ''}
          </p>
        )}
      </div>
    </details>
  );
}
