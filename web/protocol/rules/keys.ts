/** Keys in `_meta` that the protocol defines and that rules read. */

/** The task to which a message belongs, in 2025-11-25. */
export const RELATED_TASK = 'io.modelcontextprotocol/related-task';
/** The subscription of a notification, since 2026-07-28. */
export const SUBSCRIPTION = 'io.modelcontextprotocol/subscriptionId';
/** The revision of a request, since 2026-07-28. */
export const PROTOCOL_VERSION = 'io.modelcontextprotocol/protocolVersion';
/** The client's capabilities, in each request since 2026-07-28. */
export const CLIENT_CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
/** The log level that a request opts into, since 2026-07-28. */
export const LOG_LEVEL = 'io.modelcontextprotocol/logLevel';
