/** All entries of the catalog. */
import type { HostEntry } from '../define.ts';
import { agents } from './agents.ts';
import { anthropicApi } from './anthropic-api.ts';
import { claudeApps } from './claude-apps.ts';
import { claudeCode } from './claude-code.ts';
import { cline } from './cline.ts';
import { codexAndChatgpt } from './codex-and-chatgpt.ts';
import { copilot } from './copilot.ts';
import { editors } from './editors.ts';
import { frameworks } from './frameworks.ts';
import { geminiApi } from './gemini-api.ts';
import { geminiCli } from './gemini-cli.ts';
import { openai } from './openai.ts';
import { otherApis } from './other-apis.ts';
import { typescriptSdk } from './typescript-sdk.ts';
import { typescriptSdkResults } from './typescript-sdk-results.ts';
import { vscode } from './vscode.ts';

/** All entries, host by host. */
export const hostEntries: readonly HostEntry[] = [
  ...agents,
  ...anthropicApi,
  ...claudeApps,
  ...claudeCode,
  ...cline,
  ...codexAndChatgpt,
  ...copilot,
  ...editors,
  ...frameworks,
  ...geminiApi,
  ...geminiCli,
  ...openai,
  ...otherApis,
  ...typescriptSdk,
  ...typescriptSdkResults,
  ...vscode,
];

const byId = new Map(hostEntries.map((entry) => [entry.id, entry]));

/** The entry with this id; undefined if there is none. */
export function hostEntry(id: string): HostEntry | undefined {
  return byId.get(id);
}
