/** Made once for each value it is made from. Definitions are never changed in place, so what is made from one stays right. */

/** A function that remembers what it made for an object, as long as that object lives. */
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
