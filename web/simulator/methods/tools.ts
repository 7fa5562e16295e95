/** `tools/list` and `tools/call`. */
import { stringOf } from '../../protocol/values.ts';
import { offeredTo } from '../extensions/apps.ts';
import { proceed, workFor } from '../work.ts';
import type { Handler } from './define.ts';
import { listedTool } from './listed.ts';
import { answerPage } from './pages.ts';
import { asTask, startTask } from './tasks.ts';
import { toolOf } from './tool-plan.ts';

/** What clients see of the tools. */
export const listTools: Handler = (turn, request) => {
  const shown = (offeredTo(turn.state.definition, request).tools ?? []).map(listedTool);
  answerPage(turn, request, 'tools', shown);
};

/**
 * Runs a tool. An unknown tool is a protocol error; invalid arguments are reported to the model in revisions that require it.
 */
export const callTool: Handler = (turn, request) => {
  const tool = toolOf(offeredTo(turn.state.definition, request).tools, request.params.name);
  if (!tool) {
    const name = JSON.stringify(request.params.name);
    return turn.refuse(
      request,
      { code: -32602, message: `Unknown tool: ${stringOf(request.params.name)}` },
      {
        says: `There is no tool ${name}. This is the protocol error \`-32602\`, not a result with \`isError\`.`,
      },
    );
  }
  const inTask = asTask(turn, request, tool);
  if (inTask === true) startTask(turn, request);
  else if (inTask === false) proceed(turn, workFor(request, turn.state.now));
};
