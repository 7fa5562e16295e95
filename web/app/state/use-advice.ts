/** What to do about findings without a fix, loaded with the list of findings. */
import { useEffect, useState } from 'react';
import type { adviceOf } from '../../protocol/advice.ts';

/**
 * Returns the advice of a rule; none until it is loaded. It is loaded before there is a finding: a sentence that arrives later moves
 * the links below it.
 */
export function useAdvice(): (rule: string) => string | null {
  const [advice, setAdvice] = useState<{ of: typeof adviceOf } | null>(null);
  useEffect(() => {
    // Without it, a finding says the same except for this sentence.
    import('../../protocol/advice.ts').then(
      (file) => setAdvice({ of: file.adviceOf }),
      () => undefined,
    );
  }, []);
  return (rule) => advice?.of(rule) ?? null;
}
