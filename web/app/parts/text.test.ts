import { describe, expect, it } from 'vitest';
import {
  count,
  directionText,
  grouped,
  revisionName,
  revisionShort,
  durationText,
  verdictText,
  worst,
} from './text.ts';

describe('texts', () => {
  it('counts', () => {
    expect(count(1, 'error')).toBe('1 error');
    expect(count(0, 'error')).toBe('0 errors');
    expect(grouped(999)).toBe('999');
    expect(count(12000, 'message')).toBe('12,000 messages');
    expect(grouped(1234567)).toBe('1,234,567');
  });

  it('formats a verdict like the status line', () => {
    expect(verdictText({ errors: 0, warnings: 0 })).toBe('Valid');
    expect(verdictText({ errors: 0, warnings: 2 })).toBe('Valid, 2 warnings');
    expect(verdictText({ errors: 1, warnings: 0 })).toBe('1 error');
    expect(verdictText({ errors: 2, warnings: 1 })).toBe('2 errors, 1 warning');
  });

  it('names revisions and senders', () => {
    expect(revisionName('2025-11-25')).toBe('MCP 2025-11-25');
    expect(revisionName('jsonrpc-2.0')).toBe('JSON-RPC 2.0');
    expect(revisionShort('2025-11-25')).toBe('2025-11-25');
    expect(directionText('server')).toBe('server → client');
    expect(directionText('unknown')).toBe('sender unknown');
  });

  it.each([
    [0, '0 ms'],
    [0.4, 'under 1 ms'],
    [42, '42 ms'],
    [999.7, '1.00 s'],
    [1886, '1.89 s'],
    [9999, '10.0 s'],
    [59_960, '1 min'],
    [185_000, '3 min 5 s'],
  ])('formats a duration of %d ms', (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text);
  });

  it('finds the worst severity', () => {
    expect(worst({ errors: 0, warnings: 0 })).toBeNull();
    expect(worst({ errors: 0, warnings: 3 })).toBe('warning');
    expect(worst({ errors: 1, warnings: 3 })).toBe('error');
  });
});
