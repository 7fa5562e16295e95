/** The call about a host and its view, and its data. Plain data. */
import type { ViewLine, ViewWire } from '../../simulator/apps/wire.ts';
import type { RunInput, RunSetup } from '../../simulator/inputs.ts';

export type { OpenedView } from '../../simulator/apps/opened.ts';
export type { ViewLine, ViewWire } from '../../simulator/apps/wire.ts';

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
