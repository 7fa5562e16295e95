/** Loads large files on demand with progress, and stores the snapshot of Python in the browser. */
import { createStore, del, get, set } from 'idb-keyval';
import { engine, lock, python } from 'virtual:runner-files';
import { isRecord } from '../../protocol/json/plain.ts';

/** Loading progress: bytes of `files`; `start` is not measurable. */
export interface LoadProgress {
  what: 'files' | 'start';
  done: number;
  all: number;
}

/** The files of Python, in the format the sandbox accepts. */
export interface PythonParts {
  mjs: string;
  asm: string;
  wasm: ArrayBuffer;
  stdlib: ArrayBuffer;
  lock: string;
}

/** Fetches a file of a known length. Rejects with a message for users; `name` is what the file belongs to. */
async function read(
  { url, bytes }: { url: string; bytes: number },
  name: string,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok || !response.body) throw new Error(`${name} could not be loaded: one of its files did not load.`);
  const whole = new Uint8Array(bytes);
  let at = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > bytes) break;
    whole.set(part.value, at);
    at += part.value.length;
    came(part.value.length);
  }
  if (at !== bytes) throw new Error(`${name} could not be loaded: one of its files has an unexpected length.`);
  return whole;
}

/** Fetches the JavaScript engine, half a megabyte. */
export async function loadEngine(): Promise<ArrayBuffer> {
  return (await read(engine, 'The JavaScript engine', () => undefined)).buffer;
}

/** Fetches the files of Python. */
export async function loadPython(onProgress: (progress: LoadProgress) => void): Promise<PythonParts> {
  const all = Object.values(python).reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const readPart = (file: { url: string; bytes: number }): Promise<Uint8Array<ArrayBuffer>> =>
    read(file, 'Python', (bytes) => {
      done += bytes;
      onProgress({ what: 'files', done, all });
    });
  onProgress({ what: 'files', done, all });
  const [mjs, asm, wasm, stdlib] = await Promise.all([
    readPart(python.mjs),
    readPart(python.asm),
    readPart(python.wasm),
    readPart(python.stdlib),
  ]);
  const text = new TextDecoder();
  return { mjs: text.decode(mjs), asm: text.decode(asm), wasm: wasm.buffer, stdlib: stdlib.buffer, lock };
}

const NAME = 'python';
let store: ReturnType<typeof createStore> | undefined;
/** A snapshot is valid only for the files it was made of, whose URLs change with their content. */
const of = [python.wasm.url, python.asm.url, python.stdlib.url].map((url) => url.split('/').at(-1)).join(' ');

/** The snapshot of a started interpreter, if the browser has stored one for these files. */
export async function storedSnapshot(): Promise<ArrayBuffer | null> {
  try {
    store ??= createStore('playground-python', 'snapshot');
    const record: unknown = await get(NAME, store);
    return isRecord(record) && record.of === of && record.bytes instanceof ArrayBuffer ? record.bytes : null;
  } catch {
    return null;
  }
}

/** Stores a snapshot in place of an older one, or deletes it. Nothing depends on its success. */
export async function storeSnapshot(bytes: ArrayBuffer | null): Promise<void> {
  try {
    store ??= createStore('playground-python', 'snapshot');
    await (bytes ? set(NAME, { of, bytes }, store) : del(NAME, store));
  } catch {
    // Without storage space or permission, the next start only takes longer.
  }
}
