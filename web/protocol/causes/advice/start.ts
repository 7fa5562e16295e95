/** What to change for complaints about starting a server, its configuration, and its output: the best change first. */
import type { Advice } from './types.ts';

const FULL_PATH: Advice = [
  ['', 'Write the full path of the program into `command`; `which NAME` or `where NAME` shows it.'],
  ['Windows', 'Use `"command": "cmd", "args": ["/c", "npx", …]` for `.cmd` files such as `npx`.'],
  [
    'macOS and Linux',
    'Put the folder of the program into `PATH` of `env`: a host with a window does not read the shell’s profile.',
  ],
];
const IN_TERMINAL: Advice = [
  ['', 'Run the same command line in a terminal: it prints the reason before it ends.'],
  ['', 'Check the paths, the package name and the environment variables in the host’s configuration.'],
  ['Windows', 'Start `npx` and other `.cmd` files by `cmd /c`.'],
  ['', 'Write logs to stderr, not to stdout.'],
];

const STDERR: Advice = [
  ['JavaScript', 'Replace `console.log` by `console.error`.'],
  ['Python', 'Replace `print(…)` by `print(…, file=sys.stderr)`.'],
  ['', 'Start the program itself instead of a package script or a shell, which print to stdout too.'],
];

/** By the id of the complaint. */
export const STARTING: Readonly<Record<string, Advice>> = {
  'connection-closed-32000': IN_TERMINAL,
  'claude-could-not-attach': IN_TERMINAL,
  'claude-transport-closed-unexpectedly': IN_TERMINAL,
  'claude-server-disconnected': IN_TERMINAL,
  'codex-handshake-closed': IN_TERMINAL,
  'vscode-exited-before-initialize': IN_TERMINAL,
  'py-connection-closed': IN_TERMINAL,
  'csharp-exited': IN_TERMINAL,
  'supergateway-child-exit': IN_TERMINAL,
  'gemini-discovery-error': IN_TERMINAL,
  'cursor-client-closed': IN_TERMINAL,
  'spawn-npx-enoent': FULL_PATH,
  'spawn-uvx-enoent': [
    ['uv', 'Install uv, and write its full path into `command`, often `~/.local/bin/uvx`.'],
    ...FULL_PATH.slice(2),
  ],
  'spawn-path-with-space-enoent': [
    ['', 'Write only the program into `command`, and each argument as an item of `args`.'],
  ],
  'spawn-eacces': [
    ['', 'Start the script by its interpreter: `"command": "python", "args": ["/path/server.py"]`.'],
    ['', 'Make the file executable with `chmod +x`.'],
  ],
  'spawn-einval': [
    [
      'Windows',
      'Use `"command": "cmd"` with `"/c"` as the first argument, or start `node` with the path of the script.',
    ],
  ],
  'appdata-literal': [['Windows', 'Add `"APPDATA": "C:\\\\Users\\\\NAME\\\\AppData\\\\Roaming\\\\"` to `env`.']],
  'enoent-undefined-appdata-npm': [['Windows', 'Run `npm install -g npm` once, which creates the folder.']],
  'env-node-no-such-file': [
    ['', 'Write the full path of `node` into `command`, and the path of the script into `args`.'],
    ['', 'Put the folder of `node` into `PATH` of `env`.'],
  ],
  'npx-cannot-find-module': [
    ['', 'Build the project and install its dependencies: `npm install && npm run build`.'],
    ['', 'Write the absolute path of the built file into `args`.'],
    ['npx', 'Remove a broken download: `rm -rf ~/.npm/_npx`.'],
  ],
  'node-path-too-old': [
    ['', 'Write the full path of a newer Node into `command`, with the path of the script in `args`.'],
    ['nvm', 'Remove the old version with `nvm uninstall`: hosts with a window take the lowest one.'],
  ],
  'python-no-module-mcp': [
    [
      '',
      'Write the full path of the Python in the virtual environment into `command`, such as `/path/.venv/bin/python`.',
    ],
    ['uv', 'Use `uv --directory /absolute/path run server.py`.'],
    ['', 'Rename a file of your own that is named like the module.'],
  ],
  'python-cant-open-file': [
    ['', 'Write the absolute path of the script into `args`.'],
    ['uv', 'Use `uv --directory /absolute/path run server.py`.'],
  ],
  'npm-404': [['', 'Correct the package name: compare it with the README of the server.']],
  'npx-needs-consent': [['', 'Add `-y` as the first argument of `npx`.']],
  'uv-no-executable': [
    ['', 'Use `uv --directory /absolute/path run server.py`.'],
    ['', 'Compare the name after `run` with `[project.scripts]` in `pyproject.toml`.'],
  ],
  eaddrinuse: [
    ['', 'End the process that uses the port: `lsof -i :PORT` or `netstat -ano` shows it.'],
    ['', 'Choose another port, and write it into the host’s configuration.'],
  ],
  'codex-startup-timeout': [
    ['Codex', 'Raise `startup_timeout_sec` in `[mcp_servers.NAME]`.'],
    ['npx and uvx', 'Run the command once in a terminal, so that the download is done.'],
  ],
  'vscode-waiting-initialize': [
    ['', 'Start the server in a terminal and paste an `initialize` line: it must answer on stdout.'],
    ['an HTTP server', 'Configure `"type": "http"` and its URL instead of a command.'],
    ['Python', 'Set `PYTHONUNBUFFERED=1` in `env`.'],
  ],
  'docker-not-interactive': [['Docker', 'Use `docker run -i --rm`, without `-t`.']],
  'docker-daemon': [['Docker', 'Start Docker, and then the host.']],
  'claude-config-unreadable': [
    ['', 'Correct the JSON of `claude_desktop_config.json`; paste the whole file to find the place.'],
  ],
  'claude-servers-skipped': [
    [
      'Claude Desktop',
      'Use `"command": "npx", "args": ["mcp-remote", "URL"]` for a remote server, or add it under Connectors.',
    ],
  ],
  'claude-code-schema': [['Claude Code', 'Add `"type": "http"` or `"type": "sse"` beside `url`.']],
  'claude-code-config-not-found': [
    ['Claude Code', 'Add the server with `claude mcp add`, or write `.mcp.json` in the folder of the project.'],
  ],
  'claude-desktop-two-documents': [['', 'Merge the two blocks into one `mcpServers` object.']],
  'json-bad-escape': [['Windows', 'Double the backslashes of paths: `C:\\\\Users\\\\…`, or use forward slashes.']],
  'json-trailing-comma': [['', 'Remove the comma before the closing brace.']],
  'codex-config-invalid': [['Codex', 'Write TOML: `[mcp_servers.NAME]`, `command = "npx"`, `args = ["-y", "…"]`.']],
  'roo-type-error': [['Roo Code', 'Use `"type": "stdio"`, `"sse"` or `"streamable-http"`.']],
  'roo-mixed': [
    ['Roo Code', 'Remove `command`, `args` and `env` from a remote entry, or `url` and `headers` from a local one.'],
  ],
  'roo-missing-fields': [['Roo Code', 'Name the address `url`, and add `"type": "streamable-http"`.']],
  'roo-json-syntax': [['', 'Remove trailing commas and comments from the settings file.']],
  'cline-schema-error': [['Cline', 'Use `"type": "streamableHttp"`.']],
  'unexpected-end-of-json': [
    ['', 'Write each message on one line, without indentation.'],
    ['HTTP', 'Send a body with status 200, or status 202 without one.'],
  ],
  'extra-data-python': [['', 'Write one message on each line, with nothing before or after it.']],
  'request-timed-out': [
    ['the server', 'Send `notifications/progress` for long calls, and check that the handler returns.'],
    [
      'the client',
      'Raise its limit: `timeout` in Cline and Roo, `MCP_TOOL_TIMEOUT` in Claude Code, `tool_timeout_sec` in Codex.',
    ],
    ['the client’s code', 'Pass `onprogress` with `resetTimeoutOnProgress`: without it, no progress token is sent.'],
  ],
  'py-timed-out-waiting': [
    [
      'the client',
      'Raise the timeout: `read_timeout_seconds`, or `client_session_timeout_seconds` in the OpenAI Agents SDK.',
    ],
  ],
  'java-client-failed-init': [
    ['', 'Read the line with `Caused by` below: it names the reason.'],
    ['Windows', 'Start `npx` by `cmd.exe /c npx`.'],
    ['an HTTP server', 'Start it first, and compare host, port and endpoint with the client’s configuration.'],
  ],
  'py-task-group-exception': [['', 'Read the innermost exception of the group: it names the reason.']],
  'vscode-failed-to-parse-message': STDERR,
  'unexpected-token-not-valid-json': STDERR,
  'supergateway-child-non-json': STDERR,
  'py-failed-parse-jsonrpc': STDERR,
  'inspector-connection-error': [
    ['', 'Run the command in a terminal, or open the URL with `curl -i`.'],
    [
      'the Inspector',
      'Choose the transport of the server, and open the address with the token that the Inspector prints.',
    ],
  ],
};
