/** An exception class that several exercises start with. */

/** Its source in Python, and for `both` in TypeScript and JavaScript. */
export const MCP_ERROR = {
  python: `
class MCPError(Exception):
    def __init__(self, code, message, data=None):
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data

`,
  script: `
class MCPError extends Error {
«  code: number;
  data: unknown;

»  constructor(code«: number», message«: string», data«?: unknown») {
    super(message);
    this.code = code;
    this.data = data;
  }
}
`,
};
