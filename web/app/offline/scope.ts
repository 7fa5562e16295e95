/** The part of the service worker API that ours uses; the DOM library types do not include it. */

/** An event that lasts until its work is done. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request that the worker may respond to. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A page or a frame, as a service worker sees it. */
export interface Client {
  readonly url: string;
  postMessage(message: unknown): void;
}

/** A message from a page. */
export interface PageMessage extends LastingEvent {
  readonly data: unknown;
  readonly source: Client | null;
}

/** The type of `self`. */
export interface ServiceScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}
