/** Path of an up-to-date bundle of `mcp`; builds it if there is none. */
export function mcpBundle(): Promise<string>;
