/** The import graph: cycles in it, and imports to a higher layer than allowed. Used by `tidy.test.ts`. */

/** Maps each file to the files it imports in any way: values, types only, or dynamically. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Every import cycle as one sentence that lists its files, sorted; empty if there is none. A file that imports itself is a
 * cycle. Imported files that are not in the graph are ignored.
 */
export function circlesIn(graph: ImportGraph): string[] {
  return componentsOf(graph)
    .filter(([first = '', ...rest]) => rest.length > 0 || graph.get(first)?.includes(first) === true)
    .map((files) => `These files import each other: ${shortestCircle(graph, files).join(' → ')}`)
    .toSorted();
}

/** Groups of files that reach each other (Tarjan's algorithm), each in the order of the graph. */
function componentsOf(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): void => {
    const own = number.size;
    number.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!number.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? own, lowest.get(next) ?? own));
    }
    if (lowest.get(file) === own) found.push(open.splice(open.indexOf(file)));
  };
  for (const file of graph.keys()) if (!number.has(file)) visit(file);
  return found;
}

/** The shortest path from the first file of a group back to itself. */
function shortestCircle(graph: ImportGraph, files: readonly string[]): string[] {
  const [start = ''] = files;
  const before = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return wayTo(file, start, before);
      if (!files.includes(next) || before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return [start];
}

function wayTo(end: string, start: string, before: ReadonlyMap<string, string>): string[] {
  const way = [start];
  for (let file = end; file !== start; file = before.get(file) ?? start) way.push(file);
  return [start, ...way.slice(1).toReversed(), start];
}

/**
 * Floors (layers) from the lowest to the highest. A floor lists folders and files of one room; they may not import each other.
 */
export type Floors = readonly (readonly string[])[];

/** The problem of an import inside a room with floors, or null. Paths are relative to the room. */
export function floorProblem(floors: Floors, from: string, to: string): string | null {
  const [own, other] = [placeOf(floors, from), placeOf(floors, to)];
  if (!own) return `${from} is on no floor: add its folder to the list of floors`;
  if (!other) return `${to} is on no floor: add its folder to the list of floors`;
  if (own.name === other.name || other.floor < own.floor) return null;
  return `${from} may not import ${to}: ${own.name} may import only lower floors, and ${other.name} is ${other.floor === own.floor ? 'beside it' : 'above it'}`;
}

function placeOf(floors: Floors, path: string): { floor: number; name: string } | null {
  const [top = path] = path.split('/');
  const floor = floors.findIndex((names) => names.includes(top));
  return floor < 0 ? null : { floor, name: top };
}
