/** Why a package is not installed before a server starts: what package managers print. */
import type { Crash } from './crash-shapes.ts';
import { RANK } from './define.ts';
import type { Remedy } from '../types.ts';

const ONCE: Remedy = {
  says: 'Install the package once in a terminal (`npm install -g NAME`, `uv tool install NAME`), and configure the installed command.',
};
const NOT_STARTED = 'The package manager ended before it could start the server, so nothing answered `initialize`.';

/** All of them; each line is compared with each. */
export const INSTALLS: readonly Crash[] = [
  {
    id: 'npm-files-in-use',
    rank: RANK.crashed - 1,
    looks:
      /npm (?:error|ERR!)(?: code)? (?:EBUSY|ENOTEMPTY|EEXIST|EPERM|EINTEGRITY|EJSONPARSE|ENOSPC)\b|npm (?:error|ERR!) enoent .{0,200}\b_(?:npx|cacache)\b|npm warn (?:cleanup Failed to remove some directories|tar TAR_ENTRY_ERROR)|\bETXTBSY\b|: text file busy\b|[Ff]ailed to (?:hardlink|symlink|rename|remove) (?:file|directory)\b(?!s)/u,
    title: 'The cache of the package manager must be intact, and no other process may use it',
    says: 'The package manager could not write, link or remove files of the package.',
    why: `${NOT_STARTED} Hosts that start several servers at once let several processes write to the same folder.`,
    how: [
      {
        says: 'End all processes of the server and of the host, delete the folder `_npx` of npm’s cache, and try again.',
      },
      { for: 'npx', says: '`npm config get cache` shows the folder; `npx clear-npx-cache` clears it.' },
      ONCE,
    ],
  },
  {
    id: 'npm-network',
    rank: RANK.crashed - 2,
    looks:
      /npm (?:error|ERR!)(?: code)? (?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ERR_SOCKET_TIMEOUT|FETCH_ERROR|UNABLE_TO_\w{3,60}|SELF_SIGNED_\w{3,60}|CERT_\w{3,40}|E401|E403|E407|E5\d\d)\b|npm (?:error|ERR!) network|npm (?:error|ERR!) .{0,200}\breason: connect E(?:ACCES|PERM)\b|Failed to (?:fetch|download)(?:: | )`?https?:\/\/(?:pypi|files\.pythonhosted|\S{1,80}\/simple\/)|error sending request for url \(https?:\/\/(?:pypi|files)/u,
    title: 'The package registry must be reachable from the host',
    says: 'The package could not be downloaded: the network, a proxy, a certificate or a sign-in is in the way.',
    why: NOT_STARTED,
    how: [
      { for: 'a proxy', says: 'Set `HTTPS_PROXY` and `NODE_EXTRA_CA_CERTS` in `env` of the server’s entry.' },
      { for: 'npm', says: 'Compare `npm config get registry` with the registry that you may use, and sign in to it.' },
      ONCE,
    ],
  },
  {
    id: 'npm-no-version',
    rank: RANK.crashed - 1,
    looks:
      /npm (?:error|ERR!)(?: code)? (?:ETARGET|ERESOLVE|EBADPLATFORM|EUNSUPPORTEDPROTOCOL|EINVALIDTAGNAME|EINVALIDPACKAGENAME)\b|No matching version found for|satisfies the requirement \S{1,120} \(from versions: \d|Because only \S{1,120} is available|Because there (?:is|are) no versions? of \S/u,
    title: 'The package must have a version that this system can install',
    says: 'The package manager finds no version that fits.',
    why: NOT_STARTED,
    how: [
      { says: 'Remove the version from the name in `args`, or write one that exists: `npm view NAME versions`.' },
      {
        for: 'uvx',
        says: 'Run the same command with `--refresh` in a terminal, and read which requirement conflicts.',
      },
    ],
  },
  {
    id: 'build-failed',
    rank: RANK.crashed - 1,
    looks:
      /Failed to build [`'"]?[\w.-]{1,80}|Call to `[\w.]{1,40}\.build_\w{1,20}` failed|Unable to determine which files to ship|subprocess-exited-with-error|metadata-generation-failed|gyp ERR!|error: linker `\w{1,40}` not found|error: could not compile `|Microsoft Visual C\+\+ \d{2}\.\d or greater is required|\bCMake Error\b|error (?:TS|CS)\d{4}: |BUILD FAILED\b|The build failed\. Fix the build errors/u,
    title: 'The server must be built without errors before a host starts it',
    says: 'The package, or one that it needs, could not be built.',
    why: NOT_STARTED,
    how: [
      { says: 'Build it in a terminal, and correct the first error that it prints.' },
      {
        for: 'Python',
        says: 'Use a version of Python for which the packages are already built: `uvx --python 3.12 NAME`.',
      },
      { for: 'Node', says: 'Install the tools that native modules need, or a version of Node with built binaries.' },
    ],
  },
];
