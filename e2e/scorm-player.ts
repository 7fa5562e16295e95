/**
 * A small SCORM player: a page that launches a package in a frame, with the interfaces of SCORM 1.2 and 2004. It has the state
 * machine, the error codes and the data types of the standards for the elements that a package may use, and records all calls.
 */

/** One call that a package made. */
export interface LmsCall {
  readonly name: string;
  readonly given: readonly string[];
  readonly result: string;
  /** The error code that `GetLastError` returned after it. */
  readonly code: string;
}

declare global {
  /** The calls of all launches, in order. Only in the player. */
  var lmsCalls: LmsCall[] | undefined;
}

/** The page of the player. Its buttons launch and close the package at `address`. */
export const playerPage = (address: string): string => `<!doctype html>
<html lang="en"><title>Player</title><link rel="icon" href="data:,"><script src="player.js"></script>
<body data-launches="${address}"><button id="launch">Launch</button><button id="close">Close</button></body></html>`;

/** Its script, for a version of SCORM. */
export const playerScript = (version: string): string => `(${installPlayer.toString()})(${JSON.stringify(version)})`;

/** Runs in the player, so that it refers to nothing outside. */
function installPlayer(version: string): void {
  const old = version === '1.2';
  // Access, and what a value must look like. Ranges are checked below.
  const time = old ? /^\d{2,4}:\d\d:\d\d(\.\d{1,2})?$/ : /^P(?=.)(\d+D)?(T(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?)?$/;
  const elements: Record<string, [access: string, pattern: RegExp]> = old
    ? {
        'cmi.core.student_id': ['r', /./],
        'cmi.core.lesson_mode': ['r', /./],
        'cmi.core.entry': ['r', /./],
        'cmi.core.lesson_location': ['rw', /^[^]{0,255}$/],
        'cmi.core.lesson_status': ['rw', /^(passed|completed|failed|incomplete|browsed)$/],
        'cmi.core.score.raw': ['rw', /^(\d{1,2}(\.\d+)?|100(\.0+)?)?$/],
        'cmi.core.score.min': ['rw', /^(\d{1,2}(\.\d+)?|100(\.0+)?)?$/],
        'cmi.core.score.max': ['rw', /^(\d{1,2}(\.\d+)?|100(\.0+)?)?$/],
        'cmi.core.exit': ['w', /^(time-out|suspend|logout|)$/],
        'cmi.core.session_time': ['w', time],
        'cmi.suspend_data': ['rw', /^[^]{0,4096}$/],
      }
    : {
        'cmi.learner_id': ['r', /./],
        'cmi.mode': ['r', /./],
        'cmi.entry': ['r', /./],
        'cmi.location': ['rw', /^[^]{0,1000}$/],
        'cmi.completion_status': ['rw', /^(completed|incomplete|not attempted|unknown)$/],
        'cmi.success_status': ['rw', /^(passed|failed|unknown)$/],
        'cmi.score.scaled': ['rw', /^-?\d+(\.\d+)?$/],
        'cmi.score.raw': ['rw', /^-?\d+(\.\d+)?$/],
        'cmi.score.min': ['rw', /^-?\d+(\.\d+)?$/],
        'cmi.score.max': ['rw', /^-?\d+(\.\d+)?$/],
        'cmi.progress_measure': ['rw', /^\d+(\.\d+)?$/],
        'cmi.exit': ['w', /^(time-out|suspend|logout|normal|)$/],
        'cmi.session_time': ['w', time],
        'cmi.suspend_data': ['rw', /^[^]{0,64000}$/],
      };
  const codes = old
    ? {
        general: '101',
        twice: '101',
        before: '301',
        after: '301',
        argument: '201',
        unknown: '201',
        read: '403',
        write: '404',
        type: '405',
        range: '405',
        unset: '0',
      }
    : {
        general: '102',
        twice: '103',
        before: '122',
        after: '123',
        argument: '201',
        unknown: '401',
        read: '404',
        write: '405',
        type: '406',
        range: '407',
        unset: '403',
      };
  const [exit, entry] = old ? ['cmi.core.exit', 'cmi.core.entry'] : ['cmi.exit', 'cmi.entry'];
  const initial: Record<string, string> = old
    ? {
        'cmi.core.student_id': 'a',
        'cmi.core.lesson_mode': 'normal',
        [entry]: 'ab-initio',
        'cmi.core.lesson_status': 'not attempted',
      }
    : {
        'cmi.learner_id': 'a',
        'cmi.mode': 'normal',
        [entry]: 'ab-initio',
        'cmi.completion_status': 'unknown',
        'cmi.success_status': 'unknown',
      };
  const calls: LmsCall[] = [];
  globalThis.lmsCalls = calls;
  let stored = initial;
  let data: Record<string, string> = {};
  let state: 'new' | 'running' | 'ended' = 'new';
  let code = '0';

  const begin = (): void => {
    // Only an attempt that was suspended goes on.
    const resumes = stored[exit] === 'suspend';
    data = resumes ? { ...stored, [entry]: 'resume' } : { ...initial };
    state = 'new';
  };
  const stateCode = (): string => (state === 'running' ? '0' : state === 'new' ? codes.before : codes.after);
  const problemOf = (element: string, value: string): string => {
    const [access, pattern] = elements[element] ?? [];
    if (access === undefined || pattern === undefined) return codes.unknown;
    if (access === 'r') return codes.read;
    if (!pattern.test(value)) return codes.type;
    const [low, high] = element.endsWith('scaled')
      ? [-1, 1]
      : element.endsWith('measure')
        ? [0, 1]
        : [-Infinity, Infinity];
    return Number(value) < low || Number(value) > high ? codes.range : '0';
  };
  const answers: Record<string, (...given: readonly string[]) => [result: string, code: string]> = {
    initialize: (given) => {
      if (given !== '') return ['false', codes.argument];
      if (state !== 'new') return ['false', codes.twice];
      state = 'running';
      return ['true', '0'];
    },
    terminate: (given) => {
      if (given !== '' || state !== 'running') return ['false', given === '' ? stateCode() : codes.argument];
      state = 'ended';
      stored = { ...data };
      return ['true', '0'];
    },
    commit: (given) => {
      if (given !== '' || state !== 'running') return ['false', given === '' ? stateCode() : codes.argument];
      stored = { ...data };
      return ['true', '0'];
    },
    get: (element = '') => {
      if (state !== 'running') return ['', stateCode()];
      const access = elements[element]?.[0];
      if (access === undefined) return ['', codes.unknown];
      if (access === 'w') return ['', codes.write];
      return data[element] === undefined ? ['', codes.unset] : [data[element], '0'];
    },
    set: (element = '', value = '') => {
      const problem = state === 'running' ? problemOf(element, value) : stateCode();
      if (problem === '0') data[element] = value;
      return [problem === '0' ? 'true' : 'false', problem];
    },
  };
  const named = (name: string, action: string) =>
    [
      name,
      (...given: unknown[]): string => {
        // The interface takes strings alone.
        if (given.some((one) => typeof one !== 'string')) {
          code = codes.argument;
          calls.push({ name, given: given.map(String), result: 'false', code });
          return 'false';
        }
        const strings = given.map(String);
        const [result, problem] = answers[action]?.(...strings) ?? ['false', codes.general];
        code = problem;
        calls.push({ name, given: strings, result, code });
        return result;
      },
    ] as const;
  const names = old
    ? {
        initialize: 'LMSInitialize',
        terminate: 'LMSFinish',
        commit: 'LMSCommit',
        get: 'LMSGetValue',
        set: 'LMSSetValue',
      }
    : { initialize: 'Initialize', terminate: 'Terminate', commit: 'Commit', get: 'GetValue', set: 'SetValue' };
  const api: Record<string, unknown> = Object.fromEntries(
    Object.entries(names).map(([action, name]) => named(name, action)),
  );
  const prefix = old ? 'LMS' : '';
  api[`${prefix}GetLastError`] = () => code;
  api[`${prefix}GetErrorString`] = (of: string) => `Error ${of}`;
  api[`${prefix}GetDiagnostic`] = () => '';
  Reflect.set(window, old ? 'API' : 'API_1484_11', api);

  addEventListener('DOMContentLoaded', () => {
    document.querySelector('#launch')?.addEventListener('click', () => {
      begin();
      const frame = document.createElement('iframe');
      frame.title = 'Package';
      frame.width = '1200';
      frame.height = '700';
      frame.src = document.body.dataset['launches'] ?? '';
      document.body.append(frame);
    });
    document.querySelector('#close')?.addEventListener('click', () => document.querySelector('iframe')?.remove());
  });
}
