/** Requirements of this area that no rule reports under their own id, and why. */
export const withoutRule: Readonly<Record<string, string>> = {
  'sse/batched-event': 'Lists are wrong on every transport from 2025-06-18 on; `batch/not-supported` reports them.',
  'sse/server-request':
    'No transport carries requests of the server from 2026-07-28 on; `stateless/server-request` reports them.',
  'stdio/batch-line': 'Lists are wrong on every transport from 2025-06-18 on; `batch/not-supported` reports them.',
  'stdio/server-request':
    'No transport carries requests of the server from 2026-07-28 on; `stateless/server-request` reports them.',
};
