import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testExamples } from '../testing/examples.ts';
import { judgeDocument } from '../testing/read-document.ts';
import type { DocumentSubject, Syntax } from '../define.ts';
import { bytesOf, textOf } from './bytes.ts';
import { installLink } from './index.ts';
import { findLinks } from './parse.ts';

const subject = (text: string, syntax: Syntax = 'url'): DocumentSubject => ({
  text,
  span: { start: 0, end: text.length },
  syntax,
  tree: null,
  value: undefined,
  clues: [],
});

testExamples(installLink, subject);

const links = (text: string) => findLinks(text, { start: 0, end: text.length });
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

describe('install links', () => {
  it('are found in badges, several in one line', () => {
    const cursor = `https://cursor.com/en/install-mcp?name=a&config=${encodeURIComponent(base64({ url: 'https://a.example.com' }))}`;
    const code = `https://insiders.vscode.dev/redirect/mcp/install?name=b&config=${encodeURIComponent('{"type":"http"}')}&quality=insiders`;
    const text = `[![A](https://cursor.com/deeplink/mcp-install-dark.svg)](${cursor}) [![B](https://img.shields.io/badge?x=1)](${code})`;
    expect(links(text).map(({ host, name, decoded }) => [host, name, decoded])).toEqual([
      ['cursor', 'a', '{"url":"https://a.example.com"}'],
      ['vscode', 'b', '{"type":"http"}'],
    ]);
  });

  it('are found inside redirects and HTML attributes', () => {
    const inner = `vscode:mcp/install?${encodeURIComponent('{"name":"a","command":"a-mcp"}')}`;
    const redirect = `<a href="https://insiders.vscode.dev/redirect?url=${encodeURIComponent(inner)}">x</a>`;
    expect(links(redirect).map(({ decoded }) => decoded)).toEqual(['{"name":"a","command":"a-mcp"}']);
    expect(links(`<a href="https://cursor.com/install-mcp?name=a&amp;config=e30%3D">`)[0]?.decoded).toBe('{}');
  });

  it('judge the entry as the one of their host', () => {
    const text = `vscode:mcp/install?${encodeURIComponent('{"name":"a","serverUrl":"https://a.example.com/mcp"}')}`;
    const found = judgeDocument(installLink, subject(text));
    expect(found?.findings.map(({ rule, span }) => [rule, text.slice(span.start, span.start + 3)])).toContainEqual([
      'config/no-command-or-url',
      '%7B',
    ]);
  });

  it('are nothing else', () => {
    expect(links('See https://cursor.com/install-mcp and https://a.example.com/mcp/install?x=1')).toEqual([]);
  });
});

describe('Base64', () => {
  it('is decoded as Node does', { tags: ['property'] }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bytes = bytesOf(Buffer.from(text).toString('base64'));
        expect(bytes && textOf(bytes)).toBe(text);
        expect(bytesOf(Buffer.from(text).toString('base64url'))).toEqual(bytes);
      }),
    );
  });

  it('refuses other texts', () => {
    expect(bytesOf('a b')).toBeNull();
    expect(bytesOf('a')).toBeNull();
    expect(textOf([0xff])).toBeNull();
  });
});

describe('any text', () => {
  it.each([
    'https://cursor.com/install-mcp?config=',
    'vscode:mcp/install?',
    '%7B',
    'a?',
    'https://vscode.dev/redirect?url=vscode%3Amcp%2Finstall%3F',
  ])('is safe when it repeats %j', (unit) => {
    const text = unit.repeat(Math.ceil(32_000 / unit.length));
    const start = process.cpuUsage();
    judgeDocument(installLink, subject(text));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });
});
