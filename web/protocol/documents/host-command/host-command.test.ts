import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testExamples } from '../testing/examples.ts';
import { judgeDocument } from '../testing/read-document.ts';
import type { DocumentSubject } from '../define.ts';
import { hostCommand } from './index.ts';
import { parseCommands } from './parse.ts';
import { shellCommands } from './shell-words.ts';

const subject = (text: string): DocumentSubject => ({
  text,
  span: { start: 0, end: text.length },
  syntax: 'shell',
  tree: null,
  value: undefined,
  clues: [],
});

testExamples(hostCommand, subject);

const wordsIn = (text: string) =>
  shellCommands(text, { start: 0, end: text.length }).map((command) => command.map((word) => word.text));

describe('words', () => {
  it('lose quotes and escapes', () => {
    expect(wordsIn(`a 'b c' "d \\"e\\" $F" g\\ h i"j"'k'`)).toEqual([['a', 'b c', 'd "e" $F', 'g h', 'ijk']]);
    expect(wordsIn('claude mcp add-json a "{`"type`":`"http`"}"')).toEqual([
      ['claude', 'mcp', 'add-json', 'a', '{"type":"http"}'],
    ]);
  });

  it('go on after an escaped line break, and end at others', () => {
    expect(wordsIn('a \\\n  b `\r\n c ^\n d\ne; f && g # h\n# i')).toEqual([['a', 'b', 'c', 'd'], ['e'], ['f'], ['g']]);
  });

  it('keep the place of every character', () => {
    const text = `x 'a'"b\\"c"`;
    const [[, word] = []] = shellCommands(text, { start: 0, end: text.length });
    expect(word && Array.from(word.text, (char, index) => text.charAt(word.offsets[index] ?? -1) === char)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('commands', () => {
  it.each([
    ['claude mcp add-json a \'{"type":"http","url":"https://a.example.com/mcp"}\'', []],
    ['claude mcp add -e A=b --transport stdio a -- npx -y a-mcp', []],
    ['$ claude mcp add --scope user --header "X: Y" --transport http a https://a.example.com/mcp', []],
    ['claude mcp add a https://a.example.com/mcp --transport http', []],
    ['codex mcp add a --url https://a.example.com/mcp', []],
    ['qwen mcp add a npx -y a-mcp --api-key X', []],
    ['gemini mcp add -t http a https://a.example.com/mcp', []],
    ['amp mcp add a --header "Authorization=Bearer YOUR_KEY" https://a.example.com/mcp', []],
    ['code --add-mcp "{\\"name\\":\\"a\\",\\"command\\":\\"a-mcp\\"}"', []],
    ['copilot mcp add a -- a-mcp', []],
    ['droid mcp add a https://a.example.com/mcp --type http', []],
    ['claude mcp add a -- docker run -it --rm a/mcp', ['config/docker-stdio']],
    ['code --add-mcp \'{"name":"a","command":"a-mcp","disabled":true}\'', ['config/unknown-member']],
    ['claude mcp add a npx a-mcp', ['command/separator', 'config/npx-yes']],
  ] as const)('%s', (text, expected) => {
    const judged = judgeDocument(hostCommand, subject(text));
    expect(judged?.findings.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule)).toEqual(expected);
  });

  it('are recognized by their program and verb', () => {
    const hosts = (text: string) => parseCommands(text, { start: 0, end: text.length }).map(({ host }) => host);
    expect(hosts('npm i\nclaude mcp add a -- b\ncodex mcp add c -- d')).toEqual(['claude-code', 'codex']);
    expect(hosts('claude mcp list\nYou can run mcp add.')).toEqual([]);
  });

  it('never show a secret', () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const judged = judgeDocument(hostCommand, subject(`claude mcp add a -e TOKEN=${token} -- a-mcp`));
    expect(judged?.findings.map(({ rule }) => rule)).toEqual(['config/secret']);
    expect(JSON.stringify(judged?.findings)).not.toContain(token);
  });
});

describe('any text', () => {
  it.each(['claude mcp add ', 'claude mcp add a\n', '"', "'", '\\', '`\n', '{"', '-- '])(
    'is safe when it repeats %j',
    (unit) => {
      const text = `claude mcp add ${unit.repeat(Math.ceil(32_000 / unit.length))}`;
      const start = process.cpuUsage();
      judgeDocument(hostCommand, subject(text));
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
    },
  );

  it('never throws', { tags: ['property'] }, () => {
    const piece = fc.constantFrom(
      'claude mcp add',
      'add-json',
      'code --add-mcp',
      ' ',
      '\n',
      '"',
      "'",
      '{',
      '}',
      '-e',
      '-t',
      'http',
      '--',
      'A=b',
      '\\',
      '`',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join('');
        for (const { span } of judgeDocument(hostCommand, subject(text))?.findings ?? [])
          expect([span.start >= 0, span.start <= span.end, span.end <= text.length]).toEqual([true, true, true]);
      }),
      { numRuns: 500 },
    );
  });
});
