/** Keys in `_meta` that the protocol gives a meaning to and that rules read. */

/** The task a message belongs to, in 2025-11-25. */
export const RELATED_TASK = 'io.modelcontextprotocol/related-task';
/** The subscription a notification is sent for, since 2026-07-28. */
export const SUBSCRIPTION = 'io.modelcontextprotocol/subscriptionId';
/** The revision a request is made in, since 2026-07-28. */
export const PROTOCOL_VERSION = 'io.modelcontextprotocol/protocolVersion';
/** What the client can, said with each request, since 2026-07-28. */
export const CLIENT_CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
/** The log level a request asks for, since 2026-07-28. */
export const LOG_LEVEL = 'io.modelcontextprotocol/logLevel';
