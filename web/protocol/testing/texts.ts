/** Texts for testing a surface: the examples of all rules, and hostile texts. */
import { messageRules } from '../rules/index.ts';
import { sessionRules } from '../rules/session/index.ts';
import { shapeExamples, shapeRules } from '../rules/shape/index.ts';
import { textRules } from '../rules/text/index.ts';
import { wireRules } from '../rules/transport/index.ts';
import type { CheckOptions } from '../types.ts';
import { unmark } from './marked.ts';

/** A text with the caller’s options. */
export interface GivenText {
  text: string;
  options: CheckOptions;
  /** True for an example that keeps its rule. */
  isGood?: boolean;
}

/** Every example of every rule, each in its own revision; bad ones without their marks. */
export function exampleTexts(): GivenText[] {
  const of = [...messageRules, ...shapeRules, ...sessionRules, ...wireRules].flatMap(({ examples }) => [
    ...examples.good.map((one) => ({ ...one, isGood: true })),
    ...examples.bad.map((one) => ({ ...one, isGood: false })),
  ]);
  const shapes = Object.values(shapeExamples)
    .flat()
    .flatMap(({ good, bad, request, ...more }) =>
      [good, bad].map((text) => ({
        ...more,
        text: request === undefined ? text : `${request}\n${text}`,
        isGood: text === good,
      })),
    );
  const texts = textRules.flatMap(({ examples }) => [...examples.good, ...examples.bad]);
  return [
    ...[...of, ...shapes].map(({ text, revision, isGood, ...more }) => ({
      text: unmark(text).text,
      isGood,
      options: {
        revision,
        ...('from' in more && more.from ? { from: more.from } : {}),
        ...('transport' in more && more.transport ? { transport: more.transport } : {}),
      },
    })),
    ...texts.map(({ text }) => ({ text: unmark(text).text, options: {} })),
  ];
}

const call = (text: string): string =>
  `{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":${JSON.stringify(text)},"arguments":{}}}`;

/** Texts that try to escape from their quotation, or that break a careless writer. */
export const HOSTILE: readonly string[] = [
  '',
  ' \n\t\r\n ',
  '\ufeff{"jsonrpc":"2.0","id":1,"method":"ping"}',
  '{"jsonrpc":"2.0","id":"\ud800","method":"\udc00"}',
  '{"jsonrpc":"2.0","id":12345678901234567890,"method":"ping","params":null}',
  '{"jsonrpc":"2.0",\r"id":null,\r"method":"ping"}',
  '{"jsonrpc":"2.0","id":1,"method":"x","__proto__":{"a":1},"constructor":null}',
  `${'['.repeat(2000)}1${']'.repeat(2000)}`,
  '\u0000\u001b[31m\u202e{"id":1}',
  call('``` </details> <img src=x onerror=alert(1)> [go](https://evil.example)'),
  call('`'.repeat(40)),
  call('](https://evil.example) @everyone #1 | cell | $x$ ~~s~~ <!--'),
  call('\n\n# Heading\n\n```\nout\n'),
  '`````\n{"jsonrpc":"2.0","id":null,"method":"`````"}\n`````\n</details>\n# Heading',
  `{"jsonrpc":"2.0","id":1,"method":"${'m'.repeat(5000)}","params":5}`,
  `{"jsonrpc":"2.0","id":1,"method":"ping","a|b\\nc":"${'😀'.repeat(300)}"}`,
  Array.from({ length: 60 }, (_, n) => `{"jsonrpc":"2.0","id":null,"method":"m${n}"}`).join('\n'),
  "{'jsonrpc': '2.0', 'id': None, 'method': 'initialized', 'params': None,}",
  'server up\n{"jsonrpc":"2.0","id":1,"method":"tools/list"\n<script>alert(1)</script>\n{"jsonrpc":"2.0","id":1,"result":{',
];
