import { Check, Circle } from 'lucide-react';
import type { TestRow } from '../../engine/learn.ts';
import { Inline } from '../Inline.tsx';
import css from './TestRows.module.css';

/** Properties of a list of tests. */
export interface TestRowsProps {
  tests: readonly TestRow[];
  /** What was expected and what came is told of tests that are not passed. */
  detailed?: boolean;
}

/** The tests one by one, each with its result in a word. */
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
                <dt>Came</dt>
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
