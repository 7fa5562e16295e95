/** A message with one error that has a safe fix, and the message fixed. */
export const MESSAGE = '{"jsonrpc":"2.0","id":null,"method":"tools/list"}';
/** `MESSAGE` after the fix. */
export const FIXED = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
