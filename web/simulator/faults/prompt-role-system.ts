/** Prompts have a system role. */
import { isObject } from '../../protocol/values.ts';
import type { Fault } from './define.ts';
import { changingResults } from './tools.ts';

/** A role that does not exist. */
export const promptRoleSystem: Fault = {
  id: 'prompt-role-system',
  title: 'Prompts have a system role',
  says: 'The messages of a prompt have the role `system`, which models know and MCP does not. Clients refuse the prompt; a right server uses `user` and `assistant`.',
  rule: 'shape/value',
  requirement: 'prompts/message-role',
  alter: (outputs, scene) =>
    changingResults(outputs, scene, ['prompts/get'], (result) => {
      const [first, ...rest] = Array.isArray(result.messages) ? result.messages : [];
      return isObject(first) ? { ...result, messages: [{ ...first, role: 'system' }, ...rest] } : null;
    }),
  shows: { server: 'everything', client: [{ id: 1, method: 'prompts/get', params: { name: 'greeting' } }] },
};
