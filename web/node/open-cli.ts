/** The `open` command: serves the built page from this machine, and opens it in a browser. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Unusable, quote } from './arguments.ts';
import { listen, pageHandler } from './page.ts';

/** The parsed command. */
type OpenCommand = { do: 'help' } | { do: 'open'; port: number; host: string; browser: boolean };

/** The default port. */
const PORT = 4173;

/** The usage text of the command. */
const OPEN_USAGE = `open [--port N] [--host H] [--no-browser]

Serves the page from this machine and opens it in your browser. Nothing you paste leaves the machine.
The first port to try is N (default ${PORT}). If it is in use, the next free port is used; 0 takes any free port.
It listens on H (default 127.0.0.1). With --no-browser it only prints the address.
It opens no browser either if CI or BROWSER=none is set, or if there is no screen. Ctrl+C ends it.
Exit code 2: unusable arguments.
`;

/** Parses the arguments. Throws `Unusable` with one line that states the problem and the allowed values. */
function readOpenArguments(args: readonly string[]): OpenCommand {
  const values = parse(args);
  if (values.help === true) return { do: 'help' };
  const given = values.port ?? String(PORT);
  const port = /^\d{1,5}$/u.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65_535)) throw new Unusable(`--port needs a number from 0 to 65535, not ${quote(given)}`);
  return { do: 'open', port, host: values.host ?? '127.0.0.1', browser: values['no-browser'] !== true };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'no-browser': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/u);
    throw new Unusable(`${first ?? 'These arguments cannot be parsed'}; see --help`);
  }
}

/** Runs the command until it is ended. Sets the exit code 2 for unusable arguments. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await open(readOpenArguments(args));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`open: ${message.replaceAll('\n', ' ')}\n`);
    process.exitCode = 2;
  }
}

async function open(wish: OpenCommand): Promise<void> {
  if (wish.do === 'help') {
    process.stdout.write(OPEN_USAGE);
    return;
  }
  const { url } = await listen(pageHandler(), { port: wish.port, host: wish.host, orNext: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  process.stdout.write(`The playground is ready; Ctrl+C ends it.\n${url}\n`);
  if (wish.browser) openBrowser(url);
}

/** What a browser is opened by: a program with its arguments; null if there is no screen, or the user wants none. */
export function browserCommand(
  url: string,
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): readonly [program: string, ...args: string[]] | null {
  const { BROWSER: wanted = '' } = env;
  if (env['CI'] || wanted === 'none') return null;
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  if (wanted !== '') return [wanted, url];
  // A terminal without a screen would get a browser in text mode.
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] || env['WSL_DISTRO_NAME'] ? ['xdg-open', url] : null;
}

/** Starts the browser of the user and waits for nothing: the address is printed, whatever happens. */
function openBrowser(url: string): void {
  const command = browserCommand(url, process.platform, process.env);
  if (command === null) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
