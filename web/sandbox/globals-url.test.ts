/**
 * `URL` and `URLSearchParams` in the engine that runs learners’ code: each returns or throws what Node’s own implementation does, for the same code.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { chunks, expectAlike, expectSame, inSandbox } from '../testing/standard-globals.ts';

/** Always the same samples: Node 20 differs from the standard in rare cases. */
function sample<T>(of: fc.Arbitrary<T>, numRuns: number): T[] {
  return fc.sample(of, { numRuns, seed: 22 });
}

/** All members of a URL, or that there is none. */
const PARTS = `(text, base) => {
  try {
    const { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash, searchParams } = new URL(text, base);
    return [href, origin, protocol, username, password, host, hostname, port, pathname, search, hash, [...searchParams]];
  } catch (error) { return error.name; }
}`;

describe('URL', () => {
  it.each([
    [`new URL('https://user:pa%20ss@Example.com:443/a/../b c?q=1&q=2#x')`],
    [`new URL('/mcp', 'http://127.0.0.1:8080/sse?x')`],
    [`new URL('nothing')`],
    [`new URL()`],
    [`[URL.canParse('a:b'), URL.canParse('a'), URL.canParse('a', 'http://b')]`],
    [`[String(new URL('file:///C|/a/../..')), String(new URL('..', 'file:///C:/a/b'))]`],
    [
      `[new URL('http://[::1:0:0]:80/').host, new URL('http://[1:2:3:4:5:6:1.2.3.4]').host, new URL('http://0x7f.1').host]`,
    ],
    [`[new URL('http://Bücher.example').host, new URL('http://例え。テスト/').host, new URL('http://ΑΣ.gr').host]`],
    [`[new URL('blob:https://a.example:443/x').origin, new URL('data:text/plain,a b#c').href]`],
    [
      `{ const one = new URL('http://a.example/?x=1'); one.searchParams.append('y', 'ä &'); one.searchParams.delete('x');
        one.port = '8080x'; one.hash = 'é'; one.pathname = 'a/./b'; one.username = 'a:b'; one.protocol = 'https'; return one; }`,
    ],
    [
      `{ const one = new URL('http://a.example/'); one.search = '?a=b'; const { searchParams } = one; one.href = 'http://b/?c=d';
        return [one.host, [...searchParams]]; }`,
    ],
    [`{ const one = new URL('http://a.example/'); one.href = 'nothing'; }`],
    [`new URLSearchParams('?a=1&b=%20+&a=%zz&=&c')`],
    [`[...new URLSearchParams({ a: 1, b: null })]`],
    [`[...new URLSearchParams([['a', 1], ['a', 2]])]`],
    [`new URLSearchParams([['a']])`],
    [
      `{ const one = new URLSearchParams('b=2&a=1&b=1&\\ud83d\\ude00=x&\\uff5e=y'); one.sort(); one.set('b', 'ö'); return [String(one), one.size,
        one.has('b', 'ö'), one.get('z'), one.getAll('a'), [...one.keys()], [...one.values()]]; }`,
    ],
  ])('%s', (code) => expectSame(code));

  const scheme = fc.constantFrom('http:', 'https:', 'file:', 'ws:', 'mailto:', 'a+b:', 'HTTP:', '', 'javascript:');
  const pieces =
    '/ // \\ @ : ? # .. . %2e % %41 a B é 😀 [::1] [1:2::] 1.2.3.4 0x1f 256 08 localhost example.com :80 :443 :99999 C: c| | < " ' +
    "' ` { ~ [ ] & = + user ; $ \u{7F} .com ß Ⅷ \u{FFFF} [::1.2.3.4] * , ! ( \\\\";
  const piece = fc.constantFrom(' a', '\t', ...pieces.split(' '));
  const text = fc.tuple(scheme, fc.array(piece, { maxLength: 9 })).map(([first, rest]) => first + rest.join(''));

  it('any text is parsed as in Node', { tags: ['property'] }, async () => {
    const bases = [undefined, 'http://user@h.example:81/x/y?q#f', 'file:///C:/x/y?q', 'a:/x/y'];
    const samples = sample(fc.tuple(text, fc.constantFrom(...bases)), runs(5000));
    for (const part of chunks(samples)) await expectAlike(part, (one) => `(${PARTS})(...${JSON.stringify(one)})`);
  });

  it('any part is set as in Node', { tags: ['property'] }, async () => {
    const names = 'href protocol username password pathname search hash'.split(' ');
    const from = fc.constantFrom(
      'http://user:p@h.example:81/x/y?q#f',
      'file:///C:/x',
      'mailto:x',
      'https://a',
      'b://c/d',
    );
    const samples = sample(
      fc.tuple(
        from,
        fc.constantFrom(...names),
        fc.oneof(text, piece).map((one) => one.replaceAll('\t', 'x')),
      ),
      runs(3000),
    );
    for (const part of chunks(samples))
      await expectAlike(part, ([url, name, value]) => {
        const set = `const one = new URL(${JSON.stringify(url)}); try { one.${name} = ${JSON.stringify(value)}; } catch {}`;
        return `(() => { ${set} return [one.href, String(one.searchParams)]; })()`;
      });
  });

  it.each(['http://user:p@h.example:81/x?q#f', 'file:///C:/x', 'mailto:x', 'https://a'])(
    'the host of %s is set as in Node',
    async (url) => {
      const hosts =
        'b.example b.example:8080 B.example/x [::1]:1 1.2.3 % %41.b b:443 256.256.256.256 é.b @ x?y x#y [1 localhost'.split(
          ' ',
        );
      const samples = hosts.flatMap((host) => ['host', 'hostname'].map((name) => [name, host] as const));
      const ports = ['8080', '80', '443', '', '99999', '8a', 'a', '1\t2', '-1'].map((port) => ['port', port] as const);
      await expectAlike([...samples, ...ports], ([name, value]) => {
        const set = `const one = new URL(${JSON.stringify(url)}); one.${name} = ${JSON.stringify(value)};`;
        return `(() => { ${set} return one.href; })()`;
      });
    },
  );

  it('follows the standard where Node 20 does not', async () => {
    const outcome = await inSandbox(`[
      URL.canParse('x#y', 'mailto:x'), new URL('a:/x^').href, new URL('a:x #y').href,
      Object.assign(new URL('http://h.example:81/'), { host: 'b:' }).href, Object.assign(new URL('a:/x/y'), { host: '' }).href,
    ]`);
    expect(JSON.parse(outcome)).toEqual([false, 'a:/x%5E', 'a:x%20#y', 'http://b:81/', 'a:///x/y']);
  });

  it('parameters are read and written as in Node', { tags: ['property'] }, async () => {
    // Node 20 loses the high byte of characters beyond ASCII beside percent signs.
    const ascii = piece.map((one) => one.replaceAll(/[^\0-\u{7F}]/gu, '%E2%82%AC%F0%9F'));
    const samples = sample(fc.array(ascii, { maxLength: 12 }), runs(2000)).map((parts) => parts.join(''));
    for (const part of chunks(samples))
      await expectAlike(
        part,
        (one) => `((all) => [String(all), [...all]])(new URLSearchParams(${JSON.stringify(one)}))`,
      );
  });
});
