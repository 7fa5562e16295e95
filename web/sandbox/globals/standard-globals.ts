/**
 * The standard globals of JavaScript that need no network, no files and no host: an engine has only the language. Bundled as a
 * classic script, which is evaluated after the harness and before the learner’s code. The harness uses none of them, so a program
 * that replaces one changes only itself.
 */
import { AbortController, AbortSignal } from './abort.ts';
import { atob, btoa } from './base64.ts';
import { consoleOn } from './console.ts';
import { Crypto } from './crypto.ts';
import { CustomEvent, Event, EventTarget } from './events.ts';
import { Headers } from './headers.ts';
import { queueMicrotask, reportError } from './report-error.ts';
import { cloneWith } from './structured-clone.ts';
import { TextDecoder } from './text-decoder.ts';
import { TextEncoder } from './text-encoder.ts';
import { URLSearchParams } from './url-search-params.ts';
import { URL } from './url.ts';

const CLASSES = {
  AbortController,
  AbortSignal,
  Crypto,
  CustomEvent,
  Event,
  EventTarget,
  Headers,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

const define = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
};

/** Gives a class its name, and its members the form that the platform’s classes have. */
function defineClass(name: string, made: object & { readonly prototype: object }): void {
  Object.defineProperty(made, 'name', { value: name, configurable: true });
  Object.defineProperty(made.prototype, Symbol.toStringTag, { value: name, configurable: true });
  for (const place of [made, made.prototype])
    for (const key of Object.getOwnPropertyNames(place)) {
      const found = Object.getOwnPropertyDescriptor(place, key);
      if (found?.configurable && !['constructor', 'name', 'length', 'prototype'].includes(key))
        Object.defineProperty(place, key, { ...found, enumerable: true });
    }
  define(name, made);
}

for (const [name, made] of Object.entries(CLASSES)) defineClass(name, made);
for (const iterable of [Headers, URLSearchParams])
  Object.defineProperty(iterable.prototype, Symbol.iterator, {
    value: iterable.prototype.entries,
    writable: true,
    configurable: true,
  });

const functions = { atob, btoa, queueMicrotask, reportError, structuredClone: cloneWith(Object.values(CLASSES)) };
for (const [name, made] of Object.entries(functions)) {
  Object.defineProperty(made, 'name', { value: name, configurable: true });
  define(name, made);
}

const { log } = console;
define(
  'console',
  consoleOn((text) => Reflect.apply(log, undefined, [text])),
);
define('crypto', Object.create(Crypto.prototype));
