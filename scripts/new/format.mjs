// Writes a new format of log lines with samples, and registers it with its name in the menu.
//
//   npm run new:format -- --id acme-proxy --title "Acme proxy log" --group "Proxies and recorders"
import { pathToFileURL } from 'node:url';
import { camel, quoted, Refusal, withEntry, withImport } from './code.mjs';
import { generate, oneOf, proof, wanted } from './run.mjs';

const USAGE = `npm run new:format -- --id ID [options]

  --id     id of the format, such as acme-proxy
  --title  its name in the menu, such as "Acme proxy log"
  --group  Messages, Hosts and editors, Proxies and recorders, SDKs, HTTP or Other (Proxies and recorders)`;

const GROUPS = ['Messages', 'Hosts and editors', 'Proxies and recorders', 'SDKs', 'HTTP', 'Other'];
const FOLDER = 'web/protocol/intake';

/**
 * The files that the options for a format produce, and the command that verifies them. `read` returns a file's text, or null.
 */
export function newFormat(wish, read) {
  const id = wanted(wish, 'id', /^[a-z][a-z\d-]*[a-z\d]$/, 'acme-proxy');
  const group = oneOf(wish.group ?? 'Proxies and recorders', GROUPS, 'group');
  const title = wish.title ?? `${id} log`;
  const path = `${FOLDER}/formats/${id}.ts`;
  const menu = read(`${FOLDER}/titles.ts`);
  if (read(path) !== null || menu.includes(`id: '${id}'`)) throw new Refusal(`There is a format ${id} already.`);
  const name = `${camel(id)}Format`;
  const index = `${FOLDER}/formats/index.ts`;
  return {
    files: [
      { path, text: formatText(id, name, title) },
      { path: index, text: withEntry(withImport(read(index), name, `./${id}.ts`), 'logFormats', name) },
      { path: `${FOLDER}/titles.ts`, text: withTitle(menu, { id, title, group }) },
    ],
    prove: proof(FOLDER),
    edit: `write its line heads and samples in ${path}`,
  };
}

/** The menu with one more format, after the last of its group. */
function withTitle(menu, { id, title, group }) {
  const at = menu.lastIndexOf(`group: '${group}'`);
  const rest = /\}(?:,|\s*\];)/.exec(menu.slice(at));
  const end = at + rest.index + 1;
  return `${menu.slice(0, end)},\n  { id: '${id}', title: ${quoted(title)}, group: '${group}' }${menu.slice(end)}`;
}

function formatText(id, name, title) {
  return `/** Placeholder: lines such as \`${id} 10:00:00.000 client -> server {…}\`. Say here who writes them, and where they are found. */
import { logFormat } from '../log-lines.ts';

const HEAD = /^${id} (\\d\\d:\\d\\d:\\d\\d\\.\\d{3}) (client -> server|server -> client) (?=\\{|\\[)/;

/** The arrow says who sent the message. */
export const ${name} = logFormat({
  id: '${id}',
  title: ${quoted(title)},
  called: ${quoted(`lines of ${title}`)},
  sure: 92,
  samples: [
    '${id} 10:00:00.000 client -> server {"jsonrpc":"2.0","id":1,"method":"ping"}\\n${id} 10:00:00.010 server -> client {"jsonrpc":"2.0","id":1,"result":{}}',
  ],
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (!head) return null;
    const [all, time = '', way] = head;
    return {
      body: all.length,
      time,
      from: way === 'client -> server' ? 'client' : 'server',
      because: \`The line says “\${way}”.\`,
    };
  },
});
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = { type: 'string' };
  await generate({ usage: USAGE, options: { id: text, title: text, group: text }, plan: newFormat });
}
