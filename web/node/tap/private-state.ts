/**
 * What the taps of one page know of each other: its secrets and its last numbers, in a file that only this user can read. The
 * file outlives them, so that the address of the page stays valid when a host restarts its servers.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A file that nobody used for so long is replaced, in milliseconds: the secrets in it are renewed. */
const RENEWED = 24 * 3_600_000;

/** The contents of the file. */
export interface PrivateState {
  /** The secret in the address of the page: 192 random bits. */
  readonly token: string;
  /** The secret by which taps know each other. */
  readonly key: string;
  /** The highest numbers of records and runs. */
  readonly seq: number;
  readonly run: number;
}

/** The folder of such files: private, or null if there is none that only this user can write to. */
function privateFolder(): string | null {
  const runtime = process.env['XDG_RUNTIME_DIR'];
  const { username, uid } = userInfo();
  const bases = runtime === undefined || runtime === '' ? [tmpdir()] : [runtime, tmpdir()];
  for (const base of bases) {
    const folder = join(base, `mcp-protocol-playground-${uid >= 0 ? uid : username.replaceAll(/\W/gu, '_')}`);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const stats = lstatSync(folder);
      if (!stats.isDirectory()) continue;
      if (process.platform === 'win32') return folder;
      if (stats.uid !== uid) continue;
      if ((stats.mode & 0o077) !== 0) chmodSync(folder, 0o700);
      return folder;
    } catch {
      // Not writable: the next one.
    }
  }
  return null;
}

/** The state of the page on one port, shared by all processes of this user. */
export class StateFile {
  readonly #file: string | null;
  #state: PrivateState;

  constructor(port: number) {
    const folder = privateFolder();
    this.#file = folder === null ? null : join(folder, `tap-${port}.json`);
    this.#state = this.#read() ?? this.#create();
  }

  get state(): PrivateState {
    return this.#state;
  }

  /** Stores the highest numbers. Failures are ignored: the numbers then begin anew with the next page. */
  store({ seq, run }: Pick<PrivateState, 'seq' | 'run'>): void {
    this.#state = { ...this.#state, seq, run };
    if (this.#file === null) return;
    const draft = `${this.#file}.${process.pid}`;
    try {
      writeFileSync(draft, JSON.stringify(this.#state), { mode: 0o600 });
      renameSync(draft, this.#file);
    } catch {
      rmSync(draft, { force: true });
    }
  }

  #read(): PrivateState | null {
    if (this.#file === null) return null;
    try {
      const stats = lstatSync(this.#file);
      if (!stats.isFile() || Date.now() - stats.mtimeMs > RENEWED) {
        rmSync(this.#file, { force: true });
        return null;
      }
      const value: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
      return isState(value) ? value : null;
    } catch {
      return null;
    }
  }

  /** Creates the file, unless another process was faster. */
  #create(): PrivateState {
    const fresh = { token: secret(), key: secret(), seq: 0, run: 0 };
    if (this.#file === null) return fresh;
    const draft = `${this.#file}.${process.pid}`;
    try {
      writeFileSync(draft, JSON.stringify(fresh), { mode: 0o600 });
      linkSync(draft, this.#file);
    } catch {
      return this.#read() ?? fresh;
    } finally {
      rmSync(draft, { force: true });
    }
    return fresh;
  }
}

const secret = (): string => randomBytes(24).toString('base64url');

function isState(value: unknown): value is PrivateState {
  if (typeof value !== 'object' || value === null) return false;
  const { token, key, seq, run } = value as Partial<Record<keyof PrivateState, unknown>>;
  return (
    typeof token === 'string' &&
    token.length >= 32 &&
    typeof key === 'string' &&
    key.length >= 32 &&
    Number.isSafeInteger(seq) &&
    Number.isSafeInteger(run)
  );
}
