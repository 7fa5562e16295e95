import { Check, Circle } from 'lucide-react';
import type { TestRow } from '../../engine/learn.ts';
import { Inline } from '../Inline.tsx';
import css from './TestRows.module.css';

/** Props of a list of tests. */
export interface TestRowsProps {
  tests: readonly TestRow[];
  /** Whether failed tests show the expected and the actual value. */
  detailed?: boolean;
}

/** The tests, each with its result in words. */
export function TestRows({ tests, detailed = false }: TestRowsProps) {
  return (
    <ul className={css.tests} aria-label="Tests">
      {tests.map(({ name, passed, expected, got }, at) => (
        <li key={at} data-passed={passed || undefined}>
          {passed ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          <div>
            <p className={css.name}>
              <span>
                <Inline text={name} />
              </span>
              <span className={css.word}>{passed ? 'passed' : 'not yet'}</span>
            </p>
            {passed || !detailed ? null : (
              <dl>
                <dt>Expected</dt>
                <dd>
                  <Inline text={expected} />
                </dd>
                <dt>Actual</dt>
                <dd>
                  <code>{got.replaceAll('`', '')}</code>
                </dd>
              </dl>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
