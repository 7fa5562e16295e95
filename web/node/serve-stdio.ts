/** The simulated server behind the process's own stdin, stdout and stderr. */
import { create, dueAt, step } from '../simulator/server.ts';
import { lastLine, lineFor, NO_LINES, takeChunk } from '../simulator/transport/stdio.ts';
import type { Input, ServerDefinition, Settings } from '../simulator/types.ts';
import { clock } from './clock.ts';

/** Serves one client, and ends the process when that client closes stdin. */
export function serveStdio(definition: ServerDefinition, settings: Partial<Settings>): void {
  const { stdin, stdout, stderr } = process;
  const time = clock();
  let state = create(definition, { ...settings, transport: 'stdio' });
  let lines = NO_LINES;

  const feed = (input: Input): void => {
    const stepped = step(state, input);
    ({ state } = stepped);
    for (const output of stepped.outputs) {
      const { to, line } = lineFor(output);
      if (to === 'stderr') stderr.write(line);
      // Whoever writes faster than it reads waits, so that nothing piles up here.
      else if (!stdout.write(line)) stdin.pause();
    }
    time.wakeAt(dueAt(state), () => feed({ kind: 'tick', at: time.now() }));
  };

  stdout.on('drain', () => stdin.resume());
  // Nobody reads any more.
  stdout.on('error', () => process.exit(0));
  stderr.on('error', () => undefined);
  stdin.on('error', () => process.exit(0));
  stdin.setEncoding('utf8');
  stdin.on('data', (chunk: string) => {
    const taken = takeChunk(lines, chunk);
    ({ lines } = taken);
    for (const text of taken.whole) feed({ kind: 'message', at: time.now(), text });
  });
  stdin.on('end', () => {
    const text = lastLine(lines);
    if (text !== null) feed({ kind: 'message', at: time.now(), text });
    feed({ kind: 'close', at: time.now() });
    time.stop();
    // What has been written goes out first.
    stdout.write('', () => process.exit(0));
  });
}
