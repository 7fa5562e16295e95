import { Check, Circle } from 'lucide-react';
import { Linked } from '../Linked.tsx';
import { count } from '../text.ts';
import { groupTests, type Cause, type ShownTest } from './test-groups.ts';
import { TestDetails } from './TestDetails.tsx';
import css from './TestRows.module.css';

/** Props of a list of tests. */
export interface TestRowsProps {
  tests: readonly ShownTest[];
  /** True for a program: its failed tests show the call, the expected and the actual result. */
  detailed?: boolean;
}

/** The tests: failed ones first and each cause once, those that passed folded. */
export function TestRows({ tests, detailed = false }: TestRowsProps) {
  const { causes, after, waiting, passed } = groupTests(tests, detailed);
  return (
    <div className={css.groups}>
      {causes.length === 0 ? null : (
        <ul className={css.tests} aria-label="Failed tests">
          {causes.map((cause) => (
            <Failed key={cause.test.name} cause={cause} detailed={detailed} />
          ))}
        </ul>
      )}
      {after.length === 0 ? null : (
        <details className={css.others}>
          <summary>
            {count(
              after.reduce((sum, { others }) => sum + 1 + others.length, 0),
              'other test',
            )}{' '}
            failed, perhaps for the same reason
          </summary>
          <ul className={css.tests} aria-label="Other failed tests">
            {after.map((cause) => (
              <Failed key={cause.test.name} cause={cause} detailed={detailed} />
            ))}
          </ul>
        </details>
      )}
      {waiting.length === 0 ? null : <p className={css.waiting}>{count(waiting.length, 'test')} not run.</p>}
      {passed.length === 0 ? null : (
        <details className={css.passed}>
          <summary>
            <Check aria-hidden="true" />
            {count(passed.length, 'test')} passed
          </summary>
          <ul className={css.tests} aria-label="Passed tests">
            {passed.map((name) => (
              <li key={name} data-passed>
                <Check aria-hidden="true" />
                <p>
                  <Linked text={name} />
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Failed({ cause: { test, others }, detailed }: { cause: Cause; detailed: boolean }) {
  return (
    <li>
      <Circle aria-hidden="true" />
      <div>
        <p className={css.name}>
          <span>
            <Linked text={test.name} />
          </span>
          <span className={css.word}>not yet</span>
        </p>
        {detailed ? <TestDetails test={test} /> : null}
        {others.length === 0 ? null : (
          <details className={css.others}>
            <summary>The same result in {count(others.length, 'other test')}</summary>
            <ul>
              {others.map((name) => (
                <li key={name}>
                  <Linked text={name} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
