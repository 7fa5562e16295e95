/** Modules that are missing because the package has another version, not because it is missing. */
import type { Candidate } from './define.ts';
import type { Remedy } from '../types.ts';

/** A module inside of a package that is itself installed, as the import before it shows. */
const INSIDE = /No module named \\{0,4}['"](?:mcp|fastmcp)\.\w/u;

const HOW: readonly Remedy[] = [
  { for: 'uvx', says: 'Start the server with the older SDK: `uvx --with "mcp<2" NAME`.' },
  {
    for: 'the server',
    says: 'Limit the dependency (`"mcp>=1,<2"`), or import `MCPServer` from `mcp.server.mcpserver`, as `FastMCP` is called in version 2.',
  },
];

/** The cause with the version as the reason, if a module of the SDK is missing in an installed SDK. */
export function byVersion(text: string, one: Candidate): Candidate {
  if (one.id !== 'python-no-module-mcp' || !INSIDE.test(text.slice(one.span.start, one.span.end + 40))) return one;
  return {
    ...one,
    title: 'The installed version of the SDK must have the modules that the server imports',
    why: 'The package is there, in another version: version 2 of the Python SDK has no `mcp.server.fastmcp`.',
    how: HOW,
  };
}
