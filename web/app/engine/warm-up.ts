/**
 * Judges short generated logs once the schemas are loaded, so that the code is compiled and optimized for varied logs. This
 * makes the first long log 10% faster. Each log takes a few milliseconds of the worker, and no user waits for it.
 */
import { LineIndex } from '../../protocol/json/lines.ts';
import { checker } from '../../protocol/shapes.ts';
import { packRows } from './rows.ts';
import { shown } from './shown.ts';

/** Number of logs, and calls in each of them. */
const [LOGS, CALLS] = [12, 60];
/** Delay before the first log, so that the page has finished loading, and between two logs, ms. */
const [REST, PAUSE] = [2000, 25];

/**
 * The log of one round. It is correct, except that in some rounds the last response is unmatched, so that rules with findings
 * run too.
 */
export function madeUp(round: number): string {
  const lines = [
    '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}',
    '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"b","version":"1"}}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  ];
  for (let id = 1; id <= CALLS; id++) {
    const text = 'x'.repeat(id % 9);
    lines.push(
      `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"t","arguments":{"a":${id},"b":"${text}","c":[true]}}}`,
      `{"jsonrpc":"2.0","id":${id},"result":{"content":[{"type":"text","text":"${text}"}],"isError":false}}`,
    );
  }
  if (round % 4 === 0) lines.push('{"jsonrpc":"2.0","id":"x","result":{}}');
  return lines.join('\n');
}

function judgeOne(text: string): void {
  const prepared = checker.prepare(text);
  const { revision } = prepared.guess;
  const lines = new LineIndex(text);
  shown(prepared, checker.judge(prepared, revision), lines, 0);
  packRows({ rows: prepared.rowList, lines, counts: new Map() });
}

/** Starts, and schedules each following round. */
export function warmUp(round = 0): void {
  if (round === LOGS) return;
  setTimeout(
    () => {
      judgeOne(madeUp(round));
      warmUp(round + 1);
    },
    round === 0 ? REST : PAUSE,
  );
}
