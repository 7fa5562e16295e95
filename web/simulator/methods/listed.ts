/** What clients see of the server's lists: definitions without their behavior. */
import { onceFor } from '../memoize.ts';
import type { JsonRecord, PromptDefinition, ResourceDefinition, TemplateDefinition, ToolDefinition } from '../types.ts';

/** A tool as in `tools/list`. */
export const listedTool: (tool: ToolDefinition) => JsonRecord = onceFor(({ does, ...tool }: ToolDefinition) => {
  void does;
  return tool;
});

/** A resource or template as in its list. */
export const listedResource: (one: ResourceDefinition | TemplateDefinition) => JsonRecord = onceFor((one) => {
  const shown: JsonRecord = Object.fromEntries(
    Object.entries(one).filter(([key]) => key !== 'text' && key !== 'blob' && key !== 'does' && key !== 'complete'),
  );
  return shown;
});

/** A prompt as in `prompts/list`. */
export const listedPrompt: (prompt: PromptDefinition) => JsonRecord = onceFor(
  ({ arguments: args, does, messages, complete, ...prompt }: PromptDefinition) => {
    void [does, messages, complete];
    return { ...prompt, ...(args ? { arguments: args.map((one) => ({ ...one })) } : {}) };
  },
);
