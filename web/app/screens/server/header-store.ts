/** The learner’s changes to the HTTP headers of composed messages; they stay until they are reset. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { HeaderChanges } from '../../../simulator/types.ts';

/** A header that the page would not send. */
export interface AddedHeader {
  readonly name: string;
  readonly value: string;
}

interface Headers {
  /** Other values for headers that the page sends; null for one that is left out. */
  readonly changes: HeaderChanges;
  readonly added: readonly AddedHeader[];
}

const NONE: Headers = { changes: {}, added: [] };

/** The changes. */
export const headers = createStore<Headers>()(() => NONE);

/** The changes; the component renders again with each. */
export function useHeaders(): Headers {
  return useStore(headers);
}

/** Removes all changes. */
export function resetHeaders(): void {
  headers.setState(NONE);
}

/** Another value for a header that the page sends, null to leave it out, or `undefined` for the value of the page. */
export function changeHeader(name: string, value: string | null | undefined): void {
  headers.setState(({ changes }) => {
    const { [name]: _before, ...rest } = changes;
    return { changes: value === undefined ? rest : { ...rest, [name]: value } };
  });
}

/** Replaces the list of added headers. */
export function addHeaders(added: readonly AddedHeader[]): void {
  headers.setState({ added });
}

/** A name that HTTP allows. */
export function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,200}$/.test(name);
}

/** A value that fits in one line of a request. */
export function isHeaderValue(value: string): boolean {
  return /^[\t\u0020-\u007e\u0080-\u00ff]{0,8000}$/.test(value);
}

/** The changes for the next message; null without any. Added rows without a valid name or value are omitted. */
export function changesNow(): HeaderChanges | null {
  const { changes, added } = headers.getState();
  const valid = added.filter(({ name, value }) => isHeaderName(name) && isHeaderValue(value));
  const all = { ...changes, ...Object.fromEntries(valid.map(({ name, value }) => [name.toLowerCase(), value])) };
  return Object.keys(all).length === 0 ? null : all;
}
