/** Light door: what this product is called, and its version, as reports and links name it. */

/** The name, as on the page. */
export const PRODUCT = 'MCP Protocol Playground';

/** The version; `package.json` has the same. */
export const VERSION = '0.1.0';
