/** `console` of the Console Standard, on top of a function that prints a line. */

const { stringify } = JSON;
const { now } = performance;

const plain = (value: unknown): string => String(value);

/** A value as `console.log` prints it. */
function shown(value: unknown): string {
  try {
    if (typeof value === 'string') return value;
    if (typeof value !== 'object') return plain(value);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof Map) return `Map ${stringify([...value])}`;
    if (value instanceof Set) return `Set ${stringify([...value])}`;
    return stringify(value);
  } catch {
    return 'a value that cannot be shown';
  }
}

/** The values as one text, with `%s` and the other specifiers of the first one replaced. */
function textOf(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(shown).join(' ');
  const text = first.replaceAll(/%[%sdifoOjc]/gu, (found) => {
    if (values.length === 1) return found;
    if (found === '%%') return '%';
    if (rest.length === 0) return found;
    const value = rest.shift();
    if (found === '%c') return '';
    if (!/%[dif]/u.test(found)) return shown(value);
    const number = typeof value === 'symbol' ? Number.NaN : Number(value);
    return `${found === '%i' ? Math.trunc(number) : number}`;
  });
  return [text, ...rest.map(shown)].join(' ');
}

/** The console that prints with this function. */
export function consoleOn(print: (text: string) => void): Readonly<Record<string, (...values: unknown[]) => void>> {
  let indent = '';
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  const out = (text: string): void => print(text.replaceAll(/^/gmu, indent));
  const log = (...values: unknown[]): void => out(textOf(values));
  const passed = (label: string): string =>
    `${label}: ${Math.round(Reflect.apply(now, performance, []) - (timers.get(label) ?? 0))}ms`;
  const timed = (label: string, values: readonly unknown[]): void => {
    if (timers.has(label)) out([passed(label), ...(values.length > 0 ? [textOf(values)] : [])].join(' '));
    else out(`Timer “${label}” does not exist`);
  };
  const group = (...values: unknown[]): void => {
    if (values.length > 0) log(...values);
    indent += '  ';
  };
  const named = (label: unknown): string => (label === undefined ? 'default' : plain(label));
  return {
    log,
    info: log,
    debug: log,
    warn: log,
    error: log,
    dirxml: log,
    dir: (value) => log(value),
    table: (value) => log(value),
    trace: (...values) => out(`Trace${values.length > 0 ? `: ${textOf(values)}` : ''}`),
    assert: (condition, ...values) => {
      if (!condition) out(`Assertion failed${values.length > 0 ? `: ${textOf(values)}` : ''}`);
    },
    clear: () => undefined,
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = indent.slice(2);
    },
    count: (label) => {
      const count = (counts.get(named(label)) ?? 0) + 1;
      counts.set(named(label), count);
      out(`${named(label)}: ${count}`);
    },
    countReset: (label) => {
      counts.set(named(label), 0);
    },
    time: (label) => {
      if (!timers.has(named(label))) timers.set(named(label), Reflect.apply(now, performance, []));
    },
    timeLog: (label, ...values) => timed(named(label), values),
    timeEnd: (label) => {
      timed(named(label), []);
      timers.delete(named(label));
    },
  };
}
