import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, hex, hmac, sha256 } from './hash.ts';

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of %j matches the standard', (text, digest) => {
    expect(hex(sha256(bytesOf(text)))).toBe(digest);
  });

  it('matches the platform’s, for bytes of any length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });
});

describe('HMAC', () => {
  it('matches RFC 4231', () => {
    expect(hmac('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('matches the platform’s, for keys and texts of any kind', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 150 }),
        fc.string({ unit: 'grapheme', maxLength: 150 }),
        (key, text) => {
          expect(hmac(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
        },
      ),
    );
  });
});
