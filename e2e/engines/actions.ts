/** Input as WebDriver and WebDriver BiDi describe it, in the same words: actions of a keyboard and a mouse. */

/** Names of keys and their code points in WebDriver. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

const codeOf = (name: string): string => {
  const code = KEYS[name] ?? name;
  if (Array.from(code).length !== 1) throw new Error(`There is no key ${name}`);
  return code;
};

const keyboard = (actions: readonly object[]): object => ({ type: 'key', id: 'keyboard', actions });

/** A combination such as `Control+Shift+Z`: keys go down in order, and up in reverse. */
export function pressing(combination: string): readonly object[] {
  const codes = combination.split('+').map(codeOf);
  const down = codes.map((value) => ({ type: 'keyDown', value }));
  const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [keyboard([...down, ...up])];
}

/** The characters of a text, one after the other. */
export function typing(text: string): readonly object[] {
  const strokes = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [keyboard(strokes)];
}

/** A click at a place of the viewport. */
export function clicking(x: number, y: number): readonly object[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
