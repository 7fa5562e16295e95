// What `tap` adds to a message: round trips to a server that answers at once, without and with tap between.
//   node scripts/tap-latency.mjs [ROUNDS]     prints medians and the slowest hundredth, in milliseconds
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tapBundle } from './tap.mjs';

const rounds = Number(process.argv[2] ?? 3000);
const script = fileURLToPath(new URL('./tap.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tap-latency-'));
const env = { ...process.env, XDG_RUNTIME_DIR: folder };
const ANSWERS = `let rest = ''; process.stdin.setEncoding('utf8').on('data', (part) => { const lines = (rest + part).split('\\n'); rest = lines.pop(); for (const line of lines) process.stdout.write('{"jsonrpc":"2.0","id":' + JSON.parse(line).id + ',"result":{}}\\n'); });`;
const server = [process.execPath, '-e', ANSWERS];
const ping = (id) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;

/** Times of round trips, in milliseconds, sorted. The first ones only warm up. */
async function times(send) {
  const all = [];
  for (let id = 0; id < rounds + 200; id++) {
    const start = performance.now();
    await send(id);
    if (id >= 200) all.push(performance.now() - start);
  }
  return all.sort((a, b) => a - b);
}

async function overStdio(command, page) {
  const child = spawn(command[0], command.slice(1), { env, stdio: ['pipe', 'pipe', 'pipe'] });
  if (page) await watch(child);
  child.stderr.resume();
  let rest = '';
  let awaited = () => {};
  child.stdout.setEncoding('utf8').on('data', (part) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop();
    for (const line of lines) awaited(JSON.parse(line).id);
  });
  const found = await times((id) => {
    const answered = new Promise((resolve) => (awaited = (got) => got === id && resolve()));
    child.stdin.write(`${ping(id)}\n`);
    return answered;
  });
  child.stdin.end();
  await once(child, 'exit');
  return found;
}

async function overHttp(url) {
  const agent = new Agent({ keepAlive: true });
  const found = await times(
    (id) =>
      new Promise((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
        request(url, { method: 'POST', agent, headers }, (response) => response.resume().on('end', resolve))
          .on('error', reject)
          .end(ping(id));
      }),
  );
  agent.destroy();
  return found;
}

/** Opens the page’s stream of records, as the Live screen does. */
async function watch(child) {
  let text = '';
  let found = null;
  while (!(found = /http:\/\/127\.0\.0\.1:(\d+)\/#\/live\?token=([\w-]+)/.exec(text)))
    text += String((await once(child.stderr, 'data'))[0]);
  const headers = { Authorization: `Bearer ${found[2]}` };
  request({ host: '127.0.0.1', port: found[1], path: '/live/records', headers }, (response) => response.resume())
    .on('error', () => undefined)
    .end();
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function print(name, direct, tapped) {
  const [median, slow] = [at(tapped, 0.5) - at(direct, 0.5), at(tapped, 0.99) - at(direct, 0.99)];
  const show = (ms) => ms.toFixed(2).padStart(7);
  console.log(`${name.padEnd(28)}${show(at(direct, 0.5))}${show(at(tapped, 0.5))}${show(median)}${show(slow)}`);
}

await tapBundle();
console.log(`${'round trip, ms'.padEnd(28)} direct    tap  added  added, slowest 1%`);
const tap = (args) => [process.execPath, script, ...args];
const direct = await overStdio(server, false);
print(
  'stdio, recorded to a file',
  direct,
  await overStdio(tap(['--no-page', '--out', join(folder, 'a.jsonl'), '--', ...server]), false),
);
print('stdio, with an open page', direct, await overStdio(tap(['--port', '0', '--', ...server]), true));

const http = createServer((_, response) =>
  response.setHeader('Content-Type', 'application/json').end('{"jsonrpc":"2.0","id":1,"result":{}}'),
);
http.listen(0, '127.0.0.1');
await once(http, 'listening');
const url = `http://127.0.0.1:${http.address().port}/mcp`;
const front = spawn(process.execPath, [script, '--http', url, '--listen', '0', '--port', '0'], {
  env,
  stdio: ['ignore', 'ignore', 'pipe'],
});
let text = '';
while (!/connects to \S+/.test(text)) text += String((await once(front.stderr, 'data'))[0]);
front.stderr.resume();
print('HTTP', await overHttp(url), await overHttp(/connects to (\S+)/.exec(text)[1]));
front.kill();
await once(front, 'exit');
http.close();
http.closeAllConnections();
rmSync(folder, { recursive: true, force: true });
