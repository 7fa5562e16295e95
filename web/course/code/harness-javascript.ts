/** The part of a JavaScript runner that runs in the same environment as the learner’s code. */

/**
 * A script for an environment without any host objects. It defines a permanent `playground` with `start(run)`, `begin(call)`,
 * and `take()`; inputs and outputs are strings. Timers do not wait: they fire in the order of their delays. The sandbox adds the
 * standard globals that need no host, and this script uses none of them.
 */
export const JAVASCRIPT_HARNESS = String.raw`
'use strict';
Object.defineProperty(globalThis, 'playground', { value: (() => {
  const MAX_OUTPUT = 20000;
  const MAX_VALUE = 1000000;
  const MAX_HEARD = 10000;
  const NO_NETWORK = 'There is no network here: the code receives its messages from the tests.';
  const { parse, stringify } = JSON;
  const own = Object.prototype.hasOwnProperty;
  const OwnPromise = Promise;
  const has = (object, name) => Reflect.apply(own, object, [name]);
  let parts = [];
  let size = 0;
  let heard = [];
  let found = {};
  let made = {};
  let outcome = null;
  let promised = false;
  let timers = [];
  let count = 0;

  const show = (value) => {
    try {
      if (typeof value === 'string') return stringify(value);
      if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return String(value);
      if (value instanceof Error) return value.name + ': ' + value.message;
      return stringify(value) ?? String(value);
    } catch {
      return 'a value that cannot be shown';
    }
  };
  const print = (...values) => {
    const text = values.map((one) => (typeof one === 'string' ? one : show(one))).join(' ') + '\n';
    if (size < MAX_OUTPUT) {
      parts.push(text.slice(0, MAX_OUTPUT - size));
      if (size + text.length > MAX_OUTPUT) parts.push('\n… (the rest of the output was cut)');
    }
    size += text.length;
  };
  globalThis.console = { log: print, info: print, debug: print, warn: print, error: print, trace: print, table: print };

  // No sandbox runs strings as code; this adds a readable message.
  const noText = function () { throw new EvalError('Strings cannot be run as code here.'); };
  noText.prototype = Function.prototype;
  Function.prototype.constructor = noText;
  globalThis.Function = globalThis.eval = noText;
  const closed = (name, says) => {
    globalThis[name] = function () { throw new Error(says); };
  };
  for (const name of ['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource', 'importScripts', 'Worker']) closed(name, NO_NETWORK);
  closed('require', 'Modules cannot be loaded here. ' + NO_NETWORK);
  for (const name of ['prompt', 'confirm', 'alert', 'input'])
    closed(name, name + '() cannot read input here: the tests pass values as arguments.');

  // The exports of the code; used only for names that the code does not define otherwise.
  const shared = { exports: {} };
  globalThis.module = shared;
  globalThis.exports = shared.exports;

  const later = (run, wait, every, args) => {
    count += 1;
    timers.push({ id: count, at: (Number(wait) || 0) + clock, run, every, args });
    return count;
  };
  let clock = 0;
  globalThis.setTimeout = (run, wait, ...args) => later(run, wait, null, args);
  globalThis.setInterval = (run, wait, ...args) => later(run, wait, Number(wait) || 1, args);
  globalThis.clearTimeout = globalThis.clearInterval = (id) => { timers = timers.filter((one) => one.id !== id); };

  const plain = (values) => values.map((one) => { try { return parse(stringify(one) ?? 'null'); } catch { return show(one); } });
  const revive = (value) => {
    if (Array.isArray(value)) return value.map(revive);
    if (typeof value !== 'object' || value === null) return value;
    if (has(value, 'later')) {
      return async (...args) => {
        hear(value.$listener, args);
        await new Promise((done) => { later(done, 1, null, []); });
        hear(value.$listener + ', awaited', args);
      };
    }
    if (has(value, '$listener')) {
      return (...args) => {
        hear(value.$listener, args);
        if (has(value, 'fails')) throw new Error(value.fails);
      };
    }
    if (has(value, '$peer')) {
      const peer = {};
      for (const [name, answers] of Object.entries(value.answers)) {
        const given = [...answers];
        peer[name] = (...args) => {
          hear(value.$peer + '.' + name, args);
          if (given.length === 0) throw new Error(value.$peer + '.' + name + ' was called more often than expected');
          const call = heard.at(-1);
          call.awaited = false;
          const Answer = answerOf(call);
          return new Answer((resolve) => { resolve(given.shift()); });
        };
      }
      return peer;
    }
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, revive(one)]));
  };

  /** A class of promises that record on a call that they were awaited. */
  const answerOf = (call) => {
    const Answer = class Promise extends OwnPromise {
      static get [Symbol.species]() { return OwnPromise; }
      then(...args) { call.awaited = true; return super.then(...args); }
    };
    return Answer;
  };
  const hear = (by, args) => {
    if (heard.length >= MAX_HEARD) throw new Error(by + ' was called more than ' + MAX_HEARD + ' times');
    heard.push({ by, args: plain(args) });
  };
  const kind = (value) => {
    if (value === null || value === undefined) return 'null';
    if (Array.isArray(value)) return 'array';
    if (typeof value !== 'object') return typeof value;
    const name = Object.getPrototypeOf(value)?.constructor?.name;
    return name === undefined || name === 'Object' ? 'object' : String(name);
  };
  const finish = (result) => { outcome = result; };
  const gave = (given) => {
    const value = given instanceof Map ? Object.fromEntries(given) : given;
    const shown = show(value);
    let text;
    try { text = stringify(value); } catch { text = undefined; }
    const lost = text === undefined || text.length > MAX_VALUE || (typeof value === 'number' && !Number.isFinite(value));
    finish({ kind: 'value', promised, value: lost ? null : parse(text), type: kind(value), shown: shown.length > 300 ? shown.slice(0, 299) + '…' : shown });
  };
  let source = [];
  /** The engine gives an access after a throw statement the line of that statement: the next line with the member is meant. */
  const accessed = (line, type, message) => {
    const name = type === 'TypeError' ? /^cannot (?:read|set) property '([^']+)'/.exec(message)?.[1] : undefined;
    const has = (text) => text !== undefined && (text.includes('.' + name) || text.includes('[') || text.includes('{ ' + name));
    if (name === undefined || has(source[line - 1])) return line;
    for (let next = line + 1; next <= line + 20; next++) if (has(source[next - 1])) return next;
    return line;
  };
  /** The classes of an error, and its members: its own ones, and what getters of its classes return. */
  const partsOf = (error) => {
    const classes = [];
    const members = {};
    const hidden = ['stack', 'constructor', '__proto__'];
    for (let one = error; one && one !== Object.prototype; one = Object.getPrototypeOf(one)) {
      if (one !== error) classes.push(String(one.constructor?.name));
      for (const name of Object.getOwnPropertyNames(one)) {
        if (hidden.includes(name) || has(members, name)) continue;
        try { if (typeof error[name] !== 'function') [members[name]] = plain([error[name]]); } catch {}
      }
    }
    return { classes, members };
  };
  const failed = (error) => {
    const real = error instanceof Error;
    const named = real && error.name === 'Error' ? error.constructor?.name : error?.name;
    const type = real ? String(named ?? 'Error') : 'Thrown';
    const { classes, members } = real ? partsOf(error) : { classes: [], members: {} };
    // An engine without any memory left cannot even make the error that says so.
    const message = String(real ? error.message : error === null ? 'null, as it comes when memory has run out' : show(error)).slice(0, 1000);
    const lines = String((real && error.stack) || '').split('\n').filter((line) => /your_code/.test(line)).slice(0, 20).reverse();
    const numbers = lines.map((line) => Number(/your_code[^:]*:(\d+)/.exec(line)?.[1] ?? 0));
    if (numbers.length > 0) numbers.push(accessed(numbers.pop(), type, message));
    const trace = numbers.map((number) => '    line ' + (number || '?'));
    finish({ kind: 'error', type, message, classes, members, traceback: ['Traceback (most recent call last):', ...trace, type + ': ' + message].join('\n') });
  };
  const missing = (sort, name) => finish({
    kind: 'error', type: 'Missing', message: 'There is no ' + sort + ' ${'`'}' + name + '${'`'} in the code.', traceback: '', classes: [], members: {},
  });
  const named = (name) => found[name] ?? shared.exports?.[name];
  const camel = (name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  const settle = (run) => {
    outcome = null;
    promised = false;
    (async () => {
      const value = run();
      promised = value instanceof OwnPromise;
      return value;
    })().then(gave, failed);
  };

  return Object.freeze({
    /** Runs the code; run gives the names that were found. */
    start(run) {
      parts = []; size = 0; heard = []; found = {}; made = {};
      outcome = null;
      source = Function.prototype.toString.call(run).split('\n');
      run().then((names) => { found = names; gave(undefined); }, failed);
    },
    begin(text) {
      const call = parse(text);
      parts = []; size = 0; heard = [];
      const args = call.do === 'load' ? [] : revive(call.args);
      if (call.do === 'method') {
        const target = made[call.of];
        const name = typeof target?.[call.name] === 'function' ? call.name : camel(call.name);
        if (typeof target?.[name] !== 'function') return missing('method', call.name);
        return settle(() => target[name](...args));
      }
      const value = named(call.name) ?? named(camel(call.name));
      if (typeof value !== 'function') return missing(call.do === 'make' ? 'class' : 'function', call.name);
      if (call.do === 'call') return settle(() => value(...args));
      return settle(() => {
        const one = /^class\b/.test(Function.prototype.toString.call(value)) || value.prototype ? new value(...args) : value(...args);
        made[call.as] = one;
        return { then: undefined, made: true };
      });
    },
    /** The outcome as a string; an empty string if a timer ran first, so it must be called again. */
    take() {
      if (outcome === null && timers.length > 0) {
        timers.sort((a, b) => a.at - b.at || a.id - b.id);
        const next = timers.shift();
        clock = next.at;
        if (next.every !== null) timers.push({ ...next, at: clock + next.every });
        try { next.run(...next.args); } catch (error) { failed(error); }
        return '';
      }
      const known = outcome ?? {
        kind: 'error', type: 'Unfinished', message: 'It waits for something that never happens.', traceback: '', classes: [], members: {},
      };
      return stringify({ ...known, heard, output: parts.join('') });
    },
  });
})() });
`;

/**
 * The script that runs a learner’s JavaScript in that environment and returns its names. The code starts on the first line of
 * the script, so line numbers in errors are line numbers of the code.
 */
export function javascriptProgram(source: string, names: readonly string[]): string {
  const camel = (name: string): string => name.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
  const all = [...new Set(names.flatMap((name) => [name, camel(name)]))];
  const handed = all.map((name) => `${name}: typeof ${name} === 'undefined' ? undefined : ${name}`).join(', ');
  return `playground.start(async () => { 'use strict'; ${source}\n;return { ${handed} };\n});`;
}
