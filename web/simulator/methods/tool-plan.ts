/** The steps of a tool's call. */
import { instanceFaults, objectAt, wordsFor } from '../../protocol/values.ts';
import type { Call } from '../call.ts';
import type { JsonRecord, Step, ToolDefinition } from '../types.ts';
import { fitting } from './content.ts';
import { doneIn } from './doing.ts';

/** The tool of a name. */
export function toolOf(tools: readonly ToolDefinition[] | undefined, name: unknown): ToolDefinition | undefined {
  return tools?.find((tool) => tool.name === name);
}

/** The steps of a call. */
export function planOfTool(call: Call): readonly Step[] {
  const { params, revision, state } = call;
  const tool = toolOf(state.definition.tools, params.name);
  if (!tool) return [{ do: 'error', code: -32602, message: `Unknown tool: ${wordsFor(params.name)}` }];
  const args = objectAt(params, 'arguments') ?? {};
  const [wrong] = instanceFaults(tool.inputSchema, args, 'The arguments object', "the tool's `inputSchema`");
  if (wrong) return [wrongArguments(tool.name, wrong.says, revision)];
  return doneIn('CallToolResult', tool.does, args, call, (result) => fitting(structured(result, tool), revision));
}

/** Since 2025-11-25 wrong arguments are for the model to read and fix; before, they are an error of the protocol. */
function wrongArguments(name: string, says: string, revision: Call['revision']): Step {
  const text = says.replaceAll('`', "'");
  const unfit = `The arguments do not fit the \`inputSchema\` of \`${name}\`, so the tool does not run. ${says}`;
  if (revision === '2025-11-25' || revision === '2026-07-28') {
    const why = `${unfit} In MCP ${revision} that is a result with \`isError\`, which the model reads and mends, not an error of the protocol.`;
    return {
      do: 'result',
      result: failure(text),
      why: { says: why, requirement: 'tools/invalid-arguments-protocol-error' },
    };
  }
  const why = `${unfit} In MCP ${revision} that is the error \`-32602\`.`;
  return {
    do: 'error',
    code: -32602,
    message: `Invalid arguments: ${text}`,
    why: { says: why, requirement: 'tools/invalid-arguments-accepted' },
  };
}

/** The result, where it keeps the promise of the `outputSchema`; else a failure that says where it does not. Structure alone is told as text, too. */
function structured(result: JsonRecord, { outputSchema }: Pick<ToolDefinition, 'outputSchema'>): JsonRecord {
  const { structuredContent, content } = result;
  if (structuredContent !== undefined && content === undefined)
    return structured(
      { ...result, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] },
      { outputSchema },
    );
  if (!outputSchema || result.isError === true) return result;
  if (structuredContent === undefined) return failure('The tool has an outputSchema, but gave no structured content.');
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
