/** Lists of numbers instead of lists of objects: a long log creates nothing that the garbage collector must move. */

/** The same numbers with double capacity. */
export function widened(list: Int32Array): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(list.length * 2);
  wide.set(list);
  return wide;
}

/** Assigns equal values the same number, counted from 0. */
export class Numbered<Thing extends string | object> {
  readonly #numbers = new Map<Thing, number>();
  readonly #things: Thing[] = [];

  of(thing: Thing): number {
    const known = this.#numbers.get(thing);
    if (known !== undefined) return known;
    const number = this.#things.push(thing) - 1;
    this.#numbers.set(thing, number);
    return number;
  }

  at(number: number): Thing | undefined {
    return number < 0 ? undefined : this.#things[number];
  }
}

/** Ascending indices: usually consecutive, in which case only the first and the last are stored. */
export class Indices implements Iterable<number> {
  #first = 0;
  #length = 0;
  /** Used after a gap. */
  #list: Int32Array | null = null;

  get length(): number {
    return this.#length;
  }

  /** The index at a position; `undefined` if there is none. */
  at(place: number): number | undefined {
    if (place < 0 || place >= this.#length) return undefined;
    return this.#list ? this.#list[place] : this.#first + place;
  }

  add(index: number): void {
    if (this.#length === 0) this.#first = index;
    else if (!this.#list && index !== this.#first + this.#length) this.#list = Int32Array.from(this);
    if (this.#list) {
      if (this.#length >= this.#list.length) this.#list = widened(this.#list);
      this.#list[this.#length] = index;
    }
    this.#length++;
  }

  /** The indices at the first positions. */
  head(count: number): number[] {
    const out: number[] = [];
    for (let place = 0; place < count && place < this.#length; place++) out.push(this.at(place) ?? 0);
    return out;
  }

  *[Symbol.iterator](): Generator<number> {
    for (let place = 0; place < this.#length; place++) yield this.at(place) ?? 0;
  }
}

/** How far a number may be ahead of the previous ones and still be stored in the list. */
const AHEAD = 64;

/** A map keyed by message ids: most ids count up and are stored in a list with direct access. */
export class ById<Thing> {
  readonly #list: (Thing | undefined)[] = [];
  readonly #others = new Map<string | number, Thing>();

  get(id: string | number): Thing | undefined {
    const listed = isPlace(id) ? this.#list[id] : undefined;
    return listed === undefined && this.#others.size > 0 ? this.#others.get(id) : listed;
  }

  set(id: string | number, thing: Thing): void {
    if (!isPlace(id) || id > this.#list.length + AHEAD || (this.#others.size > 0 && this.#others.has(id))) {
      this.#others.set(id, thing);
      return;
    }
    while (this.#list.length < id) this.#list.push(undefined);
    this.#list[id] = thing;
  }

  *values(): Generator<Thing> {
    for (const one of this.#list) if (one !== undefined) yield one;
    yield* this.#others.values();
  }
}

function isPlace(id: string | number): id is number {
  return typeof id === 'number' && id >= 0 && (id | 0) === id;
}
