/** Rules about commands that add a server. */
import type { DocumentRule } from '../define.ts';

const CLAUDE = 'https://code.claude.com/docs/en/mcp';
const CLAUDE_TITLE = 'Claude Code, MCP';

/** `--` before the command. */
export const separator: DocumentRule = {
  id: 'command/separator',
  title: '`--` must be before the command of the server',
  level: 'MUST',
  why: 'Without it, options of the server’s command, such as `-y`, are read as options of the host’s command.',
  spec: CLAUDE,
  specTitle: CLAUDE_TITLE,
  examples: {
    good: ['claude mcp add docs -- npx -y docs-mcp', 'codex mcp add docs --env A=b -- npx -y docs-mcp'],
    bad: ['claude mcp add docs ⟦npx⟧ -y docs-mcp', 'codex mcp add docs ⟦docs-mcp⟧'],
  },
};

/** Transport and target. */
export const transport: DocumentRule = {
  id: 'command/transport',
  title: 'The transport must fit the command or the URL',
  level: 'MUST',
  why: 'Without a transport the address is started as a program; with a remote transport the command is taken for an address.',
  spec: CLAUDE,
  specTitle: CLAUDE_TITLE,
  examples: {
    good: [
      'claude mcp add --transport http docs https://docs.example.com/mcp',
      'amp mcp add docs https://docs.example.com/mcp',
    ],
    bad: [
      'claude mcp add docs ⟦https://docs.example.com/mcp⟧',
      'claude mcp add -t http docs -- ⟦npx⟧ -y docs-mcp',
      'codex mcp add docs -- ⟦https://docs.example.com/mcp⟧',
    ],
  },
};

/** Words for transport and scope. */
export const optionValue: DocumentRule = {
  id: 'command/option-value',
  title: 'Transport and scope must be words the command knows',
  level: 'MUST',
  why: 'The command stops with an error.',
  spec: CLAUDE,
  specTitle: CLAUDE_TITLE,
  examples: {
    good: ['claude mcp add -s project -t sse docs https://docs.example.com/sse'],
    bad: [
      'claude mcp add -s ⟦global⟧ docs -- docs-mcp',
      'claude mcp add -t ⟦streamable⟧ docs https://docs.example.com/mcp',
    ],
  },
};

/** The former remote transport. */
export const sseDeprecated: DocumentRule = {
  id: 'command/sse-deprecated',
  title: 'SSE is deprecated since revision 2025-03-26',
  level: 'INFO',
  why: 'Streamable HTTP replaces it, and clients keep it only for old servers.',
  spec: 'https://modelcontextprotocol.io/specification/2025-03-26/basic/transports#backwards-compatibility',
  specTitle: 'MCP 2025-03-26, transports',
  examples: {
    good: ['claude mcp add -t http docs https://docs.example.com/mcp'],
    bad: ['claude mcp add -t ⟦sse⟧ docs https://docs.example.com/sse'],
  },
};

/** Pairs of names and values. */
export const pair: DocumentRule = {
  id: 'command/name-and-value',
  title: 'Headers and variables must be pairs of name and value',
  level: 'MUST',
  why: 'The command reports an invalid format, or the server does not receive the value.',
  spec: CLAUDE,
  specTitle: CLAUDE_TITLE,
  examples: {
    good: [
      'claude mcp add -t http -H "X-Key: a" docs https://docs.example.com/mcp',
      'amp mcp add docs --header "X-Key=a" https://docs.example.com/mcp',
    ],
    bad: [
      'claude mcp add docs -e ⟦KEY⟧ -- docs-mcp',
      'claude mcp add -t http docs https://docs.example.com/mcp -H ⟦"X-Key=a"⟧',
    ],
  },
};

/** JSON as one word. */
export const json: DocumentRule = {
  id: 'command/json',
  title: 'The JSON must be valid, and one word in quotes',
  level: 'MUST',
  why: 'The shell removes quotes and splits at blanks, so without quotes around it the command receives something else.',
  spec: CLAUDE,
  specTitle: CLAUDE_TITLE,
  examples: {
    good: ['claude mcp add-json docs \'{"type": "http", "url": "https://docs.example.com/mcp"}\''],
    bad: [
      'claude mcp add-json docs ⟦{"type": "http", "url": "https://docs.example.com/mcp"}⟧',
      'code --add-mcp ⟦"{"name": "docs", "command": "docs-mcp"}"⟧',
      'claude mcp add-json docs \'{⟦type⟧: "http", "url": "https://docs.example.com/mcp"}\'',
    ],
  },
};

/** What a command needs. */
export const incomplete: DocumentRule = {
  id: 'command/incomplete',
  title: 'The command must have a name and a command or a URL',
  level: 'MUST',
  why: 'The command stops with an error about a missing argument.',
  spec: CLAUDE,
  specTitle: CLAUDE_TITLE,
  examples: {
    good: ['claude mcp add docs -- docs-mcp'],
    bad: ['⟦claude mcp add docs⟧', '⟦claude mcp add -t http https://docs.example.com/mcp⟧'],
  },
};

/** Escapes of one shell. */
export const otherShell: DocumentRule = {
  id: 'command/other-shell',
  title: 'The quotes are escaped for PowerShell alone',
  level: 'INFO',
  why: 'Other shells take a backtick for the beginning of a command, or leave it in the JSON.',
  spec: 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_quoting_rules',
  specTitle: 'PowerShell, quoting rules',
  examples: {
    good: [`claude mcp add-json docs '{"type":"http","url":"https://docs.example.com/mcp"}'`],
    bad: ['claude mcp add-json docs ⟦"{`"type`":`"http`",`"url`":`"https://docs.example.com/mcp`"}"⟧'],
  },
};
