/** What program text shows of MCP without being a message: definitions, values built by calls, and debug output. */
import type { DocumentRule, DocumentSubject } from '../define.ts';
import { firstMatch, sourceOf, type ProgramFinding } from './source.ts';

const DEFINITION: DocumentRule = {
  id: 'program/definition',
  title: 'A definition in code is not a message',
  level: 'INFO',
  why: 'The SDK turns it into the entry of a list, with a schema from types and comments, and only that entry is sent.',
  spec: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#data-types',
  specTitle: 'MCP, Tools, data types',
  examples: {
    good: ['response = requests.get("https://example.com/mcp")'],
    bad: [
      '⟦@mcp.tool()⟧\ndef add(a: int, b: int) -> int:\n    return a + b',
      '⟦#[McpTool]⟧\npublic function add(int $a, int $b): int { return $a + $b; }',
      'class Echo ⟦< MCP::Tool⟧\n  description "Echoes"\nend',
      '⟦server.registerTool(⟧"add", { inputSchema: { a: z.number() } }, handler);',
      'public static class Tools\n{\n    ⟦[McpServerTool]⟧\n    public static int Add(int a, int b) => a + b;\n}',
      'const AddSchema = ⟦z.object(⟧{ a: z.number() });\nconst config = { inputSchema: AddSchema };',
    ],
  },
};

const CONSTRUCTED: DocumentRule = {
  id: 'program/constructed',
  title: 'Values built in code are judged as far as the text shows them',
  level: 'INFO',
  why: 'The names of classes and fields in a program are those of the SDK, while on the wire the members have the names of MCP.',
  spec: 'https://modelcontextprotocol.io/specification/2025-11-25/schema',
  specTitle: 'MCP, schema reference',
  examples: {
    good: ['let message = json!({ "jsonrpc": "2.0", "id": 1, "method": "ping" });'],
    bad: [
      'params := ⟦&mcp.CallToolParams{⟧\n\tName: "greet",\n}',
      'return ⟦new CallToolResult(⟧List.of(new TextContent("Done")), false);',
    ],
  },
};

const PRINTED: DocumentRule = {
  id: 'program/printed',
  title: 'Debug output is read as the values that it stands for',
  level: 'INFO',
  why: 'Each language prints values in its own notation, while on the wire the same values are JSON.',
  spec: 'https://modelcontextprotocol.io/specification/2025-11-25/basic',
  specTitle: 'MCP, base protocol',
  examples: {
    good: ['def add(a, b):\n    return a + b'],
    bad: [
      "⟦[TextContent(type='text', text='Done', annotations=None, meta=None)]⟧",
      "⟦{⟧\n  content: [ { type: 'text', text: 'Done' } ],\n  isError: false\n}",
    ],
  },
};

const COMMENT: DocumentRule = {
  id: 'program/comment',
  title: 'A comment above a document does not belong to it',
  level: 'INFO',
  why: 'JSON has no comments, so a parser refuses a file that begins with one.',
  spec: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
  specTitle: 'RFC 8259, section 2',
  examples: {
    good: ['const a = 1; // one'],
    bad: ['⟦// auth.example.com/.well-known/oauth-authorization-server⟧'],
  },
};

/** The rules. */
export const NOTE_RULES: readonly DocumentRule[] = [DEFINITION, CONSTRUCTED, PRINTED, COMMENT];

const WHAT = 'tool|resource|resource_template|prompt|completion';
/** Definitions of tools, resources and prompts; the first group that matched names what is defined. */
const DEFINITIONS: readonly RegExp[] = [
  // Python decorators, of both levels of the SDK.
  new RegExp(`^[ \\t]*@\\w+\\.(?:(${WHAT})|(?:list|call|read|get)_(tool|resource|prompt)s?)\\b[^\\n]{0,200}$`, 'gm'),
  // Java, C#, PHP and Rust.
  /^[ \t]*@(?:Mcp)?(Tool|Resource|Prompt)\b/gm,
  /\[McpServer(Tool|Resource|Prompt)\b[^\]\n]{0,200}\]/g,
  /#\[(?:Mcp|rmcp::)?(Tool|Resource|Prompt|tool|prompt)\b[^\]\n]{0,200}\]/g,
  // Ruby.
  /< MCP::(Tool|Resource|Prompt)\b/g,
  /\bMCP::(Tool|Prompt)\.define\b/g,
  // Calls that register.
  /\b\w+\.(?:register|add|Add)(Tool|Resource|Prompt)s?\(/g,
  /\b\w+\.(tool|resource|prompt)\(\s*(?=["'`])/g,
  /\bmcp\.New(Tool|Resource|Prompt)\(/g,
];
/** A schema in code, where the text names tools. */
const SCHEMA = /\bz\.object\(/g;
const OF_TOOLS = /inputSchema|outputSchema|[Tt]ool/;

/** A comment above a document, such as the name of its file. */
const FIRST_COMMENT = /^(\/\/[^\n]{1,200})(?:\s*$|\n\s{0,40}[{[])/;

/** Types of MCP that programs construct. */
const TYPES =
  '(?:CallTool|ListTools|ListResources|ListResourceTemplates|ReadResource|ListPrompts|GetPrompt|Initialize|Discover|Elicit|CreateMessage|Complete|ListRoots|InputRequired)(?:Request|Result|Response)?(?:Params)?|J(?:SONRPC|SONRpc|sonRpc)(?:Request|Response|Notification|Error|Message)|(?:Text|Image|Audio|Resource|Embedded)Content|(?:Text|Blob)ResourceContents|PromptMessage|(?:Server|Client)Capabilities';
const CONSTRUCTORS = new RegExp(
  `(?<!\\b(?:class|struct|interface) )(?:\\bnew\\s+|&)?(?:\\b[A-Za-z_]\\w{0,40}(?:\\.|::)){0,3}\\b(${TYPES})(?:\\.builder)?[({]`,
  'g',
);
/** A value that a program prints: its brackets, or the name of its type with fields. */
const BEGINS_PRINTED = /^\s*(?:[[{]|%\{|#?<?[A-Z]\w*(?:\(\w+=|\[\w+=|\s?\{\s?\w+:|::))/;

/** True for text that begins as a printed value does. */
export function looksPrinted(subject: Pick<DocumentSubject, 'text' | 'span'>): boolean {
  return BEGINS_PRINTED.test(sourceOf(subject).slice(0, 300));
}

/** The note about a program without messages; null if it shows nothing of MCP. `printed`: it is debug output. */
export function noteAbout(subject: Pick<DocumentSubject, 'text' | 'span'>, printed: boolean): ProgramFinding | null {
  const source = sourceOf(subject);
  return printed ? notePrinted(source, subject.span.start) : noteCode(source, subject.span.start);
}

function notePrinted(source: string, offset: number): ProgramFinding {
  const line = /^[^\r\n]{0,500}/.exec(source)?.[0].trimEnd() ?? '';
  const absent = /\b(?:None|undefined|nil|null)\b/.exec(source)?.[0];
  const inside = absent === undefined ? '' : ` \`${absent}\` may stand for a member that is absent on the wire.`;
  return {
    rule: PRINTED,
    span: { start: offset, end: offset + line.length },
    what: `The text shows values as a program prints them, so their notation is not reported.${inside}`,
  };
}

function noteCode(source: string, offset: number): ProgramFinding | null {
  let first: ProgramFinding | null = null;
  for (const shape of DEFINITIONS) {
    const found = firstMatch(source, shape, offset);
    if (!found || (first && first.span.start <= found.span.start)) continue;
    const noun =
      found.match
        .slice(1)
        .find((group) => group !== undefined)
        ?.toLowerCase() ?? 'tool';
    const named = noun.replace('_', ' ');
    const list = noun.startsWith('resource') ? 'resources/list' : noun === 'prompt' ? 'prompts/list' : 'tools/list';
    const what = `The program defines a ${named}. To check what clients see, paste the response to \`${list}\`.`;
    first = { rule: DEFINITION, span: found.span, what };
  }
  if (first) return first;
  const schema = OF_TOOLS.test(source) ? firstMatch(source, SCHEMA, offset) : null;
  if (schema) {
    const what =
      'The program defines a schema with Zod. To check what clients see, paste the response to `tools/list`.';
    return { rule: DEFINITION, span: schema.span, what };
  }
  const built = firstMatch(source, CONSTRUCTORS, offset);
  if (!built) {
    const comment = FIRST_COMMENT.exec(source)?.[1];
    if (comment === undefined) return null;
    const what = 'The line is a comment above the document. Leave it out of the file.';
    return { rule: COMMENT, span: { start: offset, end: offset + comment.trimEnd().length }, what };
  }
  const what = `The program builds a \`${built.match[1] ?? ''}\`. Variables and calls in it have no value in the text, so they are not judged.`;
  return { rule: CONSTRUCTED, span: built.span, what };
}
