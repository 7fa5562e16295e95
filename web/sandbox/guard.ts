/**
 * The functions that Python's WebAssembly may still call in JavaScript while it runs a learner's code. WebAssembly can reach
 * only the functions that it imports, so this list is the whole boundary. No function on it touches a JavaScript object,
 * evaluates text, loads code, opens a socket or starts a program. The files it may open are those of Emscripten's in-memory
 * file system.
 */

/**
 * Functions that stay open: files in memory, clocks, random numbers, its own memory, and calls within its own function table.
 */
const OPEN = new Set(
  (
    'clock_res_get clock_time_get emscripten_date_now emscripten_get_now _tzset_js _timegm_js _mktime_js _localtime_js _gmtime_js ' +
    'random_get environ_sizes_get environ_get emscripten_get_heap_max emscripten_resize_heap _PyEM_TrampolineCall_JS ' +
    '_Py_CheckEmscriptenSignals_Helper _emscripten_get_progname __syscall_getuid32_js __syscall_umask_js ' +
    'fd_close fd_read fd_write fd_sync fd_fdstat_get fd_seek fd_pread fd_pwrite __syscall_fcntl64 _try_fcntl64 __syscall_openat ' +
    '__syscall_ioctl __syscall_ioctl_js __syscall_faccessat __syscall_chdir __syscall_chmod __syscall_fchownat __syscall_dup __syscall_dup3 ' +
    '__syscall_fchdir __syscall_fchmod __syscall_fchmodat2 __syscall_fchown32 __syscall_fdatasync __syscall_fstat64 __syscall_stat64 ' +
    '__syscall_newfstatat __syscall_lstat64 __syscall_ftruncate64 __syscall_getcwd __syscall_getdents64 __syscall_mkdirat ' +
    '__syscall_mknodat __syscall_poll _maybe_poll_async __syscall_fadvise64 __syscall_fallocate __syscall_readlinkat ' +
    '__syscall_unlinkat __syscall_rmdir __syscall_renameat __syscall_statfs64 __syscall_fstatfs64 __syscall_symlinkat ' +
    '__syscall_truncate64 __syscall_utimensat _mmap_js _munmap_js _msync_js'
  ).split(' '),
);

/** Open functions that change files or streams, which are outside Python's memory. */
const CHANGING = new Set(
  (
    'fd_write fd_pwrite __syscall_chdir __syscall_fchdir __syscall_chmod __syscall_fchmod __syscall_fchmodat2 __syscall_dup __syscall_dup3 ' +
    '__syscall_mkdirat __syscall_mknodat __syscall_unlinkat __syscall_rmdir __syscall_renameat __syscall_symlinkat __syscall_umask_js ' +
    '__syscall_truncate64 __syscall_ftruncate64 __syscall_fallocate __syscall_utimensat'
  ).split(' '),
);
/** Opens a file; bits of its third argument are the flags that create, write or truncate it. */
const OPENING = '__syscall_openat';
const CHANGES = 0o3 | 0o100 | 0o1000;

/** `ENOSYS` and `EACCES`, as this C library numbers them. */
const NO_SYSTEM = -52;
const NO_ACCESS = -2;

/**
 * Functions that return an error, as on an operating system without that feature; every other closed function ends the runtime.
 */
const REFUSED: ReadonlyMap<string, number> = new Map([
  ['_emscripten_system', NO_SYSTEM],
  ['__syscall_pipe', NO_SYSTEM],
  ...(
    '__syscall_socket __syscall_accept4 __syscall_bind __syscall_connect __syscall_getpeername __syscall_getsockname ' +
    '__syscall_getsockopt __syscall_listen __syscall_recvfrom __syscall_recvmsg __syscall_sendmsg __syscall_sendto'
  )
    .split(' ')
    .map((name) => [name, NO_ACCESS] as const),
]);

/** Thrown by a closed function. It passes through WebAssembly, which cannot be used afterward. */
class Closed extends Error {}

type Callable = (...args: unknown[]) => unknown;

function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

/** The imports of a module, and the switch that permanently closes all but a few of them. */
export interface Guarded {
  readonly imports: WebAssembly.Imports;
  readonly close: () => void;
  /** Whether files or streams were changed since it was closed. */
  readonly changed: () => boolean;
}

/** Guards the imports of a module: everything is open until `close` is called. */
export function guard(module: WebAssembly.Module, imports: WebAssembly.Imports): Guarded {
  let closed = false;
  let changed = false;
  const guarded: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const given = imports[from]?.[name];
    if (given === undefined) throw new Error(`No value for the import ${from}.${name}`);
    const group = (guarded[from] ??= {});
    group[name] = kind !== 'function' ? given : OPEN.has(name) ? noted(name, given) : doored(name, given);
  }
  function noted(name: string, given: WebAssembly.ImportValue): WebAssembly.ImportValue {
    if (!(CHANGING.has(name) || name === OPENING) || !isCallable(given)) return given;
    return (...args: unknown[]) => {
      changed ||= closed && (name !== OPENING || (Number(args[2]) & CHANGES) !== 0);
      return given(...args);
    };
  }
  function doored(name: string, given: WebAssembly.ImportValue): Callable {
    return (...args) => {
      if (!closed && isCallable(given)) return given(...args);
      const answer = REFUSED.get(name);
      if (answer === undefined) throw new Closed(`${name} is closed`);
      return answer;
    };
  }
  return {
    imports: guarded,
    close: () => {
      closed = true;
    },
    changed: () => changed,
  };
}
