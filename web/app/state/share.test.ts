import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../protocol/product.ts';
import { parseRoute } from './route.ts';
import { LINK_FITS, MAX_LINK_LENGTH, linkTo, packText, unpackText, versionNote, WHY_NOT } from './share.ts';

const BASE = 'https://a.example/x/';
const packed = async (text: string): Promise<string> => (await packText(text)) ?? '';

describe('a compressed text', () => {
  it('is restored exactly', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: 'grapheme' }),
          fc.constant('\ufeff{"a":1}\r\n\u0000'),
        ),
        async (text) => {
          const letters = await packed(text);
          expect(letters).toMatch(/^[12][\w-]+$/);
          expect(await unpackText(letters)).toEqual({ text });
        },
      ),
    );
    const halves = '{"id":"\ud800"}\udfff';
    expect(await unpackText(await packed(halves))).toEqual({ text: halves });
  });

  it('is small: a message fits into links of limited length, a session into unlimited ones', async () => {
    const message =
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_forecast","arguments":{"city":"Oslo"}}}';
    expect((await packed(message)).length).toBeLessThan(200);
    const session = Array.from({ length: 200 }, (_, id) => message.replace('"id":1', `"id":${id}`)).join('\n');
    expect((await packed(session)).length).toBeLessThan(LINK_FITS);
  });

  it('is reported as broken after any truncation or change', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}';
    const letters = await packed(text);
    for (let length = 1; length < letters.length; length++) {
      expect(await unpackText(letters.slice(0, length)), letters.slice(0, length)).toEqual({
        text: null,
        because: 'broken',
      });
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(letters.length - 3), fc.constantFrom('A', 'z', '-', '%'), async (at, letter) => {
        const changed = `${letters.slice(0, at + 1)}${letter}${letters.slice(at + 2)}`;
        // Unused bits of the last character change nothing; a different text is never returned.
        expect([text, null]).toContain((await unpackText(changed)).text);
      }),
    );
    expect(await unpackText(letters.toLowerCase())).toEqual({ text: null, because: 'broken' });
    expect(await unpackText('')).toEqual({ text: null, because: 'broken' });
    expect(await unpackText('%%%')).toEqual({ text: null, because: 'broken' });
  });

  it('survives characters appended to a link', async () => {
    const letters = await packed('hello');
    for (const tail of ['.', ')', '>', '==', ' ']) expect(await unpackText(letters + tail)).toEqual({ text: 'hello' });
  });

  it('of a newer page is reported as newer', async () => {
    expect(await unpackText('9abcdef')).toEqual({ text: null, because: 'newer' });
  });

  it('that claims an excessive size is not opened', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
    expect(bomb.length).toBeLessThan(250_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await unpackText(`1${bomb.toString('base64url')}`)).toEqual({ text: null, because: 'huge' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });

  it('has a sentence for each reason', () => {
    for (const message of Object.values(WHY_NOT)) expect(message).toMatch(/^T.*\.$/);
  });
});

describe('a link', () => {
  it('includes how the text was read and judged, and the version', async () => {
    const link = await linkTo(
      '{"a":1}',
      { revision: '2025-06-18', from: 'server', transport: 'http', format: 'json', flip: true },
      BASE,
    );
    const { route, notices } = parseRoute(new URL(link ?? '').hash);
    expect(notices).toEqual([]);
    expect(route).toMatchObject({
      revision: '2025-06-18',
      from: 'server',
      transport: 'http',
      format: 'json',
      flip: true,
      version: VERSION,
    });
    expect(await unpackText(route.packed ?? '')).toEqual({ text: '{"a":1}' });
    expect(link?.startsWith(`${BASE}#/check?`)).toBe(true);
  });

  it('is not created if the text is too long for one', async () => {
    let seed = 7;
    const noise = Array.from({ length: MAX_LINK_LENGTH }, () =>
      String.fromCharCode(33 + ((seed = (seed * 48271) % 2147483647) % 90)),
    );
    expect(await linkTo(noise.join(''), { revision: 'auto' }, BASE)).toBeNull();
    expect(await linkTo('a'.repeat(3_000_000), { revision: 'auto' }, BASE)).toBeNull();
    expect(await linkTo('a'.repeat(1_000_000), { revision: 'auto' }, BASE)).not.toBeNull();
  });

  it('of another version has a note', () => {
    expect(versionNote(VERSION)).toBeNull();
    expect(versionNote(undefined)).toBeNull();
    expect(versionNote('99.0')).toContain('version 99.0');
  });
});
