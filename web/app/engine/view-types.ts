/** The call about a host and its view, and its data. Plain data. */
import type { OpenedView } from '../../simulator/apps/opened.ts';
import type { ViewLine, ViewWire } from '../../simulator/apps/wire.ts';
import type { RunInput, RunSetup } from '../../simulator/inputs.ts';

export type { ViewLine, ViewWire } from '../../simulator/apps/wire.ts';

/** What a run shows of a view. */
export interface RunWithView {
  /** The last call of a tool with a view; null if there is none. */
  view: OpenedView | null;
}

/** The calls about views. */
export interface ViewCalls {
  /**
   * The messages between a host and its view, beside those of a run, with the findings of the checker. `fault` is the one that is
   * on.
   */
  viewWire(
    setup: RunSetup,
    inputs: readonly RunInput[],
    lines: readonly ViewLine[],
    fault: string | null,
  ): Promise<ViewWire | null>;
}
