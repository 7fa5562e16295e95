import { describe, expect, it } from 'vitest';
import { carriedBy, type RunInput } from './inputs.ts';

describe('inputs over another transport', () => {
  const inputs: RunInput[] = [
    { kind: 'send', at: 1, text: '{}' },
    { kind: 'close', at: 2, exchange: 'e1' },
    { kind: 'close', at: 3 },
  ];
  it('are kept, except those that only HTTP has', () => {
    expect(carriedBy('http', inputs)).toEqual(inputs);
    expect(carriedBy('stdio', inputs)).toEqual([inputs[0], inputs[2]]);
  });
});
