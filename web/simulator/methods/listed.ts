/** What clients see of what a server offers: definitions without what makes the answers. */
import { onceFor } from '../memoize.ts';
import type { JsonRecord, PromptDefinition, ResourceDefinition, TemplateDefinition, ToolDefinition } from '../types.ts';

/** A tool as `tools/list` shows it. */
export const listedTool: (tool: ToolDefinition) => JsonRecord = onceFor(({ does, ...tool }: ToolDefinition) => {
  void does;
  return tool;
});

/** A resource or template as its list shows it. */
export const listedResource: (one: ResourceDefinition | TemplateDefinition) => JsonRecord = onceFor((one) => {
  const shown: JsonRecord = Object.fromEntries(
    Object.entries(one).filter(([key]) => key !== 'text' && key !== 'blob' && key !== 'does' && key !== 'complete'),
  );
  return shown;
});

/** A prompt as `prompts/list` shows it. */
export const listedPrompt: (prompt: PromptDefinition) => JsonRecord = onceFor(
  ({ arguments: args, does, messages, complete, ...prompt }: PromptDefinition) => {
    void [does, messages, complete];
    return { ...prompt, ...(args ? { arguments: args.map((one) => ({ ...one })) } : {}) };
  },
);
