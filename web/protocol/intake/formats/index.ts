/** The readers of logs and captures: loaded with the schemas, after the first verdict. The order settles ties. */
import { beneathColours, insideDocument } from '../layers.ts';
import { lightFormats } from '../light-formats.ts';
import type { Format, Formats } from '../types.ts';
import { arrows } from './arrows.ts';
import { captureFile } from './capture-file.ts';
import { claudeCode } from './claude-code.ts';
import { claudeDesktop } from './claude-desktop.ts';
import { complaint } from './complaint.ts';
import { container } from './container.ts';
import { csharpSdk } from './csharp-sdk.ts';
import { csv } from './csv.ts';
import { curl } from './curl.ts';
import { frames } from './frames.ts';
import { goSdk } from './go-sdk.ts';
import { har, inspectorNetwork } from './har.ts';
import { http } from './http.ts';
import { inspectorExport } from './inspector-export.ts';
import { javaSdk } from './java-sdk.ts';
import { jsonString } from './json-string.ts';
import { lspTrace } from './lsp-trace.ts';
import { mcpRemote } from './mcp-remote.ts';
import { mcptools } from './mcptools.ts';
import { mixed } from './mixed.ts';
import { conformance, nested } from './nested.ts';
import { accessLog, cursor, fetchLog, inspectorConsole } from './notes.ts';
import { phpSdk } from './php-sdk.ts';
import { pythonSdk } from './python-sdk.ts';
import { rustSdk } from './rust-sdk.ts';
import { quoted } from './quoted.ts';
import { shellPipe } from './shell-pipe.ts';
import { sse } from './sse.ts';
import { supergateway } from './supergateway.ts';
import { tap } from './tap.ts';
import { lspJson, mcpsnoop, reticle, rpcLog, trace } from './traces.ts';
import { vscode } from './vscode.ts';

/** All formats except the lightweight ones. */
const logFormats: readonly Format[] = [
  http,
  sse,
  frames,
  curl,
  shellPipe,
  har,
  inspectorNetwork,
  inspectorExport,
  tap,
  mcpsnoop,
  trace,
  reticle,
  rpcLog,
  lspJson,
  conformance,
  nested,
  claudeDesktop,
  claudeCode,
  vscode,
  mcpRemote,
  supergateway,
  mcptools,
  goSdk,
  csharpSdk,
  pythonSdk,
  javaSdk,
  phpSdk,
  lspTrace,
  csv,
  arrows,
  jsonString,
  cursor,
  inspectorConsole,
  rustSdk,
  fetchLog,
  accessLog,
  captureFile,
  complaint,
  mixed,
  container,
  quoted,
];

/** All formats in which messages can be read. */
export const allFormats: Formats = {
  all: [...lightFormats.all, ...logFormats],
  waiting: null,
  lift: beneathColours,
  inside: insideDocument,
  divide: null,
};
