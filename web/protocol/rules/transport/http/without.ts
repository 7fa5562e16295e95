/** Requirements of this area that no rule reports under their own id, and why. */
export const withoutRule: Readonly<Record<string, string>> = {
  'http/batch-body': 'Lists are wrong on every transport from 2025-06-18 on; `batch/not-supported` reports them.',
  'http/batch-mixed': 'A mixed list is wrong on every transport; `batch/mixed-kinds` reports it.',
  'http/client-response':
    'No transport carries answers of the client from 2026-07-28 on; `stateless/client-response` reports them.',
};
