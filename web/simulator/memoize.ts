/** Caches what is derived from an object. Definitions never change in place, so a cached value stays valid. */

/** A function that caches its result for an object, as long as that object lives. */
export function onceFor<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, { of: Made }>();
  return (from) => {
    const before = made.get(from);
    if (before) return before.of;
    const of = make(from);
    made.set(from, { of });
    return of;
  };
}
