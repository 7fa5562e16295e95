// `npm run --silent mcp -- …`: the command in web/node/mcp-cli.ts.
import { pathToFileURL } from 'node:url';
import { bundleOf, run } from './bundle.mjs';

/** Path of an up-to-date bundle; builds it if there is none. */
export const mcpBundle = () => bundleOf('mcp', 'mcp-cli', ['web/simulator'], true);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // npm runs scripts in the project's folder, but the files belong to the caller's.
  if (process.env.npm_command === 'run-script' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  await run('mcp', mcpBundle);
}
