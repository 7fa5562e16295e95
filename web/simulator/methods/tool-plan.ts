/** The steps of a tool call. */
import { instanceFaults, objectAt, stringOf } from '../../protocol/values.ts';
import type { Call } from '../call.ts';
import { offeredTo } from '../extensions/apps.ts';
import type { JsonRecord, Step, ToolDefinition } from '../types.ts';
import { fitting } from './content.ts';
import { doneIn } from './doing.ts';

/** The tool with this name. */
export function toolOf(tools: readonly ToolDefinition[] | undefined, name: unknown): ToolDefinition | undefined {
  return tools?.find((tool) => tool.name === name);
}

/** The steps of a call. */
export function planOfTool(call: Call): readonly Step[] {
  const { params, revision, state } = call;
  const tool = toolOf(offeredTo(state.definition, call).tools, params.name);
  if (!tool) return [{ do: 'error', code: -32602, message: `Unknown tool: ${stringOf(params.name)}` }];
  const args = objectAt(params, 'arguments') ?? {};
  const [wrong] = instanceFaults(tool.inputSchema, args, 'The arguments object', "the tool's `inputSchema`");
  if (wrong) return [wrongArguments(tool.name, wrong.says, revision)];
  return doneIn('CallToolResult', tool.does, args, call, (result) => fitting(structured(result, tool), revision));
}

/** Since 2025-11-25 invalid arguments are reported to the model, which can fix them; before, they are a protocol error. */
function wrongArguments(name: string, says: string, revision: Call['revision']): Step {
  const text = says.replaceAll('`', "'");
  const unfit = `The arguments do not match the \`inputSchema\` of \`${name}\`, so the tool does not run. ${says}`;
  if (revision === '2025-11-25' || revision === '2026-07-28') {
    const why = `${unfit} In MCP ${revision} this is a result with \`isError\`, which the model can read and fix, and not a protocol error.`;
    return {
      do: 'result',
      result: failure(text),
      why: { says: why, requirement: 'tools/invalid-arguments-protocol-error' },
    };
  }
  const why = `${unfit} In MCP ${revision} this is the error \`-32602\`.`;
  return {
    do: 'error',
    code: -32602,
    message: `Invalid arguments: ${text}`,
    why: { says: why, requirement: 'tools/invalid-arguments-accepted' },
  };
}

/**
 * The result if it matches the `outputSchema`; otherwise a failure with the first mismatch. Structured content without text is
 * also returned as text.
 */
function structured(result: JsonRecord, { outputSchema }: Pick<ToolDefinition, 'outputSchema'>): JsonRecord {
  const { structuredContent, content } = result;
  if (structuredContent !== undefined && content === undefined)
    return structured(
      { ...result, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] },
      { outputSchema },
    );
  if (!outputSchema || result.isError === true) return result;
  if (structuredContent === undefined)
    return failure('The tool has an outputSchema, but returned no structured content.');
  const [wrong] = instanceFaults(
    outputSchema,
    structuredContent,
    'The structured content',
    "the tool's `outputSchema`",
  );
  return wrong ? failure(wrong.says.replaceAll('`', "'")) : result;
}

function failure(text: string): JsonRecord {
  return { content: [{ type: 'text', text }], isError: true };
}
