/** The places of findings in a message: queried for every place, so a lookup does not search all findings. */
import { pointerOf } from '../json/pointer.ts';
import type { Path } from '../json/plan.ts';

/** The places found so far. */
export class Reported {
  /** Values with a finding about the value itself, not about a missing member. */
  readonly #values = new Set<string>();
  /** All places found, and all places that contain them. */
  readonly #around = new Set<string>(['']);

  /** Adds a place. `missing`: the value there lacks a member. */
  add(path: Path, missing: boolean): void {
    for (let length = 1; length <= path.length; length++) this.#around.add(pointerOf(path.slice(0, length)));
    if (!missing && path.length > 0) this.#values.add(pointerOf(path));
  }

  /** True if the value at the path, or one that contains it (except the whole message), has a finding. */
  covers(path: Path): boolean {
    for (let length = path.length; length > 0; length--) {
      if (this.#values.has(pointerOf(path.slice(0, length)))) return true;
    }
    return false;
  }

  /** True if there is a finding at the path or below it. */
  within(path: Path): boolean {
    return this.#around.has(pointerOf(path));
  }
}
