/** What a response answers. */
import type { JsonObject } from '../json/types.ts';

/** What is known of the request a response answers. */
export interface Asked {
  readonly method: string;
  /** The `name` among its parameters, such as that of a tool; null when there is none. */
  readonly named: string | null;
  /** True when it asks to run as a task. */
  readonly asTask: boolean;
  /** Empty when it had none. */
  readonly params: JsonObject;
}
