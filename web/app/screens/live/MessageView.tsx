/** The selected message: its text with the findings in it, and how it travelled. */
import { useEffect, useRef } from 'react';
import { Button } from '../../parts/Button.tsx';
import { KindBadge } from '../../parts/KindBadge.tsx';
import { WireBody } from '../../parts/WireBody.tsx';
import { methodOf } from '../../parts/messageFilter.ts';
import { directionText, durationText, grouped, sizeText } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import { headText } from './http-text.ts';
import css from './Details.module.css';
import { judgedIn, openMessage, select, useBoard } from './live-store.ts';
import { messageText } from './message-text.ts';
import type { LiveRun } from './run-log.ts';
import { clockTime } from './text.ts';

/** A maximum line length that fits the pane, UTF-16 units. */
const WIDTH = 44;

/** The view. */
export function MessageView({ run }: { run: LiveRun }) {
  const selected = useBoard((state) => state.selected);
  const findings = useBoard((state) => judgedIn(state, run)?.findings ?? NONE);
  const entry = selected === null ? undefined : run.entries[selected];
  if (!entry) return <p className={css.quiet}>Select a message to see its text and its findings.</p>;
  const { index, kind, from, at, id, span, answers, answeredBy, took, method } = entry;
  const { text, verbatim } = messageText(run, index);
  const own = findings.filter(({ message }) => message === index);
  const exchange = run.exchanges.find(({ messages }) => messages.includes(index));
  const answersMethod = method === undefined ? (methodOf(entry, run.entries) ?? null) : null;
  return (
    <article className={css.message} aria-labelledby="live-message">
      <div className={css.messageHead}>
        <Title key={index} index={index} />
        <KindBadge kind={kind} />
        <span className={css.steps}>
          <Button look="quiet" disabled={index === 0} onClick={() => select(index - 1)}>
            Previous
          </Button>
          <Button look="quiet" disabled={index >= run.entries.length - 1} onClick={() => select(index + 1)}>
            Next
          </Button>
        </span>
      </div>
      <p className={css.messageFacts}>
        {directionText(from)}
        {at === undefined
          ? ''
          : `, ${clockTime(at)}, ${durationText(Math.max(0, at - (run.entries[0]?.at ?? at)))} after the first message`}
        {`, ${sizeText(span.end - span.start)} characters`}
        {took === undefined ? '' : `, ${durationText(took)} after its request`}.{' '}
        {answers === undefined ? null : <Link label="Its request is" to={answers} />}
        {answeredBy === undefined ? null : <Link label="It is answered by" to={answeredBy} />}
      </p>
      <WireBody
        row={{
          index,
          channel: 'message',
          http: exchange ? { exchange: String(exchange.exchange), head: headText(exchange, from), event: null } : null,
          text,
          method: method ?? null,
          answersMethod,
          findings: own.map(({ severity, rule, requirement, title, what, why, inside }) => ({
            severity,
            rule: rule.includes('/') ? (requirement ?? rule) : rule,
            title,
            what,
            why,
            in: 'text',
            start: verbatim ? (inside?.start ?? 0) : 0,
            end: verbatim ? (inside?.end ?? 0) : 0,
          })),
        }}
        width={WIDTH}
        ruleHref={(rule) => referenceHref('rules', rule)}
      />
      {id === undefined || kind !== 'request' || answeredBy !== undefined ? null : (
        <p className={css.quiet}>{run.end ? 'It got no response.' : 'Its response is awaited.'}</p>
      )}
    </article>
  );
}

const NONE: readonly never[] = [];

/** Scrolls into view when another message is shown. */
function Title({ index }: { index: number }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <h3 ref={title} id="live-message">
      Message {grouped(index + 1)}
    </h3>
  );
}

function Link({ label, to }: { label: string; to: number }) {
  return (
    <>
      {label}{' '}
      <Button look="link" onClick={() => openMessage(to)}>
        message {grouped(to + 1)}
      </Button>
      .
    </>
  );
}
