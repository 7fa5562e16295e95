import { Linked } from '../Linked.tsx';
import { CodeText } from './CodeText.tsx';
import type { ShownTest } from './test-groups.ts';
import css from './TestRows.module.css';

/** What happened in a failed test of a program: its calls, what it expects, what came, and where the program failed. */
export function TestDetails({ test }: { test: ShownTest }) {
  const { name, expected, got, run } = test;
  const calls = run?.calls ?? [];
  return (
    <>
      <dl className={css.details}>
        {calls.length === 0 ? null : (
          <>
            <dt>{calls.length === 1 ? 'Call' : 'Calls'}</dt>
            <dd>
              {calls.map((call, at) => (
                <code key={at} className={css.call}>
                  {call}
                </code>
              ))}
            </dd>
          </>
        )}
        <dt>Expected</dt>
        <dd>
          <Linked text={expected} />
        </dd>
        <dt>Got</dt>
        <dd>
          <code>{got.replaceAll('`', '')}</code>
        </dd>
      </dl>
      {run === undefined || run.traceback === '' ? null : (
        <CodeText text={run.traceback.trimEnd()} label={`Traceback of “${name.replaceAll('`', '')}”`} />
      )}
    </>
  );
}
