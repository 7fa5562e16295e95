/** Why hosts do not start a server: what operating systems, container runtimes and hosts print. */
import type { Crash } from './crash-shapes.ts';
import { RANK } from './define.ts';
import { EXECUTABLE } from './exit-codes.ts';

/** All of them; each line is compared with each. */
export const STARTS: readonly Crash[] = [
  {
    id: 'spawn-npx-enoent',
    rank: RANK.notStarted,
    looks: /^['"][\w.-]{1,40}['"] ?\uFFFD{2,}/u,
    title: 'The command must be one that Windows finds',
    says: 'The name in quotation marks with text in another encoding after it is how Windows reports a command that it does not find.',
    why: 'The process was never started, so nothing answered `initialize`.',
    how: [
      { says: 'Install the program, or write its full path into `command`.' },
      { for: 'npx', says: 'Install Node.js for all users, and restart the host completely.' },
    ],
  },
  {
    id: 'program-crashed',
    rank: RANK.crashed,
    looks: /\b(?:3221225781|-1073741515|0xC0000135)\b/iu,
    title: 'Windows must find the libraries that the program needs',
    says: 'The exit code means that a DLL was not found.',
    why: 'The process was never started, so nothing answered `initialize`.',
    how: [{ says: 'Install the Visual C++ Redistributable, and start the program once in a terminal.' }],
  },
  {
    id: 'spawn-eacces',
    rank: RANK.notStarted,
    looks:
      /^(?:\/(?:usr\/)?bin\/)?(?:(?:ba|z|da)?sh|env|exec): (?:(?:line )?1: )?(?:exec: )?['"]?[^\s:'"]{1,200}['"]?: (?:[Pp]ermission denied|(?:[Ii]s|[Nn]ot) a directory)\b|^zsh: permission denied: \S/u,
    title: 'The file in `command` must be executable',
    says: 'A shell cannot execute this path: the file lacks the executable bit, is a folder, or a part of its path is none.',
    why: 'The process was never started, so nothing answered `initialize`.',
    how: EXECUTABLE,
  },
  {
    id: 'docker-image-missing',
    rank: RANK.notStarted,
    looks:
      /\bpull access denied for \S{1,200}, repository does not exist|\bmanifest for \S{1,200} not found|\bmanifest unknown\b|\bError response from daemon: No such image|daemon: unauthorized:|\bfrom daemon: (?:Get|Head|Pull)\b[^\n]{0,300}(?:unauth|denied)|toomanyrequests: /u,
    title: 'The image of the server must exist, and Docker must be allowed to pull it',
    says: 'Docker found no image of this name and tag, or may not pull it.',
    why: 'The name or the tag is wrong, the image is only built on another machine, or its registry demands a login.',
    how: [
      { says: 'Run `docker pull NAME` in a terminal, and write the name that works into `args`.' },
      { for: 'an image of your own', says: 'Build it on this machine: `docker build -t NAME .`' },
      { for: 'a private registry', says: 'Sign in with `docker login` first.' },
    ],
  },
  {
    id: 'docker-run-failed',
    rank: RANK.notStarted + 1,
    looks:
      /\bError response from daemon: (?!pull access|No such image|manifest|unauthorized|(?:Get|Head|Pull) )|\bdocker: invalid reference format|is not a docker command|unknown (?:docker )?command: (?:\\{0,4}")?docker\b|bind source path does not exist|OCI runtime (?:create|exec) failed/u,
    title: 'Docker must accept the arguments in the configuration',
    says: 'Docker did not start the container.',
    why: 'The line names what Docker rejects: an argument, a path, a name in use or a port.',
    how: [{ says: 'Run the same `docker run` line in a terminal, and correct what it names.' }],
  },
  {
    id: 'not-executable',
    rank: RANK.notStarted,
    looks:
      /\bspawn(?: \S{1,200})? (?:UNKNOWN|ENOTDIR|ENOEXEC|Unknown system error -?\d{1,4})\b|[Ee]xec format error|[Bb]ad CPU type in executable|no matching manifest for|does not match the detected host platform|WinError 193\]|NotADirectoryError: |WinError 267|not a valid Win32 application|\(os error (?:8|86|193)\)|cannot execute(?:: (?!No such)| binary file)/u,
    title: 'The command must be a program that this system can execute',
    says: 'The system found the file, but cannot execute it.',
    why: 'The file is a script without a first line such as `#!/usr/bin/env node`, is empty, or was built for another processor or system.',
    how: [
      { says: 'Start a script by its interpreter: `"command": "node", "args": ["/path/server.js"]`.' },
      { for: 'a binary', says: 'Download or build the one for this system and processor (`uname -sm`).' },
      { for: 'Docker', says: 'Build or pull the image for this processor: `--platform linux/amd64`.' },
    ],
  },
  {
    id: 'uv-no-executable',
    rank: RANK.notStarted,
    looks:
      /\bbad interpreter: (?:\S{1,200}: )?(?:No such file|no such file)|: cannot execute: No such file or directory|\bNo interpreter found for executable name\b/u,
    title: 'The interpreter of the program must exist',
    says: 'The system found the program, but not the interpreter that its first line names.',
    why: 'The interpreter was removed, replaced or moved after the package was installed, so nothing answered `initialize`.',
    how: [
      {
        for: 'uv',
        says: 'Install a Python for it (`uv python install`), and the tool again: `uv tool install --force NAME`.',
      },
      { for: 'a virtual environment', says: 'Delete the folder, and create it again with a Python that exists.' },
    ],
  },
  {
    id: 'process-limit',
    rank: RANK.notStarted,
    looks:
      /\bspawn(?: \S{1,200})? (?:EAGAIN|ENOMEM|EMFILE|E2BIG)\b|fork: (?:retry: )?Resource temporarily unavailable|\bEMFILE\b|[Tt]oo many open files/u,
    title: 'The system must allow one more process or file',
    says: 'The system refused a new process or an open file: a limit is reached.',
    why: 'Each session starts a process of its own, and processes of old sessions that were not ended use up the limit.',
    how: [
      { says: 'End old processes of the server, and check that they end with their session.' },
      {
        says: 'Raise the limit: `ulimit -u` and `ulimit -n`, `TasksMax=` of a systemd unit, the limits of the container.',
      },
    ],
  },
  {
    id: 'setting-missing',
    rank: RANK.config,
    looks:
      /(?:Failed to create context server configuration from settings: )?from extension \\{0,4}"[^"\\]{1,80}\\{0,4}"(?: version \S{1,20})?: missing field `\w{1,60}`|Failed to create context server configuration from settings/u,
    title: 'The settings of the server must have the members that its extension requires',
    says: 'The host did not start the server, because a setting is missing.',
    why: 'The extension starts the server with its settings, so without them there is no process.',
    how: [
      {
        for: 'Zed',
        says: 'Configure the server in the settings of the Agent panel: add the member that the line names.',
      },
    ],
  },
  {
    id: 'server-unknown-to-host',
    rank: RANK.config,
    looks:
      /failed to get server instance: server name \S{1,80} not found|\bMCP server \S{1,80} (?:is )?not (?:found|configured)\b/u,
    title: 'The server must be in the configuration that the host has loaded',
    says: 'The host knows no running server of this name.',
    why: 'The entry was added after the host read its configuration, is in another file, or the server did not start.',
    how: [
      { says: 'Reload the servers in the host, or restart the host.' },
      { says: 'Compare the name and the place of the configuration file with the documentation of the host.' },
    ],
  },
  {
    id: 'event-loop-without-processes',
    rank: RANK.notStarted,
    looks: /base_events\.py\\{0,4}", line \d{1,6}, in _make_subprocess_transport/u,
    title: 'On Windows, the event loop must be one that can start processes',
    says: 'This event loop of Python cannot start a process.',
    why: 'A web framework or a notebook chose the selector loop, which has no processes on Windows, so the server was never started.',
    how: [
      {
        for: 'Python',
        says: 'Call `asyncio.set_event_loop_policy(asyncio.WindowsProactorEventLoopPolicy())` before the loop starts.',
      },
      { for: 'uvicorn', says: 'Start it without `--reload`, which selects the other loop.' },
    ],
  },
];
