/** The request of a response. */
import type { JsonObject } from '../json/types.ts';

/** The known details of a response’s request. */
export interface RequestContext {
  readonly method: string;
  /** The `name` in its parameters, such as that of a tool; null if there is none. */
  readonly named: string | null;
  /** True if it requests execution as a task. */
  readonly asTask: boolean;
  /** Empty if it had none. */
  readonly params: JsonObject;
}
