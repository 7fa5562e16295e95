/** `import 'mcp-protocol-playground/vitest'` in a setup file of Vitest adds the matcher `toBeValidMcp` to `expect`. */
import { expect } from 'vitest';
import { toBeValidMcp, type ValidMcpOptions } from '../library/matcher.ts';

export { toBeValidMcp, type ValidMcpOptions } from '../library/matcher.ts';

expect.extend({ toBeValidMcp });

declare module 'vitest' {
  interface Matchers<T> {
    /** Passes if the messages have no errors in a revision; without one, it is inferred from them. */
    toBeValidMcp(options?: ValidMcpOptions): void;
  }
}
