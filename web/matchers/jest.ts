/** `mcp-protocol-playground/jest` in `setupFilesAfterEnv` of Jest adds the matcher `toBeValidMcp` to the global `expect`. */
import { toBeValidMcp, type ValidMcpOptions } from '../library/matcher.ts';

export { toBeValidMcp, type ValidMcpOptions } from '../library/matcher.ts';

const own: unknown = Reflect.get(globalThis, 'expect');
if (hasExtend(own)) own.extend({ toBeValidMcp });

function hasExtend(value: unknown): value is { extend(matchers: object): void } {
  return typeof value === 'function' && 'extend' in value && typeof value.extend === 'function';
}

declare global {
  namespace jest {
    interface Matchers<R> {
      /** Passes if the messages have no errors in a revision; without one, it is inferred from them. */
      toBeValidMcp(options?: ValidMcpOptions): R;
    }
  }
}
