/** The text of a first visit: a handshake with two realistic mistakes. */
export const FIRST_TEXT = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"trip-planner","version":"1.4.0"}}}
{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"weather","version":"0.9.2"}}}
{"jsonrpc":"2.0","method":"initialized"}
{"jsonrpc":"2.0","id":2,"method":"tools/list"}
{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"get_forecast","inputSchema":{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}}]}}
{"jsonrpc":"2.0","id":null,"method":"tools/call","params":{"name":"get_forecast","arguments":{"city":"Oslo"}}}
`;
