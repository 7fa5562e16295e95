/**
 * Judges short made-up logs once the types are there: code that has run is compiled, and knows that no log is like the other. The
 * first long log is judged sooner by a tenth; nobody waits meanwhile, as each of these takes a few milliseconds of the worker.
 */
import { LineIndex } from '../../protocol/json/lines.ts';
import { checker } from '../../protocol/shapes.ts';
import { packRows } from './rows.ts';
import { shown } from './shown.ts';

/** Logs, and calls in each of them. */
const [LOGS, CALLS] = [12, 60];
/** Until the first one, so that the page is done with loading, and between two, ms. */
const [REST, PAUSE] = [2000, 25];

/** The log of one round: right, but that in some rounds its last answer was not asked for, so that rules which find something run too. */
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

/** Begins, and goes on by itself. */
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
