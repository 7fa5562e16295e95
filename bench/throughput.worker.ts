/** Text to verdict in a worker: bare `JSON.parse`, our engine, the official SDK's typed schemas, on the same lines. */
import {
  CallToolRequestSchema,
  CallToolResultSchema,
  InitializedNotificationSchema,
  InitializeRequestSchema,
  InitializeResultSchema,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  ListToolsResultSchema,
  LoggingMessageNotificationSchema,
  ProgressNotificationSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { checker, loadValidators } from '../web/protocol/shapes.ts';
import { makeCorpus } from './corpus.ts';

type Runner = () => number;

const lines = makeCorpus(20_000);
const text = lines.join('\n');
const revision = '2025-11-25';
const loaded = loadValidators(revision);

interface Loose {
  id?: string | number;
  method?: string;
  result?: unknown;
}

/** By method; a result by the method of its request. */
const calls: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = {
  initialize: InitializeRequestSchema,
  'notifications/initialized': InitializedNotificationSchema,
  'tools/list': ListToolsRequestSchema,
  'tools/call': CallToolRequestSchema,
  'notifications/progress': ProgressNotificationSchema,
  'notifications/message': LoggingMessageNotificationSchema,
};
const answers: typeof calls = {
  initialize: InitializeResultSchema,
  'tools/list': ListToolsResultSchema,
  'tools/call': CallToolResultSchema,
};

const runners: Readonly<Record<string, Runner>> = {
  parse() {
    let objects = 0;
    for (const line of lines) if (typeof JSON.parse(line) === 'object') objects += 1;
    return objects;
  },
  product() {
    const prepared = checker.prepare(text, { revision });
    const { verdict } = checker.judge(prepared, revision);
    if (verdict.errors > 0) throw new Error('The corpus is right, but the engine finds errors');
    return prepared.rowList.length;
  },
  sdk() {
    const open = new Map<string | number, string>();
    let right = 0;
    for (const line of lines) {
      const message: Loose = JSON.parse(line);
      let schema: { safeParse(value: unknown): { success: boolean } } | undefined;
      if (message.method !== undefined) {
        schema = calls[message.method];
        if (message.id !== undefined) open.set(message.id, message.method);
        if (schema?.safeParse(message).success) right += 1;
      } else if (message.result === undefined) {
        if (JSONRPCMessageSchema.safeParse(message).success) right += 1;
      } else {
        schema = answers[open.get(message.id ?? '') ?? ''];
        if (schema?.safeParse(message.result).success) right += 1;
      }
    }
    return right;
  },
};

self.onmessage = async ({ data }: MessageEvent<{ run: string }>) => {
  await loaded;
  const run = runners[data.run];
  if (!run) throw new Error(`There is no runner ${data.run}`);
  const start = performance.now();
  const judged = run();
  self.postMessage({ took: performance.now() - start, judged, bytes: text.length });
};
