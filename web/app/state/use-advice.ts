/** What to do about findings without a fix, loaded with the first of them. */
import { useEffect, useState } from 'react';
import type { adviceOf } from '../../protocol/advice.ts';

/** Returns the advice of a rule; none until it is loaded. `wanted`: some finding has no fix. */
export function useAdvice(wanted: boolean): (rule: string) => string | null {
  const [advice, setAdvice] = useState<{ of: typeof adviceOf } | null>(null);
  useEffect(() => {
    // Without it, a finding says the same except for this sentence.
    if (wanted && !advice)
      import('../../protocol/advice.ts').then(
        (file) => setAdvice({ of: file.adviceOf }),
        () => undefined,
      );
  }, [wanted, advice]);
  return (rule) => advice?.of(rule) ?? null;
}
