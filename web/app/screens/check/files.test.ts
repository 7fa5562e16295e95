import { describe, expect, it } from 'vitest';
import { binaryKind, encodingOf, sizeText } from './files.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

describe('a file', () => {
  it('is read as text if it has no zero byte', () => {
    expect(encodingOf(new TextEncoder().encode('{"é":1}'))).toBe('utf-8');
    expect(encodingOf(bytes(0xff, 0xfe, 0x7b, 0))).toBe('utf-16le');
    expect(encodingOf(bytes())).toBe('utf-8');
  });

  it('that is not text is identified by type', () => {
    expect(encodingOf(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0))).toBeNull();
    expect(binaryKind(bytes(0x89, 0x50, 0x4e, 0x47))).toBe('a PNG picture');
    expect(binaryKind(bytes(1, 2, 3))).toBe('a binary file');
  });

  it('has a human-readable size', () => {
    expect([999, 13_631_488].map(sizeText)).toEqual(['999 bytes', '13.6 MB']);
  });
});
