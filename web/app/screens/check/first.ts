/** What the first visit shows: the start of a session with two real mistakes, each mended by a button. */
export const first = `{
  "jsonrpc": "2.0",
  "id": 1,
  "method": "initialize",
  "params": {
    "protocolVersion": "2025-11-25",
    "capabilities": {},
    "clientInfo": { "name": "reading-list", "version": "1.4.0" }
  }
}

{ "jsonrpc": "2.0", "method": "initialized" }

{
  "jsonrpc": "2.0",
  "id": null,
  "method": "tools/call",
  "params": {
    "name": "find_book",
    "arguments": { "title": "The Left Hand of Darkness" }
  }
}
`;
