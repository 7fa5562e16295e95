/** Complaints about the results of tools and lists. */
import { complaintsAbout } from '../define.ts';
import { RESULT, TOOL, TOOLS } from './steps.ts';

const PY = 'Servers with the Python SDK or FastMCP';
const ZOD = 'Clients with the TypeScript SDK (Zod)';

/** Results. */
export const result = complaintsAbout('result', [
  {
    id: 'py-calltoolresult-validation',
    title: 'A result must have the required members, with the right types',
    signs: [
      /validation errors? for (?:CallTool|ListTools|Initialize|ListResources|ReadResource|GetPrompt|ListPrompts|CreateMessage|Elicit|Complete|Discover|ListResourceTemplates)Result/,
    ],
    emitter: 'Clients with the Python SDK',
    says: 'The result lacks a required member, or one has the wrong type.',
    causes: [
      '`content` is missing: the server returns its own object as the result.',
      '`content` is a string instead of a list.',
      'A block has no `type`.',
      '`inputSchema` is missing or null.',
    ],
    next: ['Look at `input_value`, and paste the whole response.'],
    payload: 'json',
  },
  {
    id: 'error-executing-tool',
    title: 'The tool should run without an exception',
    signs: [/Error executing tool \w{1,100}:/],
    emitter: PY,
    says: 'The tool raised an exception. The call itself succeeded, with `isError: true`.',
    causes: ['The message after the colon comes from the tool.', 'The client ignores `isError`.'],
    next: ['Look for the traceback in the log of the server.'],
    wire: true,
  },
  {
    id: 'output-schema-no-structured',
    title: 'A tool with an `outputSchema` must return `structuredContent`',
    signs: [
      /has an output schema but (?:did not return structured content|no structured content was provided)/,
      /outputSchema defined but no structured output returned/,
    ],
    emitter: 'TypeScript and Python SDK',
    says: 'The tool has an `outputSchema`, but its result has no `structuredContent`.',
    causes: [
      'The handler returns only text.',
      'A failure is returned without `isError: true`.',
      'A wrapper removes `structuredContent`.',
    ],
    next: [TOOL, RESULT],
    wire: true,
  },
  {
    id: 'structured-mismatch',
    title: '`structuredContent` must fit the `outputSchema`',
    signs: [
      /tructured content does not match/,
      /Output validation error: /,
      /Invalid structured content (?:for|returned by) tool/,
    ],
    emitter: 'TypeScript and Python SDK',
    says: '`structuredContent` does not fit the `outputSchema` of the tool.',
    causes: [
      'A missing number is null.',
      'The schema wants an object, and the tool returns an array or a string.',
      'The value has further members, which the schema forbids.',
    ],
    next: [TOOL, RESULT],
    wire: true,
  },
  {
    id: 'zod-nextcursor-null',
    title: '`nextCursor` must be a string, or absent',
    signs: [/path":\s{0,20}\[\s{0,20}"nextCursor"\s{0,20}\]/],
    emitter: ZOD,
    says: '`nextCursor` of a list is null. It must be a string or absent.',
    causes: ['A serializer writes null for absent members. Others, such as `description`, may have the same fault.'],
    next: [TOOLS],
    payload: 'json',
  },
  {
    id: 'zod-content-union',
    title: 'Each content block must have a known `type` and its members',
    signs: [/path":\s{0,20}\[\s{0,20}"content",\s{0,20}\d/],
    emitter: ZOD,
    says: 'A content block fits no type.',
    causes: ['`type` is missing or unknown.', '`text` is not a string.', 'An image has `url` instead of `data`.'],
    next: [RESULT],
    payload: 'json',
  },
  {
    id: 'invalid-tools-call-result',
    title: 'The handler must return a result of the right type',
    signs: [/Invalid (?:tools\/call|sampling|elicitation) result/],
    emitter: 'TypeScript SDK',
    says: 'The handler returned a value that is not a result.',
    causes: ['The handler returns a string or its own object: return `{ content: [{ type: "text", text }] }`.'],
    next: ['Look at the value that the handler returns.'],
    payload: 'json',
    wire: true,
  },
  {
    id: 'claude-code-result-too-large',
    title: 'A result must have at most `MAX_MCP_OUTPUT_TOKENS` tokens',
    signs: [/result exceeds maximum length/, /exceeds maximum allowed tokens/],
    emitter: 'Claude Code',
    says: 'The result of the tool is larger than the limit of Claude Code.',
    causes: ['The tool has neither pages nor filters.', 'A text block contains Base64 data.'],
    next: ['Limit the result of the tool, or set `MAX_MCP_OUTPUT_TOKENS`.'],
  },
]);
