/** The expected results for the samples in `public/samples/`. */

/** The facts of one sample. */
export interface SampleFacts {
  readonly file: string;
  /** The reader that claims it. */
  readonly id: string;
  /** The format of the report, if the text is read in parts instead. */
  readonly format?: 'parts';
  /** The senders of its messages in order: `c`, `s`, `u`; empty if it has none. */
  readonly from: string;
  /** `lines`: each line is independent, so that colors, indentation and cuts can be applied to all of them. */
  readonly kind: 'lines' | 'document';
  /** Names of its sessions; if omitted, one without a name. */
  readonly sessions?: readonly string[];
  /** Whether its messages have times; if omitted, all of them do. */
  readonly clock?: false | 'some';
  /** Expected findings, as `rule@entry`; or the tests of the rules cover them. */
  readonly finds?: readonly string[] | 'elsewhere';
  readonly trust?: readonly string[];
  /** Smallest distance to the next claim. */
  readonly margin?: number;
  /** False if two copies in a row, or a part, are another format. */
  readonly twice?: false;
  readonly cut?: false;
}

/** A handshake, a list, a call, a rejection. */
const FULL = 'csccscscs';

/** All samples. */
export const SAMPLES: readonly SampleFacts[] = [
  { file: 'python-sdk.log', id: 'python-sdk', from: FULL, kind: 'lines' },
  { file: 'python-sdk-repr.log', id: 'python-sdk', from: FULL, kind: 'lines', trust: ['normalised'] },
  { file: 'python-sdk-info.log', id: 'python-sdk', from: '', kind: 'lines' },
  { file: 'java-sdk.log', id: 'java-sdk', from: FULL, kind: 'lines', trust: ['verbatim', 'altered'] },
  { file: 'php-sdk.log', id: 'php-sdk', from: FULL, kind: 'lines', sessions: ['b14f0c66d2'], trust: ['normalised'] },
  { file: 'reticle.csv', id: 'csv', from: FULL, kind: 'lines' },
  { file: 'lsp-trace.log', id: 'lsp-trace', from: 'csccscs', kind: 'lines', trust: ['normalised'] },
  { file: 'lsp-trace.jsonl', id: 'lsp-json', from: 'csccsscs', kind: 'lines' },
  { file: 'claude-code.log', id: 'claude-code', from: '', kind: 'lines' },
  {
    file: 'inspector-export.json',
    id: 'inspector-export',
    from: 'csccscsscs',
    kind: 'document',
    trust: ['normalised'],
  },
  {
    file: 'mcpsnoop.jsonl',
    id: 'mcpsnoop',
    from: FULL,
    kind: 'lines',
    sessions: ['fs (s-4f1c)'],
    trust: ['verbatim', 'altered'],
  },
  {
    file: 'tap-stdio.jsonl',
    id: 'tap',
    from: FULL,
    kind: 'lines',
    sessions: ['run 1'],
    finds: ['features/unlisted@7'],
  },
  {
    file: 'tap-http.jsonl',
    id: 'tap',
    from: FULL + FULL,
    kind: 'lines',
    sessions: ['run 1', 'run 2'],
    finds: ['features/unlisted@7', 'legacy-sse/stream@10', 'features/unlisted@16'],
  },
  { file: 'trace.jsonl', id: 'trace', from: FULL, kind: 'lines' },
  {
    file: 'reticle.json',
    id: 'reticle',
    from: FULL,
    kind: 'document',
    sessions: ['fs evening'],
    trust: ['normalised'],
  },
  { file: 'mcp-use.json', id: 'rpc-log', from: FULL, kind: 'document', sessions: ['linear'], trust: ['normalised'] },
  {
    file: 'claude-code-mcp.jsonl',
    id: 'nested',
    from: FULL,
    kind: 'lines',
    sessions: ['0b7d2c9e-31c5-4a55-9a0d-9f2f6d0c2a11'],
    margin: 6,
  },
  { file: 'cloud-log.jsonl', id: 'nested', from: FULL, kind: 'lines', margin: 6 },
  {
    file: 'conformance-checks.json',
    id: 'conformance',
    from: 'cc',
    kind: 'document',
    sessions: ['Initialize', 'ToolCall'],
    trust: ['normalised'],
    cut: false,
    twice: false,
  },
  { file: 'browser.har', id: 'har', from: 'csccscsscs', kind: 'document', sessions: ['9d1f6c0a4be24f0c'] },
  { file: 'mcpsnoop.har', id: 'har', from: FULL, kind: 'document' },
  {
    file: 'inspector-network.json',
    id: 'inspector-network',
    from: FULL,
    kind: 'document',
    sessions: ['9d1f6c0a4be24f0c'],
  },
  {
    file: 'curl.txt',
    id: 'curl',
    from: FULL,
    kind: 'document',
    clock: false,
    sessions: ['9d1f6c0a4be24f0c'],
    cut: false,
  },
  {
    file: 'curl-verbose.txt',
    id: 'curl',
    from: 's',
    kind: 'document',
    clock: false,
    sessions: [''],
    cut: false,
    twice: false,
  },
  {
    file: 'curl-windows.txt',
    id: 'curl',
    from: 'cs',
    kind: 'document',
    clock: false,
    cut: false,
    twice: false,
    finds: ['http/accept@0', 'responses/error-id-null-mcp@1', 'errors/code-meaning@1'],
  },
  {
    file: 'shell-pipe.txt',
    id: 'shell-pipe',
    from: 'csccscc',
    kind: 'document',
    clock: false,
    sessions: ['run 1', 'run 2', 'run 3'],
    cut: false,
    twice: false,
  },
  {
    file: 'http.txt',
    id: 'http',
    from: FULL,
    kind: 'document',
    clock: false,
    sessions: ['9d1f6c0a4be24f0c'],
    cut: false,
  },
  {
    file: 'sse.txt',
    id: 'sse',
    from: 'ssss',
    kind: 'document',
    clock: false,
    finds: 'elsewhere',
    cut: false,
    twice: false,
  },
  {
    file: 'content-length.txt',
    id: 'frames',
    from: FULL,
    kind: 'document',
    clock: false,
    finds: 'elsewhere',
    cut: false,
    twice: false,
  },
  { file: 'complaint.txt', id: 'complaint', from: '', kind: 'lines' },
  { file: 'access.log', id: 'access-log', from: '', kind: 'lines' },
  { file: 'arrows.txt', id: 'arrows', from: FULL, kind: 'lines', clock: false },
  { file: 'arrows-json-rpc.txt', id: 'arrows', from: 'csccs', kind: 'lines', clock: false },
  {
    file: 'claude-desktop.log',
    id: 'claude-desktop',
    from: 'cscccsscs',
    kind: 'lines',
    sessions: ['inventory'],
    finds: ['capabilities/asked@3'],
  },
  {
    file: 'claude-desktop-combined.log',
    id: 'claude-desktop',
    from: 'ccsccssccsccsscscs',
    kind: 'lines',
    sessions: ['timetable', 'files'],
  },
  { file: 'claude-desktop-lifecycle.log', id: 'claude-desktop', from: '', kind: 'lines' },
  {
    file: 'claude-desktop-tails.log',
    id: 'claude-desktop',
    from: FULL,
    kind: 'lines',
    sessions: ['meeting-notes'],
    trust: ['verbatim', 'altered'],
  },
  { file: 'csharp-sdk.log', id: 'csharp-sdk', from: FULL, kind: 'lines', clock: false },
  { file: 'cursor.log', id: 'cursor', from: '', kind: 'lines' },
  { file: 'go-sdk.log', id: 'go-sdk', from: `${FULL}c`, kind: 'lines', clock: false },
  { file: 'docker-compose.log', id: 'container', from: FULL, kind: 'lines', sessions: ['orders-1'], clock: false },
  { file: 'kubernetes.log', id: 'container', from: FULL, kind: 'lines' },
  { file: 'journal.log', id: 'container', from: FULL, kind: 'lines', sessions: ['orders'] },
  { file: 'json-strings.txt', id: 'json-string', from: FULL, kind: 'document', clock: false, cut: false },
  {
    file: 'json-string-twice.txt',
    id: 'json-string',
    from: 'c',
    kind: 'document',
    clock: false,
    twice: false,
    cut: false,
  },
  { file: 'quoted.txt', id: 'quoted', from: 'cs', kind: 'document', clock: false, twice: false, cut: false },
  { file: 'stdio.ndjson', id: 'lines', from: FULL, kind: 'lines', clock: false, cut: false },
  { file: 'stdio-noise.ndjson', id: 'lines', from: FULL, kind: 'lines', clock: false, cut: false },
  { file: 'pretty.json', id: 'json', from: 'cs', kind: 'document', clock: false, twice: false, cut: false },
  {
    file: 'jsonc.txt',
    id: 'json',
    from: 'c',
    kind: 'document',
    clock: false,
    twice: false,
    cut: false,
    finds: ['json-comment@0', 'json-trailing-comma@0'],
    trust: ['normalised'],
  },
  {
    file: 'issue.md',
    id: 'markdown',
    format: 'parts',
    from: 'cscs',
    kind: 'document',
    sessions: ['', 'orders'],
    clock: 'some',
    twice: false,
    cut: false,
    finds: ['json-notation@1'],
    trust: ['verbatim', 'altered'],
  },
  { file: 'inspector-console.log', id: 'inspector-console', from: '', kind: 'lines' },
  { file: 'mcp-probe.log', id: 'mixed', from: FULL, kind: 'lines' },
  {
    file: 'mcp-remote.log',
    id: 'mcp-remote',
    from: 'c',
    kind: 'lines',
    sessions: ['26682'],
    clock: false,
    trust: ['normalised'],
  },
  { file: 'mcptools.log', id: 'mcptools', from: FULL, kind: 'lines', clock: false },
  { file: 'mixed.log', id: 'mixed', from: FULL, kind: 'lines' },
  { file: 'rust-sdk.log', id: 'rust-sdk', from: 'cs', kind: 'lines', trust: ['normalised'], twice: false, cut: false },
  {
    file: 'supergateway.log',
    id: 'supergateway',
    from: 'ccssccccssccssccss',
    kind: 'lines',
    sessions: ['5c3aeb10-bb0f-42fb-8780-38664c12dc49', 'c7e2c7a5-0d1f-4f0d-9f5e-3f2b6f0a9c11'],
    clock: false,
  },
  { file: 'ts-fetch.log', id: 'ts-fetch', from: '', kind: 'lines' },
  { file: 'vscode.log', id: 'vscode', from: FULL, kind: 'lines' },
  { file: 'vscode-2025-03.log', id: 'vscode', from: FULL, kind: 'lines' },
];
