/** Next steps that many complaints share. */

/** The entry of the server in the configuration of the host. */
export const ENTRY = 'Paste the entry of the server from the host’s configuration.';
/** The same command in a terminal. */
export const RUN = 'Run the same command in a terminal and read its output.';
/** The log of the server. */
export const STDERR = 'Look at the server’s stderr in the host’s log.';
/** The head of an HTTP response. */
export const CURL = 'Run `curl -i` with the same URL and paste the response.';
/** The tools of the server. */
export const TOOLS = 'Paste the response to `tools/list`. The checker judges every schema.';
/** The result of a tool. */
export const RESULT = 'Paste the response to `tools/call`.';
/** The arguments of a call. */
export const ARGUMENTS = 'Compare `arguments` of the call with the `inputSchema` of the tool.';
/** The messages of the handshake. */
export const HANDSHAKE = 'Paste the messages of the handshake.';
/** The whole log. */
export const LOG = 'Paste the lines of the log before this one.';
/** The code of the server. */
export const SERVER = 'Look at the code of the server that creates the transport.';
/** The metadata of the authorization server. */
export const METADATA = 'Paste the metadata of the authorization server.';
/** The challenge of a response. */
export const CHALLENGE = 'Paste the `WWW-Authenticate` header of the response.';
/** The file for the registry. */
export const SERVER_JSON = 'Paste `server.json`.';
/** The file of the host. */
export const FILE = 'Paste the whole file.';
/** The schema of the tool. */
export const TOOL = 'Paste the definition of the tool.';
