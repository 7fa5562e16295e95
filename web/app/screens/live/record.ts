/** Reads the lines that a `tap` sends. What does not fit the contract (`recording-types.ts`) is not a record. Pure. */
import { isRecord, jsonOf } from '../../../protocol/json/plain.ts';
import type { LiveState, TapRecord, TapTransport } from '../../../protocol/recording-types.ts';

/** A line with its number; `record` is null for a kind that this version does not know. */
export interface ReadLine {
  readonly seq: number;
  readonly record: TapRecord | null;
}

type Value = Readonly<Record<string, unknown>>;

/** The record in a line; null if the line has no number. Never throws. */
export function readLine(line: string): ReadLine | null {
  const value = jsonOf(line);
  if (!isRecord(value) || !isCount(value['seq'])) return null;
  return { seq: value['seq'], record: isTapRecord(value) ? value : null };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isMaybe = (value: unknown, is: (one: unknown) => boolean): boolean => value === undefined || is(value);
const isTime = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));
const isTransport = (value: unknown): value is TapTransport => value === 'stdio' || value === 'http' || value === 'sse';
const isSide = (value: unknown): boolean => value === 'client' || value === 'server' || value === 'unknown';
const isHeaders = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText);

/** What the members of each kind must be, besides those of every record. */
const KINDS: Readonly<Record<string, (value: Value) => boolean>> = {
  run: ({ transport, target, by, pid, tap }) =>
    isTransport(transport) &&
    isText(target) &&
    (by === 'host' || by === 'hand') &&
    isMaybe(pid, isCount) &&
    isMaybe(tap, isCount),
  message: (value) =>
    isSide(value['from']) &&
    value['message'] !== undefined &&
    isMaybe(value['text'], isText) &&
    isMaybe(value['exchange'], isCount),
  noise: ({ from, text, exchange, cut }) =>
    isSide(from) && isText(text) && isMaybe(exchange, isCount) && isMaybe(cut, isCount),
  stderr: ({ text }) => isText(text),
  request: ({ exchange, headers, method, url }) =>
    isCount(exchange) && isHeaders(headers) && isMaybe(method, isText) && isMaybe(url, isText),
  response: ({ exchange, headers, status }) => isCount(exchange) && isHeaders(headers) && isMaybe(status, isCount),
  close: ({ exchange, by, error }) =>
    isCount(exchange) && (by === 'client' || by === 'server') && isMaybe(error, isText),
  lost: ({ from, bytes }) => isSide(from) && isCount(bytes),
  end: ({ by, code, signal, error }) =>
    (by === 'server' || by === 'host' || by === 'hand') &&
    isMaybe(code, (one) => one === null || Number.isInteger(one)) &&
    isMaybe(signal, (one) => one === null || isText(one)) &&
    isMaybe(error, isText),
};

function isTapRecord(value: Value): value is Value & TapRecord {
  const { kind, run, at } = value;
  const fits = isText(kind) && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return isCount(run) && isTime(at) && fits !== undefined && fits(value);
}

/** The state of a `tap` in a response; null if it is something else. */
export function readState(value: unknown): LiveState | null {
  return isState(value) ? value : null;
}

function isSummary(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { tap, transport, target, running, hand } = value;
  const isFlag = (one: unknown): boolean => typeof one === 'boolean';
  return isCount(tap) && isTransport(transport) && isText(target) && isFlag(running) && isFlag(hand);
}

function isState(value: unknown): value is LiveState {
  if (!isRecord(value)) return false;
  const { version, transport, target, last, first, settings, hand, taps } = value;
  return (
    isText(version) &&
    isTransport(transport) &&
    isText(target) &&
    isCount(last) &&
    isCount(first) &&
    typeof hand === 'boolean' &&
    Array.isArray(settings) &&
    settings.every((one) => isRecord(one) && isText(one['host']) && isText(one['title']) && isText(one['text'])) &&
    isMaybe(taps, (list) => Array.isArray(list) && list.every(isSummary))
  );
}
