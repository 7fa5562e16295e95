/** One connection that the user makes by hand, with the page as the client. */
export interface HandConnection {
  /** The number of its run. */
  readonly run: number;
  readonly open: boolean;
  /** Sends a message, unchanged. */
  send(text: string): void;
  /** Ends it; resolves when it has ended, or after a few seconds. */
  close(): Promise<void>;
}
