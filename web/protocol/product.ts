/** Light entry point: the name and version of this product, as used in reports and links. */

/** The name, as shown on the page. */
export const PRODUCT = 'MCP Protocol Playground';

/** The version; must equal the one in `package.json`. */
export const VERSION = '0.1.0';
