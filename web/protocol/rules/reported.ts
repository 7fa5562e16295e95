/** Where something was found in a message: asked for every place, so it answers without going through all findings. */
import { pointerOf } from '../json/pointer.ts';
import type { Path } from '../json/plan.ts';

/** The places found so far. */
export class Reported {
  /** Values that are blamed themselves, not for what they lack. */
  readonly #values = new Set<string>();
  /** All places found, and all around them. */
  readonly #around = new Set<string>(['']);

  /** Adds a place. `missing`: what stands there is blamed for what it lacks. */
  add(path: Path, missing: boolean): void {
    for (let length = 1; length <= path.length; length++) this.#around.add(pointerOf(path.slice(0, length)));
    if (!missing && path.length > 0) this.#values.add(pointerOf(path));
  }

  /** True when the value at the path, or one around it but the message itself, is blamed. */
  covers(path: Path): boolean {
    for (let length = path.length; length > 0; length--) {
      if (this.#values.has(pointerOf(path.slice(0, length)))) return true;
    }
    return false;
  }

  /** True when something was found at the path or below it. */
  within(path: Path): boolean {
    return this.#around.has(pointerOf(path));
  }
}
