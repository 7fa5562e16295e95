/** The gate decides whether the code for documents and programs is loaded: it must not keep out any text that this code reads. */
import { describe, expect, it } from 'vitest';
import { allCases, documentsFolder } from '../../../testing/official-documents.ts';
import { exampleTexts } from '../../testing/texts.ts';
import { cpuClock } from '../../../testing/cpu-clock.ts';
import { detect } from '../detect.ts';
import { formats } from '../testing/all-formats.ts';
import { lightFormats } from '../light-formats.ts';
import { mayHaveParts } from './gate.ts';
import { partFormats } from './index.ts';

const REQUEST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const PRETTY = JSON.stringify(JSON.parse(REQUEST), null, 2);
const TOOL = '{"name": "add", "inputSchema": {"type": "object"}}';
const opens = (text: string): boolean => mayHaveParts(text, detect(text, partFormats));

describe('the gate', () => {
  it.each([
    ['one message', REQUEST],
    ['a formatted message', PRETTY],
    ['messages on lines', `${REQUEST}\n\n${REQUEST}\n`],
    ['formatted messages', `${PRETTY}\n${PRETTY}\n`],
    ['a batch', `[${REQUEST}, ${REQUEST}]`],
    ['messages with senders', `{"from":"client","message":${REQUEST}}\n`],
    ['a comma too many', '{"jsonrpc":"2.0","id":1,"method":"ping",}'],
    ['nothing', '  \n'],
    ['a log', formats.find(({ id }) => id === 'claude-desktop')?.samples[0] ?? ''],
  ])('stays closed for %s', (_, text) => {
    expect(opens(text)).toBe(false);
  });

  it.each([
    ['a tool', TOOL],
    ['a tool after a message', `${REQUEST}\n${TOOL}`],
    ['a batch with a tool', `[${REQUEST}, ${TOOL}]`],
    ['a result', '{"content": [{"type": "text", "text": "5"}]}'],
    ['a configuration', '{"mcpServers": {"files": {"command": "npx"}}}'],
    ['a Python dictionary', "{'jsonrpc': '2.0', 'id': 1, 'method': 'tools/list'}"],
    ['prose', `Send this:\n\n${PRETTY}`],
    ['a document in TOML', '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n'],
  ])('opens for %s', (_, text) => {
    expect(opens(text)).toBe(true);
  });

  it('opens for every text of the tests that is taken apart', () => {
    const texts = [...exampleTexts().map(({ text }) => text), ...formats.flatMap(({ samples }) => samples)];
    const { divide } = partFormats;
    let divided = 0;
    for (const text of texts) {
      if (opens(text) || typeof divide !== 'function' || !OPEN.has(detect(text, partFormats).format.id)) continue;
      divided++;
      expect(divide(text, partFormats, {}), text.slice(0, 500)).toBeNull();
    }
    expect(divided).toBeGreaterThan(500);
  });

  it.skipIf(documentsFolder === undefined)('opens for real documents', () => {
    const { divide } = partFormats;
    const closed = allCases().filter(({ text }) => !opens(text));
    for (const { text, id } of closed) {
      if (typeof divide !== 'function' || !OPEN.has(detect(text, partFormats).format.id)) continue;
      expect(divide(text, partFormats, {}), id).toBeNull();
    }
    expect(allCases().length - closed.length).toBeGreaterThan(100);
  });

  it('reads a bounded part of a text', () => {
    const texts = [`${REQUEST}\n`, 'word ', '[', '{"a":', "{'jsonrpc': 1}\n"].map((one) =>
      one.repeat(Math.ceil(1_900_000 / one.length)),
    );
    for (const text of texts) {
      const found = detect(text, lightFormats);
      const time = cpuClock();
      for (let round = 0; round < 5; round++) mayHaveParts(text, found);
      expect(time(), text.slice(0, 20)).toBeLessThan(6000);
    }
  });
});

/** Formats that any text may be read as; other texts never pass the gate. */
const OPEN = new Set(['json', 'lines', 'markdown']);
