/** The little of a service worker's world that ours uses; the page's own types do not know it. */

/** An event that ends when its work does. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request that may be answered. */
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

/** What `self` is. */
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
