// Writes lines as a proxy would log them, for tests and measurements of `check --stream lines`: the same bytes for the same size.
//   node scripts/pipelines/lines.mjs --megabytes 1000        at least so many megabytes (1,000,000 bytes)
//   node scripts/pipelines/lines.mjs --megabytes 1000 --count    their number instead
//   node scripts/pipelines/lines.mjs --megabytes 10 --clean      without the line in a thousand that has an error
//   node scripts/pipelines/lines.mjs --megabytes 100 --long      every result has about a megabyte
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string' },
    count: { type: 'boolean' },
    clean: { type: 'boolean' },
    long: { type: 'boolean' },
  },
});
const wanted = Number(values.megabytes) * 1_000_000;
if (!(wanted > 0)) {
  console.error('lines: --megabytes must be a number above 0');
  process.exit(2);
}

/** Words for results, so that a line is about as long as one of a real server: most are short, some have a whole file. */
const PARAGRAPH = 'The quick brown fox jumps over the lazy dog, “quoted”, and returns with 42 results.\n';
const text = (index) => PARAGRAPH.repeat(values.long ? 12_000 : index % 50 === 0 ? 800 : (index % 7) * 12 + 1);

/** One line, by its number. */
function line(index) {
  const id = Math.floor(index / 2);
  if (index % 1000 === 999 && !values.clean)
    return { jsonrpc: '2.0', id: null, method: 'tools/call', params: { name: 'read' } };
  if (index % 10 === 8)
    return {
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken: id, progress: index % 100, total: 100 },
    };
  if (index % 2 === 0)
    return {
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'read', arguments: { path: `/docs/${index}.md`, limit: index } },
    };
  return { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text: text(id) }], isError: false } };
}

let bytes = 0;
let count = 0;
while (bytes < wanted) {
  let part = '';
  while (part.length < 65_536 && bytes < wanted) {
    const one = `${JSON.stringify(line(count++))}\n`;
    bytes += Buffer.byteLength(one);
    part += one;
  }
  if (!values.count && !process.stdout.write(part)) await once(process.stdout, 'drain');
}
if (values.count) console.log(count);
