/** Messages as programs have them. */

/** A message and its sender, if that is known: as a value, or as the text that was sent, which shows more mistakes. */
export type MessageEntry = {
  /**
   * The side that sent it. Without it, the checker infers the side from the message. The messages between a host and a view of MCP Apps
   * are sent by `view`, `host` or `sandbox`.
   */
  readonly from?: 'client' | 'server' | 'view' | 'host' | 'sandbox';
} & (
  | {
      /** The value, as `JSON.parse` returns it. */
      readonly message: unknown;
      readonly text?: never;
    }
  | {
      /** The JSON text as it was sent, without its line feed. */
      readonly text: string;
      readonly message?: never;
    }
);
