/** Ids of pending requests, with their methods: usually few at a time, added and removed constantly. */

/** More ids are stored in a map. */
const FEW = 8;

/** Like a map, but allocates nothing for a few ids. */
export class Waiting {
  readonly #ids: (string | number)[] = [];
  readonly #methods: string[] = [];
  #many: Map<string | number, string> | null = null;

  get size(): number {
    return this.#many ? this.#many.size : this.#ids.length;
  }

  get(id: string | number): string | undefined {
    if (this.#many) return this.#many.get(id);
    const at = this.#ids.indexOf(id);
    return at < 0 ? undefined : this.#methods[at];
  }

  set(id: string | number, method: string): void {
    const at = this.#ids.indexOf(id);
    if (this.#many) this.#many.set(id, method);
    else if (at >= 0) this.#methods[at] = method;
    else if (this.#ids.length < FEW) {
      this.#ids.push(id);
      this.#methods.push(method);
    } else {
      this.#many = new Map(this.#ids.map((one, index) => [one, this.#methods[index] ?? '']));
      this.#many.set(id, method);
    }
  }

  delete(id: string | number): void {
    if (this.#many) {
      this.#many.delete(id);
      return;
    }
    const at = this.#ids.indexOf(id);
    const [last, method] = at < 0 ? [] : [this.#ids.pop(), this.#methods.pop()];
    if (last === undefined || method === undefined || at === this.#ids.length) return;
    this.#ids[at] = last;
    this.#methods[at] = method;
  }
}
